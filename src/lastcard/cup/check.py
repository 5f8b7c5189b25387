"""Making the draws of a tournament again, from what everybody may know of it once it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain, combinations
from typing import Any

from lastcard.core.fair import Fair, commitment, fair_key
from lastcard.core.refusal import Refusal
from lastcard.cup.pairing import Entrant, draw_tables


def checked_draws(info: Mapping[str, Any]) -> list[bool]:
    """Whether the tables of each round are those that follow from the secret, the nonces and the results.

    `info` is the answer of `GET /api/cups/CODE`. A refusal when the secret is not out yet, or is not the one
    that was committed to.
    """
    secret = info["fair"]["secret"]
    if secret is None or commitment(bytes.fromhex(secret)) != info["fair"]["commitment"]:
        raise Refusal("cup-secret")
    met: Counter[tuple[int, int]] = Counter()
    bots: Counter[int] = Counter()
    points: Counter[int] = Counter()
    found: list[bool] = []
    for number, tables in enumerate(info["tables"], 1):
        people = [[one for one in table["people"] if one is not None] for table in tables]
        nonces = info["fair"]["nonces"][: _joined_by(info, number)]
        key = fair_key(bytes.fromhex(secret), {"cup": info["code"], "round": number}, nonces)
        entrants = [Entrant(one, points[one], bots[one]) for one in sorted(chain(*people))]
        drawn = draw_tables(entrants, met, Fair(key), number)
        found.append([list(table) for table in drawn] == people)
        for table, seated in zip(tables, people, strict=True):
            met.update(combinations(sorted(seated), 2))
            bots.update(seated if len(seated) < len(table["people"]) else ())
            points.update(dict(zip(seated, table["points"] or [], strict=False)))
    return found


def _joined_by(info: Mapping[str, Any], number: int) -> int:
    """How many had joined when this round was drawn."""
    return sum(person["since"] <= number for person in info["people"])
