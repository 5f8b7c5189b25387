"""A match at a table: its fair deal, late and repeated moves, rounds, rematches and ends."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from random import Random
from typing import Any

import pytest

from lastcard.core.refusal import Refusal
from lastcard.notation.moves import move_text
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.table import entries
from lastcard.table.standing import REMEMBERED
from tests.support.strategies import listed
from tests.table.sitting import NONCES, SECRETS, Sitting, create, person, promised

SHORT = {"target": "20", "hand-size": "4"}


def header(sitting: Sitting) -> dict[str, Any]:
    first: dict[str, Any] = json.loads(sitting.table.lines[0])
    return first


def record_text(sitting: Sitting) -> str:
    return "\n".join(sitting.table.lines) + "\n"


def test_a_deal_has_everybodys_nonces_and_can_be_verified() -> None:
    sitting = Sitting(create(seats=3, options=SHORT))
    sitting.begin()
    assert sitting.phase == "playing"
    fair = header(sitting)["fair"]
    assert fair["nonces"] == list(NONCES[:3])
    assert fair["commitment"] == promised(SECRETS[0]) == sitting.table.info()["fair"]["commitment"]
    assert SECRETS[0] not in record_text(sitting)
    sitting.play_out(Random(1))
    verified = verify(Record.from_text(record_text(sitting)))
    assert verified.nonces == 3
    assert json.loads(sitting.table.lines[-1])["secret"] == SECRETS[0]


def test_nonces_are_told_when_the_cards_are_dealt() -> None:
    sitting = Sitting(create(seats=2))
    sitting.fill()
    sitting.do(entries.Commit(0, promised(NONCES[0])), entries.Start(0), entries.Nonce(0, NONCES[0]))
    assert sitting.table.info()["fair"]["nonces"] == [None, None]
    sitting.do(entries.Deal())
    assert sitting.table.info()["fair"]["nonces"] == [NONCES[0], None]


def test_a_nonce_is_the_one_that_was_promised_and_comes_once() -> None:
    sitting = Sitting(create(seats=2))
    sitting.fill()
    sitting.do(entries.Commit(0, promised(NONCES[5])))
    sitting.do(entries.Commit(0, promised(NONCES[0])))
    assert sitting.refused(entries.Nonce(0, NONCES[0])) == "not-in-phase"
    sitting.do(entries.Start(0))
    assert sitting.refused(entries.Nonce(0, NONCES[5])) == "nonce-differs"
    assert sitting.refused(entries.Nonce(1, NONCES[1])) == "nonce-differs", "nothing was promised"
    sitting.do(entries.Nonce(0, NONCES[0]))
    assert sitting.refused(entries.Nonce(0, NONCES[0])) == "nonce-twice"
    sitting.do(entries.Deal())
    assert header(sitting)["fair"]["nonces"] == [NONCES[0], None]


def test_the_cards_hang_on_the_secret_and_on_every_nonce() -> None:
    def dealt(secret: str, nonce: str | None) -> str:
        sitting = Sitting(create(seats=2, secret=secret))
        sitting.fill()
        if nonce is not None:
            sitting.do(entries.Commit(1, promised(nonce)))
        sitting.do(entries.Start(0))
        if nonce is not None:
            sitting.do(entries.Nonce(1, nonce))
        sitting.do(entries.Deal())
        return json.dumps(sitting.table.sight(0)[0])

    assert dealt(SECRETS[0], NONCES[0]) == dealt(SECRETS[0], NONCES[0])
    different = {dealt(SECRETS[0], NONCES[0]), dealt(SECRETS[0], NONCES[1]), dealt(SECRETS[0], None)}
    assert len(different | {dealt(SECRETS[1], None)}) == 4


def test_a_move_is_remembered_by_its_id_for_its_own_seat() -> None:
    sitting = Sitting(create(seats=2))
    sitting.begin()
    move = sitting.any_move(Random(0))
    applied = sitting.do(entries.Move(move.seat, move.move, "x"))
    assert sitting.table.answered(move.seat, "x") == applied.number == sitting.table.number
    assert sitting.table.answered(1 - move.seat, "x") is None
    assert sitting.table.answered(move.seat, "y") is None
    assert sitting.rebuilt().answered(move.seat, "x") == applied.number


def test_only_so_many_ids_are_remembered_and_none_of_the_last_match() -> None:
    sitting = Sitting(create("usa", 2))
    sitting.begin()
    rng = Random(3)
    first = sitting.any_move(rng)
    sitting.do(first)
    assert first.id is not None
    for _ in sitting.moves(rng, 4 * REMEMBERED):
        pass
    assert sitting.phase == "playing"
    assert sitting.table.answered(first.seat, first.id) is None
    assert all(len(ids) <= REMEMBERED for ids in sitting.table._ids.values())
    finished = Sitting(create("dice", 2, options={"board-size": "2 0"}))
    finished.begin()
    last = finished.any_move(rng)
    finished.do(last)
    finished.play_out(rng)
    assert last.id is not None
    assert finished.table.answered(last.seat, last.id) is not None, "the answer may have been lost"
    finished.do(entries.Prepare(SECRETS[1], "record-1"))
    finished.begin()
    assert finished.table.answered(last.seat, last.id) is None


def asked_since(sitting: Sitting, seat: int) -> int:
    """The lowest number that this seat must have seen for its next move."""

    def enough(seen: int) -> bool:
        try:
            sitting.table.verify_seen(seat, seen, "draw")
        except Refusal:
            return False
        return True

    return bisect_left(range(sitting.table.number + 1), True, key=enough)


def test_a_move_must_have_seen_what_is_asked() -> None:
    sitting = Sitting(create(seats=3, options=SHORT))
    dealt = sitting.begin()
    for seat in range(3):
        assert asked_since(sitting, seat) == dealt.number
    compared = 0
    rng = Random(8)
    before = sitting.table.pending()
    for applied in sitting.moves(rng):
        after = sitting.table.pending()
        entry = sitting.journal[-1]
        if isinstance(entry, entries.Next):
            assert all(asked_since(sitting, seat) == applied.number for seat in range(3))
        elif isinstance(entry, entries.Move) and entry.move.split()[0] not in ("uno", "catch"):
            again = [
                seat
                for seat in after.seats
                if seat == entry.seat or seat not in before.seats or after.kind != before.kind
            ]
            assert all(asked_since(sitting, seat) == applied.number for seat in again)
            compared += len(again)
        before = after
    assert compared > 10


def with_wild4(seats: int = 4) -> tuple[Sitting, int]:
    """A table where everybody but one is asked about a Wild Draw Four (CHAL.who-usa)."""
    for seed in range(200):
        sitting = Sitting(create("usa", seats, secret=SECRETS[seed % 100]))
        sitting.begin()
        for applied in sitting.moves(Random(seed), 30):
            pending = sitting.table.pending()
            if pending.kind == "answer":
                assert len(pending.seats) == seats - 1
                return sitting, applied.number
    raise AssertionError("nobody plays a Wild Draw Four")


def test_the_answers_of_others_to_a_wild_draw_four_make_nobody_late() -> None:
    sitting, asked = with_wild4()
    first, second, third = sitting.table.pending().seats
    sitting.do(entries.Move(second, "accept"))
    sitting.do(entries.Move(first, "accept"))
    assert asked_since(sitting, third) == asked
    sitting.table.verify_seen(third, asked, "challenge")
    assert sitting.refused(entries.Move(second, "challenge")) in ("not-asked", "may-not-challenge")
    sitting.do(entries.Move(third, "accept"))
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "stale"):
        sitting.table.verify_seen(sitting.table.pending().seats[0], asked, "draw")


def test_uno_and_catches_make_nobody_late_not_even_those_who_say_them() -> None:
    said = 0
    for seed in range(25):
        sitting = Sitting(create(seats=3, secret=SECRETS[seed], options=SHORT))
        sitting.begin()
        before: dict[int, int] = {}
        for applied in sitting.moves(Random(seed), 150):
            entry = sitting.journal[-1]
            asked = sitting.table.pending().seats
            if isinstance(entry, entries.Move) and entry.move.split()[0] in ("uno", "catch"):
                said += 1
                for seat in asked:
                    assert asked_since(sitting, seat) == before[seat] < applied.number
            before = {seat: asked_since(sitting, seat) for seat in asked}
    assert said > 15


@pytest.mark.parametrize("move", ["uno", "catch ana", "uno   "])
def test_what_answers_nothing_is_never_late(move: str) -> None:
    sitting = Sitting(create(seats=2))
    sitting.begin()
    sitting.table.verify_seen(0, 0, move)
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "stale"):
        sitting.table.verify_seen(0, 0, "unos")


@pytest.mark.parametrize("move", ["", "fly", "play", "play r5 r6", "draw 3", "catch nobody", "challenge"])
def test_a_wrong_move_leaves_no_trace(move: str) -> None:
    sitting = Sitting(create(seats=2))
    sitting.begin()
    seat = sitting.table.pending().seats[0]
    assert sitting.refused(entries.Move(seat, move, "x"))
    assert sitting.table.answered(seat, "x") is None
    assert len(sitting.table.lines) == len(sitting.rebuilt().lines)


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_choices_are_what_the_rules_allow(edition: str) -> None:
    """What a seat is told it may do is legal, and nothing of its kind is left out."""
    options = {"board-size": "5 2"} if edition == "dice" else SHORT
    sitting = Sitting(create(edition, 3, secret=SECRETS[7], options=options))
    sitting.begin()
    for _ in sitting.moves(Random(5), 400):
        if sitting.phase != "playing":
            break
        game: Any = sitting.table.game
        for seat in range(3):
            _, may = sitting.table.sight(seat)
            assert may is not None
            legal = [move_text(move, game.players) for move in listed(game, sitting.table.state, seat)]
            played = {text.split()[1].partition(":")[0] for text in legal if text.startswith("play ")}
            assert set(may["play"]) == played
            assert set(may["bluffs"]) <= played
            assert set(may["say"]) == {text for text in legal if " " not in text} - {"discard", "chain"}
            caught = {game.players.index(text.split()[1]) for text in legal if text.startswith("catch ")}
            assert set(may["catch"]) == caught
            kept = may["penalties"]
            against = {f"{face} {game.players[other]}" for face in kept for other in kept[face]}
            assert against == {text for text in legal if text[0] in "+-"}


def test_a_hint_is_a_longest_chain() -> None:
    """DICE.chain, DICE.call-wild: before the reroll, too, and with no star at its end where that can be."""
    sitting = Sitting(create("dice", 2))
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "no-hint"):
        sitting.table.hint(0)
    sitting.begin()
    hints = Counter[str]()
    for _ in sitting.moves(Random(2), 300):
        game: Any = sitting.table.game
        pending = sitting.table.pending()
        if pending.kind not in ("roll", "chain"):
            with pytest.raises(Refusal, check=lambda refusal: refusal.code == "no-hint"):
                sitting.table.hint(pending.seats[0] if pending.seats else 0)
            continue
        (seat,) = pending.seats
        hint = tuple(sitting.table.hint(seat))
        state = sitting.table.state
        lying = game.step(state, seat, "stand")[0] if pending.kind == "roll" else state
        chains = {chain.faces for chain in game.moves(lying, seat)}
        longest = {chain for chain in chains if len(chain) == max(map(len, chains))}
        assert hint in longest
        assert hint == () or hint[-1] != "*" or all(chain[-1] == "*" for chain in longest)
        with pytest.raises(Refusal, check=lambda refusal: refusal.code == "no-hint"):
            sitting.table.hint(1 - seat)
        hints[pending.kind] += 1
    assert min(hints["roll"], hints["chain"]) > 10


def test_a_chain_can_be_asked_about_before_the_reroll() -> None:
    """DICE.reroll: no die is bound before it, so the chain is judged by the dice as they lie."""
    sitting = Sitting(create("dice", 2, secret=SECRETS[22]))
    sitting.begin()
    table = sitting.table
    (seat,) = table.pending().seats
    game: Any = table.game
    chain = table.hint(seat)
    assert chain
    table.judge(seat, " ".join(["chain", *chain]))
    refused = {"chain +1": "penalty-in-chain", "chain r9": "unreadable", "done": "not-now"}
    for text, code in refused.items():
        with pytest.raises(Refusal) as told:
            table.judge(seat, text)
        assert told.value.code == code
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "not-asked"):
        table.judge(1 - seat, "chain")
    assert game.pending(table.state).kind == "roll", "to ask changes nothing"
    with pytest.raises(Refusal, check=lambda refusal: refusal.code == "not-now"):
        table.apply(entries.Move(seat, " ".join(["chain", *chain])))


def test_rounds_are_dealt_one_after_the_other() -> None:
    sitting = Sitting(create(seats=2, options={"target": "200"}))
    sitting.begin()
    assert sitting.refused(entries.Next()) == "round-goes-on"
    for _ in sitting.moves(Random(0)):
        if sitting.table.between_rounds():
            assert sitting.table.sight(0)[0] is not None
            move = entries.Move(0, "draw")
            assert sitting.refused(move) == "round-over"
    assert sitting.phase == "finished"
    assert sitting.table.round > 1
    assert sitting.refused(entries.Next()) == "round-goes-on"


def test_a_match_leaves_its_record_and_its_winner() -> None:
    sitting = Sitting(create(seats=2, options=SHORT))
    sitting.begin()
    assert sitting.table.record is None
    sitting.play_out(Random(3))
    assert sitting.table.record == "record-0"
    winner = json.loads(sitting.table.lines[-1])["end"]["winners"]
    assert [seat.name for seat in sitting.table.seats if seat.wins] == winner
    assert [seat["wins"] for seat in sitting.table.info()["seats"]].count(1) == len(winner)
    assert sitting.table.sight(0)[1] is None


def test_a_rematch_has_another_secret_and_the_same_people() -> None:
    sitting = Sitting(create(seats=2, options=SHORT))
    sitting.begin()
    sitting.play_out(Random(3))
    sitting.do(entries.Prepare(SECRETS[9], "record-1"))
    told = sitting.table.info()["fair"]
    assert told == {"commitment": promised(SECRETS[9]), "commitments": [None] * 2, "nonces": [None] * 2}
    lines = record_text(sitting)
    sitting.begin()
    sitting.play_out(Random(4))
    assert sitting.table.record == "record-1"
    assert record_text(sitting) != lines
    assert verify(Record.from_text(record_text(sitting))).commitment == promised(SECRETS[9])
    assert sum(seat.wins for seat in sitting.table.seats) == 2


def test_anybody_seated_may_ask_for_a_rematch() -> None:
    sitting = Sitting(create(seats=2, options=SHORT))
    sitting.begin()
    sitting.play_out(Random(3))
    sitting.do(entries.Prepare(SECRETS[9], "record-1"), entries.Leave(1))
    assert sitting.refused(entries.Start(0)) == "seats-open"
    sitting.do(entries.Sit(1, "eva", person(5)), entries.Start(1), entries.Deal())
    assert sitting.phase == "playing"


def test_whoever_comes_after_a_match_can_write_for_the_next() -> None:
    """RULE.write"""
    cards = ("play-run",) * 4
    sitting = Sitting(create("jackpot", 2, writing=True, options=SHORT))
    sitting.fill()
    sitting.do(entries.Write(0, cards), entries.Write(1, cards))
    sitting.begin()
    sitting.play_out(Random(6))
    sitting.do(entries.Prepare(SECRETS[9], "record-1"), entries.Leave(1), entries.Sit(1, "eva", person(5)))
    assert sitting.refused(entries.Start(0)) == "rules-unwritten"
    sitting.do(entries.Write(1, cards))
    sitting.begin()
    assert sitting.phase == "playing"


def test_whoever_comes_after_a_match_sees_it_as_everybody_does() -> None:
    """The hand of the one who sat there before is not for the one who sits there now."""
    sitting = Sitting(create(seats=2, options=SHORT))
    sitting.begin()
    sitting.play_out(Random(3))
    table = sitting.table
    dealt = next(one for one in table.past if one.events and one.events[0].kind == "cut")
    sitting.do(entries.Prepare(SECRETS[9], "record-1"))
    own, everybodys = table.events_for(dealt, 1), table.events_for(dealt, None)
    assert own != everybodys
    assert table.sight(1) != table.sight(None)
    sitting.do(entries.Leave(1), entries.Sit(1, "eva", person(5)))
    assert table.events_for(dealt, 1) == everybodys
    assert table.sight(1) == table.sight(None)
    assert table.sight(0) != table.sight(None)
    sitting.begin()
    assert table.sight(1) != table.sight(None)


def test_a_match_that_is_broken_off_has_a_whole_record() -> None:
    sitting = Sitting(create("hp", 3))
    sitting.begin()
    for _ in sitting.moves(Random(1), 12):
        pass
    sitting.do(entries.End())
    assert (sitting.phase, sitting.table.record) == ("ended", "record-0")
    record = Record.from_text(record_text(sitting))
    assert record.end.data["end"]["termination"] == "unfinished"
    assert verify(record).nonces == 3
    assert not any(seat.wins for seat in sitting.table.seats)
    assert sitting.refused(entries.Move(0, "draw")) == "not-in-phase"
