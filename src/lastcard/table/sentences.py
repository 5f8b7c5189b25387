"""Events, refusals and rule cards in words, for everybody who tells them to people."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.symbols import COLORS
from lastcard.core.event import UNKNOWN, Event
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.editions.jackpot import IDEAS
from lastcard.locale import Catalogue


def refusal_sentence(messages: Catalogue, refusal: Refusal, table: AnyGame | None = None) -> str:
    """A refusal as one sentence, for those who show its rule beside it."""
    about = dict(refusal.about)
    for place in ("pending", "expected"):
        if place in about:
            about[place] = messages.text(f"{place}-{about[place]}")
    if "color" in about and about["color"] in COLORS:
        about["color"] = messages.text(f"color-{about['color']}")
    seat = about.get("seat")
    if table is not None and isinstance(seat, int) and 0 <= seat < len(table.players):
        about["seat"] = table.players[seat]
    return messages.text(f"refusal-{refusal.code}", **about)


def refusal_text(messages: Catalogue, refusal: Refusal, table: AnyGame | None = None) -> str:
    """A refusal as one sentence, with its line in front and its rule behind."""
    text = refusal_sentence(messages, refusal, table)
    if refusal.rule is not None:
        text = f"{text} [{refusal.rule}]"
    about, line = refusal.about, refusal.about.get("line")
    # What is about a file names it already.
    if about.get("file") is not None and "path" not in about:
        where = "error-in" if line is None else "error-at"
        return messages.text(where, path=about["file"], line=str(line), message=text)
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
    elif event.kind == "spun":
        value = messages.text(f"spin-{value}")
    elif event.kind == "rule":
        value = rule_text(messages, RuleCard.from_text(str(value)))
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


def rule_text(messages: Catalogue, rule: RuleCard) -> str:
    """A rule card in words; what a person wrote to be acted out stays as it was written."""
    if rule.words is None:
        return messages.text(f"rule-{rule.kind}", number=rule.number or 0)
    printed = [RuleCard.from_text(idea) for idea in IDEAS]
    return messages.text(f"idea-{printed.index(rule) + 1}") if rule in printed else rule.words


def joined(messages: Catalogue, names: Sequence[str]) -> str:
    """Names in a row, as one says them."""
    if len(names) < 2:
        return "".join(names)
    return messages.text("list", most=", ".join(names[:-1]), last=names[-1])
