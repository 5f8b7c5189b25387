"""Records: the same record gives the same game, and nothing in one can be changed unnoticed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lastcard
from lastcard.bots import random_move
from lastcard.core.fair import commitment
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.editions import AnyGame
from lastcard.notation.check import same
from lastcard.notation.record import Entry, Fairness, Record, Recorder, link, read_record
from lastcard.notation.replay import replay, seatings, verify

TABLES = [("usa", 2), ("usa", 10), ("hp", 4), ("jackpot", 3), ("jackpot", 8), ("dice", 2), ("dice", 4)]
SECRET = bytes(range(32))


def table_of(edition: str, players: int) -> AnyGame:
    options = {} if edition == "dice" else {"target": 60}
    return lastcard.game(edition, [f"p{seat}" for seat in range(players)], options)


def record_match(edition: str, players: int, fair: bool = True) -> tuple[str, Any]:
    """A whole match of random players as a record, and the state it ended in."""
    table = table_of(edition, players)
    others = (None,) * (players - 1)
    fairness = Fairness(SECRET, ("00ff", *others), (commitment(b"\x00\xff"), *others)) if fair else None
    chance = lastcard.Fair(fairness.key(table)) if fairness else lastcard.Seeded(5)
    lines: list[str] = []
    recorder = Recorder(table, chance, lines.append, fairness)
    rng = Random(players)
    while table.outcome(recorder.state) is None:
        seats = table.pending(recorder.state).seats
        if not seats:
            recorder.next_round()
        else:
            view = table.view(recorder.state, seats[-1])
            recorder.move(seats[-1], random_move(table, view, seats[-1], rng))
    recorder.close()
    return "\n".join(lines) + "\n", recorder.state


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_record_replays_to_the_same_end(edition: str, players: int) -> None:
    text, state = record_match(edition, players)
    *_, last = replay(Record.from_text(text))
    assert last.state == state
    table = table_of(edition, players)
    for seat in range(players):
        assert table.view(last.state, seat).as_dict() == table.view(state, seat).as_dict()


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_outcome_is_verified(edition: str, players: int) -> None:
    text, _ = record_match(edition, players)
    record = Record.from_text(text)
    verified = verify(record)
    assert verified.outcomes == sum("chance" in entry.data for entry in record.entries) > 1
    assert verified.nonces == 1
    assert verified.commitment == commitment(SECRET)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_any_changed_line_is_noticed_with_its_number(edition: str, players: int) -> None:
    lines = record_match(edition, players)[0].splitlines()
    rng = Random(1)
    for number in rng.sample(range(len(lines)), min(12, len(lines))):
        data = json.loads(lines[number])
        name = rng.choice([name for name in data if name != "hash"])
        data[name] = "changed"
        changed = [*lines[:number], json.dumps(data), *lines[number + 1 :]]
        with pytest.raises(Unreadable) as refused:
            Record.from_text("\n".join(changed))
        assert refused.value.about["line"] == number + 1


def test_a_lost_or_added_line_is_noticed() -> None:
    lines = record_match("usa", 2)[0].splitlines()
    for changed in (lines[:5] + lines[6:], [*lines[:5], lines[4], *lines[5:]], lines[1:]):
        with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "record-hash"):
            Record.from_text("\n".join(changed))


@pytest.mark.parametrize("kept", [0, 1, 3, -1])
def test_a_truncated_record_is_refused(kept: int) -> None:
    lines = record_match("hp", 4)[0].splitlines()
    with pytest.raises(Unreadable) as refused:
        Record.from_text("\n".join(lines[:kept]))
    assert refused.value.code in ("record-empty", "record-cut-off")


def test_a_record_cut_in_the_middle_of_a_line_is_refused() -> None:
    text = record_match("usa", 2)[0]
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "record-json"):
        Record.from_text(text[: len(text) // 2])


ENDS = ["\r\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]


@pytest.mark.parametrize("end", ENDS)
def test_only_a_line_feed_ends_a_line(end: str, tmp_path: Path) -> None:
    text = record_match("dice", 2)[0]
    for changed, line in ((text.replace("\n", end), 1), (text.removesuffix("\n") + end, text.count("\n"))):
        with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "record-json") as refused:
            Record.from_text(changed)
        assert refused.value.about["line"] == line
        path = tmp_path / "match.jsonl"
        path.write_bytes(changed.encode())
        with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "record-json"):
            read_record(path)


def rewritten(text: str, change: Any) -> str:
    """The record with a change and all hashes made right again, as a forger would."""
    before, lines = "", []
    for line in text.splitlines():
        data = json.loads(line)
        del data["hash"]
        change(data)
        before = link(before, data)
        lines.append(json.dumps({**data, "hash": before}))
    return "\n".join(lines)


def _stack_the_deck(data: dict[str, Any]) -> None:
    if data.get("chance") == "shuffle/0":
        data["is"][0], data["is"][1] = data["is"][1], data["is"][0]


def _another_secret(data: dict[str, Any]) -> None:
    if "secret" in data:
        data["secret"] = "00" * 32


def _another_nonce(data: dict[str, Any]) -> None:
    if "fair" in data:
        data["fair"]["nonces"][0] = "00fe"


@pytest.mark.parametrize(
    ("change", "code"),
    [(_another_secret, "verify-commitment"), (_another_nonce, "verify-nonce")],
)
def test_a_forger_is_found_out(change: Any, code: str) -> None:
    text, _ = record_match("usa", 2)
    with pytest.raises(Unreadable) as refused:
        verify(Record.from_text(rewritten(text, change)))
    assert refused.value.code == code


def test_a_stacked_deck_is_found_out_at_its_line() -> None:
    """The moves may not fit any more either; whichever comes first, the outcome is named."""
    text, _ = record_match("dice", 2)

    def load_the_die(data: dict[str, Any]) -> None:
        if data.get("chance") == "roll/0":
            data["is"] = ["r1" if data["is"] != ["r1"] else "r2"]

    with pytest.raises(Unreadable) as refused:
        verify(Record.from_text(rewritten(text, load_the_die)))
    assert refused.value.code == "verify-differs"
    assert refused.value.about["label"] == "roll/0"
    with pytest.raises(Refusal) as shuffled:
        verify(Record.from_text(rewritten(record_match("usa", 2)[0], _stack_the_deck)))
    assert shuffled.value.about["label"] == "shuffle/0"


def _wrong_outcome(data: dict[str, Any]) -> None:
    if data.get("chance") == "shuffle/0":
        data["is"][0] = "r5"
        data["is"][1:4] = ["r5", "r5", "r5"]


def _wrong_player(data: dict[str, Any]) -> None:
    if "by" in data:
        data["by"] = "zoe"


def _wrong_move(data: dict[str, Any]) -> None:
    if "move" in data:
        data["move"] = "keep"


def _wrong_winner(data: dict[str, Any]) -> None:
    if "end" in data:
        data["end"]["winners"] = ["p1", "p0"]


def _wrong_version(data: dict[str, Any]) -> None:
    if "version" in data:
        data["version"] = 99


def _a_file(data: dict[str, Any]) -> None:
    if "edition" in data:
        data["edition"] = str(Path(lastcard.__file__).parent / "editions" / "usa.toml")


def _wrong_option(data: dict[str, Any]) -> None:
    if "options" in data:
        data["options"]["drawn"] = "perhaps"


def _too_many(data: dict[str, Any]) -> None:
    if "players" in data:
        data["players"] = [f"p{seat}" for seat in range(11)]
        del data["fair"]


def _no_outcomes(data: dict[str, Any]) -> None:
    if data.get("chance") == "shuffle/0":
        data["chance"] = "cut/9"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (_wrong_outcome, "record-chance-wrong"),
        (_wrong_player, "record-player"),
        (_wrong_move, "not-now"),
        (_wrong_winner, "record-end-differs"),
        (_wrong_version, "version-unknown"),
        (_a_file, "edition-unknown"),
        (_wrong_option, "option-value"),
        (_too_many, "players-count"),
        (_no_outcomes, "record-chance-wrong"),
    ],
)
def test_a_record_that_cannot_be_played_says_why_and_where(change: Any, code: str) -> None:
    text, _ = record_match("usa", 2)
    with pytest.raises(Refusal) as refused:
        list(replay(Record.from_text(rewritten(text, change))))
    assert refused.value.code in (code, "not-asked")
    assert isinstance(refused.value.about["line"], int)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "5",
        "null",
        "{",
        '{"move": 3}',
        "[" * 100_000,
        '{"lastcard": 1}',
        '{"lastcard": 1, "edition": []}',
    ],
)
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(Unreadable):
        Record.from_text(line + "\n")


def test_a_seeded_record_replays_but_cannot_be_verified() -> None:
    record = Record.from_text(record_match("jackpot", 3, fair=False)[0])
    assert list(replay(record))
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code == "verify-no-secret"):
        verify(record)


def test_a_move_is_written_as_every_line_is() -> None:
    names = ['Ä"b\\c', "ñandú", "😀", "p"]
    lines: list[str] = []
    recorder = Recorder(table_of("usa", 4), lastcard.Seeded(1), lines.append)
    for name in names:
        before = recorder.hash
        recorder._move_line(name, f"catch {name}")
        data = {"by": name, "move": f"catch {name}"}
        assert lines[-1] == json.dumps({**data, "hash": link(before, data)}, ensure_ascii=False)


def test_a_refused_move_leaves_no_trace_in_the_record() -> None:
    table = table_of("usa", 2)
    lines: list[str] = []
    recorder = Recorder(table, lastcard.Seeded(1), lines.append)
    before, count = recorder.state.copy(), len(lines)
    seat = table.pending(recorder.state).seats[0]
    with pytest.raises(Refusal):
        recorder.move(1 - seat, next(table.moves(recorder.state, seat)))
    assert len(lines) == count
    assert same(recorder.state, before)


def test_a_match_holds_no_more_than_its_record() -> None:
    """What a state keeps is bounded by the cards, however many moves lie behind it."""
    table = lastcard.game("usa", [f"p{seat}" for seat in range(10)])
    chance, rng, moves = lastcard.Seeded(2), Random(2), 0
    state = table.start(chance)
    while table.outcome(state) is None:
        seats = table.pending(state).seats
        if not seats:
            table.next_round(state, chance)
            continue
        table.apply(state, seats[0], random_move(table, table.view(state, seats[0]), seats[0], rng), chance)
        moves += 1
        kept = [getattr(state, name) for name in type(state).__slots__]
        assert sum(len(value) for value in kept if isinstance(value, list | tuple | dict)) < 400
    assert moves > 300


@pytest.mark.parametrize("change", [_wrong_version, _wrong_option, _too_many])
def test_what_is_wrong_with_the_table_is_wrong_in_the_first_line(change: Any) -> None:
    with pytest.raises(Refusal) as refused:
        Record.from_text(rewritten(record_match("usa", 2)[0], change)).game()
    assert refused.value.about["line"] == 1


def hurried(options: dict[str, int], *more: dict[str, str]) -> str:
    """A record that has just been dealt, and these lines."""
    lines: list[str] = []
    table = lastcard.game("usa", ["ana", "beto"], options)
    Recorder(table, lastcard.Seeded(5), lines.append)
    before, written = "", []
    for data in [*map(json.loads, lines), *more, {"end": {"termination": "unfinished", "winners": []}}]:
        data.pop("hash", None)
        before = link(before, data)
        written.append(json.dumps({**data, "hash": before}))
    return "\n".join(written)


TIME = {"time": "over"}


def test_time_is_an_entry_of_its_own__house_blitz() -> None:
    table = lastcard.game("usa", ["ana", "beto"], round_time=5, length=1)
    lines: list[str] = []
    recorder = Recorder(table, lastcard.Seeded(5), lines.append)
    recorder.time_over()
    recorder.close()
    record = Record.from_text("\n".join(lines))
    assert record.entries[-1].data == TIME
    assert record.moves == ()
    *_, last = replay(record)
    assert last.number == 0
    assert last.events[0].kind == "time-over"
    assert table.outcome(last.state) is not None


@pytest.mark.parametrize(
    ("lines", "options", "code"),
    [
        ([{"time": "out"}], {"round-time": 5}, "record-line"),
        ([{**TIME, "by": "ana"}], {"round-time": 5}, "record-line"),
        ([{"by": "ana", "move": "time"}], {"round-time": 5}, "unreadable"),
        ([TIME], {}, "no-round-time"),
        ([TIME, TIME], {"round-time": 5}, "round-over"),
    ],
)
def test_time_that_could_not_be_over_is_refused(
    lines: list[dict[str, str]], options: dict[str, int], code: str
) -> None:
    text = hurried(options, *lines)
    with pytest.raises(Refusal) as refused:
        [*replay(Record.from_text(text))]
    assert refused.value.code == code
    assert refused.value.about["line"] == len(text.splitlines()) - 1


def test_a_seat_that_somebody_took_over_is_told_and_changes_nothing_else() -> None:
    text, state = record_match("usa", 3)
    whole = Record.from_text(text)
    third = [place for place, entry in enumerate(whole.entries) if "move" in entry.data][2]
    sitting = Entry(0, {"sits": "dora", "for": "p1"})
    entries = (*whole.entries[: third + 1], sitting, *whole.entries[third + 1 :])
    record = Record.from_text(Record(whole.header, entries, whole.end).text)
    assert verify(record) == verify(whole)
    *_, last = replay(record)
    assert last.state == state
    assert seatings(record) == [(3, 1, "dora")]
    assert seatings(whole) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"sits": "dora"}, "record-line"),
        ({"sits": 7, "for": "p1"}, "record-line"),
        ({"sits": "dora", "for": "nobody"}, "record-player"),
    ],
)
def test_only_a_player_of_the_match_can_be_followed(line: dict[str, Any], code: str) -> None:
    text, _ = record_match("dice", 2)
    whole = Record.from_text(text)
    forged = Record(whole.header, (Entry(0, line), *whole.entries), whole.end)
    with pytest.raises(Unreadable, check=lambda refusal: refusal.code == code):
        seatings(Record.from_text(forged.text))
