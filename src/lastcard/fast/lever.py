"""The jackpot machine, and carrying out what is still to be done before the next turn."""

from __future__ import annotations

from lastcard.fast.bits import natural, nth_bit, popcount
from lastcard.fast.chance import below, is_given, take_given
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import come_down, count, holds, holds_color, move, pick, taken_up, top_kind
from lastcard.fast.layout import (
    ACT,
    ACTOR,
    ALWAYS,
    COLOR,
    COLOR_SETS,
    COLORS,
    COLORS_PUT,
    DISCARD,
    DISCARD_TO,
    DISPENSER,
    DRAW_TO,
    DRAWN,
    DRAWN_KIND,
    FALL,
    FALL_PULLS,
    FALL_SKIPS,
    FAULT,
    HANDS,
    KIND_SETS,
    MOST_RULES,
    NOBODY,
    OVER,
    PENDING,
    PERFORM,
    PERFORMED,
    PERFORMER,
    PLAY_RUN,
    PLAY_WILDS,
    PLAYERS,
    PULL,
    RESTRICTED,
    RULE_KINDS,
    RULE_NUMBERS,
    RUN,
    SPIN_ALL,
    SPIN_ANY,
    SPIN_COLORS,
    SPIN_DRAW4,
    SPIN_LEFT,
    SYMBOL_OF,
    SYMBOL_SETS,
    TAKE_MOST,
    TARGET,
    TASKS,
    USED,
    VOID,
    WILD_CARDS,
    WILDS,
    WINNER,
)
from lastcard.fast.turns import (
    ask,
    fall,
    next_seat,
    number_of,
    owe,
    pass_turn,
    pop,
    push,
    score,
    seat_after,
    seat_of,
    settle,
    task_of,
)

SPINS = 6
LEVER_DRAWS = 4


@compiled
def go_on(row: Row, tables: Row, given: Row) -> bool:
    """Carry out what comes next, or begin the next turn; False when somebody has to decide or it is over."""
    if row[PENDING] == OVER:
        return False
    if row[TASKS] == 0:
        pass_turn(row, tables)
        return False
    row[ACTOR] = NOBODY
    word = pop(row)
    task, seat, number = task_of(word), seat_of(word), number_of(word)
    if task == PULL:
        if number > 1:
            push(row, PULL, seat, number - 1)
        pull(row, tables, given, seat)
    elif task == PERFORM:
        perform(row, tables, given, seat, number)
    elif task == FALL:
        draws, rest = number // (2 * FALL_SKIPS), number % (2 * FALL_SKIPS)
        fall(row, tables, seat, 0, draws, rest >= FALL_SKIPS, rest % FALL_PULLS)
    else:
        ask(row, number, seat)
    return row[ACTOR] == NOBODY


@compiled
def proceed(row: Row, tables: Row, given: Row, goes_on: bool) -> None:
    """Draw what is owed and go on until somebody has to decide; count the points of a round that is over."""
    while True:
        settle(row, tables, given)
        if not goes_on:
            break
        goes_on = go_on(row, tables, given)
    if row[PENDING] == OVER and row[WINNER] != VOID:
        score(row, tables)


@apart
def pull(row: Row, tables: Row, given: Row, seat: int) -> None:
    """Pull the lever and carry out what the spinner shows (JACK.pull)."""
    spin = below(row, given, SPINS)
    if spin == SPIN_ANY:
        ask(row, TARGET, seat)
    elif spin == SPIN_COLORS:
        if _holds_colored(row, tables, seat):
            ask(row, COLORS_PUT, seat)
    elif spin == SPIN_DRAW4:
        owe(row, seat, LEVER_DRAWS)
    elif spin == SPIN_ALL:
        _perform_all(row, tables, given, seat)
    else:
        # Right and left are those of the table, whatever the direction (JACK.right, JACK.left).
        player = seat_after(tables, seat, 1 if spin == SPIN_LEFT else -1)
        push(row, PERFORM, player, dispense(row, tables, given))


@compiled
def _holds_colored(row: Row, tables: Row, seat: int) -> bool:
    held = False
    for color in range(COLORS):
        held |= holds_color(row, tables, seat, color)
    return held


@apart
def _perform_all(row: Row, tables: Row, given: Row, seat: int) -> None:
    """A rule card for each player, the puller first (JACK.all); the last task is carried out first."""
    players = tables[PLAYERS]
    base = row[TASKS]
    for _ in range(players):
        push(row, PERFORM, 0, 0)
    # The cards come out in this order, and lie on the agenda the other way round.
    player = seat
    for place in range(players):
        row[TASKS] = base + players - 1 - place
        push(row, PERFORM, player, dispense(row, tables, given))
        player = next_seat(row, tables, player)
    row[TASKS] = base + players


