"""Observations with memory: what a person at the table could remember, worked out once more from views."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard import Seeded, game
from lastcard.bots import random_move
from lastcard.cards.game import CardGame
from lastcard.fast import Batch
from lastcard.fast.cards import memory
from lastcard.fast.cards.encode import encode
from lastcard.fast.cards.loops import observe_memory_all
from lastcard.fast.cards.observe import LENGTH
from lastcard.fast.cards.tables import tables_of
from lastcard.rules.actions import KINDS
from lastcard.rules.fields import ANSWER, NO_COLOR
from tests.fast.test_batch import hide_and_seek, play_some, some_actions

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("usa", 2, {}),
    ("hp", 4, {}),
    ("jackpot", 3, {}),
    ("usa", 4, {"reveal": 2, "seats": "shuffled", "target": 300}),
    ("classic", 3, {"seven-zero": "both"}),
]


def part(row: Any, place: int, offset: int, length: int) -> list[int]:
    start = memory.SEATS + place * memory.EACH + offset
    return [int(number) for number in row[start : start + length]]


def by_kind(rules: Any, cards: int) -> list[int]:
    counts = Counter(rules.kind_of[card] for card in rules.cards_in(cards))
    return [counts[kind] for kind in range(KINDS)]


def one_hot(place: int, length: int = 4) -> list[int]:
    return [int(place == other) for other in range(length)]


def compare(table: CardGame, state: Any, seat: int, row: Any) -> None:
    """The row is what the view of this seat says."""
    position, rules, players = table.view(state, seat).position, table.rules, len(table.players)
    assert row[memory.BEFORE : memory.SEATS].tolist() == one_hot(position.before)
    unseen = rules.all_cards & ~(position.hands[seat] | position.under | 1 << position.top)
    order, after = [seat], position.left[seat]
    while after != seat:
        order.append(after)
        after = position.left[after]
    for place in range(players):
        other = (seat + place) % players
        assert part(row, place, memory.ON_TURN, 1) == [int(position.turn == other)]
        assert part(row, place, memory.PLACE, 1) == [order.index(other) if other in order else 0]
        assert part(row, place, memory.FRESH, 1) == [position.fresh[other]]
        assert part(row, place, memory.NAMED, 4) == one_hot(position.named[other])
        declined = by_kind(rules, position.declined[other])
        assert part(row, place, memory.DECLINED, KINDS) == [int(count > 0) for count in declined]
        known = position.known[seat * players + other] & unseen
        if other == seat:
            seen = [state.known[viewer * players + seat] for viewer in range(players) if viewer != seat]
            known = position.hands[seat] & sum(
                1 << card for card in range(128) if any(k >> card & 1 for k in seen)
            )
        assert part(row, place, memory.KNOWN, KINDS) == by_kind(rules, known)


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_the_memory_of_an_observation_is_that_of_the_view(
    edition: str, players: int, options: dict[str, object]
) -> None:
    table = game(edition, players, options)
    assert isinstance(table, CardGame)
    rules, out = tables_of(table), np.zeros((1, memory.length_of(players)), np.int16)
    found = np.zeros_like(out)
    for seed in range(4):
        rng, state = Random(seed), table.start(Seeded(seed))
        for _ in range(120):
            if not state.asked:
                if state.match is not None:
                    break
                table.next_round(state)
                continue
            seat = rng.choice(state.asked)
            table.apply(state, seat, random_move(table, table.view(state, seat), seat, rng))
            for viewer in range(players):
                observe_memory_all(encode(table, state), rules, np.array([viewer]), out)
                compare(table, state, viewer, out[0])
                found = np.maximum(found, out)
    seats = found[0, memory.SEATS :].reshape(players, memory.EACH)
    assert seats[:, memory.FRESH].any() and seats[:, memory.DECLINED : memory.KNOWN].any()
    assert seats[:, memory.NAMED : memory.DECLINED].any()


def test_a_hand_that_was_shown_is_known_on_both_sides() -> None:
    """CHAL.show: the challenger knows the hand, and its player knows that."""
    table = game("usa", 3)
    assert isinstance(table, CardGame)
    shown = 0
    for seed in range(200):
        state, rng = table.start(Seeded(seed)), Random(seed)
        while state.asked and shown < 5:
            seat = rng.choice(state.asked)
            if state.pending == ANSWER:
                player = state.turn
                table.apply(state, seat, "challenge")
                row = np.zeros((1, memory.length_of(3)), np.int16)
                observe_memory_all(encode(table, state), tables_of(table), np.array([seat]), row)
                place = (player - seat) % 3
                hand = by_kind(table.rules, state.known[seat * 3 + player])
                assert sum(hand) and part(row[0], place, memory.KNOWN, KINDS) == hand
                observe_memory_all(encode(table, state), tables_of(table), np.array([player]), row)
                assert part(row[0], 0, memory.KNOWN, KINDS) == hand
                shown += 1
                break
            table.apply(state, seat, random_move(table, table.view(state, seat), seat, rng))
    assert shown == 5


@pytest.mark.parametrize("players", [2, 3])
def test_a_batch_that_remembers_plays_the_same_games(players: int) -> None:
    plain, remembering = (Batch("usa", players, 60, seed=8, memory=memory) for memory in (False, True))
    for batch in (plain, remembering):
        play_some(batch, 60)
    assert (plain.legal == remembering.legal).all() and (plain.seats == remembering.seats).all()
    found = remembering.observe()
    assert found.shape == (60, memory.length_of(players))
    assert (found[:, :LENGTH] == plain.observe()).all()
    assert found[:, LENGTH:].any(axis=1).all()


def test_hidden_cards_do_not_show_in_the_memory() -> None:
    batch = Batch("usa", 3, 60, seed=8, memory=True)
    rng, steps = Random(8), np.random.default_rng(8)
    for _ in range(40):
        batch.step(some_actions(batch, steps))
        before, games, seats = batch.observe(), batch.records.copy(), np.maximum(batch.seats, 0)
        for number, one in enumerate(batch.records):
            hide_and_seek(one, int(seats[number]), 3, rng)
        assert (batch.observe() == before).all()
        batch.records["words"] = games["words"]
    assert (batch.records["named"] != NO_COLOR).any()


@pytest.mark.parametrize(("edition", "memory"), [("usa", False), ("usa", True), ("dice", False)])
def test_seats_with_a_policy_play_until_another_is_asked(edition: str, memory: bool) -> None:
    batch = Batch(edition, 3, 100, seed=4, memory=memory)
    for _ in range(30):
        batch.advance(["random", None, "good"])
        going_on = batch.seats >= 0
        assert (batch.seats[going_on] == 1).all()
        assert (batch.legal.any(axis=1) == going_on).all()
        before = [batch.records.copy(), batch.seats.copy()]
        batch.advance(["random", None, "good"])
        assert batch.records.tobytes() == before[0].tobytes() and (batch.seats == before[1]).all()
        batch.step(batch.legal.argmax(axis=1))
    assert (batch.seats < 0).any()
