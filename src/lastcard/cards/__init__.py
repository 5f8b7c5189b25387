"""The card-game kernel. It knows symbols and what they do, and no edition by name."""
