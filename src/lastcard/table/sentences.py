"""Events and rule cards in words, for everybody who tells them to people."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.edition import CardEdition
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.symbols import Symbol
from lastcard.core.event import UNKNOWN, Event
from lastcard.editions import EDITIONS, IDEAS, AnyGame, Edition
from lastcard.locale import Catalogue

SYMBOL_KEYS = {"+2": "draw2"}
"""The catalogue's names for symbols that cannot stand in a key."""


def event_text(messages: Catalogue, event: Event, game: AnyGame, me: int | None) -> str | None:
    """An event as a sentence, told to the player in seat `me`."""
    players = game.players
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
        cards=_cards(messages, event),
        count=len(event.cards),
        value="" if value is None else value,
    )


def _cards(messages: Catalogue, event: Event) -> str:
    """The cards of an event; a wild just played carries its colour, and several are played at once."""
    if event.kind == "played" and event.value is not None:
        return f"{event.cards[0]}:{event.value}"
    if event.kind in ("played", "misplayed"):
        return joined(messages, event.cards)
    return " ".join(event.cards)


def rule_text(messages: Catalogue, rule: RuleCard) -> str:
    """A rule card in words; what a person wrote to be acted out stays as it was written."""
    if rule.words is None:
        return messages.text(f"rule-{rule.kind}", number=rule.number or 0)
    printed = [RuleCard.from_text(idea) for idea in IDEAS]
    return messages.text(f"idea-{printed.index(rule) + 1}") if rule in printed else rule.words


def symbol_name(messages: Catalogue, symbol: Symbol) -> str:
    """What a symbol is called: as its deck says, or as ours is; its code where it has no name."""
    key = f"symbol-{SYMBOL_KEYS.get(symbol.code, symbol.code)}"
    if symbol.names:
        return told(symbol.names, messages.language)
    return messages.text(key) if messages.has(key) else symbol.code


def edition_title(messages: Catalogue, edition: Edition) -> str:
    """What an edition is called: as the catalogues say of ours, or as its deck says; its name otherwise."""
    key = f"web-edition-{edition.name}"
    if edition.name in EDITIONS and messages.has(key):
        return messages.text(key)
    titles = edition.title if isinstance(edition, CardEdition) else ()
    return told(titles, messages.language) if titles else edition.name


def told(names: Sequence[tuple[str, str]], language: str) -> str:
    """What something is called in this language, or else in the first that there is."""
    return dict(names).get(language, names[0][1])


def joined(messages: Catalogue, names: Sequence[str]) -> str:
    """Names in a row, as one says them."""
    if len(names) < 2:
        return "".join(names)
    return messages.text("list", most=", ".join(names[:-1]), last=names[-1])
