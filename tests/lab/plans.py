"""Small plans, and a file of the same results to compare with."""

from __future__ import annotations

from pathlib import Path

from lastcard.lab.engines import Engine, Serial
from lastcard.lab.plan import setting_for
from lastcard.lab.round_robin.arena import Arena, round_robin
from lastcard.lab.run import Run, begin

NAMES = ("ana", "beto", "caro", "dani")


def small_arena(
    edition: str = "usa", players: int = 2, bots: tuple[str, ...] = ("random", "easy"), deals: int = 50,
    field: bool = False, seed: int = 1, matches: bool = False,
) -> Arena:  # fmt: skip
    return round_robin(setting_for(edition, NAMES[:players], {}, seed, matches), bots, deals, field)


def done(plan: Arena, engine: Engine | None = None, path: Path | None = None) -> Run:
    """A run of the whole plan."""
    run = begin(plan, path)
    assert run.carry_out(engine or Serial(), lambda count: None)
    return run


def whole_file(plan: Arena, path: Path) -> bytes:
    """What the file of an uninterrupted run has in it."""
    done(plan, path=path)
    return path.read_bytes()
