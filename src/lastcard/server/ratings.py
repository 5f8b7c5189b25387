"""Ratings by edition: OpenSkill behind one number, kept for players who want one.

Only the people who were dealt in and play for a rating count, by their places among each other. Bots do not:
anybody can have as many of them as they like, and what they are worth differs from edition to edition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.server.schema import ratings
from lastcard.table.table import Table

PROVISIONAL = 10
"""Matches until a rating is taken for settled."""
MIDDLE, UNIT = 1500, 42
"""What a beginner's rating is shown as, and how much one of the model's is worth: it begins at 1500 ± 350."""

FEWEST = 2
"""People who play for a rating, for a match to count."""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """What is known of a player's strength: the model's estimate, and how far off it may be."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    matches: int = 0
    change: int = 0
    """Of the number that is shown, in the last match."""
    record: str = ""
    """Of the last match."""

    @property
    def number(self) -> int:
        """The one number that people see."""
        return round(MIDDLE + UNIT * (self.mu - _MODEL.mu))

    @property
    def uncertainty(self) -> int:
        """Two times out of three the true number is no farther away than this."""
        return round(UNIT * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.matches < PROVISIONAL


class RatedMatch(NamedTuple):
    """A match that counts: its record, and the place of each player from 1 on, which several may share."""

    record: str
    edition: str
    places: Mapping[str, int]


def rated(match: RatedMatch, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of everybody after a match; players without one begin in the middle."""
    players = list(match.places)
    was = [before.get(player, Rating()) for player in players]
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in was]
    found = _MODEL.rate(teams, ranks=[float(place) for place in match.places.values()])
    after = {}
    for player, old, (new,) in zip(players, was, found, strict=True):
        rating = Rating(new.mu, new.sigma, old.matches + 1, 0, match.record)
        after[player] = rating._replace(change=rating.number - old.number)
    return after


async def settle(connection: AsyncConnection, match: RatedMatch) -> None:
    """Write down what a match changes, in the transaction that stores its record: all of it, and once."""
    theirs = sa.and_(ratings.c.edition == match.edition, ratings.c.player.in_(match.places))
    rows = await connection.execute(sa.select(ratings).where(theirs).with_for_update())
    before = {row.player: _read(row) for row in rows}
    after = rated(match, before)
    await connection.execute(ratings.delete().where(theirs))
    await connection.execute(
        ratings.insert(),
        [
            {"player": player, "edition": match.edition, **rating._asdict()}
            for player, rating in after.items()
        ],
    )


async def ratings_of(connection: AsyncConnection, player: str) -> dict[str, Rating]:
    """A player's ratings by edition."""
    query = sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.edition)
    return {row.edition: _read(row) for row in await connection.execute(query)}


def rated_match(table: Table) -> RatedMatch | None:
    """The match that has just ended at a table, if it counts for two people at least."""
    rated, game = table.strangers.rated, table.game
    outcome = None if game is None else game.outcome(table.state)
    if table.kind != "quick" or game is None or outcome is None or len(rated) < FEWEST:
        return None
    lowest = game.options.get("scoring") == "lowest"
    found = places(outcome.winners, game.scores(table.state), lowest, len(table.seats))
    by_player = {player: found[seat] for player, seat in rated.items()}
    return RatedMatch(table.record or "", game.edition, by_player)


def places(winners: Sequence[int], scores: Sequence[int] | None, lowest: bool, seats: int) -> list[int]:
    """The place of each seat when a match is over: winners first, then by points where there are any."""
    points = [0] * seats if scores is None else [-score if lowest else score for score in scores]
    keys = [(seat in winners, points[seat]) for seat in range(seats)]
    return [1 + sum(other > own for other in keys) for own in keys]


def _read(row: sa.Row[tuple[object, ...]]) -> Rating:
    return Rating(row.mu, row.sigma, row.matches, row.change, row.record)
