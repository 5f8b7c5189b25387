"""Whether the bots of a recorded match did what their levels do: docs/fairness.md says what that shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lastcard.bots import Level, level, offered
from lastcard.cards.moves import Catch, Uno
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.notation.company import OTHER, Company
from lastcard.notation.moves import AnyMove, move_text, read_move
from lastcard.notation.record import Entry, Record
from lastcard.notation.replay import Verification

OTHER_PROGRAM, UNKNOWN, VERSION, WEIGHTS, CLOCK, MISSING = (
    "other", "unknown", "version", "weights", "clock", "missing"
)  # fmt: skip
"""Why a level was not checked: the record does not describe it, or this program does not have it, has another
version or other weights of it, it went by a clock, or what it takes is not installed."""


@dataclass(slots=True)
class Deeds:
    """What one level did in one seat, and that it was checked, or why not.

    `calls` is what it said and played out of turn.
    """

    seat: int
    name: str
    level: str
    unchecked: str | None
    decisions: int = 0
    calls: int = 0


def describes_bots(record: Record) -> bool:
    """Whether the record says how its bots were seeded; those of before did not."""
    return "bots" in record.header


class BotCheck:
    """Plays a record again, chance and all, and asks every bot what it does, from its own view and with its
    own seed. The record has to describe its bots.
    """

    def __init__(self, record: Record) -> None:
        self.record, self._verification = record, Verification(record)
        self.game = self._verification.game
        self._company = Company(self._verification.generator, record.header["bots"])
        self._names = list(self.game.players)
        self._state: Any = None
        self._deeds: dict[tuple[int, str, str], Deeds] = {}

    @property
    def deeds(self) -> list[Deeds]:
        """What the bots did so far, by seat."""
        return sorted(self._deeds.values(), key=lambda deeds: deeds.seat)

    def moves(self) -> Iterator[int]:
        """Check move after move, and give how many there were; the first that differs is refused."""
        moments = self._verification.moments()
        self._state = next(moments).state
        number = 0
        for entry in self.record.entries:
            if "sits" in entry.data:
                self._sits(entry.data)
            elif "chance" not in entry.data:
                if "move" in entry.data:
                    self._move(entry)
                    number += 1
                next(moments)
                yield number

    def _sits(self, line: dict[str, Any]) -> None:
        seat = self.game.players.index(line["for"])
        self._names[seat], self._company.playing[seat] = line["sits"], line.get("bot")

    def _move(self, entry: Entry) -> None:
        seat = self.game.players.index(entry.data["by"])
        name = entry.data.get("bot") or self._company.playing[seat]
        if name is not None:
            move: AnyMove = read_move(entry.data["move"], self.game)
            self._check(entry, seat, name, move)
        self._company.moved(seat)

    def _check(self, entry: Entry, seat: int, name: str, written: AnyMove) -> None:
        deeds = self._deeds_of(seat, name)
        in_turn = seat in self.game.pending(self._state).seats and not isinstance(written, Uno | Catch)
        if in_turn:
            deeds.decisions += 1
        else:
            deeds.calls += 1
        if deeds.unchecked is None:
            does = self._does(level(name), seat, written, in_turn)
            text = None if does is None else move_text(does, self.game.players)
            if text != entry.data["move"]:
                code = "verify-bot-silent" if text is None else "verify-bot-differs"
                about = {"name": deeds.name, "level": name, "written": entry.data["move"], "decided": text}
                raise Unreadable(code, line=entry.line, **about)

    def _does(self, bot: Level, seat: int, written: AnyMove, in_turn: bool) -> AnyMove | None:
        """What the bot does at this moment, asked for what the record says that it did."""
        company, view = self._company, self.game.view(self._state, seat)
        if in_turn:
            return bot.move(self.game, view, seat, company.deciding(seat))
        if isinstance(written, Uno | Catch):
            return bot.speaks(self.game, view, seat, company.saying(seat))
        return bot.jumps_in(view, seat, company.jumping(seat))

    def _deeds_of(self, seat: int, name: str) -> Deeds:
        player = self._names[seat]
        if (seat, player, name) not in self._deeds:
            why = _why_not(name, self._company.levels.get(name), self.game.family)
            self._deeds[seat, player, name] = Deeds(seat, player, name, why)
        return self._deeds[seat, player, name]


def _why_not(name: str, described: dict[str, Any] | None, family: str) -> str | None:
    """Why the decisions of this level cannot be made again here; None when they can."""
    if name == OTHER or described is None:
        return OTHER_PROGRAM
    try:
        bot = level(name)
    except Refusal:
        return UNKNOWN
    if family == "cards" and bot.base not in offered():
        return MISSING
    ours = bot.described(family)
    if ours["version"] != described["version"]:
        return VERSION
    if ours != described:
        return WEIGHTS
    if family == "cards" and bot.thinks is not None and bot.thinks.seconds is not None:
        return CLOCK
    return None
