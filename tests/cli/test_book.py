"""The rulebook page of an edition in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from lastcard.cli.book import RULING, show_book
from lastcard.core.refusal import Refusal
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.rulebook import book

WIDTH = 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["hp", "wild"])
def test_the_whole_page_in_a_pipe(edition: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert show_book(edition, catalogue(language)) == 0
    lines = [line.strip(" •│") for line in capsys.readouterr().out.splitlines()]
    page = book(language, edition)
    mixed = edition == "hp"
    for section in page.sections:
        assert section.title in lines
    for one in page.sentences:
        ruling = mixed and one.source == "ruling"
        assert f"{RULING if ruling else ''}{one.text}  {', '.join(one.rules)}" in lines


def test_sentences_are_wrapped_where_people_read(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = StringIO()
    made = Console(file=screen, width=WIDTH, force_terminal=True, color_system=None, markup=False)
    monkeypatch.setattr("lastcard.cli.book.console", lambda: made)
    show_book("dice", catalogue("en"))
    lines = screen.getvalue().splitlines()
    assert max(map(len, lines)) <= WIDTH
    first = next(number for number, line in enumerate(lines) if line.startswith("    ~ Each die has"))
    assert lines[first + 1].startswith("    ") and not lines[first + 1].startswith("    ~")


def test_an_edition_without_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refusal) as refused:
        show_book("chess", catalogue("en"))
    assert refused.value.code == "edition-unknown"
    assert capsys.readouterr().out == ""
