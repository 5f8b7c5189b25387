"""Told to stop in mid-game, the command tells everybody, finishes what it writes and ends well."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from lastcard.server.store import Store
from tests.server.company import until
from tests.server.survivors import Killable, Survivor, check_journal, killable, seat_everybody

RESTART = 1012


class Real(Killable):
    """The command that people use."""

    def command(self) -> list[str]:
        return ["lastcard", "serve", "--lang", "en", "--port", self.port, "--database", self.database]


async def answered(people: list[Survivor], moves: int) -> None:
    await until(lambda: sum(len(person.answered) for person in people) >= moves)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_well_and_nothing_that_was_answered_is_lost(
    how: signal.Signals, folder: Path, database: str
) -> None:
    async with killable(database, folder / "log", Real) as server:
        code, people = await seat_everybody(server, ["ana", "beto"], "usa", {})
        playing = [asyncio.create_task(person.live()) for person in people]
        try:
            await answered(people, 6)
            ends: list[tuple[int | None, str]] = []
            for person in people:
                person.lost = lambda client: ends.append((client.closed, client.reason))
            assert await server.stop(how) == 0
            assert server.log.read_text() == ""
            await until(lambda: len(ends) == len(people))
            assert {code for code, _ in ends} == {RESTART}
            assert all(reason.startswith("restarting: The server is being stopped.") for _, reason in ends)
            await server.start()
            await answered(people, 12)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for person in people:
            await person.client.close()
        assert await server.stop(how) == 0
    async with Store.opened(database) as store:
        check_journal(await store.entries(code), people)
