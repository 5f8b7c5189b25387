"""The reference kernel and the compiled one side by side: the same decisions and the same chance in both.

A difference is an AssertionError with a case file that leads there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, TypeVar

import numpy as np

from lastcard import Event, Seeded, game
from lastcard.bots import random_move
from lastcard.cards.game import CardGame
from lastcard.cards.lever import SPINS
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.core.options import text_of
from lastcard.fast import layout as at
from lastcard.fast.actions import actions_of, move_of
from lastcard.fast.chance import given_outcomes
from lastcard.fast.compiled import Row
from lastcard.fast.encode import encode
from lastcard.fast.legal import legal
from lastcard.fast.rules import step
from lastcard.fast.setup import next_round, start
from lastcard.fast.tables import Deck, deck_of, rule_cards, tables_of
from lastcard.fast.turns import number_of, seat_of, task_of
from lastcard.notation.moves import move_text
from tests.strategies import NAMES, thin

T = TypeVar("T")

MOST_MOVES = 400
"""So many moves of a seat are compared; discards of large hands are more."""

EXACT = """
COLOR DIRECTION DEALER ON_TURN PENDING ACTOR ANSWERING CATCHABLE SAID PASSED OWED PERFORMER WINNER ROUNDS
MATCH TASKS REVERSES DRAWS SKIPS PULLS PICKED
""".split()
RULES = ("discard-to 2", "discard-to 0", "play-run", "draw-to 7", "play-wilds", "take-most 2", "act hop")


class Noted(Seeded):
    """Seeded chance that remembers how each pile was shuffled."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.shuffled: list[list[Any]] = []

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        order = super().shuffle(label, items)
        self.shuffled.append(order)
        return order


