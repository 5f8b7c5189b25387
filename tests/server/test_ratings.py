"""Ratings: what a match changes, written once, with its record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from lastcard.server.ratings import RatedMatch, Rating, places, rated
from lastcard.server.store import Store
from lastcard.table import entries
from lastcard.table.records import StoredRecord
from lastcard.table.room.opening import player_of
from tests.server.house import house
from tests.table.sitting import create


def match(record: str, **by_place: int) -> RatedMatch:
    return RatedMatch(record, "usa", by_place)


def record(name: str) -> StoredRecord:
    return StoredRecord(name, "AAAAAA", True, [], [], "{}\n")


def test_everybody_begins_in_the_middle_and_is_provisional() -> None:
    first = Rating()
    assert (first.number, first.uncertainty, first.provisional) == (1500, 350, True)


def test_who_wins_gains_what_is_less_the_surer_it_was() -> None:
    after = rated(match("m", ana=1, beto=2), {})
    assert after["ana"].change == -after["beto"].change > 0
    assert after["ana"].uncertainty < 350
    strong = Rating(35.0, 2.0, 30)
    expected = rated(match("m", ana=1, beto=2), {"ana": strong, "beto": Rating(25.0, 2.0, 30)})
    surprise = rated(match("m", ana=2, beto=1), {"ana": strong, "beto": Rating(25.0, 2.0, 30)})
    assert 0 < expected["ana"].change < -surprise["ana"].change
    assert expected["ana"].matches == 31 and expected["ana"].record == "m" and not expected["ana"].provisional


def test_a_shared_place_of_equals_changes_nothing() -> None:
    assert {rating.change for rating in rated(match("m", ana=1, beto=1), {}).values()} == {0}


def test_in_a_long_run_the_stronger_player_stands_higher_and_the_doubt_is_small() -> None:
    now: dict[str, Rating] = {}
    for number in range(60):
        won = number % 4 != 0
        now = rated(match(f"m{number}", ana=1 if won else 2, beto=2 if won else 1), now)
    assert now["ana"].number > now["beto"].number + 100
    assert now["ana"].uncertainty < 150


@pytest.mark.parametrize(
    ("winners", "scores", "lowest", "expected"),
    [
        ([1], [120, 510, 120, 40], False, [2, 1, 2, 4]),
        ([3], [30, 510, 120, 40], True, [2, 4, 3, 1]),
        ([2], None, False, [2, 2, 1]),
        ([0, 1], None, False, [1, 1, 3]),
    ],
)
def test_places_go_by_points_and_winners_are_first(
    winners: list[int], scores: list[int] | None, lowest: bool, expected: list[int]
) -> None:
    assert places(winners, scores, lowest, len(expected)) == expected


async def test_a_match_counts_with_its_record_or_not_at_all(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        counted = match("one", ana=1, beto=2)
        await store.append("AAAAAA", 1, entries.Next(), record("one"), rated=counted)
        with pytest.raises(sa.exc.IntegrityError):
            await store.append("AAAAAA", 2, entries.Next(), record("one"), rated=counted)
        with pytest.raises(sa.exc.IntegrityError):
            await store.append("AAAAAA", 1, entries.Next(), record("two"), rated=match("two", ana=2, beto=1))
    async with Store.opened(database) as store:
        (found,) = (await store.ratings("ana")).values()
        assert found == rated(counted, {})["ana"]
        assert await store.ratings("nobody") == {}


async def test_matches_that_are_committed_together_all_count_and_in_order(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create("AAAAAA", create())
        matches = [match(f"m{number}", ana=1 + number % 2, beto=2 - number % 2) for number in range(6)]
        await asyncio.gather(
            *(
                store.append("AAAAAA", number, entries.Next(), record(one.record), rated=one)
                for number, one in enumerate(matches, start=1)
            )
        )
        expected: dict[str, Rating] = {}
        for one in matches:
            expected = rated(one, expected)
        found = await store.ratings("ana")
        assert found["usa"].matches == 6
        assert found["usa"] == expected["ana"]


async def test_everybody_is_told_their_own_ratings_alone(folder: Path) -> None:
    secret = "ab" * 32
    counted = RatedMatch("one", "dice", {player_of(secret): 1, "somebody": 2})
    async with house(folder) as here:
        await here.store.create("AAAAAA", create())
        await here.store.append("AAAAAA", 1, entries.Next(), record("one"), rated=counted)
        own = await here.http.get("/api/ratings", headers={"x-lastcard-secret": secret})
        (told,) = own.json()
        assert (told["edition"], told["matches"], told["provisional"]) == ("dice", 1, True)
        assert told["rating"] - told["change"] == 1500 and told["record"] == "one"
        other = await here.http.get("/api/ratings", headers={"x-lastcard-secret": "cd" * 32})
        assert other.json() == []
        assert (await here.http.get("/api/ratings")).status_code == 400
