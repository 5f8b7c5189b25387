"""Cards that swap two hands, and cards that pass all of them on, in an edition of one's own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lastcard import CardEdition, Seeded
from lastcard.bots.cards.hard import choose
from lastcard.cards.edition import Challengers
from lastcard.cards.game import CardGame
from lastcard.cards.moves import UNO, Play
from lastcard.cards.state import State
from lastcard.cards.symbols import NUMBERS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, Symbol, deck
from lastcard.core.event import Event
from lastcard.rules.fields import DRAWN, OVER
from tests.support.fast_agreement import walk

SWAP = Symbol("WS", 50, wild=True, swaps=True, whom="named")
PASS_ON = Symbol("P", 20, passes=True)
MOVING = CardEdition(
    name="moving",
    version=1,
    deck=deck(
        "rb",
        [*((number, 2) for number in NUMBERS[1:8]), (PASS_ON, 3), (REVERSE, 1), (SKIP, 1)],
        [(WILD, 2), (WILD_DRAW_FOUR, 4), (SWAP, 6)],
    ),
    challengers=Challengers.VICTIM,
)
PEOPLE = ["ana", "beto", "caro", "dani"]


def a_game(players: int, **options: object) -> CardGame:
    return CardGame(MOVING, PEOPLE[:players], {"hand-size": 5, **options})


def in_which_hands_move(game: CardGame, seed: int) -> list[tuple[State, State, tuple[Event, ...]]]:
    """The states before and after each move that moved hands, and what was told, in a match at random."""
    chance, rng = Seeded(seed), Random(seed)
    state, found = game.start(chance), []
    for _ in range(400):
        if state.pending == OVER:
            if state.match is not None:
                break
            game.next_round(state, chance)
            continue
        before, seat = state.copy(), rng.choice(state.asked)
        game.apply(state, seat, rng.choice(list(game.moves(state, seat))), chance)
        events = game.events(state)
        if any(event.kind in ("swapped", "passed-on") for event in events):
            found.append((before, state.copy(), events))
    return found


def giver_of(taker: int, event: Event, players: int) -> int:
    """Whose hand this player has after the event."""
    if event.kind == "passed-on":
        return (taker + (-1 if event.value == "left" else 1)) % players
    pair = {event.seat: event.other, event.other: event.seat}
    return pair.get(taker, taker) or 0


def moved(events: tuple[Event, ...]) -> Event:
    return next(event for event in events if event.kind in ("swapped", "passed-on"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_go_where_they_are_said_to_go(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(20):
        game = a_game(players)
        for before, after, events in in_which_hands_move(game, seed):
            event = moved(events)
            kinds[event.kind] += 1
            assert before.counts[event.seat or 0] > 1, "a last card moves nothing"
            for taker in range(players):
                giver = giver_of(taker, event, players)
                own = Counter(game.rules.texts(after.hands[taker]))
                theirs = Counter(game.rules.texts(before.hands[giver]))
                if giver == event.seat:
                    theirs -= Counter(events[0].cards)
                assert own == theirs and after.counts[taker] == own.total()
                if giver != taker:
                    assert not after.catchable >> taker & 1 and not after.said >> taker & 1
    assert kinds["swapped"] > 20 and kinds["passed-on"] > 20


def test_nobody_has_anything_to_say_for_a_hand_that_came() -> None:
    """With `uno = "auto"` it can always be said."""
    alone = 0
    for uno in ("call", "auto"):
        game = a_game(3, uno=uno)
        for seed in range(40):
            for _, after, events in in_which_hands_move(game, seed):
                for taker in range(3):
                    if giver_of(taker, moved(events), 3) != taker and after.counts[taker] == 1:
                        alone += 1
                        assert (UNO in game.moves(after, taker)) == (uno == "auto")
    assert alone > 10


def test_givers_know_what_they_gave_and_nobody_else_does() -> None:
    game = a_game(3)
    for seed in range(10):
        for _, after, events in in_which_hands_move(game, seed):
            event = moved(events)
            for taker in range(3):
                giver = giver_of(taker, event, 3)
                if giver == taker:
                    continue
                view = game.view(after, giver)
                assert view.position.known[giver * 3 + taker] == after.hands[taker]
                assert not view.position.hands[taker] and view.counts[taker] == after.counts[taker]
                (third,) = {0, 1, 2} - {giver, taker}
                rows = game.view(after, third).position.known
                assert not any(rows[owner] for owner in range(9) if owner // 3 != third)
            assert not any(event.cards for event in events if event.kind in ("swapped", "passed-on"))


def test_what_was_shown_goes_with_the_cards() -> None:
    """CHAL.show, then a swap: the challenger still knows where the cards are, but for the one that was played
    or one like it. The look itself is history."""
    seen = 0
    for seed in range(200):
        game = a_game(3)
        texts = game.rules.texts
        for before, after, events in in_which_hands_move(game, seed):
            if before.shown and after.pending != OVER:
                event = moved(events)
                assert after.shown == before.shown
                for viewer, taker in ((0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)):
                    owner = giver_of(taker, event, 3)
                    if viewer == owner:
                        continue
                    known = Counter(texts(before.known[viewer * 3 + owner] & before.hands[owner]))
                    seen += known.total() > 0
                    if owner == event.seat and before.pending != DRAWN:
                        known -= Counter(events[0].cards)
                    assert Counter(texts(after.known[viewer * 3 + taker] & after.hands[taker])) == known
    assert seen > 5


def test_python_and_compiled_code_move_the_same_hands() -> None:
    pytest.importorskip("numba")
    assert sum(walk(seed, 150, a_game(2 + seed % 3)) for seed in range(30)) > 2000


def test_a_strong_bot_swaps_with_whoever_is_nearly_out() -> None:
    game = a_game(3)
    state = game.start(seed=5)
    cards = {name: game.rules.named[name].bit_length() - 1 for name in ("WS", "r1", "b2", "b3", "r4", "b5")}
    everything = [card for card in game.rules.deck if card not in cards.values()]
    hands = [[*cards.values()], everything[:1], everything[1:7]]
    state.hands = [game.rules.set_of(hand) for hand in hands]
    state.counts = [len(hand) for hand in hands]
    state.draw = everything[8:]
    state.pile, state.top, state.under, state.discards = len(state.draw), everything[7], 0, 1
    state.color, state.turn, state.actor, state.answering = game.rules.color_of[state.top], 0, 0, 1
    move = choose(game.view(state, 0).position, 0, Random(1))
    assert isinstance(move, Play) and (move.card, move.target) == ("WS", 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"swaps": True},
        {"swaps": True, "passes": True, "whom": "named"},
        {"passes": True, "restricted": True},
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"hands|restricted"):
        Symbol("WX", 50, wild=True, **wrong)  # type: ignore[arg-type]
