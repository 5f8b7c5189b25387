"""Everything a person reads, in every language."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files

from lastcard.languages import FALLBACK, spoken

LARGEST = 10**15
LONGEST = 500

_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERS = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Catalogue:
    """The messages of one language. There are thousands, so each is parsed when it is first asked for."""

    def __init__(self, language: str) -> None:
        # Only those who put something into words need it.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self._resource = FluentResource
        self._sources: dict[str, str] = {}
        for page in files(__name__).joinpath(language).iterdir():
            text = page.read_text(encoding="utf-8")
            found = [*_BEGINS.finditer(text)]
            ends = [*(one.start() for one in found[1:]), len(text)]
            self._sources |= {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=True)}

    def _load(self, name: str) -> None:
        """Parse a message that has not been asked for yet, and those it is made of."""
        source = self._sources.pop(name, None)
        if source is not None:
            self.bundle.add_resource(self._resource(source))
            for other in _REFERS.findall(source):
                self._load(other)

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one (`message.attribute`)."""
        name, _, attribute = key.partition(".")
        self._load(name)
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, **about: object) -> str:
        """The message with its places filled in; a missing one is our error, not the reader's."""
        name, _, attribute = key.partition(".")
        self._load(name)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: {key}")
        given = {place: shown(value) for place, value in about.items()}
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


def shown(value: object) -> int | float | str:
    """A value as it may be put before a person: numbers as they are, text short and printable."""
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < LARGEST):
        return value
    text = "".join(letter if letter.isprintable() else "�" for letter in str(value))
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of this language, read once."""
    return Catalogue(language)


def default_language() -> str:
    """The language of the environment, or the one for those who ask for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return spoken(value) or FALLBACK
    return FALLBACK