class Pair:
    """One game in both kernels."""

    def __init__(self, table: CardGame, seed: int) -> None:
        self.table = table
        self.deck: Deck = deck_of(table.rules.edition)
        self.rules = [card.text for card in rule_cards(table)]
        self.chance = Noted(seed)
        self.state: State = table.start(self.chance)
        self.tables = tables_of(table)
        self.row: Row = np.zeros(at.WIDTH, np.int64)
        self.mask = np.zeros(at.ACTIONS, np.uint8)
        self._begin(start)

    def _begin(self, deal: Any) -> None:
        """The same deal in both, and the beginning of the case that shows it."""
        events = self.table.events(self.state)
        dealt = {event.seat: event.cards for event in events if event.kind == "dealt"}
        flipped = [event.cards[0] for event in events if event.kind == "flipped"]
        first = [self.state.dealer] if deal is start else []
        outcomes = [
            *first, *self._dealt(dealt), *map(self.deck.kind, flipped), *self._outcomes(events)
        ]  # fmt: skip
        drawn = [card for event in events if event.kind == "drew" for card in event.cards]
        self.script = self._position(dealt, flipped, drawn)
        deal(self.row, self.tables, given_outcomes(outcomes))
        self.compare()

    def _dealt(self, dealt: dict[Any, tuple[str, ...]]) -> Iterator[int]:
        """The cards one at a time, from the dealer's left (SETUP.deal)."""
        players = len(dealt)
        for place in range(self.table.rules.hand_size):
            for seat in range(players):
                yield self.deck.kind(dealt[(self.state.dealer + 1 + seat) % players][place])

    def _position(self, dealt: dict[Any, tuple[str, ...]], flipped: list[str], drawn: list[str]) -> list[str]:
        names, state = self.table.players, self.state
        draw = [*drawn, *(self.table.rules.names[card] for card in reversed(state.draw))]
        return [
            f"edition {self.table.edition}",
            *(f"option {name} {text_of(value)}" for name, value in self.table.options.items()),
            f"players {' '.join(names)}",
            f"dealer {names[state.dealer]}",
            *(f"hand {names[seat]} {' '.join(cards)}" for seat, cards in dealt.items()),
            f"flip {' '.join(flipped)}",
            f"draw {' '.join(draw)}",
            *(f"score {names[seat]} {score}" for seat, score in enumerate(state.scores)),
            "---",
        ]

    def _outcomes(self, events: Sequence[Event]) -> Iterator[int]:
        """What chance brought, in the order it came."""
        for event in events:
            if event.kind in ("drew", "took"):
                yield from map(self.deck.kind, event.cards)
            elif event.kind == "spun":
                yield SPINS.index(str(event.value))
            elif event.kind == "rule":
                yield self.rules.index(str(event.value))

    def play(self, seat: int, move: Any) -> None:
        """The same move in both."""
        shuffles = len(self.chance.shuffled)
        actions = actions_of(move, self.deck, self.state.pending)
        self.table.apply(self.state, seat, move, self.chance)
        events = self.table.events(self.state)
        self._write(seat, move, events, self.chance.shuffled[shuffles:])
        outcomes = given_outcomes([*self._outcomes(events)])
        for action in actions:
            # The last `done` of a discard is only said where more could be put down.
            if action == at.DONE and action != actions[0] and self.row[at.PICKED] == 0:
                break
            step(self.row, self.tables, outcomes, seat, action)
        if outcomes[0] != outcomes[1]:
            self.differ(f"{outcomes[1] - outcomes[0]} outcomes were not used")
        self.compare()

    def thin(self, rng: Random) -> None:
        """Take most of the draw pile out of the game in both, so that cards run out (PILE)."""
        thin(self.state, rng)
        self.row[:] = encode(self.table, self.state)
        self.script.append("# most of the draw pile was taken out of the game here")

    def deal_again(self) -> None:
        self.table.next_round(self.state, self.chance)
        self._begin(next_round)

    def _write(self, seat: int, move: Any, events: Sequence[Event], shuffled: list[list[Any]]) -> None:
        names = self.table.rules.names
        for pile in shuffled:
            self.script.append(f"next shuffle {' '.join(names[card] for card in pile)}")
        for event in events:
            if event.kind in ("spun", "rule"):
                self.script.append(f"next {'spin' if event.kind == 'spun' else 'rule'} {event.value}")
            elif event.kind == "took":
                self.script.append(f"next take {' '.join(event.cards)}")
        self.script.append(f"{self.table.players[seat]} {move_text(move, self.table.players)}")

    def compare(self) -> None:
        """Make sure that everything lies the same in both; cards that look alike are the same."""
        wanted, row = encode(self.table, self.state), self.row
        if row[at.FAULT]:
            self.differ("an outcome that was given does not fit")
        for name in EXACT:
            field = getattr(at, name)
            if wanted[field] != row[field]:
                self.differ(f"{name}: {row[field]} for {wanted[field]}")
        for name, first in self._sets():
            if self._kinds(wanted, first) != self._kinds(row, first):
                self.differ(f"{name}: {self._kinds(row, first)} for {self._kinds(wanted, first)}")
        for field in self._compared_now():
            if wanted[field] != row[field]:
                self.differ(f"word {field}: {row[field]} for {wanted[field]}")
        if self._tasks(wanted) != self._tasks(row):
            self.differ(f"still to do: {self._tasks(row)} for {self._tasks(wanted)}")
        alone = [seat for seat, cards in enumerate(self.state.counts) if cards == 1]
        if any((wanted[at.CAUGHT] ^ row[at.CAUGHT]) >> seat & 1 for seat in alone):
            self.differ("CAUGHT")
        kinds = self.tables[at.KIND_AT :]
        if kinds[wanted[at.TOP]] != kinds[row[at.TOP]]:
            self.differ("TOP")

    def _sets(self) -> Iterator[tuple[str, int]]:
        yield "draw pile", at.DRAW
        yield "discards", at.UNDER
        for seat, name in enumerate(self.table.players):
            yield f"hand of {name}", at.HANDS + 2 * seat

    def _kinds(self, row: Row, first: int) -> list[str]:
        cards = self.deck.cards(row[first], row[first + 1])
        return sorted(self.table.rules.texts(cards))

    def _tasks(self, row: Row) -> list[tuple[int, int, int | str]]:
        """What is still to do; rule cards that say the same are the same."""
        words = [int(word) for word in row[at.AGENDA : at.AGENDA + row[at.TASKS]]]
        tasks = [(task_of(word), seat_of(word), number_of(word)) for word in words]
        return [
            (task, seat, self.rules[number] if task == at.PERFORM else number) for task, seat, number in tasks
        ]

    def _compared_now(self) -> Iterator[int]:
        pending = self.state.pending
        players = len(self.table.players)
        yield from range(at.SCORES, at.SCORES + players)
        if pending == "drawn":
            yield at.DRAWN_KIND
        if pending == "answer":
            yield at.BLUFFED
        if len(set(self.rules)) == len(self.rules):
            yield at.DISPENSER
            if self.state.performing is not None:
                yield at.PERFORMED

    def compare_moves(self, seat: int) -> None:
        """Make sure that both find the same moves legal."""
        moves = list(islice(self.table.moves(self.state, seat), MOST_MOVES))
        if len(moves) == MOST_MOVES:
            return
        wanted = {actions_of(move, self.deck, self.state.pending)[0] for move in moves}
        legal(self.row, self.tables, seat, self.mask)
        found = set(np.flatnonzero(self.mask).tolist())
        if wanted != found:
            texts = [str(move_of(action, self.deck)) for action in sorted(wanted ^ found)]
            self.differ(f"legal in one only, for {self.table.players[seat]}: {texts}")

    def differ(self, what: str) -> None:
        raise AssertionError("\n".join([f"# {what}", *self.script]))


