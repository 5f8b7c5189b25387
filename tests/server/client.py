"""Another client of the wire: it knows nothing of the server but its messages."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastcard.table.room.telling import FORM
from tests.server.house import PATIENCE, House
from tests.support.told import whole_view

Plain = dict[str, Any]
COLORS = {"usa": "rwbs", "hp": "rygb", "jackpot": "rygb"}

_ids = count()


def new_secret(of: str) -> str:
    return hashlib.sha256(of.encode()).hexdigest()


async def new_table(
    house: House, host: str = "ana", edition: str = "usa", seats: int = 2, **more: Any
) -> str:
    """The code of a table that this host has made."""
    wanted = {"edition": edition, "seats": seats, "name": host, "secret": new_secret(host), **more}
    answer = await house.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


class Client:
    """One player or watcher with one socket at a time; keeps all it was ever sent."""

    def __init__(self, url: str, name: str, language: str = "en", screen: bool = False) -> None:
        self.url = url
        self.name = name
        self.secret = new_secret(name)
        self.screen = screen
        self.player = hashlib.sha256(screen * b"screen" + bytes.fromhex(self.secret)).hexdigest()
        self.language = language
        self.heard: list[tuple[str, int | None]] = []
        """Every message as it came, and the last number known before it."""
        self.on_message: Callable[[Client, str, Plain], None] | None = None
        self.number: int | None = None
        self.you: int | None = None
        self.table: Plain = {}
        self.presence: Plain = {}
        self.view: Plain | None = None
        self.choices: Plain | None = None
        self.left: int | None = None
        self.welcome: Plain = {}
        self.said: list[Plain] = []
        self.advice: list[Plain] = []
        self.refusals: list[Plain] = []
        self.pongs = 0
        self.asked = ""
        """Everything that was asked for since the last answer, as text."""
        self.closed: int | None = None
        self.reason = ""
        self.failure: AssertionError | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Plain]] = {}
        self._news = asyncio.Condition()

    # The connection

    async def open(self, seen: int | None = None, **more: Any) -> Client:
        """Connect, say hello, and wait for the welcome."""
        await self.dial(**more)
        self.welcome = {}
        hello = {
            "type": "hello",
            "form": FORM,
            "secret": self.secret,
            "seen": seen,
            "language": self.language,
        }
        await self.send({**hello, "screen": True} if self.screen else hello)
        await self.until(lambda: bool(self.welcome))
        return self

    async def dial(self, **more: Any) -> Client:
        """Connect and say nothing."""
        self.closed = None
        self._socket = await connect(
            self.url, proxy=None, compression=None, ping_interval=None, max_size=None, max_queue=None, **more
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def send(self, message: object) -> None:
        await self.send_raw(message if isinstance(message, str | bytes) else json.dumps(message))

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        self.asked += data if isinstance(data, str) else data.decode(errors="replace")
        try:
            await self._socket.send(data)
        except ConnectionClosed as closed:
            raise ConnectionError(self.name, "closed") from closed

    async def close(self) -> None:
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader
            self._socket = None

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv()
                assert isinstance(data, str)
                self._hear(data)
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd is not None else 1006
            self.reason = closed.rcvd.reason if closed.rcvd is not None else ""
        except AssertionError as failure:
            # Those who wait for something are told, here and now.
            self.failure, self.closed = failure, 0
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self.failure or ConnectionError(self.closed))
                answer.exception()
        async with self._news:
            self._news.notify_all()

    def _hear(self, data: str) -> None:
        message: Plain = json.loads(data)
        self.heard.append((data, self.number))
        _HEARD[message["type"]](self, message)
        if self.on_message is not None:
            self.on_message(self, data, message)

    def _welcomed(self, message: Plain) -> None:
        self.welcome = message
        self.presence = message["presence"]
        self._happened(message)

    def _happened(self, message: Plain) -> None:
        self.number = message["number"]
        self.you = message.get("you", self.you)
        self.table = message.get("table", self.table)
        self.left = message["left"]
        self.view = whole_view(self.view, message)
        self.choices = message.get("choices", self.choices)
        if "done" in message:
            self._answered({"type": "done", "id": message["done"], "number": message["number"]})

    def _answered(self, message: Plain) -> None:
        if message["type"] == "refused":
            self.refusals.append(message)
        answer = self._answers.pop(message["id"], None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _present(self, message: Plain) -> None:
        self.presence = message["presence"]

    def _timed(self, message: Plain) -> None:
        self.left = message["left"]

    def _told(self, message: Plain) -> None:
        self.said.append(message)

    def _advised(self, message: Plain) -> None:
        self.advice.append(message)

    def _ponged(self, message: Plain) -> None:
        self.pongs += 1

    # What people do

    async def until(self, true: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until it is so, or fail; a connection that is closed changes nothing any more."""
        async with asyncio.timeout(patience), self._news:
            await self._news.wait_for(lambda: true() or self.closed is not None)
        if self.failure is not None:
            raise self.failure
        if not true():
            raise ConnectionError(self.name, self.closed, self.reason)

    async def until_closed(self, patience: float = PATIENCE) -> int:
        async with asyncio.timeout(patience), self._news:
            await self._news.wait_for(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def answer_to(self, message: Plain) -> Plain:
        """The `done` or `refused` that answers this message, which has an id."""
        answer: asyncio.Future[Plain] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        await self.send(message)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def request(self, kind: str, **fields: Any) -> Plain:
        """Make a request, and give whatever answers it."""
        return await self.answer_to({"type": kind, "id": f"{self.name}-{next(_ids)}", **fields})

    async def ask(self, kind: str, **fields: Any) -> Plain:
        """Make a request that is done."""
        answer = await self.request(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """The code that the request is refused with."""
        answer = await self.request(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["message"]
        code: str = answer["code"]
        return code

    async def try_move(self, text: str) -> str | None:
        """Make a move; why it was refused, if it was."""
        return (await self.request("move", number=self.number, move=text)).get("code")

    async def move(self, text: str) -> Plain:
        return await self.ask("move", number=self.number, move=text)

    async def fence(self) -> None:
        """Wait until everything sent before has been answered."""
        before = self.pongs
        await self.send({"type": "ping"})
        await self.until(lambda: self.pongs > before)

    # Playing by the messages alone

    def is_asked(self) -> bool:
        if self.view is None or self.you is None or self.table["phase"] != "playing":
            return False
        if "boards" in self.view:
            return bool(self.view["turn"] == self.you and self.view["pending"] != "over")
        return self.you in self.view["asked"]

    async def choose(self, rng: Random) -> str:
        """Some move that is allowed now."""
        assert self.view is not None and self.choices is not None
        if "boards" in self.view:
            return await self._choose_dice(rng)
        return self._choose_cards(rng)

    def _choose_cards(self, rng: Random) -> str:
        view, may = self.view, self.choices
        assert view is not None and may is not None
        names = [seat["name"] for seat in self.table["seats"]]
        hand, colors = view["hand"], COLORS[self.table["edition"]]
        wilds = [card for card in hand if card[0] == "W"]
        match view["pending"]:
            case "color":
                return f"color {rng.choice(colors)}"
            case "target":
                return f"target {rng.choice(names)}"
            case "colors":
                held = [[card for card in hand if card[0] == color] for color in colors]
                return " ".join(["discard", *(rng.choice(cards) for cards in held if cards)])
            case "discard":
                return " ".join(["discard", *rng.sample(hand, may["discard"])])
            case "wilds":
                return " ".join(["wilds", *wilds])
        words = [str(word) for word in may["say"] if word != "uno"]
        if not may["play"] or (words and rng.random() < 0.15):
            return rng.choice(words)
        card = rng.choice(may["bluffs"] if may["bluffs"] and rng.random() < 0.5 else may["play"])
        text = f"play {card}"
        if card[0] == "W":
            text += f":{rng.choice(colors)}"
        if card == "WH":
            text += f" @{rng.choice([name for name in names if name != names[self.you or 0]])}"
        return text + (" uno" if len(hand) == 2 and rng.random() < 0.4 else "")

    async def _choose_dice(self, rng: Random) -> str:
        view, may = self.view, self.choices
        assert view is not None and may is not None
        if view["pending"] == "roll":
            dice = view["dice"]
            return " ".join(["reroll", *rng.sample(dice, 2)]) if rng.random() < 0.3 else "stand"
        if view["pending"] == "chain":
            return " ".join(["chain", *(await self.request("hint")).get("chain", [])])
        names = [seat["name"] for seat in self.table["seats"]]
        against = [f"{face} {names[seat]}" for face, seats in may["penalties"].items() for seat in seats]
        return rng.choice(against or ["done"])


_HEARD: dict[str, Callable[[Client, Plain], None]] = {
    "welcome": Client._welcomed,
    "happened": Client._happened,
    "presence": Client._present,
    "left": Client._timed,
    "done": Client._answered,
    "refused": Client._answered,
    "said": Client._told,
    "advice": Client._advised,
    "pong": Client._ponged,
}
