"""A round robin of bots on paired deals: every deal is played once in each seating."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import NamedTuple

from lastcard.bots import Level
from lastcard.core.refusal import Refusal
from lastcard.lab.plan import Column, Columns, Plan, Setting, add_row, bot, empty
from lastcard.lab.play import ENDINGS, Played, play_round


class Pair(NamedTuple):
    """Two bots that meet, by their places in the list."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Arena(Plan):
    """Every bot of the list meets every other on the same deals.

    In the usual form they sit in every other seat, once this way and once that way; partners are of one kind
    (HOUSE.teams). Against the field one sits alone among players of the other kind, once in each seat, and
    both are tried alone.
    """

    field: bool = False
    own: tuple[Level, ...] = ()
    """What plays under these names, where it is not the levels that they name."""

    @property
    def levels(self) -> tuple[Level, ...]:
        return self.own or tuple(map(bot, self.bots))

    @property
    def pairs(self) -> tuple[Pair, ...]:
        places = range(len(self.bots))
        meetings = permutations(places, 2) if self.field else combinations(places, 2)
        return tuple(Pair(*meeting) for meeting in meetings)

    @property
    def seatings(self) -> tuple[tuple[bool, ...], ...]:
        """For each seating, in which seats the first bot of a pair sits."""
        seats = range(self.setting.players)
        if self.field:
            return tuple(tuple(seat == alone for seat in seats) for alone in seats)
        apart = self.setting.players
        if self.setting.game().options.get("teams") == "on":
            apart //= 2
        return tuple(tuple(seat % apart % 2 == way for seat in seats) for way in (0, 1))

    @property
    def columns(self) -> tuple[Column, ...]:
        return (
            Column("first", "i", self.bots),
            Column("second", "i", self.bots),
            Column("deal", "q"),
            Column("seating", "i"),
            Column("ending", "i", ENDINGS),
            Column("winner", "i"),
            Column("share", "d"),
            Column("decisions", "i"),
            Column("rounds", "i"),
            Column("points", "i"),
        )

    @property
    def chunks(self) -> int:
        """A chunk is a block of deals of one pair; the pairs take turns, so that all get equally far."""
        return self.blocks * len(self.pairs)

    def size(self, chunk: int) -> int:
        return len(self.deals_of(chunk // len(self.pairs))) * len(self.seatings)

    def about(self) -> dict[str, str]:
        form = "field" if self.field else "pairs"
        return {
            "kind": "arena", **self.setting.about(), "bots": ", ".join(self.bots), "form": form,
            "chunk": str(self.block),
        }  # fmt: skip

    def play(self, chunk: int) -> Columns:
        block, pair = divmod(chunk, len(self.pairs))
        found = empty(self.columns)
        for deal in self.deals_of(block):
            for number, seats in enumerate(self.seatings):
                self._note(found, self.pairs[pair], deal, number, seats)
        return found

    def _note(self, found: Columns, pair: Pair, deal: int, number: int, seats: tuple[bool, ...]) -> None:
        setting = self.setting
        first, second = (self.levels[place] for place in pair)
        levels = [first if own else second for own in seats]
        played = play_round(setting.game(), levels, setting.deal(deal), number, match=setting.matches)
        row = (
            *pair, deal, number, ENDINGS.index(played.ending), played.winner,
            share(played, seats), played.decisions, played.rounds, played.points,
        )  # fmt: skip
        add_row(found, row)


def share(played: Played, seats: tuple[bool, ...]) -> float:
    """How much of the win went to the first bot's seats; what is void is shared by all seats."""
    winners = played.winners or tuple(range(len(seats)))
    return sum(seats[seat] for seat in winners) / len(winners)


def round_robin(
    setting: Setting, bots: tuple[str, ...], deals: int, field: bool = False, own: tuple[Level, ...] = ()
) -> Arena:
    """A round robin that can be played, or a refusal: unknown bots, too few, one twice."""
    for name in bots:
        if not own:
            bot(name)
        if bots.count(name) > 1:
            raise Refusal("bot-twice", name=name)
    if len(bots) < 2:
        raise Refusal("bots-few")
    # At two players the field is the other bot: a pair like any other.
    return Arena(setting, bots, deals, field and setting.players > 2, own)
