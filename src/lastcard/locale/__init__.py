"""Everything a person reads, in Spanish and English."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es")


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        source = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one (`message.attribute`)."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, **about: object) -> str:
        """The message with its places filled in; a missing one is an error of ours, not of the reader."""
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}.ftl: {key}")
        given = {place: value if isinstance(value, int) else str(value) for place, value in about.items()}
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{self.language}.ftl: {key}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of this language, read once."""
    return Catalogue(language)


def default_language() -> str:
    """The language of the environment, English where it is another."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((language for language in LANGUAGES if value.lower().startswith(language)), "en")
    return "en"
