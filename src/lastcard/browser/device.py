"""Tables on somebody's own device, driven by the worker of the browser client (web/src/offline).

Nothing here waits: every call takes JSON and gives back what came of it, to be carried out in this order:
what has to be kept, what is told, and when to call again.
"""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Callable
from dataclasses import asdict, fields
from functools import partial
from itertools import count
from math import ceil
from typing import Any

from lastcard.browser.checking import Checking
from lastcard.core.refusal import Refusal
from lastcard.editions import DECKS, EDITIONS
from lastcard.lessons import lesson
from lastcard.lessons.path import LEARNER
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.rulebook import book, rules
from lastcard.sandbox.trying import answer
from lastcard.table import entries, journal
from lastcard.table.choices import Plain
from lastcard.table.levels import levels
from lastcard.table.matches import Entropy, fresh_secret
from lastcard.table.offers import checked_deck, deck_file, edition_info
from lastcard.table.phases import FINISHED
from lastcard.table.records import StoredRecord, moments_of, sat_at
from lastcard.table.room.gathering import Gathering, Request, Step
from lastcard.table.room.opening import fresh_code, lesson_bots, lesson_settings, player_of
from lastcard.table.seats import tidy
from lastcard.table.table import Table
from lastcard.table.thoughts import Question, ponder
from lastcard.table.times import USUAL, Times

HERE = "HERE-"
"""What the codes of tables and the names of records begin with: no server has such ones."""

Clock = Callable[[], float]
Speak = Callable[[str], Catalogue]


class Outcome:
    """What came of a call."""

    def __init__(self) -> None:
        self.keep: list[Plain] = []
        self.send: list[tuple[int, str]] = []
        self.rings: dict[str, int | None] = {}
        """For each table that was touched, the milliseconds after which it wants to be called."""
        self.closed: list[str] = []
        """Tables that have ended."""
        self.thinks = False
        """Whether there is something to think about, when nothing else is to be done."""
        self.answer: Any = None

    def text(self) -> str:
        return text_of(vars(self))


class Link:
    """One page that looks at a table."""

    mark = ""

    def __init__(self, number: int, player: str, language: str, device: Device) -> None:
        self.number, self.player, self._device = number, player, device
        self.speak(language)

    def speak(self, language: str) -> None:
        self.messages = self._device.words(language)

    def send(self, data: str) -> None:
        self._device.outcome.send.append((self.number, data))

    def finish(self) -> None:
        """The table has ended, and its page is told so by what it asks next."""

    def send_away(self) -> None:
        """Nobody else is here who could ask for it."""


class Room:
    """A table on this device, and the pages that look at it. Its bots think when there is time."""

    def __init__(self, table: Table, device: Device) -> None:
        self.table, self.device = table, device
        self.thoughts: dict[object, Callable[[], None]] = {}
        self.gathering = Gathering(table, text_of, self, device.clock, device.times, device.entropy, HERE)

    def act(self, entry: entries.AnyEntry, untold: tuple[Step, ...] = ()) -> None:
        """Apply it; it is told when it has been kept, with what follows from it."""
        step = self.gathering.apply(entry)
        outcome, code = self.device.outcome, self.table.code
        outcome.keep.append({"code": code, "number": self.table.number, "line": journal.line(step.kept)})
        if step.record is not None:
            outcome.keep.append({"record": asdict(step.record)})
        if step.following is not None:
            self.act(step.following, (*untold, step))
            return
        for one in (*untold, step):
            self.gathering.tell(one)
        if step.ended:
            outcome.closed.append(code)

    # Where bots and the coach think

    def begin(self) -> None:
        """There is nothing to get ready."""

    def think(self, place: object, question: Question, answer: Callable[[Any], None]) -> None:
        self.thoughts[place] = partial(_answered, question, answer)

    def drop(self, place: object) -> None:
        self.thoughts.pop(place, None)

    def ponder(self) -> None:
        """Think about one thing."""
        place = next(iter(self.thoughts))
        self.thoughts.pop(place)()


def _answered(question: Question, answer: Callable[[Any], None]) -> None:
    try:
        found = ponder(question)
    except Refusal:
        # Another level plays for a bot that fails.
        found = None
    answer(found)


