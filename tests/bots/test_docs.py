"""docs/bots.md: its bot plays, and wins what the page says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.docs_pages import generator_of, page, run_examples

PAGE = page("bots")


def test_the_result_is_what_the_bot_plays() -> None:
    generator = generator_of("bots")
    assert generator.MARKED.search(PAGE)
    assert generator.filled_in(PAGE) == PAGE, "run .venv/bin/python -m docs.bots"


def test_the_examples_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_examples(PAGE) >= 4
