"""The laboratory: many games, who plays how well, and what the numbers say."""
