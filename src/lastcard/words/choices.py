"""The moves to choose from, in words."""

from __future__ import annotations

from collections.abc import Container

from lastcard.locale import Catalogue


def shown_at_once(pending: str) -> int:
    """How many moves are listed. There are too many rerolls, chains and discards: a few examples say more."""
    return 40 if pending == "turn" else 12


def choice_text(messages: Catalogue, move: str, bluffs: Container[str]) -> str:
    """A move, and what is not seen in it at once; `bluffs` are cards."""
    verb, *rest = move.split()
    if verb == "play" and rest[0].partition(":")[0] in bluffs:
        return f"{move} ({messages.text('play-bluff')})"
    if verb == "color":
        key, name = messages.text(f"color-key-{rest[0]}"), messages.text(f"color-{rest[0]}")
        return f"{move} ({key} {name})"
    if move in ("discard", "chain"):
        return f"{move} ({messages.text('play-none')})"
    return move
