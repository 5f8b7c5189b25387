"""Numbers as people of each language write them."""

from __future__ import annotations

from math import floor

from lastcard.lab.intervals import Interval
from lastcard.locale import Catalogue

UNMET = "…"
"""Instead of a number, for pairs that have not met yet."""


def tenths(messages: Catalogue, value: float) -> str:
    """With exactly one digit after the point."""
    # Less than nothing rounds to nothing, without a sign.
    return messages.text("lab-tenths", share=round(value, 1) or 0.0)


def whole(messages: Catalogue, value: float) -> str:
    """Without anything after the point."""
    return messages.text("number", value=round_half_up(value))


def rated_text(rating: Interval, messages: Catalogue) -> str:
    """A rating with its margin, in whole points."""
    value, margin = (str(round_half_up(part)) for part in (rating.value, rating.margin))
    return messages.text("arena-rated", value=value, margin=margin)


def percent(messages: Catalogue, share: float) -> str:
    """A share of the whole, to tenths of a percent."""
    return _breakable(messages.text("lab-percent", share=share))


def whole_percent(messages: Catalogue, share: float) -> str:
    """A share of the whole, where tenths would say more than is known."""
    return _breakable(messages.text("lab-whole-percent", share=round_half_up(100 * share) / 100))


def round_half_up(value: float) -> int:
    """As people round: 34.5 to 35 and 28.5 to 29, though floats may hold a little less."""
    return floor(round(value, 6) + 0.5)


def _breakable(text: str) -> str:
    """With plain spaces: sentences take no others from outside."""
    return text.replace("\xa0", " ").replace("\u202f", " ")
