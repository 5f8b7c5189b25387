"""Learning by self-play: small networks of tables, on a CPU, with PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lastcard.learnt.features import EVERYTHING, FEATURES, GUESSED
from lastcard.learnt.network import THOUGHT, WEIGHT
from lastcard.learnt.quick import QuickCritic, QuickGuesser, QuickPlayer
from lastcard.learnt.weights import read
from lastcard.rules.actions import COLORED_KINDS, KIND_COLORS, KIND_SYMBOLS

pytestmark = pytest.mark.slow
torch = pytest.importorskip("torch")

GAMES = 60


def sorts() -> list[Any]:
    from lastcard.train.tables import Sort  # noqa: PLC0415

    return [
        Sort("usa", 2, 1, {"wild4": "free", "uno": "auto"}),
        Sort("jackpot", 3, 1),
        Sort("hp", 2, 1, {"hand-size": "1"}, (None, "good")),
    ]


def learner(seed: int = 1) -> Any:
    from lastcard.train.selfplay import Learner, Plan  # noqa: PLC0415
    from lastcard.train.tables import Tables  # noqa: PLC0415

    plan = Plan(1, GAMES, steps=8, minibatch=256, seed=seed)
    found = Learner(Tables(sorts(), GAMES, "cpu"), plan, "cpu")
    found.tables.start(seed)
    found.tables.look()
    return found


def test_the_same_seed_learns_the_same() -> None:
    first, second = (_learnt(learner()) for _ in range(2))
    for name, value in first.items():
        assert torch.equal(value, second[name])


def _learnt(one: Any) -> dict[str, Any]:
    one.learn(0.0)
    one.learn(0.1)
    found: dict[str, Any] = one.player.state_dict()
    return found


def test_a_choice_is_always_legal_and_rounds_end() -> None:
    """Rivals end rounds before the network has had a turn, too: those tables are idle for a step."""
    one = learner()
    idle = 0
    for _ in range(60):
        tables = one.tables
        idle += int(tables.idle.sum())
        assert bool(tables.mask[~tables.idle & (tables.forced < 0)].any(1).all())
        tables.deal(tables.step(torch.rand(tables.mask.shape).masked_fill(~tables.mask, -1).argmax(1)))
        tables.look()
    assert idle > 0
    assert int(tables.age.min()) < 60


def test_chances_by_place_and_by_seat() -> None:
    """By seat, the chances of whoever is asked stand at that seat, and those of the next after it."""
    tables = learner().tables
    by_place = torch.arange(11.0).repeat(tables.games, 1)
    by_seat = tables.by_seat(by_place)
    assert torch.equal(by_seat.gather(1, tables.seats[:, None]), torch.zeros(tables.games, 1))
    following = (tables.seats + tables.direction) % tables.players
    assert torch.equal(by_seat.gather(1, following[:, None]), torch.ones(tables.games, 1))
    assert bool((by_seat[:, -1] == 10).all())


def test_a_step_learns_what_wins() -> None:
    """Only the choices that gained become likelier."""
    one = learner()
    found, _, _ = one.play()
    free = found.free.nonzero().squeeze(1)
    gain = torch.where(found.chosen[free] % 2 == 0, 1.0, -1.0)
    found = found._replace(gain=torch.zeros_like(found.gain).index_copy(0, free, gain))

    def liked() -> float:
        with torch.no_grad():
            logs = one.likes(found.seen[free], found.mask[free])[0].log_softmax(1)
        likelihood = logs.gather(1, found.chosen[free, None]).squeeze(1)
        return float((likelihood * gain).mean())

    before = liked()
    for _ in range(5):
        one._learn_player(found, free, torch.tensor(1.0), 0.0)
    assert liked() > before


def test_what_is_written_thinks_as_what_was_learnt(tmp_path: Path) -> None:
    from lastcard.train.export import export  # noqa: PLC0415

    one = learner()
    one.learn(0.0)
    export(one, tmp_path)
    seen = one.tables.seen.numpy()
    arrays = read((tmp_path / "player.weights").read_bytes())
    player = QuickPlayer(arrays)
    guesser = QuickGuesser(arrays | read((tmp_path / "guess.weights").read_bytes()))
    critic = QuickCritic(read((tmp_path / "critic.weights").read_bytes()))
    with torch.no_grad():
        liked, (by_color, wilds) = one.player(one.scaled(torch.from_numpy(seen[:, :FEATURES].copy())))
        two = (one.tables.players == 2).nonzero().squeeze(1)
        outcomes = one.foresees(one.tables.seen[two], one.tables.players[two]).softmax(1).numpy()
    assert seen.shape[1] == EVERYTHING
    whole = player.likes(seen[:, :FEATURES]) * 2.0 ** -(WEIGHT + THOUGHT)
    assert np.abs(whole - liked.numpy()).max() < 0.05
    odds = np.stack([guesser.odds(row) for row in seen[:, :FEATURES].tolist()])
    by_symbol = odds[:, :, :COLORED_KINDS].reshape(len(seen), GUESSED, KIND_COLORS, KIND_SYMBOLS)
    by_color = by_color.numpy().reshape(len(seen), KIND_COLORS, GUESSED, KIND_SYMBOLS)
    assert np.abs(by_symbol - by_color.transpose(0, 2, 1, 3)).max() < 0.05
    assert np.abs(odds[:, :, COLORED_KINDS:] - wilds.numpy().reshape(len(seen), GUESSED, -1)).max() < 0.05
    assert np.abs(critic.outcomes(seen[two], 2)[:, :2] - outcomes[:, :2]).max() < 0.02


def test_learning_begins_with_what_was_written(tmp_path: Path) -> None:
    """Into the same integers, so that nothing of it is lost."""
    from lastcard.train import NoWeights  # noqa: PLC0415
    from lastcard.train.export import begin_with, export  # noqa: PLC0415

    one, other = learner(), learner(seed=2)
    export(one, tmp_path / "first")
    begin_with(other, tmp_path / "first")
    export(other, tmp_path / "second")
    for name in ("player.weights", "guess.weights", "critic.weights"):
        assert (tmp_path / "first" / name).read_bytes() == (tmp_path / "second" / name).read_bytes()
    (tmp_path / "second" / "critic.weights").write_bytes((tmp_path / "first" / "player.weights").read_bytes())
    for folder in (tmp_path / "second", tmp_path / "nowhere"):
        with pytest.raises(NoWeights):
            begin_with(other, folder)


def test_what_began_with_weights_goes_on_as_gently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not the command names the weights again. What began without them is refused them."""
    from lastcard.train import Begun  # noqa: PLC0415
    from lastcard.train.course import Course, gentler  # noqa: PLC0415
    from lastcard.train.export import export  # noqa: PLC0415
    from lastcard.train.selfplay import Plan  # noqa: PLC0415

    monkeypatch.setattr("lastcard.train.course.SORTS", sorts())
    plan = Plan(1, GAMES, steps=8, minibatch=256)
    weights, gentle, usual = (tmp_path / name for name in ("weights", "gentle", "usual"))
    export(learner(), weights)
    Course(gentle, plan, "cpu", weights).keep()
    assert (gentle / "player.weights").read_bytes() == (weights / "player.weights").read_bytes()
    for begin in (weights, None):
        course = Course(gentle, plan, "cpu", begin)
        assert course.plan == course.learner.plan == gentler(plan)
    Course(usual, plan, "cpu").keep()
    assert Course(usual, plan, "cpu").learner.plan == plan
    with pytest.raises(Begun):
        Course(usual, plan, "cpu", weights)


