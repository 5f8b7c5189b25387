"""What holds at every position of every table, whatever its players do."""

from __future__ import annotations

import copy
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given

from lastcard import AnyGame, Outcome, Refusal, Seeded
from lastcard import game as make_game
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Discard, Uno
from lastcard.cards.state import State
from lastcard.dice.game import DiceGame
from lastcard.notation.check import same
from lastcard.rules.fields import DRAWN
from tests.support.sizes import examples, stable
from tests.support.strategies import (
    BOOK_EDITIONS,
    LISTED,
    Moment,
    can_deal,
    card_tables,
    dice_tables,
    listed,
    seeds,
    tables,
    walk,
)
from tests.support.vocabulary import candidates

CHANCE = Seeded("what if")


def everything(state: Any) -> dict[str, Any]:
    """All that a state holds, as it is now and for good."""
    return {name: copy.deepcopy(getattr(state, name)) for name in type(state).__slots__ if name != "rules"}


def cards_anywhere(state: State) -> list[int]:
    """Every card in every place, twice if it is in two."""
    in_hands = [card for hand in state.hands for card in state.rules.cards_in(hand)]
    elsewhere = [*state.rules.cards_in(state.under), state.top, *state.rules.cards_in(state.removed)]
    return sorted([*in_hands, *state.draw, *elsewhere])


def points(card: str) -> int:
    """What a card scores, from its text (DECK.points)."""
    if card.startswith("W"):
        return 50
    return int(card[1:]) if card[1:].isdigit() else {"+2": 20, "R": 20, "S": 20, "J": 40}[card[1:]]


def rule_cards_of(table: CardGame) -> list[str]:
    """What the players wrote, or else the edition's own."""
    written = table.written or [table.rules.edition.rule_cards]
    return sorted(rule.text for cards in written for rule in cards)


@stable
@given(card_tables(house=True), seeds)
def test_cards_are_conserved__pile_reshuffle(table: CardGame, seed: int) -> None:
    """No card is lost, none is made up and none lies in two places (PILE.reshuffle)."""
    for state, _, _ in walk(table, seed, 250):
        assert cards_anywhere(state) == list(table.rules.deck)
        assert (state.pile, state.discards) == (len(state.draw), state.seen.bit_count())
        assert state.counts == [hand.bit_count() for hand in state.hands]
        if state.pending == DRAWN:
            assert state.hands[state.actor] >> state.drawn & 1
        assert sorted(rule.text for rule in (*state.dispenser, *state.used)) == rule_cards_of(table)


@stable
@given(dice_tables(), seeds)
def test_boards_are_never_too_full_or_empty__dice_write(table: DiceGame, seed: int) -> None:
    """DICE.write, DICE.minus, DICE.plus: one entry at the least, no more than there are spaces."""
    blank, extra = table.rules.blank, table.rules.extra
    for state, _, _ in walk(table, seed, 150):
        for board, outlined in zip(state.boards, state.extras, strict=True):
            assert 0 <= outlined <= extra
            assert 1 <= len(board) <= blank + outlined
            assert set(board) <= {"1", "2", "3", "4", "5", "6", "*"}
        full = [seat for seat, board in enumerate(state.boards) if len(board) == state.spaces(seat)]
        assert (state.match is not None) == (not table.pending(state).seats) == bool(full)


@stable
@given(tables, seeds)
def test_somebody_can_act_until_the_match_ends(table: AnyGame, seed: int) -> None:
    game: Any = table
    for state, _, _ in walk(table, seed, 200):
        kind, asked = game.pending(state)
        for seat in asked:
            assert next(iter(game.moves(state, seat)), None) is not None, (kind, seat)
        if asked:
            assert game.outcome(state) is None
            with pytest.raises(Refusal):
                game.next_round(state, CHANCE)
            continue
        assert kind == "over"
        assert not any(listed(table, state, seat) for seat in range(len(table.players)))
        if game.outcome(state) is None:
            assert_deals_again(table, state)


def assert_deals_again(table: AnyGame, state: Any) -> None:
    game: Any = table
    if can_deal(table, state):
        after = state.copy()
        game.next_round(after, CHANCE)
        assert game.pending(after).seats


@stable
@given(card_tables(house=True), seeds)
def test_no_more_rounds_after_the_match__score_target(table: CardGame, seed: int) -> None:
    """SCORE.target: a match that is won is over."""
    for state, _, _ in walk(table, seed, 250):
        if state.match is not None:
            before = everything(state)
            with pytest.raises(Refusal) as refused:
                table.next_round(state, CHANCE)
            assert (refused.value.code, refused.value.rule) == ("match-over", "SCORE.target")
            assert everything(state) == before


@stable
@given(tables, seeds)
def test_listed_moves_are_accepted_and_listed_once(table: AnyGame, seed: int) -> None:
    game: Any = table
    rng = Random(seed)
    for state, _, _ in walk(table, seed, 60):
        before = everything(state)
        for seat in range(len(table.players)):
            moves = listed(table, state, seat)
            assert len(set(moves)) == len(moves)
            assert [game.judge(state, seat, move) for move in moves] == [None] * len(moves)
            for move in rng.sample(moves, min(4, len(moves))):
                game.apply(state.copy(), seat, move, CHANCE)
        assert everything(state) == before


