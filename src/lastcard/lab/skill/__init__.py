"""How much is skill: each level against each other, and against a player who sees all hands."""
