"""The bots of the card games, by level. `expert` is not imported here: it takes the compiled rules."""

from lastcard.bots.cards import easy, hard, master, normal, random

__all__ = ["easy", "hard", "master", "normal", "random"]
