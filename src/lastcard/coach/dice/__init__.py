"""The coach of the dice game."""
