"""The bots at a table: what each of them does when its time has come."""

from __future__ import annotations

from random import Random
from typing import Any

from lastcard.bots import Level
from lastcard.editions import AnyGame
from lastcard.lessons.path import path_move
from lastcard.notation.company import Company, Undescribed
from lastcard.notation.moves import move_text
from lastcard.table import entries
from lastcard.table.company import level_to_write
from lastcard.table.strangers import STAND_IN
from lastcard.table.table import Table
from lastcard.table.thoughts import Question, agreed_of, meanwhile, patience, sight_of, takes_long, usable


class Bots:
    """Who plays for the seats without a person, or with one who is away.

    What they do follows from the match alone, so that everybody can check it afterwards; where its record
    does not describe them, from a generator.
    """

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self._undescribed = table, Undescribed(rng)

    @property
    def _game(self) -> AnyGame:
        assert self.table.game is not None
        return self.table.game

    @property
    def _company(self) -> Company | None:
        """The bots as the record of the match describes them."""
        return None if self.table.match is None else self.table.match.company

    @property
    def _chance(self) -> Company | Undescribed:
        """What the bots are seeded with."""
        return self._company or self._undescribed

    def level(self, seat: int) -> Level:
        return usable(self.table.seats[seat].level or STAND_IN)

    def view(self, seat: int) -> Any:
        """What this seat sees of the game."""
        return self._game.view(self.table.state, seat)

    def sight(self, seat: int, view: Any) -> object:
        """What a decision of this seat is made from."""
        return sight_of(view), None if self._company is None else self._company.seed(seat)

    def question(self, seat: int, view: Any) -> Question:
        """What a slow bot has to think out elsewhere."""
        bot, seed = self.level(seat), self._chance.seed(seat)
        return Question(seat, bot.name, agreed_of(self._game), view, seed, patience(bot))

    def says(self, seat: int) -> entries.Move | None:
        """What the bot says now that somebody can be caught without UNO; None for nothing."""
        bot = self.level(seat)
        said = bot.speaks(self._game, self.view(seat), seat, self._chance.saying(seat))
        return None if said is None else self._made(seat, bot, move_text(said, self._game.players))

    def jumps_in(self, seat: int) -> entries.Move | None:
        """What the bot plays on another's turn; None for nothing (HOUSE.jump-in)."""
        bot = self.level(seat)
        move = bot.jumps_in(self.view(seat), seat, self._chance.jumping(seat))
        return None if move is None else self._made(seat, bot, move_text(move, self._game.players))

    def moves(self, seat: int, thought: str | None) -> entries.Move:
        """What the bot has thought out, or what it does at once; on the path of a lesson what that says."""
        bot, game = self.level(seat), self._game
        move = path_move(self.table.path, seat, self.table.pending().kind) or thought
        if move is None:
            bot = meanwhile(game) if takes_long(bot, game) else bot
            chosen = bot.move(game, self.view(seat), seat, self._chance.deciding(seat))
            move = move_text(chosen, game.players)
        return self._made(seat, bot, move)

    def _made(self, seat: int, bot: Level, move: str) -> entries.Move:
        """The move, with what the record says of who made it."""
        return entries.Move(seat, move, bot=level_to_write(self._company, self._game, seat, bot))
