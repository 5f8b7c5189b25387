"""Rounds looked at closely, and the numbers that come of it."""
