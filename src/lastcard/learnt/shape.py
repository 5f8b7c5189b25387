"""How many things the networks say, beside choices."""

from lastcard.rules.fields import MOST_PLAYERS

GUESSED = 5
"""The hands of so many players after the own seat are guessed; those of others are taken to be random."""
OUTCOMES = MOST_PLAYERS + 1
"""Who wins, by place in the order of play, the own seat first; and nobody."""
