"""How `expert` guesses hidden hands: by what the network thinks is in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard import Seeded, game
from lastcard.bots import level
from lastcard.bots.cards.foresight import EVEN, guess_by_the_book, odds_of_hands
from lastcard.cards.game import CardGame
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.judge.beliefs import unseen_cards
from lastcard.rules.actions import KINDS
from tests.learnt.positions import TABLES
from tests.support.strategies import NAMES

GUESSES = 40


def guesses(position: Any, seat: int, odds: Any, count: int = GUESSES) -> list[tuple[list[int], int]]:
    """The hands of everybody in each guess, and the pile, as sets of cards."""
    root = root_of(position, seat)
    root["rng"] = 7
    games = np.zeros(count, root.dtype)
    guess_by_the_book(root, games, rules_for(position), seat, odds)
    return [([_set(hand) for hand in one["hands"]], _set(one["draw"])) for one in games]


def _set(words: Any) -> int:
    return int(words[0]) | int(words[1]) << 64


def positions(edition: str, players: int, rounds: int) -> Iterator[tuple[CardGame, Any, int]]:
    """Every decision of rounds of `master`: the table, its state and the seat that is asked."""
    table = game(edition, NAMES[:players], {"target": 1})
    assert isinstance(table, CardGame)
    bot, rng = level("master"), Random(1)
    for number in range(rounds):
        chance = Seeded(number)
        state = table.start(chance)
        while table.outcome(state) is None:
            seat = table.pending(state).seats[0]
            yield table, state, seat
            table.apply(state, seat, bot.move(table, table.view(state, seat), seat, rng), chance)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_guess_keeps_to_what_is_known(edition: str, players: int) -> None:
    """Everybody has as many cards as lie open, and every card is once there."""
    for number, (table, state, seat) in enumerate(positions(edition, players, 1)):
        if number % 5 == 0:
            verify_guesses(table.view(state, seat).position, seat)


def test_what_somebody_is_known_to_hold_is_in_that_hand() -> None:
    """CHAL.show: whoever was shown a hand remembers it, also while other hands are dealt."""
    shown = 0
    for seed in range(40):
        table, chance, rng = game("usa", NAMES[:4], {"target": 1}), Seeded(seed), Random(seed)
        assert isinstance(table, CardGame)
        state = table.start(chance)
        while table.outcome(state) is None:
            seat = table.pending(state).seats[0]
            position = table.view(state, seat).position
            unseen = unseen_cards(position, position.rules, seat)
            if any(cards & unseen for cards in position.known[seat * 4 : seat * 4 + 4]):
                shown += 1
                verify_guesses(position, seat)
            moves = list(table.moves(state, seat))
            # Wild Draw Fours are played and challenged whenever they can be.
            bold = [move for move in moves if str(move).startswith(("play W4", "challenge"))]
            table.apply(state, seat, rng.choice(bold or moves), chance)
    assert shown > 20


def verify_guesses(position: Any, seat: int) -> None:
    players = position.rules.players
    unseen = unseen_cards(position, position.rules, seat)
    for hands, pile in guesses(position, seat, odds_of_hands(position, seat)):
        assert hands[seat] == position.hands[seat]
        assert [hand.bit_count() for hand in hands[:players]] == list(position.counts)
        assert pile.bit_count() == position.pile
        together = pile
        for other in range(players):
            if other != seat:
                assert together & hands[other] == 0
                together |= hands[other]
                assert position.known[seat * players + other] & unseen & ~hands[other] == 0
        assert together & ~unseen == 0


def test_what_is_likelier_is_guessed_more_often() -> None:
    """Odds of a kind count for each card of it that is not seen."""
    table, state, seat = next(positions("usa", 3, 1))
    position = table.view(state, seat).position
    odds = np.full((3, KINDS), EVEN, np.int64)
    kind, other = 5, (seat + 1) % 3
    shares = []
    for times in (1, 8):
        odds[other, kind] = times * EVEN
        cards = position.rules.kind_sets[kind]
        found = [(hands[other] & cards).bit_count() for hands, _ in guesses(position, seat, odds, 4000)]
        shares.append(sum(found) / len(found))
    assert 3 * shares[0] < shares[1] < 8 * shares[0]


def test_the_network_knows_something_of_hands() -> None:
    """Its guesses are nearer to the hands of `master` than if every card were as likely."""
    wrong = {"even": 0.0, "odds": 0.0}
    for number, (table, state, seat) in enumerate(positions("hp", 4, 6)):
        if number % 4:
            continue
        position = table.view(state, seat).position
        by_network = odds_of_hands(position, seat)
        for name, odds in (("odds", by_network), ("even", np.full_like(by_network, EVEN))):
            found = guesses(position, seat, odds)
            for other in range(4):
                for kind in range(KINDS):
                    alike = position.rules.kind_sets[kind]
                    there = (state.hands[other] & alike).bit_count()
                    mean = sum((hands[other] & alike).bit_count() for hands, _ in found) / len(found)
                    wrong[name] += (mean - there) ** 2
    assert wrong["odds"] < wrong["even"]
