"""Draw the README's picture: a real game in the terminal, as an SVG.

.venv/bin/python docs/picture.py
"""

from __future__ import annotations

import builtins
import io
import re
from collections.abc import Iterator
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.theme import Theme

from lastcard.cli.describe import STYLES, CardHighlighter
from lastcard.cli.play import Left, Seat
from lastcard.editions import game
from lastcard.locale import catalogue

TYPED = ["b1", "r9", "q"]
SEED = 2


def main() -> None:
    out = Console(
        record=True, width=96, highlighter=CardHighlighter(), theme=Theme(STYLES), markup=False, file=io.StringIO(),
        force_terminal=True, color_system="truecolor",
    )  # fmt: skip
    typed: Iterator[str] = iter(TYPED)

    def answer(prompt: str = "") -> str:
        text = next(typed, "q")
        out.print(f"{prompt}{text}", style="bold")
        return text

    builtins.input = answer
    try:
        Seat(game("usa", ["me", "ana", "beto"]), SEED, None, out, catalogue("en")).play()
    except Left:
        pass
    # Fonts of the reader's system, fetched from nowhere.
    template = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    svg = out.export_svg(title="lastcard play", code_format=template)
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
