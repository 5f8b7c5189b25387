"""Several nodes on one database: any of them takes any socket, and each table belongs to one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa

from deploy.cluster import proxy
from deploy.services import Missing, Service, free_port
from lastcard.core.refusal import Refusal
from lastcard.cup.check import checked_draws
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.server.app import opened
from lastcard.server.nodes.node import Node
from lastcard.server.nodes.ownership import Elsewhere, Fenced, cup_lease
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table import entries
from tests.server.client import Client, new_secret, new_table
from tests.server.company import leave, until
from tests.server.cups import QUICK, Entrant, gathered, play_round, until_all
from tests.server.house import House, database_in, limits, open_house, times
from tests.server.test_cups import BY_THEMSELVES
from tests.table.sitting import create


@asynccontextmanager
async def nodes(database: str, nats: Service, count: int, **settings: Any) -> AsyncIterator[list[House]]:
    """Nodes in the test's own process."""
    usual = {"times": times(), "limits": limits(), "nats": f"nats://127.0.0.1:{nats.port}"}
    about = ServerSettings(port=0, database=database, **{**usual, **settings})
    async with open_house(about) as first:
        if count == 1:
            yield [first]
            return
        async with nodes(database, nats, count - 1, **settings) as others:
            yield [first, *others]


async def spread(houses: list[House], code: str, *names: str) -> list[Client]:
    """One person after the other, each at the next node."""
    people = []
    for number, name in enumerate(names):
        client = await Client(houses[number % len(houses)].socket_url(code), name).open()
        people.append(client)
        if client.you is None:
            await client.ask("sit", name=name)
    return people


async def play(client: Client) -> None:
    """Play until the match is over."""
    rng = Random(client.name)
    while client.table["phase"] != "finished":
        await client.until(lambda: client.is_asked() or client.table["phase"] == "finished")
        if client.is_asked():
            number = client.number
            if await client.try_move(await client.choose(rng)) is None:
                await client.until(lambda number=number: client.number != number)  # type: ignore[misc]


async def test_a_match_with_a_socket_at_every_node(shared_database: str, nats_server: Service) -> None:
    async with nodes(shared_database, nats_server, 3) as houses:
        code = await new_table(houses[0], "ana", seats=3, options={"length": "1", "hand-size": "3"})
        people = await spread(houses, code, "ana", "beto", "caro")
        assert [client.you for client in people] == [0, 1, 2]
        await people[0].ask("start")
        await asyncio.gather(*map(play, people))
        record = people[0].table["record"]
        for home in houses:
            assert (await home.http.get(f"/api/tables/{code}")).json()["phase"] == "finished"
            text = (await home.http.get(f"/api/records/{record}")).text
            assert verify(Record.from_text(text)).outcomes > 0
        assert sum(code in home.hall.rooms for home in houses) == 1
        await leave(*people)
        assert [line for home in houses for line in home.log.errors()] == []


async def test_an_empty_table_goes_to_the_node_where_somebody_comes(
    shared_database: str, nats_server: Service
) -> None:
    async with nodes(shared_database, nats_server, 2) as (first, second):
        code = await new_table(first, "ana")
        assert code in first.hall.rooms
        ana = await Client(second.socket_url(code), "ana").open()
        assert code in second.hall.rooms and code not in first.hall.rooms
        beto = await Client(first.socket_url(code), "beto").open()
        await beto.ask("sit", name="beto")
        assert code in second.hall.rooms, "where somebody is, it stays"
        assert await beto.refused("start") == "host-only"
        await leave(ana, beto)


async def test_everybody_sees_who_is_here(shared_database: str, nats_server: Service) -> None:
    async with nodes(shared_database, nats_server, 2) as houses:
        code = await new_table(houses[0], "ana")
        ana, beto = await spread(houses, code, "ana", "beto")
        await ana.until(lambda: ana.presence["here"] == [True, True])
        await beto.close()
        await ana.until(lambda: ana.presence["here"] == [True, False])
        await leave(ana)


async def test_public_tables_of_all_nodes_are_listed(shared_database: str, nats_server: Service) -> None:
    async with nodes(shared_database, nats_server, 2) as (first, second):
        code = await new_table(first, "ana", public=True)
        ana = await Client(first.socket_url(code), "ana").open()
        await until(lambda: bool(second.state.places.open_tables()))
        listed = (await second.http.get("/api/tables")).json()
        assert [(one["code"], one["host"]) for one in listed] == [(code, "ana")]
        await leave(ana)


