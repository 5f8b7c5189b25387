"""Bots play by any mix of house rules."""

from __future__ import annotations

from random import Random

import pytest

from lastcard import Seeded, game
from lastcard.bots import level
from tests.support.house import some_house_rules
from tests.support.strategies import BOOK_EDITIONS, NAMES

GAMES = 12
DECISIONS = 150


@pytest.mark.parametrize("name", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_a_bot_plays_by_any_house_rules(name: str, edition: str) -> None:
    """HOUSE.mercy and HOUSE.knockout too: who is out says nothing and is not feared."""
    bot = level(name)
    for seed in range(GAMES):
        rng, chance = Random(seed), Seeded(seed)
        players = rng.randint(2, 5)
        options = {"uno": rng.choice(("call", "after", "auto", "off")), "hand-size": 7, "target": 100}
        options |= some_house_rules(rng, options, players)
        table = game(edition, NAMES[:players], options)
        state = table.start(chance)
        for _ in range(DECISIONS):
            if table.outcome(state) is not None:
                break
            if not table.pending(state).seats:
                table.next_round(state, chance)
                continue
            seat = rng.choice(table.pending(state).seats)
            table.apply(state, seat, bot.move(table, table.view(state, seat), seat, rng), chance)
            for other in range(players):
                said = bot.speaks(table, table.view(state, other), other, rng)
                if said is not None:
                    table.apply(state, other, said, chance)
