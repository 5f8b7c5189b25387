"""A table of bots in this process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from itertools import islice

from lastcard.cli.mcp.place import Place, Sorry
from lastcard.cli.play import bots_for
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.rl.text import TextEnvironment


class LocalPlace(Place):
    """A match against bots, which move at once: whenever the assistant looks, it is asked for something."""

    def __init__(
        self, edition: str, bots: Sequence[str], options: Mapping[str, str], name: str, messages: Catalogue
    ) -> None:
        for bot in bots:
            bots_for(bot, 1)
        language = messages.language
        self.messages = messages
        self.table = TextEnvironment(edition, bots, options, name=name, match=True, language=language)

    async def deal(self) -> str:
        """Begin. Nobody chooses the cards, the assistant least of all."""
        text = await asyncio.to_thread(self.table.reset, secrets.token_hex(16))
        self.over = self.table.done
        return text

    async def look(self) -> str:
        return self.table.look()

    async def moves(self, most: int) -> str:
        return "\n".join(islice(self.table.moves(), most))

    async def move(self, text: str) -> str:
        # Some bots think for a while.
        told = await asyncio.to_thread(self.table.step, text)
        if self.table.refused is not None:
            raise Sorry(told.text)
        self.over = told.done
        return told.text

    async def why(self, move: str) -> str:
        return self.table.why(move) or self.messages.text("mcp-legal")

    async def wait(self, seconds: int) -> str:
        return await self.look()

    async def chat(self, text: str) -> str:
        raise Refusal("mcp-alone")

    async def leave(self) -> str:
        self.over = True
        return self.messages.text("play-left")
