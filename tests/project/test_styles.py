"""The styles of the client: colours are named in few files, and a layout changes at few sizes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
STYLED = sorted(path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".css"))

COLOUR = re.compile(
    r"(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgb|hsl)a?\(", re.IGNORECASE
)
SIZE = re.compile(r"\((min|max)-(width|height): ([^)]*)\)")

SIZES = {
    "max-width": {"480px", "760px", "900px"},
    "min-width": {"481px", "761px", "901px", "1600px"},
    "max-height": {"480px", "760px"},
    "min-height": {"900px"},
}
"""As app.css lists them."""


def test_every_token_that_is_used_is_there() -> None:
    """A drawing's too: a misspelt colour would be black."""
    texts = [path.read_text() for path in STYLED]
    known = {name for text in texts for name in re.findall(r"(--[\w-]+)\s*[:=]", text)}
    used = {name for text in texts for name in re.findall(r"var\((--[\w-]+)\)", text)}
    furs = re.findall(r'"([a-z]+(?:-dark)?)"(?=[,)])', (SOURCE / "avatars" / "animals.ts").read_text())
    assert used | {f"--fur-{fur}" for fur in furs} <= known


def names_colours(path: Path) -> bool:
    inside = path.relative_to(SOURCE)
    return inside.name in ("tokens.css", "paints.css") or (
        inside.parts[0] == "places" and path.suffix == ".css"
    )


@pytest.mark.parametrize("path", STYLED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_colours_come_from_tokens_and_layouts_change_at_few_sizes(path: Path) -> None:
    text = path.read_text()
    if not names_colours(path):
        assert COLOUR.findall(text) == []
        assert re.findall(r"--[rygbws]\b *[:=]", text) == [], "a letter is a colour of cards"
    for query in re.findall(r"@media ([^{]*)\{", text):
        for end, side, size in SIZE.findall(query):
            assert size in SIZES[f"{end}-{side}"], query
