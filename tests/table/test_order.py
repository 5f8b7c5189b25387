"""What a host may do about others at the table, as entries: mute, remove, ban."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lastcard.notation.record import Record
from lastcard.notation.replay import seatings, verify
from lastcard.table import journal
from lastcard.table.entries import Ban, Bot, Change, Commit, Free, Host, Leave, Mute, Sit, Start
from lastcard.table.phases import FINISHED, PLAYING
from tests.table.sitting import NONCES, Sitting, create, fingerprint, person, promised

NEW = 50


def friends(edition: str = "usa", seats: int = 3, **settings: Any) -> Sitting:
    sitting = Sitting(create(edition, seats, **settings))
    sitting.fill()
    return sitting


def test_only_the_host_decides_about_others_and_never_about_bots_or_oneself() -> None:
    sitting = Sitting(create(seats=3, bots=("easy",)))
    sitting.do(Sit(1, "beto", person(1)))
    assert sitting.refused(Mute(1, 0, True)) == "host-only"
    assert sitting.refused(Ban(1, person(0))) == "host-only"
    assert sitting.refused(Ban(0, person(0))) == "host-whom"
    assert sitting.refused(Mute(0, 0, True)) == "host-whom"
    assert sitting.refused(Mute(0, 2, True)) == "host-whom"
    assert sitting.refused(Mute(0, 7, True)) == "no-such-seat"


def test_among_strangers_nobody_decides() -> None:
    sitting = Sitting(create(kind="quick", seats=4))
    sitting.do(Sit(1, "beto", person(1)))
    assert sitting.refused(Mute(0, 1, True)) == sitting.refused(Ban(0, person(1))) == "host-only"


def test_who_is_muted_stays_so_in_another_seat_until_they_are_the_host() -> None:
    sitting = friends()
    sitting.do(Mute(0, 1, True))
    assert sitting.table.info()["muted"] == [1]
    sitting.do(Leave(1), Sit(1, "other", person(NEW)), Leave(2), Sit(2, "beto", person(1)))
    assert sitting.table.info()["muted"] == [2]
    sitting.do(Host(2))
    assert sitting.table.info()["muted"] == []
    sitting.do(Host(0), Mute(0, 2, False))
    assert sitting.table.info()["muted"] == [] and fingerprint(sitting.rebuilt()) == fingerprint(
        sitting.table
    )


def test_who_is_removed_may_sit_down_again_and_who_is_banned_may_not() -> None:
    sitting = friends()
    sitting.do(Free(0, 1), Sit(1, "beto", person(1)), Ban(0, person(1), "ab12"))
    assert sitting.table.seats[1].kind == "open"
    assert sitting.refused(Sit(1, "beto", person(1))) == "banned"
    sitting.do(Sit(1, "dora", person(NEW)))
    rebuilt = journal.rebuilt([journal.from_line(journal.line(entry)) for entry in sitting.journal])
    assert fingerprint(rebuilt) == fingerprint(sitting.table)
    assert rebuilt.order.banned == {person(1)} and rebuilt.order.marks == {"ab12"}


def test_who_watches_can_be_banned_in_every_phase() -> None:
    sitting = friends(options={"target": "1"})
    sitting.do(Ban(0, person(NEW)))
    sitting.begin()
    sitting.do(Ban(0, person(NEW + 1)))
    sitting.play_out(Random(1))
    sitting.do(Ban(0, person(NEW + 2)))
    assert len(sitting.table.order.banned) == 3


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
@pytest.mark.parametrize("kind", ["free", "ban"])
def test_in_a_match_a_bot_plays_on_for_somebody_who_was_sent_away(edition: str, kind: str) -> None:
    options = {} if edition == "dice" else {"target": "60"}
    sitting, rng = friends(edition, options=options), Random(edition)
    sitting.begin()
    for _ in sitting.moves(rng, 7):
        pass
    assert sitting.phase == PLAYING
    sitting.do(Free(0, 1) if kind == "free" else Ban(0, person(1)))
    chair = sitting.table.seats[1]
    assert (chair.kind, chair.player) == ("bot", None) and chair.name not in ("beto", "")
    assert sitting.refused(Free(0, 1)) == "seat-open"
    assert sitting.refused(Sit(1, "dora", person(NEW))) == "not-in-phase"
    sitting.play_out(rng)
    assert sitting.phase == FINISHED
    record = Record.from_text("\n".join(sitting.table.lines) + "\n")
    assert [(seat, name) for _, seat, name in seatings(record)] == [(1, chair.name)]
    assert verify(record).outcomes > 0
    assert fingerprint(sitting.rebuilt()) == fingerprint(sitting.table)


def test_the_next_match_can_begin_though_an_option_named_somebody_who_was_sent_away() -> None:
    sitting = friends("dice")
    settings = replace(sitting.table.settings, options={"first-player": "beto"})
    sitting.do(Change(0, settings))
    sitting.begin()
    sitting.do(Free(0, 1))
    name = sitting.table.seats[1].name
    assert sitting.table.game is not None and sitting.table.game.options["first-player"] == name
    assert "beto" not in sitting.table.settings.options.values()
    sitting.play_out(Random(3))
    sitting.do(Start(0))
    assert fingerprint(sitting.rebuilt()) == fingerprint(sitting.table)


def test_while_the_table_is_being_dealt_nobody_loses_a_seat() -> None:
    sitting = friends()
    sitting.do(Commit(0, promised(NONCES[0])), Start(0))
    assert sitting.refused(Free(0, 1)) == sitting.refused(Ban(0, person(1))) == "not-in-phase"
    sitting.do(Mute(0, 1, True))


def test_a_bot_is_taken_off_its_seat_between_matches_only() -> None:
    sitting = Sitting(create(seats=2))
    sitting.do(Bot(0, 1, "easy"), Free(0, 1), Bot(0, 1, "easy"))
    sitting.begin()
    assert sitting.refused(Free(0, 1)) == "seat-open"
