"""The options of the rulebook: their values, which of them go together, and mixes of them by lot."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from .deck import deck

Options = Mapping[str, str]


def _numbers(low: int, high: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(low, high + 1))


# cards.md; `target` and `hand-size` take more numbers than these.
BOOK: dict[str, tuple[str, ...]] = {
    "wild4": ("bluff", "strict", "free"),
    "scoring": ("winner", "lowest"),
    "target": ("500", "1", "50", "200"),
    "hand-size": ("7", *_numbers(1, 6), "8", "10"),
    "reverse-two": ("skip", "plain"),
}
# house.md: all values, the rulebook's first.
HOUSE: dict[str, tuple[str, ...]] = {
    "stack": ("off", "twos", "same", "up", "any"),
    "deflect": ("off", "reverse", "skip", "both"),
    "revenge": ("off", "on"),
    "draw": ("one", "until"),
    "drawn": ("book", "may", "must", "never"),
    "decline": ("yes", "no"),
    "seven-zero": ("off", "seven", "zero", "both"),
    "jump-in": ("off", "on"),
    "multi": ("off", "identical", "number"),
    "bomb": ("off", *_numbers(1, 10)),
    "finish": ("any", "no-wild", "no-draw", "number"),
    "mercy": ("off", *_numbers(10, 60)),
    "hand-limit": ("off", *_numbers(10, 60)),
    "reveal": ("off", *_numbers(1, 10)),
    "uno": ("call", "after", "auto", "off"),
    "uno-penalty": ("2", *(number for number in _numbers(0, 10) if number != "2")),
    "misplay": ("off", *_numbers(1, 10)),
    "teams": ("off", "on"),
    "knockout": ("off", "on"),
    "stakes": ("1", *_numbers(2, 10)),
    "length": ("points", *_numbers(1, 100)),
    "seats": ("fixed", "shuffled"),
    "round-time": ("off", *_numbers(1, 120)),
    "hints": ("on", "off"),
}
FIRST = {name: values[0] for name, values in (BOOK | HOUSE).items()}
UNBOUNDED = {"drawn", "uno", "hints", "stakes"}  # HOUSE.end: these do not count


def with_defaults(options: Options) -> dict[str, str]:
    """Every option, with the rulebook's value where none is given."""
    unknown = set(options) - set(FIRST)
    if unknown:
        raise ValueError(f"no such option: {sorted(unknown)}")
    for name, value in options.items():
        if name in HOUSE and value not in HOUSE[name]:
            raise ValueError(f"no such value: {name} {value}")
    return {**FIRST, **options}


def is_bounded(options: Options) -> bool:
    """HOUSE.end: whether an option that counts is on."""
    return any(options[name] != HOUSE[name][0] for name in HOUSE if name not in UNBOUNDED)


def why_not(options: Options, players: int) -> str | None:
    """HOUSE.mix: why these options do not go together, or None."""
    full = with_defaults(options)
    on = {name for name in full if full[name] != FIRST[name]}
    size, limit = int(full["hand-size"]), full["hand-limit"]
    if on & {"deflect", "revenge"} and "stack" not in on:
        return "deflect or revenge without stack"
    if "bomb" in on and "multi" not in on:
        return "bomb without multi"
    if "teams" in on and (players % 2 or players < 4 or "knockout" in on):
        return "teams with an odd number of players, fewer than four, or knockout"
    if "length" in on and "knockout" in on:
        return "length with knockout"
    if "mercy" in on and int(full["mercy"]) <= max(size + 2, int(full["uno-penalty"]) + 1):
        return "mercy not larger than hand-size + 2 or than uno-penalty + 1"
    if "hand-limit" in on and int(limit) < size:
        return "hand-limit smaller than hand-size"
    if "uno-penalty" in on and full["uno"] in ("auto", "off"):
        return "uno-penalty with uno auto or off"
    return None


def random_mix(edition: str, players: int, rng: Random) -> dict[str, str]:
    """Options that HOUSE.mix allows, a few or many of them on; at least one is so that a round is bounded."""
    while True:
        often = rng.choice((0.1, 0.3, 0.6))
        options = {name: _value(name, rng) for name in BOOK | HOUSE if rng.random() < often}
        size = int(options.get("hand-size", 7))
        fits = size * players + 5 <= len(deck(edition))
        if fits and is_bounded(with_defaults(options)) and why_not(options, players) is None:
            return options


def _value(name: str, rng: Random) -> str:
    """Any value; of numbers small ones more often, since there more happens."""
    values = (BOOK | HOUSE)[name][1:]
    return rng.choice(values if rng.random() < 0.4 else values[:6])
