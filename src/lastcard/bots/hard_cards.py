"""A strong player of the card games: it counts cards, and weighs where every move leads."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.bots import hard_lever
from lastcard.bots.hard_plans import Plans
from lastcard.bots.outlook import stirs
from lastcard.cards.legal import can_draw, must_play, playable
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move
from lastcard.cards.state import ACT, ANSWER, COLOR, COLORS, DISCARD, DRAWN, RUN, TARGET, TURN, WILDS, Pending
from lastcard.cards.step import WRONG_CHALLENGE_DRAWS
from lastcard.cards.view import View


def choose(view: View, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    moves = weigh(view, seat)
    if view.pending == TURN and playable(view, seat) and stirs(view, rng):
        return rng.choice(list(moves))
    return max(moves, key=moves.__getitem__)


def weigh(view: View, seat: int) -> dict[Move, float]:
    """The moves worth a thought, and how likely this seat is to win after each."""
    return _WEIGHED[view.pending](view, seat)


def _turn(view: View, seat: int) -> dict[Move, float]:
    cards = playable(view, seat)
    plans = Plans(view, seat)
    moves: dict[Move, float] = dict(plans.plays(cards))
    if not cards & view.rules.colored or not moves:
        moves[DRAW if can_draw(view) else PASS] = plans.chance(plans.here(draws=True))
    return moves


def _drawn(view: View, seat: int) -> dict[Move, float]:
    plans = Plans(view, seat)
    moves: dict[Move, float] = dict(plans.plays(playable(view, seat)))
    if not must_play(view, seat):
        moves[KEEP] = plans.chance(plans.here())
    return moves


def _color(view: View, seat: int) -> dict[Move, float]:
    """For the first card, or after a rule card (FIRST.wild, RULE.play-wilds)."""
    plans = Plans(view, seat)
    here = plans.here()
    return {Color(color): plans.chance(here._replace(color=color)) for color in view.rules.colors}


def _answer(view: View, seat: int) -> dict[Move, float]:
    """Doubt a restricted card by the odds: whose hand it was, what that may hold, and what it costs."""
    player, draws = view.turn, view.rules.symbols[view.top].draws
    if not view.counts[player]:
        return {ACCEPT: 0.0}
    plans = Plans(view, seat)
    here = plans.here()
    victim = (player + view.direction) % view.rules.players
    guilty = plans.worth.beliefs.suspicion()
    right = plans.answered(here, player, player, draws, False)
    wrong = plans.answered(here, player, seat, draws + WRONG_CHALLENGE_DRAWS, True)
    accepted = plans.answered(here, player, victim, draws, True)
    return {ACCEPT: accepted, CHALLENGE: guilty * right + (1 - guilty) * wrong}


_WEIGHED: dict[Pending, Callable[[View, int], dict[Move, float]]] = {
    TURN: _turn,
    DRAWN: _drawn,
    COLOR: _color,
    ANSWER: _answer,
    TARGET: hard_lever.target,
    COLORS: hard_lever.colors,
    DISCARD: hard_lever.discard,
    RUN: hard_lever.run,
    WILDS: hard_lever.wilds,
    ACT: lambda view, seat: {DONE: 1.0},
}
