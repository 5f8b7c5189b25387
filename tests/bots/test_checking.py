"""Bots that one can check: every decision follows from the bot's own view, its seed and its level."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from lastcard.bots import LEVELS, level
from lastcard.bots.checking import BotCheck, Deeds, describes_bots
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.notation.moves import move_text
from lastcard.notation.record import Record, link
from lastcard.notation.replay import verify
from lastcard.table import entries, journal
from lastcard.table.thoughts import ponder
from tests.table.sitting import SECRETS, Sitting, create, person
from tests.table.test_thoughts import Elsewhere
from tests.versions import KEPT

EDITIONS = {
    "usa": {"target": "60"},
    "hp": {"target": "60"},
    "jackpot": {"target": "60"},
    "dice": {"board-size": "5 2"},
    "house": {
        "target": "30", "stack": "any", "jump-in": "on", "seven-zero": "both", "draw": "until",
        "multi": "number",
    },
}  # fmt: skip


def played(name: str, bots: tuple[str, ...], secret: int = 0, mind: Any = ponder) -> Sitting:
    """A whole match at a table, with a bot in the place of its one person."""
    edition = "usa" if name == "house" else name
    sitting = Sitting(
        create(edition, len(bots) + 1, bots=bots, secret=SECRETS[secret], options=EDITIONS[name])
    )
    sitting.begin()
    vigil = Elsewhere(sitting, secret, mind)
    vigil.steward.hold(person(0), vigil.now)
    vigil.done(50_000)
    assert sitting.phase == "finished"
    return sitting


def record_of(sitting: Sitting) -> Record:
    return Record.from_text("\n".join(sitting.table.lines))


def checked(record: Record) -> list[Deeds]:
    check = BotCheck(record)
    assert [*check.moves()][-1] == len(record.moves)
    return check.deeds


def forged(record: Record, change: Callable[[list[dict[str, Any]]], None]) -> Record:
    """The record with something changed in its lines and every hash made again, as a forger would."""
    lines = [json.loads(line) for line in record.text.splitlines()]
    change(lines)
    before, written = "", []
    for line in lines:
        line.pop("hash", None)
        before = link(before, line)
        written.append(json.dumps({**line, "hash": before}))
    return Record.from_text("\n".join(written))


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("secret", range(3))
def test_every_bot_is_found_to_do_what_it_does(name: str, secret: int) -> None:
    record = record_of(played(name, ("easy", "normal", "hard"), secret))
    deeds = checked(record)
    assert all(one.unchecked is None for one in deeds)
    assert sum(one.decisions + one.calls for one in deeds) == len(record.moves)
    assert {(one.seat, one.level) for one in deeds} <= {
        (0, "normal"), (1, "easy"), (2, "normal"), (3, "hard")
    }  # fmt: skip


def test_what_is_said_and_played_out_of_turn_is_checked() -> None:
    """UNO.window, HOUSE.jump-in: that a bot was asked is not checked, but what it then said or played is."""
    records = [record_of(played("house", ("easy", "normal", "hard"), secret)) for secret in range(3)]
    assert sum(deeds.calls for record in records for deeds in checked(record)) > 5


@pytest.mark.parametrize("name", EDITIONS)
def test_a_search_counts_playouts_and_is_repeated(name: str) -> None:
    records = [record_of(played(name, ("expert:64", "expert:64"), secret)) for secret in range(2)]
    deeds = [one for record in records for one in checked(record)]
    assert {one.level for one in deeds if one.seat} == {"expert:64"}
    assert all(one.unchecked is None for one in deeds)


def test_at_tables_an_expert_has_a_budget_in_playouts() -> None:
    sitting = Sitting(create("usa", 2, bots=["expert"]))
    sitting.begin()
    bots = json.loads(sitting.table.lines[0])["bots"]
    assert bots["seats"] == [None, level("expert").counted.name]
    assert level(bots["seats"][1]).thinks == level("expert").counted.thinks
    assert bots["levels"][bots["seats"][1]] == LEVELS["expert"].described("cards")


def test_the_record_names_the_bot_that_played_for_a_slow_one() -> None:
    """A thinker that is gone: `meanwhile` plays, and the record does not say that it was the expert."""
    record = record_of(played("usa", ("expert", "easy"), mind=lambda question: None))
    seats = record.header["bots"]["seats"]
    deeds = {(one.seat, one.level): one for one in checked(record)}
    assert deeds[1, "hard"].decisions and deeds[1, "hard"].unchecked is None
    assert (1, seats[1]) not in deeds or not deeds[1, seats[1]].decisions


def test_a_bot_in_a_persons_seat_is_named_and_the_person_is_not_checked() -> None:
    sitting = Sitting(create("usa", 2, bots=["easy"], options={"target": "500"}))
    sitting.begin()
    vigil = Elsewhere(sitting)
    own = 0
    for number in range(400):
        if sitting.phase != "playing":
            break
        if number % 80 == 40:
            vigil.steward.hold(person(0), vigil.now)
        elif number % 80 == 0:
            vigil.steward.back(person(0), vigil.now)
        if vigil.table.pending().seats == (0,) and not vigil.steward.held:
            vigil.do(entries.Move(0, next(iter(legal(sitting)))))
            own += 1
        vigil.done(4)
    sitting.do(entries.End())
    record = record_of(sitting)
    deeds = {(one.seat, one.level): one for one in checked(record)}
    held = [entry for entry in record.entries if entry.data.get("bot") == "normal"]
    assert held and own
    assert deeds[0, "normal"].decisions + deeds[0, "normal"].calls == len(held)
    assert sum(one.decisions + one.calls for one in deeds.values()) == len(record.moves) - own


def legal(sitting: Sitting) -> Iterator[str]:
    game: Any = sitting.table.game
    for move in game.moves(sitting.table.state, 0):
        yield move_text(move, game.players)


def test_who_plays_on_for_a_stranger_is_in_the_record() -> None:
    """A person takes a bot's seat, and a bot theirs again: each is checked for its own time."""
    sitting = Sitting(create("usa", 2, kind="quick", options={"target": "500"}))
    sitting.do(entries.Bot(None, 1, "easy"), entries.Start(None), entries.Deal())
    vigil = Elsewhere(sitting)
    vigil.steward.hold(person(0), vigil.now)
    vigil.done(60)
    vigil.do(entries.Sit(1, "beto", person(1)))
    vigil.come(1)
    vigil.done(9)
    vigil.do(entries.Leave(1))
    vigil.done(60)
    sitting.do(entries.End())
    record = record_of(sitting)
    taken = [entry.data for entry in record.entries if "sits" in entry.data]
    assert [line.get("bot") for line in taken] == [None, "normal"]
    deeds = [(one.name, one.level) for one in checked(record) if one.seat == 1]
    assert deeds == [(record.players[1], "easy"), (taken[1]["sits"], "normal")]


