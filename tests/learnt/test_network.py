"""The arithmetic of the network: the same integers everywhere, and all colours alike."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import TypeVar

import pytest

from lastcard.learnt import player
from lastcard.learnt.choices import CHOICES, COLOR_CHOICES, REST
from lastcard.learnt.features import COLOR_FEATURES, GUESSED
from lastcard.learnt.features import REST as REST_SEEN
from lastcard.rules.actions import KIND_COLORS, KIND_SYMBOLS
from tests.learnt.positions import TABLES, decisions, seen

N = TypeVar("N", int, float)


def rows(each: int) -> list[list[int]]:
    """What is seen at some moments of each sort of table."""
    rng = Random(0)
    found = []
    for edition, players in TABLES:
        every = [seen(state, seat) for _, state, seat, _ in decisions(edition, players, 100, seed=3)]
        found += rng.sample(every, each)
    return found


def recolored(row: list[N], order: tuple[int, ...], width: int) -> list[N]:
    """The same with colours in another order; what has none comes after them."""
    colored = [value for color in order for value in row[color * width : (color + 1) * width]]
    return colored + row[KIND_COLORS * width :]


def test_numpy_works_out_what_python_does() -> None:
    np = pytest.importorskip("numpy")
    every = rows(3)
    plainly = [player.plain_player().likes(row) for row in every]
    quickly = player.quick_player().likes(np.array(every, np.int16))
    assert quickly.tolist() == plainly
    assert [player.quick_player().likes_one(row) for row in every] == plainly
    assert {len(liked) for liked in plainly} == {CHOICES}


def test_no_colour_is_special() -> None:
    """Colours in another order: choices in that order."""
    assert (REST_SEEN, REST) == (KIND_COLORS * COLOR_FEATURES, KIND_COLORS * COLOR_CHOICES)
    for row in rows(1):
        liked = list(player.likes(row))
        assert len(set(liked)) > CHOICES // 2
        for order in list(permutations(range(KIND_COLORS)))[1::6]:
            assert list(player.likes(recolored(row, order, COLOR_FEATURES))) == recolored(
                liked, order, COLOR_CHOICES
            )


def test_without_numpy_python_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    row = rows(1)[0]
    liked = list(player.likes(row))
    monkeypatch.setattr(player, "has_numpy", lambda: False)
    monkeypatch.setattr(player, "quick_player", None)
    assert player.likes(row) == liked


def test_no_colour_is_special_in_a_guess_of_hands() -> None:
    """Colours in another order: odds in that order."""
    pytest.importorskip("numpy")
    from lastcard.bots.cards.foresight import guesser  # noqa: PLC0415 - it takes NumPy and Numba

    for row in rows(1):
        for hand in range(GUESSED):
            odds = guesser().odds(row)[hand].tolist()
            assert len(set(odds)) > len(odds) // 2
            for order in list(permutations(range(KIND_COLORS)))[1::6]:
                found = guesser().odds(recolored(row, order, COLOR_FEATURES))[hand].tolist()
                assert found == recolored(odds, order, KIND_SYMBOLS)
