"""Whose turn it is, what follows when cards are down, and what is still to be carried out."""

from __future__ import annotations

from lastcard.fast.bits import popcount
from lastcard.fast.compiled import Row, apart, compiled
from lastcard.fast.hands import NONE_LEFT, count, draw_card
from lastcard.fast.layout import (
    ACTOR,
    AGENDA,
    ANSWERING,
    CATCHABLE,
    CAUGHT,
    DEBT,
    DEBTOR,
    DIRECTION,
    DRAWS,
    FAULT,
    HANDS,
    LOWEST,
    MATCH,
    MOST_TASKS,
    NOBODY,
    ON_TURN,
    OPENING,
    OVER,
    OWED,
    OWED_BITS,
    PENDING,
    PERFORMER,
    PICKED,
    PLAYERS,
    POINT_DIGITS,
    POINT_SETS,
    PULL,
    PULLS,
    REVERSE_SKIPS,
    REVERSES,
    SAID,
    SCORES,
    SEAT_BITS,
    SKIPS,
    TARGET_SCORE,
    TASK_BITS,
    TASKS,
    TURN,
    UNTIL,
    UNTIL_COLOR,
    WINNER,
)

ONE_OWED = (1 << OWED_BITS) - 1


@compiled
def next_seat(row: Row, tables: Row, seat: int) -> int:
    """The seat after this one in the direction of play."""
    return seat_after(tables, seat, row[DIRECTION])


@compiled
def seat_after(tables: Row, seat: int, direction: int) -> int:
    """The seat beside this one: the left one for 1, the right one for -1."""
    after = seat + direction
    if after == tables[PLAYERS]:
        return 0
    return after if after >= 0 else tables[PLAYERS] - 1


@compiled
def ask(row: Row, pending: int, seat: int) -> None:
    """Wait for this seat's decision."""
    row[PENDING] = pending
    row[ACTOR] = seat


@compiled
def pass_turn(row: Row, tables: Row) -> None:
    """Begin the next turn; turns that are owed are lost on the way (JACK.colors-effects)."""
    seat = row[ON_TURN]
    if row[OPENING] != 0:
        row[OPENING] = 0
    else:
        seat = next_seat(row, tables, seat)
    while row[OWED] >> (OWED_BITS * seat) & ONE_OWED != 0:
        row[OWED] -= 1 << (OWED_BITS * seat)
        seat = next_seat(row, tables, seat)
    row[ON_TURN] = seat
    ask(row, TURN, seat)


@compiled
def owe(row: Row, seat: int, cards: int) -> None:
    """This seat has to draw so many cards, at once."""
    row[DEBTOR] = seat
    row[DEBT] = cards


@compiled
def settle(row: Row, tables: Row, given: Row) -> None:
    """Draw what has to be drawn, as far as there are cards (PILE.none-left).

    All drawing but that of a turn is done here, so that it is compiled only once.
    """
    seat = row[DEBTOR]
    while row[DEBT] > 0:
        row[DEBT] -= 1
        place = draw_card(row, tables, given, seat)
        if place == NONE_LEFT or (row[UNTIL_COLOR] != 0 and ends_hat(tables, place)):
            row[DEBT] = 0
    row[UNTIL_COLOR] = 0


@compiled
def ends_hat(tables: Row, place: int) -> bool:
    """Whether it is a Gryffindor card (ACT.hat)."""
    return tables[UNTIL + (place >> 6)] >> (place & 63) & 1 == 1


@compiled
def suffer(row: Row, seat: int, draws: int, skipped: bool) -> None:
    """Draw the cards and owe the turn (ACT.draw2, ACT.skip, ACT.wild4)."""
    owe(row, seat, draws)
    if skipped:
        row[OWED] += 1 << (OWED_BITS * seat)


@compiled
def act(row: Row, tables: Row, seat: int, reverses: int, draws: int, skips: bool) -> int:
    """Reverses turn the direction, then the next player draws and owes one turn (JACK.colors-effects).

    Returns the next player.
    """
    if reverses != 0:
        if tables[REVERSE_SKIPS] != 0:
            skips = True
        elif reverses & 1 == 1:
            row[DIRECTION] = -row[DIRECTION]
    victim = next_seat(row, tables, seat)
    suffer(row, victim, draws, skips)
    return victim


