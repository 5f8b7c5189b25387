"""HTTP for people who do not know each other: ratings."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State
from msgspec import Struct

from lastcard.server.answers import AnyRequest, OwnSecret, problems
from lastcard.server.fields import EditionName
from lastcard.server.guard import address_of
from lastcard.server.ratings import Rating
from lastcard.table.room.opening import player_of


class RatingInfo(Struct, frozen=True):
    """One's own rating in an edition."""

    edition: EditionName
    rating: int
    """It begins at 1500."""
    uncertainty: int
    """Two times out of three the true strength is no farther away than this."""
    matches: int
    provisional: bool
    """Whether the matches are still too few to say much."""
    change: int
    """What the last match changed."""
    record: str
    """Of the last match."""


@get("/api/ratings", responses=problems(429))
async def ratings(request: AnyRequest, state: State, secret: OwnSecret) -> list[RatingInfo]:
    """One's own ratings, by edition; nobody else can have them."""
    state.gate.pass_by("lookups", address_of(request))
    found = await state.store.ratings(player_of(secret))
    return [_info(edition, rating) for edition, rating in found.items()]


def _info(edition: str, rating: Rating) -> RatingInfo:
    return RatingInfo(
        edition,
        rating.number,
        rating.uncertainty,
        rating.matches,
        rating.provisional,
        rating.change,
        rating.record,
    )


STRANGERS = [ratings]