class Device:
    """All tables of this device. What it needs of the browser is given to it."""

    def __init__(
        self, speak: Speak, entropy: Entropy, clock: Clock = time.monotonic, times: Times = USUAL
    ) -> None:
        self._speak = speak
        self._words: dict[str, Catalogue] = {}
        self.entropy, self.clock, self.times = entropy, clock, times
        self.rooms: dict[str, Room] = {}
        self.links: dict[int, tuple[Link, Room]] = {}
        self.outcome = Outcome()
        self.checking = Checking()

    def words(self, language: str) -> Catalogue:
        if language not in self._words:
            self._words[language] = self._speak(language)
        return self._words[language]

    # Tables

    def knows(self, code: str) -> bool:
        """Whether this table is open already, or has to be opened from what was kept of it."""
        return code in self.rooms

    def open(self, lines: str) -> str:
        """Bring a table back from its journal."""
        room = self._opened(journal.rebuilt(map(journal.read, json.loads(lines))))
        table = room.table
        if table.phase == FINISHED and table.record == table.next_record:
            # It was closed between the end of a match and the secret of the next one.
            room.act(entries.Prepare(*self._secret()))
        return self._done(room)

    def join(self, code: str, number: int, hello: str) -> str:
        """A page comes to a table, under a number for it."""
        said, room = json.loads(hello), self.rooms[code]
        link = Link(number, player_of(said["secret"]), said["language"], self)
        self.links[number] = link, room
        room.gathering.join(link, said["seen"])
        return self._done(room)

    def hear(self, number: int, message: str) -> str:
        """A page asks something of its table."""
        asked, (link, room) = json.loads(message), self.links[number]
        kind = asked.pop("type")
        if kind == "ping":
            link.send('{"type":"pong"}')
            return self._done(room)
        if "settings" in asked:
            asked["settings"] = entries.Settings(**asked["settings"])
        request = Request(kind, asked.pop("id"), asked)
        try:
            for entry in room.gathering.carry_out(link, request):
                room.act(entry)
        except Refusal as refusal:
            room.gathering.refuse(link, request.id, refusal)
        return self._done(room)

    def part(self, number: int) -> str:
        """A page goes."""
        link, room = self.links.pop(number)
        room.gathering.part(link)
        return self._done(room)

    def ring(self, code: str) -> str:
        """The time has come that was asked for."""
        room = self.rooms[code]
        for entry in room.gathering.due():
            room.act(entry)
        return self._done(room)

    def ponder(self) -> str:
        """Think about one thing, at the table that has waited longest."""
        room = next((room for room in self.rooms.values() if room.thoughts), None)
        if room is None:
            return self._done()
        room.ponder()
        # The next time it is the turn of another.
        self.rooms[room.table.code] = self.rooms.pop(room.table.code)
        return self._done(room)

    def lose(self) -> None:
        """What was carried out could not be kept: everything comes back from what was."""
        self.rooms, self.links, self.outcome = {}, {}, Outcome()

    def _opened(self, table: Table) -> Room:
        room = self.rooms[table.code] = Room(table, self)
        return room

    def _secret(self) -> tuple[str, str]:
        return fresh_secret(self.entropy, HERE)

    def _done(self, *touched: Room) -> str:
        for room in touched:
            wakes = room.gathering.settle()
            wait = None if wakes is None else max(0, ceil(1000 * (wakes - self.clock())))
            self.outcome.rings[room.table.code] = wait
        for code in self.outcome.closed:
            self.outcome.rings[code] = None
            self.rooms.pop(code, None)
        self.outcome.thinks = any(room.thoughts for room in self.rooms.values())
        outcome, self.outcome = self.outcome, Outcome()
        return outcome.text()

    # What a server answers over HTTP

    def call(self, path: str, language: str, body: str) -> str:
        """Answer a call; a refusal is told as a server tells it."""
        touched: list[Room] = []
        try:
            self.outcome.answer = {"ok": self._called(path, language, json.loads(body), touched)}
        except Refusal as refusal:
            message = refusal_sentence(self.words(language), refusal)
            self.outcome.answer = {"code": refusal.code, "rule": refusal.rule, "message": message}
        return self._done(*touched)

    def _called(self, path: str, language: str, body: Any, touched: list[Room]) -> Any:
        match path.split("/")[2:]:
            case ["editions"]:
                return [edition_info(edition) for edition in EDITIONS.values()]
            case ["decks"]:
                return [deck_file(edition) for edition in DECKS.values()]
            case ["decks", "check"]:
                return checked_deck(body["deck"], self.words(language))
            case ["rules", spoken]:
                return [asdict(rule) for rule in rules(spoken).values()]
            case ["book", spoken, edition]:
                return self._page(spoken, edition)
            case ["tables"] if body is None:
                return []
            case ["tables"]:
                return self._new_table(body, touched)
            case ["lessons"]:
                return self._new_lesson(body, touched)
            case ["try"]:
                moves = [(one["seat"], one["move"]) for one in body.get("moves", ())]
                return answer(body["position"], moves, self.words(language))
            case ["bots", "check"]:
                return self.checking.go_on(body["record"], self.words(language))
            case ["records", _, "moments"]:
                stored = StoredRecord(**body["record"])
                return moments_of(stored, sat_at(stored, player_of(body["secret"])))
        raise Refusal("not-found")

    def _page(self, language: str, edition: str) -> Plain:
        try:
            return asdict(book(language, edition))
        except LookupError:
            raise Refusal("not-found") from None

    def _new_table(self, body: Plain, touched: list[Room]) -> Plain:
        names = {field.name for field in fields(entries.Settings)}
        settings = entries.Settings(**{name: value for name, value in body.items() if name in names})
        # Those that think in compiled code are not here.
        bots = tuple(level if level in levels() else levels()[-1] for level in body["bots"])
        player = player_of(body["secret"])
        created = entries.Create(
            HERE + fresh_code(self.entropy), settings, player, body["name"], bots, *self._secret(),
            avatar=body.get("avatar"),
        )  # fmt: skip
        return self._created(created, touched)

    def _new_lesson(self, body: Plain, touched: list[Room]) -> Plain:
        learner = tidy(body["name"])
        settings = lesson_settings(body["edition"], learner)
        created = entries.Create(
            HERE + fresh_code(self.entropy), settings, player_of(body["secret"]), learner,
            lesson_bots(settings), *self._secret(), prepared=lesson(body["edition"]).prepared,
        )  # fmt: skip
        made = self._created(created, touched)
        touched[0].act(entries.Start(LEARNER))
        return made

    def _created(self, created: entries.Create, touched: list[Room]) -> Plain:
        table = Table(created)
        line = journal.line(journal.kept(table, created))
        self.outcome.keep.append({"code": table.code, "number": 0, "line": line})
        touched.append(self._opened(table))
        return {"code": table.code}


def stretched(key: bytes) -> Entropy:
    """Bytes that nobody can foretell who does not know the key: HMAC-SHA256 of a counter."""
    blocks = count()

    def entropy(size: int) -> bytes:
        made = b""
        while len(made) < size:
            made += hmac.digest(key, next(blocks).to_bytes(8, "big"), "sha256")
        return made[:size]

    return entropy


def text_of(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
