"""What the person at the terminal sees of a table."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Any

from rich.console import Console

from lastcard.bots import BUDGET, Level
from lastcard.cards.view import View
from lastcard.core.event import Event
from lastcard.core.fair import commitment
from lastcard.dice.view import DiceView
from lastcard.editions import AnyGame
from lastcard.locale import Catalogue
from lastcard.notation.moves import move_text
from lastcard.notation.record import Fairness
from lastcard.table.sentences import event_text, joined
from lastcard.words.choices import choice_text
from lastcard.words.families import Plain, family_of, hides_cards

LEAVING = ("q", "quit", "exit", "salir")
HELP = ("", "?", "help", "ayuda")

LONG = 0.8
"""Seconds after which people wonder what is going on."""


class Screen:
    """Tells the table to the player in seat `me`, in their language; to a spectator for no seat.

    What it shows of a game are views in plain values and moves in the notation, so that a table far away
    looks the same as one in this process.
    """

    def __init__(self, game: AnyGame, me: int | None, out: Console, messages: Catalogue) -> None:
        self.game = game
        self.me = me
        self.out = out
        self.messages = messages
        self.family = family_of(game, messages)

    def say(self, key: str, style: str | None = None, highlight: bool = True, **about: object) -> None:
        self.out.print(self.messages.text(key, **about), style=style, highlight=highlight)

    def welcome(self, fairness: Fairness | None, bots: Mapping[int, Level] | None = None) -> None:
        """Who plays whom, the bots among them with their levels, and how cards and moves are written."""
        assert self.me is not None
        others = [
            name if bots is None else bot_text(self.messages, name, bots[seat].name)
            for seat, name in enumerate(self.game.players)
            if seat != self.me
        ]
        mine, against = self.game.players[self.me], joined(self.messages, others)
        self.say("play-welcome", style="bold", edition=self.game.edition, name=mine, others=against)
        if fairness is not None:
            self.say("play-fair", style="dim", highlight=False, commitment=commitment(fairness.secret))
        self.legend()

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say so when a bot takes long: a screen where nothing moves looks broken."""
        words = self.messages.text("play-thinking", name=self.game.players[seat])
        with told_if_long(self.out, f"  {words}"):
            yield

    def legend(self) -> None:
        """How cards and moves are written here."""
        typing = self.messages.text("play-typing", example=self.family.example(self.game))
        self.out.print(f"{self.family.legend(self.game)} {typing}", style="dim")

    def help(self) -> None:
        """What can be typed."""
        self.out.print(self.family.help())

    def narrate(self, events: Iterable[Event]) -> None:
        for event in events:
            text = event_text(self.messages, event, self.game, self.me)
            self.out.print(f"  {text}", style="bold" if event.kind.startswith("won") else None)

    def scores(self, state: Any) -> None:
        points = self.game.scores(state)
        if points is not None:
            self.points(points)

    def points(self, scores: Sequence[int]) -> None:
        pairs = zip(self.game.players, scores, strict=True)
        self.say("play-scores", scores=" · ".join(f"{name} {score}" for name, score in pairs))

    def round(self, number: int) -> None:
        self.out.print()
        self.say("replay-deal", style="bold", number=number)

    def position(self, view: View | DiceView) -> None:
        """The table as the person sees it, and what is asked."""
        self.out.print()
        self.show(view.as_dict())

    def show(self, view: Plain) -> None:
        """The same from plain values."""
        self.picture(view)
        question = self.family.question(view)
        self.out.print(question, style="bold")

    def picture(self, view: Plain) -> None:
        """The table without a question."""
        for line in self.family.picture(self.game, view):
            self.out.print(line)

    def round_left(self, milliseconds: float) -> None:
        """The time that is left for the round, as clocks show it (HOUSE.blitz)."""
        minutes, seconds = divmod(max(0, round(milliseconds / 1000)), 60)
        self.say("play-round-left", style="dim", time=f"{minutes}:{seconds:02}")

    def choices(self, view: Any, moves: list[Any], more: bool) -> None:
        """The moves with their numbers."""
        texts = [move_text(move, self.game.players) for move in moves]
        if texts:
            print_choices(self.out, self.messages, texts, self.family.bluffs(view), more)
        if hides_cards(self.game, view.pending):
            self.say("play-no-hints", style="dim")


def bot_text(messages: Catalogue, name: str, level: str) -> str:
    """A bot by its name, with its level and the budget of that."""
    base, _, budget = level.partition(BUDGET)
    kind = "playouts" if budget.isdigit() else "time" if budget else "none"
    return messages.text("play-bot", name=name, level=base, kind=kind, budget=budget)


@contextmanager
def told_if_long(out: Console, text: str) -> Iterator[None]:
    """Say this if what is done meanwhile takes long."""
    timer = Timer(LONG, lambda: out.print(text, style="dim"))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def print_choices(
    out: Console, messages: Catalogue, moves: Sequence[str], bluffs: Container[str], more: bool
) -> None:
    """Moves with their numbers, as many to a line as fit; `bluffs` are cards."""
    line = ""
    for number, move in enumerate(moves, start=1):
        item = f"  {number} {choice_text(messages, move, bluffs)} "
        if line and len(line) + len(item) > out.width:
            out.print(line)
            line = ""
        line += item
    out.print(line)
    if more:
        out.print(messages.text("play-many", example=max(moves, key=len)))
