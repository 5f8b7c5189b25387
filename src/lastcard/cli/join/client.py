"""A client of a table on a server: hears what happens, reads what is typed, both at once."""

from __future__ import annotations

import asyncio

from rich.console import Console

from lastcard.cli.join.guest import ORDER, Guest
from lastcard.cli.join.known import Known
from lastcard.cli.join.lines import Lines
from lastcard.cli.join.player import Address
from lastcard.cli.join.teller import Teller
from lastcard.cli.screen import HELP, LEAVING
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_text

AT_ONCE = (*LEAVING, *HELP, "rules", "chat", "sit", "bot", "board", "back", "ignore", *ORDER)
"""What answers no question."""

ASIDES = ("uno", "catch")
"""What is said out of turn."""


class Client(Guest):
    """A guest in front of a terminal, or of a pipe."""

    def __init__(
        self, address: Address, secret: str, name: str | None, out: Console, messages: Catalogue
    ) -> None:
        super().__init__(Teller(Known(), address, out, messages), secret, name, messages)
        self.lines = Lines()
        self._asked = asyncio.Event()

    async def run(self) -> None:
        """Until the person leaves or the table is closed."""
        tasks = [asyncio.create_task(self.hear_all()), asyncio.create_task(self._answer_all())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _ask_again(self) -> None:
        super()._ask_again()
        if self._answering is None:
            if self._question is not None and self.lines.live and not self.tell.prompted:
                self.tell.prompt()
            self._asked.set()

    # What is typed

    async def _answer_all(self) -> None:
        while True:
            line = await self.lines.next()
            if self.lines.live:
                self.tell.typed()
            else:
                await self._await_question(line)
            if line is None:
                self.tell.say("join-away")
                return
            try:
                if await self._answer(line):
                    return
            except Refusal as refusal:
                self.tell.line(refusal_text(self.messages, refusal))
                self._prompt_again()

    async def _await_question(self, line: str | None) -> None:
        """The lines of a pipe come all at once: each waits for the next question that it can answer."""
        while not self._fits(line):
            self._asked.clear()
            await self._asked.wait()

    def _fits(self, line: str | None) -> bool:
        word = None if line is None else line.lower().partition(" ")[0]
        if word in AT_ONCE:
            return True
        if self._question is None or self._answering is not None:
            # Those who only watch are never asked; after a match they go home, even when the next has begun.
            return line is None and self.known.me is None and self.known.over
        if self._question.about == "aside":
            return word is not None and (word.isdigit() or word in ASIDES)
        return True
