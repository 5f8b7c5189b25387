"""Players that see only a view, by how well they play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lastcard.bots import cards, dice
from lastcard.bots.thinking import Thinking, read_budget
from lastcard.cards.moves import UNO, Catch, Play, Uno
from lastcard.cards.moves import Move as CardMove
from lastcard.cards.state import State
from lastcard.cards.view import View
from lastcard.core.extras import FAST, extra, has_extra
from lastcard.core.refusal import Refusal
from lastcard.dice.moves import Move as DiceMove
from lastcard.editions import AnyGame
from lastcard.notation.moves import read_move
from lastcard.rules.fields import CALL
from lastcard.rules.legal import jumping

Move = CardMove | DiceMove

Bot = str | Callable[[Any, Random], Any]
"""A level's name, or a function of a view and a generator that returns a move or its text."""

BUDGET = ":"
"""What stands between a level and its budget, as in `expert:500ms`."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays: what it does when it is asked, and what it says out of turn.

    A bot is a function of its seat's view and its own generator. Of the table, which knows more than a
    seat may, it asks only which sort of game this is. `name` is the text it was asked for by. Its choosers
    take the position behind the view, where cards and faces are numbers and not texts, the seat and the
    generator, and the budget of a level that has one.
    """

    name: str
    cards: Callable[..., CardMove]
    dice: Callable[..., DiceMove]
    recalls: float
    """How likely it is to say UNO when it has come to one card and has not said it yet."""
    notices: float
    """How likely it is to notice that another has not said UNO."""
    jump: Callable[[State, int, Random], Play | None]
    """What it plays on another's turn (HOUSE.jump-in); None for nothing."""
    leaps: float
    """How likely it is to see in time that it could."""
    thinks: Thinking | None = None
    """How long it searches; None for those that do not."""
    own: Callable[[Any, Random], Any] | None = None
    """Somebody's own function of a view and a generator, which chooses instead."""

    @property
    def base(self) -> str:
        """The name without a budget."""
        return self.name.partition(BUDGET)[0]

    @property
    def slow(self) -> bool:
        """Whether it thinks for so long that no event loop should wait for it."""
        return self.thinks is not None

    def move(self, table: AnyGame, view: Any, seat: int, rng: Random) -> Move:
        """What the bot in this seat does; the seat must be one that is asked."""
        if self.own is not None:
            move = self.own(view, rng)
            return read_move(move, table) if isinstance(move, str) else move
        # Each chooser is named like its family.
        chooser: Callable[..., Move] = getattr(self, table.family)
        budget = () if self.thinks is None else (self.thinks,)
        return chooser(view.position, seat, rng, *budget)

    def speaks(self, table: AnyGame, view: Any, seat: int, rng: Random) -> Uno | Catch | None:
        """What the bot says now that somebody can be caught without UNO; None for nothing.

        It is to be asked once whenever somebody becomes catchable: asking again gives another chance.
        """
        catchable = table.catchable(view)
        if catchable and view.position.out >> seat & 1:
            return None
        if seat in catchable:
            return UNO if rng.random() < self._recalls(view) else None
        noticed = [other for other in catchable if rng.random() < self.notices]
        return Catch(rng.choice(noticed)) if noticed else None

    def _recalls(self, view: View) -> float:
        """Without rule cards only a play leaves one card: who did not say UNO with it has forgotten it.

        Where it is only said afterwards nobody has had the chance yet (HOUSE.uno-after).
        """
        rules = view.rules
        return (
            0.0 if self.recalls < 1 and rules.uno == CALL and not rules.edition.rule_cards else self.recalls
        )

    def jumps_in(self, view: View, seat: int, rng: Random) -> Play | None:
        """What the bot plays on another's turn that has just begun (HOUSE.jump-in); None for nothing.

        It is to be asked once for each turn: asking again gives another chance.
        """
        if not jumping(view.position, view.rules, seat) or rng.random() >= self.leaps:
            return None
        return self.jump(view.position, seat, rng)


def _expert_cards(position: State, seat: int, rng: Random, thinking: Thinking) -> CardMove:
    """Imported at the first decision, as it takes the compiled rules (extra `fast`)."""
    with extra(FAST):
        from lastcard.bots.cards import expert  # noqa: PLC0415

    return expert.choose(position, seat, rng, thinking)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "random", cards.random.choose, dice.random.choose, recalls=1, notices=0,
            jump=cards.easy.jump, leaps=0,
        ),
        Level(
            "easy", cards.easy.choose, dice.easy.choose, recalls=0.5, notices=0.25,
            jump=cards.easy.jump, leaps=0.3,
        ),
        Level(
            "normal", cards.normal.choose, dice.normal.choose, recalls=1, notices=0.8,
            jump=cards.normal.jump, leaps=0.6,
        ),
        Level(
            "hard", cards.hard.choose, dice.hard.choose, recalls=1, notices=0.95,
            jump=cards.hard.jump, leaps=0.8,
        ),
        Level(
            "master", cards.master.choose, dice.expert.choose, recalls=1, notices=1,
            jump=cards.hard.jump, leaps=0.9,
        ),
        Level(
            "expert", _expert_cards, dice.expert.choose, recalls=1, notices=1,
            jump=cards.hard.jump, leaps=0.9, thinks=Thinking(),
        ),
    )
}  # fmt: skip
"""Every level, the weakest first."""

random_move: Callable[[AnyGame, Any, int, Random], Any] = LEVELS["random"].move
"""What a random player in a seat does, from the seat's own view."""


def level(name: str) -> Level:
    """The level of this name, or a refusal that lists them.

    A level that searches takes a budget: `expert:0.5s`, `expert:500ms`, or `expert:400` for 400 playouts.
    """
    base, budget, given = name.partition(BUDGET)
    if base not in LEVELS:
        raise Refusal("bot-unknown", given=name, possible=", ".join(LEVELS))
    found = LEVELS[base]
    if not budget:
        return found
    thinking = read_budget(given)
    if found.thinks is None or thinking is None:
        raise Refusal("bot-budget", given=name)
    return replace(found, name=name, thinks=thinking)


def bot_level(bot: Bot) -> Level:
    """A bot as a level: by the level's name, or a function of a view and a generator, which returns a move
    or its text. Out of turn a function says UNO, catches and jumps in as `hard` does.

    >>> bot_level("expert:400").thinks
    Thinking(seconds=None, playouts=400)
    >>> def idle(view, rng):
    ...     return "draw"
    >>> bot_level(idle).name
    'idle'
    """
    if isinstance(bot, str):
        return level(bot)
    if not callable(bot):
        raise Refusal("bot-form", given=repr(bot), possible=", ".join(LEVELS))
    return replace(LEVELS["hard"], name=str(getattr(bot, "__name__", bot)), own=bot)


def levels_of(bots: Sequence[Bot] | Mapping[str, Bot]) -> tuple[Level, ...]:
    """Several bots as levels; those of a mapping go by its names."""
    if isinstance(bots, Mapping):
        return tuple(replace(bot_level(bot), name=str(name)) for name, bot in bots.items())
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise Refusal("bots-form", given=repr(bots))
    return tuple(map(bot_level, bots))


def offered() -> tuple[str, ...]:
    """The levels that can play with what is installed, the weakest first."""
    return tuple(name for name in LEVELS if name != "expert" or has_extra(FAST))
