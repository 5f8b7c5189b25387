"""What is to be played: whole numbers of deals in chunks, the same whoever plays which chunk."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import lastcard
from lastcard.bots import Level, level
from lastcard.cards.edition import CardEdition
from lastcard.core.options import text_of
from lastcard.editions import AnyGame, edition, game

Columns = dict[str, "array[Any]"]
"""Rows of results, column by column."""

CHUNK = 20
"""So many deals are played at one go. What is interrupted within them is played again."""
SLOW_CHUNK = 1
"""With bots that think for long."""


class Column(NamedTuple):
    """A column of results: whole numbers (`i`, `q`), reals (`d`), or words of a list by their number."""

    name: str
    code: str
    words: tuple[str, ...] = ()


class Plan(Protocol):
    """Work in numbered chunks. The result of a chunk hangs on nothing but the plan and its number."""

    @property
    def columns(self) -> tuple[Column, ...]:
        """What a row of the results has."""
        ...

    @property
    def chunks(self) -> int:
        """How many there are to play."""
        ...

    @property
    def deals(self) -> int:
        """How many deals there are; more of them leave full chunks as they were."""
        ...

    def size(self, chunk: int) -> int:
        """How many rounds or matches a chunk has."""
        ...

    def play(self, chunk: int) -> Columns:
        """The results of a chunk."""
        ...

    def about(self) -> dict[str, str]:
        """Everything that the results hang on, but for the number of deals."""
        ...

    def with_deals(self, deals: int) -> Plan:
        """The same with another number of deals."""
        ...


@dataclass(frozen=True, slots=True)
class Setting:
    """The table that is played at: edition, players' names, the options given, the seed, what is played."""

    edition: str
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    matches: bool = False
    """Whole matches, or single rounds."""

    @property
    def players(self) -> int:
        return len(self.names)

    def table(self) -> AnyGame:
        return _table(self.edition, self.names, self.options)

    def deal(self, number: int) -> str:
        """The seed of a deal."""
        return f"{self.seed}/{number}"

    def about(self) -> dict[str, str]:
        table = self.table()
        options = (f"{name}={text_of(value)}" for name, value in table.options.items() if value is not None)
        return {
            "lastcard": lastcard.__version__,
            "edition": self.edition,
            "rules": str(table.version),
            "players": str(self.players),
            "played": "matches" if self.matches else "rounds",
            "options": ", ".join(options),
            "seed": str(self.seed),
        }


def setting_for(
    name: str, names: tuple[str, ...], options: Mapping[str, str], seed: int, matches: bool
) -> Setting:  # fmt: skip
    """A table that can be made. Where single rounds are played, only the round counts: target 1."""
    target = {} if matches or not isinstance(edition(name), CardEdition) else {"target": "1"}
    setting = Setting(name, names, tuple(({**target, **options}).items()), seed, matches)
    setting.table()
    return setting


@lru_cache(maxsize=8)
def _table(name: str, names: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> AnyGame:
    return game(name, names, dict(options))


@lru_cache(maxsize=32)
def bot(name: str) -> Level:
    """The level of this name, looked up once."""
    return level(name)


def chunk_size(bots: tuple[str, ...]) -> int:
    """How many deals such bots play at one go."""
    return SLOW_CHUNK if any(bot(name).slow for name in bots) else CHUNK


def deals_of(block: int, size: int, deals: int) -> range:
    """The deals of a block of this size, where there are so many in all."""
    return range(block * size, min((block + 1) * size, deals))


def empty(columns: tuple[Column, ...]) -> Columns:
    return {column.name: array(column.code) for column in columns}
