"""What is told of each family of games: how it is written, how a table looks, what is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from lastcard.cards.grammar import CARD
from lastcard.cards.moves import DRAW, PASS, Draw, Pass, Play
from lastcard.cards.state import seats_in
from lastcard.cards.symbols import COLORS, Symbol
from lastcard.cards.view import View
from lastcard.dice.moves import Chain
from lastcard.editions import AnyGame, edition
from lastcard.locale import Catalogue
from lastcard.rules.drawing import can_draw
from lastcard.rules.turn import partner
from lastcard.table.sentences import symbol_name

Plain = dict[str, Any]
"""A view in plain values, as it goes over the wire."""


class Family(ABC):
    """A family of games in the words of one language."""

    def __init__(self, messages: Catalogue) -> None:
        self.messages = messages

    @abstractmethod
    def help(self) -> str:
        """What can be typed."""

    @abstractmethod
    def forms(self) -> str:
        """An example of every form of move."""

    @abstractmethod
    def legend(self, game: Any) -> str:
        """How cards or dice are written."""

    @abstractmethod
    def example(self, game: Any) -> str:
        """A move of this game."""

    @abstractmethod
    def question(self, view: Plain) -> str:
        """What the player is asked."""

    @abstractmethod
    def waiting(self, pending: str) -> str | None:
        """What the table waits for; None for the beginning of a turn."""

    @abstractmethod
    def over(self) -> str:
        """The sentence that nobody is asked any more."""

    @abstractmethod
    def picture(self, game: Any, view: Plain) -> list[str]:
        """The lines that show a table."""

    def notes(self, game: Any, state: Any) -> list[str]:
        """What else is worth knowing of a position."""
        return []

    def completed(self, text: str, pending: str | None) -> str:
        """A move from what was typed, at this decision."""
        return text

    def named_color(self, text: str, pending: str | None) -> str:
        """The move that a colour's key or name stands for where one is named; other texts stay."""
        return text

    def bluffs(self, view: Any) -> tuple[str, ...]:
        """The cards that could be played only illegally, though the table may allow it."""
        return ()

    def listed(self, view: Any, moves: Iterable[Any]) -> Iterable[Any]:
        """The moves that are listed, in their order."""
        return moves

    def _colors(self, letters: Iterable[str]) -> str:
        return ", ".join(f"{letter} {self.messages.text(f'color-{letter}')}" for letter in letters)


