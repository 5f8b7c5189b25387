"""Lastcard: four UNO-family games, exact to the rulebook.

>>> import lastcard
>>> table = lastcard.game("usa", ["ana", "beto"])
>>> chance = lastcard.Seeded(7)
>>> state = table.start(chance)
>>> seat = table.pending(state).seats[0]
>>> table.apply(state, seat, next(table.moves(state, seat)), chance)
"""

from lastcard.core.chance import Chance, Seeded
from lastcard.core.event import Event, redact
from lastcard.core.fair import Fair
from lastcard.core.game import Decision, Game, Outcome
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.core.version import __version__
from lastcard.editions import EDITIONS, AnyGame, game

__all__ = [
    "EDITIONS",
    "AnyGame",
    "Chance",
    "Decision",
    "Event",
    "Fair",
    "Game",
    "Outcome",
    "Refusal",
    "Seeded",
    "Unreadable",
    "__version__",
    "game",
    "redact",
]