def some_table(rng: Random) -> CardGame:
    """Any card edition with any options, players and rule cards."""
    edition = rng.choice(("usa", "hp", "jackpot"))
    players = rng.choice((2, 2, 3, 4, 5, 8, 10))
    options = {
        "drawn": rng.choice(("may", "must")),
        "wild4": rng.choice(("bluff", "bluff", "strict", "free")),
        "uno": rng.choice(("call", "call", "auto")),
        "scoring": rng.choice(("winner", "lowest")),
        "target": rng.choice((1, 100, 500)),
        "hand-size": rng.choice((1, 2, 3, 5, 7, 9)),
        "reverse-two": rng.choice(("skip", "plain")),
    }
    written = None
    if edition == "jackpot" and players <= 8 and rng.random() < 0.5:
        share = 8 // players
        cards = [RuleCard.from_text(rng.choice(RULES)) for _ in range(share * players)]
        written = [cards[seat * share : (seat + 1) * share] for seat in range(players)]
    table = game(edition, NAMES[:players], options, written=written)
    assert isinstance(table, CardGame)
    return table


def walk(seed: int, decisions: int) -> int:
    """Play a match, or so many decisions of it, in both; how many there were."""
    rng = Random(seed)
    pair = Pair(some_table(rng), seed)
    state, table = pair.state, pair.table
    sensible = rng.choice((0.2, 0.8))
    thinned = rng.random() < 0.2
    if thinned:
        pair.thin(rng)
    done = 0
    while done < decisions:
        if state.match is not None or (thinned and state.pending == "over"):
            return done
        if state.pending == "over":
            pair.deal_again()
            continue
        asked = rng.choice(table.pending(state).seats)
        seat = rng.randrange(len(table.players)) if rng.random() < 0.2 else asked
        if rng.random() < 0.5:
            pair.compare_moves(seat)
        moves = list(islice(table.moves(state, seat), MOST_MOVES))
        if not moves or len(moves) == MOST_MOVES or (seat == asked and rng.random() < sensible):
            seat = asked
            pair.play(seat, random_move(table, table.view(state, seat), seat, rng))
        else:
            pair.play(seat, rng.choice(moves))
        done += 1
    return done
