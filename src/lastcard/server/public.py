"""What people write where others read it: names at every table, and at public tables the rest, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from lastcard.cards.edition import CardEdition
from lastcard.cards.rulecards import RuleCard
from lastcard.core.refusal import Refusal
from lastcard.editions import IDEAS
from lastcard.server import messages as wire
from lastcard.server.lookalikes import plain_name, verify_unlike
from lastcard.server.manners import is_rude
from lastcard.table import entries
from lastcard.table.seats import SPACE, Seat, played_edition
from lastcard.table.table import Table


def checked(table: Table, request: wire.AnyRequest) -> wire.AnyRequest:
    """The request with what others will read of it in plain letters, or a refusal."""
    match request:
        case wire.SitDown(name=name):
            return replace(request, name=new_name(name, table.settings.public, _names(table.seats)))
        case wire.ChangeSettings(settings=settings) if settings.public:
            verify_settings(settings.agreed())
            _verify_opened(table)
        case wire.WriteRules(cards=cards) if table.settings.public and not all(map(_is_idea, cards)):
            raise Refusal("rules-listed", "RULE.ideas")
    return request


def new_name(name: str, public: bool, taken: Sequence[str] = ()) -> str:
    """The name of somebody who comes to a table, in plain letters and unlike those of the others."""
    name = plain_name(name)
    verify_unlike(name, taken)
    if public and is_rude(name):
        raise Refusal("name-rude")
    return name


def verify_settings(settings: entries.Settings) -> None:
    """Refuse a deck for a public table whose words are rude, or whose rule cards have words of their own."""
    if not settings.public or settings.deck is None:
        return
    deck = played_edition(settings)
    if not isinstance(deck, CardEdition):
        return
    if any(map(is_rude, _words_of(deck))):
        raise Refusal("deck-rude")
    if any(card.words is not None and card.text not in IDEAS for card in deck.rule_cards):
        raise Refusal("rules-listed", "RULE.ideas")


def _words_of(deck: CardEdition) -> Iterator[str]:
    """What the person who made a deck calls it and its cards."""
    yield deck.name
    yield from (title for _, title in deck.title)
    for symbol in {card.symbol for card in deck.deck}:
        yield from (name for _, name in symbol.names)


def _verify_opened(table: Table) -> None:
    """Refuse to show strangers what friends have written for each other."""
    if any(map(is_rude, _names(table.seats))):
        raise Refusal("public-name")
    own = [seat.name for seat in table.seats if not all(map(_is_idea, seat.cards or ()))]
    if own:
        names = ", ".join(name.replace(SPACE, " ") for name in own)
        raise Refusal("public-rules", "RULE.write", names=names)


def _names(seats: Sequence[Seat]) -> list[str]:
    return [seat.name for seat in seats if seat.name]


def _is_idea(text: str) -> bool:
    return RuleCard.from_text(text).text in IDEAS
