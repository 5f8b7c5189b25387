"""The dice game of the reference and the compiled one side by side: the same decisions, the same chance.

A difference is an AssertionError with a case file that leads there, as the reference has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from lastcard import Seeded, game
from lastcard.bots import random_dice
from lastcard.core.event import Event
from lastcard.dice.faces import ALL_SIDES, BOARD_COLORS, DICE
from lastcard.dice.game import MOST_PLAYERS, DiceGame
from lastcard.dice.moves import Chain, Move, Reroll
from lastcard.dice.state import CHAIN, OVER, ROLL, DiceState
from lastcard.fast import dice_layout as layout
from lastcard.fast.chance import GIVEN_END, GIVEN_NEXT, RNG, given_outcomes
from lastcard.fast.compiled import Row
from lastcard.fast.dice_actions import actions_of, move_of
from lastcard.fast.dice_encode import encode, tables_of
from lastcard.fast.dice_legal import legal
from lastcard.fast.dice_rules import asked, over, start, step
from lastcard.notation.dice_position import DicePosition, dice_position_of
from lastcard.notation.moves import move_text
from lastcard.notation.position import changed_options

NAMES = ("ana", "beto", "caro", "dani")
BEHAVED = 0.5
"""How often a move is that of a player who goes on for as long as a die fits; else it is any legal one."""

WORDS = {
    **{f"die {die + 1}": layout.DICE + die for die in range(layout.DICE_COUNT)},
    **{f"entries of {name}": layout.ENTRIES + seat for seat, name in enumerate(NAMES)},
    **{f"extra spaces of {name}": layout.EXTRAS + seat for seat, name in enumerate(NAMES)},
    **{
        f"board of {name}, word {word}": layout.BOARDS + seat * layout.BOARD_WORDS + word
        for seat, name in enumerate(NAMES)
        for word in range(layout.BOARD_WORDS)
    },
    "turn": layout.TURN,
    "pending": layout.PENDING,
    "dice in the chain": layout.USED,
    "length of the chain": layout.LINKED,
    "chain": layout.LINKS,
    "last of the chain": layout.LAST,
    "+1 left": layout.PLUSES,
    "-1 left": layout.MINUSES,
    "call": layout.CALL,
    "winner": layout.WINNER,
}
"""Every word but the generator, the number of decisions and the work space of the search."""
COMPARED = np.array([*WORDS.values()])


class Pair:
    """One table in both implementations."""

    def __init__(self, table: DiceGame, seed: int) -> None:
        self.table = table
        self.chance = Seeded(seed)
        self.tables = tables_of(table)
        self.row = np.zeros(layout.ROW, np.int64)
        self.decisions = 0
        self.case: list[str] = []
        self.state = table.start(self.chance)
        self._began()

    def play_again(self) -> None:
        """Another game at the same table (DICE.again)."""
        self.table.next_round(self.state, self.chance)
        self._began()

    def _began(self) -> None:
        events = self.table.events(self.state)
        rolls = [event.cards for event in events if event.kind == "rolled"]
        players = self.table.players
        position = DicePosition(
            self.table.edition,
            players,
            self.table.colors,
            changed_options(self.table),
            turn=players[self.state.turn],
        )
        rolled = [" ".join(("next roll", *faces)) for faces in rolls]
        self.case = [*position.text.splitlines(), *rolled, "---"]
        given = given_outcomes(list(self._outcomes_of_start(events)))
        self.decisions = 0
        start(self.row, self.tables, given)
        self._compare(given)

    def _outcomes_of_start(self, events: tuple[Event, ...]) -> Iterator[int]:
        for event in events:
            if event.kind == "starts" and self.table.rules.first is None:
                assert event.seat is not None
                yield event.seat
            if event.kind == "rolled" and len(event.cards) == 1:
                yield ALL_SIDES.index(event.cards[0])
            elif event.kind == "rolled":
                yield from _sides(range(len(DICE)), event.cards)

    def moves(self) -> list[Move]:
        """Every legal move, after making sure that both agree on them, also inside of chains."""
        state, seat = self.state, self.state.turn
        moves = list(self.table.moves(state, seat))
        for other in range(len(self.table.players)):
            if other != seat or state.pending == OVER:
                self._same_actions(set(), self._actions(self.row, other))
        if state.pending == OVER:
            return []
        if state.pending == CHAIN:
            return moves
        first = {actions_of(move, state)[0] for move in moves}
        self._same_actions(first, self._actions(self.row, seat))
        return moves

    def _actions(self, row: Row, seat: int) -> set[int]:
        mask = np.ones(layout.ACTIONS, np.uint8)
        legal(row, self.tables, seat, mask)
        return {int(action) for action in np.flatnonzero(mask)}

    def _same_actions(self, reference: set[int], compiled: set[int]) -> None:
        if reference != compiled:
            self.differ(f"actions: reference {sorted(reference)}, compiled {sorted(compiled)}")

    def play(self, move: Move, moves: list[Move]) -> None:
        """Make this move, one of all `moves`, in both, and compare."""
        state, seat, players = self.state, self.state.turn, self.table.players
        if state.pending == ROLL:
            self.case = [*dice_position_of(self.table, state).text.splitlines(), "---"]
        actions = actions_of(move, state)
        if move_of(actions, state) != move:
            self.differ(f"{move} is {actions} is {move_of(actions, state)}")
        chains = {tuple(actions_of(other, state)) for other in moves} if isinstance(move, Chain) else set()
        rerolled = _places(move, state)
        self.table.apply(state, seat, move, self.chance)
        rolls = [event.cards for event in self.table.events(state) if event.kind == "rolled"]
        self.case += [" ".join(("next roll", *faces)) for faces in rolls]
        self.case.append(f"{players[seat]} {move_text(move, players)}")
        places = rerolled if isinstance(move, Reroll) else list(range(len(DICE)))
        given = given_outcomes([side for faces in rolls for side in _sides(places, faces)])
        for count, action in enumerate(actions):
            if chains:
                reached = {chain[count] for chain in chains if list(chain[:count]) == actions[:count]}
                self._same_actions(reached, self._actions(self.row, seat))
            self.decisions += 1
            step(self.row, self.tables, given, seat, action)
        self._compare(given)

    def _compare(self, given: Row) -> None:
        expected = encode(self.state)
        if (expected[COMPARED] != self.row[COMPARED]).any():
            name, word = next((n, word) for n, word in WORDS.items() if expected[word] != self.row[word])
            self.differ(f"{name}: reference {expected[word]}, compiled {self.row[word]}")
        if given[GIVEN_NEXT] != given[GIVEN_END] or self.row[RNG] != 0:
            self.differ("not the same chance")
        if self.row[layout.DECISIONS] != self.decisions:
            self.differ(f"{self.row[layout.DECISIONS]} decisions, not {self.decisions}")
        seats = self.table.pending(self.state).seats
        if asked(self.row, self.tables) != (seats[0] if seats else layout.NONE) or over(self.row) == bool(
            seats
        ):
            self.differ("not the same seat is asked")
        match = self.state.match
        if self.row[layout.WINNER] != (layout.NONE if match is None else match.winners[0]):
            self.differ("not the same winner")

    def differ(self, what: str) -> None:
        """Tell what is different, and the case with what the reference has at its end."""
        state, players = self.state, self.table.players
        holds = [f"expect turn {players[state.turn] if state.pending != OVER else 'none'}"]
        for seat, name in enumerate(players):
            holds.append(" ".join(("expect board", name, *state.boards[seat])))
            holds.append(f"expect spaces {name} {state.spaces(seat)}")
        raise AssertionError("\n".join((f"# {what}", *self.case, *holds, "")))


def _places(move: Move, state: DiceState) -> list[int]:
    """Which dice a reroll rolls: of those that show the same face the first (DICE.reroll)."""
    places: list[int] = []
    for face in move.faces if isinstance(move, Reroll) else ():
        places.append(next(i for i, shown in enumerate(state.dice) if shown == face and i not in places))
    return sorted(places)


def _sides(places: range | list[int], faces: tuple[str, ...]) -> list[int]:
    return [DICE[place].index(face) for place, face in zip(places, faces, strict=True)]


def some_table(rng: Random) -> DiceGame:
    """A dice table of any size, boards of any colours and sizes, the first player given or not."""
    players = NAMES[: rng.randint(2, MOST_PLAYERS)]
    # On small boards much happens at once: boards full by a call, penalties that cannot be used.
    small, middling = (rng.randint(2, 4), 0), (rng.randint(2, 12), rng.randint(0, 3))
    sizes = ((20, 8), small, small, middling, (rng.randint(2, 99), rng.randint(0, 99)))
    options = {"board-size": rng.choice(sizes), "first-player": rng.choice((None, *players))}
    table = game("dice", players, options, colors=rng.sample(BOARD_COLORS, len(players)))
    assert isinstance(table, DiceGame)
    return table


def choose(pair: Pair, moves: list[Move], rng: Random) -> Move:
    """A move of a player who behaves, or any; long chains as often as short ones, or they hardly come."""
    if rng.random() < BEHAVED:
        return random_dice.choose(pair.state, pair.state.turn, rng)
    if pair.state.pending != CHAIN:
        return rng.choice(moves)
    lengths = sorted({len(move.faces) for move in moves if isinstance(move, Chain)})
    length = rng.choice(lengths)
    return rng.choice([move for move in moves if isinstance(move, Chain) and len(move.faces) == length])


def walk(seed: int, decisions: int) -> int:
    """Play at least so many decisions of random games in both; gives how many actions were compared."""
    rng = Random(f"dice/{seed}")
    done = 0
    number = 0
    while done < decisions:
        pair = Pair(some_table(rng), seed * 1_000_003 + number)
        number += 1
        for _ in range(2):
            while moves := pair.moves():
                pair.play(choose(pair, moves, rng), moves)
            done += pair.decisions
            if done >= decisions or rng.random() < 0.5:
                break
            pair.play_again()
    return done
