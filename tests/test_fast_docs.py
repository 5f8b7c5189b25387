"""docs/fast.md says what the code does: tables made from it, examples that run."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any

import pytest

from lastcard.fast import layout as at
from tests.generated_docs import generator_of, page

pytestmark = pytest.mark.xdist_group("fast")

PAGE = page("fast")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


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
    names: dict[str, Any] = {}
    compared = 0
    for example in EXAMPLES:
        exec(example, names)
        for code, told in re.findall(r"^(\S.*?)  # → (.*)$", example, re.MULTILINE):
            assert repr(eval(code, names)) == told
            compared += 1
    assert len(EXAMPLES) >= 3 and compared >= 6
