"""A view holds what its seat may know, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest
from hypothesis import given

from lastcard import Event, Seeded, game, redact
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Accept, Catch, Challenge, Draw, Keep, Move, Play
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.cards.view import View
from lastcard.core.event import UNKNOWN, redacted
from lastcard.dice.game import DiceGame
from lastcard.rules.fields import DRAWN, OVER, PENDINGS, RUN
from tests.support.sizes import examples, stable
from tests.support.strategies import (
    BOOK_EDITIONS,
    CARD_EDITIONS,
    NAMES,
    Moment,
    card_tables,
    dice_tables,
    listed,
    seeds,
    walk,
)
from tests.support.vocabulary import candidates

# Who may see the cards of an event, by its kind; kinds that are not here have no cards.
EVERYBODY = {"cut", "played", "flipped", "went-back", "discarded", "left"}
ITS_SEAT = {"dealt", "drew"}
BOTH_SEATS = {"took", "showed"}

SYMBOLS_WITH_NO_QUESTION = ("+2", "R", "S", *"0123456789")
"""What follows a play of these depends on no hidden card."""


def card_table(edition: str, players: int, options: dict[str, object] | None = None) -> CardGame:
    table = game(edition, NAMES[:players], options)
    assert isinstance(table, CardGame)
    return table


def permuted(state: State, keep: set[int], rng: Random) -> State:
    """The same state with the cards that none of these seats can see shuffled among their places.

    The drawn card moves along; a dispenser nobody can look into is shuffled too. Hands that were
    shown stay recorded as they were.
    """
    rules, twin = state.rules, state.copy()
    hidden = [
        card for seat, hand in enumerate(state.hands) if seat not in keep for card in rules.cards_in(hand)
    ]
    hidden += state.draw
    moved = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    for seat, hand in enumerate(state.hands):
        if seat not in keep:
            twin.hands[seat] = rules.set_of(moved[card] for card in rules.cards_in(hand))
    twin.draw = [moved[card] for card in state.draw]
    twin.drawn = moved.get(state.drawn, state.drawn)
    rng.shuffle(twin.dispenser)
    if state.turn not in keep:
        twin.bluffed = not state.bluffed
    return twin


def wire(table: CardGame, state: State, seat: int | None) -> str:
    return json.dumps(table.view(state, seat).as_dict())


def assert_hides(table: CardGame, state: State, rng: Random) -> None:
    for seat in (None, *range(len(table.players))):
        twin = permuted(state, set() if seat is None else {seat}, rng)
        assert wire(table, twin, seat) == wire(table, state, seat), (seat, PENDINGS[state.pending])


@stable
@given(card_tables(), seeds)
def test_permuting_unseen_cards_leaves_a_view_as_it_is(table: CardGame, seed: int) -> None:
    rng = Random(seed)
    for moment in islice(walk(table, seed, 150), rng.randrange(3), None, 3):
        assert_hides(table, moment.state, rng)


def long_walks(
    editions: tuple[str, ...] = BOOK_EDITIONS, games: int = 12, **options: object
) -> Iterator[tuple[CardGame, Moment]]:
    """Some fixed games, the same every time."""
    for edition in editions:
        for seed in range(games):
            table = card_table(edition, 2 + seed % 4, {"hand-size": 4 + seed % 3, "target": 150, **options})
            for moment in walk(table, seed, 250):
                yield table, moment


def test_permuting_unseen_cards_in_every_sort_of_decision() -> None:
    rng = Random(0)
    seen = dict.fromkeys(range(len(PENDINGS)), 0)
    for table, (state, _, _) in chain(
        long_walks(("usa", "hp")), long_walks(("usa",), stack="any"), long_walks(("jackpot",), 60)
    ):
        if seen[state.pending] < 30:
            seen[state.pending] += 1
            assert_hides(table, state, rng)
    assert min(seen.values()) >= 3, seen


def test_a_permutation_does_change_what_is_hidden() -> None:
    """The twin of the tests above is another state indeed, and shows in the views it should."""
    table = card_table("usa", 3)
    state = table.start(Seeded(1))
    twin = permuted(state, {0}, Random(1))
    assert twin.hands[0] == state.hands[0]
    assert twin.hands[1] != state.hands[1]
    assert twin.draw != state.draw
    assert wire(table, twin, 1) != wire(table, state, 1)


def test_a_view_has_every_own_card() -> None:
    for table, (state, _, _) in long_walks(("hp",)):
        for seat in range(len(table.players)):
            view = table.view(state, seat)
            assert view.hand == table.rules.texts(state.hands[seat])
            assert view.counts == [hand.bit_count() for hand in state.hands]
        assert table.view(state, None).hand == ()


@examples(8, 200)
@given(card_tables(house=True), seeds)
def test_the_same_moves_from_the_view_as_from_the_state(table: CardGame, seed: int) -> None:
    rng = Random(seed)
    for moment in islice(walk(table, seed, 100), rng.randrange(4), None, 4):
        state = moment.state
        for seat in range(len(table.players)):
            view = table.view(state, seat)
            assert list(islice(table.moves(view, seat), 300)) == listed(table, state, seat)
            for move in rng.sample(candidates(table, state, seat, rng), 60):
                assert table.judge(view, seat, move) == table.judge(state, seat, move)
            assert table.pending(view) == table.pending(state)


def test_the_drawn_card_is_in_nobody_elses_view() -> None:
    """TURN.drawn: only the player who drew it knows it."""
    drawn = [(table, moment.state.copy()) for table, moment in long_walks() if moment.state.pending == DRAWN]
    assert len(drawn) > 100
    for table, state in drawn:
        for seat in (None, *range(len(table.players))):
            view = table.view(state, seat)
            own = seat == state.actor
            assert view.as_dict()["drawn"] == (table.rules.names[state.drawn] if own else None)


def test_a_shown_hand_is_only_in_the_challengers_view() -> None:
    """CHAL.show: the hand as it was, to the challenger and to nobody else; CHAL.guilty or not."""
    challenges = 0
    for table, (state, seat, move) in long_walks():
        if seat is None or not isinstance(move, Challenge):
            continue
        challenges += 1
        player, hand = state.turn, table.rules.texts(state.hands[state.turn])
        after, events = table.step(state, seat, move, Seeded(0))
        (showed,) = [event for event in events if event.kind == "showed"]
        assert showed == Event("showed", player, hand, seat)
        if after.pending == OVER:
            continue
        for viewer in (None, *range(len(table.players))):
            before = table.view(state, viewer).as_dict()["shown"]
            assert isinstance(before, list)
            shown = table.view(after, viewer).as_dict()["shown"]
            assert shown == [*before, [player, list(hand)]] if viewer == seat else shown == before
    assert challenges > 20


def test_a_new_deal_forgets_what_was_shown() -> None:
    """CHAL.show holds for the round: the next hands are other ones."""
    forgot = 0
    for table, (state, seat, _) in long_walks():
        if seat is None and state.shown and state.match is None and not state.removed:
            dealt = state.copy()
            table.next_round(dealt, Seeded(0))
            views = [table.view(dealt, viewer) for viewer in range(len(table.players))]
            assert not any(view.shown for view in views)
            forgot += 1
    assert forgot


def may_know(event: Event, seat: int | None) -> bool:
    if event.kind in EVERYBODY or not event.cards:
        return True
    if event.kind in ITS_SEAT:
        return seat is not None and seat == event.seat
    assert event.kind in BOTH_SEATS, f"an event with cards that no test knows: {event}"
    return seat is not None and seat in (event.seat, event.other)


def test_events_are_told_as_far_as_a_seat_may_know() -> None:
    """SETUP.deal, TURN.draw, RULE.take-most, CHAL.show: the kinds of events with hidden cards."""
    kinds = set()
    for table, (state, _, _) in long_walks():
        cards = {*table.rules.named}
        for event in table.events(state):
            kinds.add(event.kind)
            assert isinstance(event.value, int | None) or event.value not in cards
            for seat in (None, *range(len(table.players))):
                told = redact(event, seat)
                assert told._replace(cards=()) == event._replace(cards=())
                assert told.cards == (event.cards if may_know(event, seat) else (UNKNOWN,) * len(event.cards))
    assert kinds >= EVERYBODY - {"went-back"} | ITS_SEAT | BOTH_SEATS


@pytest.mark.parametrize(
    ("event", "knowing"),
    [
        (Event("dealt", 1, ("r5", "W4")), {1}),
        (Event("drew", 2, ("b9",)), {2}),
        (Event("took", 0, ("g1", "g2"), 2), {0, 2}),
        (Event("showed", 1, ("sS",), 0), {0, 1}),
        (Event("played", 1, ("W",), None, "r"), {None, 0, 1, 2}),
        (Event("cut", 1, ("r5",)), {None, 0, 1, 2}),
        (Event("flipped", None, ("r5",)), {None, 0, 1, 2}),
        (Event("discarded", 1, ("r5", "b2"), None, "colors"), {None, 0, 1, 2}),
        (Event("left", 1, ("r5",), None, 5), {None, 0, 1, 2}),
    ],
)
def test_who_knows_the_cards_of_an_event(event: Event, knowing: set[int | None]) -> None:
    for seat in (None, 0, 1, 2):
        told = redacted([event], seat)
        hidden = event._replace(cards=("??",) * len(event.cards))
        assert told == ((event,) if seat in knowing else (hidden,)), seat


def hangs_on_no_hidden_card(state: State, move: Move) -> bool:
    if isinstance(move, Play):
        return state.pending != RUN and move.card[1:] in SYMBOLS_WITH_NO_QUESTION
    return isinstance(move, Draw | Keep | Catch | Challenge | Accept)


def learns(event: Event, seat: int | None) -> bool:
    """Whether the seat rightly gets to know hidden cards by this."""
    return event.kind in ITS_SEAT | BOTH_SEATS and may_know(event, seat)


def test_what_a_move_tells_a_seat_hangs_only_on_what_it_may_know() -> None:
    """Step two states that differ in hidden cards only: the events told to a seat are the same."""
    rng = Random(3)
    compared = 0
    for table, (state, mover, move) in long_walks():
        if mover is None or not hangs_on_no_hidden_card(state, move) or rng.random() < 0.5:
            continue
        for seat in (None, *range(len(table.players))):
            keep = {mover} if seat is None else {mover, seat}
            twin = permuted(state, keep, rng)
            twin.bluffed = state.bluffed
            told = [table.step(one, mover, move, Seeded(5))[1] for one in (state, twin)]
            if not any(event.kind == "left" or learns(event, seat) for event in told[0]):
                compared += told[0] != told[1]
                assert redacted(told[0], seat) == redacted(told[1], seat), (seat, move)
    assert compared > 1000


def test_the_first_events_of_a_match_hide_the_hands() -> None:
    """SETUP.deal: each player sees the own hand alone."""
    table = card_table("jackpot", 4)
    state = table.start(Seeded(9))
    assert state.hands[2].bit_count() == 7, "a Draw Two was turned over: take another seed"
    told = redacted(table.events(state), 2)
    dealt = {event.seat: event.cards for event in told if event.kind == "dealt"}
    own = dealt.pop(2)
    assert sorted(own) == sorted(table.view(state, 2).hand)
    assert dealt == dict.fromkeys((0, 1, 3), ("??",) * 7)


def test_rule_cards_in_the_dispenser_are_in_no_view() -> None:
    """RULE.write: what others wrote is known when it comes out, not before."""
    secrets = [[RuleCard.from_text(f"act secret {seat} {n}") for n in range(4)] for seat in range(2)]
    table = game("jackpot", ["ana", "beto"], written=secrets)
    assert isinstance(table, CardGame)
    out = 0
    for state, _, _ in chain.from_iterable(walk(table, seed, 100) for seed in range(5)):
        performed = [] if state.performing is None else [state.performing[1]]
        known = {rule.text for rule in (*state.used, *performed)}
        for seat in (None, 0, 1):
            text = wire(table, state, seat)
            assert all((rule.text in text) == (rule.text in known) for cards in secrets for rule in cards)
        out += 0 < len(known) < 8
    assert out > 20


def test_a_view_cannot_be_used_to_change_the_state() -> None:
    table = card_table("jackpot", 3)
    state = table.start(Seeded(2))
    view = table.view(state, 0)
    before = state.copy()
    view.counts[0] = 9
    view.position.hands[0] = 0
    assert state == before
    for row in ("counts", "owed", "scores", "agenda", "declined", "fresh", "named"):
        assert type(getattr(view.position, row)) is tuple, row


def test_a_view_stays_as_it_is_when_the_state_goes_on() -> None:
    """All of it: what is shown, and the whole position that bots judge by."""

    def all_of(view: View) -> str:
        fields = [getattr(view.position, name) for name in State.__slots__ if name != "rules"]
        return f"{view.as_dict()} {fields}"

    for edition in CARD_EDITIONS:
        table = card_table(edition, 3)
        kept: list[tuple[View, str]] = []
        for moment in walk(table, 5, 300):
            views = [table.view(moment.state, seat) for seat in (None, 0, 1, 2)]
            kept += ((view, all_of(view)) for view in views)
        for view, before in kept:
            assert all_of(view) == before


@stable
@given(dice_tables(), seeds)
def test_dice_lie_open_for_everybody(table: DiceGame, seed: int) -> None:
    """A dice view is the same for all, and a copy."""
    for state, _, _ in walk(table, seed, 40):
        texts = {json.dumps(table.view(state, seat).as_dict()) for seat in (None, *range(len(table.players)))}
        assert len(texts) == 1
        view = table.view(state, 0)
        assert view is not state
        assert [list(table.moves(view, seat)) for seat in range(len(table.players))] == [
            list(table.moves(state, seat)) for seat in range(len(table.players))
        ]
