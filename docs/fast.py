"""Write the tables of docs/fast.md from the code: action ids, and where everything of an observation lies.

.venv/bin/python docs/fast.py
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from lastcard.cards.actions import move_of
from lastcard.cards.edition import CardEdition
from lastcard.cards.game import CardGame
from lastcard.cards.rules import SYMBOL_CODES, WILD_CODES, Rules
from lastcard.dice import actions as dice_actions
from lastcard.editions import EDITIONS, game
from lastcard.fast.cards import memory, observe
from lastcard.fast.dice import observe as dice_observe
from lastcard.notation.moves import move_text
from lastcard.rules import actions as at
from lastcard.rules.fields import MOST_PLAYERS

PAGE = Path(__file__).with_name("fast.md")
MARKED = re.compile(r"(<!-- ([a-z-]+): written by docs/fast\.py -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = tuple(f"p{seat + 1}" for seat in range(MOST_PLAYERS))


class Actions(NamedTuple):
    """Ids that follow each other: from the first up to the next actions, and what they say."""

    first: int
    meaning: str
    edition: str = "usa"
    """Where the first of them is a move."""


SYMBOLS = ", ".join(f"`{symbol}`" for symbol in SYMBOL_CODES)
CARDS = (
    Actions(0, f"a coloured card: {at.KIND_SYMBOLS} for each colour, in the order {SYMBOLS}"),
    Actions(at.PLAY_WILD, "a Wild, by the colour it names"),
    Actions(at.PLAY_WILD + at.KIND_COLORS, "a Wild Draw Four, the same"),
    Actions(at.PLAY_WILD + 2 * at.KIND_COLORS, "a Wild Jackpot, the same", "jackpot"),
    Actions(
        at.PLAY_AT,
        f"a Sorting Hat: {MOST_PLAYERS} for each colour it names, one for each seat it aims at",
        "hp",
    ),
    Actions(
        at.PLAY_SEVEN,
        f"a 7 that swaps hands (HOUSE.seven): {MOST_PLAYERS} for each colour, one for each seat",
    ),
    Actions(at.WITH_UNO, "all of these once more, saying UNO"),
    Actions(at.DRAW_ONE, "draw a card"),
    Actions(at.KEEP, "keep the card just drawn"),
    Actions(at.PASS, "pass, where there is no card to draw"),
    Actions(at.ACCEPT, "a Wild Draw Four stands, or a stack is taken (HOUSE.stack)"),
    Actions(at.CHALLENGE, "a Wild Draw Four is challenged"),
    Actions(at.SAY_UNO, "say UNO by itself"),
    Actions(at.DONE, "no more cards; an act is done"),
    Actions(at.NAME_COLOR, "name a colour"),
    Actions(at.PICK_TARGET, "pick a player, by seat"),
    Actions(at.CATCH, "catch a player, by seat"),
    Actions(
        at.PUT,
        "one card more of a `discard` or of `wilds`, by kind: the coloured ones as above, then "
        + ", ".join(f"`{code}`" for code in WILD_CODES),
    ),
)


def filled_in(page: str) -> str:
    """The page with its tables written again."""
    return MARKED.sub(lambda found: found[1] + SECTIONS[found[2]]() + "\n" + found[3], page)


def card_actions() -> str:
    return _table(["ids", "the first is", ""], _card_rows())


def _card_rows() -> Iterator[list[str]]:
    ends = [*(actions.first for actions in CARDS[1:]), at.ACTIONS]
    for actions, end in zip(CARDS, ends, strict=True):
        move = move_of(actions.first, _rules(actions.edition))
        text = move if isinstance(move, str) else move_text(move, NAMES)
        yield [_ids(actions.first, end), f"`{text}`", actions.meaning]


def colors() -> str:
    rows = [[f"`{name}`", *map("`{}`".format, _rules(name).colors)] for name in _card_editions()]
    return _table(["", "1st", "2nd", "3rd", "4th"], rows)


def die_actions() -> str:
    rows = []
    for ids, text, meaning in dice_actions.describe():
        first, end = (ids.start, ids.stop) if isinstance(ids, range) else (ids, ids + 1)
        rows.append([_ids(first, end), f"`{text}`", meaning])
    return _table(["ids", "notation", "legal"], rows)


def card_observation() -> str:
    rows = [[_ids(first, first + length), meaning] for first, length, meaning in observe.PARTS]
    return _table(["places", "what they say"], rows)


def card_memory() -> str:
    """The parts that all have together, and those of the first seat."""
    seats = [(memory.SEATS + first, length, meaning) for first, length, meaning in memory.SEAT_PARTS]
    rows = [[_ids(first, first + length), meaning] for first, length, meaning in (*memory.PARTS, *seats)]
    rows.append(["", f"the same for the others clockwise, {memory.EACH} places each"])
    return _table(["places", "what they say"], rows)


def dice_observation() -> str:
    rows = [
        [_ids(part.place.start, part.place.stop), part.name, part.meaning]
        for part in dice_observe.OBSERVATION
    ]
    return _table(["places", "name", "what they say"], rows)


SECTIONS: dict[str, Callable[[], str]] = {
    "card-actions": card_actions,
    "colors": colors,
    "dice-actions": die_actions,
    "card-observation": card_observation,
    "card-memory": card_memory,
    "dice-observation": dice_observation,
}


def _rules(edition: str) -> Rules:
    found = game(edition, NAMES[:2])
    assert isinstance(found, CardGame)
    return found.rules


def _card_editions() -> list[str]:
    return [name for name, edition in EDITIONS.items() if isinstance(edition, CardEdition)]


def _ids(first: int, end: int) -> str:
    return str(first) if end == first + 1 else f"{first}–{end - 1}"


def _table(head: list[str], rows: Iterator[list[str]] | list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, ["---"] * len(head), *rows))


if __name__ == "__main__":
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
