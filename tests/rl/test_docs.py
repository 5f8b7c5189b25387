"""docs/rl.md says what the code does, and what is observed moves only with the version."""

from __future__ import annotations

import hashlib
from types import ModuleType

import pytest

from lastcard.dice import actions as dice_actions
from lastcard.fast.cards import memory, observe
from lastcard.fast.dice import observe as dice_observe
from lastcard.rl.spaces import VERSION
from tests.support.docs_pages import generator_of, page, run_examples

PAGE = page("rl")
LAYOUTS = {0: "e5da0d06ab41c205"}
"""What the actions and observations of each version are, as a digest of all that is told of them."""


@pytest.fixture(scope="module")
def generator() -> ModuleType:
    return generator_of("rl")


def test_the_table_is_up_to_date(generator: ModuleType) -> None:
    assert generator.MARKED.search(PAGE)
    assert generator.filled_in(PAGE) == PAGE, "run .venv/bin/python docs/rl.py"


def test_the_examples_are_true() -> None:
    assert run_examples(PAGE) >= 5


def test_a_layout_belongs_to_its_version() -> None:
    cards = generator_of("fast").CARDS
    told = (
        [actions[:2] for actions in cards], dice_actions.describe(), observe.PARTS, memory.PARTS,
        memory.SEAT_PARTS, dice_observe.OBSERVATION,
    )  # fmt: skip
    digest = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    assert digest == LAYOUTS[VERSION], "what moves gets a new VERSION in lastcard/rl/spaces.py"
