"""The records of a dice game and of its rules, made from the fields that `dice.rules` declares."""

from __future__ import annotations

from lastcard.dice.faces import FOLLOWING, SIDES, STARTING
from lastcard.dice.rules.fields import DICE_COUNT, MOST_SPACES, SEATS, RulesFields, StateFields
from lastcard.fast.history import RECENT_MOVES
from lastcard.fast.layout import WORD, Shape, bytes_of, record_type

_WORD: Shape = ("<i8", ())
_DICE: Shape = ("<i8", (DICE_COUNT,))
_SHAPES: dict[str, Shape] = {
    "int": _WORD,
    "Dice": _DICE,
    "Seats": ("<i8", (SEATS,)),
    "Spaces": ("i1", (SEATS * MOST_SPACES,)),
}

STATE = record_type(
    {
        "rng": _WORD,
        "decisions": _WORD,
        "recent": RECENT_MOVES,
        # Work space of `search`, which says what is in it.
        "reach": _DICE,
        **{name: _SHAPES[kind] for name, kind in StateFields.__annotations__.items()},
    }
)
"""One game: `rng` is its generator, `decisions` counts those made, `recent` has the last of them. What is
written comes last, and only as many bytes of it are used as the boards of the table have spaces."""
WRITTEN = bytes_of(STATE, "written").start // WORD

RULES = record_type(
    {
        # A rollout stops there.
        "most_decisions": _WORD,
        # For each die: the sets of dice that do not have it, a bit for each set.
        "without": _DICE,
        # For each number of dice: the sets of that many.
        "sizes": ("<i8", (DICE_COUNT + 1,)),
        **{name: _SHAPES[kind] for name, kind in RulesFields.__annotations__.items() if kind != "Table"},
        "sides": ("<i8", (len(SIDES),)),
        "fits": ("<i8", (len(FOLLOWING),)),
        "starts": ("<i8", (len(STARTING),)),
    }
)
