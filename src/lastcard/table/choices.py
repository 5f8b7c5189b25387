"""What a seat may do now, in plain values: enough to draw the buttons of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lastcard.cards import moves as cards
from lastcard.cards.reasons import judge
from lastcard.cards.state import State, seats_in
from lastcard.core.refusal import Refusal
from lastcard.dice import listing as dice_listing
from lastcard.dice.faces import STAR
from lastcard.dice.rules.fields import CHAIN, PENALTY, ROLL
from lastcard.dice.state import DiceState
from lastcard.dice.view import DiceView
from lastcard.editions import AnyGame
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import ACT, ANSWER, AUTO, DISCARD, DRAWN, RUN, STACK, TURN
from lastcard.rules.legal import (
    jumping,
    must_not_draw,
    must_play,
    names_player,
    playable,
    rightly_playable,
    to_discard,
)

Plain = dict[str, Any]

NOTHING: Plain = {
    "play": [],
    "bluffs": [],
    "aims": [],
    "say": [],
    "catch": [],
    "together": {},
    "discard": None,
    "penalties": {},
}
"""What a seat may do that nobody asks. It is for reading: everybody is told this one."""


def choices(game: AnyGame, position: Any, seat: int) -> Plain:
    """What this seat may do: worked out from a state, it is the same as from the position of its own view."""
    found = _CHOICES[game.family](position, seat)
    return {**NOTHING, **found} if found else NOTHING


def _card_choices(position: State, seat: int) -> Plain:
    rules, pending = position.rules, position.pending
    asked = position.answering >> seat & 1
    jumps = not asked and rules.jump_in and _jumps(position, seat)
    if not asked and not jumps and not position.catchable and position.counts[seat] != 1:
        return {}
    found: Plain = {"say": _words(position, seat) if asked else []}
    if position.catchable:
        found["catch"] = [other for other in seats_in(position.catchable) if other != seat]
    if rules.uno != AUTO and position.counts[seat] == 1 and judge(position, seat, cards.UNO) is None:
        found["say"].append("uno")
    if jumps or (asked and pending in (TURN, DRAWN, RUN, STACK)):
        found |= _plays(position, seat)
    if seat == position.actor and pending == DISCARD:
        found["discard"] = to_discard(position, rules, seat)
    return found


def _words(position: State, seat: int) -> list[str]:
    """The moves of one word with which a seat that is asked may answer."""
    rules, pending = position.rules, position.pending
    if pending == TURN:
        # Whether a card has to be played would say whether one goes (HOUSE.force).
        if rules.hints and must_not_draw(position, rules, seat):
            return []
        return ["draw" if can_draw(position, rules, seat) else "pass"]
    if pending == DRAWN:
        return [] if must_play(position, rules, seat) else ["keep"]
    if pending == ANSWER or (pending == STACK and position.doubtful):
        return ["challenge", "accept"]
    return [*_WORDS.get(pending, ())]


_WORDS = {STACK: ("accept",), RUN: ("done",), ACT: ("done",)}


def _jumps(position: State, seat: int) -> bool:
    """Whether a card of the hand may be played out of turn; without hints, whether any could be."""
    rules = position.rules
    if rules.hints:
        return jumping(position, rules, seat) != 0
    return bool(position.pending == TURN and not position.flipped and position.counts[seat])


def _plays(position: State, seat: int) -> Plain:
    """The cards that may be played, and how; without hints every card of the hand (HOUSE.hints)."""
    rules = position.rules
    allowed = position.hands[seat]
    bluffs = 0
    if rules.hints:
        allowed = playable(position, rules, seat)
        if allowed & rules.restricted_cards:
            bluffs = allowed & ~rightly_playable(position, rules, seat)
    aiming = 0
    if allowed & rules.aiming:
        aiming = rules.set_of(
            card
            for card in rules.cards_in(allowed & rules.aiming)
            if names_player(position, rules, seat, card)
        )
    texts: Plain = {}
    for name, found in (("play", allowed), ("bluffs", bluffs), ("aims", aiming)):
        if found:
            # Of equal cards one is enough.
            texts[name] = [*dict.fromkeys(rules.texts_in(found))]
    if rules.multi and position.pending != RUN:
        texts["together"] = {
            rules.names[card]: _together(position, seat, card) for card in rules.cards_in(allowed)
        }
    return texts


def _together(position: State, seat: int, card: int) -> list[str]:
    """The other cards of the hand that may be put down with this one (HOUSE.multi)."""
    rules = position.rules
    matching = rules.matches[card] if seat == position.actor else rules.alike[card]
    return list(rules.texts(position.hands[seat] & matching & ~(1 << card)))


def _dice_choices(position: DiceState, seat: int) -> Plain:
    if seat != position.turn:
        return {}
    if position.pending == ROLL:
        return {"say": ["stand"]}
    if position.pending != PENALTY:
        return {}
    against: dict[str, list[int]] = {}
    for penalty in dice_listing.penalties(position):
        against.setdefault(penalty.face, []).append(penalty.target)
    return {"say": ["done"], "penalties": against}


_CHOICES: dict[str, Callable[[Any, int], Plain]] = {"cards": _card_choices, "dice": _dice_choices}


# Dice: a chain is built before the reroll, and no die is bound by it (DICE.reroll).


def refusal_of(game: AnyGame, view: Any, seat: int, text: str) -> Refusal | None:
    """Why this seat may not make this move now; None if it may.

    A chain can be asked about before the reroll: then it is judged by the dice as they lie.
    """
    if game.family == "dice" and text.split()[:1] == ["chain"]:
        _keep_all(view, seat)
    return game.judge(view, seat, text)


def longest_chain(view: Any, seat: int) -> list[str]:
    """A longest chain of the dice as they lie, with a number at its end where there is one.

    A star at the end would be called, and everybody else would write a star (DICE.call-wild).
    """
    _keep_all(view, seat)
    if view.pending != "chain" or seat != view.turn:
        raise Refusal("no-hint", "DICE.chain")
    chains: list[tuple[str, ...]] = [*dice_listing.chains_of(view.position, seat), ()]
    chain = max(chains, key=lambda chain: (len(chain), chain[-1:] != (STAR,)))
    return list(chain)


def _keep_all(view: DiceView, seat: int) -> None:
    """Let the view be that after `stand`, if its seat could still roll dice again."""
    position = view.position
    if position.pending == ROLL and seat == position.turn:
        position.pending = CHAIN
