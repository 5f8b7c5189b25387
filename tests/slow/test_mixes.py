"""The slow walk by itself: random matches with random mixes of the options, HOUSE.mix and HOUSE.end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.support.sizes import sizes

from .cards.deck import COLOURS
from .cards.match import Match
from .cards.options import random_mix, why_not
from .cases import Case
from .mixes import NAMES, play_match, play_round
from .random_walks import random_position

USUAL = {
    "play on turn",
    "play on drawn",
    "play on stack",
    "draw",
    "accept",
    "jump",
    "misplay",
    "pass",
    "over",
}


@pytest.mark.parametrize("matches", sizes(8, 80))
def test_every_mix_of_options_ends_with_all_its_cards(matches: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(matches):
        for edition in COLOURS:
            play_match(edition, seed, seen)
    assert set(seen) >= USUAL


@pytest.mark.parametrize("positions", sizes(10, 100))
@pytest.mark.parametrize("edition", COLOURS)
def test_rounds_from_random_positions_end(edition: str, positions: int) -> None:
    for seed in range(positions):
        rng = Random(f"position/{edition}/{seed}")
        match = Case(f"{random_position(edition, rng, house=True)}\n---\n").match
        play_round(match, rng, Counter())


@pytest.mark.parametrize(
    ("options", "players", "refused"),
    [
        ("deflect both", 3, True),
        ("revenge on", 3, True),
        ("revenge on, deflect skip, stack twos", 3, False),
        ("bomb 1", 3, True),
        ("bomb 1, multi identical", 3, False),
        ("teams on", 5, True),
        ("teams on", 2, True),
        ("teams on", 4, False),
        ("teams on, knockout on", 4, True),
        ("length 3, knockout on", 4, True),
        ("length points, knockout on", 4, False),
        ("mercy 10", 4, False),
        ("mercy 10, hand-size 8", 4, True),
        ("mercy 10, uno-penalty 9", 4, True),
        ("mercy 10, uno-penalty 8", 4, False),
        ("hand-limit 10, hand-size 11", 4, True),
        ("hand-limit 10, hand-size 10", 4, False),
        ("uno-penalty 3, uno auto", 4, True),
        ("uno-penalty 3, uno off", 4, True),
        ("uno-penalty 2, uno off", 4, False),
        ("uno-penalty 3, uno after", 4, False),
    ],
)
def test_house_mix(options: str, players: int, refused: bool) -> None:
    mix = dict(option.split() for option in options.split(", "))
    assert bool(why_not(mix, players)) == refused
    if refused:
        with pytest.raises(ValueError, match=r"HOUSE\.mix"):
            Match("usa", mix, NAMES[:players])


def test_random_mixes_are_allowed() -> None:
    rng = Random(0)
    for _ in range(100):
        players = rng.randint(2, 10)
        assert why_not(random_mix("usa", players, rng), players) is None
