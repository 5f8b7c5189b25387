"""The command line as people use it: in both languages, through pipes, with wrong input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.editions import EDITIONS
from lastcard.lab.plan import CHUNK, Columns
from lastcard.lab.simulation import Simulation, Tally
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.rulebook import book

CASES = Path(__file__).parents[1] / "cases"
GOOD = CASES / "usa" / "act-draw2.case"


class Typed:
    """Stands in for `input`: answers in order, then the end of the input."""

    def __init__(self, *answers: str) -> None:
        self.answers: Iterator[str] = iter(answers)

    def __call__(self, prompt: str = "") -> str:
        for answer in self.answers:
            return answer
        raise EOFError


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *words: str,
    typed: tuple[str, ...] = (),
) -> str:
    monkeypatch.setattr("builtins.input", Typed(*typed))
    status, out, err = run(capsys, "play", *words)
    assert (status, err) == (0, "")
    return out


def test_check_says_ok_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "check", str(GOOD))
    assert (status, err) == (0, "")
    assert out.splitlines() == [f"ok {GOOD}", "1 passed, 0 failed"]


def test_check_says_what_differs_and_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.case"
    bad.write_text(GOOD.read_text() + "expect pile 3\nexpect may ana keep\n")
    status, out, _ = run(capsys, "check", str(GOOD), str(bad))
    last = len(bad.read_text().splitlines())
    assert status == 1
    assert f"{bad}:{last - 1}: pile is" in out
    assert f"{bad}:{last}: may is It is not your decision" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_check_of_what_is_no_case_is_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.case"
    bad.write_text("edition usa\nplayers ana beto\nhand ana r99\n---\n")
    status, out, err = run(capsys, "check", str(bad), str(tmp_path / "none.case"), str(GOOD))
    assert status == 2
    assert err.splitlines() == [
        f"{bad}:3: “r99” cannot be read at column 10: expected a card, such as r5, b+2, W or W4:r.",
        f"There is no file {tmp_path / 'none.case'}.",
    ]
    assert out.splitlines()[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_record_replay_verify(
    edition: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A whole game by numbers alone, always the first of the list, written down and read again."""
    record = tmp_path / "match.jsonl"
    words = ["--lang", language, "--edition", edition, "--players", "3", "--record", str(record)]
    options = [] if edition == "dice" else ["--option", "target=1"]
    out = play(capsys, monkeypatch, *words, *options, typed=("1",) * 3000)
    messages, players = catalogue(language), json.loads(record.read_text().splitlines()[0])["players"]
    won = (messages.text("event-won-match", name=name) for name in players)
    assert any(sentence in out for sentence in (messages.text("event-won-match.you"), *won))

    status, replayed, err = run(capsys, "replay", str(record), "--lang", language)
    assert (status, err) == (0, "")
    moves = sum("move" in json.loads(line) for line in record.read_text().splitlines())
    assert str(moves) in replayed.splitlines()[-1]

    status, position, _ = run(capsys, "replay", str(record), "--to", "0", "--lang", language)
    assert status == 0
    assert f"edition {edition}" in position

    status, verified, err = run(capsys, "verify", str(record), "--lang", language)
    assert (status, err) == (0, "")
    assert verified