def test_a_match_that_another_version_goes_on_with_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart with other weights, or another version of a level, its moves are not the level's."""
    sitting = Sitting(create("usa", 2, bots=["hard"], options={"target": "60"}))
    sitting.begin()
    monkeypatch.setitem(LEVELS, "hard", replace(LEVELS["hard"], version=99))
    vigil = Elsewhere(sitting)
    vigil.steward.hold(person(0), vigil.now)
    vigil.done(50_000)
    monkeypatch.undo()
    (deeds,) = (one for one in checked(record_of(sitting)) if one.seat == 1)
    assert (deeds.level, deeds.unchecked) == ("other", "other")


@pytest.mark.parametrize(
    ("change", "why"),
    [({"version": 99}, "version"), ({"weights": {"cards": lambda: "00"}}, "weights")],
    ids=["version", "weights"],
)
def test_another_version_of_a_level_does_not_judge_it(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], why: str
) -> None:
    record = record_of(played("usa", ("hard",)))
    monkeypatch.setitem(LEVELS, "hard", replace(LEVELS["hard"], **change))
    assert [one.unchecked for one in checked(record)] == [None, why]


def test_what_cannot_be_repeated_here_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(played("usa", ("hard",)))
    monkeypatch.setattr("lastcard.bots.checking.offered", lambda: ("easy", "normal"))
    assert [one.unchecked for one in checked(record)] == [None, "missing"]
    # Taken away and put back, it would not be in its place in the list.
    known = {name: one for name, one in LEVELS.items() if name != "hard"}
    monkeypatch.setattr("lastcard.bots.LEVELS", known)
    assert [one.unchecked for one in checked(record)] == [None, "unknown"]


def put(lines: list[dict[str, Any]], at: int, move: str) -> None:
    lines[at]["move"] = move


def other_move(record: Record) -> Iterator[Record]:
    """Each record with one decision of a bot replaced by another legal move that brings no chance about."""
    game = record.game()
    states = record.states()
    state = next(states)
    for place, entry in enumerate(record.entries, start=1):
        if "chance" in entry.data or "sits" in entry.data:
            continue
        seat = game.players.index(entry.data["by"]) if "by" in entry.data else -1
        if "move" in entry.data and seat in game.pending(state).seats:
            for move in game.moves(state, seat):
                text = move_text(move, game.players)
                if text != entry.data["move"] and not text.startswith(("uno", "catch")):
                    yield forged(record, partial(put, at=place, move=text))
                    break
        state = next(states)


def test_another_move_put_in_for_a_bot_is_refused() -> None:
    """Everything else recomputed, the record is in order but for the bot, which does something else."""
    record = record_of(played("usa", ("hard", "easy")))
    found = set()
    for changed in other_move(record):
        with pytest.raises(Unreadable) as refused:
            checked(changed)
        found.add(refused.value.code)
        if refused.value.code == "verify-bot-differs":
            about: dict[str, Any] = dict(refused.value.about)
            assert about["written"] == changed.entries[about["line"] - 2].data["move"] != about["decided"]
    assert "verify-bot-differs" in found


