"""The records of a card game and of its rules, made from the fields that `rules` declares."""

from __future__ import annotations

import numpy as np

from lastcard.fast.history import RECENT_MOVES
from lastcard.fast.layout import Shape, record_type
from lastcard.judge.fields import NEXT_CLASSES, OWN_CLASSES, JudgeFields
from lastcard.rules.actions import KIND_COLORS, KIND_SYMBOLS, KINDS
from lastcard.rules.fields import MOST_PLAYERS, POINT_DIGITS, RulesFields, StateFields

MOST_TASKS = 64
MOST_RULES = 8
CARD_NUMBERS = 128

NUMBERS: dict[str, Shape] = {
    **dict.fromkeys(("Seat", "Card", "Color", "Decision", "Winner", "Rule"), ("i1", ())),
    **dict.fromkeys(("int", "SeatSet"), ("<i2", ())),
}
"""The sorts of fields that are one number, as narrow as they can be in a state."""
_LONG: Shape = ("<i4", ())
_WORD: Shape = ("<i8", ())
_SHAPES: dict[str, Shape] = {
    "Seats": ("i1", (MOST_PLAYERS,)),
    "Colors": ("i1", (MOST_PLAYERS,)),
    "Totals": ("<i4", (MOST_PLAYERS,)),
    "Cards": ("<i8", (2,)),
    "Hands": ("<i8", (MOST_PLAYERS, 2)),
    "Pairs": ("<i8", (MOST_PLAYERS**2, 2)),
    "ByCard": ("i1", (CARD_NUMBERS,)),
    "ByOwn": ("<i8", (OWN_CLASSES,)),
    "ByNext": ("<i8", (NEXT_CLASSES,)),
    "BySizes": ("<i8", (OWN_CLASSES, NEXT_CLASSES)),
}
_SETS = {
    "color_sets": KIND_COLORS + 1,
    "kind_sets": KINDS,
    "fits": (KIND_COLORS + 1) * (KIND_SYMBOLS + 1),
    "point_sets": POINT_DIGITS,
    "mates": CARD_NUMBERS,
    "lookalikes": CARD_NUMBERS,
    "alike": CARD_NUMBERS,
    "matches": CARD_NUMBERS,
}

COUNTERS = ("rounds", "scored", "turns")
"""What may grow beyond two bytes."""
MEMORY = ("before", "fresh", "named", "declined", "known")
"""What players can remember."""
PARTLY_USED = ("hands", "lost", *MEMORY)
"""What is copied only as far as it is used, and so comes last."""


def _shape(name: str, kind: str) -> Shape:
    return ("<i8", (_SETS[name], 2)) if kind == "Sets" else _SHAPES[kind]


def _state_shape(name: str, kind: str) -> Shape:
    return _LONG if name in COUNTERS else NUMBERS.get(kind) or _shape(name, kind)


def _rules_shape(name: str, kind: str) -> Shape:
    return _WORD if kind in NUMBERS else _shape(name, kind)


def _width(field: tuple[str, Shape]) -> int:
    _, (form, _) = field
    return np.dtype(form).itemsize


_STATE = {name: _state_shape(name, kind) for name, kind in StateFields.__annotations__.items()}
_ALWAYS = {
    "rng": _WORD,
    "draw": _SHAPES["Cards"],
    "decisions": _LONG,
    "began": _LONG,
    "fault": NUMBERS["int"],
    "tasks": NUMBERS["int"],
    "dispenser": NUMBERS["int"],
    "used_rules": NUMBERS["int"],
    **{name: shape for name, shape in _STATE.items() if name not in PARTLY_USED},
}

STATE = record_type(
    {
        **dict(sorted(_ALWAYS.items(), key=_width, reverse=True)),
        "hands": _STATE["hands"],
        "lost": _STATE["lost"],
        "agenda": ("<i4", (MOST_TASKS,)),
        "recent": RECENT_MOVES,
        **{name: _STATE[name] for name in MEMORY},
    }
)
"""One game. `rng` is its generator, `decisions` counts those made, `began` how many there were when the
round was dealt; `fault` says that something cannot be: a given outcome that does not fit, too many tasks.
`recent` has the last moves, where they are remembered."""

RULES = record_type(
    {
        **{name: _rules_shape(name, kind) for name, kind in RulesFields.__annotations__.items()},
        **{name: _rules_shape(name, kind) for name, kind in JudgeFields.__annotations__.items()},
        "rule_count": _WORD,
        "rule_kinds": ("i1", (MOST_RULES,)),
        "rule_numbers": ("i1", (MOST_RULES,)),
    }
)
