"""From the beginning of a game to its end: carrying out what a player does, which must be legal."""

from __future__ import annotations

from lastcard.dice.rules.actions import CLOSE, DONE, LINK, MINUS_AT, PLUS_AT
from lastcard.dice.rules.boards import entry_of, erase, last_entry, room, wipe, write
from lastcard.dice.rules.fields import (
    ALL_DICE,
    CHAIN,
    DICE_COUNT,
    EACH_COLOR,
    LINK_BITS,
    MINUS,
    NO_FACE,
    NOBODY,
    NUMBERS,
    OVER,
    PENALTY,
    PLUS,
    ROLL,
    STAR,
    RulesFields,
    StateFields,
)
from lastcard.dice.rules.legal import minus_hits, plus_hits
from lastcard.dice.rules.rolling import draw_seat, roll_any, roll_dice
from lastcard.dice.rules.telling import (
    tell_called,
    tell_first,
    tell_rolled,
    tell_starts,
    tell_won,
    tell_wrote,
)
from lastcard.rules.fields import Chance, not_inlined


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
        tell_first(state, seat, face)
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


# Actions by their ids


def step(state: StateFields, rules: RulesFields, chance: Chance, action: int) -> None:
    """Carry out an action of the player on turn."""
    if action < LINK:
        reroll(state, rules, chance, action)
    elif action < CLOSE:
        link(state, action - LINK)
    elif action == CLOSE:
        put_down(state, rules, chance)
    else:
        if action == DONE:
            state.pluses = state.minuses = 0
        else:
            punish(state, rules, action)
        go_on(state, rules, chance)


def reroll(state: StateFields, rules: RulesFields, chance: Chance, dice: int) -> None:
    """Roll these dice again, or none of them (DICE.reroll)."""
    if dice:
        roll_dice(state, rules, chance, dice)
        tell_rolled(state, dice)
    state.pending = CHAIN


def link(state: StateFields, face: int) -> None:
    """Put a face next into the chain: one die, or two wild dice (DICE.chain, DICE.wild)."""
    wanted = 2 if face == STAR else 1
    for die in range(DICE_COUNT):
        if wanted and state.shown[die] == face and not state.used >> die & 1:
            state.used |= 1 << die
            wanted -= 1
    state.links |= face << (state.linked * LINK_BITS)
    state.linked += 1
    state.last = face


def put_down(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """Write the chain; it wins at once if it fills the board, before penalties and the call (DICE.win)."""
    seat, links = state.turn, state.links
    since = state.entries[seat]
    for _ in range(state.linked):
        write(state, rules, seat, entry_of(links & (1 << LINK_BITS) - 1))
        links >>= LINK_BITS
    tell_wrote(state, rules, seat, since)
    state.used = state.linked = state.links = 0
    state.called = NO_FACE
    if room(state, rules, seat) <= 0:
        win(state, seat)
        return
    state.pending = PENALTY
    for die in range(DICE_COUNT):
        state.pluses += state.shown[die] == PLUS
        state.minuses += state.shown[die] == MINUS
    go_on(state, rules, chance)


def punish(state: StateFields, rules: RulesFields, action: int) -> None:
    """Use a penalty: an extra space more, or the last entry erased (DICE.plus, DICE.minus)."""
    if action < MINUS_AT:
        state.pluses -= 1
        state.extras[action - PLUS_AT] += 1
    else:
        state.minuses -= 1
        erase(state, rules, action - MINUS_AT)


def go_on(state: StateFields, rules: RulesFields, chance: Chance) -> None:
    """More penalties while any can be used (DICE.penalties); then the call and the next turn."""
    for seat in range(rules.players):
        if plus_hits(state, rules, seat) or minus_hits(state, rules, seat):
            return
    if state.last != NO_FACE:
        call(state, rules, state.last)
    if state.pending != OVER:
        begin_turn(state, rules, chance, next_seat(rules, state.turn))


def is_called(rules: RulesFields, seat: int, face: int, last: int) -> bool:
    """Whether a seat whose board ends so writes when this face is called (DICE.call, DICE.call-wild)."""
    return face == STAR or last == entry_of(face) or rules.hues[seat] == face // EACH_COLOR


def call(state: StateFields, rules: RulesFields, face: int) -> None:
    """The others write what the last die of the chain says; the first clockwise who is full wins."""
    state.called = face
    tell_called(state, face)
    full = NOBODY
    seat = next_seat(rules, state.turn)
    while seat != state.turn:
        since = state.entries[seat]
        if is_called(rules, seat, face, last_entry(state, rules, seat)):
            write(state, rules, seat, entry_of(face))
            tell_wrote(state, rules, seat, since)
        if full == NOBODY and room(state, rules, seat) <= 0:
            full = seat
        seat = next_seat(rules, seat)
    if full != NOBODY:
        win(state, full)


def win(state: StateFields, seat: int) -> None:
    """The game is over."""
    state.pending = OVER
    state.winner = seat
    state.last = NO_FACE
    state.pluses = state.minuses = 0
    tell_won(state, seat)
