### A rulebook page in the terminal: lastcard rules --edition usa

rules-page-rulings = marks a ruling: what the rulebook leaves open, and how Lastcard decides it.
rules-page-ours = No rulebook has this game: everything here is a ruling of Lastcard’s.
