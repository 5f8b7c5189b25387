"""What the network sees: the same by Python and compiled, and nothing that its seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lastcard.learnt.features import EVERYTHING, FEATURES, MOST, describe_everything
from tests.cards.test_views import permuted
from tests.learnt.positions import TABLES, decisions, seen


def everything(state: Any, seat: int) -> list[int]:
    """What the critic sees."""
    row = [0] * EVERYTHING
    describe_everything(state, state.rules, seat, row)
    return row


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_sees_what_its_view_shows(edition: str, players: int) -> None:
    """And the numbers fit into bytes."""
    for table, state, seat, _ in decisions(edition, players, 120):
        row = seen(state, seat)
        assert row == seen(table.view(state, seat).position, seat)
        assert min(row) >= 0 and max(row) <= MOST
        assert everything(state, seat)[:FEATURES] == row


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_python_and_compiled_code_see_the_same(edition: str, players: int) -> None:
    pytest.importorskip("numba")
    import numpy as np  # noqa: PLC0415 - only where it is installed

    from lastcard.fast.cards.encode import encode  # noqa: PLC0415
    from lastcard.fast.families import family_of  # noqa: PLC0415

    for table, state, seat, _ in decisions(edition, players, 120, seed=1):
        family = family_of(table, learning=True)
        out = np.full((1, family.observation), -1, np.int16)
        family.observe_all(encode(table, state), family.tables_of(table), np.array([seat]), out)
        assert out[0].tolist() == everything(state, seat)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_hidden_cards_do_not_show(edition: str, players: int) -> None:
    """But to the critic, who looks into all hands."""
    shown = 0
    for number, (_, state, seat, _) in enumerate(decisions(edition, players, 120, seed=2)):
        twin = permuted(state, {seat}, Random(number))
        assert seen(twin, seat) == seen(state, seat)
        shown += everything(twin, seat) != everything(state, seat)
    assert shown > 60
