"""The last moves of a round: those that were made, as the seat that is asked tells them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count, islice
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lastcard import Seeded, game
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Draw
from lastcard.core.event import is_open
from lastcard.core.refusal import Refusal
from lastcard.fast import Batch, families
from lastcard.fast.cards import loops, rollout
from lastcard.fast.cards.rollout import POLICIES
from lastcard.fast.cards.search import guess_all
from lastcard.fast.chance import nothing_given
from lastcard.fast.compile import compiled, twin
from lastcard.fast.history import NO_MOVE, RECENT
from lastcard.fast.kernels import history_kernel
from lastcard.rules.actions import KINDS
from lastcard.rules.fields import NOBODY
from tests.fast.test_batch import hide_and_seek, some_actions
from tests.support.house import some_house_rules
from tests.support.strategies import CARD_EDITIONS, NAMES

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("usa", 2, {}),
    ("usa", 4, {"stack": "same", "seven-zero": "both", "multi": "number", "seats": "shuffled"}),
    ("hp", 10, {"hand-size": 2}),
    ("jackpot", 3, {}),
    ("classic", 3, {"seven-zero": "both", "mercy": 12}),
    ("wild", 4, {"hand-size": 3}),
    ("dice", 2, {}),
    ("dice", 4, {}),
]
every_table = pytest.mark.parametrize(("edition", "players", "options"), TABLES)
CARDS = [table for table in TABLES if table[0] != "dice"]
every_card_table = pytest.mark.parametrize(("edition", "players", "options"), CARDS)
PLAYED = [table for table in TABLES if table[2].keys() <= {"hand-size"}]
"""Without house rules, whose policies take long to compile; they keep moves in the same way."""
every_played_table = pytest.mark.parametrize(("edition", "players", "options"), PLAYED)
GAMES = 24

Move = tuple[int, int]
"""A seat, and its action."""
Moves = list[list[Move]]
"""The moves of the round that is being played, of each game."""


def told(batch: Batch, made: Moves, moves: int) -> list[list[list[int]]]:
    """What has to be told of these moves."""
    players, found = len(batch.game.players), []
    for seat, row in zip(np.maximum(batch.seats, 0).tolist(), made, strict=True):
        newest = [[(mover - seat) % players, action] for mover, action in reversed(row[-moves:])]
        found.append(newest + [[NO_MOVE, NO_MOVE]] * (moves - len(newest)))
    return found


def step(batch: Batch, made: Moves, actions: NDArray[np.int64]) -> None:
    for row, seat, action in zip(made, batch.seats.tolist(), actions.tolist(), strict=True):
        if seat >= 0:
            row.append((seat, action))
    batch.step(actions)


def forget(made: Moves, where: NDArray[np.bool_]) -> None:
    for number in np.flatnonzero(where):
        made[number] = []


@every_table
@pytest.mark.parametrize("threads", [1, 3])
def test_the_moves_that_were_made_are_told(
    edition: str, players: int, options: dict[str, object], threads: int
) -> None:
    """Through deals in the middle of a round, and through the rounds of a match."""
    batch = Batch(edition, players, GAMES, options, seed=3, memory=True, threads=threads)
    made: Moves = [[] for _ in range(GAMES)]
    rng, dealt = np.random.default_rng(3), 0
    for _ in range(220):
        assert batch.history(RECENT).tolist() == told(batch, made, RECENT)
        over = batch.seats < 0
        again = over & (rng.random(GAMES) < 0.3)
        next_one = over & ~again
        if edition != "dice":
            next_one &= batch.outcomes().matches == 0
        batch.next_round(where=next_one)
        dealt += int(next_one.sum())
        again |= ~over & (rng.random(GAMES) < 0.01) | over & ~next_one
        batch.reset(where=again)
        forget(made, next_one | again)
        assert batch.history(1).tolist() == told(batch, made, 1)
        step(batch, made, some_actions(batch, rng))
    assert dealt > 0 and max(map(len, made)) > RECENT


@pytest.mark.parametrize("seed", range(12))
def test_they_are_told_at_any_table(seed: int) -> None:
    rng = Random(seed)
    edition, players = CARD_EDITIONS[seed % len(CARD_EDITIONS)], rng.choice((2, 3, 4, 6))
    options = some_house_rules(rng, game(edition, players).options, players)
    batch = Batch(edition, players, GAMES, options, seed=seed, memory=True)
    made: Moves = [[] for _ in range(GAMES)]
    for _ in range(60):
        step(batch, made, batch.sample())
        assert batch.history().tolist() == told(batch, made, 16)


@every_played_table
@pytest.mark.parametrize("policy", ["random", "good"])
def test_a_learner_is_told_what_the_others_did(
    edition: str, players: int, options: dict[str, object], policy: str
) -> None:
    """Below its own move lies what it was told before, and above it what the policies did."""
    batch = Batch(edition, players, GAMES, options, seed=5, memory=True)
    others: list[str | None] = [None, *[policy] * (players - 1)]
    batch.advance(others)
    compared = 0
    for _ in range(25):
        before, decisions = batch.history(RECENT), batch.records["decisions"].copy()
        going, actions = batch.seats == 0, batch.sample()
        batch.step(actions)
        batch.advance(others)
        after, made = batch.history(RECENT), batch.records["decisions"] - decisions
        for number in np.flatnonzero(going & (made <= RECENT)):
            fresh, own = after[number].tolist()[: made[number] - 1], [0, int(actions[number])]
            assert all(0 < distance < players and action >= 0 for distance, action in fresh)
            assert after[number].tolist() == [*fresh, own, *before[number].tolist()][:RECENT]
            compared += 1
        batch.reset(where=batch.seats < 0)
        batch.advance(others)
    assert compared > 50


ask_again = twin(loops.ask_again, remembers=True)
decide = twin(rollout.decide, remembers=True)


@compiled
def decide_all(games: Any, rules: Any, given: Any, policies: Any, seats: Any, masks: Any) -> None:
    """One decision in every game that is not over."""
    for number in range(games.shape[0]):
        if seats[number] != NOBODY:
            decide(games[number], rules[0], given, policies)
            seats[number] = ask_again(games[number], rules[0], masks[number])


STRIDE = np.uint64(0x9E3779B97F4A7C15)
"""How far a generator goes with each number."""
MOST_CHOICES = 24
"""As many random numbers as the choice of an action takes, at the most."""


@every_card_table
def test_a_random_player_did_what_is_told(edition: str, players: int, options: dict[str, object]) -> None:
    """The action, taken after as many random numbers as the choice took, leads to the same table."""
    batch, again = (Batch(edition, players, 100, options, seed=9, memory=True) for _ in range(2))
    policies = np.full(players, POLICIES["random"])
    compared = 0
    for _ in range(50):
        before, seats, legal = batch.records.copy(), batch.seats.copy(), batch.legal.copy()
        batch._engine._each(decide_all, (nothing_given(), policies), batch.seats, batch.legal)
        (distances, actions), going = batch.history(1)[:, 0].T.astype(np.int64), seats >= 0
        assert ((distances + np.maximum(batch.seats, 0) - seats)[going] % players == 0).all()
        missing, rng = going.copy(), before["rng"].view(np.uint64)
        for numbers in range(MOST_CHOICES):
            again.records[:], again.seats[:], again.legal[:] = before, seats, legal
            again.records["rng"] = (rng + np.array([numbers], np.uint64) * STRIDE).view(np.int64)
            again.step(actions)
            missing &= ~alike(batch.records, again.records)
        assert not missing.any(), (actions[missing], before["pending"][missing])
        compared += int(going.sum())
    assert compared > 500


def alike(ours: Any, theirs: Any) -> Any:
    """In which games everything that lies open is the same, and all chance to come."""
    same = ours["rng"] == theirs["rng"]
    for name in ("pending", "turn", "actor", "color", "counts", "pile", "winner", "direction", "said"):
        equal = ours[name] == theirs[name]
        same &= equal.all(axis=1) if equal.ndim > 1 else equal
    return same


@every_played_table
@pytest.mark.parametrize("policy", ["random", "good"])
def test_a_whole_round_is_kept_too(
    edition: str, players: int, options: dict[str, object], policy: str
) -> None:
    """Nobody is asked any more: seat 0 is told."""
    batch = Batch(edition, players, GAMES, options, seed=2, memory=True)
    batch.play(policy)
    made = batch.records["decisions"] - (0 if edition == "dice" else batch.records["began"])
    found = batch.history(RECENT)
    assert ((found != NO_MOVE).all(axis=2) == (np.arange(RECENT) < made[:, None])).all()
    assert (found[:, :, 0] < players).all() and (found[:, :, 1] < batch.actions).all()
    if edition == "usa":
        # The last move is the winner's, but where a Wild Draw Four is answered after it.
        assert (found[:, 0, 0] == batch.outcomes().winners).mean() > 0.6


@every_card_table
def test_hidden_cards_do_not_show_in_what_is_told(
    edition: str, players: int, options: dict[str, object]
) -> None:
    batch = Batch(edition, players, GAMES, options, seed=8, memory=True)
    rng = Random(8)
    for _ in range(30):
        batch.step(batch.sample())
        before, games, seats = batch.history(), batch.records.copy(), np.maximum(batch.seats, 0)
        for number, one in enumerate(batch.records):
            hide_and_seek(one, int(seats[number]), players, rng)
        assert (batch.records["words"] != games["words"]).any()
        assert (batch.history() == before).all()
        batch.records["words"] = games["words"]


@pytest.mark.parametrize("edition", CARD_EDITIONS)
def test_the_table_hears_of_every_move(edition: str) -> None:
    """A move is told to all at first; of a draw that there was one, which is all that its action says."""
    table, heard = game(edition, NAMES[:4]), set()
    assert isinstance(table, CardGame)
    for seed in range(6):
        rng, chance = Random(seed), Seeded(seed)
        state = table.start(chance)
        for _ in range(100):
            if not table.pending(state).seats:
                break
            seat = rng.choice(table.pending(state).seats)
            move = rng.choice(list(islice(table.moves(state, seat), 20)))
            table.apply(state, seat, move, chance)
            first = table.events(state)[0]
            assert (is_open(first) and first.seat == seat) or isinstance(move, Draw)
            heard.add(first.kind)
    assert {"played", "drew"} <= heard


def test_a_guess_keeps_what_is_told() -> None:
    batch, guesses = (Batch("usa", 3, games, seed=4, memory=True) for games in (1, 8))
    for _ in range(12):
        batch.step(batch.sample())
    odds = np.ones((3, KINDS), np.int64)
    seat = int(batch.seats[0])
    twin(guess_all, remembers=True)(batch.records, guesses.records, batch._engine.tables, seat, odds)
    guesses.seats[:] = batch.seats
    assert (batch.history(RECENT) == guesses.history(RECENT)).all() and batch.history(1).min() >= 0


@pytest.mark.parametrize("options", [{}, {"stack": "same"}])
def test_without_memory_nothing_is_kept(options: dict[str, object]) -> None:
    batch = Batch("usa", 3, GAMES, options, seed=4)
    for _ in range(10):
        batch.step(batch.sample())
        batch.advance([None, "good", "random"])
    batch.play("random")
    assert not batch.records["recent"].any()


def test_the_moves_of_the_dice_game_are_always_kept() -> None:
    plain, remembering = (Batch("dice", 3, GAMES, seed=4, memory=memory) for memory in (False, True))
    for batch in (plain, remembering):
        batch.play("good")
    assert (plain.history() == remembering.history()).all() and plain.history().min() >= 0


@pytest.mark.parametrize(("edition", "learning"), [("usa", True), ("usa", False), ("dice", False)])
def test_they_go_where_they_are_wanted(edition: str, learning: bool) -> None:
    batch = Batch(edition, 2, GAMES, seed=4, memory=True, learning=learning)
    for _ in range(5):
        batch.step(batch.sample())
    found = batch.history()
    assert found.shape == (GAMES, 16, 2) and found.dtype == np.int16
    out = np.full((GAMES, 7, 2), 99, np.int16)
    assert batch.history(7, out) is out
    assert (out == found[:, :7]).all()


def test_bad_calls_get_one_refusal() -> None:
    batch = Batch("usa", 2, 3, memory=True)
    wrong: list[Any] = [0, -1, RECENT + 1, 2.5, True, "a", None]
    calls: dict[str, list[Callable[[], object]]] = {
        "fast-history": [Batch("usa", 2, 3).history, Batch("hp", 2, 3, {"stack": "same"}).history],
        "fast-number": [partial(batch.history, moves) for moves in wrong],
        "fast-shape": [
            lambda: batch.history(16, np.zeros((3, 15, 2), np.int16)),
            lambda: batch.history(out=np.zeros((3, 2), np.int16)),
        ],
    }
    for code, ways in calls.items():
        for call in ways:
            with pytest.raises(Refusal) as refused:
                call()
            assert refused.value.code == code
    with pytest.raises(Refusal) as refused:
        batch.history(99)
    assert refused.value.about == {"name": "moves", "given": 99, "most": RECENT}


@pytest.mark.parametrize("moves", [1, 5, RECENT])
def test_a_device_writes_every_number_in_its_place(moves: int) -> None:
    """The kernel, one thread after the other, and some more than there are numbers."""
    threads = count()
    cuda = SimpleNamespace(jit=lambda kernel: kernel, grid=lambda axes: next(threads))
    family = replace(families.DICE, told=lambda state, rules, seat, back: (10 * state + seat, back))
    kernel, out = history_kernel(cuda, family), np.full((6, moves, 2), 99, np.int16)
    for _ in range(out.size + 5):
        kernel(np.arange(6), [None], np.array([0, 1, 2, -1, 1, 0]), out)
    for number, seat in enumerate([0, 1, 2, 0, 1, 0]):
        assert out[number].tolist() == [[10 * number + seat, back] for back in range(moves)]
