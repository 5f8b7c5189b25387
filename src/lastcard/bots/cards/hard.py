"""A strong player of the card games: it counts cards, and weighs where every move leads."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lastcard.bots.cards import hard_lever
from lastcard.bots.cards.outlook import stirs
from lastcard.bots.cards.plans import Plans
from lastcard.cards.moves import ACCEPT, CHALLENGE, DONE, DRAW, KEEP, PASS, Color, Move, Play
from lastcard.cards.state import State
from lastcard.judge.weights import judge_of
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import ACT, ANSWER, COLOR, COLORS, DISCARD, DRAWN, RUN, STACK, TARGET, TURN, WILDS
from lastcard.rules.legal import jumping, must_not_draw, must_play, playable
from lastcard.rules.step import WRONG_CHALLENGE_DRAWS
from lastcard.rules.turn import next_seat


def choose(position: State, seat: int, rng: Random) -> Move:
    """The move of this seat, which must be one that is asked."""
    moves = weigh(position, seat)
    if position.pending == TURN and playable(position, position.rules, seat) and stirs(position, rng):
        return rng.choice(list(moves))
    return max(moves, key=moves.__getitem__)


def jump(position: State, seat: int, rng: Random) -> Play | None:
    """What this seat plays on another's turn; None where it is better to wait (HOUSE.jump-in)."""
    plans = Plans(position, seat)
    moves = dict(plans.plays(jumping(position, position.rules, seat)))
    best = max(moves, key=moves.__getitem__, default=None)
    return best if best is not None and moves[best] > plans.chance(plans.waits()) else None


def weigh(position: State, seat: int) -> dict[Move, float]:
    """The moves worth a thought, and how likely this seat is to win after each."""
    return _WEIGHED[position.pending](position, seat)


def _turn(position: State, seat: int) -> dict[Move, float]:
    cards = playable(position, position.rules, seat)
    plans = Plans(position, seat)
    moves: dict[Move, float] = dict(plans.plays(cards))
    forced = must_not_draw(position, position.rules, seat)
    # Nobody draws on purpose who can put a card down at no cost.
    free = cards & position.rules.colored & ~judge_of(position.rules).moving
    if not forced and (not free or not moves):
        let_go = DRAW if can_draw(position, position.rules, seat) else PASS
        moves[let_go] = plans.chance(plans.here(draws=True))
    return moves


def _drawn(position: State, seat: int) -> dict[Move, float]:
    plans = Plans(position, seat)
    moves: dict[Move, float] = dict(plans.plays(playable(position, position.rules, seat)))
    if not must_play(position, position.rules, seat):
        moves[KEEP] = plans.chance(plans.here())
    return moves


def _color(position: State, seat: int) -> dict[Move, float]:
    """For the first card, or after a rule card (FIRST.wild, RULE.play-wilds)."""
    plans = Plans(position, seat)
    here = plans.here()
    return {
        Color(letter): plans.chance(here._replace(color=color))
        for color, letter in enumerate(position.rules.colors)
    }


def _answer(position: State, seat: int) -> dict[Move, float]:
    """Doubt a restricted card by the odds: whose hand it was, what that may hold, and what it costs."""
    player, draws = position.turn, position.rules.draw_count[position.top]
    if not position.counts[player]:
        return {ACCEPT: 0.0}
    plans = Plans(position, seat)
    here = plans.here()
    victim = next_seat(position, position.rules, player, position.direction)
    guilty = plans.suspicion()
    right = plans.answered(here, player, player, draws, 0)
    wrong = plans.answered(here, player, seat, draws + WRONG_CHALLENGE_DRAWS, 1)
    accepted = plans.answered(here, player, victim, draws, 1)
    return {ACCEPT: accepted, CHALLENGE: guilty * right + (1 - guilty) * wrong}


def _stack(position: State, seat: int) -> dict[Move, float]:
    """Take the total, doubt its first card, or put a card on it and let another take it (HOUSE.stack)."""
    plans = Plans(position, seat)
    rules, player, total = position.rules, position.turn, position.total
    moves: dict[Move, float] = {ACCEPT: plans.taken(plans.here(), seat, total)}
    moves |= dict(plans.stacked(playable(position, rules, seat)))
    if position.doubtful and position.counts[player]:
        guilty, draws = plans.suspicion(), rules.draw_count[position.top]
        right = plans.answered(plans.here(), player, player, draws, 0)
        wrong = plans.taken(plans.here(), seat, draws + WRONG_CHALLENGE_DRAWS)
        moves[CHALLENGE] = guilty * right + (1 - guilty) * wrong
    return moves


_WEIGHED: dict[int, Callable[[State, int], dict[Move, float]]] = {
    TURN: _turn,
    DRAWN: _drawn,
    COLOR: _color,
    ANSWER: _answer,
    TARGET: hard_lever.target,
    COLORS: hard_lever.colors,
    DISCARD: hard_lever.discard,
    RUN: hard_lever.run,
    WILDS: hard_lever.wilds,
    ACT: lambda position, seat: {DONE: 1.0},
    STACK: _stack,
}
