"""Positions to try things on: what a position shows, what a move brings about, and by which rule."""
