"""The text notation: cards, moves, positions, cases and records, read and written."""
