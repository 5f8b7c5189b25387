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
from lastcard.table.room.hosting import Hosting
from lastcard.table.room.talking import Talking, line_of
from lastcard.table.room.telling import Telling, Write
from lastcard.table.seats import Seat
from lastcard.table.steward import Steward
from lastcard.table.table import Table
from lastcard.table.times import Times

CHAT_KEPT = 50
RECENT = 60
"""How much of what happened a newcomer is told, for the log."""
LONGEST_MATCH = 50_000
"""Moves. A match to 500 points has about a thousand, one of ten players to 10,000 points half of these."""


class Member(Protocol):
    """Somebody who looks at the table, from one place; a player may do so from several."""

    player: str
    messages: Catalogue
    mark: str
    """Of where they come from: enough to know them again, and too little to find them. Empty if unknown."""

    def speak(self, language: str) -> None:
        """Refusals are told in this language from now on."""

    def send(self, data: Any) -> None:
        """Send a message that was written."""

    def finish(self) -> None:
        """Nothing more will come."""

    def send_away(self) -> None:
        """Nothing more will come, and they are not to try again by themselves."""


class Request(NamedTuple):
    """What somebody asks: its `type` in the protocol, its id, and the other fields."""

    kind: str
    id: str
    about: Plain


class Mover(NamedTuple):
    """Who waits for the answer to a move, and its id."""

    member: Member
    id: str


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
        write: Write,
        minds: Minds,
        clock: Callable[[], float],
        times: Times,
        entropy: Entropy,
        mark: str = "",
        longest: int = LONGEST_MATCH,
    ) -> None:
        self.table, self.write, self.minds, self.longest = table, write, minds, longest
        self.clock, self.fresh_secret = clock, partial(fresh_secret, entropy, mark)
        self.steward = Steward(table, clock(), times, Random(entropy(SECRET_BYTES)))
        self.telling = Telling(table, write)
        self.coaching = Coaching(table, minds, self._tell_seat)
        self.hosting = Hosting(self)
        self.talking = Talking()
        self.seats: dict[Member, int | None] = {}
        self.screens: set[Member] = set()
        self.chat: deque[Plain] = deque(maxlen=CHAT_KEPT)
        self._mover: Mover | None = None
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
            self.telling.forget(self.seats.pop(member))
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
            answer = yield from self._move(member, request.id, **request.about)
            if answer is None:
                return
            done = {"number": answer}
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

    def _move(
        self, member: Member, move_id: str, number: int, move: str
    ) -> Generator[AnyEntry, None, int | None]:
        """The number that is its answer; None when that was told together with what it has brought about."""
        seat = self._seat(member)
        answered = self.table.answered(seat, move_id)
        if answered is not None:
            return answered
        self._give_back(member.player)
        self.table.verify_seen(seat, number, move)
        # More may come of it, the end of the match: the answer is the number of the move itself.
        answer = self.table.number + 1
        self._mover = Mover(member, move_id)
        yield entries.Move(seat, move, move_id)
        return None if self._mover is None else answer

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

    def _dismiss(self, me: int, member: Member, watcher: int) -> None:
        self.hosting.dismiss(me, watcher)

    def _react(self, me: int, member: Member, reaction: str) -> None:
        self._say(me, None, reaction)

    def _chat(self, me: int, member: Member, text: str) -> None:
        if self.table.settings.public:
            raise Refusal("no-chat")
        self.chat.append(self._say(me, line_of(text), None))

    def forget_chat(self, name: str) -> None:
        """Newcomers are not told what this player has said."""
        kept = [said for said in self.chat if said["name"] != name]
        self.chat.clear()
        self.chat.extend(kept)

    def _say(self, me: int, text: str | None, reaction: str | None) -> Plain:
        if me in self.table.order.muted_seats(self.table.seats, self.table.host):
            raise Refusal("muted")
        self.talking.verify(self.table.seats[me].player or "", self.clock())
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
        following: AnyEntry | None = entries.Prepare(*self.fresh_secret()) if finished else None
        if self._too_long():
            following = entries.End()
        return Step(entry, applied, journal.kept(table, entry), record, table.phase == ENDED, following)

    def tell(self, step: Step) -> None:
        """Everybody is told of it."""
        self.steward.changed(self.clock())
        entry = step.entry
        self._tell(step.applied, entry.id if isinstance(entry, entries.Move) else None)
        if self.coaching.on and isinstance(entry, entries.Move) and not self.steward.is_held(entry.seat):
            self.coaching.moved(entry.seat, entry.move)
        if step.ended and self.table.moves >= self.longest:
            for member in self.seats:
                self.refuse(member, None, Refusal("match-too-long", most=str(self.longest)))

    def _too_long(self) -> bool:
        """Whether the match is longer than any match may be: nobody plays it to its end."""
        return self.table.phase == PLAYING and self.table.moves >= self.longest

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
        if self.coaching.on:
            self.coaching.look()
        return self.steward.wakes()

    def _tell(self, applied: Applied, move_id: str | None = None) -> None:
        """Each what has changed for them, and the player whose move it was that it is done."""
        if applied.about_table:
            self.seats = {member: self.table.seat_of(member.player) for member in self.seats}
        news = self.telling.news(applied, self._time_left())
        mover = self._mover if self._mover is not None and self._mover.id == move_id else None
        for member, seat in self.seats.items():
            if mover is not None and mover.member is member:
                self._mover = None
                member.send(news.answer(seat, mover.id))
            else:
                member.send(news.message(seat))
        if applied.about_table:
            self._tell_presence()

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
        watching = presence["watching"] - screens
        return {**presence, "watching": watching, "watchers": self.hosting.watchers(), "screens": screens}

    def _tell_seat(self, seat: int, message: Plain) -> None:
        data = self.write(message)
        for member, its_seat in self.seats.items():
            if its_seat == seat:
                member.send(data)

    def _tell_all(self, message: Plain) -> None:
        data = self.write(message)
        for member in self.seats:
            member.send(data)

    def _send(self, member: Member, message: Plain) -> None:
        member.send(self.write(message))


def _one(kind: Callable[..., AnyEntry]) -> Callable[..., Iterator[AnyEntry]]:
    """A request that is one entry of the seat that asks, with the same fields."""
    return lambda _, me, **about: iter([kind(me, **about)])


_ENTRIES: dict[str, Callable[..., Iterator[AnyEntry]]] = {
    "leave": Gathering._leave,
    "vote": _one(entries.Vote),
    "bot": Gathering._bot,
    "free": lambda gathering, me, **about: gathering.hosting.free(me, **about),
    "mute": lambda gathering, me, **about: gathering.hosting.mute(me, **about),
    "ban": lambda gathering, me, **about: gathering.hosting.ban(me, **about),
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
    "dismiss": Gathering._dismiss,
    "ask": Gathering._ask,
    "react": Gathering._react,
    "chat": Gathering._chat,
    "back": Gathering._back,
    "coach": Gathering._coach,
}
"""What leaves no trace in the journal."""
