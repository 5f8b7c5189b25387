"""Write the result of docs/bots.md by playing its bot, as the page says.

.venv/bin/python -m docs.bots
"""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).with_name("bots.md")
MARKED = re.compile(r"(<!-- arena: written by docs/bots\.py -->\n).*?(<!-- end -->)", re.DOTALL)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def filled_in(page: str) -> str:
    """The page with what its arena prints."""
    names: dict[str, Any] = {}
    for block in BLOCK.findall(page[: page.index("<!-- arena")]):
        with contextlib.redirect_stdout(None):
            exec(block, names)
    return MARKED.sub(lambda found: f"{found[1]}```text\n{names['found']}\n```\n{found[2]}", page)


if __name__ == "__main__":
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
