"""The bots of a match as its record describes them, and what each of them is seeded with.

docs/fairness.md tells how the seeds follow from the key, and docs/records.md what is written down.
"""

from __future__ import annotations

from random import Random
from typing import Any

from lastcard.core.fair import Fair

OTHER = "other"
"""Stands for a bot that the first line of the record does not describe."""


class Company:
    """Who plays which seat of a match, and the generators of its bots, as the match goes on.

    A generator depends on the key of the match, the seat, and how many moves were made before, and on
    nothing else.
    """

    def __init__(self, chance: Fair, bots: dict[str, Any]) -> None:
        self._chance, self.bots = chance, bots
        self.levels: dict[str, dict[str, Any]] = bots["levels"]
        """What makes each level that may play what it is, by its name."""
        self.playing: list[str | None] = list(bots["seats"])
        """The level in each seat; None is a person."""
        self._moves = [0] * len(self.playing)

    def moved(self, seat: int) -> None:
        """A move of this seat was carried out."""
        self._moves[seat] += 1

    def seed(self, seat: int) -> int:
        """What the generator of this seat's next decision begins with."""
        return self._chance.seed(f"bot/{seat}/{self._moves[seat]}")

    def deciding(self, seat: int) -> Random:
        """The generator of this seat's next decision."""
        return Random(self.seed(seat))

    def saying(self, seat: int) -> Random:
        """That of what the seat says now, if somebody can be caught without UNO."""
        return self._at_once("say", seat)

    def jumping(self, seat: int) -> Random:
        """That of what the seat plays now on another's turn (HOUSE.jump-in)."""
        return self._at_once("jump", seat)

    def _at_once(self, what: str, seat: int) -> Random:
        return Random(self._chance.seed(f"{what}/{seat}/{sum(self._moves)}"))


class Undescribed:
    """In place of a company where no record describes the bots: one generator for all that they do."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def seed(self, seat: int) -> int:
        return self._rng.getrandbits(64)

    def deciding(self, seat: int) -> Random:
        return self._rng

    saying = jumping = deciding


def is_company(value: object, players: int) -> bool:
    """Whether this describes the bots of a match of so many players."""
    if not isinstance(value, dict) or value.keys() != {"seats", "levels"}:
        return False
    seats, levels = value["seats"], value["levels"]
    return (
        isinstance(levels, dict)
        and OTHER not in levels
        and all(map(_is_described, levels.values()))
        and isinstance(seats, list)
        and len(seats) == players
        and all(seat is None or (isinstance(seat, str) and seat in levels) for seat in seats)
    )


def _is_described(value: object) -> bool:
    return (
        isinstance(value, dict)
        and type(value.get("version")) is int
        and isinstance(value.get("weights", ""), str)
        and not value.keys() - {"version", "weights"}
    )


def is_named(level: object, bots: dict[str, Any]) -> bool:
    """Whether a line may name this level."""
    return isinstance(level, str) and (level == OTHER or level in bots["levels"])
