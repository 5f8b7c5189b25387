"""The end of a round and of a match."""

from __future__ import annotations

from lastcard.rules.fields import (
    NOBODY,
    OVER,
    POINT_DIGITS,
    VOID,
    Cards,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.piles import drop_tasks
from lastcard.rules.sets import overlap, size
from lastcard.rules.telling import tell_left, tell_void, tell_won_match, tell_won_round
from lastcard.rules.turn import ask_several, clear_put


def finish_round(state: StateFields, rules: RulesFields, winner: int) -> None:
    """End the round: for its winner (END.out), or void (PILE.blocked). The points are counted last of all."""
    ask_several(state, OVER, 0)
    drop_tasks(state)
    state.performer = NOBODY
    clear_put(state)
    state.catchable = state.said = state.caught = 0
    state.winner = winner
    if winner == VOID:
        tell_void(state)


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
    for seat in range(rules.players):
        points = points_of(rules, state.hands[seat])
        state.scores[seat if rules.lowest else winner] += points
        if seat != winner:
            tell_left(state, seat, points)
    tell_won_round(state, winner, state.scores[winner] - before)
    best = least = state.scores[0]
    for seat in range(1, rules.players):
        best = max(best, state.scores[seat])
        least = min(least, state.scores[seat])
    if best >= rules.target:
        wanted = least if rules.lowest else best
        for seat in range(rules.players):
            if state.scores[seat] == wanted:
                state.won |= 1 << seat
                tell_won_match(state, seat)
