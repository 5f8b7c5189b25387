"""The pages of the rulebook over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lastcard.languages import LANGUAGES
from lastcard.rulebook import Book, book
from tests.server.house import house


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_is_answered_as_the_rulebook_has_it(folder: Path, language: str) -> None:
    async with house(folder) as home:
        answer = await home.http.get(f"/api/book/{language}/usa")
        assert answer.status_code == 200
        assert msgspec.json.decode(answer.content, type=Book) == book(language, "usa")


async def test_a_page_that_there_is_not(folder: Path) -> None:
    async with house(folder) as home:
        answer = await home.http.get("/api/book/en/chess")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await home.http.get("/api/book/xx/usa")).status_code == 400
