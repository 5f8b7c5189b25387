"""The editions there are, by name, and the way to a game of one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lastcard.cards.decks.files import is_path, read_deck
from lastcard.cards.decks.writing import can_be_data, deck_data
from lastcard.cards.edition import CardEdition
from lastcard.cards.game import CardGame
from lastcard.cards.house import BEFORE_HOUSE
from lastcard.cards.rulecards import RuleCard
from lastcard.core.game import Game
from lastcard.core.refusal import Refusal, telling
from lastcard.core.versions import Earlier
from lastcard.dice.game import DiceEdition, DiceGame
from lastcard.editions.dice import DICE

Edition = CardEdition | DiceEdition
AnyGame = Game[Any]
Named = str | Path | Mapping[str, Any] | CardEdition | DiceEdition
"""What an edition is asked for by: its name, the path of a deck file, the data of one (in JSON, too), or
itself."""

_EARLIER: dict[str, tuple[Earlier, ...]] = dict.fromkeys(("usa", "hp", "jackpot"), (BEFORE_HOUSE,))
_DECKS = ("usa", "hp", "jackpot", "classic", "wild", "attack")


def _packaged(name: str) -> CardEdition:
    """An edition that comes with the package: everybody has its file, so nothing carries it."""
    found = read_deck(Path(__file__).parent / f"{name}.toml")
    return replace(found, earlier=_EARLIER.get(name, ()), carried=False)


EDITIONS: dict[str, Edition] = {**{name: _packaged(name) for name in _DECKS}, "dice": DICE}
"""Every edition by its name; `register` adds one."""

DECKS = {name: edition for name, edition in EDITIONS.items() if isinstance(edition, CardEdition)}
"""The card editions that come with the package."""

IDEAS = tuple(card.text for card in DECKS["jackpot"].rule_cards)
"""RULE.ideas."""

_GAMES: dict[type, Any] = {CardEdition: CardGame, DiceEdition: DiceGame}
_NAME = re.compile("[a-z][a-z0-9-]*")


def edition(given: Named) -> Edition:
    """The edition that is meant, or a refusal that lists those that have a name.

    One that is not known by its name here is carried by its games.
    """
    if isinstance(given, str) and given in EDITIONS:
        return EDITIONS[given]
    if isinstance(given, DiceEdition):
        return given
    if isinstance(given, CardEdition):
        return EDITIONS[given.name] if EDITIONS.get(given.name) == given else _carried(given)
    if isinstance(given, str) and given.startswith("{"):
        return _carried(read_deck(_from_json(given)))
    if isinstance(given, Mapping | Path) or (isinstance(given, str) and is_path(given)):
        with telling(**({} if isinstance(given, Mapping) else {"file": str(given)})):
            return _carried(read_deck(given))
    raise Refusal("edition-unknown", given=given, possible=", ".join(EDITIONS))


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("edition-unknown", given=text, possible=", ".join(EDITIONS)) from None


def _carried(found: CardEdition) -> CardEdition:
    """An edition that its games carry; the package's own where it is the same, and none under its name."""
    ours = DECKS.get(found.name)
    if ours is None:
        deck_data(found)
        return replace(found, carried=True)
    if found not in (ours, replace(ours, earlier=())):
        raise Refusal("deck-taken", at="name", name=found.name)
    return ours


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
    if isinstance(edition, CardEdition) and edition.carried:
        edition = replace(edition, carried=can_be_data(edition))
    EDITIONS[edition.name] = edition


def game(
    named: Named,
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

    The edition is one of `EDITIONS` by its name, or one of your own: the path of a deck file, or what
    `read_deck` made of one. Options are keywords, with `_` for `-`, or a mapping. A `version` plays as the
    edition did in it, with the options and defaults that it had; without it, the newest is played.

    >>> game("usa", 3, drawn="must", hand_size=5)
    game('usa', ('Abril', 'Bruno', 'Carla'), {'drawn': 'must', 'hand-size': '5'})
    >>> game("dice", ["ana", "beto"], {"first-player": "beto"}, colors=["red", "blue"])
    game('dice', ('ana', 'beto'), {'first-player': 'beto'}, colors=['red', 'blue'])
    >>> game("usa", "ab")
    Traceback (most recent call last):
    lastcard.core.refusal.Refusal: Give the number of players, as in 3, or a list of their names, ...
    """
    found = edition(named).at(version)
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
