"""The decisions of a player of the dice game who judges every end of a turn by one measure.

What to roll again is decided by exact expectation, a chain and its penalties by looking at all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, reduce
from itertools import product
from operator import itemgetter
from random import Random
from typing import Protocol

from lastcard.bots.dice import normal
from lastcard.bots.dice.rerolls import (
    ALL_ENDS,
    NO_CHAIN,
    Choices,
    Ends,
    Penalties,
    Worth,
    end_of,
    expectations,
)
from lastcard.dice import listing
from lastcard.dice.faces import DICE, MINUS, NUMBERED, PLUS, STAR
from lastcard.dice.moves import DONE, STAND, Chain, Move, Penalty, Reroll
from lastcard.dice.rules.fields import CHAIN, ROLL
from lastcard.dice.rules.legal import can_reroll
from lastcard.dice.state import DiceState

MOST_PENALTIES = 3
"""Three dice have a +1 and three a −1 (DICE.faces)."""
NOTHING = 1e-12
"""A difference so small comes from adding up."""


class Judge(Protocol):
    """What a player makes of the table at the end of its turn."""

    won: float
    """What it is worth to have filled the own board."""
    hides_stars: bool
    """Whether it minds what a −1 would uncover: after a star any die may start (DICE.chain-start)."""

    def own(self, left: int, star: bool) -> float:
        """How well the player stands with this many spaces left, a star last or not; fewer are no worse."""
        ...

    def threat(self, seat: int, left: int, star: bool) -> float:
        """How well another stands, who has won if no space is left."""
        ...

    def worth(self, own: float, threats: float) -> float:
        """What it is worth to stand so against the threats of all others together."""
        ...


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player's board: the spaces left on it and the extra spaces that are not outlined yet."""

    seat: int
    color: str
    board: tuple[str, ...]
    left: int
    extras: int

    def hit(self, face: str) -> Rival:
        """The board after a penalty that can be used on it (DICE.minus, DICE.plus)."""
        if face == MINUS:
            return replace(self, board=self.board[:-1], left=self.left + 1)
        return replace(self, left=self.left + 1, extras=self.extras - 1)

    def after(self, plus: int, minus: int, called: str | None) -> tuple[int, bool]:
        """The spaces left, and whether a star is last, after penalties and a call; None calls nothing."""
        left, last = self.left + plus + minus, self.board[-1 - minus]
        if called == STAR:
            return left - 1, True
        if called is not None and (last == called[1] or self.color == called[0]):
            return left - 1, False
        return left, last == STAR


def choose(view: DiceState, seat: int, rng: Random, judge: Judge) -> Move:
    """The move of this seat, which must be the one that is asked, that is worth most to the judge."""
    if view.pending == ROLL:
        # No game comes to a die with a face that it does not have, but a position may.
        possible = all(face in die for face, die in zip(view.dice, DICE, strict=True))
        return _roll(view, seat, judge) if possible else normal.choose(view, seat, rng)
    return _chain(view, seat, judge) if view.pending == CHAIN else _penalty(view, seat, judge)


def weigh(view: DiceState, seat: int, judge: Judge) -> dict[Move, float]:
    """Every move of this seat, which must be the one that is asked, and what it is worth to the judge."""
    if view.pending == ROLL:
        expected = expectations(view.dice, view.last_entry(seat), worth_of_turns(view, seat, judge))
        return {_rolled(view, dice): worth for dice, worth in enumerate(expected) if can_reroll(view, dice)}
    if view.pending == CHAIN:
        worth = _worth_of_chains(view, seat, judge)
        return {Chain(chain): worth(chain) for chain in _chains(view, seat)}
    threat, own = _threat_after(view, seat, judge), _own_after(view, seat, judge)
    return {move: judge.worth(own, threat(move)) for move in _penalties(view)}


def rivals(view: DiceState, seat: int) -> list[Rival]:
    """The boards of all others."""
    colors, most = view.rules.colors, view.rules.extra
    return [
        Rival(other, colors[other][0], board, view.room(other), most - view.extras[other])
        for other, board in enumerate(view.boards)
        if other != seat
    ]


# The threats of others, after the penalties that harm them most


@cache
def _splits(penalties: Penalties) -> list[tuple[Penalties, Penalties]]:
    """Every way to share penalties out between two."""
    plus, minus = penalties
    return [((p, m), (plus - p, minus - m)) for p, m in product(range(plus + 1), range(minus + 1))]


@cache
def _up_to(penalties: Penalties) -> list[Penalties]:
    """These penalties and all fewer ones."""
    return [some for some, _ in _splits(penalties)]


def threats(
    judge: Judge, boards: Iterable[Rival], most: Penalties, called: str | None
) -> dict[Penalties, float]:
    """The least that can be left of the threats of others, with each number of penalties up to the most."""
    counts = _up_to(most)
    return reduce(_together, [_threats_of(judge, rival, counts, called) for rival in boards])


def _together(some: dict[Penalties, float], others: dict[Penalties, float]) -> dict[Penalties, float]:
    return {count: min([some[here] + others[rest] for here, rest in _splits(count)]) for count in some}


