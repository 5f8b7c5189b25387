"""Lastcard: four UNO-family games, true to the rulebook.

>>> import lastcard
>>> game = lastcard.game("usa", 3, drawn="must")
>>> state = game.start(seed=7)
>>> game.apply(state, game.pending(state).seats[0], "draw")
>>> lastcard.play("usa", ["easy", "easy", "random"], seed=1, target=50)
<Record of usa, Abril, Bruno, Carla: 160 moves, target>

What `__all__` lists is stable; docs/library.md tells all of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from lastcard.cards.decks.files import read_deck
from lastcard.cards.edition import CardEdition
from lastcard.core.chance import Chance, Seeded
from lastcard.core.event import Event, redact
from lastcard.core.fair import Fair
from lastcard.core.game import Decision, Game, Outcome
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.core.version import __version__
from lastcard.dice.game import DiceEdition
from lastcard.editions import EDITIONS, AnyGame, game, register
from lastcard.notation.case import read_state as read_position
from lastcard.notation.record import Record, read_record

if TYPE_CHECKING:
    from lastcard import lab
    from lastcard.coach import advise, analyse, chances
    from lastcard.lab.match import play

__all__ = [
    "EDITIONS",
    "AnyGame",
    "CardEdition",
    "Chance",
    "Decision",
    "DiceEdition",
    "Event",
    "Fair",
    "Game",
    "Outcome",
    "Record",
    "Refusal",
    "Seeded",
    "Unreadable",
    "__version__",
    "advise",
    "analyse",
    "chances",
    "game",
    "lab",
    "play",
    "read_deck",
    "read_position",
    "read_record",
    "redact",
    "register",
]


def __getattr__(name: str) -> Any:
    """Bots, coach and laboratory are imported when they are first asked for: not everybody wants them."""
    if name == "play":
        return import_module("lastcard.lab.match").play
    if name in ("advise", "analyse", "chances"):
        return getattr(import_module("lastcard.coach"), name)
    if name == "lab":
        return import_module("lastcard.lab")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
