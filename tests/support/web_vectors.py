"""Vectors for the browser's verification: what it recomputes must be what Python computed.

`python -m tests.support.web_vectors` writes web/src/replay/vectors.json again; test_web_vectors.py sees to it
that the file is what this module makes now.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import lastcard
from lastcard.bots import described, level, random_move
from lastcard.cards.game import CardGame
from lastcard.cards.moves import play
from lastcard.cards.rulecards import RuleCard
from lastcard.core.event import redacted
from lastcard.core.fair import Fair, canonical, commitment, fair_key
from lastcard.editions import AnyGame
from lastcard.notation.company import OTHER
from lastcard.notation.record import Fairness, Record, Recorder
from lastcard.notation.replay import replay, verify
from tests.versions import KEPT

FILE = Path(__file__).parents[2] / "web" / "src" / "replay" / "vectors.json"
UNUSUAL = 0.2
"""How often a move is any legal one: random players alone never bluff, challenge, catch or forget UNO."""


@dataclass(frozen=True)
class Match:
    """How a match of the vectors is made; `limit` breaks it off after this many moves, and with `hurry` the
    time of a round is over after this many (HOUSE.blitz). `bots` are what its record says of its bots; the
    moves are random ones all the same."""

    name: str
    edition: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    written: Sequence[Sequence[str]] | None = None
    bots: Sequence[str | None] = ()
    limit: int = 400
    open: bool = True
    hurry: int = 0


MATCHES = (
    Match(
        "usa",
        "usa",
        ("Ana", "Beto", "Zoë"),
        seed=43,
        options={"hand-size": 2, "target": 60},
    ),
    Match(
        "reshuffle",
        "usa",
        ("Ana", "Beto"),
        seed=4,
        options={"hand-size": 49},
        limit=14,
    ),
    Match(
        "closed",
        "hp",
        ("Łukasz", "李雷", "Ana"),
        seed=28,
        options={"hand-size": 3, "target": 1},
        open=False,
    ),
    Match(
        "written",
        "jackpot",
        ("Ana", "Íñigo"),
        seed=8,
        options={"hand-size": 4, "target": 1, "uno": "auto"},
        written=(
            ("take-most 1", "play-run", "act ¡Baila! 💃🏽", "draw-to 5"),
            ("take-most 2", "discard-to 1", "act Sing “Ä–Ö–Ü”, in C♯", "play-wilds"),
        ),
    ),
    Match(
        "ideas",
        "jackpot",
        ("Ana", "Beto", "Caro"),
        seed=82,
        options={"hand-size": 2, "target": 1},
    ),
    Match(
        "party",
        "usa",
        ("Ana", "Beto", "Zoë", "Íñigo"),
        seed=80,
        options={
            "stack": "any",
            "deflect": "both",
            "seven-zero": "both",
            "jump-in": "on",
            "multi": "number",
            "misplay": 1,
            "draw": "until",
            "hand-size": 4,
            "target": 1,
        },
    ),
    Match(
        "knockout",
        "usa",
        ("Ana", "Beto", "Zoë", "Íñigo"),
        seed=6,
        options={
            "knockout": "on",
            "seats": "shuffled",
            "mercy": 10,
            "draw": "until",
            "seven-zero": "zero",
            "multi": "identical",
            "hand-size": 2,
        },
    ),
    Match(
        "teams",
        "hp",
        ("Ana", "Beto", "Zoë", "Íñigo"),
        seed=119,
        options={"teams": "on", "seats": "shuffled", "seven-zero": "both", "hand-size": 1, "target": 120},
    ),
    Match(
        "blitz",
        "jackpot",
        ("Ana", "Beto", "Zoë"),
        seed=5,
        options={"round-time": 1, "stack": "any", "hand-size": 3, "length": 3},
        hurry=5,
    ),
    Match(
        "bots",
        "usa",
        ("Ana", "Beto"),
        seed=9,
        options={"hand-size": 2, "target": 1},
        bots=(None, "hard"),
    ),
    Match(
        "dice",
        "dice",
        ("Ana", "Beto", "Çağla"),
        seed=13,
        options={"board-size": "6 2"},
    ),
)


def secret_of(match: Match) -> bytes:
    return hashlib.sha256(f"{match.name}/{match.seed}".encode()).digest()


def table_of(match: Match) -> AnyGame:
    written = None
    if match.written is not None:
        written = [[RuleCard.from_text(text) for text in texts] for texts in match.written]
    return lastcard.game(match.edition, match.players, match.options, written=written)


def record_of(match: Match) -> str:
    """The match as a record. The last player sends no nonce."""
    table = table_of(match)
    own = [hashlib.sha256(f"{match.seed}/{name}".encode()).digest() for name in match.players[:-1]]
    fairness = Fairness(
        secret_of(match),
        (*(nonce.hex() for nonce in own), None),
        (*(commitment(nonce) for nonce in own), None),
    )
    lines: list[str] = []
    playing = [None if name is None else level(name) for name in match.bots]
    bots = described(playing, [level("normal")], table.family) if playing else None
    recorder = Recorder(table, Fair(fairness.key(table, bots)), lines.append, fairness, bots=bots)
    if playing:
        recorder.sits(0, "Nobody", "normal")
    rng = Random(match.seed)
    since = 0
    for _ in range(match.limit):
        if table.outcome(recorder.state) is not None:
            break
        seats = table.pending(recorder.state).seats
        since += 1
        if not seats:
            recorder.next_round()
            since = 0
        elif since > match.hurry > 0:
            recorder.time_over()
        else:
            recorder.move(*_move(table, recorder.state, rng, seats[-1]), OTHER if playing else None)
    recorder.close()
    return "\n".join(lines) + "\n"


def _move(table: AnyGame, state: Any, rng: Random, asked: int) -> tuple[int, Any]:
    if isinstance(table, CardGame) and table.rules.misplay and rng.random() < UNUSUAL:
        misplays = [(asked, move) for move in _misplays(table, state, asked)]
        if misplays:
            return rng.choice(misplays)
    if rng.random() < UNUSUAL:
        seats = range(len(table.players)) if isinstance(table, CardGame) else (asked,)
        legal = [(seat, move) for seat in seats for move in islice(table.moves(state, seat), 40)]
        return rng.choice(legal)
    return asked, random_move(table, table.view(state, asked), asked, rng)


def _misplays(table: CardGame, state: Any, seat: int) -> Iterator[Any]:
    """Cards that do not go, which no list of moves has (HOUSE.misplay)."""
    legal = set(table.moves(state, seat))
    for text in dict.fromkeys(table.hands(state)[seat]):
        move = play(text)
        if move not in legal and table.judge(state, seat, move) is None:
            yield move


def moments_of(match: Match, record: str) -> Iterator[dict[str, Any]]:
    """What the server tells of a record step by step, with the parts of a view that are checked."""
    for moment in replay(Record.from_text(record)):
        state = moment.state
        data = moment.entry.data if moment.entry else {}
        dice = match.edition == "dice"
        view = state.common() if dice else _view(state)
        hands = [] if dice or not match.open else [list(state.rules.texts(hand)) for hand in state.hands]
        yield {
            "by": data.get("by"),
            "move": "time" if "time" in data else data.get("move"),
            "events": moment.events if match.open else redacted(moment.events, None),
            "view": view,
            "hands": hands,
        }


def _view(state: Any) -> dict[str, Any]:
    names = state.rules.names
    return {
        "counts": list(state.counts),
        "top": names[state.top],
        "pile": state.pile,
        "discards": state.discards,
        "dispensable": len(state.dispenser),
    }


def kept_vectors() -> Iterator[dict[str, Any]]:
    """Records of earlier versions, with what the server tells of them now."""
    for path in KEPT:
        if path.name.startswith("fair"):
            name, text = f"{path.parent.name}/{path.stem}", path.read_text(encoding="utf-8")
            kept = Record.from_text(text)
            yield match_vector(Match(name, kept.edition, kept.players, seed=0), text)


def match_vector(match: Match, record: str) -> dict[str, Any]:
    verified = verify(Record.from_text(record))
    return {
        "name": match.name,
        "edition": match.edition,
        "players": match.players,
        "open": match.open,
        "outcomes": verified.outcomes,
        "nonces": verified.nonces,
        "commitment": verified.commitment,
        "record": record.splitlines(),
        "moments": list(moments_of(match, record)),
        "end": json.loads(record.splitlines()[-1])["end"],
    }


CANONICAL: tuple[object, ...] = (
    None,
    {"b": 1, "a": [True, False, None, -7], "": {}},
    '"\\/\b\f\n\r\t\x00\x1f\x7f\x80é€💃🏽\u2028￿',
    {"é": 1, "z": 2, "𐐷": 3, "ﬀ": 4, "B": 5},
)


def primitive_vectors() -> dict[str, Any]:
    secret = bytes(range(32))
    context = {"edition": "usa", "version": 1, "players": ["Zoë", "Ana"], "options": {"target": "1"}}
    nonces = ["00ff", None]
    key = fair_key(secret, context, nonces)
    fair = Fair(key)
    below = fair.stream("numbers/0")
    bounds = [2, 3, 6, 108, 2**31 + 1, 2**32 - 1, 2**32]
    return {
        "canonical": [[value, canonical(value)] for value in CANONICAL],
        "secret": secret.hex(),
        "commitment": commitment(secret),
        "context": context,
        "nonces": nonces,
        "key": key.hex(),
        "bounds": bounds,
        "numbers": [below(bound) for _ in range(4) for bound in bounds],
        "shuffle": fair.shuffle("shuffle/0", range(108)),
        "sample": fair.sample("cut/1", range(20), 7),
        "throw": fair.throw("roll/12", [range(6)] * 6 + [range(36)]),
    }


def vectors() -> dict[str, Any]:
    made = [match_vector(match, record_of(match)) for match in MATCHES]
    return {"primitives": primitive_vectors(), "matches": [*made, *kept_vectors()]}


def text() -> str:
    """The vectors as JSON with one line for each line of a record and each moment, to read diffs by."""
    made = vectors()
    matches = [_match_text(match) for match in made["matches"]]
    primitives = ",\n".join(f'    "{name}": {_plain(value)}' for name, value in made["primitives"].items())
    return f'{{\n  "primitives": {{\n{primitives}\n  }},\n  "matches": [\n{",".join(matches)}\n  ]\n}}\n'


def _match_text(match: dict[str, Any]) -> str:
    def value_text(value: Any) -> str:
        if isinstance(value, list):
            return "[\n" + ",\n".join(f"      {_plain(item)}" for item in value) + "\n    ]"
        return _plain(value)

    return (
        "    {\n"
        + ",\n".join(f'    "{name}": {value_text(value)}' for name, value in match.items())
        + "\n    }"
    )


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
