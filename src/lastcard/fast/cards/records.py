"""The records of a card game and of its rules, made from the fields that `rules` declares."""

from __future__ import annotations

from lastcard.fast.layout import Shape, record_type
from lastcard.judge.fields import NEXT_CLASSES, OWN_CLASSES, JudgeFields
from lastcard.rules.actions import KIND_COLORS, KIND_SYMBOLS, KINDS
from lastcard.rules.fields import MOST_PLAYERS, POINT_DIGITS, RulesFields, StateFields

MOST_TASKS = 64
MOST_RULES = 8
CARD_NUMBERS = 128

WORDS = ("int", "Seat", "SeatSet", "Card", "Color", "Decision", "Winner")
"""The sorts of fields that are one number."""

_WORD: Shape = ("<i8", ())
_SHAPES: dict[str, Shape] = {
    **dict.fromkeys(WORDS, _WORD),
    "Rule": _WORD,
    "Seats": ("i1", (MOST_PLAYERS,)),
    "Colors": ("i1", (MOST_PLAYERS,)),
    "Totals": ("<i8", (MOST_PLAYERS,)),
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
    "alike": CARD_NUMBERS,
    "matches": CARD_NUMBERS,
}

MEMORY = ("before", "fresh", "named", "declined", "known")
"""What players can remember, last of all."""


def _shape(name: str, kind: str) -> Shape:
    return ("<i8", (_SETS[name], 2)) if kind == "Sets" else _SHAPES[kind]


_STATE = {name: _shape(name, kind) for name, kind in StateFields.__annotations__.items()}
_SCALARS = {name: shape for name, shape in _STATE.items() if shape == _WORD and name not in MEMORY}
_BY_SEAT = {name: shape for name, shape in _STATE.items() if name not in _SCALARS and name not in MEMORY}

STATE = record_type(
    {
        "rng": _WORD,
        **_SCALARS,
        "decisions": _WORD,
        "began": _WORD,
        "fault": _WORD,
        "tasks": _WORD,
        "dispenser": _WORD,
        "used_rules": _WORD,
        "draw": _SHAPES["Cards"],
        **{name: shape for name, shape in _BY_SEAT.items() if name not in ("hands", "lost", "scores")},
        "scores": _STATE["scores"],
        "hands": _STATE["hands"],
        "agenda": ("<i8", (MOST_TASKS,)),
        "lost": _STATE["lost"],
        **{name: _STATE[name] for name in MEMORY},
    }
)
"""One game. `rng` is its generator, `decisions` counts those made, `began` how many there were when the
round was dealt; `fault` says that something cannot be: a given outcome that does not fit, too many tasks."""

RULES = record_type(
    {
        **{name: _shape(name, kind) for name, kind in RulesFields.__annotations__.items()},
        **{name: _shape(name, kind) for name, kind in JudgeFields.__annotations__.items()},
        "rule_count": _WORD,
        "rule_kinds": ("i1", (MOST_RULES,)),
        "rule_numbers": ("i1", (MOST_RULES,)),
    }
)
