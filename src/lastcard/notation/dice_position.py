"""Positions of the dice game as text, and the states they describe."""

from __future__ import annotations

from dataclasses import dataclass

from lastcard.core.chance import Chance
from lastcard.core.refusal import Unreadable
from lastcard.dice.faces import DICE, lay_out
from lastcard.dice.game import DiceGame
from lastcard.dice.rules.fields import ROLL
from lastcard.dice.rules.step import begin_turn, first_player, next_seat, roll_first_number
from lastcard.dice.state import DiceState
from lastcard.editions import game
from lastcard.notation.position import changed_options


@dataclass(frozen=True, slots=True)
class DicePosition:
    """The beginning of a turn; boards or dice that are not given are rolled."""

    edition: str
    players: tuple[str, ...]
    colors: tuple[str, ...] | None = None
    options: tuple[tuple[str, str], ...] = ()
    boards: tuple[tuple[str, tuple[str, ...]], ...] = ()
    extras: tuple[tuple[str, int], ...] = ()
    turn: str | None = None
    roll: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The lines of the notation, in the order of its page."""
        names = self.players
        if self.colors is not None:
            names = tuple(f"{name}:{color}" for name, color in zip(names, self.colors, strict=True))
        lines = [f"edition {self.edition}"]
        lines += [f"option {name} {value}" for name, value in self.options]
        lines.append(" ".join(("players", *names)))
        lines += [" ".join(("board", name, *entries)) for name, entries in self.boards]
        lines += [f"extra {name} {count}" for name, count in self.extras]
        lines += [f"turn {self.turn}"] if self.turn is not None else []
        lines += [" ".join(("roll", *self.roll))] if self.roll else []
        return "".join(f"{line}\n" for line in lines)

    def game(self) -> DiceGame:
        """The table of this position."""
        table = game(self.edition, self.players, dict(self.options), colors=self.colors)
        assert isinstance(table, DiceGame)
        return table

    def set_up(self, table: DiceGame, chance: Chance) -> DiceState:
        """The state that this position describes; what is wrong with it is a refusal."""
        rules = table.rules
        state = DiceState(rules)
        state.extras = [dict(self.extras).get(name, 0) for name in table.players]
        self.check(table, state)
        state.boards = tuple(dict(self.boards).get(name, ()) for name in table.players)
        drawn = self.turn is None
        state.turn = first_player(state, rules, chance) if drawn else table.players.index(str(self.turn))
        seat = state.turn
        for _ in table.players:
            if not state.entries[seat]:
                roll_first_number(state, rules, chance, seat)
            seat = next_seat(rules, seat)
        if self.roll:
            state.dice = tuple(lay_out(self.roll))
            state.pending = ROLL
        else:
            begin_turn(state, rules, chance, state.turn)
        return state

    def check(self, table: DiceGame, state: DiceState) -> None:
        """Refuse what no game could come to."""
        for name, entries in self.boards:
            if not entries or len(entries) >= state.spaces(table.players.index(name)):
                raise Unreadable("position-board", "DICE.win", name=name)
        for name, count in self.extras:
            if count > table.rules.extra:
                raise Unreadable("position-extra", "DICE.parts", name=name, most=table.rules.extra)
        if self.roll and len(self.roll) != len(DICE):
            raise Unreadable("position-roll", "DICE.roll", count=len(self.roll), wanted=len(DICE))


def dice_position_of(table: DiceGame, state: DiceState) -> DicePosition:
    """The position of a state at the beginning of a turn."""
    players = table.players
    return DicePosition(
        edition=table.edition,
        players=players,
        colors=table.colors,
        options=changed_options(table),
        boards=tuple(zip(players, state.boards, strict=True)),
        extras=tuple((name, count) for name, count in zip(players, state.extras, strict=True) if count),
        turn=players[state.turn],
        roll=state.dice,
    )
