"""What the schemas of the server say of themselves, for those who write them down elsewhere."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import inspect as types

from lastcard.coach.telling import PlainAdvice, PlainMove
from lastcard.core.event import Event
from lastcard.editions import EDITIONS
from lastcard.rulebook import Block, Book, Section, Sentence
from lastcard.server import analyses, answers, http, ready, replays, sights, strangers, trying
from lastcard.server import messages as wire
from lastcard.server.cups import http as cup_http
from lastcard.server.cups import messages as cups
from lastcard.server.decks import Deck, DeckSymbol
from lastcard.server.fields import Settings

INCOMING: tuple[Any, ...] = get_args(wire.Incoming)
OUTGOING: tuple[Any, ...] = get_args(wire.Outgoing)
CUP_INCOMING: tuple[Any, ...] = get_args(cups.Incoming)
CUP_OUTGOING: tuple[Any, ...] = get_args(cups.Outgoing)
"""Of tournaments; some are those of tables."""
REQUESTS: tuple[Any, ...] = (*get_args(wire.AnyRequest), *get_args(cups.CupRequest))
PARTS = (
    wire.TableInfo, Deck, DeckSymbol, wire.SeatInfo, wire.LastMatch, wire.FairInfo, wire.Presence,
    sights.CardView, sights.DiceView, sights.Choices, wire.Missed, Event, PlainAdvice,
    PlainMove, Settings,
)  # fmt: skip
"""What messages are made of."""
CUP_PARTS = (cups.CupInfo, cups.CupPerson, cups.CupSeats, cups.CupFair)
"""What those of tournaments are made of."""
ANSWERS = (
    http.Health, ready.Ready, http.EditionInfo, http.OptionInfo, http.DeckFile, http.CheckedDeck,
    http.DeckProblem, http.RuleInfo, http.PassageInfo, Book, Section, Block, Sentence, http.TableSummary,
    answers.Made,
    replays.Replay, replays.ReplaySeating, replays.ReplayMoment, replays.ReplayEnd,
    analyses.AnalysisInfo, analyses.Found, analyses.ChancePoint, analyses.CostlyDecision, analyses.LuckFound,
    strangers.RatingInfo, trying.Tried, trying.TriedPosition, trying.TriedEvent, trying.TriedMove,
    trying.TriedRefusal, trying.PositionProblem, answers.Problem,
)  # fmt: skip
"""What HTTP answers with."""
LISTED: dict[str, tuple[str, ...]] = {"EditionName": tuple(EDITIONS)}
"""Texts that are one of a list kept elsewhere, by the title of their type."""
POSTED = (
    http.NewTable, http.NewLesson, http.DeckToCheck, cup_http.NewCup, strangers.NewQuick, trying.ToTry,
    trying.MoveToTry,
)  # fmt: skip
"""What is posted over HTTP."""
READ = (*INCOMING, *CUP_INCOMING, Settings, *POSTED)
"""What a client writes; there it can leave out what has a default."""


def fields_of(kind: type) -> list[types.Field]:
    """The fields as they are declared; those of a TypedDict come sorted."""
    found = types.type_info(kind)
    assert isinstance(
        found, types.StructType | types.TypedDictType | types.NamedTupleType | types.DataclassType
    )
    order = list(get_type_hints(kind))
    return sorted(found.fields, key=lambda field: order.index(field.name))


def left_open(kind: type, name: str) -> tuple[type | None, ...]:
    """What can be in a field that is declared as anything. Every moment of a replay comes after a deal."""
    possible = wire.OPEN[name]
    return tuple(filter(None, possible)) if kind is replays.ReplayMoment else possible


def in_part(kind: type, name: str) -> bool:
    """Whether only those fields come that have changed."""
    return kind is wire.Happened and name == "view"


def listed(kind: types.Type) -> str | None:
    """The title of a type whose values are listed elsewhere."""
    title = (kind.extra_json_schema or {}).get("title") if isinstance(kind, types.Metadata) else None
    return title if title in LISTED else None


def tag_of(kind: type) -> str | None:
    """What `type` says in a message of this kind; None for what is a part of one."""
    config = getattr(kind, "__struct_config__", None)
    return None if config is None else config.tag


@cache
def as_written() -> dict[frozenset[Any], tuple[Any, ...]]:
    """The words of each Literal in their own order: they come sorted."""
    found = {}
    for kind in (*INCOMING, *OUTGOING, *CUP_INCOMING, *CUP_OUTGOING, *CUP_PARTS, *PARTS, *ANSWERS, *POSTED):
        for hint in get_type_hints(kind).values():
            for one in _below(hint):
                if get_origin(one) is Literal:
                    found[frozenset(get_args(one))] = get_args(one)
    return found


def _below(hint: Any) -> Iterator[Any]:
    yield hint
    if get_origin(hint) is not Literal:
        for inner in get_args(hint):
            yield from _below(inner)


def in_order(kinds: Iterable[types.Type]) -> list[types.Type]:
    """Null last."""
    return sorted(kinds, key=lambda one: isinstance(one, types.NoneType))


def told(documented: Any) -> str:
    """The docstring on one line."""
    return " ".join((inspect.getdoc(documented) or "").split())


def field_docs(kind: type) -> dict[str, str]:
    """The docstrings after the fields of a class and of those it comes from."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("lastcard."):
            body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            found |= dict(_documented(body.body))
    return found


def _documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, after in pairwise(body):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, text


def description(kind: types.Type) -> str:
    """What a type says of itself."""
    match kind:
        case types.Metadata(type=inner, extra_json_schema=extra):
            text = (extra or {}).get("description", "")
            return f"{text[:1].upper()}{text[1:]}." if text else description(inner)
        case types.UnionType(types=kinds):
            return next(filter(None, map(description, kinds)), "")
    return ""
