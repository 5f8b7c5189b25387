"""What is to be played: deals in chunks, with the same results whichever worker plays a chunk."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple, Self

from lastcard.bots import Level, level
from lastcard.core.options import text_of
from lastcard.core.version import __version__
from lastcard.editions import AnyGame, Named
from lastcard.editions import game as make_game

Columns = dict[str, "array[Any]"]
"""Rows of results, column by column."""

CHUNK = 20
"""How many deals make a chunk. A chunk that is interrupted is played again."""
SLOW_CHUNK = 1
"""With bots that think for long."""


ROUNDS, MATCHES, GAMES = "rounds", "matches", "games"


class Column(NamedTuple):
    """A column of results: integers (`i`, `q`), reals (`d`), or words of a list by their number."""

    name: str
    code: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """The game that is played: edition, players' names, the options given, the seed, what is played."""

    source: str
    """What its edition is asked for by: a name, or a deck in JSON."""
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    matches: bool = False
    """Whole matches, or single rounds."""

    @property
    def players(self) -> int:
        return len(self.names)

    def game(self) -> AnyGame:
        return _game(self.source, self.names, self.options)

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self.game().edition

    def deal(self, number: int) -> str:
        """The seed of a deal."""
        return f"{self.seed}/{number}"

    @property
    def played(self) -> str:
        """What is played; the dice game has neither rounds nor matches."""
        if not self.game().has_rounds:
            return GAMES
        return MATCHES if self.matches else ROUNDS

    @property
    def changed(self) -> str:
        """The options that differ from the rulebook's."""
        usual = _options(Setting(self.source, self.names, (), matches=self.matches))
        return ", ".join(option for option in _options(self) if option not in usual)

    def titled(self, title: str) -> str:
        """A title that also tells the options that were changed."""
        return f"{title} · {self.changed}" if self.changed else title

    def about(self) -> dict[str, str]:
        return {
            "lastcard": __version__,
            "edition": self.edition,
            **({} if self.game().deck is None else {"deck": _digest(self.source)}),
            "rules": str(self.game().version),
            "players": str(self.players),
            "played": self.played,
            "options": ", ".join(_options(self)),
            "seed": str(self.seed),
        }


def _digest(source: str) -> str:
    """A deck in a few letters: results belong to it."""
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def _options(setting: Setting) -> list[str]:
    """All options of its game; a round is the same whatever the target is."""
    return [
        f"{name}={text_of(value)}"
        for name, value in setting.game().options.items()
        if value is not None and not (name == "target" and setting.played == ROUNDS)
    ]


@dataclass(frozen=True, slots=True)
class Plan(ABC):
    """Work in numbered chunks. The result of a chunk depends on nothing but the plan and its number."""

    setting: Setting
    bots: tuple[str, ...]
    deals: int
    """How many deals there are; more of them leave full chunks as they were."""

    @property
    @abstractmethod
    def columns(self) -> tuple[Column, ...]:
        """What a row of the results has."""

    @abstractmethod
    def play(self, chunk: int) -> Columns:
        """The results of a chunk."""

    @abstractmethod
    def about(self) -> dict[str, str]:
        """Everything that the results depend on, but for the number of deals."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """What plays under the names of the bots."""
        return tuple(map(bot, self.bots))

    @property
    def block(self) -> int:
        """How many deals make a block."""
        return SLOW_CHUNK if any(level.slow for level in self.levels) else CHUNK

    @property
    def searches(self) -> bool:
        """Whether anybody thinks for long."""
        return any(level.slow for level in self.levels)

    @property
    def blocks(self) -> int:
        """How many blocks the deals make; the last may not be full."""
        return -(-self.deals // self.block)

    def deals_of(self, block: int) -> range:
        """The deals of a block."""
        return range(block * self.block, min((block + 1) * self.block, self.deals))

    @property
    def chunks(self) -> int:
        """How many chunks there are to play: one for each block, unless a plan says otherwise."""
        return self.blocks

    def size(self, chunk: int) -> int:
        """How many rounds or matches a chunk has."""
        return len(self.deals_of(chunk))

    def with_deals(self, deals: int) -> Self:
        """The same with another number of deals."""
        return replace(self, deals=deals)


def setting_for(
    edition: Named, names: tuple[str, ...], options: Mapping[str, str], seed: int, matches: bool
) -> Setting:
    """A setting whose game can be made. Where single rounds are played, only the round counts: target 1."""
    made = make_game(edition, names)
    rounds = made.has_rounds
    target = {"target": "1"} if rounds and not matches else {}
    setting = Setting(made.source, names, tuple(({**target, **options}).items()), seed, matches and rounds)
    setting.game()
    return setting


@lru_cache(maxsize=8)
def _game(source: str, names: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> AnyGame:
    return make_game(source, names, dict(options))


@lru_cache(maxsize=32)
def bot(name: str) -> Level:
    """The level of this name, looked up once."""
    return level(name)


def empty(columns: tuple[Column, ...]) -> Columns:
    return {column.name: array(column.code) for column in columns}


def add_row(columns: Columns, row: Iterable[float]) -> None:
    """One row more, with a value for each column."""
    for column, value in zip(columns.values(), row, strict=True):
        column.append(value)
