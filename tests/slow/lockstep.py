"""The engine and the slow tables side by side: the same position, chance and moves in both.

A difference is an AssertionError that names the position and the line of moves that leads there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import pairwise
from math import factorial, perm, prod
from typing import Any, Self, TypeVar

from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.dice.faces import in_order
from lastcard.dice.game import DiceGame
from lastcard.dice.state import DiceState
from lastcard.notation.case import Case, read_case
from lastcard.notation.dice_position import DicePosition
from lastcard.notation.moves import move_text, read_move
from lastcard.notation.position import CardPosition
from lastcard.notation.scripted import Next
from lastcard.rules.fields import AUTO, OVER
from lastcard.rules.hands import is_open

from .cards.chance import Chance
from .cards.deck import deck
from .cards.legal import in_one_order
from .cards.match import Match
from .cards.options import FIRST, is_bounded
from .cards.walk import Table
from .dice_walk import DiceTable

T = TypeVar("T")
Move = tuple[str, str]
Picture = dict[str, object]

TOO_MANY = 3000
PENDING = {"discard-to": "discard"}  # what the engine calls it, where the slow table says it otherwise
PHASES = {"reroll": "roll", "chain": "chain", "penalties": "penalty"}


class Fixed:
    """Chance as the slow tables have it: sorted, or by turns from the `next` lines of a case."""

    def __init__(self, coming: Sequence[Next], names: Sequence[str] = ()) -> None:
        self.names = names
        self.spins = [line.texts[0] for line in coming if line.kind == "spin"]
        self.rules = [line.texts[0] for line in coming if line.kind == "rule"]
        self.rolls = [line.texts for line in coming if line.kind == "roll"]

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        assert label == "rest" or label.startswith("shuffle/"), label
        return self._sorted(items)

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        kind, _, number = label.partition("/")
        if kind == "rule":
            rule: Any = RuleCard.from_text(self.rules[int(number) % len(self.rules)])
            return [rule]
        assert kind == "take", label
        return self._sorted(items)[:count]

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        kind, _, number = label.partition("/")
        outcome: Any
        if kind == "spin":
            outcome = [self.spins[int(number) % len(self.spins)]]
        else:
            assert kind == "roll", label
            outcome = list(self.rolls[int(number) % len(self.rolls)][: len(dice)])
        return list(outcome)

    def _sorted(self, items: Sequence[Any]) -> list[Any]:
        return sorted(items, key=self.names.__getitem__)


class Pair(ABC):
    """One moment of a game in both implementations; `line` are the moves that led there."""

    case: Case
    table: Any
    chance: Fixed
    state: Any
    slow: Table | DiceTable
    line: tuple[Move, ...] = ()

    @abstractmethod
    def pictures(self) -> tuple[Picture, Picture]:
        """The engine's state and the slow table in the same words."""

    @abstractmethod
    def slow_moves(self) -> dict[Move, Move]:
        """The slow table's moves by the engine's text of them."""

    @abstractmethod
    def slow_after(self, move: Move) -> Table | DiceTable:
        """The slow table after this move."""

    @abstractmethod
    def slow_refused(self, move: Move) -> bool:
        """Whether the slow table refuses this move."""

    @abstractmethod
    def crowded(self) -> bool:
        """Whether there are too many moves to list."""

    @property
    def over(self) -> bool:
        return self.slow.over

    def after(self, move: Move) -> Self:
        """The next moment, compared."""
        player, text = move
        pair = copy(self)
        pair.line = (*self.line, move)
        seat = self.table.players.index(player)
        pair.state, _ = self.table.step(self.state, seat, read_move(text, self.table), self.chance)
        pair.slow = self.slow_after(move)
        pair.compare()
        return pair

    def refused(self, move: Move) -> bool:
        """Whether this move is refused, after making sure that both agree on it."""
        seat = self.table.players.index(move[0])
        refused = self.table.judge(self.state, seat, read_move(move[1], self.table)) is not None
        if refused != self.slow_refused(move):
            self.differ(f"{move}: {'refused' if refused else 'not refused'} by the engine only")
        return refused

    def moves(self) -> list[Move]:
        """Every legal move, after making sure that both agree on them."""
        state, players = self.state, self.table.players
        engine = [
            (name, move_text(move, players))
            for seat, name in enumerate(players)
            for move in self.table.moves(state, seat)
        ]
        twice = [move for move, other in pairwise(sorted(engine)) if move == other]
        moves = sorted({(name, in_one_order(text)) for name, text in engine})
        slow = sorted(self.slow_moves())
        if moves != slow or twice:
            only = Counter(moves) - Counter(slow), Counter(slow) - Counter(moves)
            self.differ(f"moves: engine only {[*only[0]]}, slow only {[*only[1]]}, twice {twice}")
        return moves

    def compare(self) -> None:
        """Make sure that everything lies the same in both."""
        engine, slow = self.pictures()
        for name in engine:
            if engine[name] != slow[name]:
                self.differ(f"{name}: engine {engine[name]}, slow {slow[name]}")

    def differ(self, what: str) -> None:
        coming = "".join(f"{line.text}\n" for line in self.case.coming)
        said = "".join(f"{player} {move}\n" for player, move in self.line)
        raise AssertionError(f"{what}\n\n{self.case.position.text}{coming}---\n{said}")


