"""A table without a network: seats, entries, clocks, bots, and what each may see."""
