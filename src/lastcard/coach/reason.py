"""Why one move is better than another."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Why = Literal[
    "only", "equal", "ahead", "win", "fewer", "burden", "lost-turn", "keeps-wild", "keeps-action", "follow",
    "together", "colors", "uses-draw", "no-draw", "pull", "next-stuck", "named", "others", "limit", "doubt",
    "trust", "dice-win", "dice-again", "dice-stand", "dice-longer", "dice-star", "dice-no-star", "dice-call",
    "dice-penalty",
]  # fmt: skip
"""A sentence each, `coach-why-…` in the catalogues."""
WHYS: tuple[Why, ...] = get_args(Why)


class Reason(NamedTuple):
    """One sentence, and the player that it speaks of."""

    why: Why
    seat: int | None = None
