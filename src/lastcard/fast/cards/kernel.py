"""The rules of the card games and the judge, compiled: what the rest of this package calls of them."""

from __future__ import annotations

from typing import Any

from lastcard.fast.compile import called, compiled, twin
from lastcard.judge import beliefs
from lastcard.judge import odds as judged
from lastcard.learnt import features
from lastcard.rules import actions, drawing, effects, hands, legal, scoring, setup, step, turn
from lastcard.rules.fields import MOST_PLAYERS, OVER, UNDECIDED

act_on_next = twin(effects.act_on_next)
answer = twin(step.answer)
asked = twin(turn.asked)
bluffers = twin(beliefs.bluffers)
can_draw = twin(drawing.can_draw)
deal_next = twin(setup.deal_next)
describe_everything = twin(features.describe_everything)
doubt = twin(beliefs.doubt)
draws_of = twin(beliefs.draws_of)
finish_round = twin(scoring.finish_round)
goes_with_more = twin(legal.goes_with_more)
hand_of = twin(beliefs.hand_of)
holds_color = twin(hands.holds_color)
jumping = twin(legal.jumping)
legal_actions = twin(legal.legal_actions)
legal_cards = twin(legal.legal_cards)
likely = twin(judged.likely)
mark_legal = twin(legal.mark_legal)
must_not_draw = twin(legal.must_not_draw)
must_play = twin(legal.must_play)
names_player = twin(legal.names_player)
next_seat = twin(turn.next_seat)
odds = twin(judged.odds)
partner = twin(turn.partner)
play = twin(step.play)
play_action = twin(actions.play_action)
points_of = twin(scoring.points_of)
proceed = twin(effects.proceed)
rightly_playable = twin(legal.rightly_playable)
says_uno_with = twin(legal.says_uno_with)
sent_to = twin(step.sent_to)
start_match = twin(setup.start)
take_step = twin(step.step)
unseen_cards = twin(beliefs.unseen_cards)


@called
def start(state: Any, rules: Any, given: Any) -> None:
    """A new match in a record that may have held another."""
    clear_match(state, rules)
    start_match(state, rules, given)


@compiled
def clear_match(state: Any, rules: Any) -> None:
    """Nothing is left of another match."""
    state.decisions = state.began = state.fault = 0
    state.rounds = state.won = state.scored = state.out = state.gone = 0
    for seat in range(MOST_PLAYERS):
        state.scores[seat] = 0
    for seat in range(rules.players):
        state.left[seat] = seat + 1 if seat + 1 < rules.players else 0
        state.right[seat] = seat - 1 if seat > 0 else rules.players - 1
    state.winner = UNDECIDED
    state.dispenser = (1 << rules.rule_count) - 1
    state.used_rules = 0


@called
def next_round(state: Any, rules: Any, given: Any) -> None:
    """Deal again; only between the rounds of a match."""
    if state.pending == OVER and state.won == 0:
        state.began = state.decisions
        deal_next(state, rules, given)
