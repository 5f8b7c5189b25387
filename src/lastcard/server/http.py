"""The HTTP part: making and finding tables, editions, rules, records and the client's own files."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal, cast

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct, convert

from lastcard.core.refusal import Refusal
from lastcard.core.version import __version__
from lastcard.editions import DECKS, EDITIONS
from lastcard.languages import Language
from lastcard.lessons import LessonName
from lastcard.locale import catalogue
from lastcard.rulebook import Book, Source, book, rules
from lastcard.server import messages as wire
from lastcard.server.analyses import Analyses, AnalysisInfo
from lastcard.server.answers import AnyRequest, Made, Secret, problems, qr_picture
from lastcard.server.cups.http import CUPS
from lastcard.server.decks import Deck
from lastcard.server.fields import Avatar, EditionName, GivenDeck, Settings
from lastcard.server.films import Films
from lastcard.server.guard import address_of, language_of, origin_of, verify_origin
from lastcard.server.hall import Hall
from lastcard.server.pages import Page, large_page, page_of, pages
from lastcard.server.previews import (
    Preview,
    cup_preview,
    general_preview,
    replay_preview,
    table_preview,
    with_preview,
)
from lastcard.server.public import new_name, verify_settings
from lastcard.server.ready import ready
from lastcard.server.replays import Replay
from lastcard.server.strangers import STRANGERS
from lastcard.server.trying import TRYING
from lastcard.table.offers import checked_deck, deck_file, edition_info
from lastcard.table.records import StoredRecord, sat_at
from lastcard.table.room.opening import player_of
from lastcard.table.seats import Level

PLACES = {"", "new", "t", "cup", "rules", "fair", "ratings", "workshop", "profile", "replay", "here", "try"}
"""Where the client has pages: the first part of their paths."""

PACKED = "packed"
"""Marks what is compressed already."""


class NewTable(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. The player who makes it sits in seat 0; `bots` fill the last seats."""

    name: wire.Name
    secret: wire.Secret
    bots: Annotated[list[Level], Meta(max_length=9)] = []  # noqa: RUF012 - msgspec copies it
    """Their levels, for the last seats."""
    avatar: Avatar | None = None
    """As in `sit`."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first round, for one person and bots."""

    edition: LessonName
    name: wire.Name
    secret: wire.Secret


class TableSummary(Struct, frozen=True):
    """A public table that waits for players."""

    code: str
    edition: EditionName
    title: dict[str, str] | None
    """What people call the deck, by language, where it is not one of the package's."""
    host: str
    """The host's name."""
    seats: int
    taken: int
    """Seats that are not open."""
    phase: wire.Phase
    options: dict[str, str]
    """Those that were chosen for this table."""


class OptionInfo(Struct, frozen=True):
    """One thing a table can decide; `bounds` are the lowest and highest of each number."""

    name: str
    default: str
    """The rulebook's value, as text."""
    values: list[str] | None
    """The words to choose from; null for numbers alone."""
    bounds: list[tuple[int, int]] | None
    """The lowest and highest of each number; null for words alone. For `hand-size` see `largest_hands`."""
    rules: list[str]
    """The rules it changes."""


class EditionInfo(Struct, frozen=True):
    """An edition and its options. Bounds are those for two players."""

    name: EditionName
    fewest: int
    """Players."""
    most: int
    """Players."""
    colors: list[str]
    cards: int
    """In the deck; 0 for dice."""
    largest_hands: list[int]
    """The most cards that can be dealt to each, by the number of players from `fewest` on; none for dice."""
    rule_cards: int
    """That players write together; 0 where there are none."""
    levels: list[Level]
    """Of the bots that can be had on this server, the weakest first."""
    options: list[OptionInfo]


class DeckFile(Struct, frozen=True):
    """A deck: its data, and the file that says the same."""

    deck: Deck
    toml: str


class DeckToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be checked."""

    deck: GivenDeck
    """The data of a deck file, or its text."""


class DeckProblem(Struct, frozen=True):
    """What is wrong with a deck."""

    code: str
    message: str
    """The sentence for people, in the language of `accept-language`."""
    key: str | None
    """The key that it is about, as in `symbols.N.points`."""
    line: int | None
    """Of the text, where one was given."""


class CheckedDeck(Struct, frozen=True):
    """A deck that can be played, or why it cannot."""

    deck: Deck | None
    """As it was understood; null where it was refused."""
    toml: str | None
    """The file that says the same."""
    edition: EditionInfo | None
    """The same as for an edition of the package."""
    problem: DeckProblem | None


class PassageInfo(Struct, frozen=True):
    """Whole sentences of a rule that come from one source."""

    source: Source
    """The rulebook, or Lastcard where that is silent."""
    editions: list[EditionName]
    """Those that it is said of; none for all that the rule holds for."""
    text: str
    """Cards, dice and options in it stand between backticks."""


class RuleInfo(Struct, frozen=True):
    """A rule of the rulebook."""

    id: str
    source: Literal["book", "ruling", "both"]
    editions: list[EditionName]
    """Those that it holds for."""
    passages: list[PassageInfo]
    other: str | None
    """Of a ruling: the other way in which the rulebook could be read."""


class Health(Struct, frozen=True):
    """That the server answers, and which it is."""

    version: str
    tables: int


@get("/api/health")
async def health(state: State) -> Health:
    """Whether the server is up."""
    return Health(__version__, len(state.hall.rooms))


@get("/api/editions")
async def editions() -> list[EditionInfo]:
    """The editions there are."""
    return convert([edition_info(edition) for edition in EDITIONS.values()], list[EditionInfo])


@get("/api/decks")
async def decks() -> list[DeckFile]:
    """The decks of the package, to begin one's own from."""
    return convert([deck_file(edition) for edition in DECKS.values()], list[DeckFile])


@post("/api/decks/check", status_code=200, responses=problems(403, 413, 429))
async def check_deck(request: AnyRequest, state: State, data: JSONBody[DeckToCheck]) -> CheckedDeck:
    """Whether a deck can be played; nothing is kept."""
    verify_origin(request)
    state.gate.pass_by("decks", address_of(request))
    return convert(checked_deck(data.deck, catalogue(language_of(request))), CheckedDeck)


@get("/api/rules/{language:str}", responses=problems())
async def rulebook(language: FromPath[Language]) -> list[RuleInfo]:
    """The rules, in the order of the book."""
    return convert(list(rules(language).values()), list[RuleInfo], from_attributes=True)


@get("/api/book/{language:str}/{edition:str}", responses=problems(404))
async def edition_page(language: FromPath[Language], edition: FromPath[EditionName]) -> Book:
    """The rulebook page of an edition, in the order of its leaflet."""
    try:
        return book(language, edition)
    except LookupError:
        raise Refusal("not-found") from None


@get("/api/tables", responses=problems(429))
async def open_tables(request: AnyRequest, state: State) -> list[TableSummary]:
    """Public tables that wait for players."""
    state.gate.pass_by("lookups", address_of(request))
    return [TableSummary(**summary) for summary in state.places.open_tables()]


@post("/api/tables", responses=problems(403, 413, 429, 503))
async def new_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> Made:
    """Make a table and sit down at it."""
    verify_origin(request)
    address = address_of(request)
    state.gate.pass_by("tables", address)
    hall: Hall = state.hall
    player, settings = player_of(data.secret), data.agreed()
    state.bans.verify_player(player)
    name = new_name(data.name, settings.public)
    verify_settings(settings)
    room = await hall.create(settings, name, player, tuple(data.bots), data.avatar, maker=address)
    return Made(room.table.code)


@post("/api/lessons", responses=problems(403, 413, 429, 503))
async def new_lesson(request: AnyRequest, state: State, data: JSONBody[NewLesson]) -> Made:
    """Begin the lesson of an edition, at a table of its own with a prepared deal."""
    verify_origin(request)
    address = address_of(request)
    state.gate.pass_by("tables", address)
    hall: Hall = state.hall
    player = player_of(data.secret)
    state.bans.verify_player(player)
    room = await hall.teach(data.edition, data.name, player, address)
    return Made(room.table.code)


@get("/api/tables/{code:str}", responses=problems(404, 410, 429))
async def table(request: AnyRequest, state: State, code: FromPath[str]) -> dict[str, Any]:
    """A table as everybody may see it."""
    state.gate.pass_by("lookups", address_of(request))
    return await state.places.info("tables", code)  # type: ignore[no-any-return]


OfScreen = Annotated[bool, QueryParameter()]


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=problems(404, 410, 429))
async def qr_code(request: AnyRequest, state: State, code: FromPath[str], screen: OfScreen = False) -> bytes:
    """The link to a table, or to its screen, as a QR code."""
    state.gate.pass_by("lookups", address_of(request))
    await state.places.find("tables", code)
    return qr_picture(request, f"/t/{code}{'/screen' if screen else ''}")


Seat = Annotated[int, QueryParameter(ge=0, le=9)]


@get("/api/records/{name:str}", media_type="application/jsonl", responses=problems(403, 404, 429))
async def record(
    request: AnyRequest, state: State, name: FromPath[str], secret: Secret = None
) -> Response[str]:
    """The record of a finished match; where hands stay closed, for those who sat there."""
    stored = await _stored(request, state, name)
    if not stored.open_hands and _seat_of(stored, secret) is None:
        raise Refusal("record-closed")
    return Response(
        stored.text,
        media_type="application/jsonl; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="lastcard-{stored.id}.jsonl"'},
    )


