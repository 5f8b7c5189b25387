"""The people around a table: what a request does, and who is told what. It knows no network and no disk.

What happens goes through the one who drives this, as entries: `apply` each, store what it says, `tell` it.
The server's rooms do so, and the browser client where it plays without a network.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple, Protocol

from lastcard.core.event import is_open
from lastcard.core.fair import SECRET_BYTES
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.table import entries, journal
from lastcard.table.choices import Plain
from lastcard.table.entries import AnyEntry, Applied
from lastcard.table.levels import verify_level
from lastcard.table.matches import Entropy, fresh_secret
from lastcard.table.phases import ENDED, FINISHED, PLAYING
from lastcard.table.records import StoredRecord, record_of
from lastcard.table.refusal_words import refusal_words
from lastcard.table.room.coaching import Coaching, Minds
from lastcard.table.seats import Seat
from lastcard.table.steward import Steward
from lastcard.table.table import Table
from lastcard.table.times import Times

CHAT_KEPT = 50
RECENT = 60
"""How much of what happened a newcomer is told, for the log."""


class Member(Protocol):
    """Somebody who looks at the table, from one place; a player may do so from several."""

    player: str
    messages: Catalogue

    def speak(self, language: str) -> None:
        """Refusals are told in this language from now on."""

    def send(self, data: Any) -> None:
        """Send what a `Form` has written."""

    def finish(self) -> None:
        """Nothing more will come."""


class Form(Protocol):
    """How messages are written. What several of them have in common is packed once, and put into each."""

    def pack(self, value: object) -> Any: ...
    def join(self, own: Any, common: Any) -> Any:
        """One object of two that were packed."""

    def write(self, message: Plain) -> Any: ...


class Request(NamedTuple):
    """What somebody asks: its `type` in the protocol, its id, and the other fields."""

    kind: str
    id: str
    about: Plain


class Step(NamedTuple):
    """An entry that was carried out and is told to nobody yet: first it has to be stored."""

    entry: AnyEntry
    applied: Applied
    kept: AnyEntry
    """To be written down."""
    record: StoredRecord | None
    """Of the match that it has ended; to be stored together with it."""
    ended: bool
    """Whether the table is closed for good."""
    following: AnyEntry | None
    """To be carried out after it."""


class Gathering:
    """Everybody who is at one table. The names of its records begin with the `mark`."""

    def __init__(
        self,
        table: Table,
        form: Form,
        minds: Minds,
        clock: Callable[[], float],
        times: Times,
        entropy: Entropy,
        mark: str = "",
    ) -> None:
        self.table, self.form, self.minds = table, form, minds
        self.clock, self.fresh_secret = clock, partial(fresh_secret, entropy, mark)
        self.steward = Steward(table, clock(), times, Random(entropy(SECRET_BYTES)))
        self.coaching = Coaching(table, minds, self._tell_seat)
        self.seats: dict[Member, int | None] = {}
        self.screens: set[Member] = set()
        self.chat: deque[Plain] = deque(maxlen=CHAT_KEPT)
        self._parts: dict[int | None, tuple[Any, Plain | None]] = {}
        self._asked: tuple[int, ...] = ()
        self._window = False
        self._presence: Plain = {}
        self._held: set[str] = set()

    # Who comes and goes

    def join(self, member: Member, seen: int | None, screen: bool = False) -> None:
        """Let somebody in and tell them everything they may know."""
        if screen:
            self.screens.add(member)
        self.seats[member] = self.table.seat_of(member.player)
        self.steward.came(member.player, self.clock())
        self._welcome(member, seen)
        self._tell_presence()

    def part(self, member: Member) -> None:
        if member in self.seats:
            del self.seats[member]
            self.screens.discard(member)
            self.steward.went(member.player, self.clock())
            self._tell_presence()

    def _welcome(self, member: Member, seen: int | None) -> None:
        table = self.table
        seat = table.seat_of(member.player)
        past = list(table.past)
        fresh = seen is None or seen > table.number or (bool(past) and past[0].number > seen + 1)
        missed = past[-RECENT:] if fresh else [one for one in past if one.number > (seen or 0)]
        view, choices = table.sight(seat)
        self._send(
            member,
            {
                "type": "welcome",
                "number": table.number,
                "you": seat,
                "table": table.info(),
                "presence": self._who_is_here(),
                "view": view,
                "choices": choices,
                **self._time_left(),
                "missed": [{"number": one.number, "events": table.events_for(one, seat)} for one in missed],
                "fresh": fresh,
                "chat": list(self.chat),
            },
        )

    # Requests

    def carry_out(self, member: Member, request: Request) -> Iterator[AnyEntry]:
        """The entries that a request asks for, each to be carried out before the next; then it is answered.

        A refusal, of the request or of one of its entries, is for `refuse`.
        """
        done: Plain = {}
        if self.table.kind == "cup" and request.kind in _SETTLED:
            raise Refusal("cup-table")
        if request.kind == "language":
            member.speak(**request.about)
        elif request.kind == "sit":
            yield self._sit(member, **request.about)
        elif request.kind == "move":
            done = yield from self._move(member, request.id, **request.about)
        elif request.kind == "hint":
            done = {"chain": self.table.hint(self._seat(member))}
        elif request.kind in _SAID:
            _SAID[request.kind](self, self._seat(member), member, **request.about)
        else:
            yield from _ENTRIES[request.kind](self, self._seat(member), **request.about)
        self._send(member, {"type": "done", "id": request.id, "number": self.table.number, **done})

    def refuse(self, member: Member, request: str | None, refusal: Refusal) -> None:
        """Tell why not, in the member's language; those whose move came too late are told everything."""
        text = refusal_words(member.messages, refusal, self.table.game)
        about = {"id": request, "code": refusal.code, "rule": refusal.rule, "message": text}
        self._send(member, {"type": "refused", **about})
        if refusal.code == "stale":
            self._welcome(member, None)

    def _sit(self, member: Member, name: str, seat: int | None = None, avatar: str | None = None) -> AnyEntry:
        if self.table.kind != "friends":
            raise Refusal("seats-given")
        if seat is None:
            opens = (number for number, chair in enumerate(self.table.seats) if chair.kind == "open")
            seat = next(opens, None)
        if seat is None:
            raise Refusal("table-full")
        return entries.Sit(seat, name, member.player, avatar)

    def _move(self, member: Member, move_id: str, number: int, move: str) -> Generator[AnyEntry, None, Plain]:
        seat = self._seat(member)
        answered = self.table.answered(seat, move_id)
        if answered is not None:
            return {"number": answered}
        self._give_back(member.player)
        self.table.verify_seen(seat, number, move)
        # More may come of it, the end of the match: the answer is the number of the move itself.
        done = {"number": self.table.number + 1}
        yield entries.Move(seat, move, move_id)
        return done

    def _leave(self, me: int) -> Iterator[AnyEntry]:
        if self.table.phase == PLAYING and self.table.kind != "quick":
            self.steward.hold(self.table.seats[me].player or "", self.clock())
            self._tell_presence()
        elif self.table.kind == "cup":
            raise Refusal("cup-table")
        else:
            yield entries.Leave(me)

    def _report(self, me: int, member: Member, seat: int, reason: str) -> None:
        """It is kept by the one who drives this, and told to nobody here."""

    def reported(self, member: Member, seat: int) -> Seat:
        """The stranger that a report is about."""
        me, seats = self._seat(member), self.table.seats
        strangers = self.table.kind == "quick" and self.table.phase == PLAYING
        if not strangers or seat >= len(seats) or seat == me or seats[seat].kind != "person":
            raise Refusal("report-whom")
        return seats[seat]

    def _start(self, me: int) -> Iterator[AnyEntry]:
        """After a match the host begins the next one with those who are in."""
        if self.table.phase == FINISHED:
            self.steward.verify_begin(me, self.clock())
            if not self.table.seats[me].again:
                yield entries.Again(me, wanted=True)
        yield entries.Start(me)

    def _bot(self, me: int, seat: int, level: str) -> Iterator[AnyEntry]:
        verify_level(level)
        yield entries.Bot(me, seat, level)

    def _ask(self, me: int, member: Member, move: str) -> None:
        self.table.judge(me, move)

    def _back(self, me: int, member: Member) -> None:
        self._give_back(member.player)

    def _coach(self, me: int, member: Member, on: bool) -> None:
        self.coaching.switch(member.player, on)

    def _react(self, me: int, member: Member, reaction: str) -> None:
        self._say(me, None, reaction)

    def _chat(self, me: int, member: Member, text: str) -> None:
        if self.table.settings.public:
            raise Refusal("no-chat")
        text = " ".join("".join(filter(str.isprintable, text)).split())
        if not text:
            raise Refusal("chat-empty")
        self.chat.append(self._say(me, text, None))

    def _say(self, me: int, text: str | None, reaction: str | None) -> Plain:
        name = self.table.seats[me].name
        said = {"type": "said", "seat": me, "name": name, "text": text, "reaction": reaction}
        self._tell_all(said)
        return said

    def _seat(self, member: Member) -> int:
        seat = self.seats.get(member)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def _give_back(self, player: str) -> None:
        if player in self.steward.held:
            self.steward.back(player, self.clock())
            self._tell_presence()
            self._tell_all({"type": "left", **self._time_left()})

    # What happens

    def apply(self, entry: AnyEntry) -> Step:
        """Carry out an entry, or raise the refusal and change nothing."""
        table, before = self.table, self.table.phase
        entry = self.steward.timed(entry, self.clock())
        applied = table.apply(entry)
        over = before == PLAYING and table.phase in (FINISHED, ENDED)
        record = record_of(table) if over else None
        finished = over and table.phase == FINISHED
        following = entries.Prepare(*self.fresh_secret()) if finished else None
        return Step(entry, applied, journal.kept(table, entry), record, table.phase == ENDED, following)

    def tell(self, step: Step) -> None:
        """Everybody is told of it."""
        self.steward.changed(self.clock())
        self._tell(step.applied)
        entry = step.entry
        if isinstance(entry, entries.Move) and not self.steward.is_held(entry.seat):
            self.coaching.moved(entry.seat, entry.move)

    def due(self) -> Iterator[AnyEntry]:
        """What has to be done by now, each to be carried out before the next."""
        return self.steward.due(self.clock())

    def settle(self) -> float | None:
        """Let bots and the coach think about what is new. When `due` is to be asked, if nothing happens."""
        if self._held != self.steward.held:
            self._tell_presence()
        if self.steward.thinks():
            self.minds.begin()
        for question in self.steward.questions():
            self.minds.think(question.seat, question, partial(self.steward.thought, question))
        self.coaching.look()
        return self.steward.wakes()

    def _tell(self, applied: Applied) -> None:
        """Each seat its own message, made once for all who look at the table from it."""
        table, form, about_table = self.table, self.form, applied.about_table
        common = table.common()
        self._forget_parts(applied, bool(common and common.get("catchable")))
        message: Plain = {"type": "happened", "number": applied.number, **self._time_left(), "choices": None}
        if about_table:
            message["table"] = form.pack(table.info())
            self.seats = {member: table.seat_of(member.player) for member in self.seats}
        shared = None if common is None else form.pack(common)
        everybody = form.pack(applied.events) if all(map(is_open, applied.events)) else None
        made: dict[int | None, Any] = {}
        for member, seat in self.seats.items():
            if seat not in made:
                message["events"] = everybody or table.events_for(applied, seat)
                message["view"] = None
                if shared is not None:
                    own, message["choices"] = self._part(seat)
                    message["view"] = form.join(own, shared)
                if about_table:
                    message["you"] = seat
                made[seat] = form.write(message)
            member.send(made[seat])
        if about_table:
            self._tell_presence()

    def _part(self, seat: int | None) -> tuple[Any, Plain | None]:
        """What only this seat may see, packed, and what it may do; made again when it can have changed."""
        if seat not in self._parts:
            own, choices = self.table.own(seat)
            self._parts[seat] = self.form.pack(own), choices
        return self._parts[seat]

    def _forget_parts(self, applied: Applied, window: bool) -> None:
        """Of most seats nothing changes: those that no event names and that are not asked either."""
        asked = self.table.pending().seats
        if applied.about_table or window or self._window:
            self._parts.clear()
        else:
            named = {seat for event in applied.events for seat in (event.seat, event.other)}
            for seat in {*asked, *self._asked, *named}:
                self._parts.pop(seat, None)
        self._asked, self._window = asked, window

    def _time_left(self) -> Plain:
        now = self.clock()
        return {"left": self.steward.left(now), "round_left": self.steward.round_left(now)}

    def _tell_presence(self) -> None:
        """Who is here, if that is not what was told last."""
        presence = self._who_is_here()
        self._held = set(self.steward.held)
        if presence != self._presence:
            self._presence = presence
            self._tell_all({"type": "presence", "presence": presence})

    def _who_is_here(self) -> Plain:
        """A screen is nobody who watches; one that takes a seat is a screen no more."""
        presence = self.steward.presence()
        screens = sum(self.seats[screen] is None for screen in self.screens)
        return {**presence, "watching": presence["watching"] - screens, "screens": screens}

    def _tell_seat(self, seat: int, message: Plain) -> None:
        data = self.form.write(message)
        for member, its_seat in self.seats.items():
            if its_seat == seat:
                member.send(data)

    def _tell_all(self, message: Plain) -> None:
        data = self.form.write(message)
        for member in self.seats:
            member.send(data)

    def _send(self, member: Member, message: Plain) -> None:
        member.send(self.form.write(message))


