"""What a running node is asked to do, through the database: it looks once a second."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.core.refusal import Refusal
from lastcard.server.admin.bans import Bans
from lastcard.server.nodes.ownership import Elsewhere
from lastcard.server.schema import nodes, orders
from lastcard.server.store import Store, now
from lastcard.table.entries import End

if TYPE_CHECKING:
    from lastcard.server.places import Places

EVERY = 1.0
"""Seconds between two looks."""
BEAT, THERE = 10.0, 30.0
"""Seconds between two signs of life of a server that is alone, and how long each holds."""
BANS = 30.0
"""Seconds between two readings of the bans, in case that somebody changed them by hand."""

log = logging.getLogger("lastcard.server")


class Close(msgspec.Struct, frozen=True, tag_field="do", tag="close"):
    """End a table."""

    table: str


class Drain(msgspec.Struct, frozen=True, tag_field="do", tag="drain"):
    """Stop, as after SIGTERM."""


class Part(msgspec.Struct, frozen=True, tag_field="do", tag="part"):
    """Close the connections of a player."""

    player: str


class Ban(msgspec.Struct, frozen=True, tag_field="do", tag="ban"):
    """Read the bans again."""


Order = Close | Drain | Part | Ban


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of it."""

    refused: str | None = None
    """The code of the refusal."""
    elsewhere: str | None = None
    """The node that has the table."""
    parted: int = 0
    """Connections that were closed."""


encode_order, decode_order = msgspec.json.encode, msgspec.json.Decoder(Order).decode
encode_result, decode_result = msgspec.json.encode, msgspec.json.Decoder(Result).decode


class Orders:
    """Looks for orders to this process and carries them out. Alone, it also says that it is there."""

    def __init__(self, store: Store, places: Places, bans: Bans, node: str | None) -> None:
        self.store, self.places, self.bans = store, places, bans
        self.alone, self.node = node is None, node or secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._beats_at = self._reads_at = 0.0

    async def open(self) -> None:
        """Bans hold from the first connection on."""
        await self.bans.load()
        self._reads_at = self._loop.time() + BANS
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.alone and not self.store.outage.on:
            await asyncio.gather(self.store.write([], work=self._sign_off), return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self._be_there()
                await self._carry_out_all()
                if self._loop.time() >= self._reads_at:
                    self._reads_at = self._loop.time() + BANS
                    await self.bans.load()
            except Refusal:
                log.debug("nothing can be saved: orders wait")
            except Exception as error:
                if not self.store.suffers(error):
                    log.exception("orders cannot be carried out")
            await asyncio.sleep(EVERY)

    async def _be_there(self) -> None:
        if self.alone and self._loop.time() >= self._beats_at:
            await self.store.write([], work=self._sign)
            self._beats_at = self._loop.time() + BEAT

    async def _sign(self, connection: AsyncConnection) -> None:
        """There is no other on this database: what is left of others is of those that are gone."""
        await connection.execute(nodes.delete())
        await connection.execute(nodes.insert(), {"id": self.node, "until": now() + THERE})

    async def _sign_off(self, connection: AsyncConnection) -> None:
        await connection.execute(nodes.delete().where(nodes.c.id == self.node))

    async def _carry_out_all(self) -> None:
        query = sa.select(orders).where(orders.c.node == self.node, orders.c.done_at.is_(None))
        async with self.store.engine.connect() as connection:
            found = [*await connection.execute(query.order_by(orders.c.at))]
        for row in found:
            order = decode_order(row.what)
            log.warning("an order: %s", row.what)
            result = await self._carry_out(order)
            await self._answer(row.id, result)
            if isinstance(order, Drain):
                signal.raise_signal(signal.SIGTERM)

    async def _carry_out(self, order: Order) -> Result:
        try:
            match order:
                case Close(table=code):
                    await self._close(code)
                case Part(player=player):
                    return Result(parted=self.bans.part_from_player(player))
                case Ban():
                    await self.bans.load()
        except Refusal as refusal:
            return Result(refused=refusal.code)
        except Elsewhere as there:
            return Result(elsewhere=there.node)
        return Result()

    async def _close(self, code: str) -> None:
        room = await self.places.hall.find(code)
        if room.table.kind == "cup":
            raise Refusal("close-cup-table", table=code)
        await room.do(End())

    async def _answer(self, order: str, result: Result) -> None:
        values: dict[str, Any] = {"done_at": now(), "result": encode_result(result).decode()}

        async def answer(connection: AsyncConnection) -> None:
            await connection.execute(orders.update().where(orders.c.id == order).values(**values))

        await self.store.write([], work=answer)
