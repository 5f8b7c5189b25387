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
from lastcard.dice.text import restore
from lastcard.editions import game as make_game


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
    version: int | None = None
    """The version of the edition; the newest where none is given."""
    more: tuple[tuple[str, ...], ...] = ()
    """The lines that only a whole state has, by words (`lastcard.dice.text`)."""

    @property
    def text(self) -> str:
        """The lines of the notation, in the order of its page."""
        names = self.players
        if self.colors is not None:
            names = tuple(f"{name}:{color}" for name, color in zip(names, self.colors, strict=True))
        lines = [f"edition {self.edition}"]
        lines += [f"version {self.version}"] if self.version is not None else []
        lines += [f"option {name} {value}" for name, value in self.options]
        lines.append(" ".join(("players", *names)))
        lines += [" ".join(("board", name, *entries)) for name, entries in self.boards]
        lines += [f"extra {name} {count}" for name, count in self.extras]
        lines += [f"turn {self.turn}"] if self.turn is not None else []
        lines += [" ".join(("roll", *self.roll))] if self.roll else []
        lines += [" ".join(words) for words in self.more]
        return "".join(f"{line}\n" for line in lines)

    def game(self) -> DiceGame:
        """The game of this position."""
        game = make_game(
            self.edition, self.players, dict(self.options), colors=self.colors, version=self.version
        )
        assert isinstance(game, DiceGame)
        return game

    def set_up(self, game: DiceGame, chance: Chance) -> DiceState:
        """The state that this position describes; what is wrong with it is a refusal."""
        rules = game.rules
        state = DiceState(rules)
        state.extras = [dict(self.extras).get(name, 0) for name in game.players]
        self.check(game, state)
        state.boards = tuple(dict(self.boards).get(name, ()) for name in game.players)
        drawn = self.turn is None
        state.turn = first_player(state, rules, chance) if drawn else game.players.index(str(self.turn))
        seat = state.turn
        for _ in game.players:
            if not state.entries[seat]:
                roll_first_number(state, rules, chance, seat)
            seat = next_seat(rules, seat)
        if self.roll:
            state.dice = tuple(lay_out(self.roll))
            state.pending = ROLL
        else:
            begin_turn(state, rules, chance, state.turn)
        restore(state, self.more)
        return state

    def check(self, game: DiceGame, state: DiceState) -> None:
        """Refuse what no game could reach."""
        for name, entries in self.boards:
            full = len(entries) >= state.spaces(game.players.index(name))
            if not entries or (full and not self.more):
                raise Unreadable("position-board", "DICE.win", name=name)
        for name, count in self.extras:
            if count > game.rules.extra:
                raise Unreadable("position-extra", "DICE.parts", name=name, most=game.rules.extra)
        if self.roll and len(self.roll) != len(DICE):
            raise Unreadable("position-roll", "DICE.roll", count=len(self.roll), wanted=len(DICE))
