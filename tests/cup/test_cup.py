"""A tournament from its first entry to its last: who may do what when, and that its journal says it all."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from lastcard.core.fair import Fair, fair_key
from lastcard.core.refusal import Refusal
from lastcard.cup import entries
from lastcard.cup.cup import MOST, Cup
from lastcard.cup.pairing import Entrant, draw_tables
from lastcard.table.entries import Settings

SECRET = sha256(b"the secret of the tournament").hexdigest()


def settings(**more: object) -> Settings:
    return Settings(**{"edition": "usa", "seats": 4, "timer": 60, "options": {"length": "1"}, **more})  # type: ignore[arg-type]


def created(**more: object) -> entries.Create:
    return entries.Create("ABCDE", "Friday cup", settings(**more), "organiser", SECRET)


class Told:
    """A tournament that keeps what happened in it."""

    def __init__(self, people: int = 0) -> None:
        first = created()
        self.cup = Cup(first)
        self.lines = [entries.line(self.cup.kept(first))]
        for _ in range(people):
            self.join()

    def act(self, entry: entries.AnyEntry) -> None:
        self.cup.apply(entry)
        self.lines.append(entries.line(self.cup.kept(entry)))

    def join(self, name: str = "Ana") -> None:
        number = len(self.cup.people)
        nonce = sha256(str(number).encode()).hexdigest()
        self.act(entries.Join(f"player {number}", name, "fox-1", nonce))

    def begin(self, rounds: int = 3) -> None:
        number = len(self.cup.rounds)
        tables = [entries.DrawnTable(f"T{number}{at}", people) for at, people in enumerate(self.cup.draw())]
        self.act(entries.Draw(rounds, tuple(tables)))

    def finish(self, table: int) -> None:
        seats = len(self.cup.tables[table].people) + self.cup.tables[table].bots
        places = tuple(range(1, seats + 1))
        self.act(entries.Result(table, places, tuple(7 * place - 7 for place in places), f"record {table}"))

    def play(self, rounds: int = 3) -> None:
        self.begin(rounds)
        for table in range(len(self.cup.tables)):
            self.finish(table)

    def again(self) -> Cup:
        """The same, from its journal alone."""
        first, *rest = (entries.read(json.loads(json.dumps(line))) for line in self.lines)
        assert isinstance(first, entries.Create)
        cup = Cup(first)
        for entry in rest:
            cup.apply(entry)
        return cup


def refused(told: Told, entry: entries.AnyEntry) -> str:
    before = told.cup.standings(), told.cup.phase, told.cup.number, len(told.cup.people)
    with pytest.raises(Refusal) as caught:
        told.cup.apply(entry)
    assert (told.cup.standings(), told.cup.phase, told.cup.number, len(told.cup.people)) == before
    return caught.value.code


@pytest.mark.parametrize("people", [2, 3, 5, 7, 16, 64])
def test_a_whole_tournament_and_the_same_again_from_its_journal(people: int) -> None:
    told = Told(people)
    for number in range(1, 4):
        assert told.cup.phase == ("joining" if number == 1 else "pause")
        told.play()
        again = told.again()
        assert again.standings() == told.cup.standings()
        assert (again.phase, again.number, again.rounds) == (told.cup.phase, told.cup.number, told.cup.rounds)
    assert told.cup.phase == "over"
    assert [one.played for one in told.cup.standings()] == [3] * people


def test_names_are_told_apart() -> None:
    told = Told(3)
    assert [person.name for person in told.cup.people] == ["Ana", "Ana-2", "Ana-3"]


def test_the_draw_follows_from_the_secret_and_everybodys_nonces() -> None:
    told = Told(9)
    context = {"cup": "ABCDE", "round": 1}
    nonces = [sha256(str(number).encode()).hexdigest() for number in range(9)]
    chance = Fair(fair_key(bytes.fromhex(SECRET), context, nonces))
    assert told.cup.draw() == draw_tables([Entrant(number) for number in range(9)], {}, chance, 1)
    assert told.cup.commitment == sha256(bytes.fromhex(SECRET)).hexdigest()


def test_who_leaves_is_not_drawn_and_who_comes_late_has_no_points() -> None:
    told = Told(7)
    told.begin()
    told.act(entries.Leave(2))
    told.join("Late")
    for table in range(len(told.cup.tables)):
        told.finish(table)
    told.begin()
    drawn = sorted(number for table in told.cup.tables for number in table.people)
    assert drawn == [0, 1, 3, 4, 5, 6, 7]
    late = next(one for one in told.cup.standings() if one.number == 7)
    assert (late.points, late.played) == (0, 0)
    assert any(one.number == 2 and one.played == 1 for one in told.cup.standings()), "what they won stays"


def test_who_left_may_come_back_and_who_was_removed_may_not() -> None:
    told = Told(4)
    told.act(entries.Leave(0))
    told.act(entries.Remove(1))
    told.act(entries.Join("player 0", "Another", None, "00"))
    assert told.cup.here == [0, 2, 3] and told.cup.people[0].name == "Ana"
    assert refused(told, entries.Join("player 1", "Ana", None, "00")) == "cup-removed"
    assert refused(told, entries.Join("player 2", "Ana", None, "00")) == "cup-joined"


def test_there_is_a_time_for_everything() -> None:
    told = Told(1)
    assert refused(told, entries.Draw(3, (entries.DrawnTable("T", (0,)),))) == "cup-too-few"
    assert refused(told, entries.Hold(True)) == "cup-no-pause"
    assert refused(told, entries.Result(0, (1, 2, 3), (0, 0, 0), "r")) == "cup-no-table"
    assert refused(told, entries.Leave(7)) == refused(told, entries.Remove(-1)) == "cup-nobody"
    for _ in range(MOST - 1):
        told.join()
    assert refused(told, entries.Join("one more", "Ana", None, "00")) == "cup-full"
    told.begin(2)
    assert refused(told, entries.Draw(3, told_tables(told))) == "cup-round-goes-on"
    told.finish(0)
    assert refused(told, entries.Result(0, (1, 2, 3, 4), (0, 0, 0, 0), "r")) == "cup-no-table"
    assert refused(told, entries.Result(99, (1, 2, 3, 4), (0, 0, 0, 0), "r")) == "cup-no-table"
    for table in range(1, len(told.cup.tables)):
        told.finish(table)
    assert refused(told, entries.Draw(1, told_tables(told))) == "cup-rounds"
    assert refused(told, entries.Draw(13, told_tables(told))) == "cup-rounds"
    told.act(entries.Hold(True))
    told.act(entries.Finish())
    assert refused(told, entries.Finish()) == refused(told, entries.Leave(0)) == "cup-over"


def told_tables(told: Told) -> tuple[entries.DrawnTable, ...]:
    return tuple(entries.DrawnTable(f"T{at}", people) for at, people in enumerate(told.cup.draw()))


@pytest.mark.parametrize(
    "tables",
    [[(0, 1, 2)], [(0, 1, 2), (2, 3, 4)], [(0, 1, 2, 3, 4)], [(0, 1, 2), (3, 4), ()], [(0, 1, 2), (3, 9)]],
)
def test_a_draw_that_does_not_seat_everybody_once_is_refused(tables: list[tuple[int, ...]]) -> None:
    drawn = tuple(entries.DrawnTable(f"T{at}", people) for at, people in enumerate(tables))
    assert refused(Told(5), entries.Draw(3, drawn)) == "cup-draw"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"timer": 0}, "cup-timer"),
        ({"edition": "jackpot", "writing": True, "options": {}}, "no-writing"),
        ({"options": {"teams": "on"}}, None),
        ({"edition": "nothing"}, "edition-unknown"),
    ],
)
def test_tables_that_could_not_be_played_by_three_and_by_four_are_refused(
    more: dict[str, object], code: str | None
) -> None:
    with pytest.raises(Refusal) as caught:
        Cup(created(**more))
    assert code is None or caught.value.code == code
