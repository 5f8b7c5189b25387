"""The dice game of the reference and the compiled one side by side: the same decisions, the same chance.

A difference is an AssertionError with a case file that leads there, as the reference has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from lastcard import Seeded, game
from lastcard.bots.dice import random as random_dice
from lastcard.core.event import Event
from lastcard.dice.actions import actions_of, move_of
from lastcard.dice.faces import ALL_SIDES, BOARD_COLORS, DICE
from lastcard.dice.game import MOST_PLAYERS, DiceGame
from lastcard.dice.moves import Chain, Move, Reroll
from lastcard.dice.rules.actions import ACTIONS
from lastcard.dice.rules.fields import CHAIN, NOBODY, OVER, ROLL, StateFields
from lastcard.dice.rules.legal import legal_actions
from lastcard.dice.state import DiceState
from lastcard.fast.chance import GIVEN_END, GIVEN_NEXT, given_outcomes
from lastcard.fast.dice.encode import encode, tables_of
from lastcard.fast.dice.records import STATE
from lastcard.fast.layout import Record, Words
from lastcard.notation.dice_position import DicePosition
from lastcard.notation.moves import move_text
from tests.support.compiled_dice import asked, legal, start, step

NAMES = ("ana", "beto", "caro", "dani")
BEHAVED = 0.5
"""How often a move is that of a player who goes on for as long as a die fits; else it is any legal one."""


class Pair:
    """One table in both implementations."""

    def __init__(self, table: DiceGame, seed: int) -> None:
        self.table = table
        self.chance = Seeded(seed)
        self.tables = tables_of(table)
        self.record = np.zeros(1, STATE)
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
            self.table.changed_options,
            turn=players[self.state.turn],
        )
        rolled = [" ".join(("next roll", *faces)) for faces in rolls]
        self.case = [*position.text.splitlines(), *rolled, "---"]
        given = given_outcomes(list(self._outcomes_of_start(events)))
        self.decisions = 0
        start(self.record, self.tables, given)
        self._compare(given)

    def _outcomes_of_start(self, events: tuple[Event, ...]) -> Iterator[int]:
        for event in events:
            if event.kind == "starts" and self.table.rules.first == NOBODY:
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
            mask = [1] * ACTIONS
            legal_actions(state, state.rules, other, mask)
            found = {action for action in range(ACTIONS) if mask[action]}
            self._same_actions(found, self._actions(self.record, other))
            if other != seat or state.pending == OVER:
                self._same_actions(set(), self._actions(self.record, other))
        if state.pending == OVER:
            return []
        if state.pending == CHAIN:
            return moves
        first = {actions_of(move, state)[0] for move in moves}
        self._same_actions(first, self._actions(self.record, seat))
        return moves

    def _actions(self, record: Record, seat: int) -> set[int]:
        mask = np.ones(ACTIONS, np.uint8)
        legal(record, self.tables, seat, mask)
        return {int(action) for action in np.flatnonzero(mask)}

    def _same_actions(self, reference: set[int], compiled: set[int]) -> None:
        if reference != compiled:
            self.differ(f"actions: reference {sorted(reference)}, compiled {sorted(compiled)}")

    def play(self, move: Move, moves: list[Move]) -> None:
        """Make this move, one of all `moves`, in both, and compare."""
        state, seat, players = self.state, self.state.turn, self.table.players
        if state.pending == ROLL:
            self.case = [*str(state).splitlines(), "---"]
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
                self._same_actions(reached, self._actions(self.record, seat))
            self.decisions += 1
            step(self.record, self.tables, given, seat, action)
        self._compare(given)

    def _compare(self, given: Words) -> None:
        expected = encode(self.state)
        for name in StateFields.__annotations__:
            reference, compiled = expected[name][0].tolist(), self.record[name][0].tolist()
            if reference != compiled:
                self.differ(f"{name}: reference {reference}, compiled {compiled}")
        if given[GIVEN_NEXT] != given[GIVEN_END] or self.record["rng"] != 0:
            self.differ("not the same chance")
        if self.record["decisions"] != self.decisions:
            self.differ(f"{self.record['decisions']} decisions, not {self.decisions}")
        seats = self.table.pending(self.state).seats
        if asked(self.record, self.tables) != (seats[0] if seats else NOBODY):
            self.differ("not the same seat is asked")

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
