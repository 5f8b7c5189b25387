"""What differs between card games and the dice game for an environment: actions, masks and observations.

A game is played by the engine, with bots and events. What a seat sees is worked out by the compiled function
that batches use, from the same state as a record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastcard.cards.actions import move_of, open_copy, put_part, whole_move
from lastcard.cards.game import CardGame
from lastcard.dice import actions as dice_actions
from lastcard.dice.faces import FACES
from lastcard.dice.game import DiceGame
from lastcard.dice.rules import actions as dice_at
from lastcard.dice.rules import legal as dice_legal
from lastcard.dice.rules import step as dice_step
from lastcard.editions import AnyGame
from lastcard.fast.cards.encode import encode_position
from lastcard.fast.cards.loops import observe_memory_all
from lastcard.fast.cards.memory import length_of
from lastcard.fast.cards.picture import known_rules
from lastcard.fast.cards.tables import tables_of
from lastcard.fast.dice.encode import encode as encode_dice
from lastcard.fast.dice.encode import tables_of as dice_tables_of
from lastcard.fast.dice.loops import observe_all as observe_dice
from lastcard.fast.dice.observe import OBSERVATION_SIZE
from lastcard.fast.layout import Record
from lastcard.notation.moves import move_text
from lastcard.rules import actions as at
from lastcard.rules import legal, turn
from lastcard.rules.fields import PENDINGS

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class Family(ABC):
    """One game, as environments know it."""

    actions: int
    """How many action ids there are."""
    length: int
    """How many numbers an observation has."""
    tables: Record

    @abstractmethod
    def asked(self, state: Any) -> int:
        """The seat that decides next, -1 when the round is over."""

    @abstractmethod
    def is_part(self, action: int) -> bool:
        """Whether this action is only a part of a move."""

    @abstractmethod
    def put(self, position: Any, seat: int, action: int) -> bool:
        """Carry out a part of a move; whether the move is complete with it."""

    @abstractmethod
    def open_copy(self, position: Any) -> Any:
        """A copy of a state, or of what a view shows, that parts of a move can be carried out in."""

    @abstractmethod
    def whole_move(self, actions: Sequence[int], state: Any) -> Any:
        """The move that these actions make together in this state."""

    @abstractmethod
    def text(self, action: int) -> str:
        """An action in the words of the notation."""

    @abstractmethod
    def _mark(self, position: Any, seat: int, mask: bytearray) -> None: ...

    @abstractmethod
    def _observe(self, position: Any, seats: NDArray[np.int64], out: NDArray[np.int16]) -> None: ...

    def mask(self, position: Any, seat: int) -> Mask:
        """A 1 for each legal action of this seat."""
        marked = bytearray(self.actions)
        self._mark(position, seat, marked)
        return np.frombuffer(marked, np.int8)

    def observe(self, position: Any, seat: int) -> Observation:
        """What this seat may know, and what it could remember."""
        out = np.zeros((1, self.length), np.int16)
        self._observe(position, np.array([seat]), out)
        found: Observation = out[0]
        return found


class CardFamily(Family):
    def __init__(self, game: CardGame) -> None:
        self.game, self.actions = game, at.ACTIONS
        self.length = length_of(len(game.players))
        self.tables = tables_of(game)

    def asked(self, state: Any) -> int:
        return turn.asked(state, state.rules)

    def is_part(self, action: int) -> bool:
        return action >= at.PUT

    def put(self, position: Any, seat: int, action: int) -> bool:
        return put_part(position, seat, action)

    def open_copy(self, position: Any) -> Any:
        return open_copy(position)

    def whole_move(self, actions: Sequence[int], state: Any) -> Any:
        return whole_move(actions, self.game.rules, PENDINGS[state.pending])

    def text(self, action: int) -> str:
        move = move_of(action, self.game.rules)
        return f"put {move}" if isinstance(move, str) else move_text(move, self.game.players)

    def _mark(self, position: Any, seat: int, mask: bytearray) -> None:
        legal.legal_actions(position, position.rules, seat, mask)

    def _observe(self, position: Any, seats: NDArray[np.int64], out: NDArray[np.int16]) -> None:
        observe_memory_all(encode_position(position, known_rules(position)), self.tables, seats, out)


class DiceFamily(Family):
    actions, length = dice_at.ACTIONS, OBSERVATION_SIZE

    def __init__(self, game: DiceGame) -> None:
        self.game = game
        self.tables = dice_tables_of(game)

    def asked(self, state: Any) -> int:
        return dice_step.asked(state, state.rules)

    def is_part(self, action: int) -> bool:
        return dice_at.LINK <= action < dice_at.CLOSE

    def put(self, position: Any, seat: int, action: int) -> bool:
        dice_step.link(position, action - dice_at.LINK)
        return False

    def open_copy(self, position: Any) -> Any:
        return position.copy()

    def whole_move(self, actions: Sequence[int], state: Any) -> Any:
        return dice_actions.move_of(actions, state)

    def text(self, action: int) -> str:
        return self._texts[action]

    @cached_property
    def _texts(self) -> list[str]:
        """Which faces a reroll means depends on the dice, so it is told by their places."""
        players = self.game.players
        dice = [" ".join(str(die + 1) for die in range(6) if number >> die & 1) for number in range(64)]
        faces = [FACES[face] for face in range(dice_at.CLOSE - dice_at.LINK)]
        seats = [players[seat] if seat < len(players) else str(seat) for seat in range(4)]
        return [
            "stand",
            *(f"reroll dice {places}" for places in dice[1:]),
            *(f"link {face}" for face in faces),
            "chain",
            *(f"+1 @{name}" for name in seats),
            *(f"-1 @{name}" for name in seats),
            "done",
        ]

    def _mark(self, position: Any, seat: int, mask: bytearray) -> None:
        dice_legal.legal_actions(position, position.rules, seat, mask)

    def _observe(self, position: Any, seats: NDArray[np.int64], out: NDArray[np.int16]) -> None:
        observe_dice(encode_dice(position), self.tables, seats, out)


def family_of(game: AnyGame) -> Family:
    """What environments have to know of this game; a refusal where it cannot be compiled."""
    if isinstance(game, CardGame):
        return CardFamily(game)
    assert isinstance(game, DiceGame)
    return DiceFamily(game)
