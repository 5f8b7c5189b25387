"""`lastcard admin`: looking after the tables, nodes, players and bans of a server, running or not."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.table import Table as Columns

from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.table.room.opening import player_of

if TYPE_CHECKING:
    from lastcard.server.admin.desk import Desk, TableLine

MOST_LISTED = 100
SECRET = 64

T = TypeVar("T")


def list_tables(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    found = _at_desk(arguments, messages, out, lambda desk: desk.tables(arguments.all, arguments.most))
    _print(out, messages, _headings(messages), (_row(line, messages) for line in found))
    return DONE


def show_table(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    line, table, records = _at_desk(arguments, messages, out, lambda desk: desk.table(arguments.code))
    _print(out, messages, _headings(messages), [_row(line, messages)])
    if table is None:
        out.print(messages.text("admin-unreadable"), highlight=False)
    else:
        about = {"edition": table.settings.edition, "kind": table.kind, "phase": table.phase}
        out.print(messages.text("admin-about", **about), highlight=False)
        for seat in table.seats:
            name = messages.text("admin-seat", kind=seat.kind, name=seat.name or "")
            player = "" if seat.player is None else messages.text("admin-player", player=seat.player)
            out.print(f"  {name}  {player}".rstrip(), highlight=False, soft_wrap=True)
    for record in records:
        out.print(messages.text("admin-record", record=record), highlight=False)
    return DONE


def close_table(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    _at_desk(arguments, messages, out, lambda desk: desk.close(arguments.code))
    out.print(messages.text("admin-closed", table=arguments.code), highlight=False)
    return DONE


def export(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """To a file, or to the standard output with nothing else in it."""
    lines = _at_desk(arguments, messages, console(), lambda desk: desk.export(arguments.name))
    text = "".join(f"{line}\n" for line in lines)
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        Path(arguments.out).write_text(text, encoding="utf-8", newline="")
        console().print(
            messages.text("admin-exported", lines=len(lines), file=arguments.out), highlight=False
        )
    return DONE


def list_nodes(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    found = _at_desk(arguments, messages, out, lambda desk: desk.nodes())
    headings = [messages.text("admin-column-node"), messages.text("admin-column-left")]
    _print(out, messages, headings, ((node, str(round(left))) for node, left in found.items()))
    return DONE


def drain(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    node = _at_desk(arguments, messages, out, lambda desk: desk.drain(arguments.node))
    out.print(messages.text("admin-drained", node=node), highlight=False)
    return DONE


def forget_player(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out, player = console(), _player(arguments.player)

    async def forgotten(desk: Desk) -> Any:
        from lastcard.server.admin.forgetting import forget  # noqa: PLC0415

        return await forget(desk, player, arguments.records)

    found = _at_desk(arguments, messages, out, forgotten)
    about = {name: getattr(found, name) for name in ("tables", "cups", "ratings", "reports")}
    out.print(messages.text("admin-forgotten", **about), highlight=False)
    if arguments.records:
        out.print(messages.text("admin-records-gone", records=found.records), highlight=False)
    elif found.records:
        out.print(messages.text("admin-records-unlinked", records=found.records), highlight=False)
    if found.left:
        cups = ", ".join(found.left)
        out.print(messages.text("admin-cups-left", cups=cups, number=len(found.left)), highlight=False)
    return DONE


def ban(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out, whom = console(), _player(arguments.whom)
    name = _at_desk(arguments, messages, out, lambda desk: desk.ban(whom, arguments.reason))
    out.print(messages.text("admin-banned", whom=name), highlight=False)
    return DONE


def unban(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out, whom = console(), _player(arguments.whom)
    name = _at_desk(arguments, messages, out, lambda desk: desk.lift(whom))
    out.print(messages.text("admin-unbanned", whom=name), highlight=False)
    return DONE


def list_bans(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    found = _at_desk(arguments, messages, out, lambda desk: desk.bans())
    headings = [
        messages.text("admin-column-whom"),
        messages.text("admin-column-since"),
        messages.text("admin-column-reason"),
    ]
    _print(out, messages, headings, ((whom, _time(at), why) for whom, at, why in found))
    return DONE


def _at_desk(
    arguments: argparse.Namespace, messages: Catalogue, out: Console, work: Callable[[Desk], Awaitable[T]]
) -> T:
    """Do something with the database; which node is waited for is told meanwhile."""
    try:
        # Not everybody who plays in the terminal has the server installed.
        from lastcard.server.admin.desk import Desk  # noqa: PLC0415
        from lastcard.server.configuration import configuration  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refusal("server-missing") from None
    given = {} if arguments.database is None else {"database": arguments.database}
    url = configuration(given, {}, os.environ).settings.database

    async def done() -> T:
        with out.status("") as status:
            status.stop()

            def waits(node: str) -> None:
                status.update(messages.text("admin-waiting", node=node))
                status.start()

            async with Desk.opened(url, waits) as desk:
                return await work(desk)

    return asyncio.run(done())


def _player(given: str) -> str:
    """What was given, or the player whose secret comes over the standard input: nobody else shall see it."""
    if given != "-":
        return given
    secret = sys.stdin.readline().strip().lower()
    if len(secret) != SECRET or any(letter not in "0123456789abcdef" for letter in secret):
        raise Refusal("not-a-secret")
    return player_of(secret)


def _headings(messages: Catalogue) -> list[str]:
    return [
        messages.text("admin-column-code"),
        messages.text("admin-column-created"),
        messages.text("admin-column-last"),
        messages.text("admin-column-entries"),
        messages.text("admin-column-state"),
        messages.text("admin-column-node"),
    ]


def _row(line: TableLine, messages: Catalogue) -> tuple[str, ...]:
    ended = line.ended is not None
    state = messages.text("admin-ended", at=_time(line.ended)) if ended else messages.text("admin-open")
    return line.code, _time(line.created), _time(line.last), str(line.entries), state, line.node or ""


def _time(at: int | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}Z"


def _print(
    out: Console, messages: Catalogue, headings: Iterable[str], rows: Iterable[tuple[str, ...]]
) -> None:
    """Columns that can be read by people, and by programs that part at spaces."""
    columns = Columns(box=None, pad_edge=False, show_header=True)
    for heading in headings:
        columns.add_column(heading, no_wrap=True, overflow="ignore")
    for row in rows:
        columns.add_row(*row)
    if columns.row_count == 0:
        out.print(messages.text("admin-none"))
    else:
        out.print(columns, highlight=False, soft_wrap=True)
