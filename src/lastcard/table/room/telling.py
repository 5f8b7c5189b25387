"""What has happened, told to each seat: what has changed for it, written once for all who hear the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lastcard.core.event import is_open, redacted
from lastcard.table.choices import Plain
from lastcard.table.entries import Applied
from lastcard.table.standing import Own
from lastcard.table.table import Table

FORM = 2
"""Which form messages have. It moves when a client that was made for the one before would misread them."""

Write = Callable[[Plain], Any]
"""How a message is written."""


class Telling:
    """Remembers what was told last of the game: the common part, and those of the seats where somebody is."""

    def __init__(self, table: Table, write: Write) -> None:
        self.table, self.write = table, write
        self._common: Plain | None = None
        self.parts: dict[int | None, Own] = {}
        """What each seat was told of its own since the table was told of."""
        self._asked: tuple[int, ...] = ()
        self._window = False

    def forget(self, seat: int | None) -> None:
        """Somebody there is gone: until they hear of the game again nobody looks at what they see."""
        self.parts.pop(seat, None)

    def news(self, applied: Applied, head: Plain) -> News:
        """What is to be told of an entry; the fields of the head come first."""
        if applied.about_table:
            # Somebody may sit elsewhere, or in the place of another: everything is told again.
            self._common, self.parts = None, {}
        before, self._common = self._common, self.table.common()
        return News(self, applied, head, _differing(self._common, before), self._touched(applied))

    def own(self, seat: int | None) -> Plain:
        """`view` and `choices` of this seat, as far as they are others than it was told."""
        if self._common is None:
            return {}
        before = self.parts.get(seat)
        now = self.parts[seat] = self.table.own(seat, before)
        if before is None:
            return {"view": now.view, "choices": now.choices}
        found: Plain = {}
        if now.view is not before.view:
            found["view"] = _differing(now.view, before.view)
        if now.choices != before.choices:
            found["choices"] = now.choices
        return found

    def _touched(self, applied: Applied) -> set[int | None]:
        """The seats whose own part can have changed: those that an event names, that are asked or were."""
        asked = self.table.pending().seats
        window = bool(self._common and self._common.get("catchable"))
        touched: set[int | None] = {*asked, *self._asked}
        for event in applied.events:
            touched.add(event.seat)
            touched.add(event.other)
        # Those who watch have no part of their own.
        touched.discard(None)
        if window or self._window or self._out_of_turn():
            touched.update(range(len(self.table.seats)))
        self._asked, self._window = asked, window
        return touched

    def _out_of_turn(self) -> bool:
        """Whether a new top card changes what anybody may do (HOUSE.jump-in)."""
        game = self.table.game
        return game is not None and game.options.get("jump-in") == "on"


class News:
    """One entry as everybody is told of it."""

    def __init__(
        self, telling: Telling, applied: Applied, head: Plain, view: Plain, touched: set[int | None]
    ) -> None:
        self.telling, self.applied, self.touched = telling, applied, touched
        self._open = all(map(is_open, applied.events))
        events = applied.events if self._open else redacted(applied.events, None)
        self._common: Plain = {"type": "happened", "number": applied.number, **head, "events": events}
        if applied.about_table:
            self._common |= {"table": telling.table.info(), "view": None, "choices": None}
        self._view = view
        if view:
            self._common["view"] = view
        self._plain: Any = None
        self._own: dict[int | None, Plain] = {}
        self._written: dict[int | None, Any] = {}

    def message(self, seat: int | None) -> Any:
        """The message for those who are in this seat. Most seats have nothing of their own to be told: they
        hear what everybody does, in the very same message."""
        written = self._written.get(seat)
        if written is None:
            own = self._part(seat)
            written = self.telling.write({**self._common, **own}) if own else self._everybody()
            self._written[seat] = written
        return written

    def answer(self, seat: int | None, done: str) -> Any:
        """The same for the one whose move it was, of this id."""
        return self.telling.write({**self._common, **self._part(seat), "done": done})

    def _everybody(self) -> Any:
        if self._plain is None:
            self._plain = self.telling.write(self._common)
        return self._plain

    def _part(self, seat: int | None) -> Plain:
        """What differs for this seat. It is asked for once: afterwards it counts as told."""
        own = self._own.get(seat)
        if own is None:
            touched = seat in self.touched
            # Most seats know what there is to know of their own.
            unknown = touched or seat not in self.telling.parts
            own = self._own[seat] = self._found(seat, touched) if unknown else {}
        return own

    def _found(self, seat: int | None, touched: bool) -> Plain:
        own = self.telling.own(seat)
        if "view" in own:
            own["view"] = own["view"] | self._view
        if self.applied.about_table:
            own["you"] = seat
        if touched and not self._open:
            own["events"] = self.telling.table.events_for(self.applied, seat)
        return own


def _differing(now: Plain | None, before: Plain | None) -> Plain:
    """The fields that have another value than before."""
    if now is None or before is None:
        return now or {}
    return {name: value for name, value in now.items() if value is not (old := before[name]) and value != old}
