"""Deleting what a database has of one player. What cannot go by itself goes as a whole, or is told."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from lastcard.core.refusal import Refusal
from lastcard.server.admin.bans import is_player
from lastcard.server.admin.desk import Desk
from lastcard.server.schema import cup_journal, cups, journal, ratings, records, reports, tables

NOBODY = "0" * 64
"""In place of the hash of a player: nobody has such a secret."""


class Forgotten(NamedTuple):
    """What there was of a player."""

    tables: int
    """That are gone, with their journals."""
    records: int
    """That are gone, or do not say any more who sat there."""
    ratings: int
    reports: int
    cups: int
    """Tournaments that are gone."""
    left: list[str]
    """Tournaments that are not over: their journals stay until then."""


async def forget(desk: Desk, player: str, whole_records: bool) -> Forgotten:
    """Delete a player's data. A record stays unless `whole_records`, since a name in it is part of a chain of
    hashes that others hold, too; but it no longer says that it was this player."""
    if not is_player(player):
        raise Refusal("not-a-player", given=player)
    await desk.part(player)
    for code in await _codes(desk, tables, journal, player, ended=False):
        try:
            await desk.close(code)
        except Refusal as refusal:
            # Those of a tournament end with it.
            if refusal.code not in ("close-cup-table", "table-ended"):
                raise
    async with desk.engine.begin() as connection:
        if not desk.postgres:
            # Otherwise what was deleted would stay in the file until something else is written there.
            await connection.execute(sa.text("PRAGMA secure_delete=ON"))
    gone_tables = await _delete_ended(desk, tables, journal, player)
    gone_cups = await _delete_ended(desk, cups, cup_journal, player)
    found = await _records(desk, player, whole_records)
    async with desk.engine.begin() as connection:
        rated = await connection.execute(ratings.delete().where(ratings.c.player == player))
        told = await connection.execute(
            reports.delete().where(sa.or_(reports.c.by == player, reports.c.against == player))
        )
    left = await _codes(desk, cups, cup_journal, player, ended=False)
    return Forgotten(gone_tables, found, rated.rowcount, told.rowcount, gone_cups, left)


async def _codes(desk: Desk, whole: sa.Table, lines: sa.Table, player: str, ended: bool) -> list[str]:
    """The tables, or tournaments, whose journals name a player."""
    if desk.postgres:
        named = sa.text("position(CAST(:player AS bytea) IN entry) > 0").bindparams(player=player.encode())
    else:
        named = sa.text("instr(entry, :player) > 0").bindparams(player=player.encode())
    over = whole.c.ended.is_not(None) if ended else whole.c.ended.is_(None)
    query = sa.select(whole.c.code).join(lines, lines.c.code == whole.c.code).where(over, named)
    async with desk.engine.connect() as connection:
        return [row.code for row in await connection.execute(query.distinct())]


async def _delete_ended(desk: Desk, whole: sa.Table, lines: sa.Table, player: str) -> int:
    codes = await _codes(desk, whole, lines, player, ended=True)
    for code in codes:
        async with desk.engine.begin() as connection:
            await connection.execute(lines.delete().where(lines.c.code == code))
            await connection.execute(whole.delete().where(whole.c.code == code))
    return len(codes)


async def _records(desk: Desk, player: str, whole: bool) -> int:
    theirs = records.c.people.contains(player)
    async with desk.engine.begin() as connection:
        if whole:
            return (await connection.execute(records.delete().where(theirs))).rowcount
        columns = records.c.id, records.c.people, records.c.bots, records.c.avatars
        found = [*await connection.execute(sa.select(*columns).where(theirs))]
        for row in found:
            values = _without(player, row)
            await connection.execute(records.update().where(records.c.id == row.id).values(**values))
    return len(found)


def _without(player: str, row: Any) -> dict[str, str | None]:
    """The same record, of which nobody can show that they were this player."""
    people, bots = msgspec.json.decode(row.people), msgspec.json.decode(row.bots)
    avatars = None if row.avatars is None else msgspec.json.decode(row.avatars)
    seats = [seat for seat, level in enumerate(bots) if level is None]
    for seat, person in zip(seats, people, strict=True):
        if person == player and avatars is not None:
            avatars[seat] = None
    kept = [NOBODY if person == player else person for person in people]
    return {
        "people": msgspec.json.encode(kept).decode(),
        "avatars": None if avatars is None else msgspec.json.encode(avatars).decode(),
    }
