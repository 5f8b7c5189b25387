"""Why something was not done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Refusal(Exception):
    """A request that was not carried out and changed nothing.

    `code` names the sentence in the message catalogues (`refusal-<code>`), `rule` the rule
    behind it where there is one, and `about` what the sentence speaks of.
    """

    def __init__(self, code: str, rule: str | None = None, **about: object) -> None:
        super().__init__(code, rule, about)
        self.code = code
        self.rule = rule
        self.about = about

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.about.items())
        return " ".join(part for part in (self.code, self.rule and f"[{self.rule}]", details) if part)

    def __repr__(self) -> str:
        about = "".join(f", {name}={value!r}" for name, value in self.about.items())
        rule = f", {self.rule!r}" if self.rule is not None or not about else ""
        return f"{type(self).__name__}({self.code!r}{rule}{about})"

    def __reduce__(self) -> tuple[object, ...]:
        return _make, (type(self), self.code, self.rule, self.about)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.args == other.args

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


def _make(kind: type[Refusal], code: str, rule: str | None, about: dict[str, object]) -> Refusal:
    """For copies and pickles, which cannot pass keywords."""
    return kind(code, rule, **about)


@contextmanager
def telling(**where: object) -> Iterator[None]:
    """A refusal from within also tells where it comes from, unless it knows better itself."""
    try:
        yield
    except Refusal as refusal:
        for place, value in where.items():
            refusal.about.setdefault(place, value)
        raise


class Unreadable(Refusal):
    """Text that is not what it should be; `about` says what was expected and where."""
