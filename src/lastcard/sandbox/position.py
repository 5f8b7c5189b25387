"""A position from somebody's text: hostile until it is read, and then one that the rules can go on from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lastcard.cards.state import State, seats_in
from lastcard.cards.text import PLAIN
from lastcard.core.chance import Seeded
from lastcard.core.refusal import Refusal, Unreadable, telling
from lastcard.core.words import lines_of
from lastcard.dice.faces import lay_out
from lastcard.dice.state import DiceState
from lastcard.editions import EDITIONS, AnyGame
from lastcard.notation.case import read_case
from lastcard.notation.scripted import Impossible, Scripted
from lastcard.rules.fields import ASK, COLOR, NOBODY, OVER, PENDINGS, PERFORM, TARGET, TASKS

LONGEST = 16_000
"""Letters of a position. A whole state of ten players has a quarter of them."""
MOST_NUMBER = 9_999
MOST_TURNS_OWED = 50
MOST_TIMES = 50
_MEMORY = ("known", "declined", "fresh", "named", "before")
"""The lines that say what players could remember, where all cards lie open."""
_SCRIPT = re.compile(r"^\s*---\s*$", re.MULTILINE)
_COUNTED_HIGH = {"turns", "rounds", "scored", "total", "picked"}
_TASKS_WITH_ANY_NUMBER = {TASKS.index("take-effect"), TASKS.index("draw"), TASKS.index("draw-until")}


class Stand:
    """A position to play on: its game and state, and the outcomes of chance that are fixed."""

    def __init__(self, game: AnyGame, state: Any, chance: Scripted) -> None:
        self.game, self.state, self.chance = game, state, chance

    @property
    def text(self) -> str:
        """The position in the notation, with the chance that is still to come; what could be remembered of
        the round is left out."""
        lines = [line for line in str(self.state).splitlines() if line.split(" ", 1)[0] not in _MEMORY]
        lines += [outcome.text for outcome in self.chance.waiting]
        return "".join(f"{line}\n" for line in lines)

    def after(self, seat: int, move: str) -> Stand:
        """The position after a move; a refusal where it may not be made. This one stays as it was.

        What no line fixes is drawn from the position itself: the same move brings the same every time.
        """
        state, chance = self.state.copy(), Scripted(self.game, self.chance.waiting)
        after = Stand(self.game, state, chance)
        if isinstance(state, DiceState):
            # Which die shows what is not in the text: they lie as they would if it were read again.
            state.dice = tuple(lay_out(tuple(sorted(state.dice))))
        chance.otherwise = Seeded(after.text)
        state.counters = {}
        with possible():
            self.game.apply(state, seat, move, chance)
        return after


def opened(text: str) -> Stand:
    """The position of a text; a refusal says, with its line, what is wrong with it.

    Of a whole case it is what stands above the script.
    """
    if len(text) > LONGEST:
        raise Unreadable("try-long", most=LONGEST)
    text = _SCRIPT.split(text, maxsplit=1)[0]
    _only_editions_by_name(text)
    with possible():
        case = read_case(f"{text}\n---\n")
        game: Any = case.position.game()
        chance = Scripted(game, case.coming)
        try:
            state = case.position.set_up(game, chance)
        except Refusal as refusal:
            line = case.line_of(refusal)
            with telling(**({} if line is None else {"line": line})):
                raise
        if isinstance(state, State):
            _verify_cards(state)
        else:
            _verify_dice(state)
    return Stand(game, state, chance)


@contextmanager
def possible() -> Iterator[None]:
    """What the rules do not expect, since no game comes to it, is a refusal."""
    try:
        yield
    except Impossible as impossible:
        raise Refusal("try-next", text=impossible.text, line=impossible.line or None) from None
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        raise Refusal("try-impossible") from None


def _only_editions_by_name(text: str) -> None:
    """Whoever may name an edition by the path of a file, it is nobody who asks from outside."""
    for line in lines_of(text):
        first, *rest = line.words
        if first.text != "edition" or not rest or rest[0].text.startswith("{"):
            continue
        if rest[0].text not in EDITIONS:
            possible = ", ".join(EDITIONS)
            raise Unreadable("edition-unknown", given=rest[0].text, possible=possible, line=line.number)


def _verify_cards(state: State) -> None:
    """Refuse what would keep the rules busy, or looking for somebody who is not there."""
    for name, kind in PLAIN.items():
        value = getattr(state, name)
        if kind in ("int", "bool") and not 0 <= value <= (
            MOST_NUMBER if name in _COUNTED_HIGH else len(state.rules.deck)
        ):
            _refuse(name, value)
    if not all(0 <= owed <= MOST_TURNS_OWED for owed in state.owed):
        _refuse("owed", max(state.owed, key=abs))
    inside = state.rules.everyone & ~state.out
    seats = [state.actor, state.performer, state.first_out, state.debtor]
    seats += [seat for _, seat, _ in state.agenda] + seats_in(state.answering)
    if any(seat != NOBODY and not inside >> seat & 1 for seat in seats):
        _refuse("out", ", ".join(state.rules.people[seat] for seat in seats_in(state.out)))
    for task, _, number in state.agenda:
        if task != PERFORM:
            _verify_task(task, number)
    if state.pending != OVER and (not state.answering or state.gone >> state.turn & 1):
        _refuse("pending", PENDINGS[state.pending])


def _verify_task(task: int, number: int) -> None:
    most = MOST_NUMBER if task in _TASKS_WITH_ANY_NUMBER else MOST_TIMES
    if not 0 <= number <= most or (task == ASK and number not in (COLOR, TARGET)):
        _refuse(TASKS[task], number)


def _verify_dice(state: DiceState) -> None:
    for seat, name in enumerate(state.rules.people):
        if not 0 < state.entries[seat] <= state.spaces(seat):
            _refuse("board", name)


def _refuse(line: str, given: object) -> None:
    raise Unreadable("position-line", given=f"{line.replace('_', '-')} {given}")
