"""What has happened, told to each seat: what has changed for it, made once for all who hear the same."""

from __future__ import annotations

from typing import Any, Protocol

from lastcard.core.event import is_open, redacted
from lastcard.table.choices import Plain
from lastcard.table.entries import Applied
from lastcard.table.table import Table

FORM = 2
"""Which form messages have. It moves when a client that was made for the one before would misread them."""


class Form(Protocol):
    """How messages are written. What several of them have in common is packed once, and put into each."""

    def pack(self, value: object) -> Any: ...
    def join(self, own: Any, common: Any) -> Any:
        """One object of two that were packed."""

    def write(self, message: Plain) -> Any: ...


class Telling:
    """Remembers what was told last of the game: the common part, and those of the seats where somebody is."""

    def __init__(self, table: Table, form: Form) -> None:
        self.table, self.form = table, form
        self._common: Plain | None = None
        self._parts: dict[int | None, tuple[Plain, Plain | None]] = {}
        self._asked: tuple[int, ...] = ()
        self._window = False

    def forget(self, seat: int | None) -> None:
        """Somebody there is gone: until they hear of the game again nobody looks at what they see."""
        self._parts.pop(seat, None)

    def news(self, applied: Applied, head: Plain) -> News:
        """What is to be told of an entry; the fields of the head come first."""
        if applied.about_table:
            # Somebody may sit elsewhere, or in the place of another: everything is told again.
            self._common, self._parts = None, {}
        before, self._common = self._common, self.table.common()
        return News(self, applied, head, _differing(self._common, before), self._touched(applied))

    def own(self, seat: int | None, touched: bool) -> Plain:
        """`view` and `choices` of this seat, as far as they are others than it was told."""
        before = self._parts.get(seat)
        if self._common is None or (before is not None and not touched):
            return {}
        own, choices = self._parts[seat] = self.table.own(seat)
        if before is None:
            return {"view": own, "choices": choices}
        found: Plain = {}
        if view := _differing(own, before[0]):
            found["view"] = view
        if choices != before[1]:
            found["choices"] = choices
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
        form = telling.form
        events = applied.events if self._open else redacted(applied.events, None)
        self._common: Plain = {"type": "happened", "number": applied.number, **head}
        self._common["events"] = form.pack(events)
        if applied.about_table:
            self._common |= {"table": form.pack(telling.table.info()), "view": None, "choices": None}
        self._view = form.pack(view) if view else None
        self._plain: Any = None
        self._owned: dict[int | None, Plain] = {}
        self._made: dict[tuple[int | None, str | None], Any] = {}

    def message(self, seat: int | None, done: str | None) -> Any:
        """The message for those who are in this seat; `done` is the id of the move that it answers."""
        if (seat, done) not in self._made:
            # Once for each seat: afterwards it counts as told.
            own = self._owned[seat] = self._owned[seat] if seat in self._owned else self._own(seat)
            self._made[seat, done] = self._written(own if done is None else {**own, "done": done})
        return self._made[seat, done]

    def _own(self, seat: int | None) -> Plain:
        touched, about_table = seat in self.touched, self.applied.about_table
        own = self.telling.own(seat, touched or about_table)
        if about_table:
            own["you"] = seat
        if touched and not self._open:
            own["events"] = self.telling.table.events_for(self.applied, seat)
        return own

    def _written(self, own: Plain) -> Any:
        """With nothing of its own, a seat is told what everybody is, in the very same message."""
        if not own and self._plain is not None:
            return self._plain
        form, message = self.telling.form, {**self._common, **own}
        if self._view is not None:
            view = own.get("view")
            message["view"] = form.join(form.pack(view), self._view) if view else self._view
        data = form.write(message)
        if not own:
            self._plain = data
        return data


def _differing(now: Plain | None, before: Plain | None) -> Plain:
    """The fields that have another value than before."""
    if now is None or before is None:
        return now or {}
    return {name: value for name, value in now.items() if value != before[name]}
