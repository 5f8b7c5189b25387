"""The bots of the dice game, by level."""

from lastcard.bots.dice import easy, expert, hard, normal, random

__all__ = ["easy", "expert", "hard", "normal", "random"]
