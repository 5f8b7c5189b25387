"""What the features of a position are worth to the hard player, found by many games.

The weights were found by temporal differences and gradient descent over 400,000 rounds of two players and
300,000 of three to six, against random players and against itself, with free and with restricted Wild Draw
Fours and with hats; those of the lever by a logistic regression over 77,000 positions. Those of HOUSE.mercy
were set by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from lastcard.judge.beliefs import draws_of
from lastcard.judge.fields import NEXT_CLASSES, JudgeFields
from lastcard.rules.fields import NAMED, Cards, RulesFields
from lastcard.rules.legal import fitting
from lastcard.rules.sets import has, join, single, without

Table = Mapping[str, Any]

# At two players there are no others.
_OF_OTHERS = ("per_other_with_one", "per_other_with_two", "per_other_with_few", "nearness", "if_last_fits")

_TWO: Table = {
    "by_sizes": (
        (-90, 740, 940, 1060, 1080),
        (-650, -50, 230, 360, 490),
        (-850, -350, -110, 50, 200),
        (-250, 250, 460, 630, 780),
        (-470, 30, 260, 410, 570),
        (-820, -350, -110, 50, 220),
    ),
    "per_wild": (1560, 1140, 800, 570, 420, 290),
    "per_free_four": (1890, 2260, 1560, 1230, 980, 780),
    "per_restricted_four": (1950, 2100, 1500, 1180, 910, 710),
    "per_aiming": (1670, 1200, 930, 780, 650, 530),
    "per_holding": (170, 250, 260, 230, 190, 160),
    "per_drawing": (80, 130, 140, 170, 200, 200),
    "per_pulling": (0, -100, 0, 0, 20, 50),
    "per_following": (-10, 200, 70, 30, 30, 20),
    "per_lone": (-170, -170, -120, -90, -50, -20),
    "per_color": (-170, -100, -100, -70, -90, -130),
    "per_ten": (240, -310, -110, -2320, -1550, -1000),
    "if_stuck": (-200, 60, 100, 50, 0, -50),
    "if_pulling": (-200, 50, 50, 60, 50, 100),
    "if_drawing": (-150, -80, 10, 40, 30, -60),
    "if_drawn_fits": (290, 210, -70, -200, -130, 170),
    "largest_color": (-170, 60, 120, 260, 170, 10),
    "if_follows": (990, 270, 420, 290, 100, -160),
    "if_plays": (450, 10, -40, -70, -70, -60),
    "reach": (960, 640, 250, 290, 450, 980),
    "if_next_plays": (-1060, -780, -540, -330, -140),
    "if_next_named": (-500, -140, -50, 0, 40),
    **dict.fromkeys(_OF_OTHERS, (0,) * NEXT_CLASSES),
    "near_limit": -150,
    "next_near_limit": 150,
    "others_near_limit": 0,
}

_MORE: Table = {
    "by_sizes": (
        (-820, -240, -40, 130, 250),
        (-1290, -880, -600, -400, -250),
        (-1660, -1260, -1000, -810, -640),
        (-370, -20, 260, 460, 630),
        (-770, -380, -150, 100, 270),
        (-1450, -1100, -830, -580, -400),
    ),
    "per_wild": (2690, 1290, 900, 590, 440, 360),
    "per_free_four": (2730, 1480, 1090, 790, 660, 530),
    "per_restricted_four": (2770, 1500, 1110, 790, 620, 490),
    "per_aiming": (2510, 1260, 980, 740, 630, 560),
    "per_holding": (40, 40, 50, 40, 30, 10),
    "per_drawing": (90, 100, 120, 120, 110, 150),
    "per_pulling": (100, 150, 180, 120, 150, 300),
    "per_following": (-70, 10, 20, 0, 10, 10),
    "per_lone": (-10, -50, -30, -10, 0, -20),
    "per_color": (-10, -220, -180, -150, -70, -40),
    "per_ten": (450, 100, 120, -3110, -2090, -1450),
    "if_stuck": (40, 50, 90, 40, 10, -20),
    "if_pulling": (0, 200, 200, 150, 80, 150),
    "if_drawing": (-350, -170, -110, -100, -90, -80),
    "if_drawn_fits": (170, 0, -40, -30, 60, 160),
    "largest_color": (-10, 250, 140, -80, -140, 70),
    "if_follows": (1060, 320, 290, 140, 80, -40),
    "if_plays": (60, 70, 30, 20, 0, 70),
    "reach": (2140, 1790, 1450, 1210, 890, 980),
    "if_next_plays": (-1210, -410, -240, -130, -30),
    "if_next_named": (-510, -40, 10, 60, 90),
    "per_other_with_one": (390, 520, 680, 920, 1210),
    "per_other_with_two": (70, 110, 180, 280, 410),
    "per_other_with_few": (10, 20, 40, 60, 120),
    "nearness": (-1060, -1270, -1550, -1810, -2100),
    "if_last_fits": (-550, -460, -390, -360, -280),
    "near_limit": -150,
    "next_near_limit": 60,
    "others_near_limit": 30,
}

TABLES = (_TWO, _MORE)
"""All weights there are, at two players and at more."""

WEIGHTS = tuple(name for name, kind in JudgeFields.__annotations__.items() if kind not in ("Cards", "Sets"))


class Judge(JudgeFields):
    """The weights for a game, and the sets of its cards that are worth about the same in a hand."""

    __slots__ = tuple(JudgeFields.__annotations__)

    def __init__(self, rules: RulesFields, weights: Table | None = None) -> None:
        if weights is None:
            weights = _TWO if rules.players == 2 else _MORE
        if wrong := weights.keys() ^ set(WEIGHTS):
            raise ValueError(f"a weight without a feature, or a feature without a weight: {sorted(wrong)}")
        for name, weight in weights.items():
            setattr(self, name, weight)
        deck = [card for card in range(len(rules.color_of)) if has(rules.all_cards, card)]
        wilds = [card for card in deck if has(rules.wilds, card)]
        colored = [card for card in deck if not has(rules.wilds, card)]
        if not rules.color_count:
            # Where every card is wild, none is worth more for it.
            wilds, colored = [], deck
        self.fours = _cards(rules.restricted, wilds)
        self.aiming = _cards([whom == NAMED for whom in rules.whom], wilds)
        self.plain_wilds = without(sum(map(single, wilds)), join(self.fours, self.aiming))
        turned = rules.players == 2 and rules.reverse_skips
        held_up = [
            skips or (turned and back) for back, skips in zip(rules.reverses, rules.skips, strict=True)
        ]
        self.holding = _cards(held_up, colored)
        self.drawing = _cards([draws_of(rules, card) for card in range(len(rules.color_of))], colored)
        self.pulling = _cards(rules.pulls, colored)
        self.moving = _cards(rules.moves, deck)
        self.mates = [0] * len(rules.color_of)
        for card in colored if rules.color_count else ():
            self.mates[card] = without(fitting(rules, rules.color_of[card], card), rules.wilds)


def _cards(by_card: Sequence[int], cards: Iterable[int]) -> Cards:
    """Those of the cards at whose numbers something stands."""
    return sum(single(card) for card in cards if by_card[card])


@lru_cache(maxsize=32)
def judge_of(rules: RulesFields) -> Judge:
    """The judge for games with these rules."""
    return Judge(rules)
