"""A table in words: what the terminal prints, and what a language model reads."""
