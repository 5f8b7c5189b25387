"""Golden playthroughs: one short game for each edition and number of players, move by move.

`make golden` writes them again. Read the difference before you commit it: every changed line is a
change of behaviour, and then the version of the edition has to move too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import lastcard
from lastcard.dice.game import DiceEdition
from lastcard.editions import EDITIONS, AnyGame
from lastcard.notation.moves import move_text
from lastcard.notation.record import Recorder

FOLDER = Path(__file__).parents[1] / "playthroughs"
MOVES = 70
LONGEST = 300

MOST = {name: 4 if isinstance(edition, DiceEdition) else 10 for name, edition in EDITIONS.items()}
TABLES = [(name, players) for name, most in MOST.items() for players in range(2, most + 1)]


def path_of(edition: str, players: int) -> Path:
    return FOLDER / f"{edition}-{players}.txt"


def playthrough(edition: str, players: int) -> str:
    """The text of a playthrough: chance, moves, what happened, and how it stands at the end."""
    table = lastcard.game(edition, [f"p{seat}" for seat in range(players)])
    rng = Random(f"{edition}-{players}")
    lines: list[str] = []
    recorder = Recorder(table, lastcard.Seeded(f"{edition}-{players}"), lambda line: None)
    lines.extend(_events(table, recorder.state))
    for _ in range(MOVES):
        decision = table.pending(recorder.state)
        if table.outcome(recorder.state) is not None or len(lines) > LONGEST - 40:
            break
        if not decision.seats:
            recorder.next_round()
            lines.append("next-round")
        else:
            seat, move = _choose(table, recorder.state, rng)
            recorder.move(seat, move)
            lines.append(f"{table.players[seat]} {move_text(move, table.players)}")
        lines.extend(_events(table, recorder.state))
    decision = table.pending(recorder.state)
    lines.append(
        f"pending {decision.kind} {' '.join(table.players[seat] for seat in decision.seats)}".rstrip()
    )
    view = table.view(recorder.state, None).as_dict()
    lines.extend(f"{name} {value}" for name, value in view.items())
    return "".join(f"{line}\n" for line in lines)


def _choose(table: AnyGame, state: Any, rng: Random) -> tuple[int, Any]:
    """Any legal move of anyone, plays before draws, so that something happens."""
    choices = [
        (seat, move) for seat in range(len(table.players)) for move in islice(table.moves(state, seat), 60)
    ]
    plays = [choice for choice in choices if type(choice[1]).__name__ not in ("Draw", "Keep", "Done")]
    return rng.choice(plays or choices)


def _events(table: AnyGame, state: Any) -> Iterator[str]:
    for kind, seat, cards, other, value in table.events(state):
        who = "" if seat is None else table.players[seat]
        at = "" if other is None else f"@{table.players[other]}"
        detail = "" if value is None else str(value)
        yield "  " + " ".join(word for word in (kind, who, *cards, at, detail) if word)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for edition, players in TABLES:
        path_of(edition, players).write_text(playthrough(edition, players), encoding="utf-8")
        print(path_of(edition, players).name)


if __name__ == "__main__":
    main()
