"""How good a position is for a seat: one judge, for the bots in Python and for compiled code.

Like `lastcard.rules`, these are plain functions over named fields, in the subset of Python that Numba
compiles. Chances and weights are integers, in thousandths, so that they are the same everywhere.
"""
