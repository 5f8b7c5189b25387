"""Who may sit at a table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lastcard.core.refusal import Refusal

LONGEST_NAME = 20
NAMES = ("Abril", "Bruno", "Carla", "Dario", "Elena", "Felix", "Greta", "Hugo", "Irene", "Julio")
"""For players who have none of their own."""
_CARD = re.compile(r"[rygbws][0-9A-Z]|W[0-9A-Z]?")

# The words of the notation, which a line could not be told from if they were names.
RESERVED = frozenset(
    """
    accept act all any blue board board-size call cards catch catchable chain challenge color colors
    count cut deal dealer dice direction discard discard-to done draw draw-exactly draw-to draw4 edition
    expect extra flip green hand hp jackpot keep left match may next next-round none open option order
    out pass performing pile play play-run play-wilds players red refuse remove reroll rest right roll
    round rule score shown shuffle silver spaces spin stand take take-most target time top total turn
    uno usa void white wilds winner yellow
    """.split()
)


def check_players(players: int | Sequence[str], fewest: int, most: int, rule: str) -> tuple[str, ...]:
    """The names of the players, chosen by us where only a number is given.

    A refusal for too few or too many, for a name given twice, and for what is no name.
    """
    if type(players) is not int and (isinstance(players, str | bytes) or not isinstance(players, Sequence)):
        raise Refusal("players-form", rule, given=repr(players))
    count = players if isinstance(players, int) else len(players)
    if not fewest <= count <= most:
        raise Refusal("players-count", rule, count=count, fewest=fewest, most=most)
    names = NAMES[:count] if isinstance(players, int) else players
    for name in names:
        check_name(name, rule)
    for name in names:
        if names.count(name) > 1:
            raise Refusal("name-twice", rule, name=name)
    return tuple(names)


def check_name(name: str, rule: str) -> None:
    """Refuse what a line of the notation could not carry as a name."""
    if not name or not isinstance(name, str):
        raise Refusal("name-empty", rule)
    if len(name) > LONGEST_NAME:
        raise Refusal("name-long", rule, name=name, most=LONGEST_NAME)
    if not name[0].isalpha() or not all(letter in "-." or f"a{letter}".isidentifier() for letter in name):
        raise Refusal("name-letters", rule, name=name)
    if name in RESERVED or _CARD.fullmatch(name):
        raise Refusal("name-reserved", rule, name=name)
