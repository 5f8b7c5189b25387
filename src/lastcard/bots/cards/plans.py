"""What a seat can do with its cards, and where that leads as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.bots.cards.outlook import (
    coming_turn,
    foresee,
    foresee_card,
    hand_from,
    next_turn,
    one_of_each,
    others,
)
