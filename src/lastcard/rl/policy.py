"""What was learned as a bot: for the arena, at a table, and as an opponent."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from lastcard.cards.game import CardGame
from lastcard.cards.view import View
from lastcard.dice.game import DiceGame
from lastcard.dice.view import DiceView
from lastcard.rl.families import Family, Mask, Observation, family_of

Choose = Callable[[Observation, Mask], int]
"""A legal action for an observation and its mask."""


def as_bot(choose: Choose) -> Callable[[Any, Random], Any]:
    """A bot, a function of a view and a generator, that plays the actions which `choose` likes.

    >>> import lastcard
    >>> first = as_bot(lambda observation, mask: int(mask.argmax()))
    >>> lastcard.play("usa", {"first": first, "other": "random"}, seed=1, target=1).players
    ('first', 'other')
    """
    families: dict[int, tuple[Any, Family]] = {}

    def bot(view: Any, rng: Random) -> Any:
        rules = view.position.rules
        if id(rules) not in families:
            # With the rules, so that no others can come to have their id.
            families[id(rules)] = rules, family_of(_game(view))
        return _move(families[id(rules)][1], view.position, view.seat, choose)

    return bot


def _move(family: Family, seen: Any, seat: int, choose: Choose) -> Any:
    """One action after the other until they make a move."""
    position, made = family.open_copy(seen), []
    while True:
        action = choose(family.observe(position, seat), family.mask(position, seat))
        made.append(action)
        if not family.is_part(action) or family.put(position, seat, action):
            return family.whole_move(made, seen)


def _game(view: View | DiceView) -> CardGame | DiceGame:
    """The game that this is a view of, as far as a seat knows it."""
    if isinstance(view, View):
        return CardGame(view.rules.edition, view.rules.people, view.rules.options)
    rules = view.position.rules
    return DiceGame(rules.edition, rules.people, rules.options, colors=rules.colors)
