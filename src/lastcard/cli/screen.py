"""What the person at the terminal sees of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console

from lastcard.cards.game import CardGame
from lastcard.cards.moves import Discard, Play
from lastcard.cards.state import side
from lastcard.cards.view import View, seats_in
from lastcard.core.event import Event
from lastcard.core.fair import commitment
from lastcard.dice.game import DiceGame
from lastcard.dice.moves import Chain
from lastcard.dice.state import DiceState
from lastcard.editions import AnyGame
from lastcard.locale import Catalogue
from lastcard.notation.moves import move_text
from lastcard.notation.record import Fairness
from lastcard.table.sentences import event_text, joined

# The catalogue's names for symbols that cannot stand in a key.
SYMBOL_KEYS = {"+2": "draw2"}


class Screen:
    """Tells the table to the player in seat `me`, in their language."""

    def __init__(self, table: AnyGame, me: int, out: Console, messages: Catalogue) -> None:
        self.table = table
        self.me = me
        self.out = out
        self.messages = messages

    def say(self, key: str, style: str | None = None, highlight: bool = True, **about: object) -> None:
        self.out.print(self.messages.text(key, **about), style=style, highlight=highlight)

    def welcome(self, fairness: Fairness | None) -> None:
        mine, *others = self.table.players
        against = joined(self.messages, others)
        self.say("play-welcome", style="bold", edition=self.table.edition, name=mine, others=against)
        if fairness is not None:
            self.say("play-fair", style="dim", highlight=False, commitment=commitment(fairness.secret))
        if isinstance(self.table, CardGame):
            symbols = dict.fromkeys(symbol.code for symbol in self.table.rules.symbols)
            letters = self.table.rules.colors
            named = [self._symbol(code) for code in symbols if not code.isdigit()]
            self.say("play-legend", style="dim", colors=self._colors(letters), symbols=", ".join(named))
        else:
            self.say("play-legend-dice", style="dim", colors=self._colors("rygb"))

    def _colors(self, letters: Iterable[str]) -> str:
        return ", ".join(f"{letter} {self.messages.text(f'color-{letter}')}" for letter in letters)

    def _symbol(self, code: str) -> str:
        key = f"symbol-{SYMBOL_KEYS.get(code, code)}"
        return f"{code} {self.messages.text(key)}" if self.messages.has(key) else code

    def narrate(self, events: Iterable[Event]) -> None:
        for event in events:
            text = event_text(self.messages, event, self.table, self.me)
            self.out.print(f"  {text}", style="bold" if event.kind.startswith("won") else None)

    def scores(self, state: Any) -> None:
        if isinstance(self.table, CardGame):
            pairs = zip(self.table.players, state.scores, strict=True)
            self.say("play-scores", scores=" · ".join(f"{name} {score}" for name, score in pairs))

    def round(self, number: int) -> None:
        self.out.print()
        self.say("replay-deal", style="bold", number=number)

    def position(self, view: View | DiceState) -> None:
        """The table as the person sees it, and what is asked."""
        self.out.print()
        if isinstance(view, View):
            self._cards(view)
        else:
            self._boards(view)
        kind = self.table.pending(view).kind
        self.say(f"ask-dice-{kind}" if isinstance(self.table, DiceGame) else f"ask-{kind}", style="bold")

    def _cards(self, view: View) -> None:
        color = "—" if view.color is None else self.messages.text(f"color-{view.color}")
        top = view.rules.names[view.top]
        if view.rules.symbols[view.top].wild and view.color:
            top += f":{view.color}"
        self.say("play-table", top=top, color=color, direction=side(view.direction), pile=view.pile)
        said = seats_in(view.said)
        seats = [
            f"{name} {count}" + (" UNO" if seat in said else "")
            for seat, (name, count) in enumerate(zip(self.table.players, view.counts, strict=True))
        ]
        self.out.print(" · ".join(seats))
        self.say("play-hand", cards=" ".join(view.hand))

    def _boards(self, view: DiceState) -> None:
        for seat, name in enumerate(self.table.players):
            color = self.messages.text(f"color-{view.rules.colors[seat][0]}")
            left = view.spaces(seat) - len(view.boards[seat])
            self.say("play-board", name=name, color=color, entries=" ".join(view.boards[seat]), left=left)
        self.say("play-dice", dice=" ".join(view.dice))

    def choices(self, view: Any, moves: list[Any], more: bool) -> None:
        """The moves with their numbers, as many to a line as fit."""
        line = ""
        for number, move in enumerate(moves, start=1):
            item = f"  {number} {self._choice(view, move)} "
            if line and len(line) + len(item) > self.out.width:
                self.out.print(line)
                line = ""
            line += item
        self.out.print(line)
        if more:
            example = max((move_text(move, self.table.players) for move in moves), key=len)
            self.say("play-many", example=example)

    def _choice(self, view: Any, move: Any) -> str:
        text = move_text(move, self.table.players)
        if isinstance(move, Play) and _bluffs(view, move):
            return f"{text} ({self.messages.text('play-bluff')})"
        if move in (Discard(), Chain()):
            return f"{text} ({self.messages.text('play-none')})"
        return text


def _bluffs(view: View, move: Play) -> bool:
    """Whether a play would be illegal, though the table allows it (ACT.wild4-bluff)."""
    rules = view.rules
    assert view.seat is not None
    legal = rules.legal_cards(view.hands[view.seat], view.color, view.top)
    return not rules.named[move.card] & legal
