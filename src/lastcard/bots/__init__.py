"""Players that see only a view."""

from __future__ import annotations

from random import Random
from typing import Any

from lastcard.bots import random_cards, random_dice
from lastcard.dice.game import DiceGame
from lastcard.editions import AnyGame


def random_move(table: AnyGame, view: Any, seat: int, rng: Random) -> Any:
    """What a random player in this seat does; `view` is the seat's own."""
    chooser = random_dice.choose if isinstance(table, DiceGame) else random_cards.choose
    return chooser(view, seat, rng)
