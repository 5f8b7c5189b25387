"""The engine against the slow tables of tests/slow, which were written from the rules alone.

Every line of moves from the positions of tests/slow/positions, counted as perft does in chess, and
random rounds from random positions.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.slow.lockstep import CardPair, DicePair, pair_of, perft
from tests.slow.random_walks import EDITIONS, random_walk
from tests.support.sizes import sizes

POSITIONS = Path(__file__).parents[1] / "slow" / "positions"
FEW = 5_000
"""Lines of moves; the last moves of a position with more of them are among the slow tests."""

CARD_VERBS = {"play", "draw", "keep", "pass", "uno", "catch", "challenge", "accept"}
VERBS = {
    "usa": CARD_VERBS,
    "hp": CARD_VERBS,
    "jackpot": CARD_VERBS | {"target", "discard", "wilds", "color", "done"},
    "dice": {"reroll", "stand", "chain", "+1", "-1", "done"},
}


def positions() -> Iterator[tuple[str, str, list[int]]]:
    """Name, position and the counts of every block: `# name`, a position, `perft` and the counts."""
    for edition in EDITIONS:
        for block in (POSITIONS / f"{edition}.txt").read_text(encoding="utf-8").split("\n\n"):
            *position, counts = block.strip().splitlines()
            verb, *numbers = counts.split()
            assert verb == "perft", block
            name = position[0].removeprefix("# ")
            yield f"{edition}-{name}", "\n".join(position), [int(number) for number in numbers]


def depths() -> Iterator[Any]:
    """Every position to its full depth, and those with very many lines to one move less."""
    for name, text, counts in positions():
        if counts[-1] <= FEW:
            yield pytest.param(text, counts, id=name)
        else:
            yield pytest.param(text, counts[:-1], id=f"{name}-short")
            yield pytest.param(text, counts, id=name, marks=pytest.mark.slow)


@pytest.mark.parametrize(("text", "counts"), [*depths()])
def test_every_line_of_moves(text: str, counts: list[int]) -> None:
    assert perft(pair_of(text), len(counts)) == counts


@pytest.mark.parametrize("walks", sizes(40, 400))
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_rounds(edition: str, walks: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(walks):
        seen += random_walk(edition, seed)
    assert VERBS[edition] <= set(seen)
    assert seen["over"] > 5 * seen["cut off"]


CARDS = """
edition usa
players ana beto
hand ana r5 b5
hand beto r2 b3
top r7
draw r1 w5
turn ana
"""
DICE = """
edition dice
players ana:red beto:blue
board ana 2
board beto 5
turn ana
roll r2 y5 g4 b6 +1 -1
next roll r1 * +1 b4 y3 g6
"""


def test_a_difference_names_the_line_that_leads_there() -> None:
    pair = pair_of(CARDS).after(("ana", "play r5"))
    assert isinstance(pair, CardPair)
    pair.slow.hands[1].remove("b3")
    pair.slow.hands[1].append("b4")
    with pytest.raises(AssertionError, match=r"(?s)^hands: .*\btop r7\n.*---\nana play r5\nbeto play r2\n"):
        pair.after(("beto", "play r2"))


def test_a_move_that_only_one_of_them_has_is_a_difference() -> None:
    pair = pair_of(CARDS).after(("ana", "draw")).after(("ana", "keep"))
    assert isinstance(pair, CardPair)
    pair.slow.open[0] = True
    with pytest.raises(AssertionError, match=r"slow only \[\('beto', 'catch ana'\)\]"):
        pair.moves()


def test_dice_differ_too() -> None:
    pair = pair_of(DICE).after(("ana", "reroll y5 +1"))
    assert isinstance(pair, DicePair)
    pair.slow.boards[1].append("4")
    with pytest.raises(AssertionError, match=r"^boards: .*"):
        pair.after(("ana", "chain"))
