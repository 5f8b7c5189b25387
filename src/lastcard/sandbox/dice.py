"""By which rule of the dice game each event of a change happened."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.core.event import Event
from lastcard.dice.faces import PLUS, STAR
from lastcard.dice.state import DiceState
from lastcard.sandbox.because import OF_DICE

Rules = tuple[str, ...]


def rules_of_dice(before: DiceState | None, after: DiceState, events: Sequence[Event]) -> list[Rules]:
    """The rules of each event of a move, or, with no state before it, of a setting up."""
    found: list[Rules] = []
    rolled: Rules = ("DICE.start", "DICE.start-die") if before is None else ("DICE.roll",)
    wrote: Rules = ("DICE.start",) if before is None else ("DICE.write",)
    for event in events:
        match event.kind:
            case "rerolled":
                rolled = ("DICE.reroll",)
            case "chained":
                rolled = ("DICE.roll",)
            case "called":
                wrote = _call(event)
        match event.kind:
            case "starts":
                found.append(("DICE.first",))
            case "rolled":
                found.append(("DICE.roll",) if len(event.cards) > 1 and before is None else rolled)
            case "wrote":
                found.append(wrote)
            case "chained":
                found.append(_chain(event.cards))
            case "called":
                found.append(wrote)
            case "penalty":
                found.append(("DICE.plus" if event.cards[0] == PLUS else "DICE.minus", "DICE.penalties"))
            case _:
                found.append(OF_DICE[event.kind])
    return found


def _chain(faces: Sequence[str]) -> Rules:
    if not faces:
        return ("DICE.no-chain",)
    further = ("DICE.chain",) if len(faces) > 1 else ()
    return "DICE.chain-start", *further, *(("DICE.wild",) if STAR in faces else ())


def _call(event: Event) -> Rules:
    return ("DICE.call-wild",) if event.cards == (STAR,) else ("DICE.call",)
