"""Mixes of house rules that go together (HOUSE.mix)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from lastcard.cards.house import HOUSE_RULES, check_mix
from lastcard.core.options import Choice, Numbers
from lastcard.core.refusal import Refusal


def some_house_rules(rng: Random, options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """None, a few or many of the house rules, beside these options."""
    share = rng.choice((0.0, 0.1, 0.4))
    while True:
        chosen = {one.name: one.default if rng.random() >= share else _some(rng, one) for one in HOUSE_RULES}
        try:
            check_mix({**options, **chosen}, players)
        except Refusal:
            continue
        return chosen


def _some(rng: Random, option: Any) -> Any:
    if isinstance(option, Choice):
        return rng.choice(option.values)
    ((low, high),) = option.bounds if isinstance(option, Numbers) else (option.bounds,)
    return rng.choice((low, min(high, low + 2), rng.randint(low, high)))
