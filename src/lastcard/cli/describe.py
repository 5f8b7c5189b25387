"""Where people read in the terminal: cards in their colours."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from lastcard.cards.symbols import COLORS


class CardHighlighter(RegexHighlighter):
    """Cards and faces in their colours, wherever they stand in a sentence."""

    base_style = "card."
    highlights = [rf"(?<![\w@])(?P<{color}>{color}(?:\+[0-9]|[0-9A-Z]))(?!\w)" for color in COLORS] + [
        r"(?<!\w)(?P<wild>W[0-9A-Z]?(?::[rygbws])?)(?!\w)"
    ]


STYLES = {
    "card.r": "bold #ffffff on #c62828",
    "card.y": "bold #1a1a1a on #f2c12e",
    "card.g": "bold #ffffff on #2e7d32",
    "card.b": "bold #ffffff on #1f5fc9",
    "card.w": "bold #1a1a1a on #ffffff",
    "card.s": "bold #1a1a1a on #9aa3ad",
    "card.wild": "bold #ffffff on #6a3fa0",
}


WIDE = 200


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the command decide what a closed pipe means."""
        raise BrokenPipeError


def console(error: bool = False, file: TextIO | None = None) -> Console:
    """Where people read: in colour and wrapped on a terminal, plain whole lines in a pipe or in a file."""
    made = _Console(
        file=file, force_terminal=None if file is None else False, stderr=error,
        highlighter=CardHighlighter(), theme=Theme(STYLES), markup=False, emoji=False,
    )  # fmt: skip
    if not made.is_terminal:
        made.soft_wrap, made.width = True, WIDE
    return made