@apart
def dispense(row: Row, tables: Row, given: Row) -> int:
    """The rule card that comes out; it is used from now on (RULE.recycle)."""
    if row[DISPENSER] == 0:
        row[DISPENSER] = row[USED]
        row[USED] = 0
    if is_given(given):
        rule = _same_rule(row, tables, take_given(given))
    else:
        rule = nth_bit(row[DISPENSER], below(row, given, popcount(row[DISPENSER])))
    row[DISPENSER] ^= 1 << rule
    row[USED] |= 1 << rule
    return rule


@compiled
def _same_rule(row: Row, tables: Row, wanted: int) -> int:
    """This rule card, or another in the dispenser that says the same."""
    if row[DISPENSER] >> wanted & 1 == 1:
        return wanted
    for rule in range(MOST_RULES):
        there = row[DISPENSER] >> rule & 1 == 1
        if (
            there
            and tables[RULE_KINDS + rule] == tables[RULE_KINDS + wanted]
            and tables[RULE_NUMBERS + rule] == tables[RULE_NUMBERS + wanted]
        ):
            return rule
    row[FAULT] = 1
    return wanted


@apart
def perform(row: Row, tables: Row, given: Row, seat: int, rule: int) -> None:
    """Begin to carry out a rule card, up to the first choice in it."""
    kind, number = tables[RULE_KINDS + rule], tables[RULE_NUMBERS + rule]
    if kind == DISCARD_TO:
        if count(row, seat) > number:
            _perform_and_ask(row, seat, rule, DISCARD)
    elif kind == PLAY_RUN:
        if run_goes_on(row, tables, seat):
            _perform_and_ask(row, seat, rule, RUN)
    elif kind == DRAW_TO:
        owe(row, seat, number - count(row, seat))
    elif kind == PLAY_WILDS:
        if holds(row, tables, seat, WILD_CARDS):
            _perform_and_ask(row, seat, rule, WILDS)
    elif kind == TAKE_MOST:
        _take_most(row, tables, given, seat, number)
    else:
        _perform_and_ask(row, seat, rule, ACT)


@compiled
def _perform_and_ask(row: Row, seat: int, rule: int, pending: int) -> None:
    row[PERFORMER] = seat
    row[PERFORMED] = rule
    ask(row, pending, seat)


@compiled
def _take_most(row: Row, tables: Row, given: Row, seat: int, number: int) -> None:
    """Of several with the most cards, the first after the taker; never the last card (RULE.take-most)."""
    victim, most = seat, 0
    other = next_seat(row, tables, seat)
    while other != seat:
        if count(row, other) > most:
            victim, most = other, count(row, other)
        other = next_seat(row, tables, other)
    for _ in range(min(number, most - 1)):
        hand = HANDS + 2 * victim
        move(row, pick(row, given, tables, row[hand], row[hand + 1]), hand, HANDS + 2 * seat)
        taken_up(row, seat)
    if number > 0 and most > 1:
        come_down(row, tables, victim, False)


@compiled
def legal_word(row: Row, tables: Row, seat: int, word: int) -> int:
    """One word of the cards that may rightly be played: TURN.match, TURN.wild, ACT.wild4-legal."""
    color = COLOR_SETS + 2 * natural(row[COLOR])
    fitting = SYMBOL_SETS + 2 * natural(tables[SYMBOL_OF + top_kind(row, tables)])
    fits = tables[ALWAYS + word] | tables[color + word] | tables[fitting + word]
    if not holds(row, tables, seat, color):
        fits |= tables[RESTRICTED + word]
    return row[HANDS + 2 * seat + word] & fits


@compiled
def playable_word(row: Row, tables: Row, seat: int, word: int) -> int:
    """One word of the cards that can be played now without a bluff: after a draw only the drawn one."""
    cards = legal_word(row, tables, seat, word)
    return cards & tables[KIND_SETS + 2 * row[DRAWN_KIND] + word] if row[PENDING] == DRAWN else cards


@compiled
def run_goes_on(row: Row, tables: Row, seat: int) -> bool:
    """Whether a card of the hand fits; bluffs do not (RULE.play-run)."""
    return legal_word(row, tables, seat, 0) | legal_word(row, tables, seat, 1) != 0


@compiled
def push_fall(row: Row, seat: int, draws: int, skips: int, pulls: int) -> None:
    """The actions of wilds fall once their colour has been named (RULE.play-wilds)."""
    push(row, FALL, seat, draws * 2 * FALL_SKIPS + skips * FALL_SKIPS + pulls)
