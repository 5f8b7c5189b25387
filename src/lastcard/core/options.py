"""The options of a table: what may be chosen, and what the rulebook has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from lastcard.core.refusal import Refusal

LONGEST_NUMBER = 9

Value = str | int | tuple[int, ...] | None


class Option(Protocol):
    """One thing a table can decide. `default` is the rulebook's way; `rules` the ids it changes."""

    @property
    def name(self) -> str: ...
    @property
    def default(self) -> Value: ...
    @property
    def rules(self) -> tuple[str, ...]: ...
    def possible(self) -> str:
        """What may be chosen, as text."""
        ...

    def read(self, given: object) -> Value:
        """The value that was meant, from text or as it is; a refusal if there is none."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, the rulebook's first."""

    name: str
    values: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def possible(self) -> str:
        return ", ".join(self.values)

    def read(self, given: object) -> str:
        if given not in self.values:
            raise _wrong(self, given)
        return str(given)


@dataclass(frozen=True, slots=True)
class Numbers:
    """One or more integers, each with its own bounds, written with spaces between."""

    name: str
    default: int | tuple[int, ...]
    bounds: tuple[tuple[int, int], ...]
    rules: tuple[str, ...]

    def possible(self) -> str:
        return " ".join(f"{low}–{high}" for low, high in self.bounds)

    def read(self, given: object) -> int | tuple[int, ...]:
        words = given.split() if isinstance(given, str) else given
        words = words if isinstance(words, (tuple, list)) else (words,)
        try:
            numbers = tuple(_whole(word) for word in words)
        except ValueError:
            raise _wrong(self, given) from None
        if len(numbers) != len(self.bounds) or any(
            not low <= number <= high for number, (low, high) in zip(numbers, self.bounds, strict=True)
        ):
            raise _wrong(self, given)
        return numbers if isinstance(self.default, tuple) else numbers[0]


@dataclass(frozen=True, slots=True)
class NumberOr:
    """An integer within bounds, or the word that the rulebook's way is called."""

    name: str
    default: str
    bounds: tuple[int, int]
    rules: tuple[str, ...]

    def possible(self) -> str:
        low, high = self.bounds
        return f"{self.default}, {low}–{high}"

    def read(self, given: object) -> str | int:
        if given == self.default:
            return self.default
        low, high = self.bounds
        try:
            number = _whole(given)
        except ValueError:
            raise _wrong(self, given) from None
        if not low <= number <= high:
            raise _wrong(self, given)
        return number


@dataclass(frozen=True, slots=True)
class PlayerName:
    """One of the players, or nobody in particular."""

    name: str
    players: tuple[str, ...]
    rules: tuple[str, ...]
    default: None = None

    def possible(self) -> str:
        return ", ".join(self.players)

    def read(self, given: object) -> str | None:
        if given is None:
            return None
        if given not in self.players:
            raise _wrong(self, given)
        return str(given)


def _whole(word: object) -> int:
    if type(word) is int and 0 <= word < 10**LONGEST_NUMBER:
        return word
    if type(word) is not str or not (word.isascii() and word.isdigit()) or len(word) > LONGEST_NUMBER:
        raise ValueError(word)
    return int(word)


def _wrong(option: Option, given: object) -> Refusal:
    return Refusal(
        "option-value", option.rules[0], option=option.name, given=text_of(given), possible=option.possible()
    )


def text_of(value: object) -> str:
    """A value as the notation writes it."""
    if isinstance(value, (tuple, list)):
        return " ".join(str(part) for part in value)
    # A number of thousands of digits has no text in Python; nobody wants to read it either.
    return "…" if isinstance(value, int) and value.bit_length() > 64 else str(value)


def option_texts(values: Mapping[str, Value]) -> dict[str, str]:
    """Options as texts; those without a value are left out."""
    return {name: text_of(value) for name, value in values.items() if value is not None}


def read_options(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every known option with its value, the default where none was given."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise Refusal("option-unknown", option=name, possible=", ".join(sorted(names)))
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }
