"""What the cards of a deck do, in words, for everybody who shows one."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.cards.decks.form import ACTIVE
from lastcard.cards.symbols import Symbol
from lastcard.locale import Catalogue


def symbol_words(messages: Catalogue, symbol: Symbol, colors: bool) -> str:
    """What a symbol does, as one sentence. A wild names a colour where the deck has `colors`."""
    found = list(_words(messages, symbol, colors)) or [messages.text("deck-plain")]
    sentence = "; ".join(found)
    return f"{sentence[:1].upper()}{sentence[1:]}."


def _words(messages: Catalogue, symbol: Symbol, colors: bool) -> Iterator[str]:
    """Each thing that a card with it does, in the order in which they happen."""
    if symbol.wild and colors:
        yield messages.text("deck-wild")
    if symbol.restricted:
        yield messages.text("deck-restricted")
    if symbol.swaps:
        yield messages.text("deck-swaps")
    if symbol.passes:
        yield messages.text("deck-passes")
    if symbol.reverses:
        yield messages.text("deck-reverses")
    drawing = _drawing(messages, symbol)
    if drawing and symbol.skips:
        yield f"{drawing} {messages.text(f'deck-too-{symbol.whom}')}"
    elif drawing:
        yield drawing
    elif symbol.skips:
        yield messages.text(f"deck-skips-{symbol.whom}")
    if symbol.pulls:
        yield messages.text("deck-pulls")
    if symbol.effect is not None:
        yield messages.text("deck-effect")


def _drawing(messages: Catalogue, symbol: Symbol) -> str:
    """Who draws, and how much; nothing where nobody does."""
    if symbol.draws:
        return messages.text(f"deck-draws-{symbol.whom}", draws=symbol.draws)
    if symbol.until is None:
        return ""
    color = ACTIVE if symbol.until == ACTIVE else messages.text(f"color-{symbol.until}")
    return messages.text(f"deck-until-{symbol.whom}", color=color)
