"""Writes what the editions of now make, for later code to open: records, and a database of a server.

`python -m tests.versions.make 1` wrote the folder `1` when every edition was at version 1. Before the version
of an edition moves it is called again, with that version; a folder that is there is never written again.

| file | |
| --- | --- |
| `*.jsonl` | a record each: with the secret of its chance (`fair-…`), or of seeded bots (`seeded-…`) |
| `tables.db` | a server's database: tables in every phase, and the records of those that finished |
| `tables.json` | its tables by code: the phase, and the lines of the record so far |
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import lastcard
from lastcard.bots import random_move
from lastcard.core.fair import Fair, commitment
from lastcard.editions import AnyGame
from lastcard.notation.moves import move_text
from lastcard.notation.record import Fairness, Recorder
from lastcard.server.hall import Hall
from lastcard.server.rooms import Room
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.table import entries
from lastcard.table.phases import PLAYING
from lastcard.table.room.opening import player_of
from tests.versions import HERE

TWO, THREE = ("Ana", "Íñigo"), ("Ana", "Beto", "李雷")
WRITTEN = (
    ("take-most 1", "play-run", "act ¡Baila! 💃🏽", "draw-to 5"),
    ("take-most 2", "discard-to 1", "act Sing, in C♯", "play-wilds"),
)
OTHERWISE = {
    "drawn": "must", "wild4": "strict", "uno": "auto", "scoring": "lowest", "reverse-two": "plain"
}  # fmt: skip
SHORT = {"hand-size": 2, "target": 1}

FAIR: dict[str, tuple[AnyGame, int]] = {
    "usa": (lastcard.game("usa", THREE, {"hand-size": 3, "target": 30}), 1000),
    "usa-options": (lastcard.game("usa", TWO, {**SHORT, **OTHERWISE}), 1000),
    "usa-usual": (lastcard.game("usa", TWO), 12),
    "hp": (lastcard.game("hp", THREE, SHORT), 1000),
    "jackpot": (lastcard.game("jackpot", THREE, {"hand-size": 5, "target": 1}), 1000),
    "jackpot-written": (lastcard.game("jackpot", TWO, {"hand-size": 6, "target": 1}, written=WRITTEN), 1000),
    "dice": (lastcard.game("dice", THREE, {"board-size": "4 2"}), 1000),
    "dice-first": (lastcard.game("dice", TWO, {"first-player": "Ana"}, colors=["blue", "red"]), 6),
}
"""Matches at a fair table, and after how many moves they are broken off."""

SEEDED: dict[str, tuple[str, Mapping[str, object]]] = {
    "usa": ("usa", {"hand-size": 3, "target": 1}),
    "hp": ("hp", {"hand-size": 3, "target": 1, **OTHERWISE}),
    "jackpot": ("jackpot", {"hand-size": 3, "target": 1}),
    "dice": ("dice", {"board-size": "5 1"}),
}
"""Matches of bots: edition and options."""


def digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def fair_record(name: str, game: AnyGame, moves: int) -> str:
    """A match of random moves; the last player sends no nonce."""
    own = [digest(f"{name}/{player}") for player in game.players[:-1]]
    nonces = (*(nonce.hex() for nonce in own), None)
    fairness = Fairness(digest(name), nonces, (*map(commitment, own), None))
    lines: list[str] = []
    recorder = Recorder(game, Fair(fairness.key(game)), lines.append, fairness)
    rng = Random(name)
    for _ in range(moves):
        if game.outcome(recorder.state) is not None:
            break
        seats = game.pending(recorder.state).seats
        if seats:
            recorder.move(seats[0], random_move(game, game.view(recorder.state, seats[0]), seats[0], rng))
        else:
            recorder.next_round()
    recorder.close()
    return "".join(f"{line}\n" for line in lines)


class Hosting:
    """One table of a server, played at without a network."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def fill(self) -> None:
        """A person in every open seat, each with a nonce of their own but the last."""
        table = self.room.table
        for seat, chair in enumerate(table.seats):
            if chair.kind == "open":
                await self.room.act(entries.Sit(seat, f"P{seat}", player_of(secret_of(seat))))
        for seat, chair in enumerate(table.seats[:-1]):
            if chair.kind == "person":
                await self.room.act(entries.Commit(seat, commitment(digest(f"nonce {seat}"))))

    async def start(self) -> None:
        await self.room.act(entries.Start(self.room.table.host or 0))
        for seat, chair in enumerate(self.room.table.seats):
            if chair.commitment is not None:
                await self.room.act(entries.Nonce(seat, digest(f"nonce {seat}").hex()))

    async def deal(self) -> None:
        await self.room.act(entries.Deal())

    async def play(self, moves: int = 10_000) -> None:
        """Random moves, and new deals, until the match is over or there were so many."""
        table, rng = self.room.table, Random(self.room.table.code)
        for number in range(moves):
            if table.phase != PLAYING:
                return
            if table.between_rounds():
                await self.room.act(entries.Next())
                continue
            game: Any = table.game
            seat = table.pending().seats[0]
            move = random_move(game, game.view(table.state, seat), seat, rng)
            await self.room.act(entries.Move(seat, move_text(move, game.players), f"id-{number}"))


