"""A table on a server, by the protocol that every client speaks (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from urllib.error import HTTPError

from lastcard.cli.join.guest import Guest
from lastcard.cli.join.known import Question
from lastcard.cli.join.link import Json
from lastcard.cli.join.moves import moves as every_move
from lastcard.cli.join.player import Address
from lastcard.cli.mcp.notes import Notes
from lastcard.cli.mcp.place import Place, Sorry
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue, shown

PATIENCE = 20.0
"""Seconds to wait for a server."""

OPTIONAL = ("aside", "next", "without")
"""Questions that need no answer: when they have been seen once, nobody waits for them."""


class FarPlace(Guest, Place):
    """The assistant at a table on a server. Others see somebody like anybody else."""

    def __init__(self, address: Address, secret: str, name: str, messages: Catalogue) -> None:
        self.notes = Notes(address, messages)
        super().__init__(self.notes, secret, name, messages)
        self._news = asyncio.Event()
        self._refusal: str | None = None
        self._seen_number: int | None = None
        self._seen_question: Question | None = None
        self._hearing = asyncio.create_task(self.hear_all())
        self._hearing.add_done_callback(lambda _: self._news.set())

    async def arrive(self) -> str:
        """Come to the table and take a seat, if there is one."""
        await self._until(lambda: self.known.phase is not None and not self.link.waits, PATIENCE)
        self._check_there()
        if self.known.phase is None:
            await self.close()
            raise Refusal("server-unreachable", server=self.link.address.server)
        return await self.look()

    # What is asked of the assistant is told when it looks, and not before.

    def _ask_again(self) -> None:
        if self._answering is None:
            self._question = self.known.question()
        self.notes.trim()
        self._news.set()

    def _prompt_again(self) -> None:
        return

    def _tell_refusal(self, kind: str | None, refused: Json) -> None:
        """The answer to the assistant, unless the server says it by itself."""
        if kind is None:
            self.notes.line(refused["message"])
        else:
            self._refusal = refused["message"]

    async def _move(self, text: str) -> None:
        """A move is decided on what was seen when the assistant last looked."""
        await self._send("move", number=self._seen_number or 0, move=self._completed(text))

    # What it does

    async def look(self) -> str:
        known, notes = self.known, self.notes
        self._check_there()
        question = known.question()
        self._seen_number, self._seen_question = known.number, question
        if question is None or question.about == "aside":
            self._tell_table()
        if question is not None:
            notes.question(question)
        return notes.take() or self.messages.text("mcp-quiet")

    def _tell_table(self) -> None:
        if self.known.phase == "playing":
            self.notes.position()
            self.notes.turn()
        elif self.known.phase == "lobby":
            self.notes.lobby_again()

    async def moves(self, most: int) -> str:
        known = self.known
        self._check_there()
        if known.game is None or known.view is None or known.choices is None or known.me is None:
            return self.messages.text("join-nothing")
        found = [*islice(every_move(known.game, known.view, known.choices, known.me), most)]
        return "\n".join(found) or self.messages.text("join-nothing")

    async def move(self, text: str) -> str:
        self._check_there()
        self._refusal = None
        # A number is one of the list that the assistant has seen, whatever is asked meanwhile.
        self._question = self._seen_question
        if await self._answer(text):
            return await self._end()
        await self._answered()
        return await self.look()

    async def why(self, move: str) -> str:
        self._check_there()
        await self.link.ask("ask", move=self._completed(move))
        try:
            await self._answered()
        except Sorry as sorry:
            return str(sorry)
        return self.messages.text("mcp-legal")

    async def chat(self, text: str) -> str:
        self._check_there()
        await self.link.ask("chat", text=text)
        await self._answered()
        return self.messages.text("mcp-said")

    async def wait(self, seconds: int) -> str:
        await self._until(self._wanted, seconds)
        return await self.look()

    def _wanted(self) -> bool:
        question = self.known.question()
        new = question is not None and (question.about not in OPTIONAL or question != self._seen_question)
        return new or self.notes.spoken or self.known.me is None

    async def leave(self) -> str:
        self._check_there()
        await self._leave()
        return await self._end()

    async def _end(self) -> str:
        await self.close()
        return self.notes.take()

    async def close(self) -> None:
        self.over = True
        self._hearing.cancel()
        await asyncio.gather(self._hearing, return_exceptions=True)

    # The connection

    def _check_there(self) -> None:
        """Nothing can be done at a table that is gone: say why, and whatever else is left to be told."""
        if not self._hearing.done():
            return
        self.over = True
        if not self._hearing.cancelled() and (error := self._hearing.exception()) is not None:
            raise error
        raise Sorry(self.notes.take())

    async def _answered(self) -> None:
        """Wait for what the server says to everything that was asked of it."""
        if not await self._until(lambda: not self.link.waits, PATIENCE):
            raise Refusal("mcp-unanswered")
        if self._refusal is not None:
            sentence, self._refusal = self._refusal, None
            raise Sorry(sentence)

    async def _until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Wait until this holds, at the most for so long; whether it does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not holds() and not self._hearing.done():
                    self._news.clear()
                    await self._news.wait()
        return holds() or self._hearing.done()


def open_table(server: str, wanted: Json, language: str) -> Address:
    """Make a table on a server, as docs/protocol.md has it, and give its address."""
    request = urllib.request.Request(
        f"{server}/api/tables",
        json.dumps(wanted).encode(),
        {"content-type": "application/json", "accept-language": language},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return Address.from_text(server, str(json.load(answer)["code"]))
    except HTTPError as error:
        raise Sorry(_sentence(error, server)) from None
    except (OSError, ValueError, LookupError, TypeError):
        raise Refusal("server-unreachable", server=server) from None


def _sentence(error: HTTPError, server: str) -> str:
    """What the server says; what says nothing is no server of ours."""
    try:
        with error:
            return str(shown(json.load(error)["message"]))
    except (OSError, ValueError, LookupError, TypeError):
        raise Refusal("server-unreachable", server=server) from None
