"""The strong players of the dice game: exact expectations, sensible decisions, and strength."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import isclose
from random import Random
from typing import Any

import pytest

from lastcard import Seeded, game
from lastcard.bots.dice import easy as easy_dice
from lastcard.bots.dice import expert as expert_dice
from lastcard.bots.dice import hard as hard_dice
from lastcard.bots.dice.chains import SIDES, longest, value_of
from lastcard.bots.dice.expert import Chances
from lastcard.bots.dice.hard import Spaces
from lastcard.bots.dice.race import strength
from lastcard.bots.dice.rerolls import NO_CHAIN, Choices, Penalties, cases, end_of, expectations
from lastcard.bots.dice.turn import Judge, worth_of_turns
from lastcard.bots.thinking import Thinking
from lastcard.dice.faces import DICE, STAR, starts
from lastcard.dice.game import DiceGame
from lastcard.dice.listing import chain_dice, chains
from lastcard.dice.moves import Move
from lastcard.dice.rules.fields import CHAIN
from lastcard.dice.state import DiceState
from lastcard.notation.case import Say, read_case
from lastcard.notation.dice_position import DicePosition
from lastcard.notation.moves import move_text, read_move
from lastcard.notation.scripted import Scripted
from tests.support.strategies import NAMES

LASTS = (*"123456", STAR)


def hard(view: DiceState, seat: int, rng: Random) -> Move:
    return hard_dice.choose(view, seat, rng)


def expert(view: DiceState, seat: int, rng: Random) -> Move:
    return expert_dice.choose(view, seat, rng, Thinking(None, 1))


STRONG = (hard, expert)


# The expectation of a reroll


def side_by_side(throw: Sequence[str]) -> int:
    """The place of a throw among all."""
    number = 0
    for face, die in zip(throw, DICE, strict=True):
        number = number * len(die) + die.index(face)
    return number


@pytest.mark.parametrize("last", LASTS)
def test_the_reach_of_a_throw_is_that_of_all_its_chains(last: str) -> None:
    """DICE.chain, DICE.wild: each end with the longest chain that has it, or no chain (DICE.no-chain)."""
    state, rng = game("dice", NAMES[:2]).start(Seeded(1)), Random(last)
    assert isinstance(state, DiceState)
    found = cases(last)
    reaches = [reach for some in found.reaches.values() for reach in some]
    for _ in range(150):
        state.dice = tuple(map(rng.choice, DICE))
        lengths = {NO_CHAIN: 0}
        for chain in chains(chain_dice(state), lambda face: starts(face, last)):
            lengths[end_of(chain[-1])] = max(len(chain), lengths.get(end_of(chain[-1]), 0))
        reach = reaches[found.of_throws[side_by_side(state.dice)]]
        assert lengths == {1 << bit: length for length, ends in reach for bit in bits(ends)}


def bits(ends: int) -> list[int]:
    return [bit for bit in range(ends.bit_length()) if ends >> bit & 1]


def test_to_roll_all_again_is_worth_the_mean_of_all_throws__dice_reroll() -> None:
    """Where a turn is worth its spaces and nothing else."""
    everything = (NO_CHAIN << 1) - 1
    choices: list[Choices] = [[(everything, float(length))] for length in range(7)]
    worth: dict[Penalties, list[Choices]] = dict.fromkeys(product(range(4), range(4)), choices)
    expected = expectations(tuple(die[0] for die in DICE), "4", worth)
    throws = [sum(sides) for sides in product(*SIDES)]
    assert isclose(expected[0b111111], sum(longest(dice, "4") for dice in throws) / len(throws))
    assert expected[0] == longest(sum(value_of(die[0]) for die in DICE), "4")


@dataclass
class Turn:
    """The turn of a position, played out by the rules themselves."""

    table: DiceGame
    seat: int
    judge: Judge

    def best(self, state: DiceState) -> float:
        """What the best of all moves from here to the end of the turn comes to."""
        if state.match is not None:
            return self.judge.won if state.match.winners == (self.seat,) else self.end(state)
        if state.turn != self.seat:
            return self.end(state)
        return max(self.best(after) for after in self.steps(state))

    def steps(self, state: DiceState) -> Iterator[DiceState]:
        for move in self.table.moves(state, self.seat):
            yield self.table.step(state, self.seat, move, Seeded(1))[0]

    def end(self, state: DiceState) -> float:
        threats = 0.0
        for other in range(state.rules.players):
            star = state.boards[other][-1] == STAR
            if other == self.seat:
                own = self.judge.own(state.room(other), star)
            else:
                threats += self.judge.threat(other, state.room(other), star)
        return self.judge.worth(own, threats)


def positions() -> Iterator[tuple[DiceGame, DiceState]]:
    """Positions of all sorts, also near the end, with penalty dice and with stars on the boards."""
    rng = Random(5)
    for players in (2, 3, 4):
        table = game("dice", NAMES[:players], {"board-size": (9, 3)})
        assert isinstance(table, DiceGame)
        for _ in range(4):
            state = table.start(Seeded(rng.random().hex()))
            state.boards = tuple(tuple(rng.choices("123456*", k=rng.randint(1, 8))) for _ in range(players))
            state.extras = [rng.randint(0, 3) for _ in range(players)]
            state.dice = tuple(rng.choice(die) for die in DICE)
            yield table, state


@pytest.mark.parametrize("measure", ["spaces", "chances"])
def test_the_expectation_of_a_reroll_is_that_of_all_its_outcomes__dice_reroll(measure: str) -> None:
    """Every outcome of up to two dice, every chain and every use of the penalties, through the engine."""
    rng = Random(6)
    for table, state in positions():
        seat = state.turn
        judge: Judge = Spaces(state, seat) if measure == "spaces" else Chances(state.rules.players, seat)
        turn = Turn(table, seat, judge)
        worth = worth_of_turns(state, seat, judge)
        expected = expectations(state.dice, state.boards[seat][-1], worth)
        for places in ([], [rng.randrange(6)], rng.sample(range(6), 2)):
            total = [turn.best(state) for state in outcomes(state, places)]
            assert isclose(
                expected[sum(1 << place for place in places)], sum(total) / len(total), abs_tol=1e-9
            )


def outcomes(state: DiceState, places: Sequence[int]) -> Iterator[DiceState]:
    for sides in product(*(DICE[place] for place in places)):
        after = state.copy()
        dice = list(state.dice)
        for place, face in zip(places, sides, strict=True):
            dice[place] = face
        after.dice, after.pending = tuple(dice), CHAIN
        yield after


# What they do


def set_up(text: str) -> tuple[DiceGame, DiceState]:
    """The table and the state that the moves of a case lead to."""
    case = read_case(text)
    assert isinstance(case.position, DicePosition)
    table = case.position.game()
    chance = Scripted(table)
    state = case.position.set_up(table, chance)
    for step in case.script:
        assert isinstance(step, Say)
        move: Any = read_move(step.move, table)
        table.apply(state, table.players.index(step.name), move, chance)
    return table, state


def answers(text: str) -> list[str]:
    """What hard and expert do at the end of a case, whatever their luck."""
    table, state = set_up(text)
    found = []
    for choose in STRONG:
        moves = {
            choose(table.view(state, state.turn).position, state.turn, Random(seed)) for seed in range(3)
        }
        (move,) = moves
        assert table.judge(state, state.turn, move) is None
        found.append(move_text(move, table.players))
    return found


def turn_of_beto(boards: str, roll: str, script: str = "") -> str:
    ana, beto, *caro = boards.split(" | ")
    players = "ana:red beto:yellow" + " caro:blue" * len(caro)
    third = "".join(f"board caro {board}\n" for board in caro)
    head = f"edition dice\nplayers {players}\nboard ana {ana}\nboard beto {beto}\n"
    return f"{head}{third}turn beto\nroll {roll}\n---\n{script}"


NEARLY = " ".join("123456" * 3)
"""With two spaces left."""
STOOD = "beto stand\n"


def test_they_stand_with_a_chain_of_all_dice__dice_reroll() -> None:
    assert answers(turn_of_beto("5 | 4 | 6", "y4 g3 g4 b6 g6 r6")) == ["stand"] * 2


def test_they_stand_with_a_chain_that_fills_the_board__dice_win() -> None:
    nearly = f"{NEARLY} 4"[2:]
    assert answers(turn_of_beto(f"5 | {nearly} | 6", "r1 -1 r3 b6 b4 b2")) == ["stand"] * 2


def test_they_fill_the_board_whatever_the_call_would_bring__dice_win() -> None:
    for move in answers(turn_of_beto(f"{NEARLY} 4 | {NEARLY} 4 | 6", "* -1 g5 * b4 -1", STOOD)):
        assert len(move.split()) >= len(["chain", "b4"])


def test_they_do_not_call_the_game_away__dice_call() -> None:
    """One space is left to ana, whose board is red and ends in 4; the star would be for everybody."""
    assert answers(turn_of_beto(f"{NEARLY} 4 | 4 | 6", "* * g4 * * r6", STOOD)) == ["chain"] * 2
    assert answers(turn_of_beto(f"{NEARLY} 4 | 4 | 6", "y4 y5 * b6 g6 b2", STOOD)) == ["chain y4 y5"] * 2


def test_they_end_the_chain_where_the_call_helps_nobody__dice_call() -> None:
    """Of y4, g4 and b4 in any order only b4 has an owner among the others."""
    for move in answers(turn_of_beto("5 | 4 | 6", "y4 -1 g4 * b4 -1", STOOD)):
        assert len(move.split()) == len(["chain", "y4", "g4", "b4"])
        assert not move.endswith("b4")


def test_a_minus_takes_the_ground_from_under_a_call__dice_minus() -> None:
    """Without the −1 the call of a 4 would fill ana's board; with it ana's last entry is a 6."""
    boards = f"{NEARLY} 4 | 4 | 6"
    assert answers(turn_of_beto(boards, "* b1 g4 b6 r5 r6", STOOD)) == ["chain"] * 2
    assert answers(turn_of_beto(boards, "* -1 g4 b6 r5 r6", STOOD)) == ["chain g4"] * 2
    script = f"{STOOD}beto chain g4\n"
    assert answers(turn_of_beto(boards, "* -1 g4 * * b2", script)) == ["-1 ana"] * 2


@pytest.mark.parametrize(
    ("boards", "move"), [("5 5 1 2 3 | 4 | 6 2", "-1 ana"), ("5 2 | 4 | 6 6 1 2 3", "-1 caro")]
)
def test_penalties_are_for_who_leads__dice_penalties(boards: str, move: str) -> None:
    assert answers(turn_of_beto(boards, "y4 -1 * * r5 *", f"{STOOD}beto chain y4\n")) == [move] * 2


def test_expert_hides_a_star_below_the_last_entry__dice_chain_start() -> None:
    """A −1 would uncover it, and any die could start the next chain."""
    _, move = answers(turn_of_beto("5 | 4", "y4 * g4 * r5 +1", STOOD))
    assert move.split()[-2] == "*"


def test_with_no_chance_to_come_again_expert_rolls_for_the_win__dice_win() -> None:
    """Ana fills her last space nearly always. Beto needs five, and has four."""
    table, state = set_up(
        turn_of_beto(
            "1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 1 | 1 2 3 4 5 6 1 2 3 4 5 6 1 2 4", "y4 y5 g4 r4 +1 -1"
        )
    )
    move = expert(state, state.turn, Random(1))
    assert move_text(move, table.players) == "reroll +1 -1"


def test_fewer_spaces_and_an_earlier_turn_are_stronger() -> None:
    for players in (2, 3, 4):
        for left in range(1, 60):
            row = [strength(players, waits, left, False) for waits in range(players)]
            assert row == sorted(row, reverse=True)
            assert all(strength(players, waits, left + 1, False) < row[waits] for waits in range(players))
            assert all(strength(players, waits, left, True) > row[waits] for waits in range(players))


# Any table


@pytest.mark.parametrize("choose", STRONG)
def test_they_play_on_any_board__dice_parts(choose: Any) -> None:
    """DICE.plus too: without extra spaces no +1 can be used. The view is left as it is."""
    for players, size in ((2, (2, 0)), (3, (6, 9)), (4, (12, 1)), (2, (40, 20))):
        table: Any = game("dice", NAMES[:players], {"board-size": size})
        state = table.start(Seeded(f"{players}"))
        for number in range(60):
            if table.outcome(state):
                break
            before = table.view(state, state.turn).as_dict()
            move = choose(state, state.turn, Random(number))
            assert state.common() == before
            table.apply(state, state.turn, move, Seeded(number))


@pytest.mark.parametrize("choose", STRONG)
def test_dice_that_no_throw_can_show__dice_faces(choose: Any) -> None:
    """A position may have them all the same."""
    table, state = set_up(turn_of_beto("5 | 4 | 6", "+1 +1 +1 +1 y4 y4"))
    while state.turn == 1:
        table.apply(state, 1, choose(state, 1, Random(1)), Seeded(1))


# Strength


@pytest.mark.slow
@pytest.mark.parametrize("choose", STRONG)
def test_they_beat_an_easy_player(choose: Any) -> None:
    """By more than two standard deviations of equal players."""
    games, won = 16, 0
    for number in range(games):
        table: Any = game("dice", NAMES[:2])
        chance, rng = Seeded(f"strength/{number // 2}"), Random(number)
        state = table.start(chance)
        while table.outcome(state) is None:
            strong = (state.turn + number) % 2
            move = (choose if strong else easy_dice.choose)(state, state.turn, rng)
            table.apply(state, state.turn, move, chance)
        won += (state.match.winners[0] + number) % 2
    assert won > games / 2 + games**0.5
