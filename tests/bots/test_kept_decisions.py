"""What a level of a version decides is kept: records say which version a bot was of."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files

import pytest

import lastcard
from lastcard.bots import LEVELS
from lastcard.bots.weights import of_files, of_judge

MATCHES: Mapping[str, tuple[str, Mapping[str, object]]] = {
    "usa": ("usa", {"target": 60}),
    "hp": ("hp", {"target": 60}),
    "jackpot": ("jackpot", {"target": 60}),
    "house": ("usa", {"target": 30, "stack": "any", "seven-zero": "both", "draw": "until", "jump-in": "on"}),
    "dice": ("dice", {"board-size": "5 2"}),
}
BUDGETS = {"expert": ":64"}
KEPT: Mapping[tuple[str, int], Mapping[str, str]] = {
    ("random", 1): {
        "usa": "b67344f56ee4c930",
        "hp": "c5524047b2874b93",
        "jackpot": "87bcee5c40b8afc1",
        "house": "73f4856ed9eeb572",
        "dice": "95f453cbf6fc7b0d",
    },
    ("easy", 2): {
        "usa": "156b28d81187551c",
        "hp": "b520a592ef554b0b",
        "jackpot": "6ddca0e5212a27bc",
        "house": "71bfc501e25a36b1",
        "dice": "9b104fa3d18d7fbe",
    },
    ("normal", 1): {
        "usa": "270b8e76d774cef1",
        "hp": "0309c13119db1e0f",
        "jackpot": "f7219bc17d058aae",
        "house": "7df280c3a83387fa",
        "dice": "691fff092adf9955",
    },
    ("hard", 2): {
        "usa": "4bf4e988e049884d",
        "hp": "dc8576e78077fdef",
        "jackpot": "9f0e2d1f00fa3ec7",
        "house": "8788491d72a8a01c",
        "dice": "23987972ba4be00a",
    },
    ("master", 2): {
        "usa": "ec8d757988a8c864",
        "hp": "4b54c79a34fe0744",
        "jackpot": "d02de4ac7a9acb2e",
        "house": "ce9f62ecc063f98e",
        "dice": "23987972ba4be00a",
    },
    ("expert", 4): {
        "usa": "28c0513bbfd98659",
        "hp": "3948b8cf7288b570",
        "jackpot": "ba5c49bd952065ef",
        "house": "b7eed25035669b9f",
        "dice": "23987972ba4be00a",
    },
}


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_that_decides_otherwise_has_another_version(name: str) -> None:
    """When this fails the level plays otherwise than it did: raise its `version`, and write
    down what it does now.

    A level with a budget or the thoughts of another changes with that.
    """
    made = {match: digest(name + BUDGETS.get(name, ""), match) for match in MATCHES}
    assert made == KEPT.get((name, LEVELS[name].version))


def digest(bot: str, match: str) -> str:
    """The moves of matches of this level, three players and two."""
    edition, options = MATCHES[match]
    records = [lastcard.play(edition, players * [bot], options, seed=players) for players in (3, 2)]
    moves = "\n".join(f"{move.player} {move.text}" for record in records for move in record.moves)
    return hashlib.sha256(moves.encode()).hexdigest()[:16]


def test_weights_in_a_file_are_known_by_the_hash_of_its_bytes() -> None:
    """A record names them: anybody can compare the file with `sha256sum`."""
    content = files("lastcard.editions").joinpath("usa.toml").read_bytes()
    assert of_files("lastcard.editions", "usa.toml")() == hashlib.sha256(content).hexdigest()


def test_a_level_with_other_weights_is_described_otherwise() -> None:
    described = LEVELS["hard"].described("cards")
    assert described["weights"] == of_judge()
    changed = replace(LEVELS["hard"], weights={"cards": of_files("lastcard.editions", "usa.toml")})
    assert changed.described("cards") != described
    assert "weights" not in changed.described("dice")