def test_learning_goes_on_where_it_was_kept(tmp_path: Path) -> None:
    one = learner()
    one.learn(0.0)
    one.save(tmp_path / "kept.pt")
    other = learner(seed=2)
    other.load(tmp_path / "kept.pt")
    assert (other.iteration, other.choices, other.seconds) == (one.iteration, one.choices, one.seconds)
    for name, value in one.critic.state_dict().items():
        assert torch.equal(value, other.critic.state_dict()[name])


def test_trials_are_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.train import course  # noqa: PLC0415
    from lastcard.train.selfplay import Plan  # noqa: PLC0415

    monkeypatch.setattr(course, "SORTS", tuple(sorts()))
    monkeypatch.setattr(course, "ROUNDS", {"cpu": 20})
    made = course.Course(tmp_path, Plan(0.02, GAMES, steps=4, minibatch=256), "cpu")
    told: list[float] = []
    made.learn(told.append)
    assert made.learner.seconds >= 1.2
    assert told
    assert {trial.rival for trial in made.trials()} == set(course.TRIALS)
    lines = (tmp_path / course.LOG).read_text(encoding="utf-8").splitlines()
    assert all(0 <= json.loads(line)["won"] <= 1 for line in lines)
    assert {path.name for path in tmp_path.iterdir()} == {
        "learner.pt", "player.weights", "guess.weights", "critic.weights", "trials.jsonl", "progress.jsonl",
    }  # fmt: skip
    again = course.Course(tmp_path, Plan(0.02, GAMES, steps=4, minibatch=256), "cpu")
    assert again.resumed == made.learner.seconds
