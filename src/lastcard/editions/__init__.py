"""The editions there are, by name, and the way to a game of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lastcard.cards.edition import CardEdition
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard
from lastcard.core.game import Game
from lastcard.core.refusal import Refusal
from lastcard.dice.game import DiceEdition, DiceGame
from lastcard.editions.dice import DICE
from lastcard.editions.hp import HP
from lastcard.editions.jackpot import JACKPOT_EDITION
from lastcard.editions.usa import USA

EDITIONS: dict[str, CardEdition | DiceEdition] = {
    edition.name: edition for edition in (USA, HP, JACKPOT_EDITION, DICE)
}

AnyGame = Game[Any]


def edition(name: str) -> CardEdition | DiceEdition:
    """The edition of this name, or a refusal that lists them."""
    if name not in EDITIONS:
        raise Refusal("edition-unknown", given=name, possible=", ".join(EDITIONS))
    return EDITIONS[name]


def game(
    name: str,
    players: Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    written: Sequence[Sequence[RuleCard]] | None = None,
    colors: Sequence[str] | None = None,
) -> AnyGame:
    """A table of this edition: who plays, by which options, with which rule cards or boards."""
    found = edition(name)
    if isinstance(found, DiceEdition):
        if written is not None:
            raise Refusal("rules-not-here", "RULE.write", edition=name)
        return DiceGame(found, players, options, colors)
    if colors is not None:
        raise Refusal("boards-not-here", "DICE.parts", edition=name)
    return CardGame(found, players, options, written)
