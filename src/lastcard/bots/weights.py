"""What a level goes by, as a hash, so that a record can say which weights a bot had."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from lastcard.bots.dice import race
from lastcard.core.fair import canonical
from lastcard.judge.weights import TABLES

Weights = Callable[[], str]
"""Gives the SHA-256 of weights, in hex."""


@cache
def of_judge() -> str:
    """The weights of the positions of card games, as canonical JSON."""
    return _hash_of_values(TABLES)


@cache
def of_race() -> str:
    """The numbers of the race at dice, as canonical JSON."""
    return _hash_of_values(race.NUMBERS)


def of_files(package: str, *names: str) -> Weights:
    """Files of weights, as they lie in a package of ours, one after the other; they are read when they are
    first asked for."""
    return cache(
        lambda: hashlib.sha256(
            b"".join(files(package).joinpath(name).read_bytes() for name in names)
        ).hexdigest()
    )


def _hash_of_values(values: object) -> str:
    return hashlib.sha256(canonical(values).encode()).hexdigest()
