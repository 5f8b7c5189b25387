"""The beginning of a game and of a turn, and whose turn it is."""

from __future__ import annotations

from lastcard.dice.rules.boards import entry_of, wipe, write
from lastcard.dice.rules.fields import (
    ALL_DICE,
    NO_FACE,
    NOBODY,
    NUMBERS,
    OVER,
    ROLL,
    STAR,
    Chance,
    RulesFields,
    StateFields,
)
from lastcard.dice.rules.rolling import draw_seat, roll_any, roll_dice
from lastcard.dice.rules.telling import tell_rolled, tell_rolled_one, tell_starts, tell_wrote
from lastcard.rules.fields import not_inlined


def next_seat(rules: RulesFields, seat: int) -> int:
    """The player after this one, clockwise."""
    return 0 if seat + 1 == rules.players else seat + 1


def asked(state: StateFields, rules: RulesFields) -> int:
    """The seat that decides; nobody when the game is over."""
    return NOBODY if state.pending == OVER else state.turn


@not_inlined
def start(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """A new game, up to the first player's first roll (DICE.start, DICE.again)."""
    wipe(state, rules)
    first = first_player(state, rules, chance)
    tell_starts(state, first)
    seat = first
    for _ in range(rules.players):
        roll_first_number(state, rules, chance, seat)
        seat = next_seat(rules, seat)
    begin_turn(state, rules, chance, first)


def first_player(state: StateFields, rules: RulesFields, chance: Chance) -> int:
    """The table says who starts, or it is drawn (DICE.first)."""
    return draw_seat(state, rules, chance) if rules.first == NOBODY else rules.first


def roll_first_number(state: StateFields, rules: RulesFields, chance: Chance, seat: int) -> None:
    """Any one die, until it shows a number (DICE.start, DICE.start-die)."""
    face = STAR
    while face >= NUMBERS:
        face = roll_any(state, rules, chance)
        tell_rolled_one(state, seat, face)
    write(state, rules, seat, entry_of(face))
    tell_wrote(state, rules, seat, 0)


def begin_turn(state: StateFields, rules: RulesFields, chance: Chance, seat: int) -> None:
    """A turn starts with a roll of all six dice (DICE.roll)."""
    state.turn = seat
    state.pending = ROLL
    state.pluses = state.minuses = 0
    state.last = NO_FACE
    roll_dice(state, rules, chance, ALL_DICE)
    tell_rolled(state, ALL_DICE)
