"""Rounds and matches of one bot, looked at closely: what a report is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol

from lastcard.lab.plan import Column, Columns, Setting, bot, chunk_size, deals_of, empty
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
class Study:
    """A number of rounds with the same bot in every seat."""

    setting: Setting
    """Of single rounds."""
    whole: Setting
    """The same setting, for whole matches."""
    bot: str
    deals: int

    @property
    def columns(self) -> tuple[Column, ...]:
        return Column("topic", "i", TOPICS), Column("of", "i"), Column("came", "i"), Column("times", "q")

    @property
    def block(self) -> int:
        return chunk_size(bot(self.bot))

    @property
    def chunks(self) -> int:
        return -(-self.deals // self.block)

    def size(self, chunk: int) -> int:
        return len(deals_of(chunk, self.block, self.deals))

    def with_deals(self, deals: int) -> Study:
        return replace(self, deals=deals)

    def about(self) -> dict[str, str]:
        return {
            "kind": "study", **self.setting.about(), "bots": self.bot, "chunk": str(self.block),
            "matches": self.whole.about()["options"],
        }  # fmt: skip

    def play(self, chunk: int) -> Columns:
        notes: Notes = Counter()
        rounds = self.setting.game().has_rounds
        for deal in deals_of(chunk, self.block, self.deals):
            self._round(deal, notes)
            if rounds and deal % EVERY == 0:
                levels = [bot(self.bot)] * self.whole.players
                match = play_round(self.whole.game(), levels, self.whole.deal(deal), match=True)
                notes[MATCHES, match.rounds, len(match.winners)] += 1
        return _columns(self.columns, notes)

    def _round(self, deal: int, notes: Notes) -> None:
        game, players = self.setting.game(), self.setting.players
        book: _Notebook = _NOTEBOOKS[game.family](notes)
        book.finish(play_round(game, [bot(self.bot)] * players, self.setting.deal(deal), watcher=book))


_NOTEBOOKS: dict[str, Callable[[Notes], _Notebook]] = {"cards": CardNotes, "dice": DiceNotes}


def _columns(columns: tuple[Column, ...], notes: Notes) -> Columns:
    found = empty(columns)
    for (topic, of, came), times in sorted(notes.items()):
        for column, value in zip(found.values(), (TOPICS.index(topic), of, came, times), strict=True):
            column.append(value)
    return found


def read(columns: Columns) -> Iterator[tuple[tuple[str, int, int], int]]:
    """The notes in some rows."""
    rows = zip(*(columns[name] for name in ("topic", "of", "came", "times")), strict=True)
    return (((TOPICS[topic], of, came), times) for topic, of, came, times in rows)
