"""Making a tournament, and looking at one, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from lastcard.cup import entries
from lastcard.cup.cup import SHORTEST_TIMER
from lastcard.cup.pairing import LARGEST
from lastcard.server.answers import AnyRequest, Made, problems, qr_picture
from lastcard.server.cups.hall import CupHall
from lastcard.server.cups.messages import CupInfo, Nonce
from lastcard.server.fields import Avatar, EditionName, GivenDeck, Options
from lastcard.server.guard import address_of, verify_origin
from lastcard.server.messages import Name, Secret
from lastcard.server.public import new_name
from lastcard.table.entries import Pace, Settings
from lastcard.table.room.opening import player_of

Title = Annotated[str, Meta(max_length=40)]
Timer = Annotated[int, Meta(ge=SHORTEST_TIMER, le=600, description="seconds for a decision")]


class NewCup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new tournament. The player who makes it organises it, and takes part where there is a `name`."""

    edition: EditionName
    deck: GivenDeck | None = None
    """As at a table; and so are the options, the pace and the open hands."""
    options: Options = {}
    timer: Timer = 60
    pace: Pace = "brisk"
    open_hands: bool = True
    title: Title = ""
    """As everybody sees it."""
    secret: Secret
    nonce: Nonce
    name: Name | None = None
    """As in `join`; null for an organiser who does not play."""
    avatar: Avatar | None = None

    def agreed(self) -> Settings:
        """The settings of its tables; how many seats each has, a draw decides."""
        return Settings(
            edition=self.edition,
            deck=self.deck,
            seats=LARGEST,
            options=self.options,
            timer=self.timer,
            pace=self.pace,
            open_hands=self.open_hands,
        )


@post("/api/cups", responses=problems(403, 413, 429, 503))
async def new_cup(request: AnyRequest, state: State, data: JSONBody[NewCup]) -> Made:
    """Make a tournament."""
    verify_origin(request)
    state.gate.pass_by("cups", address_of(request))
    cups: CupHall = state.cups
    player = player_of(data.secret)
    state.bans.verify_player(player)
    name = None if data.name is None else new_name(data.name, public=False)
    first = None if name is None else entries.Join(player, name, data.avatar, data.nonce)
    room = await cups.create(data.title, data.agreed(), player, first)
    return Made(room.cup.code)


@get("/api/cups/{code:str}", responses=problems(404, 429))
async def cup(request: AnyRequest, state: State, code: FromPath[str]) -> CupInfo:
    """A tournament as everybody may see it."""
    state.gate.pass_by("lookups", address_of(request))
    return await state.places.info("cups", code)  # type: ignore[no-any-return]


@get("/api/cups/{code:str}/qr.svg", media_type="image/svg+xml", responses=problems(404, 429))
async def cup_qr_code(request: AnyRequest, state: State, code: FromPath[str]) -> bytes:
    """The link to a tournament as a QR code."""
    state.gate.pass_by("lookups", address_of(request))
    await state.places.find("cups", code)
    return qr_picture(request, f"/cup/{code}")


CUPS: list[Any] = [new_cup, cup, cup_qr_code]
