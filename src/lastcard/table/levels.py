"""Which bots can be had here: of the levels on the wire, those that what is installed can play."""

from __future__ import annotations

from typing import get_args

from lastcard.core.refusal import Refusal
from lastcard.table.seats import Level
from lastcard.table.thoughts import installed


def levels() -> list[Level]:
    """The weakest first."""
    return [name for name in get_args(Level) if name in installed()]


def verify_level(name: str) -> None:
    """Refuse a bot that nobody here could play."""
    if name not in levels():
        raise Refusal("bot-missing", given=name, possible=", ".join(levels()))
