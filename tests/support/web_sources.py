"""What the browser client says: the keys it looks up, and text that stands outside the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted(
    path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name
)
PAGES = [path for path in SOURCES if path.suffix == ".svelte"]

_LOOKED_UP = re.compile(r"""\b(?:t|has)\(\s*(?:"([^"]+)"|`([^`]*)`|([^"`\s)]))""")
_KEY_SHAPED = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z-]+)?)"')
_SPOKEN = re.compile(r"""\b(?:aria-label|alt|title|placeholder|label|aria-description)="([^"{]*)""")
_NAMES = {"Lastcard", "UNO"}
"""The same in every language."""
_WORD = re.compile(r"[^\W\d_]{2}")


@cache
def looked_up() -> tuple[set[str], set[str]]:
    """Whole keys, and the beginnings of those that are put together."""
    whole: set[str] = set()
    starts: set[str] = set()
    for path in SOURCES:
        for literal, template, _ in _LOOKED_UP.findall(path.read_text(encoding="utf-8")):
            if literal:
                whole.add(literal)
            elif template:
                start = template.partition("${")[0]
                (starts if "${" in template else whole).add(start)
    return whole, starts


@cache
def named() -> set[str]:
    """Every literal that has the shape of a key: one may be kept in a table and looked up from there."""
    return {key for path in SOURCES for key in _KEY_SHAPED.findall(path.read_text(encoding="utf-8"))}


def markup(path: Path) -> str:
    """The part of a component that is shown: no script, no style, no comments."""
    text = path.read_text(encoding="utf-8")
    for block in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        text = re.sub(block, "", text, flags=re.DOTALL)
    return text


def without_expressions(text: str) -> str:
    """The text with everything in braces left out, braces in braces too."""
    kept, depth, quote = [], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif depth and letter in "\"'`":
            quote = letter
        elif letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
        elif not depth:
            kept.append(letter)
    return "".join(kept)


def spoken(path: Path) -> Iterator[str]:
    """Literal text that a person would see or hear."""
    shown = without_expressions(markup(path))
    yield from (found for found in _SPOKEN.findall(shown) if _WORD.search(found))
    between = re.sub(r"<[^>]*>", "\n", re.sub(r"=>", "", shown))
    lines = (line.strip() for line in between.splitlines())
    yield from (line for line in lines if _WORD.search(line) and line not in _NAMES)
