"""Random tables, and walks over the positions that random legal moves lead to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from hypothesis import currently_in_test_context, note
from hypothesis import strategies as st

from lastcard import AnyGame, Seeded
from lastcard.cards.edition import CardEdition
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Discard
from lastcard.cards.moves import Play as CardPlay
from lastcard.cards.rulecards import RULE_CARDS, RuleCard, written_share
from lastcard.cards.state import State
from lastcard.dice.faces import BOARD_COLORS
from lastcard.dice.game import DiceGame
from lastcard.editions import EDITIONS, game
from lastcard.rules.fields import DISCARD, DRAWN_CARDS, UNO_CALLS
from lastcard.rules.legal import to_discard
from tests.support.house import some_house_rules

NAMES = ("ana", "beto", "caro", "dani", "eva", "fede", "gabi", "hugo", "iris", "juan")
BOOK_EDITIONS = ("usa", "hp", "jackpot")
"""Those whose decks the tests know by heart."""
CARD_EDITIONS = tuple(name for name, edition in EDITIONS.items() if isinstance(edition, CardEdition))
LISTED = 300
"""As many moves of a seat as a test looks at: discards can be very many."""

seeds = st.integers(0, 2**32 - 1)

rule_cards = st.one_of(
    st.sampled_from(["play-run", "play-wilds", "discard-to 0", "discard-to 1", "act Sing"]),
    st.integers(0, 9).map(lambda number: f"discard-to {number}"),
    st.integers(1, 12).map(lambda number: f"draw-to {number}"),
    st.integers(1, 9).map(lambda number: f"take-most {number}"),
).map(RuleCard.from_text)


@st.composite
def card_tables(
    draw: st.DrawFn, editions: tuple[str, ...] = CARD_EDITIONS, most: int = 10, house: bool = False
) -> CardGame:
    """A table of a card edition with any options of the rulebook, perhaps with house rules, and in jackpot
    perhaps with written rules."""
    name = draw(st.sampled_from(editions))
    players = draw(st.integers(2, most))
    edition = EDITIONS[name]
    assert isinstance(edition, CardEdition)
    largest = edition.largest_hand(players)
    options: dict[str, Any] = {
        "drawn": draw(st.sampled_from(DRAWN_CARDS)),
        "wild4": draw(st.sampled_from(["bluff", "strict", "free"])),
        "uno": draw(st.sampled_from(UNO_CALLS)),
        "scoring": draw(st.sampled_from(["winner", "lowest"])),
        "target": draw(st.integers(1, 200)),
        "hand-size": draw(st.one_of(st.integers(1, min(8, largest)), st.integers(1, largest))),
        "reverse-two": draw(st.sampled_from(["skip", "plain"])),
    }
    if house:
        options |= some_house_rules(Random(draw(seeds)), options, players)
    written = None
    if edition.rule_cards and players <= RULE_CARDS and draw(st.booleans()):
        share = written_share(players)
        written = [[draw(rule_cards) for _ in range(share)] for _ in range(players)]
    table = game(name, NAMES[:players], options, written=written)
    assert isinstance(table, CardGame)
    return table


@st.composite
def dice_tables(draw: st.DrawFn) -> DiceGame:
    """A dice table with any boards, mostly small ones so that games end."""
    players = NAMES[: draw(st.integers(2, 4))]
    colors = draw(st.permutations(BOARD_COLORS))[: len(players)]
    options = {
        "board-size": (draw(st.integers(2, 12)), draw(st.integers(0, 4))),
        "first-player": draw(st.sampled_from([None, *players])),
    }
    table = game("dice", players, options, colors=colors)
    assert isinstance(table, DiceGame)
    return table


tables: st.SearchStrategy[AnyGame] = st.one_of(
    card_tables(), card_tables(), card_tables(house=True), dice_tables()
)


class Moment(NamedTuple):
    """A position, and the move that a seat makes next; none where the round is over."""

    state: Any
    seat: int | None
    move: Any


def walk(table: AnyGame, seed: int, limit: int) -> Iterator[Moment]:
    """Random legal moves of seats that may do anything, asked or not, up to this many positions.

    The state is the same object all the way: it is changed in place between two moments.
    """
    if currently_in_test_context():
        note(f"{table!r} {table.options}")
    rng, chance = Random(seed), Seeded(seed)
    game: Any = table
    state = game.start(chance)
    if isinstance(table, CardGame) and rng.random() < 0.3:
        thin(state, rng)
    for _ in range(limit):
        if not game.pending(state).seats:
            yield Moment(state, None, None)
            if game.outcome(state) is not None or not can_deal(table, state):
                return
            game.next_round(state, chance)
            continue
        seat, move = choose(table, state, rng)
        yield Moment(state, seat, move)
        game.apply(state, seat, move, chance)


def thin(state: State, rng: Random) -> None:
    """Take most of the draw pile out of the game, so that cards run out (PILE)."""
    left = rng.randrange(6)
    gone = state.draw[: max(0, len(state.draw) - left)]
    del state.draw[: len(gone)]
    state.pile = len(state.draw)
    state.removed |= state.rules.set_of(gone)


def can_deal(table: AnyGame, state: Any) -> bool:
    """Whether the cards still in the game are enough for a deal with a card to turn over."""
    if not isinstance(table, CardGame):
        return True
    rules = table.rules
    there = [card for card in rules.deck if not state.removed >> card & 1]
    plain = sum(not rules.symbols[card].restricted for card in there)
    return plain > rules.players * rules.hand_size


def listed(table: AnyGame, state: Any, seat: int) -> list[Any]:
    """The legal moves of a seat, or the first of very many."""
    game: Any = table
    return list(islice(game.moves(state, seat), LISTED))


def choose(table: AnyGame, state: Any, rng: Random) -> tuple[int, Any]:
    """A seat and its move: mostly one that is asked, mostly a play, so that rounds end."""
    game: Any = table
    asked = game.pending(state).seats
    others = [seat for seat in range(len(table.players)) if seat not in asked]
    if others and rng.random() < 0.3:
        seat = rng.choice(others)
        said = listed(table, state, seat)
        if said:
            return seat, rng.choice(said)
    seat = rng.choice(asked)
    return seat, _choose_of(table, state, seat, rng)


def _choose_of(table: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    moves = listed(table, state, seat)
    if len(moves) == LISTED and state.pending == DISCARD and rng.random() < 0.8:
        return _any_discard(state, seat, rng)
    plays = [move for move in moves if isinstance(move, CardPlay)]
    if plays and rng.random() < 0.6:
        return rng.choice(plays)
    kinds = list(dict.fromkeys(type(move) for move in moves))
    kind = rng.choice(kinds)
    return rng.choice([move for move in moves if type(move) is kind])


def _any_discard(state: State, seat: int, rng: Random) -> Discard:
    """One of all the rows, where the list has only the first of them."""
    cards = state.rules.texts(state.hands[seat])
    return Discard(tuple(rng.sample(cards, to_discard(state, state.rules, seat))))