class Cards(Family):
    """The card games."""

    def help(self) -> str:
        return self.messages.text("play-help")

    def forms(self) -> str:
        return self.messages.text("play-forms")

    def legend(self, game: Any) -> str:
        symbols = {game.rules.symbols[card].code: game.rules.symbols[card] for card in game.rules.deck}
        named = ", ".join(self._symbol(symbol) for code, symbol in symbols.items() if not code.isdigit())
        if not game.rules.colors:
            return self.messages.text("play-legend-no-colors", symbols=named)
        return self.messages.text("play-legend", colors=self._colors(game.rules.colors), symbols=named)

    def example(self, game: Any) -> str:
        return "play r5" if game.rules.colors else "play W"

    def _symbol(self, symbol: Symbol) -> str:
        name = symbol_name(self.messages, symbol)
        return name if name == symbol.code else f"{symbol.code} {name}"

    def question(self, view: Plain) -> str:
        return self.messages.text(f"ask-{view['pending']}", total=view["total"])

    def waiting(self, pending: str) -> str | None:
        return None if pending == "turn" else self.messages.text(f"pending-{pending}")

    def over(self) -> str:
        return self.messages.text("replay-over")

    def picture(self, game: Any, view: Plain) -> list[str]:
        color = "—" if view["color"] is None else self.messages.text(f"color-{view['color']}")
        top = view["top"]
        if view["color"] and game.rules.named[top] & game.rules.wilds:
            top += f":{view['color']}"
        about = {"top": top, "color": color, "direction": view["direction"], "pile": view["pile"]}
        seats = " · ".join(self._seat(game, view, seat) for seat in range(len(game.players)))
        lines = [self.messages.text("play-table", **about), seats]
        if view["total"]:
            lines.append(self.messages.text("play-total", total=view["total"]))
        for owner, hand in view["open"]:
            if owner != view["seat"]:
                lines.append(self.messages.text("play-open", name=game.players[owner], cards=" ".join(hand)))
        if view["seat"] is not None:
            lines.append(self.messages.text("play-hand", cards=" ".join(view["hand"])))
        return lines

    def _seat(self, game: Any, view: Plain, seat: int) -> str:
        """A player with the number of cards, and what else one sees of them."""
        if seat in view["out"]:
            return f"{game.players[seat]} ({self.messages.text('play-out')})"
        text = f"{game.players[seat]} {view['counts'][seat]}" + (" UNO" if seat in view["said"] else "")
        partners = game.rules.teams and view["seat"] is not None and partner(game.rules, seat) == view["seat"]
        return f"{text} ({self.messages.text('play-partner')})" if partners else text

    def notes(self, game: Any, state: Any) -> list[str]:
        owing = [seat for seat, owed in enumerate(state.owed) if owed]
        lines = []
        for key, seats in (("owed", owing), ("catchable", seats_in(state.catchable))):
            if seats:
                lines.append(self.messages.text(f"replay-{key}", names=names_at(game, seats)))
        return lines

    def completed(self, text: str, pending: str | None) -> str:
        """A card alone is played, a colour alone is named."""
        text = self.named_color(text, pending)
        return f"play {text}" if CARD.fullmatch(text.partition(" ")[0].partition(":")[0]) else text

    def named_color(self, text: str, pending: str | None) -> str:
        if pending != "color":
            return text
        for color in COLORS:
            key, name = self.messages.text(f"color-key-{color}"), self.messages.text(f"color-{color}")
            if text.lower() in (key.lower(), name):
                return f"color {color}"
        return text

    def bluffs(self, view: View) -> tuple[str, ...]:
        """ACT.wild4-bluff."""
        rules, position = view.rules, view.position
        if view.seat is None or view.color is None or view.pending == "stack":
            return ()
        hand = position.hands[view.seat]
        return rules.texts(hand & ~rules.legal_cards(hand, position.color, position.top))

    def listed(self, view: View, moves: Iterable[Any]) -> Iterable[Any]:
        """Without hints no cards (HOUSE.hints), and always the draw: that it is refused would be a hint."""
        if view.rules.hints:
            return moves
        others = [move for move in moves if not isinstance(move, Play | Draw | Pass)]
        if view.pending != "turn" or view.seat not in view.asked:
            return others
        return [DRAW if can_draw(view.position, view.rules, view.seat) else PASS, *others]


class Dice(Family):
    """The dice game."""

    def help(self) -> str:
        return self.messages.text("play-help-dice")

    def forms(self) -> str:
        return self.messages.text("play-forms-dice")

    def legend(self, game: Any) -> str:
        return self.messages.text("play-legend-dice", colors=self._colors("rygb"))

    def example(self, game: Any) -> str:
        return "chain y2 y1 b1"

    def question(self, view: Plain) -> str:
        return self.messages.text(f"ask-dice-{view['pending']}")

    def waiting(self, pending: str) -> str | None:
        return None if pending == "roll" else self.messages.text(f"pending-dice-{pending}")

    def over(self) -> str:
        return self.messages.text("replay-game-over")

    def picture(self, game: Any, view: Plain) -> list[str]:
        boards = [self._board(view, seat, name) for seat, name in enumerate(game.players)]
        return [*boards, self.messages.text("play-dice", dice=" ".join(view["dice"]))]

    def _board(self, view: Plain, seat: int, name: str) -> str:
        color = self.messages.text(f"color-{view['colors'][seat][0]}")
        board = view["boards"][seat]
        left = view["spaces"][seat] - len(board)
        return self.messages.text("play-board", name=name, color=color, entries=" ".join(board), left=left)

    def listed(self, view: Any, moves: Iterable[Any]) -> Iterable[Any]:
        """The longest chains first."""
        return sorted(moves, key=_length, reverse=True) if view.pending == "chain" else moves


def hides_cards(game: AnyGame, pending: str) -> bool:
    """Whether cards may be played now, and the table does not say which (HOUSE.hints)."""
    return game.played.get("hints") == "off" and pending in ("turn", "drawn", "run", "stack")


def _length(chain: Chain) -> int:
    return len(chain.faces)


def names_at(game: AnyGame, seats: Iterable[int]) -> str:
    """The players in these seats."""
    return ", ".join(game.players[seat] for seat in seats)


_FAMILIES: dict[str, type[Family]] = {"cards": Cards, "dice": Dice}


def family_of(game: AnyGame | str, messages: Catalogue) -> Family:
    """The family of a game, or of an edition by its name."""
    name = edition(game).family if isinstance(game, str) else game.family
    return _FAMILIES[name](messages)
