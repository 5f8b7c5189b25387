"""The dice game as compiled code."""
