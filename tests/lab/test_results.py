"""Files of results: what is in them, going on with them, and files of something else."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import lastcard
from lastcard import Refusal
from lastcard.lab.engines import Serial
from lastcard.lab.plan import Columns
from lastcard.lab.play import ENDINGS
from lastcard.lab.results import load, save
from lastcard.lab.round_robin.arena import Arena
from lastcard.lab.run import begin
from lastcard.lab.simulation import COLUMNS
from lastcard.lab.study.study import TOPICS, Study
from tests.lab.plans import done, small_arena, whole_file
from tests.support.docs_pages import page, run_examples

SUFFIXES = pytest.mark.parametrize("suffix", [".csv", ".parquet"])


PAGE = page("results")


def refused(path: Path, plan: Arena) -> Refusal:
    with pytest.raises(Refusal) as found:
        begin(plan, path)
    return found.value


def test_a_csv_file_says_what_it_is_of(tmp_path: Path) -> None:
    path = tmp_path / "found.csv"
    plan = small_arena(deals=3)
    run = done(plan, path=path)
    lines = path.read_text().splitlines()
    about = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))
    assert about["lastcard"] == lastcard.__version__
    assert (about["seed"], about["bots"], len(about["sum"])) == ("1", "random, easy", 16)
    assert "wild4=bluff" in about["options"] and "target" not in about["options"]
    rows = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    assert [int(row["decisions"]) for row in rows] == list(run.column("decisions"))
    assert {(row["first"], row["second"]) for row in rows} == {("random", "easy")}
    assert {row["ending"] for row in rows} == {"won"}


def test_a_parquet_file_says_it_too(tmp_path: Path) -> None:
    path = tmp_path / "found.parquet"
    plan = small_arena(deals=3)
    run = done(plan, path=path)
    table = pq.read_table(path)
    assert table.schema.metadata[b"bots"] == b"random, easy"
    assert table.schema.metadata[b"lastcard"] == lastcard.__version__.encode()
    assert table["share"].to_pylist() == list(run.column("share"))
    assert table["second"].to_pylist() == ["easy"] * 6


@SUFFIXES
def test_what_is_saved_is_what_is_loaded(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"found{suffix}"
    plan = small_arena()
    run = done(plan, path=path)
    assert load(path, plan) == run.done
    assert begin(plan, path).finished


@SUFFIXES
def test_finished_chunks_are_not_played_again(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the file is the same in the end, byte by byte."""
    plan, path = small_arena(), tmp_path / f"found{suffix}"
    whole = whole_file(plan, tmp_path / f"whole{suffix}")
    save(path, plan, {chunk: plan.play(chunk) for chunk in (2, 0)})
    played = []
    one = Arena.play

    def noted(self: Arena, chunk: int) -> Columns:
        played.append(chunk)
        return one(self, chunk)

    monkeypatch.setattr(Arena, "play", noted)
    run = begin(plan, path)
    assert (run.resumed, run.finished) == (60, False)
    assert run.carry_out(Serial(), lambda count: None)
    assert played == [1]
    assert path.read_bytes() == whole


@SUFFIXES
def test_more_deals_go_on_with_the_same_file(suffix: str, tmp_path: Path) -> None:
    """What was not a full chunk is played again."""
    few, many, path = small_arena(deals=50), small_arena(deals=90), tmp_path / f"found{suffix}"
    done(few, path=path)
    run = begin(many, path)
    assert sorted(run.done) == [0, 1]
    run.carry_out(Serial(), lambda count: None)
    assert path.read_bytes() == whole_file(many, tmp_path / f"whole{suffix}")
    assert refused(path, few) == Refusal("results-more", path=str(path), given=90, wanted=50)


@SUFFIXES
def test_an_interrupted_run_keeps_what_is_finished(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan, path = small_arena(deals=100), tmp_path / f"found{suffix}"
    one = Arena.play

    def interrupted(self: Arena, chunk: int) -> object:
        if chunk == 3:
            raise KeyboardInterrupt
        return one(self, chunk)

    with monkeypatch.context() as patched:
        patched.setattr(Arena, "play", interrupted)
        run = begin(plan, path)
        assert not run.carry_out(Serial(), lambda count: None)
    assert sorted(load(path, plan)) == [0, 1, 2]
    assert done(plan, path=path).finished
    assert path.read_bytes() == whole_file(plan, tmp_path / f"whole{suffix}")


def test_an_error_keeps_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, path = small_arena(deals=100), tmp_path / "found.csv"
    one = Arena.play
    monkeypatch.setattr(Arena, "play", lambda self, chunk: one(self, chunk) if chunk < 2 else 1 / 0)
    with pytest.raises(ZeroDivisionError):
        begin(plan, path).carry_out(Serial(), lambda count: None)
    assert sorted(load(path, plan)) == [0, 1]


@SUFFIXES
@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"bots": ("random", "normal")}, "bots"),
        ({"field": True}, "form"),
        ({"seed": 2}, "seed"),
        ({"edition": "hp"}, "edition"),
        ({"players": 4}, "players"),
        ({"matches": True}, "played"),
    ],
)
def test_a_file_of_other_settings(suffix: str, change: dict[str, object], what: str, tmp_path: Path) -> None:
    path = tmp_path / f"found{suffix}"
    settings: dict[str, Any] = {"deals": 2, "players": 3}
    before = whole_file(small_arena(**settings), path)
    refusal = refused(path, small_arena(**(settings | change)))
    assert (refusal.code, refusal.about["what"]) == ("results-settings", what)
    assert path.read_bytes() == before


