"""Numbers as people of each language write them."""

from __future__ import annotations

from lastcard.locale import Catalogue


def tenths(messages: Catalogue, value: float) -> str:
    """With exactly one digit behind the point."""
    return messages.text("lab-tenths", share=round(value, 1))


def percent(messages: Catalogue, share: float) -> str:
    """A share of the whole, to tenths of a percent."""
    return _breakable(messages.text("lab-percent", share=share))


def whole_percent(messages: Catalogue, share: float) -> str:
    """A share of the whole, where tenths would say more than is known."""
    return _breakable(messages.text("lab-whole-percent", share=round(share, 2)))


def _breakable(text: str) -> str:
    """With plain spaces: sentences take no others from outside."""
    return text.replace("\xa0", " ").replace("\u202f", " ")
