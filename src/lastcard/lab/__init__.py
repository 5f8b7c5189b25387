"""The laboratory: many games, who plays how well, and what the numbers say."""

from lastcard.lab.result import Result
from lastcard.lab.tournament import arena

__all__ = ["Result", "arena"]
