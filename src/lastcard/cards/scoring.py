"""The end of a round and of a match."""

from __future__ import annotations

from lastcard.cards.state import NOBODY, OVER, State
from lastcard.core.game import Outcome


def finish_round(state: State, winner: int | None) -> None:
    """End the round: for its winner (END.out), or void (PILE.blocked)."""
    state.pending = OVER
    state.actor = NOBODY
    state.agenda.clear()
    state.performing = None
    state.run = ()
    state.answering = state.catchable = state.said = 0
    if winner is None:
        state.round = Outcome("void", ())
        state.tell("void")
        return
    state.round = Outcome("out", (winner,))
    _score(state, winner)
    _finish_match(state)


def hand_points(state: State, seat: int) -> int:
    """What the cards of a hand are worth (DECK.points)."""
    rules = state.rules
    return sum(rules.points[card] for card in rules.cards_in(state.hands[seat]))


def _score(state: State, winner: int) -> None:
    """SCORE.winner: all points to the winner; SCORE.lowest: to everyone their own."""
    points = [hand_points(state, seat) for seat in range(state.rules.players)]
    if state.rules.lowest:
        gained = points
    else:
        gained = [sum(points) if seat == winner else 0 for seat in range(len(points))]
    for seat in range(len(points)):
        if seat != winner:
            state.tell("left", seat, state.rules.texts(state.hands[seat]), value=points[seat])
    state.scores = tuple(score + gain for score, gain in zip(state.scores, gained, strict=True))
    state.tell("won-round", winner, value=gained[winner])


def _finish_match(state: State) -> None:
    """SCORE.target: the first to reach it wins; SCORE.lowest: then the lowest total does."""
    if max(state.scores) < state.rules.target:
        return
    best = min(state.scores) if state.rules.lowest else max(state.scores)
    winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    state.match = Outcome("lowest" if state.rules.lowest else "target", winners)
    for seat in winners:
        state.tell("won-match", seat, value=best)
