"""The rulebook page of an edition in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from lastcard.cli.book import RULING, show_book
from lastcard.cli.describe import console
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.rulebook import book

WIDTH = 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["hp", "wild"])
def test_the_whole_page_in_a_pipe(edition: str, language: str) -> None:
    pipe, page = StringIO(), book(language, edition)
    show_book(console(file=pipe), page, catalogue(language))
    lines = [line.strip(" •│") for line in pipe.getvalue().splitlines()]
    assert [line for line in lines if line in {section.title for section in page.sections}] == [
        section.title for section in page.sections
    ]
    for one in page.sentences:
        # Where everything is a ruling, none is marked.
        mark = RULING if edition == "hp" and one.source == "ruling" else ""
        assert f"{mark}{one.text}  {', '.join(one.rules)}" in lines


def test_sentences_are_wrapped_where_people_read() -> None:
    screen = StringIO()
    out = Console(file=screen, width=WIDTH, force_terminal=True, color_system=None, markup=False)
    show_book(out, book("en", "dice"), catalogue("en"))
    lines = screen.getvalue().splitlines()
    assert max(map(len, lines)) <= WIDTH
    first = next(number for number, line in enumerate(lines) if line.startswith("    ~ Each die has"))
    assert lines[first + 1].startswith("      ")
    assert "  • r1 y4 g2 b3 ★ +1" in lines
