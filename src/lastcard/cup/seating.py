"""The tables of a round: who sits where, and what is played there."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cup.cup import Cup
from lastcard.cup.pairing import bots_at
from lastcard.table.entries import Create, Sit

BOT_LEVEL = "normal"
"""Of the bots that sit where the number of people does not fit."""


def created_table(cup: Cup, people: Sequence[int], code: str, secret: str, record: str) -> Create:
    """The first entry of a table, with everybody in their seats and bots in the last ones."""
    first, *others = (cup.people[number] for number in people)
    company = (Sit(seat, other.name, other.player, other.avatar) for seat, other in enumerate(others, 1))
    return Create(
        code,
        cup.table_settings(len(people)),
        first.player,
        first.name,
        (BOT_LEVEL,) * bots_at(len(people)),
        secret,
        record,
        version=cup.version,
        avatar=first.avatar,
        kind="cup",
        cup=cup.code,
        company=tuple(company),
    )
