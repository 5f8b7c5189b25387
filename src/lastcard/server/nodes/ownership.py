"""What belongs to which process, and by what right it writes."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from lastcard.table.entries import Create


class Lease(NamedTuple):
    """A right to write. The epoch only grows: a lease with a later one makes this one void."""

    name: str
    epoch: int


class Elsewhere(Exception):
    """What was asked for belongs to another node."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class Fenced(Exception):
    """Another node may have taken over: nothing was written."""


def cup_lease(code: str) -> str:
    return f"cup/{code}"


def quick_lease(edition: str) -> str:
    return f"quick/{edition}"


def lease_of(entry: Create) -> str:
    """The name of the lease that a new table belongs to.

    Tables of one tournament go together, and so do quick matches of one edition: strangers have to meet.
    """
    if entry.kind == "quick":
        return quick_lease(entry.settings.edition)
    return cup_lease(entry.cup) if entry.cup is not None else entry.code


class Owner(Protocol):
    """Says what belongs to this process."""

    async def own(self, name: str, rested: float = 0.0) -> Lease | None:
        """Have the lease of this name, or raise who has it; `rested` asks for one that nobody has had for so
        many seconds. None where nobody else could write."""

    async def give_up(self, name: str) -> None:
        """Others may have it."""

    def forget(self, name: str) -> None:
        """The lease is gone: what it was for has ended, or another node has it."""


class Alone:
    """The only process there is: everything belongs to it."""

    async def own(self, name: str, rested: float = 0.0) -> Lease | None:
        return None

    async def give_up(self, name: str) -> None:
        pass

    def forget(self, name: str) -> None:
        pass