def opening(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> tuple[str, str, str, str]:
    """A seed whose first question has a card that fits and one that does not: seed, top, both cards."""
    for seed in map(str, range(50)):
        out = play(capsys, monkeypatch, "--seed", seed)
        found = re.search(r"^Top ([rwbs][0-9]) .*?^Your hand: ([^\n]*)$.*?^  1 play (\w+) ", out, re.M | re.S)
        if found:
            top, hand, fitting = found.groups()
            bad = [
                card for card in hand.split() if card[0] != top[0] and card[1:] != top[1:] and card[0] != "W"
            ]
            if bad and fitting[0] == top[0] and fitting[1:].isdigit():
                return seed, top, fitting, bad[0]
    raise AssertionError("no such seed")


def test_a_position_from_replay_is_a_case(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record, case = tmp_path / "match.jsonl", tmp_path / "position.case"
    seed, _, fitting, _ = opening(capsys, monkeypatch)
    play(capsys, monkeypatch, "--seed", seed, "--record", str(record), typed=(fitting,))
    moves = [json.loads(line).get("move") for line in record.read_text().splitlines()]
    number = [move for move in moves if move].index(f"play {fitting}") + 1
    _, out, _ = run(capsys, "replay", str(record), "--to", str(number))
    position = out[out.index("# The position") :]
    turn = next(line for line in position.splitlines() if line.startswith("turn"))
    case.write_text(f"{position}---\nexpect {turn}\nexpect top {fitting}\n")
    assert run(capsys, "check", str(case)) == (0, f"ok {case}\n1 passed, 0 failed\n", "")


def test_play_answers_mistakes_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, top, fitting, bad = opening(capsys, monkeypatch)
    typed = (
        "?",
        "",
        "HELP",
        "rules UNO.caught",
        "rules",
        "rules nix",
        "99",
        "0000000019",
        bad,
        "hop",
        "W4:x",
        fitting,
        "Q",
    )
    out = play(capsys, monkeypatch, "--seed", seed, typed=typed)
    assert out.count("Type a number from the list or a whole move") == 4
    for sentence in (
        "If another player notices first",
        "There is no rule nix",
        "There is no 99 in the list",
        "There is no 0000000019 in the list",
        f"{bad} does not fit on {top}: play",
        "[TURN.match]",
        "“hop” cannot be read at column 1: expected a move.",
        "“x” cannot be read at column 4: expected a colour",
        "Type ? for help.",
        f"You play {fitting}.",
        "You leave the table.",
    ):
        assert sentence in out


def test_a_flood_of_questions_is_answered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = play(capsys, monkeypatch, "--seed", "1", typed=("?",) * 3000)
    assert out.count("Type a number from the list or a whole move") == 3000


def test_forgetting_uno_is_noticed_by_the_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """UNO.caught, in a game with hands of two cards: over a few seeds somebody notices."""
    outs = [
        play(capsys, monkeypatch, "--seed", str(seed), "--option", "hand-size=2", typed=("1", "1"))
        for seed in range(12)
    ]
    assert any("catches you not saying UNO!" in out for out in outs)


def test_writing_rule_cards__rule_write(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """RULE.write: two each with three players; what is not a rule card is asked for again."""
    record = tmp_path / "match.jsonl"
    typed = ("hop", "draw-to 9", "act Sing", "q")
    words = ("--edition", "jackpot", "--write", "--record", str(record))
    out = play(capsys, monkeypatch, *words, typed=typed)
    assert "“hop” is not a kind of rule card" in out
    rules = json.loads(record.read_text().splitlines()[0])["rules"]
    assert rules[0] == ["draw-to 9", "act Sing"]
    assert [len(cards) for cards in rules] == [2, 2, 2]


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--edition", "usa", "--players", "4", "--games", "5", "--seed", "1", "--json")
    results = [json.loads(run(capsys, *words)[1]) for _ in range(2)]
    for result in results:
        result.pop("seconds")
    assert results[0] == results[1]
    assert results[0]["games"] == sum(results[0]["wins"]) == 5
    assert results[0]["decisions"] > 100
    assert set(results[0]["decisions_per_game"]) == {"mean", "median", "p95"}


def test_simulate_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "--games", "3", "--lang", "es", "--edition", "dice")
    assert status == 0
    assert "victorias del asiento 2" in out


def test_simulate_keeps_what_is_done_when_interrupted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Simulation.play

    def interrupted(plan: Simulation, chunk: int) -> Columns:
        if chunk == 2:
            raise KeyboardInterrupt
        return whole(plan, chunk)

    monkeypatch.setattr(Simulation, "play", interrupted)
    status, out, err = run(
        capsys, "simulate", "--games", "90", "--json", "--engine", "serial", "--kernel", "reference"
    )
    assert status == 130
    assert json.loads(out)["games"] == 2 * CHUNK
    assert f"{2 * CHUNK} of 90" in err


def test_percentile_is_the_smallest_that_covers() -> None:
    assert Tally(2, Counter(range(1, 101))).percentile(95) == 95
    assert Tally(2, Counter([7])).percentile(95) == 7


def rule_ids(out: str) -> list[str]:
    """The rules that were shown: each under its id."""
    return re.findall(r"^[A-Z]+\.[a-z0-9-]+$", out, re.MULTILINE)


def test_rules_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    guilty = run(capsys, "rules", "CHAL.guilty")[1].splitlines()
    assert guilty[0] == "CHAL.guilty"
    assert guilty[1] == "  Rulebook: If the card was illegal, the player who played it draws four."
    sources = [line.partition(": ")[0].strip() for line in guilty[1:]]
    assert sources == ["Rulebook", "Ruling", "The other reading"]
    assert "  Reglamento: " in run(capsys, "rules", "chal.guilty", "--lang", "es")[1]
    assert "  Ruling (USA): The same holds in USA." in run(capsys, "rules", "UNO.window")[1]
    assert len(rule_ids(run(capsys, "rules")[1])) > 100
    assert "`" not in run(capsys, "rules", "house")[1]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("CHAL",), "CHAL.last-card"),
        (("stacking",), "HOUSE.stack"),
        (("jump in",), "HOUSE.jump-in"),
        (("jump", "in"), "HOUSE.jump-in"),
        (("7-0",), "HOUSE.zero"),
        (("color", "of", "a", "wild"), "HOUSE.stack-what"),
        (("Action cards",), "ACT.skip"),
        (("EQUIPOS", "--lang", "es"), "HOUSE.teams"),
        (("Roba dos", "--lang", "es"), "ACT.draw2"),
        (("girador", "--lang", "es"), "JACK.pull"),
        (("SCORE",), "DECK.points"),
    ],
)
def test_rules_are_searched(words: tuple[str, ...], name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = rule_ids(run(capsys, "rules", *words)[1])
    assert name in found and len(found) < 40


def test_rules_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_ids(run(capsys, "rules", "CHAL.who", "--edition", "hp")[1]) == ["CHAL.who"]
    assert "CHAL.who" not in rule_ids(run(capsys, "rules", "CHAL", "--edition", "usa")[1])
    assert "Dice has no rule CHAL." in run(capsys, "rules", "CHAL", "--edition", "dice")[2]
    assert "There is no edition “uno”" in run(capsys, "rules", "--edition", "uno")[2]


def test_the_page_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    for edition in EDITIONS:
        status, out, _ = run(capsys, "rules", "--edition", edition, "--lang", "es")
        page = book("es", edition)
        assert status == 0 and out.startswith(page.title)
        assert all(f"\n{section.title}\n" in out for section in page.sections)


def test_rules_of_scoring_have_what_the_cards_score(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "rules", "score", "--edition", "jackpot")[1]
    colored = "numbers their value · Draw Two 20 · Reverse 20 · Skip 20 · Jackpot 40"
    wilds = "Wild 50 · Wild Draw Four 50 · Wild Jackpot 50"
    assert out.endswith(f"\nWhat the cards score\n  Jackpot: {colored} · {wilds}\n")
    assert "Attack 30" in run(capsys, "rules", "DECK.points")[1]
    assert "What the cards score" not in run(capsys, "rules", "UNO")[1]


def test_the_language_comes_from_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    assert "jugadores 2–10" in run(capsys, "editions")[1]
    assert "players 2–10" in run(capsys, "editions", "--lang", "en")[1]


@pytest.mark.parametrize(("answer", "jumped"), [("1", True), ("", False)])
def test_a_moment_to_jump_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answer: str, jumped: bool
) -> None:
    """HOUSE.jump-in: with so many cards the person holds the first card that she plays twice."""
    options = ("--option", "jump-in=on", "--option", "hand-size=45")
    out = play(capsys, monkeypatch, "--players", "2", "--seed", "6", *options, typed=("1", answer, "q"))
    assert "jump in, or press Enter to wait" in out
    assert ("Out of turn: you jump in!" in out) == jumped


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "missing: COMMAND"),
        (("dance",), "dance is not possible"),
        (
            ("play", "--players", "11"),
            "--players takes an integer from 2 to 10, not 11. [SETUP.players]",
        ),
        (("play", "--players", "one"), "one is not an integer"),
        (("play", "--players", "999999999"), "from 2 to 10"),
        (("play", "--players", "-3"), "from 2 to 10, not -3"),
        (("play", "--edition", "uno"), "There is no edition “uno”; choose one of usa, hp, jackpot, classic"),
        (("play", "--edition", "dice", "--players", "5"), "this edition is for 2 to 4. [DICE.parts]"),
        (("play", "--name", ""), "A player needs a name; write one."),
        (("play", "--name", "draw"), "draw is a word of the notation"),
        (("play", "--option", "drawn"), "Write an option as name=value"),
        (("play", "--option", "drawn=no"), "no is not possible for drawn; possible: "),
        (
            ("play", "--option", "speed=9"),
            "There is no option speed in this edition; there are bomb, ",
        ),
        (("play", "--option", "hand-size=40"), "possible: 1–34"),
        (("play", "--write"), "The edition usa has no rule cards to write. [RULE.write]"),
        (("play", "--record", "/nowhere/at/all"), "cannot be written"),
        (("simulate", "--games", "0"), "--games takes an integer from 1 to"),
        (("replay", "/nowhere"), "There is no file /nowhere."),
        (("replay", "/"), "cannot be read; check that it is a file"),
        (("replay", __file__), ":1: This is not a line of a record."),
        (("verify", str(GOOD)), ":1: This is not a line of a record."),
        (("rules", "CHAL.guity"), "There is no rule CHAL.guity; did you mean CHAL.guilty"),
        (("rules", "xyzzy"), "There is no rule xyzzy."),
        (("editions", "--lang", "fr"), "fr is not possible; choose one of"),
        (("editions", "more"), "not understood: more"),
        (("rules", "x" * 6000), "There is no rule xxx"),
        (("play", "--edition", "y" * 6000), "There is no edition"),
        (("simulate", "--games", "9" * 400), "--games takes an integer"),
        (("simulate", "--games", "9" * 5000), "--games: 999"),
        (("rules", "\x1b[31m"), "There is no rule �[31m"),
        (("play", "--name", "W4"), "W4 is a word of the notation"),
        (("play", "--record", ""), "cannot be written"),
        (
            ("play", "--edition", "jackpot", "--players", "9", "--write"),
            "With more than 8 players nobody writes",
        ),
        (("play", "--la", "es"), "not understood: --la es"),
    ],
)
def test_wrong_input_is_one_clear_line_and_2(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1
    assert err.startswith("lastcard: ")


def test_a_record_is_never_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert run(capsys, "play", "--record", str(there))[0] == 2
    assert there.read_text() == "mine"


def test_to_beyond_the_record_tells_how_long_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "match.jsonl"
    play(capsys, monkeypatch, "--seed", "2", "--record", str(record), typed=("1",))
    moves = record.read_text().count('"move"')
    status, _, err = run(capsys, "replay", str(record), "--to", "99")
    assert status == 2
    assert f"The record has {moves} moves; choose a number from 0 to {moves}." in err
    assert "not finished" in run(capsys, "replay", str(record))[1]


def test_as_a_module_and_through_a_closed_pipe() -> None:
    command = f"{sys.executable} -m lastcard rules | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "DECK.usa"
    assert done.stderr == ""


def test_a_round_against_the_clock__house_blitz(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The decision that is waited for is made first; then the round is over, and the record says so."""
    clock = iter(range(0, 100_000, 25))
    monkeypatch.setattr("lastcard.cli.play.monotonic", lambda: next(clock))
    record = tmp_path / "match.jsonl"
    words = ("--option", "round-time=2", "--option", "length=2", "--record", str(record))
    out = play(capsys, monkeypatch, *words, typed=("1",) * 100)
    assert re.search(r"Time left in this round: [01]:\d\d", out)
    assert "  Time is up.\n" in out
    assert run(capsys, "verify", str(record))[0] == 0
    status, told, _ = run(capsys, "replay", str(record))
    assert status == 0
    assert told.count("      Time is up.\n") == out.count("  Time is up.\n") >= 1


def test_a_terminal_without_hints__house_hints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every move can be typed; the list has no cards, and numbers choose from it."""
    words = ("--option", "hints=off", "--option", "misplay=2", "--seed", "4")
    out = play(capsys, monkeypatch, *words, typed=("77", "1", "keep"))
    assert "You have to see for yourself which cards fit: type the card" in out
    assert "There is no 77 in the list; choose from 1 to 1." in out
    assert not re.search(r"\d play ", out)
