"""WebSocket messages from strangers: nothing crashes, and what is refused is told and changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from tests.server import grammar
from tests.server.client import Client, new_secret, new_table
from tests.server.company import asked, begun, caught_up, leave, seated
from tests.server.house import House, house, limits, times
from tests.server.threaded import Threaded, threaded_house
from tests.support.sizes import examples
from tests.table.sitting import fingerprint

# Nothing happens by itself: what changes, a message has changed.
STILL = times(thinking=3600, catching=3600, nonces=0, absent=3600, between=3600)
ROLES = ("host", "guest", "host", "guest", "watcher")


class Party:
    """A table in one phase of its life, with somebody in every role."""

    def __init__(self, home: House, code: str, clients: dict[str, Client]) -> None:
        self.home = home
        self.code = code
        self.clients = clients

    @classmethod
    async def begun(cls, home: House, phase: str, edition: str) -> Party:
        host, guest = f"ana{phase}{edition}", f"beto{phase}{edition}"
        gather = begun if phase == "playing" else seated
        writing = edition == "jackpot" and phase == "lobby"
        code, (first, second) = await gather(home, host, guest, edition=edition, writing=writing)
        watcher = await Client(home.socket_url(code), f"eva{phase}{edition}", "es").open()
        return cls(home, code, {"host": first, "guest": second, "watcher": watcher})

    async def throw(self, role: str, text: str) -> None:
        """Send something, and see what comes of it."""
        client = self.clients[role]
        if client.closed is not None:
            await client.close()
            await client.open()
        await client.until(lambda: client.table["phase"] != "dealing")
        table = self.home.room(self.code).table
        before, heard = fingerprint(table), len(client.heard)
        await client.send(text)
        await client.fence()
        came = [json.loads(data) for data, _ in client.heard[heard:]]
        refusals = [message for message in came if message["type"] == "refused"]
        # A move is answered by what it brings about.
        done = [message for message in came if message["type"] == "done" or "done" in message]
        assert done or refusals or "ping" in text, "nothing is left unanswered"
        for refusal in refusals:
            check_refusal(refusal)
        if not done:
            assert fingerprint(table) == before, text


def check_refusal(refusal: dict[str, Any]) -> None:
    """It has a code and a sentence that can be shown."""
    assert any(catalogue(language).has(f"refusal-{refusal['code']}") for language in LANGUAGES)
    assert refusal["message"].strip()
    assert "{ $" not in refusal["message"]
    assert refusal["message"].isprintable()
    assert refusal["code"] != "internal"
    assert refusal["id"] is None or len(refusal["id"]) <= 64


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Threaded, list[Party]]]:
    """A house with tables in several phases, for many examples."""
    with threaded_house(tmp_path_factory.mktemp("hostile"), times=STILL) as threaded:
        home = threaded.home
        kinds = [
            ("lobby", "usa"),
            ("lobby", "jackpot"),
            ("playing", "hp"),
            ("playing", "jackpot"),
            ("playing", "dice"),
        ]
        parties = [threaded.run(Party.begun(home, phase, edition)) for phase, edition in kinds]
        yield threaded, parties
        assert home.log.errors() == []
        for party in parties:
            threaded.run(leave(*party.clients.values()))


@examples(250, 2000, suppress_health_check=list(HealthCheck))
@given(party=st.integers(0, 4), role=st.sampled_from(ROLES), text=grammar.texts)
def test_whatever_is_thrown_at_a_table(
    standing: tuple[Threaded, list[Party]], party: int, role: str, text: str
) -> None:
    threaded, parties = standing
    threaded.run(parties[party].throw(role, text))
    assert threaded.home.log.errors() == []


@pytest.mark.parametrize("which", grammar.ENDING)
async def test_frames_that_end_a_connection(folder: Path, which: str) -> None:
    data, as_text, codes = grammar.ENDING[which]
    async with house(folder) as home:
        code, (host, guest) = await seated(home, "ana", "beto")
        before = fingerprint(home.room(code).table)
        silent = await Client(home.socket_url(code), "silent").dial()
        for client in (host, silent):
            assert client._socket is not None
            await client._socket.send(data, text=as_text)
            assert await client.until_closed() in codes
            for refusal in client.refusals:
                check_refusal(refusal)
        await guest.until(lambda: guest.presence["here"] == [False, True])
        assert fingerprint(home.room(code).table) == before
        assert home.log.errors() == []
        await leave(guest)


HELLOS: list[tuple[str, str]] = [
    ('{"type":"ping"}', "hello-first"),
    ('{"type":"leave","id":"x"}', "hello-first"),
    ('{"type":"hello"}', "bad-message"),
    ('{"type":"hello","secret":"00"}', "bad-message"),
    ('{"type":"hello","secret":"' + "0" * 64 + '\\n"}', "bad-message"),
    ('{"type":"hello","secret":"' + "0" * 64 + '","seen":-1}', "bad-message"),
    ('{"type":"hello","secret":"' + "0" * 64 + '","seen":99999999999999999999}', "bad-message"),
    ('{"type":"hello","secret":"' + "0" * 64 + '","language":"fr"}', "bad-message"),
    ('{"type":"hello","secret":"' + "0" * 64 + '","seat":0}', "bad-message"),
    ('{"x":' + "[" * 5000 + "]" * 5000 + ',"type":"hello"}', "bad-message"),
    ("hello", "bad-message"),
    ("{", "bad-message"),
]


async def test_a_wrong_hello_ends_in_a_sentence(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home)
        for text, expected in HELLOS:
            for language, header in (("en", "fr"), ("es", "es-AR, en")):
                client = await Client(home.socket_url(code), "eva").dial(
                    additional_headers={"accept-language": header}
                )
                await client.send(text)
                assert await client.until_closed() == 1008, text
                assert client.reason.startswith(f"{expected}: "), client.reason
                sentence = catalogue(language).text(f"refusal-{expected}", reason="@").partition("@")[0]
                assert sentence[:40] in client.reason
                assert not client.heard
        assert home.log.errors() == []


async def test_a_table_that_is_not_there_is_told_in_the_closing(folder: Path) -> None:
    async with house(folder) as home:
        for code in ("AAAAAA", "abc", "%0A%0D", "A" * 300, "%F0%9F%82%A1" * 20):
            client = await Client(home.socket_url(code), "eva").dial()
            assert await client.until_closed() == 4404
            assert client.reason.startswith("no-such-table: ")
            assert len(client.reason.encode()) <= 123
        assert home.log.errors() == []


async def test_pages_of_other_sites_get_no_socket(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home)
        for origin in ("http://evil.example", "null", "http://[", "https://127.0.0.1", ""):
            with pytest.raises(InvalidStatus) as told:
                await Client(home.socket_url(code), "eva").dial(additional_headers={"Origin": origin})
            assert told.value.response.status_code == 403
        fine = await Client(home.socket_url(code), "eva").open(additional_headers={"Origin": home.address})
        await fine.close()
        assert home.log.errors() == []


async def test_too_many_connections_of_one_address(folder: Path) -> None:
    async with house(folder, limits=limits(connections=(2, 0.001))) as home:
        code = await new_table(home)
        clients = [await Client(home.socket_url(code), "ana").open() for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await Client(home.socket_url(code), "ana").dial()
        await leave(*clients)


async def test_nobody_moves_for_another(folder: Path) -> None:
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        watcher = await Client(home.socket_url(code), "eva").open()
        mover = asked(clients)
        (other,) = [client for client in clients if client is not mover]
        before = fingerprint(home.room(code).table)
        assert await watcher.refused("move", number=watcher.number, move="draw") == "not-seated"
        assert await watcher.refused("leave") == "not-seated"
        assert await watcher.refused("chat", text="hello") == "not-seated"
        assert await watcher.refused("sit", name="eva", seat=0) == "not-in-phase"
        assert await other.refused("move", number=other.number, move="draw") in ("not-asked", "not-now")
        for kind, fields in (("free", {"seat": 0}), ("bot", {"seat": 0, "level": "easy"})):
            assert await clients[1].refused(kind, **fields) == "host-only"
        hidden = {"type": "move", "id": "x", "number": mover.number, "move": "draw", "seat": mover.you}
        assert (await other.answer_to(hidden))["code"] == "bad-message"
        assert fingerprint(home.room(code).table) == before
        await leave(*clients, watcher)


async def test_what_people_write_is_only_ever_text(folder: Path) -> None:
    """Names, chat and rule cards: no control characters, nothing that turns the writing round."""
    bad = grammar.BIDI + grammar.CONTROL + "\u200b"
    async with house(folder) as home:
        code, (host, guest) = await seated(home, "ana", "beto", edition="jackpot", writing=True)
        watcher = await Client(home.socket_url(code), "eva").open()
        await guest.ask("leave")
        for letter in sorted(set(bad) - set("[31m\r\n\x85\u2028")):
            answer = await watcher.request("sit", name=f"e{letter}va")
            if answer["type"] == "done":
                await watcher.until(lambda: watcher.you == 1)
                assert watcher.table["seats"][1]["name"] == "eva", "what nobody can see is left out"
                await watcher.ask("leave")
            else:
                assert answer["code"] == "name-letters"
            assert await host.refused("write", cards=[f"act a{letter}b"] * 4) == "rule-letters"
        await host.ask("chat", text=f"<i>hi</i>{bad}&amp; bye")
        await watcher.until(lambda: bool(watcher.said))
        said = watcher.said[0]["text"]
        assert said.isprintable()
        assert said.startswith("<i>hi</i>")
        assert await host.refused("chat", text=bad.replace("[31m", "")) == "chat-empty"
        await leave(host, guest, watcher)


async def test_refusals_come_in_the_language_of_the_connection(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home)
        english = await Client(home.socket_url(code), "eva", "en").open()
        spanish = await Client(home.socket_url(code), "leo", "es").open()
        told = []
        for client in (english, spanish):
            await client.refused("start")
            await client.send("{")
            await client.fence()
            told.append([refusal["message"] for refusal in client.refusals])
        assert all(one != other for one, other in zip(*told, strict=True))
        await english.ask("language", language="es")
        await english.refused("start")
        assert english.refusals[-1]["message"] == told[1][0]
        await leave(english, spanish)


async def test_a_crowd_of_liars_at_once(folder: Path) -> None:
    """Many sockets with nonsense, and the table goes on."""
    async with house(folder) as home:
        code, clients = await begun(home, "ana", "beto")
        rng = Random(5)

        async def lie(number: int) -> None:
            client = await Client(home.socket_url(code), f"liar{number}").open()
            for _ in range(20):
                await client.send(rng.choice(grammar.NOT_MESSAGES))
            await client.fence()
            await client.close()

        await asyncio.gather(*(lie(number) for number in range(10)))
        for _ in range(3):
            mover = asked(clients)
            answer = await mover.move(await mover.choose(rng))
            await caught_up(clients, answer["number"])
            if not any(client.is_asked() for client in clients):
                break
        assert home.log.errors() == []
        await leave(*clients)


async def test_a_secret_is_nobody_elses(folder: Path) -> None:
    """Only the very secret has the seat; its hash does not, nor one that differs a little."""
    async with house(folder) as home:
        code = await new_table(home, "ana")
        own = await Client(home.socket_url(code), "ana").open()
        assert own.you == 0
        for secret in (
            own.player,
            own.secret[:-1] + ("0" if own.secret[-1] != "0" else "1"),
            new_secret("x"),
        ):
            thief = Client(home.socket_url(code), "thief")
            thief.secret = secret
            await thief.open()
            assert thief.you is None
            await thief.close()
        await leave(own)
