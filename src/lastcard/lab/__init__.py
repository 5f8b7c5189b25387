"""The laboratory: many games, who plays how well, and what the numbers say."""

from lastcard.lab.round_robin.result import Result
from lastcard.lab.round_robin.tournament import arena

__all__ = ["Result", "arena"]
