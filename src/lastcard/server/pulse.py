"""A write that shows whether others would succeed: as large as any, and soon gone again."""

from __future__ import annotations

import time
from uuid import uuid4

from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.server.schema import pulses

ROOM = bytes(16_384)
"""More than any entry needs: a disk that has no room for it will soon have none for a move."""


async def beat(connection: AsyncConnection) -> None:
    """Take room for a new row before that of the last one is given back."""
    name, at = uuid4().hex, int(time.time())
    await connection.execute(pulses.insert(), {"id": name, "at": at, "room": ROOM})
    await connection.execute(pulses.delete().where(pulses.c.at < at - 1))
