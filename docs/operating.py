"""Write the table of settings in docs/operating.md from the code.

.venv/bin/python -m docs.operating
"""

from __future__ import annotations

import re
from pathlib import Path

from lastcard.locale import catalogue
from lastcard.server.configuration import known

PAGE = Path(__file__).with_name("operating.md")
MARKED = re.compile(r"(<!-- settings: written by docs/operating\.py -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def filled_in(page: str) -> str:
    """The page with what is between its markers written again."""
    return MARKED.sub(lambda found: f"{found[1]}\n{table()}\n\n{found[2]}", page)


def table() -> str:
    """Every setting: its name, its variable, what it usually is, and what it is for."""
    english = catalogue("en")
    rows = ["| setting | variable | usual | what |", "| --- | --- | --- | --- |"]
    for name, setting in known().items():
        usual = setting.shown(setting.default)
        cells = f"`{name}`", f"`{setting.variable}`", f"`{usual}`" if usual else ""
        rows.append(f"| {' | '.join((*cells, english.text(f'setting-{setting.key}')))} |")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
