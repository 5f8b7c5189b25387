"""What is told of a match when it is over: the points by round, and its best moment.

Everything in it was seen by everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from lastcard.core.event import Event

SIX_DICE = 6
MANY = 4
"""Cards drawn at once that are worth a word."""
CLOSE = 10
"""Points between the first and the second that are few."""


class Moment(NamedTuple):
    """Something that a player did or that happened to them, and how much of it."""

    kind: str
    seat: int
    value: int


class Story:
    """One match, event by event."""

    def __init__(self) -> None:
        self.rounds: list[list[int]] = []
        self._drew: Moment | None = None
        self._chain: Moment | None = None
        self._caught: Counter[int] = Counter()
        self._jumped: Counter[int] = Counter()

    def hear(self, events: Iterable[Event], scores: Sequence[int] | None) -> None:
        """Go on with what a move brought about; `scores` are the points after it."""
        for event in events:
            self._note(event)
            if event.kind in ("won-round", "void") and scores is not None:
                self.rounds.append(list(scores))

    def _note(self, event: Event) -> None:
        if event.seat is None:
            return
        count = len(event.cards)
        if event.kind == "drew" and count >= max(MANY, _more_than(self._drew)):
            self._drew = Moment("draw", event.seat, count)
        elif event.kind == "chained" and count >= max(MANY, _more_than(self._chain)):
            self._chain = Moment("chain", event.seat, count)
        elif event.kind == "caught":
            self._caught[event.seat] += 1
        elif event.kind == "jumped-in":
            self._jumped[event.seat] += 1

    def best(self, winners: Sequence[int], lowest: bool) -> Moment | None:
        """The moment that people will speak of; `lowest` where few points are good."""
        told = [*self._played(), *self._won(winners, lowest)]
        return max(told, key=lambda one: one[0])[1] if told else None

    def _played(self) -> Iterator[tuple[float, Moment]]:
        if self._drew is not None:
            yield self._drew.value * (1.0 if self._drew.value > MANY else 0.5), self._drew
        if self._chain is not None:
            yield self._chain.value * (1.5 if self._chain.value == SIX_DICE else 1.0), self._chain
        for kind, counted in (("catches", self._caught), ("jumps", self._jumped)):
            for seat, count in counted.most_common(1):
                if count > 1:
                    yield 2.5 * count, Moment(kind, seat, count)

    def _won(self, winners: Sequence[int], lowest: bool) -> Iterator[tuple[float, Moment]]:
        """How the match was won, where one player won it on points."""
        if len(winners) != 1 or len(self.rounds) < 2:
            return
        (winner,) = winners
        behind = max(_behind(scores, winner, lowest) for scores in self.rounds[:-1])
        last = self.rounds[-1]
        if last[winner] > 0 and behind > 0:
            yield 16 * behind / max(last), Moment("comeback", winner, behind)
        ahead = min(_behind(last, seat, lowest) for seat in range(len(last)) if seat != winner)
        if 0 < ahead <= CLOSE:
            yield 11 - ahead / 2, Moment("close", winner, ahead)
        if not lowest and sum(last) == last[winner]:
            yield 6 + len(self.rounds), Moment("sweep", winner, len(self.rounds))


def _more_than(before: Moment | None) -> int:
    return 0 if before is None else before.value + 1


def _behind(scores: Sequence[int], seat: int, lowest: bool) -> int:
    """How many points this seat is behind the best."""
    return scores[seat] - min(scores) if lowest else max(scores) - scores[seat]


class LastMatch(NamedTuple):
    """How a match ended, for those who come back to it from the next one."""

    commitment: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    rounds: list[list[int]]
    best: Moment | None

    def info(self) -> dict[str, object]:
        return self._asdict()
