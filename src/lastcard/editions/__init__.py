"""The editions there are, by name, and the way to a game of one."""

from __future__ import annotations

import re
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

Edition = CardEdition | DiceEdition
AnyGame = Game[Any]

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (USA, HP, JACKPOT_EDITION, DICE)}
"""Every edition by its name; `register` adds one."""

_GAMES: dict[type, Any] = {CardEdition: CardGame, DiceEdition: DiceGame}
_NAME = re.compile("[a-z][a-z0-9-]*")


def edition(name: str) -> Edition:
    """The edition of this name, or a refusal that lists them."""
    if not isinstance(name, str) or name not in EDITIONS:
        raise Refusal("edition-unknown", given=name, possible=", ".join(EDITIONS))
    return EDITIONS[name]


def register(edition: Edition) -> None:
    """Make an edition of your own known by its name, everywhere in this process.

    >>> import lastcard
    >>> from dataclasses import replace
    >>> twice = replace(lastcard.EDITIONS["usa"], name="usa-twice", deck=lastcard.EDITIONS["usa"].deck * 2)
    >>> lastcard.register(twice)
    >>> len(lastcard.game("usa-twice", 10, hand_size=15).start(seed=1).draw)
    63
    """
    if type(edition) not in _GAMES:
        raise Refusal("edition-form", given=repr(edition))
    if not isinstance(edition.name, str) or not _NAME.fullmatch(edition.name):
        raise Refusal("edition-name", given=edition.name)
    if edition.name in EDITIONS:
        raise Refusal("edition-taken", name=edition.name)
    EDITIONS[edition.name] = edition


def game(
    name: str,
    players: int | Sequence[str],
    options: Mapping[str, object] | None = None,
    /,
    *,
    written: Sequence[Sequence[RuleCard | str]] | None = None,
    colors: Sequence[str] | None = None,
    version: int | None = None,
    **more: object,
) -> AnyGame:
    """A game of this edition: how many play, or who; by which options; with which rule cards or boards.

    Options are keywords, with `_` for `-`, or a mapping. A `version` plays as the edition did in it, with the
    options and defaults that it had; without it, the newest is played.

    >>> game("usa", 3, drawn="must", hand_size=5)
    game('usa', ('Abril', 'Bruno', 'Carla'), {'drawn': 'must', 'hand-size': '5'})
    >>> game("dice", ["ana", "beto"], {"first-player": "beto"}, colors=["red", "blue"])
    game('dice', ('ana', 'beto'), {'first-player': 'beto'}, colors=['red', 'blue'])
    >>> game("usa", "ab")
    Traceback (most recent call last):
    lastcard.core.refusal.Refusal: Give the number of players, as in 3, or a list of their names, ...
    """
    found = edition(name).at(version)
    made: AnyGame = _GAMES[type(found)](found, players, merged_options(options, more), written, colors)
    return made


def merged_options(given: Mapping[str, object] | None, keywords: Mapping[str, object]) -> dict[str, object]:
    """The options of a mapping and of keywords together."""
    if given is not None and not isinstance(given, Mapping):
        raise Refusal("options-form", given=repr(given))
    options = dict(given or {})
    for keyword, value in keywords.items():
        option = keyword.replace("_", "-")
        if option in options:
            raise Refusal("option-twice", option=option)
        options[option] = value
    return options