@examples(10, 200)
@given(tables, seeds)
def test_every_other_move_is_refused_and_changes_nothing(table: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for moment in islice(walk(table, seed, 120), rng.randrange(6), None, 6):
        for seat in range(len(table.players)):
            assert_only_listed(table, moment.state, seat, rng)


def assert_only_listed(table: AnyGame, state: Any, seat: int, rng: Random) -> None:
    game: Any = table
    moves = listed(table, state, seat)
    asked_of_all = candidates(table, state, seat, rng)
    refused = [(move, game.judge(state, seat, move)) for move in asked_of_all]
    if len(moves) < LISTED:
        legal = set(moves)
        # What is legal does not include misplays, though they are taken (HOUSE.misplay).
        odd = [move for move, why in refused if (why is None) != (move in legal)]
        assert odd == [] or (game.played.get("misplay", "off") != "off" and not legal & set(odd))
    for move, why in rng.sample(refused, 12):
        if why is not None:
            assert_refused(table, state, seat, move, why)


def assert_refused(table: AnyGame, state: Any, seat: int, move: Any, why: Refusal) -> None:
    game: Any = table
    before = state.copy()
    with pytest.raises(Refusal) as refused:
        game.apply(state, seat, move, CHANCE)
    assert refused.value == why
    assert same(state, before)


@stable
@given(tables, seeds)
def test_a_seat_that_is_not_at_the_table_is_refused__setup_players(table: AnyGame, seed: int) -> None:
    """SETUP.players: nobody sits at seat -1, nor at the one after the last."""
    game: Any = table
    rng = Random(seed)
    for state, _, _ in islice(walk(table, seed, 60), 0, None, 5):
        for move in candidates(table, state, 0, rng):
            for seat in (-1, len(table.players)):
                assert isinstance(game.judge(state, seat, move), Refusal), (seat, move)


@stable
@given(tables, seeds)
def test_step_leaves_its_state_and_equals_apply_on_a_copy(table: AnyGame, seed: int) -> None:
    game: Any = table
    for state, seat, move in walk(table, seed, 60):
        if seat is None:
            continue
        before = everything(state)
        after, events = game.step(state, seat, move, CHANCE)
        assert everything(state) == before
        twin = state.copy()
        game.apply(twin, seat, move, CHANCE)
        assert same(after, twin)
        assert events == game.events(twin)
        if not isinstance(move, Uno):  # where it is said for everyone, it does nothing (UNO.auto)
            assert not same(after, state)


@stable
@given(tables, seeds)
def test_copies_are_independent(table: AnyGame, seed: int) -> None:
    """Whatever happens to a state, a copy taken before stays as it was, and the other way round."""
    walked = walk(table, seed, 60)
    first = next(walked)
    early, then = first.state.copy(), everything(first.state)
    for moment in walked:
        twin, now = moment.state.copy(), everything(moment.state)
        play_on(table, twin, seed)
        assert everything(moment.state) == now
    assert everything(early) == then


def play_on(table: AnyGame, state: Any, seed: int) -> None:
    """A few more moves, in place."""
    game: Any = table
    rng = Random(seed)
    for _ in range(4):
        asked = game.pending(state).seats
        if asked:
            game.apply(state, asked[0], rng.choice(listed(table, state, asked[0])), CHANCE)


@stable
@given(card_tables(BOOK_EDITIONS), seeds)
def test_scores_add_up__score_winner__score_lowest(table: CardGame, seed: int) -> None:
    """SCORE.winner: what the others hold; SCORE.lowest: everyone's own; PILE.blocked: nothing."""
    before = [0] * len(table.players)
    for state, seat, _ in walk(table, seed, 300):
        if seat is not None:
            assert state.scores == before
            continue
        values = [sum(map(points, table.rules.texts(hand))) for hand in state.hands]
        assert state.round is not None
        gained = tuple(now - then for now, then in zip(state.scores, before, strict=True))
        assert gained == expected_gain(table, state.round, values)
        assert_match(table, state)
        before = state.scores.copy()


def expected_gain(table: CardGame, ended: Outcome, values: list[int]) -> tuple[int, ...]:
    if ended.termination == "void":
        assert ended.winners == ()
        return (0,) * len(values)
    (winner,) = ended.winners
    assert values[winner] == 0
    if table.options["scoring"] == "lowest":
        return tuple(values)
    return tuple(sum(values) if seat == winner else 0 for seat in range(len(values)))


def assert_match(table: CardGame, state: State) -> None:
    """SCORE.target, and the lowest total where scoring = lowest; a tie is shared."""
    target = table.options["target"]
    assert isinstance(target, int)
    if max(state.scores) < target:
        assert table.outcome(state) is None
        return
    lowest = table.options["scoring"] == "lowest"
    best = min(state.scores) if lowest else max(state.scores)
    winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    assert table.outcome(state) == Outcome("lowest" if lowest else "target", winners)


@stable
@given(tables, seeds)
def test_same_seed_same_game(table: AnyGame, seed: int) -> None:
    def told(moment: Moment) -> tuple[Any, ...]:
        return (*moment[1:], everything(moment.state))

    once = [told(moment) for moment in walk(table, seed, 80)]
    assert once == [told(moment) for moment in walk(table, seed, 80)]


def test_another_seed_is_another_game() -> None:
    """The walks and deals do depend on the seed, or the tests above would say little."""
    table = make_game("usa", ["ana", "beto"])
    assert isinstance(table, CardGame)
    deals = {tuple(table.start(Seeded(seed)).hands) for seed in range(20)}
    assert len(deals) == 20
    assert len({repr([moment[1:] for moment in walk(table, seed, 30)]) for seed in range(20)}) == 20


@stable
@given(card_tables(("jackpot",), most=4), seeds)
def test_discards_go_down_in_any_order__rule_discard_to__jack_colors(table: CardGame, seed: int) -> None:
    """RULE.discard-to and JACK.colors: which cards and in what order is the player's choice."""
    rng = Random(seed)
    for state, seat, move in walk(table, seed, 150):
        if seat is not None and isinstance(move, Discard):
            cards = list(move.cards)
            rng.shuffle(cards)
            assert table.judge(state, seat, Discard(tuple(cards))) is None
