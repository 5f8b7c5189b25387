"""HTTP for people who do not know each other: a quick match, and ratings."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Struct

from lastcard.server import messages as wire
from lastcard.server.answers import AnyRequest, Made, OwnSecret, problems
from lastcard.server.fields import Avatar, EditionName
from lastcard.server.guard import address_of, verify_origin
from lastcard.server.quick import Newcomer
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


class NewQuick(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat among strangers. The name is one that anybody may read."""

    edition: EditionName
    name: wire.Name
    secret: wire.Secret
    avatar: Avatar | None = None
    """As in `sit`."""
    rated: bool = False
    """Whether the match shall count for one's rating."""


@post("/api/quick", responses=problems(403, 413, 429, 503))
async def quick_match(request: AnyRequest, state: State, data: JSONBody[NewQuick]) -> Made:
    """Sit down with strangers: where people wait, in place of a bot, or at a new table."""
    verify_origin(request)
    address = address_of(request)
    state.gate.pass_by("quick", address)
    player = player_of(data.secret)
    state.bans.verify_player(player)
    newcomer = Newcomer(data.edition, data.name, player, data.avatar, data.rated, address)
    return Made(await state.places.seat(newcomer))


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


STRANGERS = [quick_match, ratings]
