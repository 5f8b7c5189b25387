"""Draw the picture of docs/terminal.md: a real game in the terminal, as an SVG.

.venv/bin/python docs/picture.py
"""

from __future__ import annotations

import builtins
import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.theme import Theme

from lastcard.cli.describe import STYLES, CardHighlighter
from lastcard.cli.play import LEVEL, Left, Seat, bots_for
from lastcard.cli.tables import names_for
from lastcard.editions import game
from lastcard.locale import catalogue

TYPED = ["s5", "w1", "q"]
SEED = 3


def main() -> None:
    out = Console(record=True, width=96, force_terminal=True, color_system="truecolor", file=io.StringIO())
    out.highlighter = CardHighlighter()
    out.push_theme(Theme(STYLES))
    typed: Iterator[str] = iter(TYPED)

    def answer(prompt: str = "") -> str:
        text = next(typed, "q")
        out.print(f"{prompt}{text}", style="bold")
        return text

    builtins.input = answer
    with contextlib.suppress(Left):
        bots = bots_for(LEVEL, 2)
        Seat(game("usa", names_for(3, "sam")), bots, SEED, None, out, catalogue("en")).play()
    # Fonts of the reader's system, fetched from nowhere.
    template = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = out.export_svg(title="lastcard play", code_format=template)
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
