"""What people say at a table: one line at a time, and not too many of them."""

from __future__ import annotations

import unicodedata

from lastcard.core.refusal import Refusal
from lastcard.table.letters import without_stacks

LONGEST_LINE = 300
"""Letters, as they are shown: one that looks like a whole sentence counts as many."""
USUAL = (6, 0.7)
"""How many things one may say at once, and how many a second after that."""


class Talking:
    """Who has said how much lately: `most` at once, and `rate` a second after that."""

    def __init__(self, limit: tuple[int, float] = USUAL) -> None:
        self.most, self.rate = limit
        self._said: dict[str, tuple[float, float]] = {}

    def verify(self, player: str, now: float) -> None:
        """Let somebody say one thing more, or refuse it."""
        left, at = self._said.get(player, (float(self.most), now))
        left = min(float(self.most), left + (now - at) * self.rate)
        if left < 1:
            raise Refusal("chat-often")
        self._said[player] = left - 1, now


def line_of(text: str) -> str:
    """What was typed as one line that disturbs no other: nothing unseen, nothing that turns text around."""
    seen = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
    line = without_stacks(" ".join(seen.split()))
    if not line:
        raise Refusal("chat-empty")
    if len(unicodedata.normalize("NFKC", line)) > LONGEST_LINE:
        raise Refusal("chat-long", most=LONGEST_LINE)
    return line
