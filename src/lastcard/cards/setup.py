"""From the cut for dealer to the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.cards.agenda import proceed
from lastcard.cards.hands import take_up
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.rules import Cards, Rules
from lastcard.cards.state import COLOR, NO_CARD, OVER, TARGET, TURN, Ask, State
from lastcard.cards.turn import next_seat, turn_round
from lastcard.core.chance import Chance
from lastcard.core.refusal import Refusal


def start_match(rules: Rules, rule_cards: tuple[RuleCard, ...] | None, chance: Chance) -> State:
    """A new match: the cut, the deal, the flip. The edition's own rule cards serve where there are none."""
    state = State(rules, rule_cards)
    cut(state, chance)
    deal(state, chance)
    return state


def lay_out(rules: Rules, hands: Sequence[Cards], draw: list[int], under: list[int]) -> State:
    """A state with these hands and piles, tops last, and nothing else decided yet.

    Cards that are nowhere are out of the game, in later rounds too.
    """
    state = State(rules)
    state.hands = list(hands)
    state.counts = [hand.bit_count() for hand in hands]
    state.draw, state.discard = draw, under
    there = rules.set_of((*draw, *under)) | sum(hands)
    state.removed = rules.all_cards & ~there
    return state


def set_turn(state: State, top: int, color: str | None, seat: int) -> None:
    """The beginning of a turn, with this card on top and its colour or the one named."""
    state.discard.append(top)
    state.removed &= ~state.rules.bits[top]
    state.top = top
    state.color = color or state.rules.color_of[top]
    state.turn = state.actor = seat
    state.pending = TURN


def next_round(state: State, chance: Chance) -> None:
    """Deal again, one seat further to the left (SETUP.next-dealer)."""
    if state.pending != OVER:
        raise Refusal("round-goes-on", "END.out")
    if state.match is not None:
        raise Refusal("match-over", "SCORE.target")
    if state.removed:
        _check_enough(state)
    state.log = []
    state.dealer = (state.dealer + 1) % state.rules.players
    deal(state, chance)


def cut(state: State, chance: Chance) -> None:
    """The highest number deals; those tied for it draw again from the rest (SETUP.dealer)."""
    rules = state.rules
    rest = rules.cards_in(rules.all_cards & ~state.removed)
    seats = list(range(rules.players))
    while len(seats) > 1:
        drawn = chance.sample(state.label("cut"), rest, len(seats))
        rest = [card for card in rest if card not in drawn]
        for seat, card in zip(seats, drawn, strict=True):
            state.tell("cut", seat, (rules.names[card],))
        ranks = [rules.ranks[rules.names[card]] for card in drawn]
        seats = [seat for seat, rank in zip(seats, ranks, strict=True) if rank == max(ranks)]
    state.dealer = seats[0]


def deal(state: State, chance: Chance) -> None:
    """Shuffle, deal one card at a time from the dealer's left, and turn a card over (SETUP.deal)."""
    rules = state.rules
    _clear(state)
    state.rounds += 1
    deck = rules.cards_in(rules.all_cards & ~state.removed) if state.removed else rules.deck
    pile = chance.shuffle(state.label("shuffle"), deck)
    dealt = rules.players * rules.hand_size
    state.tell("shuffled", state.dealer, value=len(pile))
    for place in range(rules.players):
        seat = (state.dealer + 1 + place) % rules.players
        cards = pile[place : dealt : rules.players]
        take_up(state, seat, cards)
        state.tell("dealt", seat, tuple(rules.names[card] for card in cards))
    state.draw = pile[: dealt - 1 : -1]
    flip(state, chance)


def _check_enough(state: State) -> None:
    """One card must be left that can start the discard pile, however they fall (FIRST.wild4)."""
    rules = state.rules
    cards = rules.cards_in(rules.all_cards & ~state.removed)
    there = sum(not rules.symbols[card].restricted for card in cards)
    needed = rules.players * rules.hand_size + 1
    if there < needed:
        raise Refusal("too-few-cards", "SETUP.deal", there=there, needed=needed)


def _clear(state: State) -> None:
    """Take everything of the last round off the table; scores and rule cards stay."""
    state.hands = [0] * state.rules.players
    state.counts = [0] * state.rules.players
    state.owed = [0] * state.rules.players
    state.draw, state.discard = [], []
    state.top, state.color, state.drawn = NO_CARD, None, NO_CARD
    state.before = None
    state.declined = [0] * state.rules.players
    state.fresh = [0] * state.rules.players
    state.named = [None] * state.rules.players
    state.direction = 1
    state.passed = state.said = state.catchable = state.caught = 0
    state.shown = state.known = ()


def flip(state: State, chance: Chance) -> None:
    """Turn the top card over (SETUP.flip); a restricted one goes back into the pile (FIRST.wild4)."""
    symbols = state.rules.symbols
    while True:
        card = state.draw.pop()
        state.tell("flipped", None, (state.rules.names[card],))
        if not symbols[card].restricted:
            break
        (place,) = chance.throw(state.label("back"), (range(len(state.draw) + 1),))
        state.draw.insert(place, card)
        state.tell("went-back", None, (state.rules.names[card],))
    state.discard.append(card)
    state.top = card
    state.color = state.rules.color_of[card]
    _open(state, card, chance)


def _open(state: State, card: int, chance: Chance) -> None:
    """The first card acts on the player on the dealer's left (FIRST)."""
    symbol = state.rules.symbols[card]
    first = next_seat(state, state.dealer)
    state.pending = TURN
    state.turn = first
    state.opening = True
    if symbol.reverses:
        state.turn = state.dealer
        turn_round(state)
    state.rules.moments.suffer(state, first, symbol.draws, symbol.skips, chance)
    # Last in, first out: the colour is named before the player is picked (FIRST.wild-jackpot).
    if symbol.pulls:
        state.agenda.append(Ask(first, TARGET))
    if symbol.wild:
        state.agenda.append(Ask(first, COLOR))
    proceed(state, chance)
