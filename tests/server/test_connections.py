"""Slow, silent, late and lost: one client never slows another, and seats are held and given back."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from lastcard.languages import LANGUAGES, Language
from lastcard.locale import catalogue
from lastcard.server.connection import OUTDATED, SLOW, TOO_MANY, Bucket, Connection
from lastcard.table.room.telling import FORM
from tests.server.client import Client, new_secret, new_table
from tests.server.company import asked, begun, caught_up, leave, seated
from tests.server.house import PATIENCE, House, house, limits, times

NOBODY = {"watching": 0, "watchers": [], "screens": 0}
ONE = {"watching": 1, "watchers": [1], "screens": 0}


class Deaf:
    """A client on a bare socket that shakes hands, says hello, and then never reads again."""

    def __init__(self, home: House, code: str) -> None:
        self.home = home
        self.code = code
        self.socket = socket.socket()

    async def open(self) -> Deaf:
        loop = asyncio.get_running_loop()
        host, port = self.home.address.removeprefix("http://").split(":")
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.setblocking(False)
        await loop.sock_connect(self.socket, (host, int(port)))
        await loop.sock_sendall(
            self.socket,
            f"GET /api/tables/{self.code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode(),
        )
        assert b"101" in await loop.sock_recv(self.socket, 64)
        hello = json.dumps({"type": "hello", "form": FORM, "secret": new_secret("deaf")}).encode()
        # A masked frame with a mask of zeros is the text itself.
        await loop.sock_sendall(self.socket, bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        return self


async def until_alone(client: Client) -> None:
    await client.until(lambda: client.presence["watching"] == 0)


async def test_a_client_that_never_reads_is_cut_off_and_slows_nobody(folder: Path) -> None:
    """It is sent far more than the queue and the buffers hold; the others get their answers meanwhile."""
    async with house(folder, limits=limits(queue=200, patience=0.3)) as home:
        code, clients = await seated(home, "ana", "beto")
        host = clients[0]
        deaf = await Deaf(home, code).open()
        await host.until(lambda: host.presence["watching"] == 1)
        sent = 0
        while host.presence["watching"]:
            await asyncio.gather(*(host.ask("chat", text="🂡" * 300) for _ in range(50)))
            await clients[1].fence()
            sent += 50
            assert sent < 50_000, "it is never cut off"
        assert sent > 200, "it was there for a while"
        await until_alone(host)
        assert len(home.room(code).gathering.seats) == 2
        deaf.socket.close()
        sockets = [
            one for one in home.server.server_state.connections if "WebSocket" in repr(type(one).__mro__)
        ]
        assert len(sockets) == 2, "its connection is really gone"
        assert not home.log.errors()
        await leave(*clients)


async def test_a_client_that_takes_its_time_but_reads_is_not_cut_off(folder: Path) -> None:
    async with house(folder, limits=limits(patience=0.3)) as home:
        _, clients = await seated(home, "ana", "beto")
        for _ in range(5):
            await asyncio.gather(*(clients[0].ask("chat", text="x" * 300) for _ in range(40)))
        await clients[1].until(lambda: len(clients[1].said) == 200)
        assert clients[1].closed is None
        await leave(*clients)


class Stuck:
    """A socket whose other side takes nothing."""

    def __init__(self) -> None:
        self.closed: list[int] = []
        self.sent = 0

    async def send_data(self, data: str | bytes, mode: str = "text", encoding: str = "utf-8") -> None:
        self.sent += 1
        await asyncio.Event().wait()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed.append(code)


async def test_a_queue_that_is_full_ends_the_connection() -> None:
    stuck: Any = Stuck()
    connection = Connection(stuck, "player", "en", 5)
    assert connection.messages is catalogue("en")
    for number in range(50):
        connection.send(b"%d" % number)
        await asyncio.sleep(0)
    assert stuck.sent == 2, "at once, and by the writer, who waits"
    assert stuck.closed == [SLOW]
    assert connection.closing == SLOW
    async with asyncio.timeout(PATIENCE):
        await connection.close()


async def test_whoever_says_nothing_at_first_is_sent_away(folder: Path) -> None:
    async with house(folder, limits=limits(first_message=0.4)) as home:
        code, clients = await seated(home, "ana", "beto")
        silent = await Client(home.socket_url(code), "silent").dial()
        assert await silent.until_closed() == SLOW
        assert silent.reason.startswith("hello-late: ")
        assert not silent.heard
        await asyncio.sleep(0.1)
        assert clients[0].closed is None, "afterwards one may be silent"
        await leave(*clients)


async def test_everybody_sees_who_is_here(folder: Path) -> None:
    async with house(folder) as home:
        code, (host, guest) = await seated(home, "ana", "beto")
        assert host.presence == {
            "here": [True, True],
            "held": [False, False],
            "watching": 0,
            "watchers": [],
            "screens": 0,
        }
        watcher = await Client(home.socket_url(code), "watcher").open()
        await host.until(lambda: host.presence["watching"] == 1)
        second = await Client(home.socket_url(code), "ana").open()
        assert second.you == 0
        await second.close()
        await guest.close()
        await host.until(lambda: host.presence["here"] == [True, False])
        await watcher.close()
        await until_alone(host)
        await guest.open()
        await host.until(lambda: host.presence["here"] == [True, True])
        await leave(host, guest)


async def test_a_screen_sees_what_watchers_see_whoever_says_hello(folder: Path) -> None:
    async with house(folder, limits=limits(sockets_per_table=2)) as home:
        code, (host, guest) = await seated(home, "ana", "beto")
        screen = await Client(home.socket_url(code), "ana", screen=True).open()
        assert (screen.you, screen.choices) == (None, None)
        await host.until(lambda: (host.presence["watching"], host.presence["screens"]) == (0, 1))
        assert await screen.refused("chat", text="hello") == "not-seated"
        second = await Client(home.socket_url(code), "x", screen=True).open()
        third = await Client(home.socket_url(code), "y", screen=True).dial()
        await third.send({"type": "hello", "form": FORM, "secret": third.secret, "screen": True})
        assert await third.until_closed() == TOO_MANY
        await leave(screen, second)
        await host.until(lambda: host.presence["screens"] == 0)
        await leave(host, guest)


async def test_presence_follows_the_seats(folder: Path) -> None:
    """Those who leave watch; seats that come and go are told with who is on them."""
    async with house(folder) as home:
        _, (host, guest) = await seated(home, "ana", "beto")
        await guest.ask("leave")
        await host.until(
            lambda: (
                host.presence
                == {
                    "here": [True, False],
                    "held": [False, False],
                    "watching": 1,
                    "watchers": [1],
                    "screens": 0,
                }
            )
        )
        settings = {"edition": "usa", "seats": 4, "options": {}}
        await host.ask("settings", settings=settings)
        await host.until(lambda: len(host.presence["here"]) == 4)
        await guest.ask("sit", name="beto", seat=3)
        await host.until(lambda: host.presence["here"] == [True, False, False, True])
        await host.ask("settings", settings={**settings, "seats": 2})
        await guest.until(lambda: guest.presence["here"] == [True, True] and guest.you == 1)
        await host.ask("free", seat=1)
        await guest.until(lambda: guest.presence["watching"] == 1 and guest.you is None)
        await leave(host, guest)


async def test_the_clock_hands_the_seat_to_a_bot_and_the_person_takes_it_back(folder: Path) -> None:
    async with house(folder, times=times(thinking=0.01, catching=0.01)) as home:
        code, clients = await begun(home, "ana", "beto", timer=1)
        sleeper = asked(clients)
        seat = sleeper.you
        assert seat is not None
        assert sleeper.left is not None and 0 < sleeper.left <= 1000
        number = sleeper.number or 0
        await sleeper.until(lambda: sleeper.presence["held"][seat])
        await sleeper.until(lambda: (sleeper.number or 0) > number)
        await sleeper.ask("back")
        await sleeper.until(lambda: not sleeper.presence["held"][seat])
        assert home.room(code).gathering.steward.held <= {clients[1 - seat].player}
        await leave(*clients)


async def test_leaving_in_a_match_and_coming_back(folder: Path) -> None:
    """A bot plays on at once; a move, `back` or a new connection takes the seat back."""
    async with house(folder, times=times(thinking=0.01)) as home:
        code, clients = await begun(home, "ana", "beto")
        for way in ("back", "move", "reconnect"):
            player = asked(clients)
            seat, number = player.you, player.number or 0
            assert seat is not None
            await player.ask("leave")
            await player.until(lambda player=player, seat=seat: player.presence["held"][seat])  # type: ignore[misc]
            assert home.room(code).table.seats[seat].kind == "person", "the seat stays theirs"
            await caught_up([player], number + 1)
            if way == "back":
                await player.ask("back")
            elif way == "move":
                await player.request("move", number=player.number, move="draw")
            else:
                await player.close()
                await player.open(seen=player.number)
            await player.until(lambda player=player, seat=seat: not player.presence["held"][seat])  # type: ignore[misc]
            await caught_up(clients, home.room(code).table.number)
            if not any(client.is_asked() for client in clients):
                break
        await leave(*clients)


async def test_a_lost_player_is_held_after_a_while_and_plays_on_when_back(folder: Path) -> None:
    async with house(folder, times=times(thinking=0.01, absent=0.05)) as home:
        code, clients = await begun(home, "ana", "beto")
        lost = asked(clients)
        (other,) = [client for client in clients if client is not lost]
        seat, number = lost.you, lost.number or 0
        assert seat is not None
        await lost.close()
        await other.until(lambda: other.presence["held"][seat] and (other.number or 0) > number)
        await lost.open(seen=number)
        assert lost.welcome["missed"][0]["number"] == number + 1
        await other.until(lambda: other.presence == {"here": [True, True], "held": [False, False], **NOBODY})
        assert code in home.hall.rooms
        await leave(*clients)


async def test_bots_wait_while_nobody_looks(folder: Path) -> None:
    async with house(folder, times=times(thinking=0.005, absent=0.01)) as home:
        code, (host,) = await begun(home, "ana", bots=["easy"])
        await host.ask("leave")
        await host.close()
        async with asyncio.timeout(PATIENCE):
            while home.room(code).gathering.seats:
                await asyncio.sleep(0.005)
        number = home.room(code).table.number
        await asyncio.sleep(0.1)
        assert home.room(code).table.number == number
        await host.open(seen=number)
        await leave(host)


async def test_a_rate_that_is_kept_is_never_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket((3, 2.0))
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2
    assert bucket.part_left() < 1
    for _ in range(10):
        now += 0.5
        assert bucket.take()
        assert not bucket.take()
    now += 10
    assert bucket.part_left() == 1
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]


async def test_too_much_at_once_is_refused_in_words_and_ends(folder: Path) -> None:
    async with house(folder, limits=limits(messages=(5, 0.001))) as home:
        code = await new_table(home, "ana")
        flood = await Client(home.socket_url(code), "ana", "es").open()
        for _ in range(9):
            await flood.send({"type": "ping"})
        assert await flood.until_closed() == 4429
        assert flood.pongs == 5
        assert [refusal["code"] for refusal in flood.refusals] == ["too-many-requests"]
        assert "espera" in flood.refusals[0]["message"]
        assert not home.log.errors()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_client_of_another_form_is_told_to_update(folder: Path, language: Language) -> None:
    """A page that was opened before an upgrade would misread what it is sent."""
    async with house(folder) as home:
        code, (host, guest) = await seated(home, "ana", "beto")
        old = await Client(home.socket_url(code), "ana", language).dial()
        await old.send({"type": "hello", "secret": old.secret, "language": language})
        assert await old.until_closed() == OUTDATED
        [(told, _)] = old.heard
        assert json.loads(told)["message"] == catalogue(language).text("refusal-other-form")
        await leave(host, guest)