def _one(kind: Callable[..., AnyEntry]) -> Callable[..., Iterator[AnyEntry]]:
    """A request that is one entry of the seat that asks, with the same fields."""
    return lambda _, me, **about: iter([kind(me, **about)])


_ENTRIES: dict[str, Callable[..., Iterator[AnyEntry]]] = {
    "leave": Gathering._leave,
    "vote": _one(entries.Vote),
    "bot": Gathering._bot,
    "free": _one(entries.Free),
    "settings": _one(entries.Change),
    "write": _one(lambda me, cards: entries.Write(me, tuple(cards))),
    "board": _one(entries.Board),
    "commit": _one(entries.Commit),
    "again": _one(lambda me, wanted=True: entries.Again(me, wanted)),
    "start": Gathering._start,
    "nonce": _one(entries.Nonce),
    "next": _one(lambda me: entries.Next()),
}
_SETTLED = {"sit", "bot", "free", "settings", "write", "again", "start"}
"""What the draw has settled at a table of a tournament."""
_SAID: dict[str, Callable[..., None]] = {
    "report": Gathering._report,
    "ask": Gathering._ask,
    "react": Gathering._react,
    "chat": Gathering._chat,
    "back": Gathering._back,
    "coach": Gathering._coach,
}
"""What leaves no trace in the journal."""
