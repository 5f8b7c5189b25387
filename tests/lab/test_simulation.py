"""Many games: compiled the same as in the engine, as far as chance allows."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lastcard import Refusal
from lastcard.lab import fast_games
from lastcard.lab.engines import Processes, Serial
from lastcard.lab.fast_games import FastSimulation, simulation
from lastcard.lab.plan import setting_for
from lastcard.lab.play import ENDINGS, OVERLONG
from lastcard.lab.run import begin
from lastcard.lab.simulation import Simulation, Tally
from tests.lab.plans import NAMES

RANDOM = ("random",) * 4


def plan_of(
    edition: str, players: int, games: int, kernel: str | None, options: dict[str, str] | None = None,
    matches: bool = True,
) -> Simulation:  # fmt: skip
    setting = setting_for(edition, NAMES[:players], options or {}, 9, matches)
    return simulation(setting, RANDOM[:players], games, kernel)


def tally_of(plan: Simulation) -> Tally:
    tally = Tally(plan.setting.players)
    run = begin(plan, None, tally.add)
    assert run.carry_out(Serial(), lambda count: None)
    assert not any(run.done.values())  # nothing is kept of games that were counted
    return tally


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("usa", 3, {"target": "50"}),
        ("hp", 2, {"target": "50"}),
        ("usa", 2, {"target": "60", "scoring": "lowest"}),
        ("dice", 3, {"board-size": "8 2", "first-player": "caro"}),
    ],
)
def test_compiled_or_not_it_is_the_same_game(edition: str, players: int, options: dict[str, str]) -> None:
    """Random players: the same shares of wins and about as many decisions."""
    fast = tally_of(plan_of(edition, players, 3000, "fast", options))
    slow = tally_of(plan_of(edition, players, 500, "reference", options))
    assert (fast.games, slow.games) == (3000, 500)
    assert fast.void == slow.void == 0
    for seat in range(players):
        assert fast.wins[seat] / 3000 == pytest.approx(slow.wins[seat] / 500, abs=0.09)
    if edition != "dice":  # there a decision is one die at a time
        assert fast.decisions / 3000 == pytest.approx(slow.decisions / 500, rel=0.15)


def test_single_rounds_and_ties_in_compiled_rules() -> None:
    rounds = tally_of(plan_of("usa", 2, 500, "fast", matches=False))
    assert sum(rounds.wins.values()) + rounds.void == 500
    options = {"scoring": "lowest", "target": "40", "hand-size": "1"}
    lowest = tally_of(plan_of("usa", 4, 4000, "fast", options))
    assert lowest.shared > 0
    assert sum(lowest.wins.values()) + lowest.shared == 4000


def test_a_match_without_end_is_overlong_in_compiled_rules_too() -> None:
    plan = plan_of("usa", 2, 3, "fast", {"target": "999999999"})
    assert set(plan.play(0)["ending"]) == {ENDINGS.index(OVERLONG)}


def test_compiled_rules_are_taken_where_they_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(plan_of("usa", 2, 10, None)) is FastSimulation
    assert type(plan_of("usa", 2, 10, "reference")) is Simulation
    setting = plan_of("usa", 2, 10, None).setting
    assert type(simulation(setting, ("random", "easy"), 10)) is Simulation
    with pytest.raises(Refusal) as refused:
        simulation(setting, ("random", "easy"), 10, "fast")
    assert refused.value == Refusal("kernel-bots", known="random")
    monkeypatch.setattr(fast_games, "has_extra", lambda name: False)
    assert type(plan_of("usa", 2, 10, None)) is Simulation
    with pytest.raises(Refusal) as refused:
        plan_of("usa", 2, 10, "fast")
    assert refused.value == Refusal("extra-missing", extra="fast")


def test_fast_games_in_processes_are_the_same_bytes(tmp_path: Path) -> None:
    plan = plan_of("usa", 2, 2 * fast_games.BLOCK + 5, None, {"target": "1"})
    files = []
    for name, engine in (("one", Serial()), ("two", Processes(2))):
        path = tmp_path / f"{name}.parquet"
        assert begin(plan, path).carry_out(engine, lambda count: None)
        files.append(path.read_bytes())
    assert files[0] == files[1]


def test_a_tally_by_hand() -> None:
    tally = Tally(2, Counter({5: 3, 9: 1}), Counter({0: 2, 1: 1}), shared=1)
    assert tally.as_dict() == {
        "games": 4, "decisions": 24, "wins": [2, 1], "shared": 1, "void": 0,
        "decisions_per_game": {"mean": 6.0, "median": 5, "p95": 9},
    }  # fmt: skip
