"""A table of strangers who play whole matches over the wire, behave badly, and are watched by the oracle."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from lastcard.cards.game import CardGame
from lastcard.table.entries import AnyEntry, Applied
from lastcard.table.table import Table
from tests.server.client import Client, Plain, new_table
from tests.server.house import House
from tests.server.oracle import Oracle
from tests.support import strict

GARBAGE = (
    "{", "[]", "null", '"hello"', "{}", '{"type":"fly","id":"x"}', '{"type":"move","id":"x"}',
    '{"type":"move","id":"x","number":-1,"move":"draw"}', '{"type":"move","id":"x","number":"1"}',
    '{"type":"move","id":"","number":1,"move":"draw"}', '{"type":"ask","id":"x","move":"play"}',
    '{"type":"ask","id":"x","move":"play r5:q @nobody uno uno"}', '{"type":"hello","secret":"0"}',
    '{"type":"sit","id":"x","name":"eva","seat":0}', '{"type":"commit","id":"x","hash":"00"}',
    '{"type":"ask","id":"x","move":"wilds"}', '{"type":"hint","id":"x"}', '{"type":"next","id":"x"}',
    '{"type":"chat","id":"x","text":" \\u0007 "}', '{"x":' + "[" * 3000 + "]" * 3000 + ',"type":"ping"}',
)  # fmt: skip

QUICKER = (
    None, "stale", "not-catchable", "not-asked", "not-now", "uno-said", "uno-hand", "may-not-challenge",
    "round-over", "game-over", "not-in-phase",
)  # fmt: skip
"""A move is done, unless a bot that holds the seat, or another who answers too, was quicker."""


def nonce_of(client: Client, match: int) -> str:
    return hashlib.sha256(f"{client.name} {match}".encode()).hexdigest()


@contextmanager
def watched(oracles: dict[str, Oracle]) -> Iterator[None]:
    """Let the oracles see everything that is accepted, before anybody is told of it."""
    apply: Callable[[Table, AnyEntry], Applied] = Table.apply

    def seen(table: Table, entry: AnyEntry) -> Applied:
        applied = apply(table, entry)
        if table.code in oracles:
            oracles[table.code].note(table, entry, applied)
        return applied

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "apply", seen)
        yield


class Evening:
    """People around one table. `prying` is how often somebody does what they should not."""

    def __init__(self, house: House, code: str, clients: list[Client], rng: Random, prying: float) -> None:
        self.house = house
        self.code = code
        self.clients = clients
        self.rng = rng
        self.prying = prying
        self.matches = 0
        self.oracle = Oracle()
        self.oracle.note(self.table, None, None)
        self.oracle.secrets |= {client.secret for client in clients}
        for client in clients:
            client.on_message = self.hear

    @classmethod
    async def begun(
        cls, house: House, names: list[str], oracles: dict[str, Oracle], prying: float = 0.35, **settings: Any
    ) -> Evening:
        """A new table with these people; the last of them only watches, and the host has a screen, too."""
        code = await new_table(house, names[0], **settings)
        clients = [Client(house.socket_url(code), name, "es" if name > "c" else "en") for name in names]
        evening = cls(house, code, clients, Random(settings["edition"]), prying)
        oracles[code] = evening.oracle
        for client in clients:
            await client.open()
        for client in clients[1:-1]:
            await client.ask("sit", name=client.name)
        await evening.put_up_screen(names[0])
        return evening

    async def put_up_screen(self, name: str) -> None:
        """It says hello with the secret of this player, and must not see their hand."""
        screen = Client(self.house.socket_url(self.code), name, screen=True)
        screen.on_message = self.hear
        self.clients.append(await screen.open())

    @property
    def table(self) -> Table:
        return self.house.room(self.code).table

    def hear(self, client: Client, data: str, message: Plain) -> None:
        """Every message is of its form, and tells nothing that it should not."""
        strict.check(data, self.table.settings.edition == "dice")
        self.oracle.hear(client, data, message)
        if message["type"] in ("done", "refused") or "done" in message:
            client.asked = ""

    def seated(self) -> list[Client]:
        return [client for client in self.clients if client.you is not None]

    async def deal(self) -> None:
        """Everybody commits, the first starts or all want another match, and the nonces come."""
        for client in self.seated():
            promised = hashlib.sha256(bytes.fromhex(nonce_of(client, self.matches))).hexdigest()
            await client.ask("commit", hash=promised)
        if self.table.phase == "lobby":
            await self.seated()[0].ask("start")
        else:
            for client in self.seated():
                await client.ask("again")
            await self.clients[0].until(lambda: self.table.phase == "dealing")
        for client in self.seated():
            await client.ask("nonce", nonce=nonce_of(client, self.matches))
            await self.look_from_outside()
        self.matches += 1
        await self.clients[0].until(lambda: len(self.oracle.deals) == self.matches)

    async def play(self) -> None:
        """A whole match."""
        while self.table.phase == "playing":
            if self.rng.random() < self.prying:
                await self.pry()
                continue
            seats = self.table.pending().seats
            asked = [client for client in self.seated() if client.you in seats]
            if self.table.between_rounds():
                await self.seated()[0].ask("next")
            elif asked:
                await self.move(self.rng.choice(asked))
            else:
                await self.caught_up(self.clients[0], self.table.number + 1)
        for client in self.clients:
            await self.caught_up(client, self.table.number)
            assert client.table["phase"] == "finished"

    async def caught_up(self, client: Client, number: int) -> None:
        await client.until(lambda: (client.number or 0) >= number)

    async def move(self, client: Client) -> None:
        await self.caught_up(client, self.table.number)
        if not client.is_asked():
            return
        assert client.choices is not None
        if client.choices["catch"] and self.rng.random() < 0.8:
            move = f"catch {client.table['seats'][client.choices['catch'][0]]['name']}"
        elif "uno" in client.choices["say"] and self.rng.random() < 0.5:
            move = "uno"
        else:
            move = await client.choose(self.rng)
        assert await client.try_move(move) in QUICKER

    # What they should not do

    async def pry(self) -> None:
        client = self.rng.choice(self.clients)
        tried = self.rng.choice(
            [
                self.reconnect,
                self.reconnect,
                self.babble,
                self.try_every_card,
                self.cheat,
                self.talk,
                self.doze,
            ]
        )
        await tried(client)
        if self.rng.random() < 0.3:
            await self.look_from_outside()

    async def reconnect(self, client: Client) -> None:
        """The connection is lost; what was seen last is remembered well, badly or not at all."""
        number = client.number or 0
        await client.close()
        seen = self.rng.choice([number, number, None, max(0, number - self.rng.randrange(20)), number + 1000])
        await client.open(seen=seen)
        missed = [one["number"] for one in client.welcome["missed"]]
        assert client.welcome["fresh"] == (seen is None or seen > client.welcome["number"])
        if not client.welcome["fresh"]:
            assert seen is not None
            assert missed == list(range(seen + 1, client.welcome["number"] + 1))

    async def babble(self, client: Client) -> None:
        await client.send(self.rng.choice(GARBAGE))
        await client.fence()
        client.asked = ""

    async def try_every_card(self, client: Client) -> None:
        """Asking whether a card may be played tells of one's own hand only."""
        game = self.table.game
        cards = set(game.rules.named) if isinstance(game, CardGame) else {"chain r1", "+1 ana", "reroll *"}
        for card in self.rng.sample(sorted(cards), 3):
            await client.request("ask", move=f"play {card}:r" if card.startswith("W") else f"play {card}")

    async def cheat(self, client: Client) -> None:
        """Moves of those who are not asked, with cards that they may not have, and too late."""
        before = self.table.number
        for move in ("play W4:r", "draw", "challenge", "stand", "keep"):
            if client.you in self.table.pending().seats:
                return
            assert await client.refused("move", number=client.number or 0, move=move)
        assert self.table.number >= before

    async def talk(self, client: Client) -> None:
        done = "done" if client.you is not None else "refused"
        assert (await client.request("react", reaction="wow"))["type"] == done
        assert (await client.request("chat", text="hola\u202e a\u0000ll"))["type"] == done

    async def doze(self, client: Client) -> None:
        """Leave the seat to a bot for a while."""
        if client.you is None or self.table.phase != "playing":
            return
        await client.ask("leave")
        if self.rng.random() < 0.5:
            await client.ask("back")

    async def look_from_outside(self) -> None:
        """Whatever HTTP answers to strangers in the middle of a match."""
        http = self.house.http
        for path in (
            f"/api/tables/{self.code}", "/api/tables", f"/api/tables/{self.code}/qr.svg", "/api/health",
            f"/api/records/{self.table.next_record}", f"/api/records/{self.table.next_record}/moments",
            f"/api/tables/{self.code}/socket", "/api/tables/r5W4", "/api/records/b5",
        ):  # fmt: skip
            answer = await http.get(path, headers={"accept-language": "es"})
            if "/records/" in path and answer.status_code in (200, 403):
                assert self.table.phase == "finished", "a bot has ended the match meanwhile"
                continue
            if not path.endswith(("r5W4", "b5")):
                self.oracle.check_outside(answer.text if "svg" not in path else "")
            self.oracle.check_secrets(answer.text + str(answer.headers))
            assert answer.status_code in (200, 404, 405), (path, answer.text)

    async def end(self) -> None:
        for client in self.clients:
            await client.close()
        self.oracle.check_log(self.house.log.lines)
        assert self.house.log.json_lines
        self.oracle.check_log(self.house.log.json_lines)
        await self.look_at_metrics()

    async def look_at_metrics(self) -> None:
        """Those who read the numbers of a server learn nothing of who plays what."""
        if (address := self.house.state.metrics_at) is not None:
            numbers = (await self.house.http.get(address)).text
            assert "lastcard_moves_total" in numbers
            self.oracle.check_outside(numbers)
            assert self.code not in numbers
