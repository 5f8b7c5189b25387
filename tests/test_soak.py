"""A short soak: matches end, and no card is lost. The long one is `make soak`."""

import pytest

from lastcard.editions import EDITIONS
from tests import soak

GAMES = 100


@pytest.mark.parametrize("edition", EDITIONS)
def test_matches_end(edition: str) -> None:
    tally = soak.Tally()
    soak.soak(edition, GAMES, tally)
    assert tally.games == GAMES
    assert tally.rounds >= GAMES
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
