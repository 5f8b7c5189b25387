"""Tables that do not show which cards go (HOUSE.hints): what is offered says nothing of the hand."""

from __future__ import annotations

from typing import Any

import pytest

import lastcard
from lastcard.table.choices import choices

POSITION = """
edition usa
option hints {hints}
option multi number
option jump-in on
option seven-zero both
option decline no
option stack any
players ana beto caro
hand ana r7 b7 b+2 W4
hand beto {beto}
hand caro {caro}
top r5
turn ana
"""


def offered(
    seat: int, move: str | None = None, *, hints: str = "off", beto: str = "s8 s9", caro: str = "s1 s2"
) -> dict[str, Any]:
    """What this seat is offered after ana's move."""
    state = lastcard.read_position(POSITION.format(hints=hints, beto=beto, caro=caro))
    game = lastcard.game("usa", ["ana", "beto", "caro"], dict(state.rules.options))
    if move is not None:
        game.apply(state, 0, move)
    return choices(game, game.view(state, seat).position, seat)


def test_with_hints_only_what_goes_is_offered() -> None:
    may = offered(0, hints="on")
    assert may["play"] == ["r7", "W4"]
    assert may["bluffs"] == ["W4"]
    assert may["say"] == [], "HOUSE.force"


def test_without_hints_every_card_and_the_draw_are_offered() -> None:
    may = offered(0)
    assert may["play"] == ["r7", "b7", "b+2", "W4"]
    assert may["bluffs"] == []
    assert may["aims"] == ["r7", "b7"]
    assert may["together"] == {"r7": ["b7"], "b7": ["r7"], "b+2": [], "W4": []}
    assert may["say"] == ["draw"]


@pytest.mark.parametrize("caro", ["b7 s1", "s1 s2"])
def test_whether_one_could_jump_in_is_not_told(caro: str) -> None:
    """HOUSE.jump-in."""
    assert offered(2, "play r7 b7 @beto", caro=caro)["play"] == caro.split()
    assert offered(2, "play r7 b7 @beto", caro=caro, hints="on")["play"] == caro.split()[: "b7" in caro]


@pytest.mark.parametrize("beto", ["W4 s9", "s8 s9"])
def test_on_a_stack_too(beto: str) -> None:
    """HOUSE.stack: a player who could not answer it is asked all the same."""
    may = offered(1, "play W4:b", beto=beto)
    assert sorted(may["play"]) == sorted(beto.split())
    assert may["say"] == ["challenge", "accept"]


def test_nothing_is_offered_out_of_turn_without_jumping_in() -> None:
    state = lastcard.read_position(
        POSITION.replace("option jump-in on\n", "").format(hints="off", beto="s1", caro="r5")
    )
    game = lastcard.game("usa", ["ana", "beto", "caro"], dict(state.rules.options))
    assert choices(game, game.view(state, 2).position, 2)["play"] == []
