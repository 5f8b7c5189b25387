"""How a table comes about: its code, its players' names for it, and the table of a lesson."""

from __future__ import annotations

import hashlib

from lastcard.lessons import LessonName, lesson
from lastcard.table import entries
from lastcard.table.matches import Entropy
from lastcard.table.seats import Level

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look like another: a code is read aloud."""

CODE_LENGTH = 6
LESSON_LEVEL: Level = "easy"
"""Of the bots of a lesson, off its path."""
LESSON_PACE: entries.Pace = "calm"


def player_of(secret: str) -> str:
    """How a player is known to tables: never by the secret itself."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def fresh_code(entropy: Entropy) -> str:
    # 32 letters divide 256, so each is as likely as the others.
    return "".join(LETTERS[byte % len(LETTERS)] for byte in entropy(CODE_LENGTH))


def lesson_settings(name: LessonName, learner: str) -> entries.Settings:
    """What the table of a lesson has agreed on, with a learner of this tidy name."""
    taught = lesson(name)
    options = taught.options_for(learner)
    return entries.Settings(edition=name, seats=taught.seats, options=options, pace=LESSON_PACE)


def lesson_bots(settings: entries.Settings) -> tuple[str, ...]:
    return (LESSON_LEVEL,) * (settings.seats - 1)
