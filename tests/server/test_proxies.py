"""Behind a real proxy, set up as docs/server.md says, everybody is who they are, and games go through."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest

from tests.server.client import Client, new_secret
from tests.server.company import until_phase
from tests.server.house import PATIENCE, House, house, limits
from tests.server.proxies import COMMANDS, NoProxy, proxy

ANA, EVA = "127.0.0.2", "127.0.0.3"
"""Two addresses of this machine. The proxy's own is 127.0.0.1, and the server trusts it."""


class Behind(NamedTuple):
    """A server, and the address of the proxy before it."""

    home: House
    address: str

    def browser(self, of: str) -> httpx.AsyncClient:
        """Somebody's, at this address."""
        return httpx.AsyncClient(
            base_url=self.address, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=of)
        )


@pytest.fixture(params=sorted(COMMANDS))
async def behind(request: pytest.FixtureRequest, folder: Path) -> AsyncIterator[Behind]:
    few = limits(lookups=(2, 0.0001), sockets_per_address=2)
    async with house(folder, limits=few, trusted_proxies=("127.0.0.1",)) as home:
        try:
            async with proxy(request.param, folder, home) as address:
                yield Behind(home, address)
        except NoProxy as reason:
            pytest.skip(str(reason))


async def test_everybody_has_limits_of_their_own_and_no_lie_helps(behind: Behind) -> None:
    async with behind.browser(ANA) as ana, behind.browser(EVA) as eva:
        seen = [(await ana.get("/api/tables")).status_code for _ in range(3)]
        assert seen == [200, 200, 429]
        for lie in (EVA, "192.0.2.1", "192.0.2.2, 127.0.0.1", "127.0.0.1", "nonsense"):
            told = {"X-Forwarded-For": lie, "X-Real-IP": lie, "Forwarded": f"for={lie}"}
            assert (await ana.get("/api/tables", headers=told)).status_code == 429, lie
        assert (await eva.get("/api/tables")).status_code == 200


async def test_a_game_goes_through_and_sockets_count_by_person(behind: Behind) -> None:
    origin = {"origin": behind.address}
    wanted = {"edition": "usa", "seats": 2, "name": "ana", "secret": new_secret("ana"), "bots": ["easy"]}
    async with behind.browser(ANA) as browser:
        made = await browser.post("/api/tables", json=wanted, headers=origin)
        assert made.status_code == 201, made.text
    url = f"ws{behind.address.removeprefix('http')}/api/tables/{made.json()['code']}/socket"
    mine = {"local_addr": (ANA, 0), "origin": behind.address}
    async with await Client(url, "ana").open(None, **mine) as ana, Client(url, "ana") as second:
        await ana.ask("start")
        await until_phase(ana, "playing")
        await ana.until(ana.is_asked)
        await ana.move(await ana.choose(Random(1)))
        await second.open(None, **mine)
        # She has no room for a third, and others have.
        with pytest.raises(Exception, match="403"):
            await Client(url, "ana").open(None, **mine)
        async with await Client(url, "eva").open(None, local_addr=(EVA, 0)) as eva:
            await eva.fence()


async def test_it_is_known_how_people_reach_the_server(behind: Behind) -> None:
    """Links that are shared lead to the proxy, not behind it."""
    room = await behind.home.http.post(
        "/api/tables", json={"edition": "usa", "seats": 2, "name": "ana", "secret": new_secret("ana")}
    )
    async with behind.browser(ANA) as browser:
        page = await browser.get(f"/t/{room.json()['code']}")
        picture = await browser.get(f"/api/tables/{room.json()['code']}/qr.svg")
    assert picture.status_code == 200
    assert page.status_code == 503 or behind.address in page.text