class CardPair(Pair):
    """A round of a card game."""

    table: CardGame
    state: State
    slow: Table

    def __init__(self, case: Case) -> None:
        position = case.position
        assert isinstance(position, CardPosition)
        self.case = case
        self.table = position.game()
        self.chance = Fixed(case.coming, self.table.rules.names)
        self.state = position.set_up(self.table, self.chance)
        self.slow = slow_cards(position, self.chance, self.table.options)
        self.compare()

    def pictures(self) -> tuple[Picture, Picture]:
        return self._picture(), self._slow_picture()

    def _picture(self) -> Picture:
        state, rules = self.state, self.table.rules
        decision = self.table.pending(state)
        over, color = state.pending == OVER, rules.letter(state.color)
        settled = state.said | state.caught
        wild = rules.symbols[state.top].wild and color is not None
        winners = state.round.winners if state.round is not None else ()
        champions = state.match.winners if state.match is not None else ()
        one = [not hand & (hand - 1) and hand != 0 for hand in state.hands]
        return {
            "hands": [sorted(rules.texts(hand)) for hand in state.hands],
            "top": rules.names[state.top] + (f":{color}" if wild else ""),
            "pile": [rules.names[card] for card in reversed(state.draw)],
            "under": sorted(rules.texts(state.under)),
            "direction": state.direction,
            "over": over,
            "winner": [self.table.players[seat] for seat in winners],
            "scores": list(state.scores) if over else None,
            "match": [self.table.players[seat] for seat in champions],
            "turn": None if over else state.turn,
            "pending": None if over else decision.kind,
            "asked": decision.seats,
            "owed": None if over else state.owed,
            "passed": None if over else {seat for seat in range(rules.players) if state.passed >> seat & 1},
            "open": [not over and bool(state.catchable >> seat & 1) for seat in range(rules.players)],
            "total": state.total,
            "out": None if over else [seat for seat in range(rules.players) if state.out >> seat & 1],
            "lying open": [
                name for seat, name in enumerate(self.table.players) if is_open(state, rules, seat)
            ],
            "said": [one[seat] and bool(settled >> seat & 1) for seat in range(rules.players)]
            if not over and rules.uno != AUTO
            else None,
        }

    def _slow_picture(self) -> Picture:
        slow = self.slow
        over = slow.over
        task = None if over else slow.todo[-1]
        asked = () if task is None else task.waiting if task.kind == "answer" else (task.seat,)
        match = slow_match(self.case.position, slow) if over else None
        return {
            "hands": slow.hands,
            "top": slow.top,
            "pile": slow.pile,
            "under": sorted(slow.under),
            "direction": slow.step,
            "over": over,
            "winner": slow.winners,
            "scores": None if match is None else [match.scores[name] for name in slow.players],
            "match": [] if match is None else match.winners,
            "turn": None if over else slow.turn,
            "pending": None if task is None else PENDING.get(task.kind, task.kind),
            "asked": asked,
            "owed": None if over else slow.owed,
            "passed": None if over else slow.passed,
            "open": [not over and can_be_caught for can_be_caught in slow.open],
            "said": None if over or slow.auto else slow.said,
            "total": slow.total,
            "out": None if over else sorted(slow.out),
            "lying open": slow.opened(),
            "shown": slow.shown,
        }

    def slow_moves(self) -> dict[Move, Move]:
        return {move: move for move in self.slow.moves()}

    def slow_after(self, move: Move) -> Table:
        return self.slow._after(*move)

    def slow_refused(self, move: Move) -> bool:
        return not self.slow.accepts(*move)

    def time_over(self) -> CardPair:
        """The round whose time is over, compared (HOUSE.blitz)."""
        pair = copy(self)
        pair.line = (*self.line, ("time", ""))
        pair.state = self.state.copy()
        self.table.time_over(pair.state)
        pair.slow = self.slow.time()
        pair.compare()
        return pair

    def house(self) -> bool:
        """Whether a house rule is on."""
        return is_bounded(self.slow.options)

    def crowded(self) -> bool:
        if self.slow.over:
            return False
        task = self.slow.todo[-1]
        hand = self.slow.hands[task.seat]
        if task.kind == "discard-to":
            return perm(len(hand), len(hand) - int(task.word)) > TOO_MANY
        if task.kind == "colors":
            held = Counter(card[0] for card in hand if card[0] != "W")
            return 24 * prod(count + 1 for count in held.values()) > 4 * TOO_MANY
        return task.kind == "wilds" and factorial(sum(card[0] == "W" for card in hand)) > TOO_MANY


