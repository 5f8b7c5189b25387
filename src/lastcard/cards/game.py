"""A card table: an edition, its players and options, behind the Game protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lastcard.cards import legal, listing, setup, step
from lastcard.cards.edition import FEWEST_PLAYERS, MOST_PLAYERS, CardEdition
from lastcard.cards.moments import moments_for
from lastcard.cards.moves import Move
from lastcard.cards.rulecards import RuleCard, gather
from lastcard.cards.rules import Rules
from lastcard.cards.state import ANSWER, State
from lastcard.cards.view import View, seats_in
from lastcard.core.chance import Chance
from lastcard.core.event import Event
from lastcard.core.game import Decision, Outcome
from lastcard.core.names import check_players
from lastcard.core.options import Value, read_options
from lastcard.core.refusal import Refusal


class CardGame:
    """Implements `lastcard.core.game.Game` for every card edition.

    `written` are the rule cards of each player, by seat; without them the edition's own are used.
    """

    next_round = staticmethod(setup.next_round)
    moves = staticmethod(listing.moves)
    judge = staticmethod(legal.judge)
    apply = staticmethod(step.apply)
    view = staticmethod(View)

    def __init__(
        self,
        edition: CardEdition,
        players: Sequence[str],
        options: Mapping[str, object] | None = None,
        written: Sequence[Sequence[RuleCard]] | None = None,
    ) -> None:
        self.players = check_players(players, FEWEST_PLAYERS, MOST_PLAYERS, "SETUP.players")
        self.known_options = edition.options(len(self.players))
        self.options: Mapping[str, Value] = read_options(self.known_options, options or {})
        if written is not None and not edition.rule_cards:
            raise Refusal("rules-not-here", "RULE.write", edition=edition.name)
        self.written = written
        self._rule_cards = None if written is None else gather(written, len(self.players))
        self.edition = edition.name
        self.version = edition.version
        self.rules = Rules(edition, len(self.players), self.options, moments_for(self.options))

    def __repr__(self) -> str:
        return f"<CardGame {self.edition}: {', '.join(self.players)}>"

    def start(self, chance: Chance) -> State:
        return setup.start_match(self.rules, self._rule_cards, chance)

    def pending(self, state: State | View) -> Decision:
        if state.pending == ANSWER:
            return Decision(state.pending, tuple(seats_in(state.answering)))
        return Decision(state.pending, (state.actor,) if state.actor >= 0 else ())

    def step(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        after = state.copy()
        step.apply(after, seat, move, chance)
        return after, self.events(after)

    def events(self, state: State) -> tuple[Event, ...]:
        return state.happened()

    def outcome(self, state: State) -> Outcome | None:
        return state.match
