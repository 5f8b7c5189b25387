"""The games of the dice editions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from lastcard.core.chance import Chance
from lastcard.core.game import Decision, Game, Outcome
from lastcard.core.names import check_players
from lastcard.core.options import Numbers, Option, PlayerName, read_options
from lastcard.core.refusal import Refusal
from lastcard.core.versions import Earlier, Versioned
from lastcard.dice import listing, reasons
from lastcard.dice.apply import apply, play_again, start_game
from lastcard.dice.faces import BOARD_COLORS
from lastcard.dice.grammar import GRAMMAR
from lastcard.dice.rules.fields import LARGEST_BOARD, PENDINGS, SEATS
from lastcard.dice.state import DiceRules, DiceState
from lastcard.dice.view import DiceView

FEWEST_PLAYERS, MOST_PLAYERS = 2, SEATS


@dataclass(frozen=True, slots=True)
class DiceEdition(Versioned[tuple[str, ...]]):
    """An edition played with dice.

    `version` moves when behaviour moves; `earlier` says how each version before differed from the next.

    >>> [option.name for option in DiceEdition("long", 1, board_size=(40, 8)).options(("ana", "beto"))]
    ['board-size', 'first-player']
    """

    name: str
    version: int
    board_size: tuple[int, int]
    earlier: tuple[Earlier, ...] = ()

    family: ClassVar[str] = "dice"
    fewest: ClassVar[int] = FEWEST_PLAYERS
    most: ClassVar[int] = MOST_PLAYERS
    colors: ClassVar[tuple[str, ...]] = BOARD_COLORS
    deck: ClassVar[tuple[Any, ...]] = ()
    rule_cards: ClassVar[tuple[Any, ...]] = ()
    largest_hands: ClassVar[list[int]] = []

    def newest_options(self, players: tuple[str, ...]) -> tuple[Option, ...]:
        bounds = ((2, LARGEST_BOARD), (0, LARGEST_BOARD))
        return (
            Numbers("board-size", self.board_size, bounds, ("DICE.parts",)),
            PlayerName("first-player", players, ("DICE.first",)),
        )


class DiceGame(Game[DiceState]):
    """A game of dice. `colors` are those of the boards, by seat."""

    family = "dice"
    grammar = GRAMMAR
    has_rounds = False

    view = staticmethod(DiceView)
    _apply = staticmethod(apply)
    _next_round = staticmethod(play_again)

    def __init__(
        self,
        edition: DiceEdition,
        players: int | Sequence[str],
        options: Mapping[str, object] | None = None,
        written: Sequence[Sequence[object]] | None = None,
        colors: Sequence[str] | None = None,
    ) -> None:
        if written is not None:
            raise Refusal("rules-not-here", "RULE.write", edition=edition.name)
        self.players = check_players(players, edition.fewest, edition.most, "DICE.parts")
        self.known_options = edition.options(self.players)
        self.options = read_options(self.known_options, options or {})
        count = len(self.players)
        self.colors = _check_colors(BOARD_COLORS[:count] if colors is None else colors, count)
        self.edition = edition.name
        self.version, self.is_newest = edition.version, edition.is_newest
        self.played = edition.settled(self.players) | self.options
        self.rules = DiceRules(edition, self.players, self.colors, self.played)

    def lying_open(self, state: DiceState) -> dict[str, Any]:
        return state.common()

    def moves(self, state: DiceState | DiceView, seat: int | None = None) -> Any:
        if seat is None:
            return state.moves() if isinstance(state, DiceView) else tuple(listing.moves(state, state.turn))
        return listing.moves(_position(state), seat)

    def _judge(self, state: DiceState | DiceView, seat: int, move: Any) -> Refusal | None:
        return reasons.judge(_position(state), seat, move)

    def _start(self, chance: Chance) -> DiceState:
        return start_game(self.rules, chance)

    def pending(self, state: DiceState | DiceView) -> Decision:
        position = _position(state)
        return Decision(PENDINGS[position.pending], position.asked)

    def outcome(self, state: DiceState) -> Outcome | None:
        return state.match

    def details(self) -> dict[str, object]:
        return {"colors": list(self.colors)}


def _position(state: DiceState | DiceView) -> DiceState:
    return state.position if isinstance(state, DiceView) else state


def _check_colors(colors: Sequence[str], players: int) -> tuple[str, ...]:
    for color in colors:
        if color not in BOARD_COLORS:
            raise Refusal("board-color", "DICE.parts", given=color, possible=", ".join(BOARD_COLORS))
    if len(colors) != players or len(set(colors)) != players:
        raise Refusal("board-colors-differ", "DICE.parts")
    return tuple(colors)
