"""Events, refusals and cards in words."""

from __future__ import annotations

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from lastcard.cards.symbols import COLORS
from lastcard.core.event import UNKNOWN, Event
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.locale import Catalogue


class CardHighlighter(RegexHighlighter):
    """Cards and faces in their colours, wherever they stand in a sentence."""

    base_style = "card."
    highlights = [rf"(?<![\w@])(?P<{color}>{color}(?:\+2|[0-9RSJ]))(?!\w)" for color in COLORS] + [
        r"(?<!\w)(?P<wild>W[4HJ]?(?::[rygbws])?)(?!\w)"
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


def console(error: bool = False) -> Console:
    """Where people read: in colour on a terminal, plain text in a pipe."""
    return Console(
        stderr=error,
        highlighter=CardHighlighter(),
        theme=Theme(STYLES),
        markup=False,
        emoji=False,
        soft_wrap=True,
    )


def refusal_text(messages: Catalogue, refusal: Refusal, table: AnyGame | None = None) -> str:
    """A refusal as one sentence, with its line in front and its rule behind."""
    about = dict(refusal.about)
    line = about.pop("line", None)
    for place in ("pending", "expected"):
        if place in about:
            about[place] = messages.text(f"{place}-{about[place]}")
    if "color" in about and about["color"] in COLORS:
        about["color"] = messages.text(f"color-{about['color']}")
    seat = about.get("seat")
    if table is not None and isinstance(seat, int) and 0 <= seat < len(table.players):
        about["seat"] = table.players[seat]
    text = messages.text(f"refusal-{refusal.code}", **about)
    if refusal.rule is not None:
        text = f"{text} [{refusal.rule}]"
    return text if line is None else messages.text("error-at-line", line=str(line), message=text)


def event_text(messages: Catalogue, event: Event, table: AnyGame, me: int | None) -> str | None:
    """An event as a sentence, told to the player in seat `me`."""
    players = table.players
    key = f"event-{event.kind}"
    if UNKNOWN in event.cards:
        key += "-hidden"
    elif not event.cards and messages.has(f"{key}-none"):
        key += "-none"
    elif event.kind == "played" and event.other is not None:
        key += "-at"
    if me is not None and event.seat == me and messages.has(f"{key}.you"):
        key += ".you"
    elif me is not None and event.other == me and messages.has(f"{key}.at-you"):
        key += ".at-you"
    value = event.value
    if event.kind == "named":
        value = messages.text(f"color-{value}")
    return messages.text(
        key,
        name="" if event.seat is None else players[event.seat],
        other="" if event.other is None else players[event.other],
        cards=_cards(event),
        count=len(event.cards),
        value="" if value is None else value,
    )


def _cards(event: Event) -> str:
    """The cards of an event; a wild just played carries its colour."""
    if event.kind == "played" and event.value is not None:
        return f"{event.cards[0]}:{event.value}"
    return " ".join(event.cards)