def slow_cards(position: CardPosition, chance: Fixed, options: Mapping[str, object]) -> Table:
    """The slow table of this position with the engine's options, its defaults too.

    Cards that the position does not place lie as `Fixed` sorts them.
    """
    assert position.top is not None and position.turn is not None
    card, color = position.top
    rest = Counter(deck(position.edition))
    rest -= Counter([card, *position.draw, *(card for _, hand in position.hands for card in hand)])
    left = sorted(rest.elements())
    return Table(
        position.edition,
        {name: str(value) for name, value in options.items() if name in FIRST},
        position.players,
        hands=dict(position.hands),
        top=card if color is None else f"{card}:{color}",
        draw=position.draw if position.draw_exactly else [*position.draw, *left],
        discard=left if position.draw_exactly and not position.remove_rest else [],
        turn=position.turn,
        direction=position.direction or "left",
        chance=Chance(chance.spins, chance.rules),
    )


def slow_match(position: object, table: Table) -> Match:
    """The match to which this round belongs, scored if the round is over."""
    assert isinstance(position, CardPosition)
    scores = dict(position.scores)
    match = Match(position.edition, table.options, table.players, chance=table.chance, scores=scores)
    match.take_up(table, position.dealer or table.players[-1])
    return match


class DicePair(Pair):
    """A dice game."""

    table: DiceGame
    state: DiceState
    slow: DiceTable

    def __init__(self, case: Case) -> None:
        position = case.position
        assert isinstance(position, DicePosition)
        self.case = case
        self.table = position.game()
        self.chance = Fixed(case.coming)
        self.state = position.set_up(self.table, self.chance)
        self.slow = slow_dice(position, self.chance)
        self.compare()

    def pictures(self) -> tuple[Picture, Picture]:
        state, slow = self.state, self.slow
        seats = range(len(slow.players))
        over = slow.over
        winners = state.match.winners if state.match is not None else ()
        engine: Picture = {
            "boards": [list(board) for board in state.boards],
            "spaces": [state.spaces(seat) for seat in seats],
            "over": not self.table.pending(state).seats,
            "winner": [self.table.players[seat] for seat in winners],
            "dice": sorted(state.dice),
            "turn": state.turn,
            "pending": None if over else self.table.pending(state).kind,
            "penalties": None if over else sorted(state.penalties),
        }
        return engine, {
            "boards": slow.boards,
            "spaces": [slow.spaces(seat) for seat in seats],
            "over": over,
            "winner": [slow.winner] if slow.winner is not None else [],
            "dice": sorted(slow.dice),
            "turn": slow.turn,
            "pending": None if over else PHASES[slow.phase],
            "penalties": None if over else sorted(slow.penalties),
        }

    def slow_moves(self) -> dict[Move, Move]:
        """The engine writes the dice of a reroll in the order of the faces."""
        moves = self.slow.moves()
        by_text = {(player, _in_order(text)): (player, text) for player, text in moves}
        assert len(by_text) == len(moves)
        return by_text

    def slow_after(self, move: Move) -> DiceTable:
        rerolls = move[1].startswith("reroll ")
        return self.slow._after(self.slow_moves()[move][1] if rerolls else move[1])

    def slow_refused(self, move: Move) -> bool:
        return move not in self.slow_moves()

    def crowded(self) -> bool:
        return False


def _in_order(text: str) -> str:
    verb, *faces = text.split()
    return " ".join((verb, *in_order(tuple(faces)))) if verb == "reroll" else text


def slow_dice(position: DicePosition, chance: Fixed) -> DiceTable:
    assert position.colors is not None and position.turn is not None
    blank, extra = dict(position.options).get("board-size", "20 8").split()
    return DiceTable(
        list(zip(position.players, position.colors, strict=True)),
        boards=dict(position.boards),
        dice=position.roll,
        turn=position.turn,
        board_size=(int(blank), int(extra)),
        extras=dict(position.extras),
        rolls=chance.rolls,
    )


def pair_of(text: str) -> Pair:
    """Both implementations at this position, written as the part of a case before `---`."""
    case = read_case(f"{text}\n---\n")
    return CardPair(case) if isinstance(case.position, CardPosition) else DicePair(case)


def perft(pair: Pair, depth: int) -> list[int]:
    """How many lines of one, two … `depth` moves there are, compared at every moment on the way."""
    counts = [0] * depth
    _count(pair, counts, 0)
    return counts


def _count(pair: Pair, counts: list[int], depth: int) -> None:
    moves = pair.moves()
    counts[depth] += len(moves)
    if depth + 1 < len(counts):
        for move in moves:
            _count(pair.after(move), counts, depth + 1)
