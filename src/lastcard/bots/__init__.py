"""Players that see only a view, by how well they play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from lastcard.bots import cards, dice
from lastcard.bots.thinking import Thinking, counted, read_budget
from lastcard.bots.weights import Weights, of_files, of_judge, of_race
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

LEARNT = "lastcard.learnt"
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
    version: int = 1
    """Raised when the level comes to decide otherwise, by other code or other weights: records have it."""
    weights: Mapping[str, Weights] = field(default_factory=dict, compare=False)
    """The weights that it judges by, of each family that it has some for."""

    @property
    def base(self) -> str:
        """The name without a budget."""
        return self.name.partition(BUDGET)[0]

    @property
    def slow(self) -> bool:
        """Whether it thinks for so long that no event loop should wait for it."""
        return self.thinks is not None

    @property
    def counted(self) -> Level:
        """The same level with a budget in playouts, unless it was asked for with one of its own.

        >>> level("expert").counted.name
        'expert:20000'
        """
        if self.thinks is None or BUDGET in self.name:
            return self
        budget = counted(self.thinks)
        return replace(self, name=f"{self.name}{BUDGET}{budget.playouts}", thinks=budget)

    def described(self, family: str) -> dict[str, Any]:
        """What makes this level what it is in a family of games, besides its name, as records have it.

        >>> level("easy").described("cards")
        {'version': 2}
        """
        weights = self.weights.get(family)
        return {"version": self.version} | ({} if weights is None else {"weights": weights()})

    def move(self, table: AnyGame, view: Any, seat: int, rng: Random) -> Move:
        """What the bot in this seat does; the seat must be one that is asked."""
        if self.own is not None:
            move = self.own(view, rng)
            return read_move(move, table) if isinstance(move, str) else move
        # Each chooser is named like its family.
        chooser: Callable[..., Move] = getattr(self, table.family)
        budget = () if self.thinks is None else (self.thinks,)
        return chooser(_asked_alone(view.position, seat), seat, rng, *budget)

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


def _asked_alone(position: Any, seat: int) -> Any:
    """The position as if nobody else were asked: it makes no difference who answers first (CHAL.who-usa)."""
    if getattr(position, "answering", 0) in (0, 1 << seat):
        return position
    alone = position.copy()
    alone.answering = 1 << seat
    return alone


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
            jump=cards.easy.jump, leaps=0.3, version=2,
        ),
        Level(
            "normal", cards.normal.choose, dice.normal.choose, recalls=1, notices=0.8,
            jump=cards.normal.jump, leaps=0.6,
        ),
        Level(
            "hard", cards.hard.choose, dice.hard.choose, recalls=1, notices=0.95,
            jump=cards.hard.jump, leaps=0.8, version=2, weights={"cards": of_judge},
        ),
        Level(
            "master", cards.master.choose, dice.expert.choose, recalls=1, notices=1,
            jump=cards.hard.jump, leaps=0.9, version=2,
            weights={"cards": of_files(LEARNT, "player.weights"), "dice": of_race},
        ),
        Level(
            "expert", _expert_cards, dice.expert.choose, recalls=1, notices=1,
            jump=cards.hard.jump, leaps=0.9, thinks=Thinking(), version=4,
            weights={
                "cards": of_files(LEARNT, "player.weights", "guess.weights", "critic.weights"),
                "dice": of_race,
            },
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


def described(playing: Sequence[Level | None], others: Iterable[Level], family: str) -> dict[str, Any]:
    """The bots of a match as its record has them: who plays each seat, None for a person, and every level
    that may come to play one.

    >>> described([None, level("easy")], [level("normal")], "cards")
    {'seats': [None, 'easy'], 'levels': {'easy': {'version': 2}, 'normal': {'version': 1}}}
    """
    levels = [*(bot for bot in playing if bot is not None), *others]
    return {
        "seats": [None if bot is None else bot.name for bot in playing],
        "levels": {bot.name: bot.described(family) for bot in levels},
    }


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
