"""The worked examples of the rulebook: questions that people argue about, as positions to play on.

Each is a case file, `rulebook/examples/NAME.case`. Its first line has the rules that it is about, its script
is the answer. What it is called and what is asked is in the catalogues, as `try-example-NAME`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from lastcard import rulebook
from lastcard.notation.case import Say, read_case

EXAMPLES = (
    "two-on-two", "stacking", "bluff", "no-bluff", "anyone-challenges", "next-challenges", "last-draw-two",
    "last-wild-four", "uno-caught", "uno-late", "uno-window", "reverse-two", "drawn-card", "draw-anyway",
    "wild-any-time", "same-symbol", "nothing-left", "first-draw-two", "sorting-hat", "lever", "lever-colors",
    "rule-run", "rule-discard", "seven-zero", "jump-in", "dice-chain", "dice-call", "dice-call-wild",
    "dice-penalties",
)  # fmt: skip
"""Their names, in the order in which they are offered."""


class Tries(NamedTuple):
    """A move of an example's answer."""

    seat: int
    move: str
    refused: bool
    """Whether it is tried to show that it is refused."""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example."""

    name: str
    edition: str
    rules: tuple[str, ...]
    """What it is about."""
    position: str
    """In the notation, with the chance that it fixes."""
    script: tuple[Tries, ...]


def case_text(name: str) -> str:
    """The case file of an example."""
    return (files(rulebook) / "examples" / f"{name}.case").read_text(encoding="utf-8")


@cache
def example(name: str) -> Example:
    """The example of this name; LookupError for one that there is not."""
    if name not in EXAMPLES:
        raise LookupError(f"no example {name!r}")
    text = case_text(name)
    about, _, rest = text.partition("\n")
    case = read_case(text)
    said = [step for step in case.script if isinstance(step, Say)]
    players = case.position.players
    script = tuple(Tries(players.index(step.name), step.move, step.refused) for step in said)
    rules = tuple(about.removeprefix("# ").split(", "))
    return Example(name, case.position.edition, rules, rest.partition("---\n")[0], script)
