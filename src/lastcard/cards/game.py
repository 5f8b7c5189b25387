"""The games of the card editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lastcard.cards import listing, reasons, setup
from lastcard.cards.apply import apply, time_over
from lastcard.cards.decks.writing import deck_data
from lastcard.cards.edition import CardEdition
from lastcard.cards.grammar import GRAMMAR
from lastcard.cards.house import check_mix
from lastcard.cards.moves import Move
from lastcard.cards.rulecards import RuleCard, gather
from lastcard.cards.rules import rules_of
from lastcard.cards.state import State, seats_in
from lastcard.cards.view import View, lying_open
from lastcard.core.chance import Chance
from lastcard.core.game import Decision, Game, Outcome
from lastcard.core.names import check_players
from lastcard.core.options import read_options
from lastcard.core.refusal import Refusal
from lastcard.rules.fields import PENDINGS


class CardGame(Game[State]):
    """A game of any card edition.

    `written` are the rule cards of each player, by seat, or their texts; without them the edition's own
    are used.
    """

    family = "cards"
    grammar = GRAMMAR
    has_rounds = True

    view = staticmethod(View)
    lying_open = staticmethod(lying_open)
    _next_round = staticmethod(setup.next_round)
    _apply = staticmethod(apply)
    _time_over = staticmethod(time_over)

    def __init__(
        self,
        edition: CardEdition,
        players: int | Sequence[str],
        options: Mapping[str, object] | None = None,
        written: Sequence[Sequence[RuleCard | str]] | None = None,
        colors: Sequence[str] | None = None,
    ) -> None:
        if colors is not None:
            raise Refusal("boards-not-here", "DICE.parts", edition=edition.name)
        self.players = check_players(players, edition.fewest, edition.most, "SETUP.players")
        self.known_options = edition.options(len(self.players))
        self.options = read_options(self.known_options, options or {})
        if written is not None and not edition.rule_cards:
            raise Refusal("rules-not-here", "RULE.write", edition=edition.name)
        self.written: Sequence[Sequence[RuleCard]] | None = None
        if written is not None:
            self.written = tuple(tuple(map(_rule_card, own)) for own in written)
        self._rule_cards = None if self.written is None else gather(self.written, len(self.players))
        self.edition = edition.name
        self.deck = deck_data(edition) if edition.carried else None
        self.version, self.is_newest = edition.version, edition.is_newest
        self.played = edition.settled(len(self.players)) | self.options
        check_mix(self.played, len(self.players))
        self.rules = rules_of(edition, self.players, self.played)

    def _start(self, chance: Chance) -> State:
        return setup.start_match(self.rules, self._rule_cards, chance)

    def pending(self, state: State | View) -> Decision:
        position = state.position if isinstance(state, View) else state
        return Decision(PENDINGS[position.pending], position.asked)

    def moves(self, state: State | View, seat: int | None = None) -> Any:
        if seat is None:
            if isinstance(state, View):
                return state.moves()
            return tuple(listing.moves(state, state.asked[0])) if state.asked else ()
        if isinstance(state, View):
            return listing.moves(state.position, seat) if seat == state.seat else iter(())
        return listing.moves(state, seat)

    def _judge(self, state: State | View, seat: int, move: Move) -> Refusal | None:
        if not isinstance(state, View):
            return reasons.judge(state, seat, move)
        if type(seat) is int and seat != state.seat:
            return Refusal("not-your-view", "SETUP.deal")
        return reasons.judge(state.position, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return state.match

    def round_outcome(self, state: State) -> Outcome | None:
        return state.round

    def scores(self, state: State | View) -> tuple[int, ...]:
        return tuple(state.scores)

    def catchable(self, state: State | View) -> tuple[int, ...]:
        return state.catchable if isinstance(state, View) else tuple(seats_in(state.catchable))

    def hands(self, state: State) -> list[list[str]]:
        return [list(self.rules.texts(hand)) for hand in state.hands]

    def details(self) -> dict[str, object]:
        if self.written is None:
            return {}
        return {"written": [[card.text for card in own] for own in self.written]}

    def outcome_text(self, kind: str) -> Callable[[Any], str]:
        if kind in CARD_OUTCOMES:
            return self.rules.names.__getitem__
        if kind == "order":
            return self.players.__getitem__
        return _text_of if kind == "rule" else str


CARD_OUTCOMES = ("shuffle", "cut", "take")
"""The kinds of chance that bring cards."""


def _rule_card(given: RuleCard | str) -> RuleCard:
    return RuleCard.from_text(given) if isinstance(given, str) else given


def _text_of(rule: RuleCard) -> str:
    return rule.text