@SUFFIXES
def test_a_file_of_another_version(suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"found{suffix}"
    monkeypatch.setattr("lastcard.lab.plan.__version__", "0.0.7")
    done(small_arena(deals=2), path=path)
    monkeypatch.undo()
    refusal = refused(path, small_arena(deals=2))
    assert refusal == Refusal("results-version", path=str(path), given="0.0.7", known=lastcard.__version__)


@pytest.mark.parametrize("name", ["letter.csv", "letter.parquet"])
def test_a_file_that_is_none_of_ours_is_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text("Dear diary,\n")
    assert refused(path, small_arena()) == Refusal("results-other", path=str(path))
    assert path.read_text() == "Dear diary,\n"


@pytest.mark.parametrize(
    "harm",
    [
        lambda text: text[: text.rindex("\n", 0, -1) + 1],
        lambda text: text.replace(",won,", ",lost,", 1),
        lambda text: text.replace("easy,0,", "easy,zero,", 1),
        lambda text: text.replace("sum: ", "sum: 0"),
        lambda text: re.sub(r"(,won,\d+),[\d.]+,", r"\1,nan,", text, count=1),
        lambda text: text.replace("easy,1,", "easy,0,", 1),
        lambda text: text.replace("\n0,", "\n7,", 1),
        lambda text: text.replace("deal,seating", "seating,deal"),
        lambda text: text.replace(",won,", f',"{"won" * 50_000}",', 1),
    ],
)
def test_a_damaged_file(harm: object, tmp_path: Path) -> None:
    assert callable(harm)
    path = tmp_path / "found.csv"
    done(small_arena(deals=2), path=path)
    path.write_text(harm(path.read_text()))
    assert refused(path, small_arena(deals=2)) == Refusal("results-damaged", path=str(path))


def test_a_parquet_file_that_was_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "found.parquet"
    done(small_arena(deals=2), path=path)
    path.write_bytes(path.read_bytes()[:1000])
    assert refused(path, small_arena(deals=2)) == Refusal("results-damaged", path=str(path))


def test_of_many_options_the_one_that_differs_is_named(tmp_path: Path) -> None:
    path = tmp_path / "found.csv"
    done(small_arena(deals=2), path=path)
    other = small_arena(deals=2)
    options = (*other.setting.options, ("drawn", "must"))
    refusal = refused(path, replace(other, setting=replace(other.setting, options=options)))
    assert (refusal.about["given"], refusal.about["wanted"]) == ("drawn=book", "drawn=must")


@pytest.mark.parametrize("column", ["share", "ending"])
def test_a_damaged_parquet_file(column: str, tmp_path: Path) -> None:
    path = tmp_path / "found.parquet"
    done(small_arena(deals=2), path=path)
    table = pq.read_table(path)
    place = table.column_names.index(column)
    pq.write_table(table.set_column(place, column, pa.array([[1]] * len(table))), path)
    assert refused(path, small_arena(deals=2)) == Refusal("results-damaged", path=str(path))


@pytest.mark.parametrize("deals", ["²", "", "-1", "9" * 5000])
def test_a_file_that_does_not_say_how_much_there_is(deals: str, tmp_path: Path) -> None:
    path = tmp_path / "found.csv"
    done(small_arena(deals=2), path=path)
    path.write_text(path.read_text().replace("deals: 2", f"deals: {deals}"))
    assert refused(path, small_arena(deals=2)) == Refusal("results-other", path=str(path))


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "found.csv"
    assert refused(path, small_arena()) == Refusal("file-unwritable", path=str(path))
    odd = tmp_path / "found.txt"
    assert refused(odd, small_arena()) == Refusal("results-suffix", path=str(odd))


def test_the_old_file_stays_while_the_new_one_is_not_whole(tmp_path: Path) -> None:
    path = tmp_path / "found.csv"
    plan = small_arena(deals=2)
    before = whole_file(plan, path)
    with pytest.raises(KeyError):
        save(path, plan, {0: plan.play(0), 1: {"first": plan.play(0)["first"]}})
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["found.csv"]


def test_the_page_about_files_tells_every_column_and_topic() -> None:
    plan = small_arena()
    study = Study(plan.setting, ("easy",), 1, plan.setting)
    columns = {column.name for one in (plan, study) for column in one.columns} | {one.name for one in COLUMNS}
    for name in (*columns, *TOPICS, *ENDINGS):
        assert f"`{name}`" in PAGE, name


def test_the_example_of_that_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done(small_arena(bots=("random", "easy"), deals=40), path=tmp_path / "found.parquet")
    assert run_examples(PAGE) == 2
