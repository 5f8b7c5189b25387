"""docs/fast.md says what the code does: tables made from it, examples that run."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from lastcard.rules import actions as at
from tests.support.docs_pages import generator_of, page, run_examples

PAGE = page("fast")


@pytest.fixture(scope="module")
def generator() -> ModuleType:
    return generator_of("fast")


def test_the_tables_are_up_to_date(generator: ModuleType) -> None:
    assert generator.filled_in(PAGE) == PAGE, "run .venv/bin/python docs/fast.py"


def test_every_table_has_its_place(generator: ModuleType) -> None:
    assert {found[2] for found in generator.MARKED.finditer(PAGE)} == set(generator.SECTIONS)


def test_the_actions_of_the_card_games_are_all_there(generator: ModuleType) -> None:
    firsts = [actions.first for actions in generator.CARDS]
    assert firsts[0] == 0 and firsts == sorted(set(firsts)) and firsts[-1] < at.ACTIONS
    ids = re.findall(r"^\| (\d+)(?:–(\d+))? \|", generator.card_actions(), re.MULTILINE)
    listed = [action for first, last in ids for action in range(int(first), int(last or first) + 1)]
    assert listed == [*range(at.ACTIONS)]


def test_the_examples_run_and_give_what_they_say() -> None:
    assert run_examples(PAGE) >= 6
