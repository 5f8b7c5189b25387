"""The same entries give the same table, exactly; and what is refused leaves no trace."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given, note

from lastcard.bots import LEVELS
from lastcard.core.refusal import Refusal
from lastcard.table import entries
from lastcard.table.journal import from_line, line
from lastcard.table.standing import REMEMBERED
from lastcard.table.table import Table
from tests.support.sizes import examples
from tests.support.strategies import seeds
from tests.table.sitting import NONCES, SECRETS, Sitting, create, fingerprint, person, promised

EDITIONS = ("usa", "hp", "jackpot", "dice")
NAMES = ("ana", "ANA", "Ana María", "N1", "n0", "must", "draw", "", "W4", "x" * 25, "Abril", "\u202eana")
RULES = ("play-run", "draw-to 7", "act Sing", "act Sing  twice", "discard-to", "take-most 3", "fly")
GARBAGE = ("", "uno", "catch ana", "play W4", "play W4:r uno", "draw 2", "chain r1", "+1 ana", "done", "pass")
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"target": "30", "hand-size": "3"},
    {"drawn": "must", "wild4": "strict", "round-time": "5"},
    {"board-size": "3 1"},
    {"first-player": "ana"},
    {"first-player": "N1"},
    {"hand-size": "99"},
)


def any_settings(rng: Random) -> entries.Settings:
    return entries.Settings(
        edition=rng.choice((*EDITIONS, "poker")),
        seats=rng.randrange(2, 6),
        options=rng.choice(OPTIONS),
        open_hands=rng.random() < 0.5,
        writing=rng.random() < 0.3,
    )


def any_entry(sitting: Sitting, rng: Random) -> entries.AnyEntry:
    """Something that somebody could try, sensible or not."""
    seat, other = rng.randrange(6), rng.randrange(6)
    number = rng.randrange(len(NONCES))
    anything: list[entries.AnyEntry] = [
        entries.Sit(seat, rng.choice(NAMES), person(other)),
        entries.Sit(seat, rng.choice(NAMES), person(other)),
        entries.Leave(seat),
        entries.Bot(seat, other, rng.choice((*LEVELS, "genius"))),
        entries.Bot(sitting.table.host or 0, other, rng.choice(tuple(LEVELS))),
        entries.Free(seat, other),
        entries.Change(sitting.table.host or 0, any_settings(rng)),
        entries.Write(seat, tuple(rng.choice(RULES) for _ in range(rng.randrange(5)))),
        entries.Board(seat, rng.choice(("red", "green", "silver"))),
        entries.Commit(seat % len(sitting.table.seats), promised(NONCES[number])),
        entries.Start(seat),
        entries.Start(sitting.table.host or 0),
        entries.Nonce(seat % len(sitting.table.seats), NONCES[number]),
        entries.Deal(),
        entries.Next(),
        entries.Time(),
        entries.Move(seat, rng.choice(GARBAGE), rng.choice(("a", "b", None))),
        entries.Prepare(rng.choice(SECRETS), f"record-{number}"),
    ]
    if rng.random() < 0.01:
        return entries.End()
    return rng.choice(anything)


def sensible_entry(sitting: Sitting, rng: Random) -> entries.AnyEntry:
    """Something that brings the table on, mostly."""
    table = sitting.table
    if table.phase == "playing" and table.pending().seats:
        return sitting.any_move(rng)
    if table.phase == "playing":
        return entries.Next()
    if table.phase == "dealing":
        return entries.Deal()
    missing = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if missing:
        return entries.Bot(table.host or 0, missing[0], "easy")
    unwritten = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and seat.cards is None]
    if table.settings.writing and unwritten:
        return entries.Write(unwritten[0], ("play-run",) * table.share)
    return entries.Start(table.host or 0)


@examples(12, 100)
@given(seeds)
def test_the_same_entries_rebuild_the_same_table_and_refused_ones_change_nothing(seed: int) -> None:
    rng = Random(seed)
    made = create(rng.choice(EDITIONS), rng.randrange(2, 5), options={}, open_hands=rng.random() < 0.5)
    note(made)
    sitting = Sitting(made)
    refusals = 0
    for step in range(120):
        entry = (any_entry if rng.random() < 0.35 else sensible_entry)(sitting, rng)
        note(entry)
        before = fingerprint(sitting.table) if step % 4 == 0 else None
        try:
            sitting.do(entry)
        except Refusal:
            refusals += 1
            assert before is None or fingerprint(sitting.table) == before, entry
        assert all(seat.name for seat in sitting.table.seats if seat.kind != "open")
    assert refusals > 5
    assert fingerprint(sitting.rebuilt(), REMEMBERED) == fingerprint(sitting.table, REMEMBERED)


@examples(10, 80)
@given(seeds)
def test_entries_survive_being_written_down(seed: int) -> None:
    """The journal on the disk is JSON: nothing may depend on what it cannot carry."""
    rng = Random(seed)
    sitting = Sitting(create(rng.choice(EDITIONS), 3, bots=["easy"], options={}))
    for _ in range(40):
        try:
            sitting.do(any_entry(sitting, rng) if rng.random() < 0.3 else sensible_entry(sitting, rng))
        except Refusal:
            continue
    written = [from_line(json.loads(json.dumps(line(entry)))) for entry in sitting.journal]
    assert written == sitting.journal
    first, *rest = written
    assert isinstance(first, entries.Create)
    table = Table(first)
    for entry in rest:
        table.apply(entry)
    assert fingerprint(table) == fingerprint(sitting.table)
