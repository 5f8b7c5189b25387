"""The first visit is quick: from an empty browser to the first dealt hand little has to be loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Stranger
from tests.browser.people import Person

MOST = 165_000  # bytes, as they come over the network


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_first_dealt_hand_takes_little(stranger: Stranger, language: str) -> None:
    ana = Person(stranger(locale=language), language=language)
    answers: list[Response] = []

    def loaded(answer: Response) -> None:
        answers.append(answer)

    ana.page.on("response", loaded)
    ana.page.goto("/")
    ana.press("home-play-now")
    ana.sees_table()
    sizes = {answer.url: answer.request.sizes() for answer in answers}
    weights = {url: size["responseHeadersSize"] + size["responseBodySize"] for url, size in sizes.items()}
    assert sum(weights.values()) < MOST, sorted(weights.items(), key=lambda one: -one[1])
