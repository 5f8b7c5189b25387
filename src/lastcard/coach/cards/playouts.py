"""Rounds played out inside compiled code from what one seat sees (extra `fast`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from lastcard.cards.state import State
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.fast.cards.rollout import GOOD
from lastcard.fast.cards.search import try_all
from lastcard.fast.cards.tables import cards_of
from lastcard.fast.chance import nothing_given
from lastcard.fast.compile import twin
from lastcard.fast.families import BOOK_CARDS, CARDS, is_house
from lastcard.fast.layout import Record
from lastcard.rules.fields import COLORS, DRAWN, OVER, VOID, WILDS, Cards

FIRST, LONG = 64, 600
"""So many rounds are played out first, and no more if they take longer than this many decisions each."""

try_all_by_the_book = twin(try_all, house=False)


def wins_of(position: State, seat: int, playouts: int, seed: int) -> dict[int, float]:
    """The part of so many rounds that each seat wins, and VOID for those that nobody does: with hidden cards
    as this seat may believe, and good players in every seat. Nothing where no cards fit what is asked."""
    rules = rules_for(position)
    games = _guesses(position, seat, rules, playouts, seed)
    if seat != position.actor and position.pending in _ONLY_WITH:
        games = _possible(games, position, Random(seed))
    games = _played(games, position, rules)
    winners = np.where(games["pending"] == OVER, games["winner"], VOID)
    return {int(winner): float((winners == winner).mean()) for winner in np.unique(winners)}


def _played(games: Record, position: State, rules: Record) -> Record:
    """Play the games to their ends; only the first of them where some hardly come to one."""
    family = CARDS if is_house(position.rules) else BOOK_CARDS
    policies, first = np.full(position.rules.players, GOOD, np.int64), games[:FIRST].copy()
    before = first["decisions"].sum()
    family.play_all(first, rules, nothing_given(), policies, matches=0)
    if first["decisions"].sum() - before > LONG * len(first):
        return first
    rest = games[FIRST:].copy()
    family.play_all(rest, rules, nothing_given(), policies, matches=0)
    return np.concatenate((first, rest))


def _guesses(position: State, seat: int, rules: Record, count: int, seed: int) -> Record:
    """So many games with everything dealt that the seat does not see."""
    guess_only = try_all if is_house(position.rules) else try_all_by_the_book
    root, given = root_of(position, seat), nothing_given()
    root["rng"] = Random(seed).getrandbits(63)
    guess, spare = np.zeros_like(root), np.zeros_like(root)
    games = np.zeros(count, root.dtype)
    no_moves, one_line = np.zeros((0, 1), np.int64), np.zeros((1, 0))
    for number in range(count):
        guess_only(root, guess, spare, rules, given, seat, no_moves, one_line)
        games[number] = guess[0]
    return games


def _possible(games: Record, position: State, rng: Random) -> Record:
    """The games in which the player who is asked can be asked that; a drawn card is then guessed, too."""
    rules, kept = position.rules, []
    for number, game in enumerate(games):
        hand = cards_of(game["hands"][position.actor])
        with_these = _ONLY_WITH[position.pending](position, hand)
        if with_these:
            kept.append(number)
            if position.pending == DRAWN:
                game["drawn"] = rng.choice(rules.cards_in(with_these))
    return games[kept]


_ONLY_WITH: dict[int, Callable[[State, Cards], Cards]] = {
    DRAWN: lambda position, hand: position.rules.legal_cards(hand, position.color, position.top),
    COLORS: lambda position, hand: hand & position.rules.colored,
    WILDS: lambda position, hand: hand & position.rules.wilds,
}
"""The decisions that nobody is asked without certain cards of the hand."""