First = Annotated[int, QueryParameter(ge=0, le=10**9)]


@get("/api/records/{name:str}/moments", responses=problems(404, 429, 503))
async def moments(
    request: AnyRequest, state: State, name: FromPath[str], first: First = 0, secret: Secret = None
) -> Replay:
    """A finished match step by step, for replaying it: the page that has its moment `first`, from 0."""
    stored = await _stored(request, state, name, whole=False)
    you = _seat_of(stored, secret)

    async def load() -> StoredRecord:
        return await _found(state, name)

    films: Films = state.films
    open_hands = stored.open_hands or you is not None
    address = address_of(request)
    film = await films.find(stored.id, open_hands, load, lambda: state.gate.pass_by("replays", address))
    return cast("Replay", film.page(first, you))


@get("/api/records/{name:str}/analysis", responses=problems(403, 404, 429, 503))
async def analysis(
    request: AnyRequest, state: State, name: FromPath[str], seat: Seat, secret: Secret = None
) -> AnalysisInfo:
    """What a finished match shows to the player in a seat; to be asked again until it is found."""
    stored = await _stored(request, state, name)
    if not stored.open_hands and _seat_of(stored, secret) is None:
        raise Refusal("record-closed")
    if seat >= len(stored.bots):
        raise Refusal("no-such-seat", "SETUP.players", seat=str(seat))
    analyses: Analyses = state.analyses
    return analyses.ask(stored, seat, lambda: state.gate.pass_by("analyses", address_of(request)))


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def client(request: AnyRequest, state: State, path: FromPath[str] = "") -> Response[bytes]:
    """The browser client: its files by name, and its one page for everything else."""
    files = pages()
    name = path.strip("/")
    first, last = name.partition("/")[0], name.rpartition("/")[2]
    page = files.get(name) or await asyncio.to_thread(large_page, name)
    if page is None and first not in PLACES and (first in ("api", "assets") or "." in last):
        raise Refusal("not-found")
    if not files:
        raise Refusal("client-not-built")
    status = 200 if page is not None or first in PLACES else 404
    if page is None:
        page = await _shell(request, state, name)
    return _sent(page, status, request.headers.get("accept-encoding", ""))


async def _shell(request: AnyRequest, state: State, path: str) -> Page:
    """The one page of the client, with what its address shows where it is shared."""
    language = language_of(request)
    preview = await _preview(request, state, path, language)
    content = pages()["index.html"].content
    return page_of("index.html", with_preview(content, preview, origin_of(request), path, language))


async def _preview(request: AnyRequest, state: State, path: str, language: Language) -> Preview:
    place, _, rest = path.partition("/")
    if place == "replay":
        return replay_preview(language)
    if place not in ("t", "cup"):
        return general_preview(language)
    try:
        # Those who try out codes learn no more here than from the table itself.
        state.gate.pass_by("lookups", address_of(request))
        code = rest.partition("/")[0].upper()
        info = await state.places.info("tables" if place == "t" else "cups", code)
    except Refusal:
        return general_preview(language)
    return table_preview(info, language) if place == "t" else cup_preview(info, language)


def _sent(page: Page, status: int, encodings: str) -> Response[bytes]:
    varies = "accept-encoding, accept-language" if page.media_type == "text/html" else "accept-encoding"
    headers = {"cache-control": page.caching, "vary": varies}
    encoding = page.accepted(encodings)
    if encoding is not None:
        headers["content-encoding"] = encoding
    content = page.content if encoding is None else page.packed[encoding]
    return Response(content, media_type=page.media_type, headers=headers, status_code=status)


async def _stored(request: AnyRequest, state: State, name: str, whole: bool = True) -> StoredRecord:
    state.gate.pass_by("lookups", address_of(request))
    return await _found(state, name, whole)


async def _found(state: State, name: str, whole: bool = True) -> StoredRecord:
    stored: StoredRecord | None = await state.store.record(name, whole)
    if stored is None:
        raise Refusal("no-such-record")
    return stored


def _seat_of(stored: StoredRecord, secret: str | None) -> int | None:
    """The seat of somebody who shows the secret of a player; None for everybody else."""
    return sat_at(stored, None if secret is None else player_of(secret))


HANDLERS = [
    health, ready, editions, decks, check_deck, rulebook, edition_page, open_tables, new_table, new_lesson,
    table, qr_code, record, moments, analysis, *TRYING, *STRANGERS, *CUPS, client,
]  # fmt: skip
