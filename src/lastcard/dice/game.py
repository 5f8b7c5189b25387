"""A dice table behind the Game protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lastcard.core.chance import Chance
from lastcard.core.event import Event
from lastcard.core.game import Decision, Outcome
from lastcard.core.names import check_players
from lastcard.core.options import Numbers, Option, PlayerName, Value, read_options
from lastcard.core.refusal import Refusal
from lastcard.dice import listing, reasons
from lastcard.dice.apply import apply, play_again, start_game
from lastcard.dice.faces import BOARD_COLORS
from lastcard.dice.moves import Move
from lastcard.dice.rules.fields import LARGEST_BOARD, OVER, PENDINGS, SEATS
from lastcard.dice.state import DiceRules, DiceState

FEWEST_PLAYERS, MOST_PLAYERS = 2, SEATS


@dataclass(frozen=True, slots=True)
class DiceEdition:
    """An edition played with dice. `version` moves when behaviour moves."""

    name: str
    version: int
    board_size: tuple[int, int]

    def options(self, players: tuple[str, ...]) -> tuple[Option, ...]:
        """What these players can choose."""
        bounds = ((2, LARGEST_BOARD), (0, LARGEST_BOARD))
        return (
            Numbers("board-size", self.board_size, bounds, ("DICE.parts",)),
            PlayerName("first-player", players, ("DICE.first",)),
        )


class DiceGame:
    """Implements `lastcard.core.game.Game`. `colors` are those of the boards, by seat."""

    moves = staticmethod(listing.moves)
    judge = staticmethod(reasons.judge)
    apply = staticmethod(apply)
    next_round = staticmethod(play_again)

    def __init__(
        self,
        edition: DiceEdition,
        players: Sequence[str],
        options: Mapping[str, object] | None = None,
        colors: Sequence[str] | None = None,
    ) -> None:
        self.players = check_players(players, FEWEST_PLAYERS, MOST_PLAYERS, "DICE.parts")
        self.known_options = edition.options(self.players)
        self.options: Mapping[str, Value] = read_options(self.known_options, options or {})
        self.colors = _check_colors(BOARD_COLORS[: len(players)] if colors is None else colors, len(players))
        self.edition = edition.name
        self.version = edition.version
        self.rules = DiceRules(self.players, self.colors, self.options)

    def __repr__(self) -> str:
        return f"<DiceGame {self.edition}: {', '.join(self.players)}>"

    def start(self, chance: Chance) -> DiceState:
        return start_game(self.rules, chance)

    def pending(self, state: DiceState) -> Decision:
        return Decision(PENDINGS[state.pending], () if state.pending == OVER else (state.turn,))

    def step(
        self, state: DiceState, seat: int, move: Move, chance: Chance
    ) -> tuple[DiceState, tuple[Event, ...]]:
        after = state.copy()
        apply(after, seat, move, chance)
        return after, self.events(after)

    def events(self, state: DiceState) -> tuple[Event, ...]:
        return state.happened()

    def view(self, state: DiceState, seat: int | None) -> DiceState:
        """Everything lies open on the table: a copy, so that nobody can move the real dice."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self.players)):
            raise Refusal("no-such-seat", "DICE.parts", seat=repr(seat))
        return state.copy()

    def outcome(self, state: DiceState) -> Outcome | None:
        return state.match


def _check_colors(colors: Sequence[str], players: int) -> tuple[str, ...]:
    for color in colors:
        if color not in BOARD_COLORS:
            raise Refusal("board-color", "DICE.parts", given=color, possible=", ".join(BOARD_COLORS))
    if len(colors) != players or len(set(colors)) != players:
        raise Refusal("board-colors-differ", "DICE.parts")
    return tuple(colors)
