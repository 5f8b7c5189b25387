"""What nodes say to each other."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

Kind = Literal["tables", "cups"]
"""Where people can be."""


class Join(Struct, frozen=True, tag=True, array_like=True):
    """A socket of `node` wants to a place. It is called by a number there, from now on."""

    kind: Kind
    code: str
    node: str
    number: int
    player: str
    language: str
    address: str
    seen: int | None
    screen: bool


class Info(Struct, frozen=True, tag=True, array_like=True):
    """What everybody may know of a place."""

    kind: Kind
    code: str


class Seat(Struct, frozen=True, tag=True, array_like=True):
    """A seat among strangers."""

    edition: str
    name: str
    player: str
    avatar: str | None
    rated: bool
    address: str


class Probe(Struct, frozen=True, tag=True, array_like=True):
    """Are you there?"""


class Say(Struct, frozen=True, tag=True, array_like=True):
    """What came over a socket of `node`."""

    node: str
    number: int
    data: bytes


class Part(Struct, frozen=True, tag=True, array_like=True):
    """A socket of `node` is closed."""

    node: str
    number: int


class Tell(Struct, frozen=True, tag=True, array_like=True):
    """To be sent over sockets, in this order: each message with the numbers of those who get it."""

    messages: list[tuple[list[int], bytes]]


class HangUp(Struct, frozen=True, tag=True, array_like=True):
    """A socket is to be closed after what was told."""

    number: int
    code: int


class Beat(Struct, frozen=True, tag=True, array_like=True):
    """To all: that a node is there, its public tables, and what addresses have asked of it since the last."""

    node: str
    tables: list[dict[str, object]]
    spent: list[tuple[str, str, int]]


class Bye(Struct, frozen=True, tag=True, array_like=True):
    """To all: it goes, or it had lost the bus; what there was between it and others is over."""

    node: str
    ago: float = 0.0
    """Seconds since it lost the bus."""


Message = Join | Info | Seat | Probe | Say | Part | Tell | HangUp | Beat | Bye


class Reply(Struct, frozen=True, array_like=True):
    """The answer to what was asked: a value, a refusal, or that it does not belong to the node any more."""

    value: bytes = b""
    refusal: tuple[str, str | None, dict[str, str | int | float | None]] | None = None
    moved: bool = False


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Message).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode
