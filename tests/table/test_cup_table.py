"""A table of a tournament: everybody has a seat from the beginning, and its match does not wait for long."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from lastcard.core.refusal import Refusal
from lastcard.table import entries, journal
from lastcard.table.table import Table
from tests.table.sitting import NONCES, Sitting, create, person, promised
from tests.table.vigil import TIMES, Vigil


def drawn(people: int = 3, bots: int = 0) -> entries.Create:
    others = [entries.Sit(seat, f"Abril{seat}", person(seat)) for seat in range(1, people)]
    seats, levels = people + bots, ["easy"] * bots
    first = create(seats=seats, name="Abril", bots=levels, timer=60, options={"length": "1"})
    return replace(first, kind="cup", cup="ABCDE", company=tuple(others))


def test_everybody_is_in_the_first_entry_and_bots_have_other_names() -> None:
    table = Table(drawn(people=2, bots=1))
    assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]
    assert [table.seat_of(person(number)) for number in range(2)] == [0, 1]
    assert len({seat.name for seat in table.seats}) == 3 and table.seats[0].name == "Abril"
    assert table.host is None and table.info()["cup"] == "ABCDE"


def test_the_first_entry_can_be_written_down_and_read_again() -> None:
    created = drawn(people=3)
    kept = journal.kept(Table(created), created)
    assert journal.read(json.loads(json.dumps(journal.line(kept)))) == kept


def test_no_more_can_sit_there_than_there_are_chairs() -> None:
    with pytest.raises(Refusal):
        Table(replace(drawn(people=3), bots=("easy",)))


def test_the_match_begins_when_everybody_is_here_and_has_committed() -> None:
    vigil = Vigil(Sitting(drawn()), here=(0, 1))
    assert vigil.done(TIMES.called - 1) == []
    vigil = Vigil(Sitting(drawn()), here=(0, 1, 2))
    vigil.do(*(entries.Commit(seat, promised(NONCES[seat])) for seat in range(3)))
    assert vigil.tick() == [entries.Start(None)]


def test_the_match_begins_without_those_who_do_not_come_and_a_bot_holds_their_seats() -> None:
    vigil = Vigil(Sitting(drawn()), here=(0,))
    done = vigil.done(TIMES.called + TIMES.nonces + 1)
    assert [type(entry) for entry in done][:2] == [entries.Start, entries.Deal]
    list(vigil.run(10 * TIMES.absent + 600))
    assert vigil.steward.is_held(1) and vigil.steward.is_held(2)


def test_the_match_comes_to_its_end_though_nobody_looks() -> None:
    vigil = Vigil(Sitting(drawn()), here=())
    for _ in vigil.run(24 * 3600):
        if vigil.table.phase == "finished":
            break
    assert vigil.table.phase == "finished"
    assert isinstance(vigil.done(TIMES.deserted + 1)[-1], entries.End), "then it is closed as any other"


def test_one_who_comes_back_does_not_stop_the_others_clock() -> None:
    vigil = Vigil(Sitting(drawn()), here=())
    vigil.done(TIMES.called + TIMES.nonces + 1)
    (asked,) = vigil.table.pending().seats
    vigil.done(TIMES.absent + 1)
    assert vigil.steward.is_held(asked)
    vigil.come(asked)
    assert not vigil.steward.is_held(asked)
