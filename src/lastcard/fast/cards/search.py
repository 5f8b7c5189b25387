"""Guessing what is hidden and playing on from there, inside compiled code.

A *guess* is a state in which every hand and the draw pile are such as the searching player may believe. Each
candidate move is tried on the same guesses with the same luck, so that their difference tells more.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.bits import popcount
from lastcard.fast.cards.good import best_play, good_action, jump_in
from lastcard.fast.cards.kernel import asked, bluffers, holds_color, likely, partner
from lastcard.fast.cards.memory import copy_with_memory
from lastcard.fast.cards.piles import random_card
from lastcard.fast.cards.rollout import copy_state, step
from lastcard.fast.cards.sets import add_card, lowest, overlap, rest, size, some, whole, without
from lastcard.fast.chance import random_below
from lastcard.fast.compile import called, compiled
from lastcard.judge.beliefs import ONE
from lastcard.rules.actions import DONE, KINDS
from lastcard.rules.fields import ANSWER, HOUSE, NO_COLOR, NOBODY, OVER, TURN, VOID

NO_ACTION = -1
MOST_GUESSES = 40
"""A hand is guessed again this often where it would mean a bluff."""
AHEAD = 8
"""About as many turns of all players together are looked ahead; there the odds are judged as they stand."""
MOST_DECISIONS = 2000


@compiled
def try_all(
    root: Any,
    guess: Any,
    game: Any,
    rules: Any,
    given: Any,
    seat: int,
    actions: Any,
    values: Any,
) -> None:
    """Play every move out on as many guesses as `values` has lines; the generator of `root` goes on.

    A line of `actions` is a move: several where it puts down several cards, NO_ACTION after the last.
    """
    for line in range(values.shape[0]):
        copy_state(root[0], guess[0], rules[0])
        _guess(guess[0], root[0], rules[0], seat)
        root[0].rng = guess[0].rng
        for place in range(actions.shape[0]):
            copy_state(guess[0], game[0], rules[0])
            _make(game[0], rules[0], given, seat, actions[place])
            values[line, place] = _play_on(game[0], rules[0], given, seat)


@compiled
def guess_all(root: Any, games: Any, rules: Any, seat: int, odds: Any) -> None:
    """Guess what this seat does not see of the root, in every game; the generator of `root` goes on.

    `odds` say by seat and kind how much likelier than others such a card is in that hand.
    """
    for number in range(games.shape[0]):
        copy_with_memory(root[0], games[number], rules[0])
        _guess_by_odds(games[number], root[0], rules[0], seat, odds)
        root[0].rng = games[number].rng


@compiled
def _make(state: Any, rules: Any, given: Any, seat: int, actions: Any) -> None:
    for number in range(actions.shape[0]):
        action = actions[number]
        # The last `done` is only said where more could be put down.
        if action == NO_ACTION or (number > 0 and action == DONE and state.picked == 0):
            return
        step(state, rules, given, seat, action)


@called
def _guess(state: Any, root: Any, rules: Any, seat: int) -> None:
    """Deal the cards that the player does not see, which all lie in the draw pile, to the other hands.

    The root says how many each has, and what the player remembers of them.
    """
    _deal_all_known(state, root, rules, seat)
    suspect = state.turn if state.pending == ANSWER and root.before != NO_COLOR else -1
    if suspect == seat:
        suspect = -1
    if suspect >= 0:
        _guess_suspect(state, root, rules, seat, suspect)
    first = random_below(state, rules.players)
    # Hands of which something is known come first, while there is enough to choose from.
    for wanted in range(2):
        for place in range(rules.players):
            other = (first + place + 1) % rules.players
            if other not in (seat, suspect) and some(root.declined[other]) == (wanted == 0):
                _guess_hand(state, root, rules, seat, other)
    _trim_pile(state, root)


@compiled
def _trim_pile(state: Any, root: Any) -> None:
    """Leave as many cards in the pile as there are; the others are out of the game."""
    while size(state.draw) > root.pile:
        remove_from_pile(state, random_card(state, state.draw[0], state.draw[1]))


@compiled
def remove_from_pile(state: Any, card: int) -> None:
    state.draw[card >> 6] ^= 1 << (card & 63)


@compiled
def _guess_suspect(state: Any, root: Any, rules: Any, seat: int, suspect: int) -> None:
    """The hand of the player of a Wild Draw Four: bluffs are rarer than cards that fit (CHAL.guilty).

    Where nothing but a bluff is to be guessed, the last guess stands.
    """
    for guess in range(MOST_GUESSES):
        _guess_hand(state, root, rules, seat, suspect)
        bluff = holds_color(state, rules, suspect, root.before)
        state.bluffed = int(bluff)
        if not bluff or random_below(state, ONE) < bluffers(rules) or guess == MOST_GUESSES - 1:
            return
        for word in range(2):
            state.draw[word] |= state.hands[suspect, word]
            state.hands[suspect, word] = 0


@compiled
def _guess_hand(state: Any, root: Any, rules: Any, seat: int, other: int) -> None:
    """Cards that the other is known to hold, then old ones that it did not decline, then any."""
    for left in range(_deal_known(state, root, rules, seat, other), 0, -1):
        cards = whole(state.draw)
        if left > root.fresh[other]:
            cards = without(cards, root.declined[other])
        if not some(cards):
            cards = whole(state.draw)
        if not some(cards):
            return
        _give(state, other, random_card(state, cards[0], cards[1]))


@compiled
def _deal_all_known(state: Any, root: Any, rules: Any, seat: int) -> None:
    """First of all: what somebody is known to hold is in no other hand."""
    for other in range(rules.players):
        if other != seat:
            _deal_known(state, root, rules, seat, other)


@compiled
def _missing(state: Any, root: Any, other: int) -> int:
    """How many cards the other holds that it has not been dealt."""
    return root.counts[other] - size(state.hands[other])


@compiled
def _deal_known(state: Any, root: Any, rules: Any, seat: int, other: int) -> int:
    """Deal the cards that the other is known to hold; how many are missing then."""
    count = _missing(state, root, other)
    known = overlap(state.draw, root.known[seat * rules.players + other])
    while some(known) and count > 0:
        _give(state, other, lowest(known))
        known = rest(known)
        count -= 1
    return count


@compiled
def _give(state: Any, other: int, card: int) -> None:
    remove_from_pile(state, card)
    add_card(state.hands, other, card)


@called
def _guess_by_odds(state: Any, root: Any, rules: Any, seat: int, odds: Any) -> None:
    """Deal every hand by what the network thinks is in it. It has learnt what it means that somebody declined
    something: to leave that out besides is worse."""
    _deal_all_known(state, root, rules, seat)
    first = random_below(state, rules.players)
    for place in range(rules.players):
        other = (first + place) % rules.players
        if other != seat:
            for _ in range(_missing(state, root, other)):
                if some(state.draw):
                    _give(state, other, _likely_card(state, rules, odds[other]))
    _trim_pile(state, root)
    if state.pending == ANSWER and root.before != NO_COLOR and state.turn != seat:
        state.bluffed = int(holds_color(state, rules, state.turn, root.before))


@compiled
def _likely_card(state: Any, rules: Any, odds: Any) -> int:
    """A random card of those not dealt yet, by the odds of its kind; there must be one."""
    total = 0
    for kind in range(KINDS):
        total += odds[kind] * size(overlap(state.draw, rules.kind_sets[kind]))
    left = random_below(state, total)
    kind = 0
    while left >= odds[kind] * size(overlap(state.draw, rules.kind_sets[kind])):
        left -= odds[kind] * size(overlap(state.draw, rules.kind_sets[kind]))
        kind += 1
    return lowest(overlap(state.draw, rules.kind_sets[kind]))


@compiled
def _play_on(state: Any, rules: Any, given: Any, seat: int) -> float:
    """How likely this seat is to win the round, as it looks when some turns of its own have been played."""
    turns, decisions = max(1, AHEAD // rules.players), MOST_DECISIONS
    team = 1 << seat | 1 << partner(rules, seat)
    while state.pending != OVER and decisions > 0:
        decisions -= 1
        if state.out & team == team:
            return 0.0
        asking = asked(state, rules)
        if HOUSE and rules.jump_in and state.pending == TURN and state.together == 0:
            jumper, action = jump_in(state, rules)
            if jumper != NOBODY:
                step(state, rules, given, jumper, action)
                continue
        if asking == seat and state.pending == TURN:
            if turns == 0:
                _, worth = best_play(state, rules, seat)
                return likely(worth)
            turns -= 1
        step(state, rules, given, asking, good_action(state, rules, asking))
    if state.pending != OVER or state.winner == VOID:
        return popcount(team) / rules.players
    return 1.0 if state.winner in (seat, partner(rules, seat)) else 0.0
