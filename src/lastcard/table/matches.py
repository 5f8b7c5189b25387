"""How a match begins: by a fair deal, or by the prepared one of a lesson."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from typing import Any

from lastcard.core.fair import SECRET_BYTES, Fair
from lastcard.core.options import PlayerName
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.editions import game as make_game
from lastcard.lessons import Prepared
from lastcard.lessons.path import PreparedChance
from lastcard.notation.record import Fairness, Recorder
from lastcard.table import entries
from lastcard.table.phases import LOBBY
from lastcard.table.seats import Seat

OF_LESSONS = (
    entries.Start,
    entries.Deal,
    entries.Move,
    entries.Time,
    entries.Next,
    entries.Leave,
    entries.Host,
    entries.Prepare,
    entries.End,
)
"""What can happen at the table of a lesson: it is one match for one person."""


RECORD_BYTES = 12

Entropy = Callable[[int], bytes]
"""N unpredictable bytes."""


def fresh_secret(entropy: Entropy, mark: str = "") -> tuple[str, str]:
    """A secret for a match, and a name for its record, which begins with the mark."""
    secret, record = entropy(SECRET_BYTES), entropy(RECORD_BYTES)
    return secret.hex(), mark + base64.urlsafe_b64encode(record).decode()


def begin_match(
    game: AnyGame,
    seats: Sequence[Seat],
    secret: str,
    prepared: Prepared | None,
    write: Callable[[str], None],
    bots: dict[str, Any] | None,
) -> Recorder:
    """A match that is dealt and written down.

    Everybody can check its chance, unless that was prepared, and what its bots did, if they are described.
    """
    if prepared is not None:
        return Recorder(game, PreparedChance(game, prepared), write, lesson=prepared.lesson)
    nonces = tuple(seat.nonce for seat in seats)
    promised = tuple(seat.commitment for seat in seats)
    fairness = Fairness(bytes.fromhex(secret), nonces, promised)
    return Recorder(game, Fair(fairness.key(game, bots)), write, fairness, bots=bots)


def renamed(game: AnyGame, names: Sequence[str]) -> AnyGame:
    """The same game with other players in its seats; an option that named a player names the next one."""
    details: dict[str, Any] = dict(game.details())
    following = dict(zip(game.players, names, strict=True))
    naming = [option.name for option in game.known_options if isinstance(option, PlayerName)]
    options = dict(game.options)
    options.update({name: following[str(options[name])] for name in naming if options.get(name)})
    return make_game(game.source, names, options, version=game.version, **details)


def verify_of_lesson(entry: entries.AnyEntry, phase: str) -> None:
    """Refuse what does not belong to a lesson."""
    if not isinstance(entry, OF_LESSONS):
        raise Refusal("lesson-alone")
    if isinstance(entry, entries.Start) and phase != LOBBY:
        raise Refusal("lesson-over")
