"""Refusals in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lastcard.locale import Catalogue

OF_COLORS = ("name-a-color", "no-such-color")
"""What is possible there are colours."""


class Refused(Protocol):
    """What a sentence is made from: `lastcard.core.refusal.Refusal` has it."""

    code: str
    rule: str | None
    about: dict[str, object]


def refusal_sentence(messages: Catalogue, refusal: Refused, players: Sequence[str] = ()) -> str:
    """A refusal as one sentence, for those who show its rule beside it."""
    about = dict(refusal.about)
    for place in ("pending", "expected"):
        if place in about:
            about[place] = messages.text(f"{place}-{about[place]}")
    if "color" in about and messages.has(f"color-{about['color']}"):
        about["color"] = messages.text(f"color-{about['color']}")
    if refusal.code in OF_COLORS:
        colors = str(about["possible"]).split(", ")
        about["possible"] = ", ".join(_letter_and_name(messages, color) for color in colors)
    seat = about.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(players):
        about["seat"] = players[seat]
    return messages.text(f"refusal-{refusal.code}", **about)


def _letter_and_name(messages: Catalogue, color: str) -> str:
    """A colour of the notation with its name; what is a name already as it is."""
    return f"{color} ({messages.text(f'color-{color}')})" if messages.has(f"color-{color}") else color


def refusal_text(messages: Catalogue, refusal: Refused, players: Sequence[str] = ()) -> str:
    """A refusal as one sentence, with its line in front and its rule at the end."""
    text = refusal_sentence(messages, refusal, players)
    if refusal.rule is not None:
        text = f"{text} [{refusal.rule}]"
    about, line = refusal.about, refusal.about.get("line")
    # What is about a file names it already.
    if about.get("file") is not None and "path" not in about:
        where = "error-in" if line is None else "error-at"
        return messages.text(where, path=about["file"], line=str(line), message=text)
    return text if line is None else messages.text("error-at-line", line=str(line), message=text)
