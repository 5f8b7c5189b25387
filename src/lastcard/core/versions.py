"""The versions of an edition: how an earlier one differed, so that what it dealt is finished under it.

Behaviour that moves becomes an option, or a value of one: the newest version has another default, and what
was before stays in the rules. So an earlier version is data; no option and no value is ever taken away.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from lastcard.core.options import Choice, Option, Value
from lastcard.core.refusal import Refusal

P = TypeVar("P", int, tuple[str, ...])


@dataclass(frozen=True, slots=True)
class Earlier:
    """How a version of an edition differed from the one that came after it, in the words of the notation.

    `usual` are defaults that were others, as in `drawn may`; of an option that this version did not have, it
    is what was played by, where that is not the later default. `without` are options that it did not have,
    and values, as in `drawn book`.

    >>> Earlier(1, usual=("drawn may",), without=("drawn book", "jump-in"))
    Earlier(version=1, usual=('drawn may',), without=('drawn book', 'jump-in'))
    """

    version: int
    usual: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


class Versioned(Generic[P]):
    """What editions share: `version` and the `earlier` ones, and the options of each."""

    __slots__ = ()

    name: str
    version: int
    earlier: tuple[Earlier, ...]

    @abstractmethod
    def newest_options(self, players: P) -> tuple[Option, ...]:
        """What these players can choose in the newest version."""

    @property
    def versions(self) -> tuple[int, ...]:
        """Every version that can be played of an edition as it is now, the first first.

        >>> import lastcard
        >>> lastcard.EDITIONS["dice"].versions
        (1,)
        """
        return tuple(sorted({self.version, *(one.version for one in self.earlier)}))

    @property
    def is_newest(self) -> bool:
        """Whether no version came after this one."""
        return all(one.version < self.version for one in self.earlier)

    def at(self, version: int | None) -> Self:
        """The edition as it was in this version, or as it is for None; a refusal if there is no such version.

        >>> import lastcard
        >>> lastcard.EDITIONS["usa"].at(99)
        Traceback (most recent call last):
        lastcard.core.refusal.Refusal: This program does not have version 99 of usa, only ...
        """
        if version is None or version == self.version:
            return self
        if type(version) is not int or version not in self.versions:
            possible = ", ".join(map(str, self.versions))
            raise Refusal("version-unknown", edition=self.name, given=str(version), possible=possible)
        return replace(self, version=version)  # type: ignore[type-var]

    def options(self, players: P) -> tuple[Option, ...]:
        """What these players can choose in this version."""
        return self._then(players)[0]

    def settled(self, players: P) -> dict[str, Value]:
        """What this version plays by where it has no option yet, by the name that the option got."""
        return self._then(players)[1]

    def _then(self, players: P) -> tuple[tuple[Option, ...], dict[str, Value]]:
        options = {option.name: option for option in self.newest_options(players)}
        settled: dict[str, Value] = {}
        for step in sorted(self.earlier, key=lambda one: one.version, reverse=True):
            if step.version < self.version:
                break
            for name, value in map(_parted, step.usual):
                options[name] = with_default(options[name], value)
            for name, value in map(_parted, step.without):
                if value:
                    options[name] = _without(options[name], value)
                else:
                    settled[name] = options.pop(name).default
        return tuple(options.values()), settled


def _parted(text: str) -> tuple[str, str]:
    name, _, value = text.partition(" ")
    return name, value


def with_default(option: Any, text: str) -> Option:
    """The option with this value as the one that is played by where nobody says otherwise."""
    value = option.read(text)
    if isinstance(option, Choice):
        return replace(option, values=(value, *(one for one in option.values if one != value)))
    changed: Option = replace(option, default=value)
    return changed


def _without(option: Option, value: str) -> Option:
    assert isinstance(option, Choice)
    return replace(option, values=tuple(one for one in option.values if one != value))
