"""Refusals in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lastcard.locale import Catalogue


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
    seat = about.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(players):
        about["seat"] = players[seat]
    return messages.text(f"refusal-{refusal.code}", **about)


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
