"""How likely each player of a card game is to win the round, from what one seat sees of it."""

from __future__ import annotations

from math import log

from lastcard.bots.cards import hard
from lastcard.bots.cards.outlook import opponents
from lastcard.bots.cards.plans import Plans
from lastcard.cards.state import State
from lastcard.core.extras import FAST, has_extra
from lastcard.judge.beliefs import ONE
from lastcard.judge.odds import likely
from lastcard.rules.fields import NOBODY, OVER, VOID
from lastcard.rules.turn import partner

FITTED = {2: (-0.14, 0.75), 3: (-0.33, 0.80), 4: (-0.30, 0.85)}
"""How the logarithm of the odds follows from the playouts, by players: a constant and a factor. Found by
bench/calibration.py, with rounds of `hard`."""
LEAST = 1e-3
"""Nothing is less likely than this while the round goes on."""


def searches(position: State) -> bool:
    """Whether compiled code can play this game on: then `expert` searches."""
    if not has_extra(FAST):
        return False
    from lastcard.fast.cards.tables import why_not_compiled  # noqa: PLC0415 - only where it is installed

    return why_not_compiled(position.rules) is None


def chances(position: State, seat: int, playouts: int, seed: int) -> tuple[float, ...]:
    """The chance of each seat."""
    if position.pending == OVER:
        return shared(position, {position.winner: 1.0})
    if not searches(position):
        return _judged(position, seat)
    from lastcard.coach.cards.playouts import wins_of  # noqa: PLC0415 - only where it is installed

    wins = wins_of(position, seat, playouts, seed)
    return _as_it_comes(position, seat, shared(position, wins)) if wins else _judged(position, seat)


def shared(position: State, wins: dict[int, float]) -> tuple[float, ...]:
    """The part that each seat wins, with its partner; what nobody wins is shared by all."""
    rules = position.rules
    found = []
    for seat in range(rules.players):
        team = {seat, partner(rules, seat)}
        found.append(
            sum(wins.get(each, 0.0) for each in team) + wins.get(VOID, 0.0) * len(team) / rules.players
        )
    return tuple(found)


def _as_it_comes(position: State, seat: int, counted: tuple[float, ...]) -> tuple[float, ...]:
    """Chances as rounds really end: playouts are surer of themselves than they should be, as nobody plays or
    holds quite what they believe. The others keep their parts of the rest."""
    constant, slope = FITTED[min(position.rules.players, max(FITTED))]
    own = likely(ONE * (constant + slope * _log_odds(counted[seat])))
    team = {seat, partner(position.rules, seat)}
    others = [0.0 if each in team else chance + LEAST for each, chance in enumerate(counted)]
    rest = (1 - own) * len(team) / sum(others)
    return tuple(own if each in team else chance * rest for each, chance in enumerate(others))


def _log_odds(chance: float) -> float:
    chance = min(max(chance, LEAST), 1 - LEAST)
    return log(chance / (1 - chance))


def _judged(position: State, seat: int) -> tuple[float, ...]:
    """What the judge thinks of the own seat; the others share the rest, more for those with fewer cards."""
    plans = Plans(position, seat)
    asked = position.answering >> seat & 1
    waits = plans.here() if position.actor == NOBODY else plans.waits()
    own = max(hard.weigh(position, seat).values()) if asked else plans.chance(waits)
    team = {seat, partner(position.rules, seat)}
    rivals = opponents(position, seat)
    near = {other: 1 / (1 + position.counts[other]) for other in rivals}
    # Partners hold their part together.
    teams = {frozenset({other, partner(position.rules, other)}) for other in rivals}
    strength = {pair: max(near[other] for other in pair if other in near) for pair in teams}
    found = [0.0] * position.rules.players
    for each in team:
        found[each] = own
    for pair, share in strength.items():
        for other in pair:
            found[other] = (1 - own) * share / sum(strength.values())
    return tuple(found)
