"""The two sorts of games that a batch can hold: card games and the dice game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from lastcard.cards.game import CardGame
from lastcard.dice.game import DiceGame
from lastcard.dice.rules.actions import ACTIONS as DICE_ACTIONS
from lastcard.editions import AnyGame
from lastcard.fast.cards import history, kernel, loops, memory, observe, records, rollout, tables
from lastcard.fast.compile import twin
from lastcard.fast.dice import encode as dice_encode
from lastcard.fast.dice import kernel as dice_kernel
from lastcard.fast.dice import loops as dice_loops
from lastcard.fast.dice import observe as dice_observe
from lastcard.fast.dice import records as dice_records
from lastcard.fast.layout import Record
from lastcard.learnt import features
from lastcard.rules.actions import ACTIONS

Loop = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Family:
    """The records of such games and of their rules, and the functions that play them.

    Some go over many games, on the CPU; the others over one, for the threads of a device. `deal_all` and
    `next_round` deal the next round of a match, where there are rounds, and `scores` says whether they are
    scored. `mark_legal` and `describe` write into zeros. `play_plainly_on` is `play_on` for single rounds
    at random. `tell_all` and `told` tell the last moves, where they are kept.
    """

    state: np.dtype[np.void]
    rules: np.dtype[np.void]
    actions: int
    observation: int
    scores: bool
    tables_of: Callable[[Any], Record]
    start_all: Loop
    deal_all: Loop | None
    step_all: Loop
    observe_all: Loop
    tell_all: Loop | None
    play_all: Loop
    advance_all: Loop
    start: Loop
    next_round: Loop | None
    step: Loop
    asked: Loop
    mark_legal: Loop
    describe: Loop
    told: Loop | None
    play_on: Loop
    play_plainly_on: Loop
    decide: Loop
    copy_state: Loop

    @property
    def mask_words(self) -> int:
        """How many words of 64 bits a mask has as bits."""
        return -(-self.actions // 64)


def _cards(**chosen: bool) -> Family:
    """The card games, in a variant of their rules."""
    remembers = chosen.get("remembers", False)
    seen = (observe.describe, loops.observe_all, rollout.copy_state)
    if remembers:
        seen = (memory.describe_memory, loops.observe_memory_all, memory.copy_with_memory)
    described, observed_all, copied = (twin(function, **chosen) for function in seen)
    return Family(
        state=records.STATE,
        rules=records.RULES,
        actions=ACTIONS,
        observation=observe.LENGTH,
        scores=True,
        tables_of=tables.tables_of,
        start_all=twin(loops.start_all, **chosen),
        deal_all=twin(loops.deal_all, **chosen),
        step_all=twin(loops.step_all, **chosen),
        observe_all=observed_all,
        tell_all=twin(loops.tell_all, **chosen) if remembers else None,
        play_all=twin(loops.play_all, **chosen),
        advance_all=twin(loops.advance_all, **chosen),
        start=twin(kernel.start, **chosen),
        next_round=twin(kernel.next_round, **chosen),
        step=twin(rollout.step, **chosen),
        asked=twin(kernel.asked, **chosen),
        mark_legal=twin(kernel.mark_legal, **chosen),
        describe=described,
        told=twin(history.told, **chosen) if remembers else None,
        play_on=twin(rollout.play_on, **chosen),
        play_plainly_on=twin(rollout.play_on, plain=True, **chosen),
        decide=twin(rollout.decide, **chosen),
        copy_state=copied,
    )


def is_house(rules: Any) -> bool:
    """Whether any house rule is in force that compiled code can be without: only then is there a limit to a
    round (HOUSE.end)."""
    return bool(rules.turns_each)


CARDS = _cards()
BOOK_CARDS = _cards(house=False)
"""Without house rules: compiled and played more quickly."""


@cache
def _remembering(house: bool) -> Family:
    """The card games with what players could remember; made only where somebody asks for it."""
    return _cards(remembers=True, house=house)


@cache
def learning_cards(house: bool) -> Family:
    """The card games as the critic of the network sees them, and so the network."""
    chosen = {"remembers": True, "house": house}
    return replace(
        _remembering(house),
        observation=features.EVERYTHING,
        observe_all=twin(loops.see_all, **chosen),
        describe=twin(features.describe_everything, **chosen),
    )


DICE = Family(
    state=dice_records.STATE,
    rules=dice_records.RULES,
    actions=DICE_ACTIONS,
    observation=dice_observe.OBSERVATION_SIZE,
    scores=False,
    tables_of=dice_encode.tables_of,
    start_all=dice_loops.start_all,
    deal_all=None,
    step_all=dice_loops.step_all,
    observe_all=dice_loops.observe_all,
    tell_all=dice_loops.tell_all,
    play_all=dice_loops.play_all,
    advance_all=dice_loops.advance_all,
    start=dice_kernel.start,
    next_round=None,
    step=dice_kernel.step,
    asked=dice_kernel.asked,
    mark_legal=dice_kernel.mark_legal,
    describe=dice_observe.observe,
    told=dice_loops.told,
    play_on=dice_loops.play_on,
    play_plainly_on=dice_loops.play_on,
    decide=dice_loops.decide,
    copy_state=dice_loops.copy_state,
)


def family_of(game: AnyGame, remembers: bool = False, learning: bool = False) -> Family:
    """The family of this game; one that keeps what players could remember, if it shall, or that sees what a
    network and its critic learn from. Of the dice game everything lies open."""
    assert isinstance(game, (CardGame, DiceGame))
    if isinstance(game, DiceGame):
        return DICE
    if learning:
        return learning_cards(is_house(game.rules))
    if remembers:
        length = memory.length_of(len(game.players))
        return replace(_remembering(is_house(game.rules)), observation=length)
    return CARDS if is_house(game.rules) else BOOK_CARDS
