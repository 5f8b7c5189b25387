"""Rounds and matches of one bot, looked at closely: what a report is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from lastcard.lab.plan import Column, Columns, Plan, Setting, add_row, empty
from lastcard.lab.play import Played, play_round
from lastcard.lab.study.cards import CARD_TOPICS, CardNotes
from lastcard.lab.study.dice import DICE_TOPICS, DiceNotes

EVERY = 10
"""Every tenth deal is also played on to the end of a match."""
MATCHES = "rounds of a match"
TOPICS = tuple(dict.fromkeys((*CARD_TOPICS, *DICE_TOPICS, MATCHES)))

Notes = Counter[tuple[str, int, int]]
"""How often something was seen: a topic, what of it, and how it came out."""


class _Notebook(Protocol):
    def before(self, state: Any, seat: int, move: Any) -> None: ...
    def after(self, state: Any, seat: int, move: Any) -> None: ...
    def finish(self, played: Played) -> None: ...


@dataclass(frozen=True, slots=True)
class Study(Plan):
    """A number of single rounds with the same bot in every seat."""

    whole: Setting
    """The same setting, for whole matches."""

    @property
    def columns(self) -> tuple[Column, ...]:
        return Column("topic", "i", TOPICS), Column("of", "i"), Column("came", "i"), Column("times", "q")

    def about(self) -> dict[str, str]:
        return {
            "kind": "study", **self.setting.about(), "bots": self.bots[0], "chunk": str(self.block),
            "matches": self.whole.about()["options"],
        }  # fmt: skip

    def play(self, chunk: int) -> Columns:
        notes: Notes = Counter()
        game = self.setting.game()
        levels = self.levels * self.setting.players
        for deal in self.deals_of(chunk):
            book: _Notebook = _NOTEBOOKS[game.family](notes)
            book.finish(play_round(game, levels, self.setting.deal(deal), watcher=book))
            if game.has_rounds and deal % EVERY == 0:
                match = play_round(self.whole.game(), levels, self.whole.deal(deal), match=True)
                notes[MATCHES, match.rounds, len(match.winners)] += 1
        found = empty(self.columns)
        for (topic, of, came), times in sorted(notes.items()):
            add_row(found, (TOPICS.index(topic), of, came, times))
        return found


_NOTEBOOKS: dict[str, Callable[[Notes], _Notebook]] = {"cards": CardNotes, "dice": DiceNotes}


def read(columns: Columns) -> Iterator[tuple[tuple[str, int, int], int]]:
    """The notes in some rows."""
    rows = zip(*(columns[name] for name in ("topic", "of", "came", "times")), strict=True)
    return (((TOPICS[topic], of, came), times) for topic, of, came, times in rows)
