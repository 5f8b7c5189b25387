"""Luck and skill: who meets whom, the player who sees all hands, and what the report says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import lastcard
from lastcard import Refusal, Seeded, game
from lastcard.bots import LEVELS, level
from lastcard.cards.listing import moves
from lastcard.cards.state import State
from lastcard.cards.view import View
from lastcard.cli import main
from lastcard.fast.cards.picture import root_of, rules_for
from lastcard.fast.cards.search import try_all
from lastcard.fast.chance import nothing_given
from lastcard.lab.charts import skill
from lastcard.lab.engines import Serial
from lastcard.lab.plan import Columns, setting_for
from lastcard.lab.report.report import make_report
from lastcard.lab.round_robin.standings import standings
from lastcard.lab.run import begin
from lastcard.lab.skill import open_hands
from lastcard.lab.skill.meetings import (
    ALL_HANDS,
    MET,
    WHOLE,
    Meeting,
    Pair,
    contenders,
    meetings,
    pair_of,
    tables_for,
)
from lastcard.lab.study.study import Notes, Study, read
from lastcard.locale import catalogue
from lastcard.rules.fields import ANSWER
from tests.lab.plans import NAMES, done, small_arena

CARDS = ("usa", "hp", "jackpot")


def meeting(first: str, second: str, edition: str = "usa", players: int = 2, **options: str) -> Meeting:
    setting = setting_for(edition, NAMES[:players], options, 1, False)
    return Meeting(setting, Pair(players, 0, 1), first, second)


def won_by_first(one: Meeting, chunks: int) -> float:
    notes: Notes = Counter()
    for chunk in range(chunks):
        one.play(chunk, notes)
    assert sum(notes.values()) == chunks * one.deals
    return sum(came * times for (_, _, came), times in notes.items()) / sum(notes.values()) / WHOLE


def some_states(edition: str, players: int, seed: int) -> list[State]:
    """States of a round in which anything legal is played: now and then somebody bluffs."""
    table, rng = game(edition, players), Random(seed)
    found: list[State] = []
    state = table.start(Seeded(seed))
    while table.round_outcome(state) is None and len(found) < 60:
        seat = rng.choice(table.pending(state).seats)
        found.append(state.copy())
        table.apply(state, seat, rng.choice(list(islice(moves(state, seat), 60))))
    return found


def hands_of(guess: Any) -> list[int]:
    """The cards of three players, as the engine has them."""
    return [int(low) | int(high) << 64 for low, high in guess["hands"][0][:3].astype(np.uint64)]


@pytest.mark.parametrize("edition", CARDS)
def test_what_is_guessed_of_hands_is_the_truth(edition: str) -> None:
    states = [state for seed in range(8) for state in some_states(edition, 3, seed)]
    assert edition == "hp" or any(state.pending == ANSWER and state.bluffed for state in states)
    for state in states:
        seat = state.asked[0]
        position = open_hands.with_open_hands(state, seat)
        root = root_of(position, seat)
        guess, played = np.zeros_like(root), np.zeros_like(root)
        actions, values = np.full((1, 1), -1, np.int64), np.zeros((1, 1))
        for _ in range(200 if state.bluffed else 1):
            try_all(root, guess, played, rules_for(position), nothing_given(), seat, actions, values)
            assert hands_of(guess) == list(state.hands)
            assert guess["bluffed"][0] == state.bluffed


def test_a_bluff_that_is_certain_leaves_no_hand_empty() -> None:
    """Whoever was shown a hand knows of the next bluff; the search of `expert` has to guess one then."""
    states = [state for seed in range(8) for state in some_states("usa", 3, seed)]
    for state in [state for state in states if state.pending == ANSWER and state.bluffed]:
        seat = state.asked[0]
        position = View(state, seat).position
        position.known = [0] * 9
        position.known[3 * seat + state.turn] = state.hands[state.turn]
        root = root_of(position, seat)
        guess, played = np.zeros_like(root), np.zeros_like(root)
        actions, values = np.full((1, 1), -1, np.int64), np.zeros((1, 1))
        for _ in range(200):
            try_all(root, guess, played, rules_for(position), nothing_given(), seat, actions, values)
            assert [hand.bit_count() for hand in hands_of(guess)] == list(state.counts)


def test_a_view_is_left_as_it_was() -> None:
    state = some_states("usa", 3, 1)[5]
    before = View(state, 0)
    open_hands.with_open_hands(state, 0)
    assert View(state, 0) == before and not any(before.position.known)


def test_it_sees_hands_but_not_the_order_of_the_pile() -> None:
    state = some_states("usa", 2, 3)[8]
    other = state.copy()
    other.draw = list(reversed(other.draw))
    seat = state.asked[0]
    chosen = [open_hands.choose(one, seat, Random(5), 64) for one in (state, other)]
    assert chosen[0] == chosen[1]


def test_it_is_no_level_and_no_bot() -> None:
    for name in (ALL_HANDS, f"{ALL_HANDS}:400"):
        with pytest.raises(Refusal, match="no bot of level"):
            level(name)
        with pytest.raises(Refusal, match="no bot of level"):
            lastcard.play("usa", [name, "hard"], seed=1)
    # Nor is it a function of a view and a generator: neither by its type nor when it is called as one.
    with pytest.raises(TypeError):
        lastcard.play("usa", [open_hands.choose, "hard"], seed=1)  # type: ignore[list-item]


def test_seeing_hands_wins() -> None:
    assert won_by_first(meeting("random", ALL_HANDS), 6) < 0.25
    assert won_by_first(meeting(ALL_HANDS, "hard"), 10) > 0.6


@pytest.mark.parametrize("edition", CARDS)
@pytest.mark.parametrize("options", [{}, {"jump-in": "on", "multi": "number"}], ids=["book", "house"])
def test_it_plays_every_card_game(edition: str, options: dict[str, str]) -> None:
    assert 0 <= won_by_first(meeting(ALL_HANDS, "easy", edition, 3, **options), 1) <= 1


@pytest.mark.parametrize("edition", [*CARDS, "dice"])
def test_everybody_meets_everybody(edition: str) -> None:
    settings = [setting_for(edition, NAMES[:players], {}, 0, False) for players in (2, 4)]
    names = contenders(settings[0])
    family = settings[0].game().family
    choosers = [getattr(one, family) for one in LEVELS.values()]
    met = [getattr(level(name), family) for name in names if name != ALL_HANDS]
    assert met == list(dict.fromkeys(choosers)) and len(names) <= len(LEVELS) + 1
    assert (names[-1] == ALL_HANDS) == (edition != "dice")
    found = meetings(settings)
    # At two players a pair meets once; at four each of them is alone among the others.
    assert len({one.pair for one in found}) == len(found) == len(names) * (len(names) - 1) * 3 // 2
    assert {pair_of(one.pair.number) for one in found} == {one.pair for one in found}
    for one in found:
        assert (names[one.pair.first], names[one.pair.second]) == (one.first, one.second)


def test_at_how_many_players_they_meet() -> None:
    assert [tables_for(players) for players in (2, 3, 4, 6)] == [(2, 4), (2, 3), (2, 4), (2, 6)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_meeting_is_what_an_arena_would_say(players: int) -> None:
    one = meeting("random", "easy", players=players)
    plan = small_arena(players=players, deals=2 * one.deals, field=True)
    met, *_ = standings(plan, done(plan)).meetings
    assert won_by_first(one, 2) == pytest.approx(met.share.value, abs=1 / WHOLE)


def study(deals: int, bot: str, *found: Meeting) -> Study:
    single, whole = (setting_for("usa", NAMES[:2], {}, 3, matches) for matches in (False, True))
    return Study(single, (bot,), deals, whole, found)


def three() -> tuple[Meeting, ...]:
    return meeting("random", "easy"), meeting("easy", "normal"), meeting("random", "normal", players=3)


@pytest.mark.parametrize(("bot", "deals"), [("easy", (5, 25, 47)), ("expert:1", (3, 21, 22))])
def test_more_deals_go_on_where_fewer_ended(bot: str, deals: Sequence[int], tmp_path: Path) -> None:
    """A chunk keeps its number, its seeds and its size."""
    for number in deals:
        run = begin(study(number, bot, *three()), tmp_path / "one.csv")
        assert run.carry_out(Serial(), lambda count: None)
    whole = begin(study(deals[-1], bot, *three()), tmp_path / "whole.csv")
    assert whole.carry_out(Serial(), lambda count: None)
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    groups = -(-deals[-1] // 20)
    assert whole.played == whole.wanted == deals[-1] + groups * sum(one.rounds for one in three())


def test_without_meetings_there_is_no_chapter() -> None:
    plan = study(20, "easy")
    notes = Counter(dict(read(plan.play(0))))
    assert skill.charts(plan, notes, catalogue("en")) == []
    assert "levels" not in plan.about()


def noted(shares: dict[tuple[int, int, int], list[float]]) -> Notes:
    """Notes of these pairs, with what the first won of each deal."""
    notes: Notes = Counter()
    for pair, won in shares.items():
        for share in won:
            notes[MET, Pair(*pair).number, round(WHOLE * share)] += 1
    return notes


def test_what_the_charts_say() -> None:
    found = (meeting("random", "hard"), meeting("random", ALL_HANDS), meeting("hard", ALL_HANDS))
    pairs = [Pair(2, 0, 1), Pair(2, 0, 2), Pair(2, 1, 2)]
    plan = study(
        20, "easy",
        *(Meeting(one.setting, pair, one.first, one.second) for one, pair in zip(found, pairs, strict=True)),
    )  # fmt: skip
    notes = noted({pairs[0]: [0.5, 0] * 40, pairs[1]: [0.0] * 50, pairs[2]: [0.5, 0, 0, 0.5] * 20})
    luck, squares = skill.charts(plan, notes, catalogue("en"))
    assert "the strongest level, hard, wins 75% against random ones, and a player who" in luck.finding
    assert [row[0] for row in luck.rows] == ["sees all hands", "hard"]
    assert luck.rows[0][1].startswith("100% (9") and luck.rows[1][1].startswith("75% (69.")
    assert squares.finding.startswith("Seeing all hands wins 75% against hard")
    assert squares.rows[2][1].startswith("0% (0% – ")
    assert squares.rows[0][1] == "·" and squares.rows[1][1].startswith("25% (")
    few = noted({pairs[0]: [0.5, 0], pairs[1]: [0.0], pairs[2]: [0.5, 0]})
    assert "this may be chance" in skill.charts(plan, few, catalogue("en"))[1].finding


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who searches does not search long."""
    monkeypatch.setattr("lastcard.lab.skill.meetings.PLAYOUTS", 16)


