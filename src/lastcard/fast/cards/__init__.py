"""The card games in compiled code."""
