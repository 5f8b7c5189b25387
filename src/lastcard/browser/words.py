"""Messages that the browser puts together: it has a library for them, and this one need not bring another."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Protocol

from lastcard import locale
from lastcard.locale import Catalogue, shown

PAGES = ("refusals", "server", "game", "decks", "try")
"""The catalogues that refusals and tried moves are worded from."""


class Bundle(Protocol):
    """The messages of a language, in the browser."""

    def add(self, text: str) -> None: ...
    def has(self, key: str) -> bool: ...
    def text(self, key: str, about: str) -> str: ...


class Words(Catalogue):
    """The messages of one language."""

    def __init__(self, language: str, bundle: Callable[[str], Bundle]) -> None:
        self.language = language
        self._browsers = bundle(language)
        for page in PAGES:
            self._browsers.add((files(locale) / language / f"{page}.ftl").read_text(encoding="utf-8"))

    def has(self, key: str) -> bool:
        return self._browsers.has(key)

    def text(self, key: str, **about: object) -> str:
        given = {place: shown(value) for place, value in about.items()}
        return self._browsers.text(key, json.dumps(given))
