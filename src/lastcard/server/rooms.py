"""Rooms: a table with its connections, its journal on the disk, and its clock."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from lastcard.core.event import is_open
from lastcard.core.fair import SECRET_BYTES
from lastcard.core.refusal import Refusal
from lastcard.server import messages as wire
from lastcard.server.coaching import Coaching
from lastcard.server.connection import Connection
from lastcard.server.levels import verify_level
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store, StoredRecord
from lastcard.server.thinkers import Thinkers
from lastcard.table import entries, journal
from lastcard.table.entries import Applied
from lastcard.table.phases import ENDED, FINISHED, PLAYING
from lastcard.table.refusal_words import refusal_words
from lastcard.table.steward import Steward
from lastcard.table.table import Table
from lastcard.table.thoughts import Question

CHAT_KEPT = 50
RECENT = 60
"""How much of what happened a newcomer is told, for the log."""

RECORD_BYTES = 12

log = logging.getLogger("lastcard.server")


def fresh_secret(settings: ServerSettings) -> tuple[str, str]:
    """A secret for a match, and a name for its record."""
    secret, record = settings.entropy(SECRET_BYTES), settings.entropy(RECORD_BYTES)
    return secret.hex(), base64.urlsafe_b64encode(record).decode()


class Room:
    """Everything that happens at one table goes through here, one thing at a time.

    An entry is applied, written to the disk, and only then told. If it cannot be written the room
    is broken: everybody is sent away, and those who come back find it as the journal has it.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        settings: ServerSettings,
        closed: Callable[[Room], None],
        thinkers: Thinkers | None = None,
    ) -> None:
        self.table = table
        self.store = store
        self.settings = settings
        self.thinkers = thinkers or Thinkers()
        self.closed = closed
        self.loop = asyncio.get_running_loop()
        rng = Random(settings.entropy(SECRET_BYTES))
        self.steward = Steward(table, self.loop.time(), settings.times, rng)
        self._seats: dict[Connection, int | None] = {}
        self._parts: dict[int | None, tuple[bytes, Any]] = {}
        self._asked: tuple[int, ...] = ()
        self._window = False
        self._presence: dict[str, object] = {}
        self.chat: deque[wire.Said] = deque(maxlen=CHAT_KEPT)
        self.lock = asyncio.Lock()
        self.broken = False
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self.coaching = Coaching(table, self.thinkers, self._tell_seat)
        self._arm()

    # Connections

    async def join(self, connection: Connection, seen: int | None) -> None:
        """Let somebody in and tell them everything they may know."""
        async with self.lock:
            if self.broken:
                raise Refusal("table-broken")
            seat = self.table.seat_of(connection.player)
            # Those who only watch cannot keep a player out.
            crowd = [one for one, its_seat in self._seats.items() if its_seat == seat]
            if len(crowd) >= self.settings.limits.sockets_per_table:
                raise Refusal("table-crowded")
            self._seats[connection] = seat
            self.steward.came(connection.player, self.loop.time())
            connection.send(wire.encode(self._welcome(connection, seen)))
            self._tell_presence()
            self._arm()

    async def part(self, connection: Connection) -> None:
        async with self.lock:
            if connection in self._seats:
                del self._seats[connection]
                self.steward.went(connection.player, self.loop.time())
                self._tell_presence()
                self._arm()

    def _welcome(self, connection: Connection, seen: int | None) -> wire.Welcome:
        table = self.table
        seat = table.seat_of(connection.player)
        past = list(table.past)
        fresh = seen is None or seen > table.number or (bool(past) and past[0].number > seen + 1)
        missed = past[-RECENT:] if fresh else [one for one in past if one.number > (seen or 0)]
        view, choices = table.sight(seat)
        return wire.Welcome(
            number=table.number,
            you=seat,
            table=table.info(),  # type: ignore[arg-type]
            presence=self.steward.presence(),  # type: ignore[arg-type]
            view=view,
            choices=choices,
            left=self.steward.left(self.loop.time()),
            round_left=self.steward.round_left(self.loop.time()),
            missed=[wire.Missed(one.number, table.events_for(one, seat)) for one in missed],
            fresh=fresh,
            chat=list(self.chat),
        )

    async def info(self) -> dict[str, Any]:
        """The table as everybody may see it, with nothing in it that is not stored yet."""
        async with self.lock:
            return self.table.info()

    # Requests

    async def handle(self, connection: Connection, request: wire.AnyRequest) -> None:
        """Carry out a request and answer it; a refusal changes nothing."""
        async with self.lock:
            try:
                done = await self._carry_out(connection, request)
            except Refusal as refusal:
                self.refuse(connection, request.id, refusal)
                if refusal.code == "stale":
                    connection.send(wire.encode(self._welcome(connection, None)))
            else:
                connection.send(wire.encode(done))
            self._arm()

    def refuse(self, connection: Connection, request: str | None, refusal: Refusal) -> None:
        text = refusal_words(connection.messages, refusal, self.table.game)
        connection.send(wire.encode(wire.Refused(request, refusal.code, refusal.rule, text)))

    async def _carry_out(self, connection: Connection, request: wire.AnyRequest) -> wire.Done:
        if isinstance(request, wire.Speak):
            connection.speak(request.language)
        elif isinstance(request, wire.SitDown):
            await self.act(
                entries.Sit(self._open_seat(request.seat), request.name, connection.player, request.avatar)
            )
        elif isinstance(request, wire.MakeMove):
            return await self._move(connection, request)
        else:
            seat = self._seat(connection)
            if isinstance(request, wire.Hint):
                return wire.Done(request.id, self.table.number, self.table.hint(seat))
            if isinstance(request, wire.StandUp) and self.table.phase == PLAYING:
                self.steward.hold(connection.player, self.loop.time())
                self._tell_presence()
            elif isinstance(request, wire.StartMatch) and self.table.phase == FINISHED:
                await self._begin_again(seat)
            elif entry := self._entry(seat, request):
                await self.act(entry)
            else:
                self._talk(connection, seat, request)
        return wire.Done(request.id, self.table.number)

    async def _move(self, connection: Connection, request: wire.MakeMove) -> wire.Done:
        seat = self._seat(connection)
        answered = self.table.answered(seat, request.id)
        if answered is not None:
            return wire.Done(request.id, answered)
        self._give_back(connection.player)
        self.table.verify_seen(seat, request.number, request.move)
        # More may come of it, the end of the match: the answer is the number of the move itself.
        number = self.table.number + 1
        await self.act(entries.Move(seat, request.move, request.id))
        return wire.Done(request.id, number)

    async def _begin_again(self, seat: int) -> None:
        """The host begins the next match with those who are in."""
        self.steward.verify_begin(seat, self.loop.time())
        if not self.table.seats[seat].again:
            await self.act(entries.Again(seat, wanted=True))
        await self.act(entries.Start(seat))

    def _entry(self, seat: int, request: wire.AnyRequest) -> entries.AnyEntry | None:
        """The entry that a request of somebody seated asks for; None for what leaves no trace."""
        match request:
            case wire.StandUp():
                return entries.Leave(seat)
            case wire.PutBot():
                verify_level(request.level)
                return entries.Bot(seat, request.seat, request.level)
            case wire.FreeSeat():
                return entries.Free(seat, request.seat)
            case wire.ChangeSettings():
                return entries.Change(seat, request.settings)
            case wire.WriteRules():
                return entries.Write(seat, tuple(request.cards))
            case wire.ChooseBoard():
                return entries.Board(seat, request.color)
            case wire.CommitNonce():
                return entries.Commit(seat, request.hash)
            case wire.WantAgain():
                return entries.Again(seat, request.wanted)
            case wire.StartMatch():
                return entries.Start(seat)
            case wire.SendNonce():
                return entries.Nonce(seat, request.nonce)
            case wire.NextRound():
                return entries.Next()
        return None

    def _talk(self, connection: Connection, seat: int, request: wire.AnyRequest) -> None:
        match request:
            case wire.Ask():
                self.table.judge(seat, request.move)
            case wire.Back():
                self._give_back(connection.player)
            case wire.Coach():
                self.coaching.switch(connection.player, request.on)
            case wire.React():
                self._say(wire.Said(seat, self.table.seats[seat].name, reaction=request.reaction))
            case wire.Say():
                if self.table.settings.public:
                    raise Refusal("no-chat")
                text = " ".join("".join(filter(str.isprintable, request.text)).split())
                if not text:
                    raise Refusal("chat-empty")
                self._say(wire.Said(seat, self.table.seats[seat].name, text=text))

    def _say(self, said: wire.Said) -> None:
        if said.text is not None:
            self.chat.append(said)
        self._tell_all(wire.encode(said))

    def _seat(self, connection: Connection) -> int:
        seat = self._seats.get(connection)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def _open_seat(self, wanted: int | None) -> int:
        if wanted is not None:
            return wanted
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "open":
                return number
        raise Refusal("table-full")

    def _give_back(self, player: str) -> None:
        if player in self.steward.held:
            self.steward.back(player, self.loop.time())
            self._tell_presence()
            now = self.loop.time()
            self._tell_all(wire.encode(wire.TimeLeft(self.steward.left(now), self.steward.round_left(now))))

    # What happens

    async def act(self, entry: entries.AnyEntry) -> None:
        """Apply, store, tell, in this order. Called with the lock held."""
        if self.broken:
            raise Refusal("table-broken")
        try:
            await self._act(entry)
        except Refusal:
            raise
        except Exception as error:
            log.exception("table %s cannot go on", self.table.code)
            self._break()
            raise Refusal("table-broken") from error

    async def _act(self, entry: entries.AnyEntry) -> None:
        before = self.table.phase
        entry = self.steward.timed(entry, self.loop.time())
        applied = self.table.apply(entry)
        phase = self.table.phase
        record = self._record() if before == PLAYING and phase in (FINISHED, ENDED) else None
        kept = journal.kept(self.table, entry)
        await self.store.append(self.table.code, self.table.number, kept, record, ended=phase == ENDED)
        self.steward.changed(self.loop.time())
        self._tell(applied)
        if isinstance(entry, entries.Move) and not self.steward.is_held(entry.seat):
            self.coaching.moved(entry.seat, entry.move)
        if before == PLAYING and phase == FINISHED:
            await self.act(entries.Prepare(*fresh_secret(self.settings)))
        if phase == ENDED:
            self._break()

    def _record(self) -> StoredRecord:
        table = self.table
        assert table.record is not None
        people = [seat.player for seat in table.seats if seat.player is not None]
        bots = [seat.level for seat in table.seats]
        text = "\n".join(table.lines) + "\n"
        avatars = [seat.avatar for seat in table.seats]
        return StoredRecord(table.record, table.code, table.settings.open_hands, people, bots, text, avatars)

    def _tell(self, applied: Applied) -> None:
        """Each seat its own message, made once however many sockets it has."""
        table, about_table = self.table, applied.about_table
        info: Any = msgspec.UNSET
        if about_table:
            info = msgspec.Raw(wire.encode(table.info()))
            self._seats = {connection: table.seat_of(connection.player) for connection in self._seats}
        left, round_left = self.steward.left(self.loop.time()), self.steward.round_left(self.loop.time())
        common = table.common()
        shared = None if common is None else wire.encode(common)
        self._forget_parts(applied, bool(common and common.get("catchable")))
        everybody: Any = None
        if all(map(is_open, applied.events)):
            everybody = msgspec.Raw(wire.encode(applied.events))
        made: dict[int | None, bytes] = {}
        for connection, seat in self._seats.items():
            if seat not in made:
                own, choices = self._part(seat) if shared is not None else (b"{}", None)
                made[seat] = wire.encode(
                    wire.Happened(
                        number=applied.number,
                        events=everybody or table.events_for(applied, seat),
                        left=left,
                        round_left=round_left,
                        view=None if shared is None else _spliced(own, shared),
                        choices=choices,
                        table=info,
                        you=seat if about_table else msgspec.UNSET,
                    )
                )
            connection.send(made[seat])
        if about_table:
            self._tell_presence()

    def _part(self, seat: int | None) -> tuple[bytes, Any]:
        """What only this seat may see, encoded, and what it may do; made again when it can have changed."""
        if seat not in self._parts:
            own, choices = self.table.own(seat)
            self._parts[seat] = wire.encode(own), choices
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

    def _tell_presence(self) -> None:
        """Who is here, if that is not what was told last."""
        presence = self.steward.presence()
        if presence != self._presence:
            self._presence = presence
            self._tell_all(wire.encode(wire.PresenceChanged(presence)))  # type: ignore[arg-type]

    def _tell_seat(self, seat: int, message: wire.Advised) -> None:
        data = wire.encode(message)
        for connection, its_seat in self._seats.items():
            if its_seat == seat:
                connection.send(data)

    def _tell_all(self, data: bytes) -> None:
        for connection in self._seats:
            connection.send(data)

    # The clock

    def _arm(self) -> None:
        """Set the alarm for when the steward has something to do."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.broken:
            return
        self._let_bots_think()
        self.coaching.look()
        wakes = self.steward.wakes()
        if wakes is not None:
            self._alarm = self.loop.call_at(wakes, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ticking = self.loop.create_task(self._tick())

    async def _tick(self) -> None:
        async with self.lock:
            if self.broken:
                return
            held = set(self.steward.held)
            try:
                for entry in self.steward.due(self.loop.time()):
                    await self.act(entry)
            except Exception:
                # Nobody else would go on: the steward tries again, after the usual time.
                log.exception("table %s: the steward failed", self.table.code)
                self.steward.restart(self.loop.time())
            if held != self.steward.held:
                self._tell_presence()
            self._arm()

    def _let_bots_think(self) -> None:
        """Let the slow bots think, each of them about one thing at a time."""
        if self.steward.thinks():
            self.thinkers.begin()
        for question in self.steward.questions():
            if (before := self._thinking.get(question.seat)) is not None:
                before.cancel()
            self._thinking[question.seat] = self.loop.create_task(self._think(question))

    async def _think(self, question: Question) -> None:
        """Nothing is held meanwhile: the table goes on, and the answer may come too late."""
        move = await self.thinkers.think(question)
        async with self.lock:
            self.steward.thought(question, move)
            self._arm()

    def _close(self) -> None:
        """Nothing more happens here by itself."""
        self.broken = True
        if self._alarm is not None:
            self._alarm.cancel()
        for thinking in self._thinking.values():
            thinking.cancel()
        self.coaching.stop()

    def _break(self) -> None:
        """Nobody can go on here; those who come back get what the journal has."""
        self._close()
        for connection in self._seats:
            connection.finish()
        self.closed(self)

    async def stop(self) -> None:
        """The server goes down; nothing more happens here."""
        async with self.lock:
            self._close()


def _spliced(own: bytes, common: bytes) -> msgspec.Raw:
    """One object of a seat's own part and the part that all share, which is encoded only once."""
    return msgspec.Raw(common if own == b"{}" else own[:-1] + b"," + common[1:])
