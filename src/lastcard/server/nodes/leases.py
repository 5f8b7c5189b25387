"""Nodes and leases in the database. All times are by its clock: those of the nodes may differ."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from lastcard.server.nodes.ownership import Elsewhere, Lease

_NOW = "EXTRACT(EPOCH FROM clock_timestamp())"

_RENEW = sa.text(
    f"INSERT INTO nodes (id, until) VALUES (:me, {_NOW} + :seconds) "
    "ON CONFLICT (id) DO UPDATE SET until = EXCLUDED.until"
)
_LIVING = sa.text(f"SELECT id FROM nodes WHERE until > {_NOW}")
_FORGET_NODES = sa.text(f"DELETE FROM nodes WHERE until < {_NOW} - 3600")
# Free, or of a node whose time is over, or of one that was found to be gone, or ours from before.
_CLAIM = sa.text(
    f"""
    INSERT INTO leases (name, owner, epoch, since) VALUES (:name, :me, 1, {_NOW})
    ON CONFLICT (name) DO UPDATE SET owner = :me, epoch = leases.epoch + 1, since = {_NOW}
    WHERE (leases.owner IS NULL OR leases.owner = :me OR leases.owner = ANY(:gone)
           OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = leases.owner AND until > {_NOW}))
      AND leases.since <= {_NOW} - :rested
    RETURNING epoch
    """
).bindparams(sa.bindparam("gone", type_=sa.ARRAY(sa.String)), sa.bindparam("rested", type_=sa.Double))
_OWNER = sa.text("SELECT owner FROM leases WHERE name = :name")
_GIVE_UP = sa.text(
    f"UPDATE leases SET owner = NULL, since = {_NOW} WHERE name = :name AND owner = :me AND epoch = :epoch"
)
_GIVE_UP_ALL = sa.text(f"UPDATE leases SET owner = NULL, since = {_NOW} WHERE owner = :me")
_LEAVE = sa.text("DELETE FROM nodes WHERE id = :me")
_MINE = sa.text("SELECT name, epoch FROM leases WHERE owner = :me")
# The token is made once, by whoever comes first: it keeps clusters apart that share a NATS server.
_FOUND = sa.text(
    "INSERT INTO leases (name, owner, epoch, since) VALUES ('cluster', :token, 0, 0) ON CONFLICT DO NOTHING"
)
_TOKEN = sa.text("SELECT owner FROM leases WHERE name = 'cluster'")
_UNATTENDED = sa.text(
    f"""
    SELECT DISTINCT tables.lease FROM tables LEFT JOIN leases ON leases.name = tables.lease
    WHERE tables.ended IS NULL AND (tables.lease LIKE 'quick/%' OR tables.lease LIKE 'cup/%')
      AND (leases.owner IS NULL OR leases.owner = ANY(:gone)
           OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = leases.owner AND until > {_NOW}))
    """
).bindparams(sa.bindparam("gone", type_=sa.ARRAY(sa.String)))


class Leases:
    """The part of the database that says who is there and has what, for the node `me`."""

    def __init__(self, engine: AsyncEngine, me: str, seconds: float) -> None:
        self.engine = engine
        self.me = me
        self.seconds = seconds

    async def renew(self) -> None:
        """Be there for the time of a lease from now on."""
        await self._execute(_RENEW, seconds=self.seconds)

    async def living(self) -> set[str]:
        """The nodes that are there."""
        return {row.id for row in await self._read(_LIVING)}

    async def cluster(self, token: str) -> str:
        """What all nodes on this database call it: `token`, if this is the first."""
        await self._execute(_FOUND, token=token)
        await self._execute(_FORGET_NODES)
        return str((await self._read(_TOKEN))[0].owner)

    async def claim(self, name: str, gone: set[str], rested: float) -> Lease:
        """The lease under a new epoch; or it is raised who has it."""
        while True:
            async with self.engine.begin() as connection:
                about = {"name": name, "me": self.me, "gone": [*gone], "rested": rested}
                epoch = (await connection.execute(_CLAIM, about)).scalar_one_or_none()
                if epoch is not None:
                    return Lease(name, epoch)
                found = (await connection.execute(_OWNER, {"name": name})).one_or_none()
            # Between the two it may have been given up.
            if found is not None and (found.owner is not None or rested):
                raise Elsewhere(found.owner or "")

    async def give_up(self, lease: Lease) -> None:
        await self._execute(_GIVE_UP, name=lease.name, epoch=lease.epoch)

    async def leave(self) -> None:
        """Nothing belongs to this node any more, and it is not there."""
        await self._execute(_GIVE_UP_ALL)
        await self._execute(_LEAVE)

    async def mine(self) -> dict[str, int]:
        """What still belongs to this node, with the epochs."""
        return {row.name: row.epoch for row in await self._read(_MINE)}

    async def unattended(self, gone: set[str]) -> list[str]:
        """What goes on by itself, and no node looks after it: tournaments and quick matches."""
        return [row.lease for row in await self._read(_UNATTENDED, gone=[*gone])]

    async def _execute(self, statement: sa.TextClause, **about: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement, self._with_me(statement, about))

    async def _read(self, statement: sa.TextClause, **about: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return [*await connection.execute(statement, self._with_me(statement, about))]

    def _with_me(self, statement: sa.TextClause, about: dict[str, Any]) -> dict[str, Any]:
        return {**about, "me": self.me} if ":me" in statement.text else about