@compiled
def fall(row: Row, tables: Row, seat: int, reverses: int, draws: int, skips: bool, pulls: int) -> None:
    """The actions of cards put down together fall on the next player, who pulls the lever too (RULE.out)."""
    victim = act(row, tables, seat, reverses, draws, skips)
    if count(row, seat) == 0:
        finish_round(row, seat)
    elif pulls > 0:
        push_pulls(row, victim, pulls)


@compiled
def fall_of_all(row: Row, tables: Row, seat: int) -> None:
    """The same for what has been put down in the move or run that is over."""
    reverses, draws, skips, pulls = row[REVERSES], row[DRAWS], row[SKIPS] != 0, row[PULLS]
    clear_put(row)
    fall(row, tables, seat, reverses, draws, skips, pulls)


@compiled
def clear_put(row: Row) -> None:
    row[REVERSES] = 0
    row[DRAWS] = 0
    row[SKIPS] = 0
    row[PULLS] = 0
    row[PICKED] = 0


# What is still to be carried out


@compiled
def push(row: Row, task: int, seat: int, number: int) -> None:
    """Put a task on top of the agenda."""
    if row[TASKS] == MOST_TASKS:
        row[FAULT] = 1
        return
    row[AGENDA + row[TASKS]] = task | seat << TASK_BITS | number << (TASK_BITS + SEAT_BITS)
    row[TASKS] += 1


@compiled
def push_pulls(row: Row, seat: int, pulls: int) -> None:
    """The seat pulls the lever so many times: one task, also with those that are on top already."""
    if row[TASKS] > 0:
        top = row[AGENDA + row[TASKS] - 1]
        if task_of(top) == PULL and seat_of(top) == seat:
            row[TASKS] -= 1
            pulls += number_of(top)
    push(row, PULL, seat, pulls)


@compiled
def pop(row: Row) -> int:
    row[TASKS] -= 1
    return row[AGENDA + row[TASKS]]


@compiled
def task_of(word: int) -> int:
    return word & (1 << TASK_BITS) - 1


@compiled
def seat_of(word: int) -> int:
    return word >> TASK_BITS & (1 << SEAT_BITS) - 1


@compiled
def number_of(word: int) -> int:
    return word >> (TASK_BITS + SEAT_BITS)


# The end of a round


@compiled
def finish_round(row: Row, winner: int) -> None:
    """End the round: for its winner (END.out), or void (PILE.blocked). The points are counted last of all."""
    ask(row, OVER, NOBODY)
    row[TASKS] = 0
    row[PERFORMER] = NOBODY
    clear_put(row)
    row[ANSWERING] = 0
    row[CATCHABLE] = 0
    row[SAID] = 0
    row[CAUGHT] = 0
    row[WINNER] = winner


@compiled
def hand_points(row: Row, tables: Row, seat: int) -> int:
    """What the cards of a hand are worth (DECK.points)."""
    hand = HANDS + 2 * seat
    points = 0
    for digit in range(POINT_DIGITS):
        worth = POINT_SETS + 2 * digit
        cards = popcount(row[hand] & tables[worth]) + popcount(row[hand + 1] & tables[worth + 1])
        points += cards << digit
    return points


@apart
def score(row: Row, tables: Row) -> None:
    """SCORE.winner or SCORE.lowest, and the match once somebody has reached the target."""
    best = lowest = -1
    winner = row[WINNER]
    for seat in range(tables[PLAYERS]):
        points = hand_points(row, tables, seat)
        row[SCORES + (seat if tables[LOWEST] != 0 else winner)] += points
    for seat in range(tables[PLAYERS]):
        total = row[SCORES + seat]
        best = max(best, total)
        lowest = total if lowest < 0 else min(lowest, total)
    if best >= tables[TARGET_SCORE]:
        wanted = lowest if tables[LOWEST] != 0 else best
        for seat in range(tables[PLAYERS]):
            if row[SCORES + seat] == wanted:
                row[MATCH] |= 1 << seat
