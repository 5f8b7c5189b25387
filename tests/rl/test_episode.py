"""The core of all environments: small actions make the moves of the engine, and the same games as a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lastcard import Refusal, Seeded
from lastcard.cards.moves import Discard, Play, Wilds
from lastcard.core.game import Outcome
from lastcard.dice.moves import Chain
from lastcard.fast.cards.encode import encode
from lastcard.fast.families import family_of as compiled_family_of
from lastcard.rl.episode import NOBODY, REWARDS, Episode, game_of, won_or_lost
from tests.support.compiled import legal

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("usa", 2, {}),
    ("hp", 4, {}),
    ("jackpot", 3, {}),
    ("wild", 3, {}),
    ("attack", 10, {}),
    ("usa", 4, {"multi": "number", "stack": "same", "seven_zero": "both"}),
    ("dice", 3, {}),
]
every_table = pytest.mark.parametrize(("edition", "players", "options"), TABLES)


class Noted(Episode):
    """An episode that keeps its moves."""

    __slots__ = ("moves",)

    def move(self, seat: int, move: Any, chance: Any = None) -> None:
        self.moves = [*getattr(self, "moves", []), (seat, move)]
        super().move(seat, move, chance)


def play(episode: Episode, seed: int, most: int = 300) -> Episode:
    """Random legal actions up to the end, or this many."""
    rng = np.random.default_rng(seed)
    episode.start(Seeded(seed))
    while not episode.over and episode.cycles < most:
        episode.act(int(rng.choice(np.flatnonzero(episode.mask(episode.seat)))))
    return episode


@every_table
def test_every_legal_action_can_be_played(edition: str, players: int, options: dict[str, Any]) -> None:
    """And the whole moves that they make lead to the same position in the engine alone."""
    game = game_of(edition, players, **options)
    for seed in range(3):
        episode = Noted(game)
        play(episode, seed)
        state = game.start(Seeded(seed))
        for seat, move in episode.moves:
            game.apply(state, seat, move)
        assert str(state) == str(episode.state)


def test_moves_of_several_parts_are_made() -> None:
    kinds = set()
    for edition, players, options in TABLES:
        for seed in range(6):
            episode = Noted(game_of(edition, players, **options))
            play(episode, seed, 400)
            for _, move in episode.moves:
                several = (isinstance(move, Play) and move.more) or (
                    isinstance(move, Discard | Wilds) and len(move.cards) > 1
                )
                kinds |= {type(move)} if several else set()
                kinds |= {Chain} if isinstance(move, Chain) and len(move.faces) > 1 else set()
    assert kinds >= {Play, Discard, Chain}


@pytest.mark.parametrize(("edition", "players", "options"), [table for table in TABLES if table[0] != "dice"])
def test_masks_and_observations_are_those_of_a_batch(
    edition: str, players: int, options: dict[str, Any]
) -> None:
    game: Any = game_of(edition, players, **options)
    episode, family = Episode(game), compiled_family_of(game, remembers=True)
    rng = np.random.default_rng(5)
    episode.start(Seeded(5))
    tables = family.tables_of(game)
    out, marked = np.zeros((1, family.observation), np.int16), np.zeros(family.actions, np.uint8)
    assert episode.family.length == family.observation
    while not episode.over and episode.cycles < 150:
        record, seat = encode(game, episode.position), episode.seat
        family.observe_all(record, tables, np.array([seat]), out)
        assert (episode.observe(seat) == out[0]).all()
        legal(record, tables, seat, marked)
        mask = episode.mask(seat)
        assert (mask == marked).all()
        assert not episode.mask((seat + 1) % players).any()
        episode.act(int(rng.choice(np.flatnonzero(mask))))


def test_a_copy_goes_on_by_itself() -> None:
    episode = play(Episode(game_of("jackpot", 3)), 4, 60)
    copy, before = episode.copy(), str(episode.position)
    assert str(copy.position) == before and copy.seat == episode.seat
    copy.act(int(copy.mask(copy.seat).argmax()))
    assert str(episode.position) == before


def test_a_match_is_dealt_on_until_somebody_has_won_it() -> None:
    episode = play(Episode(game_of("usa", 2, target=300), "match"), 1, 20_000)
    assert episode.over and episode.state.rounds > 1
    assert max(episode.state.scores) >= 300
    assert sorted(episode.returns()) == [-1.0, 1.0]


def test_points_are_those_of_the_round() -> None:
    for scoring, sign in (("winner", 1), ("lowest", -1)):
        episode = play(Episode(game_of("usa", 3, scoring=scoring), "points"), 1, 20_000)
        assert episode.over and any(episode.state.scores)
        assert episode.returns() == [sign * points for points in episode.state.scores]


def test_what_is_won_is_lost_by_the_others() -> None:
    assert won_or_lost(Outcome("out", (1,)), 4) == [-1 / 3, 1.0, -1 / 3, -1 / 3]
    assert won_or_lost(Outcome("out", (0, 2)), 4) == [1.0, -1.0, 1.0, -1.0]
    assert won_or_lost(Outcome("void", ()), 3) == won_or_lost(None, 3) == [0.0] * 3


def test_nobody_is_asked_before_the_start() -> None:
    episode = Episode(game_of("usa", 2))
    assert episode.over and episode.seat == NOBODY and episode.returns() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("code", "arguments"), [("rl-rewards", ("usa", "wins")), ("rl-points", ("dice", "points"))]
)
def test_rewards_that_there_are_not_are_refused(code: str, arguments: tuple[str, str]) -> None:
    edition, rewards = arguments
    with pytest.raises(Refusal) as refused:
        Episode(game_of(edition, 2), rewards)
    assert refused.value.code == code
    assert "points" in REWARDS
