"""A card table: an edition, its players and options, behind the Game protocol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lastcard.cards import listing, reasons, setup
from lastcard.cards.apply import apply
from lastcard.cards.edition import FEWEST_PLAYERS, MOST_PLAYERS, CardEdition
from lastcard.cards.moves import Move
from lastcard.cards.rulecards import RuleCard, gather
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.cards.view import View
from lastcard.core.chance import Chance
from lastcard.core.event import Event
from lastcard.core.game import Decision, Outcome
from lastcard.core.names import check_players
from lastcard.core.options import Value, read_options
from lastcard.core.refusal import Refusal
from lastcard.rules.fields import PENDINGS


class CardGame:
    """Implements `lastcard.core.game.Game` for every card edition.

    `written` are the rule cards of each player, by seat; without them the edition's own are used.
    """

    next_round = staticmethod(setup.next_round)
    apply = staticmethod(apply)
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
        self.rules = Rules(edition, len(self.players), self.options)

    def __repr__(self) -> str:
        return f"<CardGame {self.edition}: {', '.join(self.players)}>"

    def start(self, chance: Chance) -> State:
        return setup.start_match(self.rules, self._rule_cards, chance)

    def pending(self, state: State | View) -> Decision:
        position = state.position if isinstance(state, View) else state
        return Decision(PENDINGS[position.pending], position.asked)

    def moves(self, state: State | View, seat: int) -> Iterator[Move]:
        if isinstance(state, View):
            return listing.moves(state.position, seat) if seat == state.seat else iter(())
        return listing.moves(state, seat)

    def judge(self, state: State | View, seat: int, move: Move) -> Refusal | None:
        if not isinstance(state, View):
            return reasons.judge(state, seat, move)
        if type(seat) is int and seat != state.seat:
            return Refusal("not-your-view", "SETUP.deal")
        return reasons.judge(state.position, seat, move)

    def step(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        after = state.copy()
        apply(after, seat, move, chance)
        return after, self.events(after)

    def events(self, state: State) -> tuple[Event, ...]:
        return state.happened()

    def outcome(self, state: State) -> Outcome | None:
        return state.match
