"""The analysis of a finished match: what it shows, how much work it is, and from what it is made."""

from __future__ import annotations

from typing import Any

import pytest

import lastcard
from lastcard import Record, Refusal, analyse
from lastcard.bots.thinking import Thinking
from lastcard.coach import analysis
from lastcard.coach.analysis import plan
from lastcard.notation.replay import replay

PLAYERS = {"ana": "easy", "beto": "normal"}


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long it is thought over makes no difference here."""
    monkeypatch.setattr(analysis, "POINT_PLAYOUTS", 20)
    monkeypatch.setattr(analysis, "DECISION_PLAYOUTS", 20)
    monkeypatch.setattr(analysis, "SEARCH", Thinking(None, 96))


@pytest.fixture(scope="module")
def usa() -> Record:
    return lastcard.play("usa", PLAYERS, seed=5, target=50)


def test_the_curve_ends_with_who_won_each_round(usa: Record) -> None:
    found = analyse(usa, "ana")
    winners = {
        number: moment.state.round.winners
        for number, moment in enumerate(replay(usa))
        if moment.state.round and moment.state.pending == 0
    }
    told = {point.moment: point.chances for point in found.points}
    assert winners
    for number, won in winners.items():
        assert told[number] == tuple(float(seat in won) for seat in range(2))


def test_mistakes_are_own_decisions_the_worst_first(usa: Record) -> None:
    found = analyse(usa, 0)
    costs = [mistake.advice.cost for mistake in found.mistakes]
    assert costs == sorted(costs, reverse=True) and all(cost >= analysis.LEAST_COST for cost in costs)
    moves = [entry for entry in usa.entries if "chance" not in entry.data]
    for mistake in found.mistakes:
        # The moment before the move is shown, and the move itself comes next.
        assert moves[mistake.moment].data["by"] == "ana"
    assert found.decisions == found.of > 5


def test_luck_is_counted_and_bounded(usa: Record) -> None:
    luck = analyse(usa, 1).luck
    rounds = sum("next" in entry.data for entry in usa.entries) + 1
    assert len(luck.hands) == rounds and all(0 <= part <= 1 for part in luck.hands)
    assert luck.draws > 0 and abs(luck.gained) < luck.draws


@pytest.mark.parametrize("edition", ["hp", "jackpot", "dice"])
def test_every_edition(edition: str) -> None:
    record = lastcard.play(
        edition, {"ana": "easy", "beto": "easy", "caro": "normal"}, seed=2, **short(edition)
    )
    told: list[tuple[int, int]] = []
    found = analyse(record, 2, lambda done, total: told.append((done, total)))
    assert told[-1] == (told[0][1], told[0][1])
    assert found.points[-1].chances == tuple(float(name in record.winners) for name in record.players)
    assert bool(found.luck.hands) == (edition != "dice")


def short(edition: str) -> dict[str, Any]:
    return {"board_size": (8, 2)} if edition == "dice" else {"length": 1}


def test_a_long_match_is_looked_at_in_part(usa: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_POINTS", 7)
    monkeypatch.setattr(analysis, "MOST_DECISIONS", 4)
    found = analyse(usa, 0)
    assert len(found.points) <= 8 and found.decisions == 4 < found.of


def test_only_views_of_the_seat_are_needed(usa: Record) -> None:
    """Nothing that is planned holds a hand of another, or the draw pile."""
    for piece in plan(usa, 1).pieces:
        for view in filter(None, (piece.view, piece.before)):
            assert view.seat == 1
            assert view.position.hands[0] == 0 and not view.position.draw


def test_a_player_who_was_not_there() -> None:
    record = lastcard.play("usa", PLAYERS, seed=5, length=1)
    with pytest.raises(Refusal, match="caro"):
        analyse(record, "caro")
