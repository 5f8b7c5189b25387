"""What everybody may know of a tournament, and of its tables while they are played."""

from __future__ import annotations

from typing import Any, cast

from lastcard.cup.cup import Cup, CupTable, suggested_rounds
from lastcard.cup.standings import points_of
from lastcard.server.cups.messages import CupInfo, CupPerson, CupSeats


def cup_info(cup: Cup) -> CupInfo:
    """The tournament, the same for everybody; no secret while it goes on, and nobody's hash."""
    over = cup.phase == "over"
    return {
        "code": cup.code,
        "title": cup.title,
        "edition": cup.settings.edition,
        "deck": cast("Any", cup.settings.deck),
        "options": cup.settings.options,
        "timer": cup.settings.timer,
        "phase": cup.phase,
        "round": len(cup.rounds),
        "rounds": cup.rounds_in_all,
        "suggested": max(suggested_rounds(len(cup.here)), len(cup.rounds)),
        "held": cup.held,
        "people": _people(cup),
        "standings": [standing.number for standing in cup.standings()],
        "tables": [[_seats(table) for table in tables] for tables in cup.rounds],
        "fair": {
            "commitment": cup.commitment,
            "nonces": [person.nonce for person in cup.people],
            "secret": cup.secret if over else None,
        },
    }


def _people(cup: Cup) -> list[CupPerson]:
    now = {standing.number: standing for standing in cup.standings()}
    # Until a table of the round is done, the round before is the last that was played.
    rounds = len(cup.rounds) - (1 if any(table.result for table in cup.tables) else 2)
    before = {one.number: one for one in cup.standings(rounds) if one.played} if rounds > 0 else {}
    found: list[CupPerson] = []
    for number, person in enumerate(cup.people):
        standing, earlier = now.get(number), before.get(number)
        found.append(
            {
                "name": person.name,
                "avatar": person.avatar,
                "since": person.since,
                "gone": person.gone,
                "rank": standing.rank if standing else None,
                "before": earlier.rank if earlier else None,
                "points": standing.points if standing else 0,
                "opponents": round(float(standing.opponents), 1) if standing else 0.0,
                "left": standing.left if standing else 0,
                "played": standing.played if standing else 0,
            }
        )
    return found


def _seats(table: CupTable) -> CupSeats:
    result = table.result
    return {
        "code": table.code,
        "people": [*table.people, *[None] * table.bots],
        "places": None if result is None else list(result.places),
        "points": None if result is None else points_of(result.places),
        "record": table.record,
    }