async def test_strangers_at_different_nodes_meet(shared_database: str, nats_server: Service) -> None:
    async with nodes(shared_database, nats_server, 3) as houses:
        codes = []
        for home, name in zip(houses, ("ana", "beto", "caro"), strict=True):
            wanted = {"edition": "usa", "name": name, "secret": new_secret(name)}
            answer = await home.http.post("/api/quick", json=wanted)
            codes.append(answer.json()["code"])
        assert len(set(codes)) == 1
        people = await spread(houses, codes[0], "ana", "beto", "caro")
        assert [client.you for client in people] == [0, 1, 2]
        await leave(*people)


async def test_a_rate_is_counted_by_all_nodes_together(shared_database: str, nats_server: Service) -> None:
    few = limits(lookups=(5, 1e-9))
    async with nodes(shared_database, nats_server, 2, limits=few) as (first, second):
        for _ in range(5):
            assert (await first.http.get("/api/tables")).status_code == 200
        gate = second.state.gate
        await until(lambda: gate._bucket("lookups", "127.0.0.1").left < 1)
        assert (await second.http.get("/api/tables")).status_code == 429


async def test_what_a_node_leaves_others_have_at_once(shared_database: str, nats_server: Service) -> None:
    async with nodes(shared_database, nats_server, 1) as (home,):
        async with nodes(shared_database, nats_server, 1) as (leaving,):
            code = await new_table(leaving, "ana")
            ana = await Client(leaving.socket_url(code), "ana").open()
            far = await Client(home.socket_url(code), "beto").open()
            await far.ask("sit", name="beto")
            assert code in leaving.hall.rooms
        assert await ana.until_closed() in (1001, 1012)
        assert await far.until_closed() == 1001
        ana.url = home.socket_url(code)
        await asyncio.gather(ana.open(), far.open())
        assert (ana.you, far.you) == (0, 1)
        await leave(ana, far)


async def test_a_tournament_across_nodes(shared_database: str, nats_server: Service) -> None:
    """Its tables are where it is, whichever node their players come to."""
    async with nodes(shared_database, nats_server, 2, cup_times=QUICK) as (first, second):
        code, people = await gathered(first, 6)
        for one in people[1::2]:
            await one.close()
        people = [
            await Entrant(second if number % 2 else first, code, one.name).open()
            for number, one in enumerate(people)
        ]
        await play_round(people, rounds=1)
        told = [(await home.http.get(f"/api/cups/{code}")).json() for home in (first, second)]
        assert told[0] == told[1] and told[0]["phase"] == "over"
        assert all(checked_draws(told[0]))
        for one in people:
            await one.close()
        assert [line for home in (first, second) for line in home.log.errors()] == []


async def test_a_tournament_goes_on_at_another_node(shared_database: str, nats_server: Service) -> None:
    async with nodes(shared_database, nats_server, 1, cup_times=QUICK, times=BY_THEMSELVES) as (home,):
        async with nodes(shared_database, nats_server, 1, cup_times=QUICK) as (leaving,):
            code, people = await gathered(leaving, 4)
            await people[0].ask("begin", rounds=1)
            await until_all(people, lambda one: one.cup["phase"] == "round")
        # Nobody asks for it, and bots hold the seats of those who do not come.
        await until(lambda: cup_lease(code) in home.state.places.node.held)
        ana = await Entrant(home, code, "p0").open()
        await ana.until(lambda: ana.cup["phase"] == "over")
        await ana.close()


async def test_two_servers_on_one_database_have_to_find_each_other(
    shared_database: str, nats_server: Service
) -> None:
    alone = ServerSettings(port=0, database=shared_database, lease=0.3)
    async with open_house(alone):
        with pytest.raises(Refusal) as refused:
            async with opened(alone):
                pass
        assert refused.value.code == "database-in-use"
        with pytest.raises(Refusal) as refused:
            async with opened(replace(alone, nats=f"nats://127.0.0.1:{nats_server.port}")):
                pass
        assert refused.value.code == "database-in-use"
    async with opened(alone):
        pass