def report_of(edition: str, words: Sequence[str], tmp_path: Path) -> tuple[int, str]:
    out = tmp_path / "page.html"
    command = ["lab", "report", edition, "--engine", "serial", "--out", str(out), *words]
    return main(command), out.read_text(encoding="utf-8") if out.exists() else ""


@pytest.mark.usefixtures("_hasty")
def test_an_interrupted_chapter_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, data = Study.play, tmp_path / "notes.csv"
    words = ("--rounds", "20", "--lang", "en", "--data", str(data))

    def interrupted(plan: Study, chunk: int) -> Columns:
        if chunk == 6:
            raise KeyboardInterrupt
        return whole(plan, chunk)

    with monkeypatch.context() as patched:
        patched.setattr(Study, "play", interrupted)
        status, text = report_of("usa", words, tmp_path)
    assert status == 130 and "Luck or skill?" in text
    assert "the same command goes on from there" in capsys.readouterr().err
    assert report_of("usa", words, tmp_path)[0] == 0
    kept = data.read_bytes()
    data.unlink()
    assert report_of("usa", words, tmp_path)[0] == 0 and data.read_bytes() == kept


@pytest.mark.usefixtures("_hasty")
def test_where_teams_play_there_are_four(tmp_path: Path) -> None:
    words = ("--rounds", "1", "--lang", "es", "--option", "teams=on")
    status, text = report_of("usa", words, tmp_path)
    assert status == 0 and "con 4 jugadores?" in text and "con 2 jugadores?" not in text
    assert "ve todas las manos" in text


def test_at_dice_nobody_sees_more() -> None:
    plan = study(1, "easy")
    found = Meeting(setting_for("dice", NAMES[:2], {}, 1, False), Pair(2, 0, 1), "random", "easy")
    plan = Study(found.setting, ("easy",), 1, found.setting, (found,))
    notes: Notes = Counter()
    for chunk in range(plan.chunks):
        notes.update(dict(read(plan.play(chunk))))
    finding = make_report(plan, notes, catalogue("en")).charts[-2].finding
    assert "All dice lie open" in finding and "sees all hands" not in finding
