"""What a server does for the person who runs it, while it runs: bans, orders, and deleting what is old."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lastcard.server.admin.bans import Bans
from lastcard.server.admin.orders import Orders
from lastcard.server.admin.retention import Retention
from lastcard.server.places import Places
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store


@asynccontextmanager
async def looked_after(store: Store, places: Places, settings: ServerSettings) -> AsyncIterator[Bans]:
    """The bans as they are; meanwhile orders are carried out, and what is old goes."""
    bans, retention = Bans(store.engine), Retention(store, settings)
    orders = Orders(store, places, bans, None if places.node is None else places.node.id)
    await orders.open()
    retention.begin()
    try:
        yield bans
    finally:
        await orders.stop()
        await retention.stop()
