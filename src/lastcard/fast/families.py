"""The two sorts of games that a batch can hold: card games and the dice game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lastcard.cards.game import CardGame
from lastcard.dice.game import DiceGame
from lastcard.editions import AnyGame
from lastcard.fast import (
    dice_encode,
    dice_layout,
    dice_legal,
    dice_loops,
    dice_observe,
    dice_rules,
    layout,
    legal,
    loops,
    observe,
    rollout,
    rules,
    setup,
    tables,
)
from lastcard.fast.compiled import Row

Loop = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Family:
    """Where things lie in the rows of such games, and the functions that play them.

    Some go over many rows, on the CPU; the others over one, for the threads of a device. `scores` is the
    place of the first score, where there are any; `deal_all` deals the next round of a match, where there are
    rounds.
    """

    width: int
    actions: int
    observation: int
    pending: int
    over: int
    winner: int
    match: int | None
    decisions: int
    scores: int | None
    tables_of: Callable[[Any], Row]
    start_all: Loop
    deal_all: Loop | None
    step_all: Loop
    observe_all: Loop
    play_rounds: Loop
    play_matches: Loop
    start: Loop
    next_round: Loop | None
    step: Loop
    asked: Loop
    legal: Loop
    observe: Loop
    play_on: Loop
    copy_row: Loop
    table_length: int


CARDS = Family(
    width=layout.WIDTH,
    actions=layout.ACTIONS,
    observation=observe.LENGTH,
    pending=layout.PENDING,
    over=layout.OVER,
    winner=layout.WINNER,
    match=layout.MATCH,
    decisions=layout.DECISIONS,
    scores=layout.SCORES,
    tables_of=tables.tables_of,
    start_all=loops.start_all,
    deal_all=loops.deal_all,
    step_all=loops.step_all,
    observe_all=loops.observe_all,
    play_rounds=loops.play_rounds,
    play_matches=loops.play_matches,
    start=setup.start,
    next_round=setup.next_round,
    step=rules.step,
    asked=rules.asked,
    legal=legal.legal,
    observe=observe.observe,
    play_on=rollout.play_on,
    copy_row=rollout.copy_row,
    table_length=layout.TABLES,
)

DICE = Family(
    width=dice_layout.ROW,
    actions=dice_layout.ACTIONS,
    observation=dice_observe.OBSERVATION_SIZE,
    pending=dice_layout.PENDING,
    over=dice_layout.OVER,
    winner=dice_layout.WINNER,
    match=None,
    decisions=dice_layout.DECISIONS,
    scores=None,
    tables_of=dice_encode.tables_of,
    start_all=dice_loops.start_all,
    deal_all=None,
    step_all=dice_loops.step_all,
    observe_all=dice_loops.observe_all,
    play_rounds=dice_loops.play_all,
    play_matches=dice_loops.play_all,
    start=dice_rules.start,
    next_round=None,
    step=dice_rules.step,
    asked=dice_rules.asked,
    legal=dice_legal.legal,
    observe=dice_observe.observe,
    play_on=dice_loops.play_on,
    copy_row=dice_loops.copy_row,
    table_length=dice_layout.TABLES,
)


def family_of(game: AnyGame) -> Family:
    """The family of this game."""
    assert isinstance(game, (CardGame, DiceGame))
    return CARDS if isinstance(game, CardGame) else DICE
