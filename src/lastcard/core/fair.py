"""Chance that everyone can check afterwards: docs/fairness.md tells the whole procedure."""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from collections.abc import Mapping, Sequence

from lastcard.core.chance import Below, Streams

SECRET_BYTES = 32
WORDS = 1 << 32
_words_of = struct.Struct(">8I").unpack
"""The words of a block."""


class Fair(Streams):
    """For tables that people sit at: HMAC-SHA256(key, label ‖ counter) as 32-bit words; rejection sampling.

    >>> Fair(bytes(32)).throw("roll/0", ["123456"] * 3)
    ['4', '6', '1']
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __repr__(self) -> str:
        return "Fair(<key>)"

    def stream(self, label: str) -> Below:
        name = label.encode()
        counter = 0
        words: list[int] = []

        def below(bound: int) -> int:
            nonlocal counter
            limit = WORDS - WORDS % bound
            while True:
                if not words:
                    block = self._block(name, counter)
                    words.extend(reversed(_words_of(block)))
                    counter += 1
                word = words.pop()
                if word < limit:
                    return word % bound

        return below

    def seed(self, label: str) -> int:
        """What a generator of somebody's own begins with: the first block of the stream, as an integer.

        >>> hex(Fair(bytes(32)).seed("bot/0/0"))[:10]
        '0xc327d41f'
        """
        return int.from_bytes(self._block(label.encode(), 0), "big")

    def _block(self, name: bytes, counter: int) -> bytes:
        return hmac.digest(self.key, name + counter.to_bytes(8, "big"), "sha256")


def commitment(secret: bytes) -> str:
    """What is published before the deal; it binds the holder of the secret."""
    return hashlib.sha256(secret).hexdigest()


def fair_key(secret: bytes, context: Mapping[str, object], nonces: Sequence[str | None]) -> bytes:
    """The key of a match, from the secret, what was agreed, and every player's nonce."""
    message = canonical({"context": context, "nonces": list(nonces)})
    return hmac.digest(secret, message.encode(), "sha256")


def canonical(value: object) -> str:
    """JSON in the one form that is hashed: sorted names, no spaces, plain ASCII."""
    return _encode(value)


# `json.dumps` would make an encoder for each call.
_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode
