"""What a view remembers of a round: what anybody at the table could, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import pytest
from hypothesis import given

from lastcard import Event, Seeded, redact
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Challenge, Draw
from lastcard.cards.state import State
from lastcard.rules.fields import DRAWN, NEVER, NO_COLOR, TURN
from tests.bots.test_levels import set_up
from tests.cards.test_views import card_table, long_walks, permuted
from tests.support.sizes import stable
from tests.support.strategies import CARD_EDITIONS, Moment, card_tables, seeds, walk

MEMORY = ("seen", "declined", "fresh", "named", "before", "agenda", "picked", "opening")


def memory(table: Any) -> tuple[Any, ...]:
    """Everything that a state or a view remembers; the rows of a view are tuples."""
    values = (getattr(table, name) for name in MEMORY)
    return tuple(list(value) if isinstance(value, tuple | list) else value for value in values)


STILL = tuple(name for name in CARD_EDITIONS if name != "wild")
"""Editions in which every hand stays where it is; those that move are in tests/rules/test_moving_hands.py."""


class Onlooker:
    """Somebody beside the table who remembers moves, and events as they are told to nobody in particular.

    It works with texts and by hand, so that it shares nothing with the rules.
    """

    def __init__(self, players: int) -> None:
        self.seen = Counter[str]()
        self.top = ""
        self.counts = [0] * players
        self.declined: list[set[str]] = [set() for _ in range(players)]
        self.fresh = [0] * players
        self.named: list[str | None] = [None] * players

    def watch(self, events: list[Event]) -> None:
        for kind, seat, cards, other, value in events:
            if kind == "shuffled":
                self.__init__(len(self.counts))  # type: ignore[misc]
            elif kind == "flipped":
                self._lay(cards[0])
            elif kind == "went-back":
                self.seen.clear()
            elif kind == "reshuffled":
                self.seen = Counter([self.top])
            elif kind == "dealt":
                assert seat is not None
                self.counts[seat] = len(cards)
            elif seat is not None:
                self._act(kind, seat, cards, other, value)

    def _act(self, kind: str, seat: int, cards: tuple[str, ...], other: int | None, value: Any) -> None:
        if kind == "played" or (kind == "discarded" and value != "discard"):
            for card in cards:
                self._leave(seat, [card])
                self._lay(card)
            if kind == "played" and value is not None:
                self.named[seat] = value
        elif kind == "discarded":
            self._leave(seat, list(cards))
            self.seen.update(cards)
        elif kind == "named":
            self.named[seat] = value
        elif kind in {"drew", "took"}:
            self.counts[seat] += len(cards)
            self.fresh[seat] += len(cards) if self.declined[seat] else 0
            if kind == "took":
                assert other is not None
                self._leave(other, ["??"] * len(cards))

    def draws(self, seat: int, color: str | None, top: str, names: tuple[str, ...]) -> None:
        """A seat is about to draw instead of playing: wilds fit, the colour, and the same symbol."""
        wild = top[0] == "W"
        self.declined[seat] |= {
            name for name in names if name[0] in ("W", color) or (not wild and name[1:] == top[1:])
        }
        self.fresh[seat] = 0

    def _lay(self, card: str) -> None:
        self.seen[card] += 1
        self.top = card

    def _leave(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.counts[seat] -= 1
            if card in self.declined[seat] and self.fresh[seat]:
                self.fresh[seat] -= 1
        if self.fresh[seat] >= self.counts[seat]:
            self.fresh[seat], self.declined[seat] = 0, set()

    def agrees_with(self, table: CardGame, state: State) -> None:
        rules = table.rules
        assert Counter(rules.texts(state.seen)) == self.seen
        assert [set(rules.texts(cards)) for cards in state.declined] == self.declined
        assert state.fresh == self.fresh
        assert [rules.letter(color) for color in state.named] == self.named


def follow(table: CardGame, moments: Iterator[Moment]) -> None:
    """Compare the memory of every position with that of an onlooker."""
    onlooker = Onlooker(len(table.players))
    drew: int | None = None
    for state, seat, move in moments:
        onlooker.watch([redact(event, None) for event in table.events(state)])
        if drew is not None and state.pending != DRAWN:
            # The turn went on by itself: the card cannot be played, unless none ever is (HOUSE.drawn).
            onlooker.fresh[drew] = int(table.rules.drawn == NEVER)
        onlooker.agrees_with(table, state)
        drew = seat if isinstance(move, Draw) else None
        if drew is not None:
            rules = table.rules
            color = rules.letter(state.color)
            assert color is not None or not rules.colors
            onlooker.draws(drew, color, rules.names[state.top], tuple(rules.named))


@stable
@given(card_tables(STILL), seeds)
def test_the_memory_is_what_an_onlooker_could_have(table: CardGame, seed: int) -> None:
    """From redacted events and moves alone, over all editions, options, reshuffles and rule cards."""
    follow(table, walk(table, seed, 200))


@pytest.mark.parametrize("edition", STILL)
def test_the_memory_of_long_games_is_what_an_onlooker_could_have(edition: str) -> None:
    for seed in range(8):
        table = card_table(edition, 2 + seed % 4, {"target": 300})
        follow(table, walk(table, seed, 600))


def test_permuting_unseen_cards_changes_no_memory() -> None:
    rng = Random(0)
    for table, (state, _, _) in islice(chain(long_walks(("hp",)), long_walks(("jackpot",))), 0, None, 5):
        for seat in (None, *range(len(table.players))):
            twin = permuted(state, set() if seat is None else {seat}, rng)
            views = [table.view(one, seat).position for one in (twin, state)]
            assert memory(views[0]) == memory(views[1]) == memory(state)


def test_what_moves_make_of_the_memory_hangs_on_no_hidden_card() -> None:
    """Two states that differ in hidden cards only remember the same after the same draw, kept or not."""
    rng = Random(1)
    compared = 0
    for table, (state, seat, move) in long_walks(("usa",)):
        if seat is None or not isinstance(move, Draw):
            continue
        states = [state, permuted(state, {seat}, rng)]
        after = [table.step(one, seat, move, Seeded(3))[0] for one in states]
        if after[0].pending == after[1].pending:
            assert memory(after[0]) == memory(after[1])
            compared += 1
    assert compared > 50


def test_the_memory_is_no_part_of_the_wire() -> None:
    table = card_table("usa", 2)
    assert not set(MEMORY) & set(table.view(table.start(Seeded(1)), 0).as_dict())


def test_a_view_and_a_copy_remember_for_themselves() -> None:
    table = card_table("usa", 2)
    state = table.start(Seeded(1))
    twin, view = state.copy(), table.view(state, 0).position
    before = memory(state)
    assert memory(twin) == memory(view) == before
    for name in ("declined", "fresh", "named"):
        getattr(twin, name)[0] = "changed"
    assert memory(state) == memory(view) == before != memory(twin)
    for name in ("declined", "fresh", "named"):
        getattr(state, name)[0] = "changed"
    assert memory(state) != memory(view) == before


def turn_of_ana(ana: str, beto: str, top: str, draw: str = "", script: str = "") -> str:
    return f"""
edition usa
option drawn may
players ana beto
hand ana {ana}
hand beto {beto}
top {top}
turn ana
{draw and "draw "}{draw}
---
{script}"""


def names(table: CardGame, cards: int) -> set[str]:
    return set(table.rules.texts(cards))


def test_a_position_set_up_remembers_its_discard_pile() -> None:
    table, state = set_up(turn_of_ana("r1 r2", "b3 b4", "r5"))
    assert names(table, state.seen) == {"r5"}
    assert (state.declined, state.fresh) == ([0, 0], [0, 0])
    assert (state.named, state.before) == ([NO_COLOR, NO_COLOR], NO_COLOR)


def test_a_draw_tells_what_a_hand_lacks__turn_draw() -> None:
    """The drawn card could not be played either: everything that fitted is declined, nothing is fresh."""
    table, state = set_up(turn_of_ana("b1 b2", "b3 b4", "r5", "s7", "ana draw"))
    declined = names(table, state.declined[0])
    assert {"r1", "rS", "b5", "W", "W4"} <= declined
    assert not {"b1", "s7", "w4"} & declined
    assert state.fresh == [0, 0]


def test_a_card_that_was_kept_may_be_anything__turn_drawn() -> None:
    _, drawn = set_up(turn_of_ana("b1 b2", "b3 b4", "r5", "r7", "ana draw"))
    assert drawn.fresh == [1, 0]
    _, kept = set_up(turn_of_ana("b1 b2", "b3 b4", "r5", "r7", "ana draw\nana keep"))
    assert kept.fresh == [1, 0]
    _, played = set_up(turn_of_ana("b1 b2", "b3 b4", "r5", "r7", "ana draw\nana play r7"))
    assert played.fresh == [0, 0]
    assert played.declined[0]


AFTER_A_DRAW = turn_of_ana(
    "b1 b2", "r+2 W W b4 s9 s8", "r5", "s7 r9 w3", "ana draw\nbeto play r+2\nbeto play W:b\nana play b1\n"
)
"""ana lacks red and the fives, then two cards come; she has b2, s7, r9 and w3."""


def test_what_comes_in_later_is_fresh() -> None:
    table, state = set_up(AFTER_A_DRAW)
    assert (state.counts, state.fresh) == ([4, 4], [2, 0])
    assert "r9" in names(table, state.declined[0])
    assert state.named == [NO_COLOR, table.rules.color("b")]


def test_what_was_declined_and_is_played_was_fresh() -> None:
    _, state = set_up(AFTER_A_DRAW + "beto play W:r\nana play r9")
    assert (state.counts[0], state.fresh[0]) == (3, 1)
    assert state.declined[0]


def test_nothing_is_remembered_of_a_hand_that_may_all_be_fresh() -> None:
    """The last card known to be old goes, and with it what is known."""
    _, state = set_up(AFTER_A_DRAW + "beto play b4\nana play b2\nbeto play W:s")
    assert (state.counts[0], state.fresh[0]) == (3, 2)
    assert state.declined[0]
    _, state = set_up(AFTER_A_DRAW + "beto play b4\nana play b2\nbeto play W:s\nana play s7")
    assert (state.counts[0], state.fresh[0], state.declined[0]) == (2, 0, 0)


def test_the_color_before_a_wild_draw_four__chal_guilty() -> None:
    """There while the card is on top, and gone with the next one."""
    table, state = set_up(turn_of_ana("W4 b1 b2", "s1 s2", "r5", "", "ana play W4:s"))
    assert (state.before, state.color) == (table.rules.color("r"), table.rules.color("s"))
    table.apply(state, 1, Challenge(), Seeded(1))
    assert state.before == table.rules.color("r")
    table, state = set_up(
        turn_of_ana("W4 b1 s2", "s1 s2", "r5", "", "ana play W4:s\nbeto accept\nana play s2 uno")
    )
    assert state.before == NO_COLOR


def test_a_reshuffle_leaves_the_top_card__pile_reshuffle() -> None:
    reshuffled = 0
    for table, (state, _, _) in long_walks(("usa",)):
        if any(event.kind == "reshuffled" for event in table.events(state)):
            assert state.discards <= 2 or state.pending != TURN
            assert state.seen == state.under | 1 << state.top
            reshuffled += 1
    assert reshuffled


def test_a_new_deal_forgets_the_round__setup_deal() -> None:
    dealt = 0
    for table, (state, seat, _) in long_walks():
        if seat is None and state.match is None and not state.removed and any(state.declined):
            after = state.copy()
            table.next_round(after, Seeded(0))
            assert after.seen == 1 << after.top
            assert after.declined == [0] * len(table.players)
            assert after.fresh == [0] * len(table.players)
            assert after.before == NO_COLOR
            assert set(after.named) == {NO_COLOR}
            dealt += 1
    assert dealt


def copies_of(table: CardGame, name: str) -> list[int]:
    """Two cards that look alike, each as a set."""
    return [1 << card for card in table.rules.cards_in(table.rules.named[name])][:2]


@pytest.mark.parametrize("drawn", [False, True])
def test_of_two_cards_alike_nobody_knows_which_was_played__chal_show(drawn: bool) -> None:
    """Beto has seen a hand with one red 5 in it, and Ana has another one now. She plays one of them: that
    the other is there is known only when she had just drawn the one that she plays."""
    seen = []
    table, start = set_up(turn_of_ana("r5 r5 b1 s2", "s1 s2", "r6"))
    assert table.rules.named["r5"] & start.hands[0] == sum(copies_of(table, "r5"))
    for new in copies_of(table, "r5"):
        state = start.copy()
        state.known[1 * len(table.players)] = state.hands[0] & ~new
        if drawn:
            state.pending, state.drawn = DRAWN, new.bit_length() - 1
        table.apply(state, 0, "play r5", Seeded(1))
        still = table.view(state, 1).position.known[1 * len(table.players)] & ~state.seen
        seen.append(table.rules.texts(still))
    assert seen == 2 * [("r5", "b1", "s2") if drawn else ("b1", "s2")]


def test_who_shows_one_card_does_not_show_another_like_it__house_misplay() -> None:
    position = turn_of_ana("b5 b5 s1", "s3 s2", "r6").replace("drawn may", "drawn may\noption misplay 1")
    table, state = set_up(position)
    table.apply(state, 0, "play b5", Seeded(1))
    assert table.rules.texts(table.view(state, 1).position.known[1 * len(table.players)]) == ("b5",)


def test_what_is_known_of_a_shown_hand_is_still_there__chal_show() -> None:
    """Until it is seen again; after a reshuffle, or when somebody took cards from it, less is known."""
    known = forgotten = 0
    for table, (state, _, _) in chain(long_walks(("usa", "hp"), 30), long_walks(("jackpot",), 60)):
        shown = {(viewer, owner): hand for viewer, owner, hand in state.shown}
        for pair, hand in enumerate(state.known):
            viewer, owner = divmod(pair, len(table.players))
            assert not hand & ~shown.get((viewer, owner), 0)
            assert not hand & ~state.hands[owner] & ~state.seen, table.rules.texts(hand)
            known += bool(hand & state.hands[owner])
        players = len(table.players)
        forgotten += any(hand != state.known[one * players + two] for (one, two), hand in shown.items())
    assert known > 100 and forgotten > 20
