"""What an assistant does, one thing after another: it sits at one table at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from lastcard.cli.join.player import Address, kept_secret
from lastcard.cli.mcp.far import FarPlace, open_table
from lastcard.cli.mcp.local import LocalPlace
from lastcard.cli.mcp.place import Place, Sorry
from lastcard.cli.mcp.tools import read_arguments
from lastcard.cli.rules import find_rules, rule_line
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_text

MOST_RULES = 25
"""Rules that are read at once."""


class Desk:
    """Carries out the tools. `server` is where tables are opened, and where codes are looked for."""

    def __init__(self, server: str, messages: Catalogue) -> None:
        self.server = server
        self.messages = messages
        self._place: Place | None = None
        self._turn = asyncio.Lock()

    async def call(self, tool: str, given: Mapping[str, object]) -> str:
        """Do what a tool is for; `Sorry` says in a sentence why not."""
        try:
            arguments = read_arguments(tool, given)
            # Each is named like its tool. Nothing else is held up while one waits.
            if tool == "wait":
                return await self.wait(**arguments)
            async with self._turn:
                text: str = await getattr(self, tool)(**arguments)
                return text
        except Refusal as refusal:
            raise Sorry(refusal_text(self.messages, refusal)) from None
        finally:
            if self._place is not None and self._place.over:
                self._place = None

    async def close(self) -> None:
        """The assistant is gone; its seat stays its own."""
        if self._place is not None:
            await self._place.close()

    # Sitting down

    async def play_bots(
        self, name: str, edition: str, bots: Sequence[str], options: Mapping[str, str] | None
    ) -> str:
        self._check_free()
        self._place = place = LocalPlace(edition, bots, options or {}, name, self.messages)
        return await place.deal()

    async def open_table(
        self,
        name: str,
        edition: str,
        players: int,
        bots: Sequence[str],
        options: Mapping[str, str] | None,
    ) -> str:
        self._check_free()
        server = Address.from_text(self.server, "0").server
        wanted = {
            "name": name, "secret": _secret(server, name),
            "edition": edition, "seats": players, "bots": bots, "options": options or {},
        }  # fmt: skip
        address = await asyncio.to_thread(open_table, server, wanted, self.messages.language)
        return await self._come(address, name)

    async def sit_down(self, table: str, name: str) -> str:
        self._check_free()
        return await self._come(
            Address.from_text(*((table,) if "/" in table else (self.server, table))), name
        )

    async def _come(self, address: Address, name: str) -> str:
        self._place = place = FarPlace(address, _secret(address.server, name), name, self.messages)
        return await place.arrive()

    def _check_free(self) -> None:
        if self._place is not None:
            raise Refusal("mcp-seated")

    # At the table

    @property
    def _here(self) -> Place:
        if self._place is None:
            raise Refusal("mcp-nowhere")
        return self._place

    async def look(self) -> str:
        return await self._here.look()

    async def moves(self, most: int) -> str:
        return await self._here.moves(most)

    async def move(self, move: str) -> str:
        return await self._here.move(move)

    async def why(self, move: str) -> str:
        return await self._here.why(move)

    async def wait(self, seconds: int) -> str:
        return await self._here.wait(seconds)

    async def say(self, text: str) -> str:
        return await self._here.chat(text)

    async def stand_up(self) -> str:
        return await self._here.leave()

    async def rule(self, id: str) -> str:
        found = find_rules(id, self.messages)
        told = [rule_line(rule, self.messages) for rule in found[:MOST_RULES]]
        if len(found) > MOST_RULES:
            told.append(
                self.messages.text("mcp-more-rules", ids=", ".join(one.id for one in found[MOST_RULES:]))
            )
        return "\n".join(told)


def _secret(server: str, name: str) -> str:
    """The assistant's own: it is nobody else, even where a person at this machine has the same name."""
    return kept_secret(server, f"mcp\n{name}")
