"""Rounds and matches of one bot, looked at closely: what a report is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from lastcard.lab.plan import CHUNK, Column, Columns, Plan, Setting, add_row, empty
from lastcard.lab.play import Played, play_round
from lastcard.lab.skill.meetings import MET, Meeting
from lastcard.lab.study.cards import CARD_TOPICS, CardNotes
from lastcard.lab.study.dice import DICE_TOPICS, DiceNotes

EVERY = 10
"""Every tenth deal is also played on to the end of a match."""
MATCHES = "rounds of a match"
TOPICS = tuple(dict.fromkeys((*CARD_TOPICS, *DICE_TOPICS, MATCHES, MET)))

Notes = Counter[tuple[str, int, int]]
"""How often something was seen: a topic, what of it, and how it came out."""


class _Notebook(Protocol):
    def before(self, state: Any, seat: int, move: Any) -> None: ...
    def after(self, state: Any, seat: int, move: Any) -> None: ...
    def finish(self, played: Played) -> None: ...


@dataclass(frozen=True, slots=True)
class Study(Plan):
    """A number of single rounds with the same bot in every seat, and meetings of all levels beside them.

    For every CHUNK of deals each meeting has a chunk of its own, after the first block of those deals: more
    deals leave all of them where they are.
    """

    whole: Setting
    """The same setting, for whole matches."""
    meetings: tuple[Meeting, ...] = ()

    @property
    def columns(self) -> tuple[Column, ...]:
        return Column("topic", "i", TOPICS), Column("of", "i"), Column("came", "i"), Column("times", "q")

    def about(self) -> dict[str, str]:
        return {
            "kind": "study", **self.setting.about(), "bots": self.bots[0], "chunk": str(self.block),
            "matches": self.whole.about()["options"], **self._about_meetings(),
        }  # fmt: skip

    def _about_meetings(self) -> dict[str, str]:
        if not self.meetings:
            return {}
        return {"levels": ", ".join(self.met), "tables": ", ".join(map(str, self.tables))}

    @property
    def searches(self) -> bool:
        return any(one.slow for one in self.levels) or any(one.searches for one in self.meetings)

    @property
    def met(self) -> tuple[str, ...]:
        """Those who meet, in the order of their numbers."""
        return tuple(dict.fromkeys(name for one in self.meetings for name in (one.first, one.second)))

    @property
    def tables(self) -> dict[int, int]:
        """At how many players they meet, and how many sides that makes."""
        return {one.pair.players: one.sides for one in self.meetings}

    @property
    def chunks(self) -> int:
        return self.blocks + -(-self.deals // CHUNK) * len(self.meetings)

    def size(self, chunk: int) -> int:
        block, met = self._part(chunk)
        return len(self.deals_of(block)) if met is None else self.meetings[met].rounds

    def _part(self, chunk: int) -> tuple[int, int | None]:
        """A block of the study, or a meeting with the number of its chunk."""
        period = CHUNK // self.block
        number, place = divmod(chunk, period + len(self.meetings))
        if 0 < place <= len(self.meetings):
            return number, place - 1
        return number * period + max(0, place - len(self.meetings)), None

    def play(self, chunk: int) -> Columns:
        notes: Notes = Counter()
        block, met = self._part(chunk)
        if met is None:
            self._look_on(block, notes)
        else:
            self.meetings[met].play(block, notes)
        found = empty(self.columns)
        for (topic, of, came), times in sorted(notes.items()):
            add_row(found, (TOPICS.index(topic), of, came, times))
        return found

    def _look_on(self, block: int, notes: Notes) -> None:
        game = self.setting.game()
        levels = self.levels * self.setting.players
        for deal in self.deals_of(block):
            book: _Notebook = _NOTEBOOKS[game.family](notes)
            book.finish(play_round(game, levels, self.setting.deal(deal), watcher=book))
            if game.has_rounds and deal % EVERY == 0:
                match = play_round(self.whole.game(), levels, self.whole.deal(deal), match=True)
                notes[MATCHES, match.rounds, len(match.winners)] += 1


_NOTEBOOKS: dict[str, Callable[[Notes], _Notebook]] = {"cards": CardNotes, "dice": DiceNotes}


def read(columns: Columns) -> Iterator[tuple[tuple[str, int, int], int]]:
    """The notes in some rows."""
    rows = zip(*(columns[name] for name in ("topic", "of", "came", "times")), strict=True)
    return (((TOPICS[topic], of, came), times) for topic, of, came, times in rows)
