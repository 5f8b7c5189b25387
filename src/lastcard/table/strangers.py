"""Strangers at a table: who may sit down, who is voted out, and for whom a match counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lastcard.core.refusal import Refusal
from lastcard.table.entries import AnyEntry, Bot, End, Leave, Start
from lastcard.table.seats import Seat, bot_name

STAND_IN = "normal"
"""The level of the bot that holds a person's seat; among strangers, of all bots."""
FEWEST_VOTERS = 2
"""Others than the one who is voted on: one person alone cannot send another away."""


@dataclass(slots=True)
class Strangers:
    """`barred` were voted out for good; `played` have had a hand in the match, and know what was in it.

    `rated` has the seats of those for whom the match counts: people who were dealt in and wanted it.
    """

    barred: set[str] = field(default_factory=set)
    played: set[str] = field(default_factory=set)
    rated: dict[str, int] = field(default_factory=dict)
    votes: dict[int, set[int]] = field(default_factory=dict)

    def deal(self, seats: Sequence[Seat]) -> None:
        """A match begins with these."""
        people = {seat.player: number for number, seat in enumerate(seats) if seat.player is not None}
        self.played = set(people)
        self.rated = {player: number for player, number in people.items() if seats[number].rated}
        self.votes = {}

    def verify(self, player: str, playing: bool) -> None:
        """Refuse a newcomer who was sent away, or who has seen another hand of the match that is played."""
        if player in self.barred:
            raise Refusal("voted-out")
        if playing and player in self.played:
            raise Refusal("played-already")

    def replaced(self, number: int, player: str | None) -> None:
        """Somebody else has this seat now: a person, or a bot."""
        self.votes.pop(number, None)
        for voters in self.votes.values():
            voters.discard(number)
        if player is not None:
            self.played.add(player)

    def vote(self, seats: Sequence[Seat], by: int, against: int) -> bool:
        """Count a vote, which stands for the whole match; whether it was the last that it took."""
        if seats[by].kind != "person" or seats[against].kind != "person" or by == against:
            raise Refusal("vote-whom")
        others = sum(seat.kind == "person" for seat in seats) - 1
        if others < FEWEST_VOTERS:
            raise Refusal("vote-few")
        voters = self.votes.setdefault(against, set())
        if by in voters:
            raise Refusal("vote-twice")
        voters.add(by)
        return 2 * len(voters) > others

    def votes_by_seat(self, seats: int) -> list[list[int]]:
        return [sorted(self.votes.get(seat, ())) for seat in range(seats)]


def gathered(
    seats: Sequence[Seat], stays: Callable[[int], bool], since: float, wait: float
) -> tuple[float, AnyEntry]:
    """When the next match begins by itself, and the next thing that has to be done for it then.

    At once when every seat has a person who stays and has committed to a nonce, or all people do after a
    match; otherwise after the wait, with bots in place of the others.
    """
    people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    leaving = [number for number in people if not stays(number)]
    empty = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    agreed = not leaving and not empty and all(seats[number].commitment for number in people)
    at = since if agreed else since + wait
    if len(leaving) == len(people):
        return at, End()
    if leaving:
        return at, Leave(leaving[0])
    return at, Bot(None, empty[0], STAND_IN) if empty else Start(None)


def stand_in(seats: Sequence[Seat]) -> Seat:
    """A bot that plays on for somebody, under a name of its own."""
    return Seat("bot", bot_name(seat.name for seat in seats if seat.name), STAND_IN)
