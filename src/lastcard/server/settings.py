"""What the person who runs a server can decide."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Literal

from lastcard.cup.steward import CupTimes
from lastcard.table.room.gathering import LONGEST_MATCH
from lastcard.table.room.talking import USUAL as USUAL_TALK
from lastcard.table.times import USUAL, Times

LARGEST_MESSAGE = 32_768
"""Bytes. A deck file has room in it."""


@dataclass(frozen=True, slots=True)
class About:
    """What the type of a setting does not say. What people are told of it: `setting-…` in the catalogues."""

    least: int | None = None
    """Otherwise a number is greater than 0, unless 0 is the usual."""
    most: int | None = None
    form: Literal["any", "network", "address"] = "any"
    """What a text has to be: an address is a host and a port."""
    secret: bool = False
    """Whether there can be a password in it: it is never shown, and may come from a file of its own."""
    flag: str = ""
    """What it is called on the command line, if not by its own name."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may ask of the server: how many at once, and how many a second after."""

    messages: tuple[int, float] = (60, 15.0)
    """Over one WebSocket."""
    talk: tuple[int, float] = USUAL_TALK
    """Lines of chat and reactions of one person at one table."""
    tables: tuple[int, float] = (20, 0.2)
    """New tables of one address."""
    idle_tables: int = 20
    """That one address has made and nobody is at."""
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
    tries: tuple[int, float] = (120, 4.0)
    """Positions on which one address tries moves."""
    replays: tuple[int, float] = (40, 1.0)
    """Of one address that nobody has asked for lately: a match is played through for each."""
    analyses: tuple[int, float] = (6, 0.02)
    """New ones, of one address: each is work for many seconds."""
    queue: int = 256
    """Messages that may wait for a slow client before it is cut off."""
    patience: float = 10.0
    """Seconds that a client may take nothing at all before its connection is dropped."""
    most_tables: int = 5_000
    """On the whole server."""
    longest_match: int = LONGEST_MATCH
    """Moves; then the table ends, and the match with it."""
    sockets_per_table: int = 64
    """Of one seat, and of all who watch."""
    watchers_per_address: int = 16
    """At one table."""
    most_cups: int = 500
    """On the whole server."""
    sockets_per_cup: int = 256
    """Of one person, and of all who look on."""
    most_sockets: int = 20_000
    """Connections to the whole server; fewer where the system does not allow the process that many files."""
    sockets_per_address: int = 512
    """Connections of one address; a proxy that is trusted may have more."""
    request: float = 20.0
    """Seconds that a request may take to arrive, head and body."""
    first_message: float = 10.0
    """Seconds that a connection may stay silent at first."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Everything that `lastcard serve` can be told, by name: `server/configuration.py` reads it from this."""

    host: str = "127.0.0.1"
    port: Annotated[int, About(least=0, most=65_535)] = 8000
    database: Annotated[str, About(secret=True)] = "sqlite:///lastcard.sqlite"
    """Any SQLAlchemy URL."""
    nats: Annotated[str | None, About(secret=True)] = None
    """The NATS server by which several nodes on one PostgreSQL find each other; none for a server alone."""
    lease: float = 6.0
    """Seconds after which a node that has not been heard of is taken to be gone."""
    keep_tables: Annotated[float | None, About(least=0)] = None
    """Days that tables and tournaments stay in the database after they have ended; None is for ever."""
    keep_records: Annotated[float | None, About(least=0)] = None
    """Days that the records of matches stay, and what people reported of each other."""
    trusted_proxies: Annotated[tuple[str, ...], About(form="network", flag="trusted-proxy")] = ()
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_format: Literal["text", "json"] = "text"
    metrics: Annotated[str | None, About(form="address")] = None
    """Where Prometheus finds numbers about this process; nowhere unless it is said."""
    limits: Limits = field(default_factory=Limits)
    times: Times = USUAL
    cup_times: CupTimes = field(default_factory=CupTimes)
    entropy: Callable[[int], bytes] = secrets.token_bytes
    """N unpredictable bytes: every secret, every code and the chance of bots. Only tests give another."""
