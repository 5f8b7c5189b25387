"""A short soak: matches end, and no card is lost. The long one is `make soak`."""

import re

import pytest

from lastcard.editions import EDITIONS
from tests.support import agreement, soak
from tests.support.sizes import sizes


@pytest.mark.parametrize("games", sizes(40, 400))
@pytest.mark.parametrize("edition", EDITIONS)
def test_matches_end(edition: str, games: int) -> None:
    tally = soak.Tally()
    soak.soak(edition, games, tally)
    assert tally.games == games
    assert tally.rounds >= games
    assert 0 < tally.longest < soak.MOST_DECISIONS


def test_a_game_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "MOST_DECISIONS", 3)
    with pytest.raises(AssertionError, match="usa, game 0") as caught:
        soak.soak("usa", 1, soak.Tally())
    assert "no end in sight" in str(caught.value.__cause__)


def test_it_tells_what_was_done_when_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_match = soak.play_match

    def play_three(edition: str, seed: int, tally: soak.Tally) -> None:
        if seed == 3:
            raise KeyboardInterrupt
        play_match(edition, seed, tally)

    monkeypatch.setattr(soak, "play_match", play_three)
    monkeypatch.setattr(soak, "PROGRESS", 2)
    assert soak.main(["--games", "9", "--edition", "dice"]) == 0
    progress, stopped, summary = capsys.readouterr().out.splitlines()
    assert progress.startswith("dice: 2 games, ")
    assert stopped == "stopped"
    assert summary.startswith("dice: 3 games, ")


def test_the_engine_and_compiled_rules_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "1", "--edition", "dice", "--agree", "1000", "--workers", "1"]) == 0
    *_, last = capsys.readouterr().out.splitlines()
    told = re.fullmatch(r"dice: (\d+) decisions in both, the same state after every one", last)
    assert told is not None and int(told[1]) >= 1000


def test_a_difference_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def differ(seed: int, decisions: int) -> int:
        raise AssertionError("# color: 1 for 2\nedition usa")

    monkeypatch.setitem(agreement.FAMILIES, "cards", differ)
    with pytest.raises(AssertionError, match=r"cards, seed 5\n# color: 1 for 2\nedition usa"):
        agreement.walk("cards", 5)
