"""The rules of the card games, written once.

Plain functions over named fields, in the part of Python that Numba compiles too. Run as they stand, over a
slotted `cards.state.State`, they are the engine that tables, records and views use. `fast` reads the same
functions again and compiles them over NumPy records. Only `sets`, `piles` and `telling` differ between the
two: how a set of cards is kept, where cards and chance come from, and who is told what happened.
"""
