"""Numbers for Prometheus: on an address of their own, and what they say is what happened."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from lastcard.cli import main
from lastcard.core.refusal import Refusal
from lastcard.server.metrics import Metrics, Spread
from tests.server.client import Client, new_table
from tests.server.house import House, house

ANYWHERE = "127.0.0.1:0"


async def numbers(home: House) -> dict[str, float]:
    """Every sample by its name and labels, as Prometheus writes them."""
    answer = await home.http.get(home.state.metrics_at)
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        sample.name + "".join(f"{{{name}={value}}}" for name, value in sample.labels.items()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def a_move(home: House) -> None:
    """A table with a bot, and the first move that its player may make."""
    code = await new_table(home, "ana", edition="usa", seats=2, bots=["easy"])
    client = await Client(home.socket_url(code), "ana").open()
    await client.ask("start")
    assert await client.refused("write", cards=[]) == "not-in-phase"
    moved: str | None = "not yet"
    while moved is not None:
        # A bot may have been quicker with something.
        await client.until(client.is_asked)
        moved = await client.try_move(await client.choose(Random(1)))
    assert (await numbers(home))["lastcard_sockets{at=tables}"] == 1
    await client.close()


async def test_what_happens_is_counted(folder: Path) -> None:
    async with house(folder, metrics=ANYWHERE) as home:
        before = await numbers(home)
        assert before["lastcard_moves_total"] == 0
        await a_move(home)
        assert (await home.http.get("/api/tables/ZZZZZZ")).status_code == 404
        after = await numbers(home)
    assert after["lastcard_moves_total"] >= 1
    assert after["lastcard_move_seconds_count"] == 1
    assert 0 < after["lastcard_move_seconds_sum"] < 60
    assert after["lastcard_move_seconds_bucket{le=+Inf}"] == 1
    assert after["lastcard_refusals_total{code=no-such-table}"] == 1
    assert after["lastcard_refusals_total{code=not-in-phase}"] == 1
    assert after["lastcard_http_requests_total{status=404}"] == 1
    assert after["lastcard_http_requests_total{status=201}"] == 1
    assert after["lastcard_http_seconds_count"] == 2
    assert after["lastcard_store_commit_seconds_count"] == after["lastcard_store_group_size_count"] > 3
    assert after["lastcard_store_queue"] == after["lastcard_store_failures_total"] == 0
    assert after["lastcard_tables{phase=playing}"] == 1
    assert after["lastcard_thinkers{state=busy}"] == after["lastcard_thinkers_waiting"] == 0
    for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"):
        assert after[name] > 0


async def test_two_servers_in_a_process_count_for_themselves(folder: Path) -> None:
    database = f"sqlite:///{folder / 'other.db'}"
    async with (
        house(folder, metrics=ANYWHERE) as one,
        house(folder, metrics=ANYWHERE, database=database) as other,
    ):
        await a_move(one)
        assert (await numbers(one))["lastcard_moves_total"] >= 1
        assert (await numbers(other))["lastcard_moves_total"] == 0


async def test_a_rate_that_is_refused_is_counted_by_its_name(folder: Path) -> None:
    tight: Any = (1, 0.001)
    async with house(folder, metrics=ANYWHERE) as home:
        home.state.gate.limits = type(home.state.gate.limits)(lookups=tight)
        codes = [(await home.http.get("/api/tables/ZZZZZZ")).status_code for _ in range(3)]
        assert codes == [404, 429, 429]
        assert (await numbers(home))["lastcard_rates_refused_total{limit=lookups}"] == 2


async def test_the_lag_of_the_loop_is_seen(folder: Path) -> None:
    async with house(folder, metrics=ANYWHERE) as home:
        lag: Spread = home.store.metrics.lag_seconds
        async with asyncio.timeout(60):
            while not sum(lag.counts):
                await asyncio.sleep(0.05)
        assert (await numbers(home))["lastcard_loop_lag_seconds_count"] >= 1


async def test_a_write_that_fails_is_counted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(folder) as home:

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(home.store, "_insert", full)
        with pytest.raises(Refusal, check=lambda refusal: refusal.code == "cannot-save"):
            await home.store.write([])
        assert home.store.metrics.failures >= 1
        monkeypatch.undo()


async def test_nobody_finds_them_at_the_public_address_nor_anywhere_unless_asked(folder: Path) -> None:
    async with house(folder, metrics=ANYWHERE) as home:
        assert "lastcard_moves" not in (await home.http.get("/metrics")).text
        other = httpx.URL(home.state.metrics_at).copy_with(path="/api/health")
        assert (await home.http.get(other)).status_code == 404
        assert (await home.http.post(home.state.metrics_at)).status_code == 404
    async with house(folder) as quiet:
        assert quiet.state.metrics_at is None


async def test_garbage_does_no_harm(folder: Path) -> None:
    async with house(folder, metrics=ANYWHERE) as home:
        url = httpx.URL(home.state.metrics_at)
        for data in (b"\r\n\r\n", b"GET\r\n\r\n", b"\xff" * 70_000, b"GET /metrics HTTP/1.1\r\n"):
            reader, writer = await asyncio.open_connection(url.host, url.port)
            writer.write(data)
            writer.write_eof()
            await asyncio.gather(reader.read(), return_exceptions=True)
            writer.close()
        assert await numbers(home)
        assert home.log.errors() == []


def test_an_address_that_is_taken_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        words = ["--metrics", where, "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
        assert main(["serve", "--lang", "en", *words]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert f"{where} cannot be listened on" in line


def test_a_spread_counts_within_its_bounds() -> None:
    spread = Spread((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 9.0):
        spread.add(value)
    samples = {
        sample.labels["le"]: sample.value for sample in spread.metric("x", "").samples if sample.labels
    }
    assert samples == {"1.0": 2, "2.0": 3, "+Inf": 4}
    assert {metric.name for metric in Metrics().collect()} >= {"lastcard_moves", "lastcard_move_seconds"}
