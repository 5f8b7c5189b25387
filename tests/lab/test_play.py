"""One deal, played by bots: the same for the same seeds, and never without an end."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Seeded, game
from lastcard.bots import level
from lastcard.cards.moves import Play
from lastcard.lab import play
from lastcard.lab.play import OVERLONG, SHARED, VOID, WON, play_round
from tests.lab.plans import NAMES

EASY, NORMAL, RANDOM = level("easy"), level("normal"), level("random")


class Witness:
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.dealt: list[Any] = []
        self.told: list[tuple[str, int, Any]] = []

    def before(self, state: Any, seat: int, move: Any) -> None:
        if not self.told:
            self.dealt = [event for event in state.log if event[0] == "dealt"]
        self.told.append(("before", seat, move))

    def after(self, state: Any, seat: int, move: Any) -> None:
        self.told.append(("after", seat, move))


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_the_same_seeds_give_the_same_round(edition: str) -> None:
    table = game(edition, NAMES[:3])
    rounds = {play_round(table, [NORMAL, EASY, RANDOM], "7/1") for _ in range(3)}
    assert len(rounds) == 1
    assert len({play_round(table, [NORMAL, EASY, RANDOM], f"7/{deal}") for deal in range(9)}) > 1


def test_the_cards_hang_on_the_deal_alone_and_the_bots_on_their_seats_too() -> None:
    table = game("usa", NAMES[:2])
    witnesses = [Witness() for _ in range(3)]
    for witness, (levels, seating) in zip(
        witnesses, [((EASY, NORMAL), 0), ((NORMAL, EASY), 1), ((EASY, NORMAL), 2)], strict=True
    ):
        play_round(table, levels, "5/5", seating, watcher=witness)
    first, second, third = witnesses
    assert len(first.dealt) == 2 and first.dealt == second.dealt == third.dealt
    assert first.told != third.told


def test_a_watcher_changes_nothing_and_is_told_of_everything() -> None:
    table, witness = game("hp", NAMES[:3]), Witness()
    levels = [EASY] * 3
    played = play_round(table, levels, "1/2", watcher=witness)
    assert played == play_round(table, levels, "1/2")
    assert [told[1:] for told in witness.told[::2]] == [told[1:] for told in witness.told[1::2]]
    assert {told[0] for told in witness.told[::2]} == {"before"}
    # What is said out of turn is no decision.
    assert len(witness.told) // 2 >= played.decisions


def test_bots_jump_in__house_jump_in() -> None:
    """Moves are made out of turn, by those who see it in time."""
    table: Any = game("usa", NAMES[:4], {"jump-in": "on"})
    jumps = 0

    class Watch(Witness):
        def before(self, state: Any, seat: int, move: Any) -> None:
            nonlocal jumps
            jumps += type(move) is Play and seat not in table.pending(state).seats

    for deal in range(20):
        play_round(table, [level("hard"), NORMAL, EASY, RANDOM], f"3/{deal}", watcher=Watch())
    assert jumps > 5


def test_a_round_and_a_match() -> None:
    table = game("usa", NAMES[:2], {"target": 200})
    single, whole = (play_round(table, [EASY, EASY], "3/3", match=match) for match in (False, True))
    assert (single.rounds, single.ending) == (1, WON)
    assert whole.rounds > 1 and whole.points >= 200 and whole.decisions > single.decisions


def test_a_game_of_dice_is_a_round() -> None:
    played = play_round(game("dice", NAMES[:2]), [EASY, EASY], "3/3")
    assert (played.rounds, played.points, played.ending, len(played.winners)) == (1, 0, WON, 1)


def test_what_takes_too_long_is_void(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_DECISIONS", 5)
    played = play_round(game("usa", NAMES[:2]), [EASY, EASY], "3/3")
    assert (played.winners, played.ending, played.decisions) == ((), OVERLONG, 5)
    monkeypatch.undo()
    monkeypatch.setattr(play, "MOST_ROUNDS", 2)
    played = play_round(game("usa", NAMES[:2], {"target": 9999}), [EASY, EASY], "3/3", match=True)
    assert (played.winners, played.ending, played.rounds) == ((), OVERLONG, 2)


def test_a_void_round_and_a_shared_match(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Any = game("usa", NAMES[:2])
    course = play._Unrecorded(table, Seeded("1/1"), None)
    sitting = play.Sitting(table, [EASY, EASY], "1/1", 0, course)
    assert sitting._played((), 1).ending == VOID
    assert sitting._played((0, 1), 1).ending == SHARED
