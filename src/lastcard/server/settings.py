"""What the person who runs a server can decide."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from lastcard.cup.steward import CupTimes
from lastcard.table.times import USUAL, Times

LARGEST_MESSAGE = 32_768
"""Bytes. A deck file has room in it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask of the server: how many at once, and how many a second after."""

    messages: tuple[int, float] = (60, 15.0)
    """Over one WebSocket."""
    tables: tuple[int, float] = (20, 0.2)
    """New tables of one address."""
    quick: tuple[int, float] = (20, 0.2)
    """Seats at quick matches that one address asks for."""
    quick_seats: int = 12
    """That one address has at quick matches, under all its secrets."""
    connections: tuple[int, float] = (60, 2.0)
    """WebSockets of one address."""
    lookups: tuple[int, float] = (240, 8.0)
    """Of tables and records, by one address."""
    cups: tuple[int, float] = (5, 0.005)
    """New tournaments of one address."""
    decks: tuple[int, float] = (60, 2.0)
    """Decks that one address has checked."""
    replays: tuple[int, float] = (40, 1.0)
    """Of one address: a match is played through for each."""
    analyses: tuple[int, float] = (6, 0.02)
    """New ones, of one address: each is work for many seconds."""
    queue: int = 256
    """Messages that may wait for a slow client before it is cut off."""
    patience: float = 10.0
    """Seconds that a client may take nothing at all before its connection is dropped."""
    most_tables: int = 5_000
    """On the whole server."""
    sockets_per_table: int = 64
    """Of one seat, and of all who watch."""
    most_cups: int = 500
    """On the whole server."""
    sockets_per_cup: int = 256
    """Of one person, and of all who look on."""
    first_message: float = 10.0
    """Seconds that a connection may stay silent at first."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """`database` is any SQLAlchemy URL with an asynchronous driver."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite+aiosqlite:///lastcard.sqlite"
    limits: Limits = field(default_factory=Limits)
    times: Times = USUAL
    cup_times: CupTimes = field(default_factory=CupTimes)
    entropy: Callable[[int], bytes] = secrets.token_bytes
    """N unpredictable bytes: every secret, every code and the chance of bots. Only tests give another."""