def silently(lines: list[dict[str, Any]], **changed: Any) -> None:
    lines[0]["bots"] = {**lines[0]["bots"], **changed}


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": [None, "normal", "easy"]},
        {"seats": [None, None, "easy"]},
        {"seats": ["normal", "hard", "easy"]},
        {"levels": {"hard": {"version": 99}, "easy": {"version": 1}, "normal": {"version": 1}}},
        {
            "levels": {
                "hard": {"version": 1, "weights": "00"},
                "easy": {"version": 1},
                "normal": {"version": 1},
            }
        },
    ],
    ids=["another level", "a person", "a bot", "another version", "other weights"],
)
def test_another_level_named_is_refused(changed: dict[str, Any]) -> None:
    """The levels are hashed into the key: with others every card is another."""
    record = record_of(played("usa", ("hard", "easy")))
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "verify-differs"):
        verify(forged(record, lambda lines: silently(lines, **changed)))


def test_a_move_of_another_level_is_found_out() -> None:
    record = record_of(played("usa", ("easy", "easy"), 2))
    marked = [
        at for at, entry in enumerate(record.entries, start=1) if entry.data.get("by") == record.players[1]
    ]

    def change(lines: list[dict[str, Any]]) -> None:
        for at in marked:
            lines[at]["bot"] = "hard"

    with pytest.raises(Unreadable, match="as hard"):
        checked(forged(record, change))


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: silently(lines, seats=[None, "genius", "easy"]),
        lambda lines: silently(lines, seats=[None]),
        lambda lines: silently(lines, levels={"easy": {}}),
        lambda lines: silently(lines, more=1),
        lambda lines: lines[0].pop("fair"),
        lambda lines: lines[2].update(bot="genius"),
        lambda lines: lines[1].update(bot="easy"),
        lambda lines: lines[-1].update(bot="easy"),
    ],
)
def test_bots_are_written_in_one_form(change: Callable[[list[dict[str, Any]]], None]) -> None:
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code in ("record-header", "record-line")):
        forged(record_of(played("usa", ("hard", "easy"))), change)


BEFORE = [path for path in KEPT if path.parent.name != "bots"]


@pytest.mark.parametrize("path", sorted({*KEPT}.difference(BEFORE)), ids=lambda path: path.name)
def test_the_first_records_that_describe_bots_are_checked_as_long_as_there_are_their_levels(
    path: Any,
) -> None:
    deeds = checked(Record.from_text(path.read_text(encoding="utf-8")))
    assert {one.level for one in deeds} == {"easy", "normal", "hard"}
    for one in deeds:
        assert one.unchecked in ({None} if LEVELS[one.level].version == 1 else {"version"})


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.name)
def test_earlier_records_say_nothing_of_bots_and_verify_as_before(path: Any) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert not describes_bots(record)
    if path.name.startswith("fair"):
        verify(record)


def test_a_journal_gives_the_same_record_again_whatever_levels_there_are_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = played("house", ("hard", "easy"))
    table = sitting.table
    lines = [journal.line(kept(table, entry)) for entry in sitting.journal]
    monkeypatch.setitem(LEVELS, "hard", replace(LEVELS["hard"], version=7))
    again = journal.rebuilt(map(journal.read, json.loads(json.dumps(lines))))
    assert again.lines == table.lines


def kept(table: Any, entry: entries.AnyEntry) -> entries.AnyEntry:
    return journal.kept(table, entry) if isinstance(entry, entries.Create | entries.Deal) else entry


def test_a_journal_of_before_goes_on_without_a_word_of_bots() -> None:
    sitting = Sitting(create("usa", 2, bots=["hard"], options={"target": "60"}))
    sitting.begin()
    lines = [journal.line(kept(sitting.table, entry)) for entry in sitting.journal]
    for line in lines:
        line.pop("bots" if line["do"] == "deal" else "bot", None)
    table = journal.rebuilt(map(journal.read, json.loads(json.dumps(lines))))
    again = Sitting.__new__(Sitting)
    again.table, again.journal = table, []
    vigil = Elsewhere(again)
    vigil.steward.hold(person(0), vigil.now)
    vigil.done(50_000)
    record = record_of(again)
    assert not describes_bots(record) and verify(record).outcomes
    assert not any("bot" in entry.data for entry in record.entries)


def test_nothing_that_a_seat_sees_tells_of_the_seeds() -> None:
    """Before the end the secret is in nothing that anybody is told, and neither is a seed."""
    sitting = Sitting(create("usa", 2, bots=["hard"]))
    sitting.begin()
    assert sitting.table.match is not None
    company = sitting.table.match.company
    assert company is not None
    told = json.dumps([sitting.table.info(), *(sitting.table.sight(seat) for seat in (None, 0, 1))])
    for secret in (SECRETS[0], str(company.seed(1)), f"{company.seed(1):x}"):
        assert secret not in told and secret not in "".join(sitting.table.lines)


def test_a_lesson_has_nothing_to_check() -> None:
    with pytest.raises(Refusal):
        verify(forged(record_of(played("usa", ("easy",))), lambda lines: lines[0].update(lesson="usa")))