def _threats_of(
    judge: Judge, rival: Rival, counts: Sequence[Penalties], called: str | None
) -> dict[Penalties, float]:
    """The least threat of one player for each number of penalties, which need not or cannot all be used."""
    usable = {
        (plus, minus): judge.threat(rival.seat, *rival.after(plus, minus, called))
        for plus, minus in counts
        if plus <= rival.extras and minus < len(rival.board)
    }
    return {count: min([usable[some] for some in _up_to(count) if some in usable]) for count in counts}


# Rolling again


def _roll(view: DiceState, seat: int, judge: Judge) -> Move:
    """Stand, or roll again the dice that promise the most."""
    dice = view.dice
    expected = expectations(dice, view.last_entry(seat), worth_of_turns(view, seat, judge))
    best = 0
    for rolled in range(1, len(expected)):
        if expected[rolled] > expected[best] + NOTHING and can_reroll(view, rolled):
            best = rolled
    return _rolled(view, best)


def _rolled(view: DiceState, dice: int) -> Move:
    """The move that rolls these dice again."""
    again = tuple(face for place, face in enumerate(view.dice) if dice >> place & 1)
    return Reroll(again) if again else STAND


def worth_of_turns(view: DiceState, seat: int, judge: Judge) -> Worth:
    """What every end of this turn is worth: by penalty dice, length of the chain, and its last die."""
    left, star = view.room(seat), view.last_entry(seat) == STAR
    boards, most = rivals(view, seat), (MOST_PENALTIES, MOST_PENALTIES)
    no_chain = threats(judge, boards, most, None)
    calls = [(ends, face, threats(judge, boards, most, face)) for face, ends in _calls(boards).items()]
    own = [
        [judge.own(left - length, last) for last in (False, True)]
        for length in range(min(left, len(DICE) + 1))
    ]
    worth: dict[Penalties, list[Choices]] = {}
    for penalties, threat in no_chain.items():
        worth[penalties] = [[(NO_CHAIN, judge.worth(own[0][star], threat))]]
        for length in range(1, len(DICE) + 1 - sum(penalties)):
            if length >= left:
                worth[penalties].append([(ALL_ENDS, judge.won)])
                continue
            choices = [
                (ends, judge.worth(own[length][face == STAR], against[penalties]))
                for ends, face, against in calls
            ]
            worth[penalties].append(sorted(choices, key=itemgetter(1), reverse=True))
    return worth


def _calls(boards: Sequence[Rival]) -> dict[str, Ends]:
    """The calls that differ for these boards: one face of each, and all ends of a chain that come to it."""
    first: dict[tuple[tuple[int, bool], ...], str] = {}
    calls: dict[str, Ends] = {}
    for face in (STAR, *NUMBERED):
        effect = tuple(
            rival.after(0, minus, face)
            for rival in boards
            for minus in range(min(MOST_PENALTIES + 1, len(rival.board)))
        )
        like = first.setdefault(effect, face) if face != STAR else face
        calls[like] = calls.get(like, 0) | end_of(face)
    return calls


# Putting down a chain, and using penalties


def _chain(view: DiceState, seat: int, judge: Judge) -> Chain:
    """The chain that is worth most, or none."""
    worth = _worth_of_chains(view, seat, judge)

    def key(chain: tuple[str, ...]) -> tuple[float, bool]:
        return worth(chain), judge.hides_stars and chain[-2:-1] == (STAR,)

    return Chain(max(_chains(view, seat), key=key))


def _chains(view: DiceState, seat: int) -> Iterable[tuple[str, ...]]:
    return ((), *listing.chains_of(view, seat))


def _worth_of_chains(view: DiceState, seat: int, judge: Judge) -> Callable[[tuple[str, ...]], float]:
    """What a chain is worth, if its penalties are used well."""
    last, left = view.last_entry(seat), view.room(seat)
    boards, most = rivals(view, seat), (view.dice.count(PLUS), view.dice.count(MINUS))

    @cache
    def worth(length: int, called: str | None) -> float:
        if length >= left:
            return judge.won
        star = last == STAR if called is None else called == STAR
        return judge.worth(judge.own(left - length, star), threats(judge, boards, most, called)[most])

    return lambda chain: worth(len(chain), chain[-1] if chain else None)


def _penalty(view: DiceState, seat: int, judge: Judge) -> Move:
    """The penalty after which least is left of the threats of the others, if the rest is used well too."""
    return min(_penalties(view), key=_threat_after(view, seat, judge))


def _penalties(view: DiceState) -> Iterable[Move]:
    return (*listing.penalties(view), DONE)


def _threat_after(view: DiceState, seat: int, judge: Judge) -> Callable[[Move], float]:
    """What is left of the threats of the others after a penalty, or after none."""
    boards = rivals(view, seat)

    def threat(move: Move) -> float:
        if not isinstance(move, Penalty):
            return threats(judge, boards, (0, 0), view.chained)[0, 0]
        after = [rival.hit(move.face) if rival.seat == move.target else rival for rival in boards]
        rest = (view.pluses - (move.face == PLUS), view.minuses - (move.face == MINUS))
        return threats(judge, after, rest, view.chained)[rest]

    return threat


def _own_after(view: DiceState, seat: int, judge: Judge) -> float:
    """How well the seat stands whose chain is written already."""
    return judge.own(view.room(seat), view.last_entry(seat) == STAR)