def secret_of(seat: int) -> str:
    """The secret by which the player of this seat is known at every table."""
    return digest(f"player {seat}").hex()


async def make_tables(path: Path) -> dict[str, Any]:
    """A database with a table in every phase; what there is to know of each of them."""
    settings = ServerSettings(entropy=Random(str(path.name)).randbytes)
    async with Store.opened(f"sqlite+aiosqlite:///{path}") as store:
        hall = Hall(store, settings)

        async def table(edition: str, seats: int, bots: Sequence[str] = (), **more: Any) -> Hosting:
            agreed = entries.Settings(edition=edition, seats=seats, **more)
            return Hosting(await hall.create(agreed, "Ana", player_of(secret_of(0)), tuple(bots)))

        await table("usa", 3, ["easy"], public=True)
        lobby = await table("hp", 4, options={"hand-size": "5"})
        changed = entries.Settings(edition="hp", seats=3, options={"drawn": "must", "target": "200"})
        await lobby.room.act(entries.Change(0, changed))

        dealing = await table("usa", 2, options={"uno": "auto"})
        await dealing.fill()
        await dealing.start()

        for edition, moves, more in (
            ("usa", 40, {}),
            ("hp", 5, {"options": {"hand-size": "4", **OTHERWISE}}),
            ("jackpot", 7, {"writing": True}),
            ("dice", 4, {"options": {"first-player": "Ana"}}),
        ):
            midway: Hosting = await table(edition, 2, **more)
            await midway.fill()
            if midway.room.table.settings.writing:
                for seat, cards in enumerate(WRITTEN):
                    await midway.room.act(entries.Write(seat, cards))
            await midway.start()
            await midway.deal()
            await midway.play(moves)

        for edition, options in (("usa", {"hand-size": "2", "target": "1"}), ("dice", {"board-size": "4 2"})):
            over = await table(edition, 2, options=options)
            await over.fill()
            await over.start()
            await over.deal()
            await over.play()
        again = await table("usa", 2, ["easy"], options={"hand-size": "2", "target": "1"}, open_hands=False)
        await again.start()
        await again.deal()
        await again.play()
        await again.start()
        await again.deal()
        await again.play(1)
        ended = await table("jackpot", 2)
        await ended.fill()
        await ended.start()
        await ended.deal()
        await ended.play(5)
        known = {code: room.table for code, room in hall.rooms.items()}
        await ended.room.act(entries.End())
        await hall.stop()
        return {
            code: {"phase": one.phase, "record": one.record, "lines": [*one.lines]}
            for code, one in known.items()
        }


def main(name: str) -> None:
    folder = HERE / name
    folder.mkdir()
    for match, (game, moves) in FAIR.items():
        (folder / f"fair-{match}.jsonl").write_text(fair_record(match, game, moves), encoding="utf-8")
    for match, (edition, options) in SEEDED.items():
        record = lastcard.play(edition, {"ana": "easy", "beto": "normal"}, options, seed=match)
        record.save(folder / f"seeded-{match}.jsonl")
    tables = asyncio.run(make_tables(folder / "tables.db"))
    text = json.dumps(tables, ensure_ascii=False, indent=1)
    (folder / "tables.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
