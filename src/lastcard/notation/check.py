"""Running cases."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.notation.case import Case, NextRound, Say, Step, TimeOver
from lastcard.notation.expectations import Expect, compare
from lastcard.notation.scripted import Impossible, Next, Scripted


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a case and the rules differ: `code` names a sentence of the catalogue."""

    line: int
    code: str
    about: dict[str, object] = field(default_factory=dict)


def run_case(case: Case) -> list[Difference]:
    """Play the case. A move that fails ends it, an expectation that does not hold does not.

    A position that cannot be set up is a refusal, not a difference.
    """
    try:
        return _run(case)
    except Refusal as refusal:
        line = case.line_of(refusal)
        if line is not None:
            refusal.about.setdefault("line", line)
        raise


def _run(case: Case) -> list[Difference]:
    game: Any = case.position.game()
    chance = Scripted(game, case.coming)
    differences: list[Difference] = []
    try:
        state = case.position.set_up(game, chance)
        for step in case.script:
            found = _run_step(game, state, chance, step)
            if found is not None:
                differences.append(found)
                if not isinstance(step, Expect):
                    return differences
    except Impossible as impossible:
        differences.append(Difference(impossible.line, "impossible", {"text": impossible.text}))
        return differences
    for outcome in chance.waiting:
        differences.append(Difference(outcome.line, "unused", {"text": outcome.text}))
    return differences


def _run_step(game: AnyGame, state: Any, chance: Scripted, step: Step) -> Difference | None:
    if isinstance(step, Next):
        chance.add(step)
    elif isinstance(step, Expect):
        actual = compare(game, state, step)
        if actual is not None:
            about: dict[str, object] = {
                "about": step.about,
                "expected": " ".join(step.words),
                "actual": actual,
            }
            return Difference(step.line, "expected", about)
    elif isinstance(step, NextRound | TimeOver):
        try:
            if isinstance(step, TimeOver):
                game.time_over(state)
            else:
                game.next_round(state, chance)
        except Refusal as refusal:
            return Difference(step.line, "refused", {"message": refusal})
    else:
        return _run_move(game, state, chance, step)
    return None


def _run_move(game: AnyGame, state: Any, chance: Scripted, step: Say) -> Difference | None:
    seat = game.players.index(step.name)
    before = state.copy()
    try:
        game.apply(state, seat, step.move, chance)
    except Refusal as refusal:
        if not step.refused:
            return Difference(step.line, "refused", {"message": refusal})
        if not same(state, before):
            return Difference(step.line, "changed")
        return None
    return Difference(step.line, "accepted", {"text": step.move}) if step.refused else None


def same(state: Any, other: Any) -> bool:
    """Whether two states are equal in everything."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    return all(getattr(state, name) == getattr(other, name) for name in slots)
