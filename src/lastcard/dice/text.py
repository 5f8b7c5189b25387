"""A whole dice game as text, and what of it the lines of a position do not say, read back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from lastcard.core.options import text_of
from lastcard.core.refusal import Unreadable
from lastcard.dice.faces import MINUS, NUMBER_OF, PLUS
from lastcard.dice.rules.fields import PENDINGS, ROLL

if TYPE_CHECKING:
    from lastcard.dice.state import DiceState

LINES = ("pending", "chained", "penalties", "called", "winner")
"""The first words of the lines that only a whole state has."""


def state_text(state: DiceState) -> str:
    """The whole state in the notation; reading it gives an equal one."""
    return "".join(f"{' '.join(line)}\n" for line in _lines(state))


def _lines(state: DiceState) -> Iterator[tuple[str, ...]]:
    rules = state.rules
    people = rules.people
    yield "edition", rules.edition.name
    yield "version", str(rules.edition.version)
    for option in rules.edition.options(people):
        if rules.options[option.name] != option.default:
            yield "option", option.name, text_of(rules.options[option.name])
    yield "players", *(f"{name}:{color}" for name, color in zip(people, rules.colors, strict=True))
    for seat, name in enumerate(people):
        yield "board", name, *state.board(seat)
    for seat, count in enumerate(state.extras):
        if count:
            yield "extra", people[seat], str(count)
    yield "turn", people[state.turn]
    yield "roll", *state.dice
    if state.pending != ROLL:
        yield "pending", PENDINGS[state.pending]
    if state.chained is not None:
        yield "chained", state.chained
    if state.penalties:
        yield "penalties", *state.penalties
    if state.call is not None:
        yield "called", state.call
    if state.match is not None:
        yield "winner", people[state.winner]


def restore(state: DiceState, lines: Sequence[tuple[str, ...]]) -> None:
    """Read the lines that only a whole state has into a state that was set up from the others."""
    for first, *rest in lines:
        try:
            _READERS[first](state, rest)
        except (ValueError, IndexError, KeyError):
            raise Unreadable("position-line", given=" ".join((first, *rest))) from None


def _read_pending(state: DiceState, rest: list[str]) -> None:
    (kind,) = rest
    state.pending = [str(pending) for pending in PENDINGS].index(kind)


def _read_chained(state: DiceState, rest: list[str]) -> None:
    state.last = NUMBER_OF[rest[0]]


def _read_penalties(state: DiceState, rest: list[str]) -> None:
    state.pluses, state.minuses = rest.count(PLUS), rest.count(MINUS)


def _read_called(state: DiceState, rest: list[str]) -> None:
    state.called = NUMBER_OF[rest[0]]


def _read_winner(state: DiceState, rest: list[str]) -> None:
    state.winner = state.rules.people.index(rest[0])


_READERS: dict[str, Callable[[DiceState, list[str]], None]] = {
    "pending": _read_pending,
    "chained": _read_chained,
    "penalties": _read_penalties,
    "called": _read_called,
    "winner": _read_winner,
}
