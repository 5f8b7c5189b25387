"""Bots against each other, from Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lastcard.bots import Bot, levels_of
from lastcard.core.extras import extra
from lastcard.core.game import chance_from
from lastcard.core.options import text_of
from lastcard.core.refusal import Refusal
from lastcard.editions import Named, game, merged_options
from lastcard.lab.engines import Serial
from lastcard.lab.plan import setting_for
from lastcard.lab.round_robin.arena import round_robin
from lastcard.lab.round_robin.result import Result
from lastcard.lab.run import begin


def arena(
    bots: Mapping[str, Bot] | Sequence[Bot],
    options: Mapping[str, object] | None = None,
    /,
    *,
    edition: Named = "usa",
    players: int = 2,
    deals: int = 500,
    seed: int = 0,
    matches: bool = False,
    field: bool = False,
    **more: object,
) -> Result:
    """Every bot meets every other on the same deals, in every seating; the result prints as a table.

    A bot is a level's name, or a function of a view and a generator; all of them play in this process. A list
    of them will do as well, as levels and functions have names. `matches` plays whole matches instead of
    single rounds, `field` lets each bot sit alone among others. Options are those of `lastcard.game`. Ctrl-C
    ends it early, with what is finished. It takes the extra `lab`.

    >>> import lastcard
    >>> def idle(view, rng):
    ...     return {"roll": "stand", "chain": "chain", "penalty": "done"}[view.pending]
    >>> result = lastcard.lab.arena({"mine": idle, "easy": "easy"}, edition="dice", deals=20)
    >>> print(result)
    dice, 2 players, whole games, seed 0
    bot    Elo ...
    easy   ...
    mine   ...
    20 deals per pair...
    >>> result.share("easy", "mine").value
    1.0
    """
    with extra("lab"):
        from lastcard.lab.round_robin.standings import standings  # noqa: PLC0415
    levels = levels_of(bots)
    if type(deals) is not int or deals < 1:
        raise Refusal("deals-number", given=repr(deals))
    chance_from(None, seed)
    texts = {name: text_of(value) for name, value in merged_options(options, more).items()}
    setting = setting_for(edition, game(edition, players).players, texts, seed, matches)
    plan = round_robin(setting, tuple(level.name for level in levels), deals, field, levels)
    run = begin(plan, None)
    if not run.carry_out(Serial(), lambda _: None) and not run.done:
        raise KeyboardInterrupt
    return Result(plan, standings(plan, run))
