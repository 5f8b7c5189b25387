"""Why something was not done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Self


class Refusal(Exception):
    """A request that was not carried out and changed nothing.

    `code` names the sentence in the message catalogues (`refusal-<code>`), `rule` the rule
    behind it where there is one, and `about` what the sentence speaks of. `str` is the sentence
    in English, with the rule at its end.

    >>> refusal = Refusal("uno-hand", "UNO.say", count=3)
    >>> print(refusal)
    Say UNO when you hold exactly one card; you hold 3. [UNO.say]
    >>> refusal.code, refusal.rule, refusal.about
    ('uno-hand', 'UNO.say', {'count': 3})
    """

    def __init__(self, code: str, rule: str | None = None, **about: object) -> None:
        super().__init__(code, rule, about)
        self.code = code
        self.rule = rule
        self.about = about

    @classmethod
    def from_parts(cls, code: str, rule: str | None, about: Mapping[str, object]) -> Self:
        """A refusal that was made elsewhere, as a copy, a pickle or a message has it."""
        return cls(code, rule, **about)

    def __str__(self) -> str:
        # Few are ever put into words.
        from lastcard.locale import catalogue  # noqa: PLC0415
        from lastcard.locale.refusals import refusal_text  # noqa: PLC0415

        messages = catalogue("en")
        # An edition of somebody's own may refuse with a code that no catalogue has.
        return refusal_text(messages, self) if messages.has(f"refusal-{self.code}") else repr(self)

    def __repr__(self) -> str:
        about = "".join(f", {name}={value!r}" for name, value in self.about.items())
        rule = f", {self.rule!r}" if self.rule is not None or not about else ""
        return f"{type(self).__name__}({self.code!r}{rule}{about})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).from_parts, (self.code, self.rule, self.about)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.args == other.args

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


@contextmanager
def telling(**where: object) -> Iterator[None]:
    """Add where it happened to a refusal raised inside, unless it says so already."""
    try:
        yield
    except Refusal as refusal:
        for place, value in where.items():
            refusal.about.setdefault(place, value)
        raise


class Unreadable(Refusal):
    """Text that is not what it should be; `about` says what was expected and where.

    >>> print(Unreadable("unreadable", expected="card", given="r55", column=6))
    “r55” cannot be read at column 6: expected a card, such as r5, b+2, W or W4:r.
    """
