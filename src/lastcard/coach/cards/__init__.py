"""The coach of the card games."""