async def test_a_second_server_on_one_file_is_refused(folder: Path) -> None:
    settings = ServerSettings(port=0, database=database_in(folder))
    async with opened(settings):
        with pytest.raises(Refusal) as refused:
            async with opened(settings):
                pass
        assert refused.value.code == "database-locked"
        assert str(folder / "lastcard.db") in str(refused.value)
    with pytest.raises(Refusal) as refused:
        async with opened(replace(settings, nats="nats://127.0.0.1:9")):
            pass
    assert refused.value.code == "nodes-need-postgres"


async def test_a_bus_that_is_not_there(shared_database: str) -> None:
    with pytest.raises(Refusal) as refused:
        async with opened(ServerSettings(database=shared_database, nats="nats://someone:secret@127.0.0.1:9")):
            pass
    assert refused.value.code == "bus-unreachable"
    assert "secret" not in str(refused.value)


async def test_the_database_refuses_what_is_written_under_an_earlier_epoch(shared_database: str) -> None:
    async with Store.opened(shared_database) as store:
        first, second = Node(store, 60.0), Node(store, 60.0)
        await first.leases.renew()
        store.may_write = lambda: True
        lease = await first.own("ABC234")
        await store.create("ABC234", create(), lease)
        with pytest.raises(Elsewhere):
            await second.own("ABC234")
        await first.leases.leave()
        later = await second.own("ABC234")
        assert later.epoch > lease.epoch
        with pytest.raises(Fenced):
            await store.append("ABC234", 1, entries.Move(0, "draw", "id-1"), lease=lease)
        await store.append("ABC234", 1, entries.Move(0, "draw", "id-2"), lease=later)
        assert (await store.entries("ABC234"))[1:] == [entries.Move(0, "draw", "id-2")]
        store.may_write = lambda: False
        with pytest.raises(Fenced):
            await store.append("ABC234", 2, entries.Move(0, "draw", "id-3"), lease=later)


async def test_one_stale_write_spoils_no_other(shared_database: str) -> None:
    """Though they are committed together."""
    async with Store.opened(shared_database) as store:
        node = Node(store, 60.0)
        store.may_write = lambda: True
        leases = [await node.own(code) for code in ("AAAAAA", "BBBBBB")]
        for lease in leases:
            await store.create(lease.name, create(), lease)
        writes = [
            store.append(lease.name, 1, entries.End(), lease=lease._replace(epoch=lease.epoch - stale))
            for lease, stale in zip(leases, (0, 1), strict=True)
        ]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert done[0] is None and isinstance(done[1], Fenced)
        assert [len(await store.entries(lease.name)) for lease in leases] == [2, 1]


async def test_who_claims_waits_for_what_is_being_written(shared_database: str) -> None:
    """So that the new owner reads all that was acknowledged."""
    async with Store.opened(shared_database) as store:
        node = Node(store, 60.0)
        lease = await node.own("ABC234")
        async with store.engine.begin() as connection:
            share = sa.text("SELECT 1 FROM leases WHERE name = 'ABC234' FOR SHARE")
            await connection.execute(share)
            claiming = asyncio.create_task(node.leases.claim("ABC234", {node.id}, 0.0))
            _, waiting = await asyncio.wait([claiming], timeout=0.2)
            assert waiting
        assert (await claiming).epoch == lease.epoch + 1


@pytest.mark.parametrize("program", ["nginx", "caddy"])
async def test_behind_a_proxy_everybody_comes_to_the_node_that_has_the_table(
    shared_database: str, nats_server: Service, program: str
) -> None:
    async with nodes(shared_database, nats_server, 3, trusted_proxies=("127.0.0.1",)) as houses:
        port = free_port()
        try:
            before = proxy(port, [urlsplit(home.address).port or 0 for home in houses], [program])
            await asyncio.to_thread(before.__enter__)
        except Missing as missing:
            pytest.skip(f"not on this machine: {missing}")
        try:
            for number in range(5):
                names = [f"{name}{number}" for name in ("ana", "beto", "caro")]
                code = await new_table(houses[number % 3], names[0], seats=3)
                path = urlsplit(houses[0].socket_url(code)).path
                people = [Client(f"ws://127.0.0.1:{port}{path}", name) for name in names]
                for client in people:
                    await client.open()
                    if client.you is None:
                        await client.ask("sit", name=client.name)
                assert [home.state.places.node.relay.nodes for home in houses] == [set()] * 3
                await leave(*people)
        finally:
            await asyncio.to_thread(before.__exit__, None, None, None)
