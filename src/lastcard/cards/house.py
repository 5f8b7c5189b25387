"""House rules: options that no rulebook has, and which of them do not go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lastcard.core.options import Choice, NumberOr, Numbers, Option, Value
from lastcard.core.refusal import Refusal
from lastcard.core.versions import Earlier

CAUGHT_DRAWS: Final = 2
TURNS_EACH: Final = 100
"""The most turns of a round for each player it was dealt to, where there is a limit (HOUSE.end)."""
LIMITLESS: Final = ("stakes", "hints")
"""House rules with which a round may still last for ever, as it may by the rulebook."""
MOST_CARDS: Final = 60
MOST_MINUTES: Final = 120
SWITCH: Final = ("off", "on")

HOUSE_RULES: Final[tuple[Option, ...]] = (
    Choice("stack", ("off", "twos", "same", "up", "any"), ("HOUSE.stack",)),
    Choice("deflect", ("off", "reverse", "skip", "both"), ("HOUSE.deflect",)),
    Choice("revenge", SWITCH, ("HOUSE.revenge",)),
    Choice("draw", ("one", "until"), ("HOUSE.draw-until",)),
    Choice("decline", ("yes", "no"), ("HOUSE.force",)),
    Choice("seven-zero", ("off", "seven", "zero", "both"), ("HOUSE.seven", "HOUSE.zero")),
    Choice("jump-in", SWITCH, ("HOUSE.jump-in",)),
    Choice("multi", ("off", "identical", "number"), ("HOUSE.multi",)),
    NumberOr("bomb", "off", (1, 10), ("HOUSE.bomb",)),
    Choice("finish", ("any", "no-wild", "no-draw", "number"), ("HOUSE.finish",)),
    NumberOr("mercy", "off", (10, MOST_CARDS), ("HOUSE.mercy",)),
    NumberOr("hand-limit", "off", (10, MOST_CARDS), ("HOUSE.hand-limit",)),
    NumberOr("reveal", "off", (1, 10), ("HOUSE.reveal",)),
    Numbers("uno-penalty", CAUGHT_DRAWS, ((0, 10),), ("HOUSE.uno-penalty",)),
    NumberOr("misplay", "off", (1, 10), ("HOUSE.misplay",)),
    Choice("teams", SWITCH, ("HOUSE.teams",)),
    Choice("knockout", SWITCH, ("HOUSE.knockout",)),
    Numbers("stakes", 1, ((1, 10),), ("HOUSE.stakes",)),
    NumberOr("length", "points", (1, 100), ("HOUSE.length",)),
    Choice("seats", ("fixed", "shuffled"), ("HOUSE.seats",)),
    NumberOr("round-time", "off", (1, MOST_MINUTES), ("HOUSE.blitz",)),
    Choice("hints", ("on", "off"), ("HOUSE.hints",)),
)

BEFORE_HOUSE: Final = Earlier(
    1,
    usual=("drawn may",),
    without=("drawn book", "drawn never", "uno after", "uno off", *(option.name for option in HOUSE_RULES)),
)
"""The first version of the card editions of the book."""


def turns_each(options: Mapping[str, Value]) -> int:
    """The most turns of a round for each player; 0 for any number (HOUSE.end)."""
    house = (option for option in HOUSE_RULES if option.name not in LIMITLESS)
    return TURNS_EACH if any(options[option.name] != option.default for option in house) else 0


def check_mix(options: Mapping[str, Value], players: int) -> None:
    """Refuse options that do not go together (HOUSE.mix)."""
    chosen = {option.name for option in HOUSE_RULES if options[option.name] != option.default}
    for name, needed in (("deflect", "stack"), ("revenge", "stack"), ("bomb", "multi")):
        if name in chosen and needed not in chosen:
            raise Refusal("mix-needs", "HOUSE.mix", option=name, other=needed)
    for name, other in (("teams", "knockout"), ("length", "knockout")):
        if name in chosen and other in chosen:
            raise Refusal("mix-not-with", "HOUSE.mix", option=name, other=other)
    if "teams" in chosen and (players % 2 or players < 4):
        raise Refusal("mix-teams", "HOUSE.mix", players=players)
    if "uno-penalty" in chosen and options["uno"] in ("auto", "off"):
        raise Refusal("mix-uno-penalty", "HOUSE.mix", uno=options["uno"])
    _check_sizes(options)


def _check_sizes(options: Mapping[str, Value]) -> None:
    """Nobody is out, or may not draw, by the deal alone."""
    dealt, penalty = options["hand-size"], options["uno-penalty"]
    mercy, limit = options["mercy"], options["hand-limit"]
    assert isinstance(dealt, int) and isinstance(penalty, int)
    if isinstance(mercy, int) and mercy <= max(dealt + 2, penalty + 1):
        raise Refusal("mix-mercy", "HOUSE.mix", mercy=mercy, more=max(dealt + 2, penalty + 1))
    if isinstance(limit, int) and limit < dealt:
        raise Refusal("mix-hand-limit", "HOUSE.mix", limit=limit, dealt=dealt)
