"""The engine and the compiled rules side by side: the same decisions and the same chance in both.

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
from lastcard.cards.actions import actions_of, move_of
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.core.options import text_of
from lastcard.fast.cards.encode import encode
from lastcard.fast.cards.piles import unpack
from lastcard.fast.cards.records import NUMBERS, STATE
from lastcard.fast.cards.tables import cards_of, rule_cards, rules_record
from lastcard.fast.chance import given_outcomes
from lastcard.fast.layout import Record
from lastcard.notation.moves import move_text
from lastcard.rules.actions import ACTIONS, DONE
from lastcard.rules.fields import ANSWER, DRAWN, OVER, PENDINGS, PERFORM, SPINS, StateFields
from lastcard.rules.turn import next_seat
from tests.support.compiled import legal, next_round, start, step
from tests.support.house import some_house_rules
from tests.support.strategies import NAMES, thin

T = TypeVar("T")

MOST_MOVES = 400
"""How many moves of a seat are compared; discards of large hands are more."""

AT_TIMES = {"drawn": DRAWN, "bluffed": ANSWER}
"""Fields that say something only while this is being waited for."""
LOOKED_AT = {"top", "drawn", "caught", "performed", "known"}
"""Fields that are compared in a way of their own: alike cards are the same, and so are rule cards that say
the same."""
EXACT = [
    name for name, kind in StateFields.__annotations__.items()
    if kind in (*NUMBERS, "Seats", "Colors", "Totals") and name not in LOOKED_AT
]  # fmt: skip
SETS = [name for name, kind in StateFields.__annotations__.items() if kind in ("Cards", "Hands")]
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
    """One game in both."""

    def __init__(self, table: CardGame, seed: int) -> None:
        self.table = table
        self.rules = [card.text for card in rule_cards(table)]
        self.chance = Noted(seed)
        self.state: State = table.start(self.chance)
        self.compiled_rules: Record = rules_record(table.rules, rule_cards(table))
        self.record: Record = np.zeros(1, STATE)
        self.game: Any = self.record[0]
        self.mask = np.zeros(ACTIONS, np.uint8)
        self._begin(start)

    def _begin(self, deal: Any) -> None:
        """The same deal in both, and the beginning of the case that shows it."""
        events = self.table.events(self.state)
        dealt = {event.seat: event.cards for event in events if event.kind == "dealt"}
        flipped = [event.cards[0] for event in events if event.kind == "flipped"]
        first = [self.state.dealer] if deal is start else []
        order = [event for event in events if event.kind == "order"]
        later = [event for event in events if event.kind != "order"]
        outcomes = [
            *first,
            *self._outcomes(order),
            *self._dealt(dealt),
            *map(self._kind, flipped),
            *self._outcomes(later),
        ]
        drawn = [card for event in events if event.kind == "drew" for card in event.cards]
        self.script = self._position(dealt, flipped, drawn)
        deal(self.record, self.compiled_rules, given_outcomes(outcomes))
        self.compare()

    def _dealt(self, dealt: dict[Any, tuple[str, ...]]) -> Iterator[int]:
        """The cards one at a time, from the dealer's left (SETUP.deal)."""
        for place in range(self.table.rules.hand_size):
            seat = self.state.dealer
            for _ in dealt:
                seat = next_seat(self.state, self.table.rules, seat, 1)
                yield self._kind(dealt[seat][place])

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
                yield from map(self._kind, event.cards)
            elif event.kind == "spun":
                yield SPINS.index(str(event.value))
            elif event.kind == "order":
                yield from (self.table.players.index(name) for name in str(event.value).split(", "))
            elif event.kind == "rule":
                yield self.rules.index(str(event.value))

    def play(self, seat: int, move: Any) -> None:
        """The same move in both."""
        shuffles = len(self.chance.shuffled)
        actions = actions_of(move, self.table.rules, PENDINGS[self.state.pending])
        self.table.apply(self.state, seat, move, self.chance)
        events = self.table.events(self.state)
        self._write(seat, move, events, self.chance.shuffled[shuffles:])
        outcomes = given_outcomes([*self._outcomes(events)])
        for action in actions:
            # The last `done` of a discard is only said where more could be put down.
            if action == DONE and action != actions[0] and self.game["picked"] == 0:
                break
            step(self.record, self.compiled_rules, outcomes, seat, action)
        if outcomes[0] != outcomes[1]:
            self.differ(f"{outcomes[1] - outcomes[0]} outcomes were not used")
        self.compare()

    def thin(self, rng: Random) -> None:
        """Take most of the draw pile out of the game in both, so that cards run out (PILE)."""
        thin(self.state, rng)
        self.record[:] = encode(self.table, self.state)
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
        """Make sure that everything is the same in both; cards that look alike are the same."""
        wanted, found = encode(self.table, self.state), self.record
        if self.game["fault"]:
            self.differ("an outcome that was given does not fit")
        for name in EXACT:
            waited_for = AT_TIMES.get(name, self.state.pending)
            if waited_for == self.state.pending and not np.array_equal(wanted[name], found[name]):
                self.differ(f"{name}: {found[name]} for {wanted[name]}")
        for name in (*SETS, "draw"):
            if self._names(wanted, name) != self._names(found, name):
                self.differ(f"{name}: {self._names(found, name)} for {self._names(wanted, name)}")
        if self._tasks(wanted) != self._tasks(found):
            self.differ(f"still to do: {self._tasks(found)} for {self._tasks(wanted)}")
        alone = [seat for seat, cards in enumerate(self.state.counts) if cards == 1]
        if any((self.state.caught ^ int(self.game["caught"])) >> seat & 1 for seat in alone):
            self.differ("caught")
        names = self.table.rules.names
        if names[self.state.top] != names[self.game["top"]]:
            self.differ("top")
        if self.state.pending == DRAWN and names[self.state.drawn] != names[self.game["drawn"]]:
            self.differ("drawn")
        if self.state.performing is not None:
            rule, found_rule = self.state.performing[1].text, self.rules[self.game["performed"]]
            if found_rule != rule:
                self.differ(f"performed: {found_rule} for {rule}")

    def _names(self, record: Record, name: str) -> list[list[str]]:
        """The cards of a set, or of each of several."""
        sets = record[name][0].reshape(-1, 2).view(np.uint64)
        return [sorted(self.table.rules.texts(cards_of(words))) for words in sets]

    def _tasks(self, record: Record) -> list[tuple[int, int, int | str]]:
        """What is still to do; rule cards that say the same are the same."""
        tasks = [unpack(int(word)) for word in record["agenda"][0, : record["tasks"][0]]]
        return [
            (task, seat, self.rules[number] if task == PERFORM else number) for task, seat, number in tasks
        ]

    def _kind(self, name: str) -> int:
        rules = self.table.rules
        return rules.kind_of[rules.named[name].bit_length() - 1]

    def compare_moves(self, seat: int) -> None:
        """Make sure that both find the same moves legal."""
        moves = list(islice(self.table.moves(self.state, seat), MOST_MOVES))
        if len(moves) == MOST_MOVES:
            return
        pending = PENDINGS[self.state.pending]
        wanted = {actions_of(move, self.table.rules, pending)[0] for move in moves}
        legal(self.record, self.compiled_rules, seat, self.mask)
        found = set(np.flatnonzero(self.mask).tolist())
        if wanted != found:
            texts = [str(move_of(action, self.table.rules)) for action in sorted(wanted ^ found)]
            self.differ(f"legal in one only, for {self.table.players[seat]}: {texts}")

    def differ(self, what: str) -> None:
        raise AssertionError("\n".join([f"# {what}", *self.script]))


def some_table(rng: Random) -> CardGame:
    """Any card edition with any options, players and rule cards."""
    edition = rng.choice(("usa", "hp", "jackpot"))
    players = rng.choice((2, 2, 3, 4, 5, 8, 10))
    options = {
        "drawn": rng.choice(("book", "may", "must", "never")),
        "wild4": rng.choice(("bluff", "bluff", "strict", "free")),
        "uno": rng.choice(("call", "call", "after", "auto", "off")),
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
    table = game(edition, NAMES[:players], options | some_house_rules(rng, options, players), written=written)
    assert isinstance(table, CardGame)
    return table


def walk(seed: int, decisions: int, chosen: CardGame | None = None) -> int:
    """Play a match, or this many decisions of it, in both; how many there were."""
    rng = Random(seed)
    pair = Pair(chosen or some_table(rng), seed)
    state, table = pair.state, pair.table
    sensible = rng.choice((0.2, 0.8))
    thinned = rng.random() < 0.2
    if thinned:
        pair.thin(rng)
    done = 0
    while done < decisions:
        if state.match is not None or (thinned and state.pending == OVER):
            return done
        if state.pending == OVER:
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
