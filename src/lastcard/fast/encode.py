"""A state of the reference kernel as the row of a game."""

from __future__ import annotations

import numpy as np

from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import NO_CARD, Ask, Fall, Perform, Pull, State
from lastcard.cards.view import View
from lastcard.fast import layout as at
from lastcard.fast.compiled import Row
from lastcard.fast.tables import Deck, deck_of, rule_cards
from lastcard.fast.turns import clear_put, push, push_pulls


def encode(game: CardGame, state: State) -> Row:
    """The row that stands for this state; its generator begins at 0."""
    row = np.zeros(at.WIDTH, np.int64)
    deck = deck_of(game.rules.edition)
    rules = game.rules
    row[at.DRAW : at.DRAW + 2] = deck.words(rules.set_of(state.draw))
    row[at.UNDER : at.UNDER + 2] = deck.words(rules.set_of(state.discard[:-1]))
    row[at.TOP] = NO_CARD if state.top == NO_CARD else deck.places[state.top]
    row[at.COLOR] = at.NO_COLOR if state.color is None else deck.colors.index(state.color)
    row[at.DRAWN_KIND] = at.NO_KIND if state.drawn == NO_CARD else deck.kinds[state.drawn]
    for seat in range(rules.players):
        row[at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2] = deck.words(state.hands[seat])
        row[at.SCORES + seat] = state.scores[seat]
        row[at.OWED] |= state.owed[seat] << (at.OWED_BITS * seat)
    _encode_turn(row, state)
    clear_put(row)
    _encode_tasks(row, game, state, deck)
    return row


def _encode_turn(row: Row, state: State) -> None:
    row[at.PENDING] = at.PENDINGS.index(state.pending)
    row[at.DIRECTION], row[at.DEALER] = state.direction, state.dealer
    row[at.ON_TURN], row[at.ACTOR] = state.turn, state.actor
    row[at.ANSWERING], row[at.CATCHABLE] = state.answering, state.catchable
    row[at.CAUGHT], row[at.SAID], row[at.PASSED] = state.caught, state.said, state.passed
    row[at.BLUFFED], row[at.OPENING] = state.bluffed, state.opening
    row[at.ROUNDS] = state.rounds
    row[at.WINNER] = at.UNDECIDED
    if state.pending == "over" and state.round is not None:
        row[at.WINNER] = state.round.winners[0] if state.round.winners else at.VOID
    row[at.MATCH] = sum(1 << seat for seat in state.match.winners) if state.match else 0


def _encode_tasks(row: Row, game: CardGame, state: State, deck: Deck) -> None:
    """Rule cards by their place among those that the table began with."""
    rules = list(rule_cards(game))
    there = list(state.dispenser)
    for place, rule in enumerate(rules):
        if rule in there:
            there.remove(rule)
            row[at.DISPENSER] |= 1 << place
    row[at.USED] = ((1 << len(rules)) - 1) & ~row[at.DISPENSER]
    encode_move(row, state, deck, rules)


def encode_move(row: Row, position: State | View, deck: Deck, rules: list[RuleCard]) -> None:
    """What has been done of a long move, and what is still to be done; `rules` are the table's."""
    row[at.PERFORMER] = at.NOBODY
    if position.performing is not None:
        row[at.PERFORMER], row[at.PERFORMED] = position.performing[0], rules.index(position.performing[1])
    for card in position.run:
        _count_in(row, deck, card)
    for task in position.agenda:
        match task:
            case Pull(seat):
                push_pulls(row, seat, 1)
            case Perform(seat, rule):
                push(row, at.PERFORM, seat, rules.index(rule))
            case Ask(seat, pending):
                push(row, at.ASK, seat, at.PENDINGS.index(pending))
            case Fall(seat, cards):
                symbols = [deck.symbols[deck.kinds[card]] for card in cards]
                draws, pulls = sum(one.draws for one in symbols), sum(one.pulls for one in symbols)
                skips = any(one.skips for one in symbols)
                push(row, at.FALL, seat, (draws * 2 + skips) * at.FALL_SKIPS + pulls)


def _count_in(row: Row, deck: Deck, card: int) -> None:
    symbol = deck.symbols[deck.kinds[card]]
    row[at.REVERSES] += symbol.reverses
    row[at.DRAWS] += symbol.draws
    row[at.SKIPS] |= symbol.skips
    row[at.PULLS] += symbol.pulls
    row[at.PICKED] |= at.PICKED_ANY
