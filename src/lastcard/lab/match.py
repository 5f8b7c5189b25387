"""A whole match of bots, written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lastcard.bots import Bot, levels_of
from lastcard.core.game import chance_from
from lastcard.editions import Named
from lastcard.editions import game as make_game
from lastcard.lab.play import Sitting
from lastcard.notation.record import Record, Recorder


def play(
    edition: Named,
    bots: Sequence[Bot] | Mapping[str, Bot],
    options: Mapping[str, object] | None = None,
    /,
    *,
    seed: int | str,
    **more: Any,
) -> Record:
    """The record of a match among these bots, one for each seat; a mapping names the players.

    A bot is a level's name, or a function of a view and a generator. The same seed gives the same match,
    unless a bot looks at a clock. Options are those of `lastcard.game`.

    >>> import lastcard
    >>> def idle(view, rng):
    ...     return {"roll": "stand", "chain": "chain", "penalty": "done"}[view.pending]
    >>> record = lastcard.play("dice", {"ana": "normal", "beto": idle}, seed=1)
    >>> record
    <Record of dice, ana, beto: 21 moves, full>
    >>> record.winners
    ('ana',)
    """
    levels = levels_of(bots)
    players = list(bots) if isinstance(bots, Mapping) else len(levels)
    game = make_game(edition, players, options, **more)
    lines: list[str] = []
    recorder = Recorder(game, chance_from(None, seed), lines.append)
    Sitting(game, levels, str(seed), 0, recorder).play(match=True)
    recorder.close()
    return Record.from_text("\n".join(lines))
