"""The authority over one tournament. It knows no network and no clock, and its entries say all there is."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Literal

from lastcard.core.fair import Fair, commitment, fair_key
from lastcard.core.names import check_name
from lastcard.core.options import option_texts
from lastcard.core.refusal import Refusal
from lastcard.cup import entries
from lastcard.cup.pairing import LARGEST, SMALLEST, Entrant, bots_at, draw_tables
from lastcard.cup.standings import Standing, TableResult, standings
from lastcard.editions import game
from lastcard.table.entries import Settings
from lastcard.table.seats import played_edition, tidy, unlike

FEWEST, MOST = 2, 64
"""People who can be drawn for a round."""
MOST_EVER = 200
"""People who have taken part, with those who left."""
MOST_ROUNDS = 12
SHORTEST_TIMER = 10

Phase = Literal["joining", "round", "pause", "over"]


@dataclass(slots=True)
class Person:
    """Somebody who takes part: `player` is the hash of their secret, `since` the round they joined for."""

    player: str
    name: str
    avatar: str | None
    nonce: str
    since: int
    gone: bool = False
    removed: bool = False


@dataclass(slots=True)
class CupTable:
    """A table of a round, with its result once it is done."""

    code: str
    people: tuple[int, ...]
    result: TableResult | None = None
    record: str | None = None

    @property
    def bots(self) -> int:
        """How many sit in its last seats."""
        return bots_at(len(self.people))


def suggested_rounds(people: int) -> int:
    """How many rounds make a good evening: enough to part the best from the good.

    >>> [suggested_rounds(people) for people in (4, 8, 9, 20, 21, 64)]
    [3, 3, 4, 4, 5, 6]
    """
    return 3 + sum(people > bound for bound in (8, 20, 40))


class Cup:
    """One tournament from its first entry on. `number` counts the entries."""

    def __init__(self, created: entries.Create) -> None:
        self.code = created.code
        self.title = " ".join("".join(filter(str.isprintable, created.title)).split())
        self.settings, self.version = _agreed(created.settings, created.version)
        self.organiser = created.organiser
        self.secret = created.secret
        self.number = 0
        self.phase: Phase = "joining"
        self.held = False
        self.rounds_in_all: int | None = None
        self.people: list[Person] = []
        self.rounds: list[list[CupTable]] = []

    def apply(self, entry: entries.AnyEntry) -> None:
        """Carry out an entry, or raise the refusal and change nothing."""
        _DO[type(entry)](self, entry)
        self.number += 1

    def kept(self, entry: entries.AnyEntry) -> entries.AnyEntry:
        """The entry that was just carried out, to be written down: settings with their version."""
        if isinstance(entry, entries.Create):
            return replace(entry, settings=self.settings, version=self.version)
        return entry

    # What everybody may know

    @property
    def commitment(self) -> str:
        """Published before anybody joins; it binds the draws of all rounds."""
        return commitment(bytes.fromhex(self.secret))

    @property
    def here(self) -> list[int]:
        """The numbers of those who are drawn for the next round."""
        return [number for number, person in enumerate(self.people) if not person.gone]

    @property
    def tables(self) -> list[CupTable]:
        """Those of the round that is played, or was played last."""
        return self.rounds[-1] if self.rounds else []

    def person_of(self, player: str) -> int | None:
        """The number of this player; every one is compared, in constant time."""
        found = None
        for number, person in enumerate(self.people):
            if hmac.compare_digest(person.player, player):
                found = number
        return found

    def is_organiser(self, player: str) -> bool:
        return hmac.compare_digest(self.organiser, player)

    def standings(self, rounds: int | None = None) -> list[Standing]:
        """Everybody who was ever drawn or will be, after this many rounds; by default after all so far."""
        ranked = [number for number, person in enumerate(self.people) if self._counts(number, person)]
        return standings(ranked, self._results(rounds))

    def _counts(self, number: int, person: Person) -> bool:
        played = any(number in table.people for tables in self.rounds for table in tables)
        return played or not person.gone

    def _results(self, rounds: int | None = None) -> Iterator[TableResult]:
        for tables in self.rounds[:rounds]:
            yield from (table.result for table in tables if table.result is not None)

    def draw(self) -> list[tuple[int, ...]]:
        """The people of each table of the round to come. It follows from the secret, from the nonces of all
        who have joined, and from what was played so far."""
        number = len(self.rounds) + 1
        context = {"cup": self.code, "round": number}
        nonces = [person.nonce for person in self.people]
        chance = Fair(fair_key(bytes.fromhex(self.secret), context, nonces))
        points = {standing.number: standing.points for standing in self.standings()}
        met: Counter[tuple[int, int]] = Counter()
        bots: Counter[int] = Counter()
        for table in (table for tables in self.rounds for table in tables):
            met.update(combinations(sorted(table.people), 2))
            bots.update(table.people if table.bots else ())
        entrants = [Entrant(person, points[person], bots[person]) for person in self.here]
        return draw_tables(entrants, met, chance, number)

    def table_settings(self, people: int) -> Settings:
        """What a table with this many people agrees on."""
        return replace(self.settings, seats=people + bots_at(people))

    # What entries do

    def _join(self, entry: entries.Join) -> None:
        self._verify_going_on()
        known = self.person_of(entry.player)
        if (known is None and len(self.people) >= MOST_EVER) or len(self.here) >= MOST:
            raise Refusal("cup-full", most=MOST)
        if known is not None:
            self._return(self.people[known])
            return
        name = tidy(entry.name)
        check_name(name, "SETUP.players")
        name = unlike(name, (person.name for person in self.people))
        self.people.append(Person(entry.player, name, entry.avatar, entry.nonce, len(self.rounds) + 1))

    def _return(self, person: Person) -> None:
        if person.removed:
            raise Refusal("cup-removed")
        if not person.gone:
            raise Refusal("cup-joined")
        person.gone = False

    def _leave(self, entry: entries.Leave) -> None:
        self._verify_going_on()
        self._person(entry.person).gone = True

    def _remove(self, entry: entries.Remove) -> None:
        self._verify_going_on()
        person = self._person(entry.person)
        person.gone = person.removed = True

    def _draw(self, entry: entries.Draw) -> None:
        self.verify_drawable(entry.rounds)
        drawn = sorted(person for table in entry.tables for person in table.people)
        if drawn != self.here or not all(0 < len(table.people) <= LARGEST for table in entry.tables):
            raise Refusal("cup-draw")
        self.rounds.append([CupTable(table.code, table.people) for table in entry.tables])
        self.rounds_in_all = entry.rounds
        self.phase = "round"
        self.held = False

    def verify_drawable(self, rounds: int) -> None:
        """Refuse a round that cannot begin now, of this many in all."""
        if self.phase == "round":
            raise Refusal("cup-round-goes-on")
        self._verify_going_on()
        if len(self.here) < FEWEST:
            raise Refusal("cup-too-few", fewest=FEWEST)
        if not len(self.rounds) < rounds <= MOST_ROUNDS:
            raise Refusal("cup-rounds", fewest=len(self.rounds) + 1, most=MOST_ROUNDS)

    def _result(self, entry: entries.Result) -> None:
        if self.phase != "round" or not 0 <= entry.table < len(self.tables):
            raise Refusal("cup-no-table")
        table = self.tables[entry.table]
        if table.result is not None:
            raise Refusal("cup-no-table")
        people = (*table.people, *[None] * table.bots)
        table.result = TableResult(people, entry.places, entry.left)
        table.record = entry.record
        if all(table.result is not None for table in self.tables):
            assert self.rounds_in_all is not None
            self.phase = "pause" if len(self.rounds) < self.rounds_in_all else "over"

    def _hold(self, entry: entries.Hold) -> None:
        if self.phase != "pause":
            raise Refusal("cup-no-pause")
        self.held = entry.on

    def _finish(self, entry: entries.Finish) -> None:
        self._verify_going_on()
        self.phase = "over"

    def _person(self, number: int) -> Person:
        if not 0 <= number < len(self.people) or self.people[number].gone:
            raise Refusal("cup-nobody")
        return self.people[number]

    def _verify_going_on(self) -> None:
        if self.phase == "over":
            raise Refusal("cup-over")


def _agreed(settings: Settings, version: int | None) -> tuple[Settings, int]:
    """The settings with all their options, if tables of three and of four can be played by them."""
    if settings.timer < SHORTEST_TIMER:
        raise Refusal("cup-timer", fewest=SHORTEST_TIMER)
    if settings.writing:
        raise Refusal("no-writing", "RULE.write")
    edition = played_edition(settings)
    for seats in (SMALLEST, LARGEST):
        agreed = game(edition, seats, settings.options, version=version)
    options, deck = option_texts(agreed.options), None if agreed.deck is None else dict(agreed.deck)
    return replace(settings, seats=LARGEST, public=False, options=options, deck=deck), agreed.version


_DO: dict[type, Callable[[Cup, Any], None]] = {
    entries.Join: Cup._join,
    entries.Leave: Cup._leave,
    entries.Remove: Cup._remove,
    entries.Draw: Cup._draw,
    entries.Result: Cup._result,
    entries.Hold: Cup._hold,
    entries.Finish: Cup._finish,
}
