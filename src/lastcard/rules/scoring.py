"""The end of a round and of a match."""

from __future__ import annotations

from lastcard.rules.fields import (
    HOUSE,
    NOBODY,
    OVER,
    POINT_DIGITS,
    VOID,
    Cards,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.hands import go_out
from lastcard.rules.piles import drop_tasks, drop_tasks_of
from lastcard.rules.sets import overlap, size
from lastcard.rules.telling import tell_knocked_out, tell_left, tell_void, tell_won_match, tell_won_round
from lastcard.rules.turn import ask_several, clear_put, clear_stack, how_many, neighbor, next_seat, partner


def finish_round(state: StateFields, rules: RulesFields, winner: int) -> None:
    """End the round: for its winner (END.out), or void (PILE.blocked). The points are counted last of all."""
    ask_several(state, OVER, 0)
    drop_tasks(state)
    state.performer = NOBODY
    clear_put(state)
    if HOUSE:
        clear_stack(state)
    state.catchable = state.said = state.caught = 0
    state.winner = winner
    if winner == VOID:
        tell_void(state)


@not_inlined
def no_mercy(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether this seat has too many cards and so is out of the round (HOUSE.mercy)."""
    if state.counts[seat] < rules.mercy:
        return False
    go_out(state, rules, seat)
    drop_tasks_of(state, seat)
    first = next_seat(state, rules, seat, 1)
    second = next_seat(state, rules, first, 1)
    # Who is left alone, or with the partner, has won.
    left = rules.players - how_many(state.out)
    if left == 1 or (left == 2 and second == partner(rules, first)):
        finish_round(state, rules, first)
    return True


@not_inlined
def finish_on_points(state: StateFields, rules: RulesFields) -> None:
    """End a round that has lasted too long: for a player with no cards left, of several the first, or for
    the one with the fewest points in hand (HOUSE.blitz, HOUSE.end)."""
    winner = state.first_out
    for seat in range(rules.players):
        if winner == NOBODY and state.counts[seat] == 0 and state.out >> seat & 1 == 0:
            winner = seat
    finish_round(state, rules, fewest_points(state, rules) if winner == NOBODY else winner)


def fewest_points(state: StateFields, rules: RulesFields) -> int:
    """Who has the fewest points in hand, of several the fewest cards; if there are still several, nobody."""
    winner, points, cards = VOID, 0, 0
    found = False
    for seat in range(rules.players):
        mate = partner(rules, seat)
        if state.out >> seat & 1 or (mate < seat and state.out >> mate & 1 == 0):
            continue
        own, count = held(state, rules, seat)
        if mate != seat:
            theirs, more = held(state, rules, mate)
            own, count = own + theirs, count + more
        if not found or own < points or (own == points and count < cards):
            winner, points, cards = seat, own, count
        elif own == points and count == cards:
            winner = VOID
        found = True
    return winner


def held(state: StateFields, rules: RulesFields, seat: int) -> tuple[int, int]:
    """The points and the number of the cards that count for a seat: its hand, or the one it went out with."""
    points, cards = points_of(rules, state.hands[seat]), state.counts[seat]
    if HOUSE and rules.mercy:
        points += points_of(rules, state.lost[seat])
        cards += size(state.lost[seat])
    return points, cards


def points_of(rules: RulesFields, cards: Cards) -> int:
    """What these cards are worth (DECK.points)."""
    points = 0
    for digit in range(POINT_DIGITS):
        points += size(overlap(cards, rules.point_sets[digit])) << digit
    return points


@not_inlined
def score(state: StateFields, rules: RulesFields) -> None:
    """SCORE.winner or SCORE.lowest, and the match once somebody has reached the target (SCORE.target)."""
    winner, before = state.winner, state.scores[state.winner]
    state.scored += 1
    for seat in range(rules.players):
        if state.gone >> seat & 1:
            continue
        points, _ = held(state, rules, seat)
        if seat != winner or state.counts[seat]:
            tell_left(state, seat, points)
        if rules.lowest:
            give_points(state, rules, seat, points)
        elif winner != seat and winner != partner(rules, seat):
            give_points(state, rules, winner, points)
    tell_won_round(state, winner, state.scores[winner] - before)
    if HOUSE and rules.knockout:
        knock_out(state, rules)
        return
    best = least = state.scores[0]
    for seat in range(1, rules.players):
        best = max(best, state.scores[seat])
        least = min(least, state.scores[seat])
    if state.scored == rules.length or (rules.length == 0 and best >= rules.target):
        wanted = least if rules.lowest else best
        for seat in range(rules.players):
            if state.scores[seat] == wanted:
                state.won |= 1 << seat
                tell_won_match(state, seat)


def give_points(state: StateFields, rules: RulesFields, seat: int, points: int) -> None:
    """To a player, and to the partner (HOUSE.teams), as often as the stakes say (HOUSE.stakes)."""
    state.scores[seat] += rules.stakes * points
    if HOUSE and rules.teams:
        state.scores[partner(rules, seat)] += rules.stakes * points


@not_inlined
def knock_out(state: StateFields, rules: RulesFields) -> None:
    """Who has the most points in hand is out of the match, the winner apart; of several who has more cards,
    and of those the last after the winner. The last player left wins (HOUSE.knockout)."""
    loser, points, cards = NOBODY, 0, 0
    seat = neighbor(state, state.winner, state.direction)
    while seat != state.winner:
        own, count = held(state, rules, seat)
        more = own > points or (own == points and count >= cards)
        if state.gone >> seat & 1 == 0 and (loser == NOBODY or more):
            loser, points, cards = seat, own, count
        seat = neighbor(state, seat, state.direction)
    state.gone |= 1 << loser
    state.out |= 1 << loser
    tell_knocked_out(state, loser)
    if rules.players - how_many(state.gone) == 1:
        state.won = 1 << state.winner
        tell_won_match(state, state.winner)
