"""The end of a round and of a match."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.state import NOBODY, OVER, State
from lastcard.core.game import Outcome


def finish_round(state: State, winner: int | None) -> None:
    """End the round: for its winner (END.out), or void (PILE.blocked)."""
    state.pending = OVER
    state.actor = NOBODY
    state.agenda.clear()
    state.performing = None
    state.run = ()
    state.answering = state.catchable = state.said = state.caught = 0
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
    points = [hand_points(state, seat) for seat in range(state.rules.players)]
    for seat, left in enumerate(points):
        if seat != winner:
            state.tell("left", seat, state.rules.texts(state.hands[seat]), value=left)
    gained = state.rules.moments.gain(state, points, winner)
    state.scores = tuple(score + gain for score, gain in zip(state.scores, gained, strict=True))
    state.tell("won-round", winner, value=gained[winner])


def _finish_match(state: State) -> None:
    state.match = state.rules.moments.win(state)
    for seat in state.match.winners if state.match else ():
        state.tell("won-match", seat, value=state.scores[seat])


def winner_takes_all(state: State, points: Sequence[int], winner: int) -> list[int]:
    """The winner scores the cards left in the other hands (SCORE.winner)."""
    return [sum(points) if seat == winner else 0 for seat in range(len(points))]


def everyone_counts(state: State, points: Sequence[int], winner: int) -> list[int]:
    """Everyone scores their own cards (SCORE.lowest)."""
    return list(points)


def first_to_target(state: State) -> Outcome | None:
    """The first to reach the target wins (SCORE.target)."""
    best = max(state.scores)
    return _all_with(best, state, "target") if best >= state.rules.target else None


def lowest_at_target(state: State) -> Outcome | None:
    """When someone reaches the target the lowest total wins; a tie is shared (SCORE.lowest)."""
    reached = max(state.scores) >= state.rules.target
    return _all_with(min(state.scores), state, "lowest") if reached else None


def _all_with(score: int, state: State, termination: str) -> Outcome:
    return Outcome(termination, tuple(seat for seat, own in enumerate(state.scores) if own == score))
