"""Players that see only a view, by how well they play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from lastcard.bots import easy_cards, easy_dice, normal_cards, normal_dice, random_cards, random_dice
from lastcard.cards.moves import UNO, Catch, Uno
from lastcard.cards.moves import Move as CardMove
from lastcard.cards.view import View, seats_in
from lastcard.core.refusal import Refusal
from lastcard.dice.game import DiceGame
from lastcard.dice.moves import Move as DiceMove
from lastcard.dice.state import DiceState
from lastcard.editions import AnyGame

Move = CardMove | DiceMove


def random_move(table: AnyGame, view: Any, seat: int, rng: Random) -> Any:
    """What a random player in this seat does; `view` is the seat's own."""
    chooser = random_dice.choose if isinstance(table, DiceGame) else random_cards.choose
    return chooser(view, seat, rng)


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays: what it does when it is asked, and what it says out of turn.

    A bot is a function of its seat's view and its own generator. Of the table, which knows more than a
    seat may, it asks only which sort of game this is.
    """

    name: str
    cards: Callable[[View, int, Random], CardMove]
    dice: Callable[[DiceState, int, Random], DiceMove]
    recalls: float
    """How likely it is to say UNO when it has come to one card and has not said it yet."""
    notices: float
    """How likely it is to notice that another has not said UNO."""

    def move(self, table: AnyGame, view: Any, seat: int, rng: Random) -> Move:
        """What the bot in this seat does; the seat must be one that is asked."""
        return self.dice(view, seat, rng) if isinstance(table, DiceGame) else self.cards(view, seat, rng)

    def speaks(self, table: AnyGame, view: Any, seat: int, rng: Random) -> Uno | Catch | None:
        """What the bot says now that somebody can be caught without UNO; None for nothing.

        It is to be asked once whenever somebody becomes catchable: whoever asks again gives another chance.
        """
        if isinstance(table, DiceGame):
            return None
        if view.catchable >> seat & 1:
            return UNO if rng.random() < self._recalls(view) else None
        noticed = [other for other in seats_in(view.catchable) if rng.random() < self.notices]
        return Catch(rng.choice(noticed)) if noticed else None

    def _recalls(self, view: View) -> float:
        """Without rule cards only a play leaves one card: who did not say UNO with it has forgotten it."""
        return 0.0 if self.recalls < 1 and not view.rules.edition.rule_cards else self.recalls


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", random_cards.choose, random_dice.choose, recalls=1, notices=0),
        Level("easy", easy_cards.choose, easy_dice.choose, recalls=0.5, notices=0.25),
        Level("normal", normal_cards.choose, normal_dice.choose, recalls=1, notices=0.8),
    )
}
"""Every level, the weakest first."""


def level(name: str) -> Level:
    """The level of this name, or a refusal that lists them."""
    if name not in LEVELS:
        raise Refusal("bot-unknown", given=name, possible=", ".join(LEVELS))
    return LEVELS[name]
