"""The compiled dice game: it agrees with the reference, its players play by the rules, and well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest

from lastcard import Seeded, game
from lastcard.bots.dice import random as random_dice
from lastcard.dice import listing as reference
from lastcard.dice.actions import actions_of, describe, move_of
from lastcard.dice.faces import DICE, FACES, MINUS, NUMBER_OF, PLUS, STAR, starts
from lastcard.dice.game import DiceGame
from lastcard.dice.moves import STAND, Chain, Move, Reroll
from lastcard.dice.rules import actions as ids
from lastcard.dice.rules.fields import CHAIN, NO_FACE, NOBODY, OVER, PENALTY, PENDINGS
from lastcard.dice.state import DiceState
from lastcard.fast.chance import nothing_given, seeds_of
from lastcard.fast.dice.encode import encode, tables_of
from lastcard.fast.dice.observe import OBSERVATION, OBSERVATION_SIZE
from lastcard.fast.dice.policies import GOOD, RANDOM
from lastcard.fast.dice.records import STATE
from lastcard.fast.layout import Record
from lastcard.notation.case import read_case
from lastcard.notation.check import run_case
from lastcard.notation.dice_position import DicePosition
from tests.support.compiled_dice import (
    choose,
    entry_at,
    first_die,
    legal,
    longest,
    observation,
    rollout,
    room,
    search,
    some_set,
    start,
    step,
)
from tests.support.fast_dice import NAMES, Pair, some_table, walk
from tests.support.sizes import sizes

CASES = sorted((Path(__file__).parents[1] / "cases" / "dice").glob("*.case"))
NOTHING = nothing_given()


def table_for(players: int, size: tuple[int, int] = (20, 8)) -> DiceGame:
    table = game("dice", NAMES[:players], {"board-size": size})
    assert isinstance(table, DiceGame)
    return table


def new_game(table: DiceGame, number: int) -> tuple[Record, Record]:
    tables, record = tables_of(table), np.zeros(1, STATE)
    record["rng"] = seeds_of(7, 1, number)[0]
    start(record, tables, NOTHING)
    return record, tables


def legal_actions(record: Record, tables: Record, seat: int) -> set[int]:
    mask = np.ones(ids.ACTIONS, np.uint8)
    legal(record, tables, seat, mask)
    return {int(action) for action in np.flatnonzero(mask)}


@pytest.mark.parametrize("decisions", sizes(6_000, 60_000))
def test_it_agrees_with_the_reference(decisions: int) -> None:
    assert walk(seed=1, decisions=decisions) >= decisions


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_it_agrees_on_the_positions_of_the_cases(path: Path) -> None:
    """Also on dice that cannot lie so, as when a number lies there twice."""
    position = read_case(path.read_text(encoding="utf-8")).position
    assert isinstance(position, DicePosition)
    table = position.game()
    state = position.set_up(table, Seeded(3))
    record, tables, seat = encode(state), tables_of(table), state.turn
    moves = list(table.moves(state, seat))
    assert legal_actions(record, tables, seat) == {actions_of(move, state)[0] for move in moves}
    table.apply(state, seat, STAND, Seeded(3))
    step(record, tables, NOTHING, seat, ids.STAND)
    chains = [actions_of(move, state) for move in table.moves(state, seat)]
    for chain in chains:
        after = record.copy()
        for place, action in enumerate(chain[:-1]):
            going_on = {other[place] for other in chains if other[:place] == chain[:place]}
            assert legal_actions(after, tables, seat) == going_on
            step(after, tables, NOTHING, seat, action)


def test_a_number_that_lies_there_twice_can_be_in_a_chain_twice() -> None:
    state = table_for(2).start(Seeded(1))
    state.dice = ("r1", "r1", "g2", "*", "*", "*")
    state.boards, state.pending = (("1",), ("1",)), CHAIN
    record, tables, seat = encode(state), tables_of(table_for(2)), state.turn
    for face, others in (("r1", {"r1", STAR}), ("r1", {STAR}), (STAR, {"g2"}), ("g2", set())):
        step(record, tables, NOTHING, seat, ids.LINK + FACES.index(face))
        wanted = {ids.LINK + FACES.index(other) for other in others}
        assert legal_actions(record, tables, seat) == {*wanted, ids.CLOSE}


def test_of_several_full_boards_the_first_clockwise_wins() -> None:
    """DICE.win; every other player writes a star (DICE.call-wild)."""
    state = table_for(4, (3, 0)).start(Seeded(1))
    state.turn, state.pending, state.dice = 1, CHAIN, ("*", "*", "+1", "+1", "y3", "y4")
    state.boards = (("1", "2"), ("2",), ("4",), ("5", "6"))
    record, tables = encode(state), tables_of(table_for(4, (3, 0)))
    for action in (ids.LINK + NUMBER_OF[STAR], ids.CLOSE):
        step(record, tables, NOTHING, 1, action)
    assert record["winner"] == 3 and record["called"] == NUMBER_OF[STAR] and record["pluses"] == 0
    entries = record["entries"][0]
    assert [entry_at(record, tables, seat, entries[seat] - 1) for seat in range(4)] == [7, 7, 7, 7]


def some_pair(seed: int) -> Pair:
    """A pair some moves into a game."""
    rng = Random(seed)
    pair = Pair(some_table(rng), seed)
    for _ in range(10):
        if moves := pair.moves():
            pair.play(rng.choice(moves), moves)
    return pair


@pytest.mark.parametrize("seed", range(6))
def test_a_difference_prints_a_case_that_holds_in_the_reference(seed: int) -> None:
    pair = some_pair(seed)
    while not (moves := pair.moves()):
        pair.play_again()
    pair.record["written"][0, 0] ^= 1
    with pytest.raises(AssertionError) as told:
        pair.play(moves[0], moves)
    what, _, case = str(told.value).partition("\n")
    assert what.startswith("# ") and "compiled" in what
    assert run_case(read_case(case)) == []


def test_a_difference_at_the_start_prints_a_case_too() -> None:
    pair = Pair(some_table(Random(5)), 5)
    with pytest.raises(AssertionError) as told:
        pair.differ("nothing")
    assert run_case(read_case(str(told.value))) == []


def some_states(
    count: int, players: int, pending: int, size: tuple[int, int] = (8, 3)
) -> Iterator[tuple[DiceGame, DiceState]]:
    """States of random games in which this is pending."""
    rng = Random(f"{players}/{pending}")
    number = 0
    while count:
        table = table_for(players, size)
        chance = Seeded(number)
        state = table.start(chance)
        number += 1
        for _ in range(rng.randrange(40)):
            if state.match is None:
                move = random_dice.choose(state, state.turn, rng)
                table.apply(state, state.turn, move, chance)
        if state.pending == pending:
            count -= 1
            yield table, state


def test_the_search_finds_the_longest_chain_to_every_end() -> None:
    for table, state in some_states(300, 3, CHAIN):
        record, tables, seat = encode(state), tables_of(table), state.turn
        last = state.boards[seat][-1]
        dice = reference.chain_dice(state)
        most: Counter[str] = Counter()
        for chain in reference.chains(dice, partial(starts, last_entry=last)):
            most[chain[-1]] = max(most[chain[-1]], len(chain))
        beside = search(record, tables, seat)
        found = {
            state.dice[die]: longest(record, tables, die) for die in range(6) if longest(record, tables, die)
        }
        assert found == most
        for die in range(6):
            if size := longest(record, tables, die):
                chosen = some_set(record, tables, die, size)
                assert chosen.bit_count() == size and chosen >> die & 1
                assert chosen >> first_die(record, beside, chosen, die) & 1


def gain(state: DiceState, chain: tuple[str, ...]) -> float:
    """What the good player thinks of a chain, said once more."""
    seat, others = state.turn, [seat for seat in range(state.rules.players) if seat != state.turn]
    left = [state.spaces(other) - len(state.boards[other]) for other in range(state.rules.players)]
    if not chain:
        return 0
    if len(chain) >= left[seat]:
        return 20
    called = chain[-1]
    lost = 0.0
    for other in others:
        same = state.boards[other][-1] == called[-1] or state.rules.colors[other][0] == called[0]
        if same or called == STAR:
            lost += 20 if left[other] == 1 else 1 / len(others)
    return len(chain) - lost + (0.5 if called == STAR else 0)


def moves_by(policy: int, table: DiceGame, state: DiceState) -> Move:
    """The move of a compiled player, put together from its actions."""
    record, tables, seat = encode(state), tables_of(table), state.turn
    actions = [choose(record, tables, seat, policy)]
    while ids.LINK <= actions[-1] < ids.CLOSE:
        assert actions[-1] in legal_actions(record, tables, seat)
        step(record, tables, NOTHING, seat, actions[-1])
        actions.append(choose(record, tables, seat, policy))
    return move_of(actions, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_good_player_puts_down_the_chain_that_gains_most(players: int) -> None:
    for table, state in some_states(100, players, CHAIN):
        move = moves_by(GOOD, table, state)
        assert isinstance(move, Chain)
        assert table.judge(state, state.turn, move) is None
        chains = [chain.faces for chain in table.moves(state, state.turn) if isinstance(chain, Chain)]
        assert gain(state, move.faces) == pytest.approx(max(gain(state, chain) for chain in chains))


def test_the_good_player_punishes_whoever_is_closest_to_the_end() -> None:
    for table, state in some_states(100, 4, PENALTY):
        state.last = NO_FACE
        record, tables = encode(state), tables_of(table)
        action = choose(record, tables, state.turn, GOOD)
        targets = {(a - ids.PLUS_AT) % 4 for a in legal_actions(record, tables, state.turn) - {ids.DONE}}
        nearest = min(room(record, tables, seat) for seat in targets)
        assert room(record, tables, (action - ids.PLUS_AT) % 4) == nearest


@pytest.mark.parametrize(
    ("players", "written", "dice", "move"),
    [
        (3, 18, "r1 b1 * +1 -1 *", STAND),  # a chain that fills the board
        (3, 3, "r1 b1 * +1 -1 *", Reroll((PLUS, MINUS))),
        (2, 3, "r1 y4 * +1 -1 *", STAND),
        (2, 3, "r1 y4 * +1 -1 b2", Reroll(("y4", "b2", STAR))),
        (4, 3, "* g2 * * y3 b6", Reroll(("y3", "b6", STAR))),
    ],
)
def test_the_good_player_rolls_again_what_it_has_no_use_for(
    players: int, written: int, dice: str, move: Move
) -> None:
    table = table_for(players)
    state = table.start(Seeded(1))
    state.boards = tuple(("1",) * (written if seat == state.turn else 2) for seat in range(players))
    state.dice = tuple(dice.split())
    assert moves_by(GOOD, table, state) == move


def shares(moves: list[Move]) -> dict[Move, float]:
    return {move: count / len(moves) for move, count in Counter(moves).items()}


@pytest.mark.parametrize("pending", PENDINGS[:OVER])
def test_the_random_player_does_the_same_as_that_of_the_bots(pending: str) -> None:
    rng, draws = Random(pending), 4000
    for table, state in some_states(3, 3, PENDINGS.index(pending)):
        bots = shares([random_dice.choose(state, state.turn, rng) for _ in range(draws)])
        record, tables, seat = encode(state), tables_of(table), state.turn
        moves = []
        for number in range(draws):
            again = record.copy()
            again["rng"] = seeds_of(3, 1, number)[0]
            actions = [choose(again, tables, seat, RANDOM)]
            while ids.LINK <= actions[-1] < ids.CLOSE:
                step(again, tables, NOTHING, seat, actions[-1])
                actions.append(choose(again, tables, seat, RANDOM))
            moves.append(move_of(actions, state))
        ours = shares(moves)
        for move in {*bots, *ours}:
            share = max(bots.get(move, 0), ours.get(move, 0))
            error = (2 * share * (1 - share) / draws) ** 0.5
            assert abs(bots.get(move, 0) - ours.get(move, 0)) <= 5 * error + 1e-3


@pytest.mark.parametrize("size", [(20, 8), (2, 0), (99, 99)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rollouts_end_with_a_full_board(players: int, size: tuple[int, int]) -> None:
    table = table_for(players, size)
    for number, policy in product(range(20), (RANDOM, GOOD)):
        record, tables = new_game(table, number)
        won = rollout(record, tables, NOTHING, np.full(players, policy))
        assert record["pending"] == OVER and won == record["winner"] and 0 <= won < players
        assert room(record, tables, won) == 0
        for seat in range(players):
            entries = record["entries"][0, seat]
            assert all(1 <= entry_at(record, tables, seat, place) <= 7 for place in range(entries))
            assert entries == size[0] + record["extras"][0, seat] or seat != won


def test_a_rollout_makes_only_legal_decisions_and_is_the_game_step_by_step() -> None:
    policies = np.array([GOOD, RANDOM, GOOD])
    for number in range(10):
        record, tables = new_game(table_for(3), number)
        twin = record.copy()
        rollout(record, tables, NOTHING, policies)
        while twin["pending"] != OVER:
            seat = int(twin["turn"][0])
            action = choose(twin, tables, seat, policies[seat])
            assert action in legal_actions(twin, tables, seat)
            step(twin, tables, NOTHING, seat, action)
        assert (record == twin).all()


def test_a_rollout_stops_after_too_many_decisions() -> None:
    record, _ = new_game(table_for(2), 1)
    assert rollout(record, tables_of(table_for(2), 5), NOTHING, np.array([RANDOM, RANDOM])) == NOBODY
    assert record["decisions"] == 5 and record["pending"] != OVER


@pytest.mark.parametrize(("players", "least"), [(2, 0.95), (4, 0.8)])
def test_the_good_player_beats_random_ones(players: int, least: float) -> None:
    policies = np.array([GOOD] + [RANDOM] * (players - 1))
    won = 0
    for number in range(400):
        record, tables = new_game(table_for(players), number)
        won += rollout(record, tables, NOTHING, policies) == 0
    assert won / 400 >= least


def test_every_action_is_described_once() -> None:
    described = [
        action for which, _, _ in describe() for action in (which if isinstance(which, range) else [which])
    ]
    assert described == list(range(ids.ACTIONS))


def test_an_observation_has_what_lies_on_the_table() -> None:
    table = game("dice", NAMES[:3], {"board-size": (5, 2)}, colors=("blue", "red", "green"))
    assert isinstance(table, DiceGame)
    state = table.start(Seeded(4))
    state.boards, state.extras = (("1", "*"), ("3",), ("2", "4", "6")), [0, 1, 2]
    state.turn, state.pending, state.called = 2, PENALTY, NUMBER_OF["g5"]
    state.dice, state.pluses, state.minuses = tuple(die[-1] for die in DICE), 1, 2
    state.last = NUMBER_OF[STAR]
    out = np.full(OBSERVATION_SIZE, -5, np.int16)
    observation(encode(state), tables_of(table), 1, out)
    assert {part.name: [int(n) for n in out[part.place]] for part in OBSERVATION} == {
        "pending": [2], "turn": [1], "seat": [1], "players": [3],
        "dice": [26, 27, 26, 27, 26, 27], "used": [0] * 6, "linked": [0], "last": [25],
        "penalties": [1, 2], "call": [17],
        "own": [5, 3, 0, 1, 1, 1], "next": [4, 6, 4, 3, 0, 3], "second": [3, 7, 1, 2, 2, 4], "third": [0] * 6,
    }  # fmt: skip
    assert [place for part in OBSERVATION for place in range(OBSERVATION_SIZE)[part.place]] == [
        *range(OBSERVATION_SIZE)
    ]
