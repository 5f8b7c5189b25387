"""The dice game: chains of dice on four boards."""
