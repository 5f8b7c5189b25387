"""Editions whose version has moved once more: other defaults, another value, options that there were not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lastcard.cards.edition import CardEdition
from lastcard.core.options import Choice, Option
from lastcard.core.versions import Earlier
from lastcard.editions import EDITIONS, game


def move_versions(patch: pytest.MonkeyPatch) -> None:
    """Raise the version of every card edition: `drawn must` is the default, and two more options came."""
    todays = CardEdition.newest_options
    usual = game("usa", 2).options["drawn"]

    def newest_options(edition: CardEdition, players: int) -> tuple[Option, ...]:
        options = todays(edition, players)
        drawn = next(option for option in options if option.name == "drawn")
        assert isinstance(drawn, Choice)
        values = ("must", *(value for value in drawn.values if value != "must"), "never")
        drawn = replace(drawn, values=values)
        stars = Choice("stars", ("few", "many"), ("TURN.drawn",))
        moons = Choice("moons", ("full", "new"), ("TURN.drawn",))
        return drawn, *(option for option in options if option.name != "drawn"), stars, moons

    patch.setattr(CardEdition, "newest_options", newest_options)
    for name, edition in EDITIONS.items():
        if isinstance(edition, CardEdition):
            how = {"usual": (f"drawn {usual}", "moons new"), "without": ("drawn never", "stars", "moons")}
            earlier = (Earlier(edition.version, **how), *edition.earlier)
            patch.setitem(EDITIONS, name, replace(edition, version=edition.version + 1, earlier=earlier))


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> None:
    move_versions(monkeypatch)
