"""What a player can ask for in the dice game."""

from __future__ import annotations

from dataclasses import dataclass

from lastcard.core.game import Done, require, require_texts
from lastcard.dice.faces import in_order


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll these dice again, named by their faces; the order says nothing and is always the same."""

    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        require_texts(self, self.faces)
        object.__setattr__(self, "faces", in_order(self.faces))


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the dice as they lie."""


@dataclass(frozen=True, slots=True)
class Chain:
    """Put these dice down in a row; a star stands for two wild dice."""

    faces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        require_texts(self, self.faces)


@dataclass(frozen=True, slots=True)
class Penalty:
    """Use a +1 or a -1 against a player."""

    face: str
    target: int

    def __post_init__(self) -> None:
        require(self, type(self.face) is str and type(self.target) is int)


Move = Reroll | Stand | Chain | Penalty | Done

STAND, DONE = Stand(), Done()
