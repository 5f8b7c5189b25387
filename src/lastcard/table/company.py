"""How the record of a match describes its bots, so that everybody can check what they did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastcard.bots import Level, described
from lastcard.editions import AnyGame
from lastcard.notation.company import OTHER, Company
from lastcard.table.seats import Seat
from lastcard.table.strangers import STAND_IN
from lastcard.table.thoughts import STRONGEST_PLAIN, meanwhile, usable


def company_of(game: AnyGame, seats: Sequence[Seat]) -> dict[str, Any]:
    """Who plays which seat of a match that begins, and every level that may come to play one."""
    playing = [None if seat.level is None else usable(seat.level) for seat in seats]
    return described(playing, [usable(STAND_IN), usable(STRONGEST_PLAIN), meanwhile(game)], game.family)


def level_to_write(company: Company | None, game: AnyGame, seat: int, bot: Level) -> str | None:
    """How a move names the bot that made it; None where it is the one that plays the seat by the record."""
    if company is None:
        return None
    if company.levels.get(bot.name) != bot.described(game.family):
        # The match was dealt by another version of the program.
        return OTHER
    return None if company.playing[seat] == bot.name else bot.name
