"""A table that the assistant sits at, wherever that is."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Sorry(Exception):
    """Something was not done; the text says why, in the language of the assistant."""


class Place(ABC):
    """What can be done at a table. Everything is answered in text, or by a `Refusal` or `Sorry`."""

    over = False
    """Whether there is nothing to come back to."""

    @abstractmethod
    async def look(self) -> str:
        """What happened since the last answer, the table as it is, and what is asked."""

    @abstractmethod
    async def moves(self, most: int) -> str:
        """As many of the legal moves, in the notation, one to a line."""

    @abstractmethod
    async def move(self, text: str) -> str:
        """Make a move; then as `look`."""

    @abstractmethod
    async def why(self, move: str) -> str:
        """Whether a move would go, and otherwise why not. Nothing is done."""

    @abstractmethod
    async def wait(self, seconds: int) -> str:
        """Wait until something is asked, at the most for so long; then as `look`."""

    @abstractmethod
    async def chat(self, text: str) -> str:
        """Say something to everybody at the table."""

    @abstractmethod
    async def leave(self) -> str:
        """Stand up and go."""

    async def close(self) -> None:
        """Let go of the table without a word: the assistant is gone."""
        return
