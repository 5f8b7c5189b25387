"""The rules of the dice game, written once, as `lastcard.rules` has those of the card games.

Run as they stand, over a `dice.state.DiceState`, they are the engine with its events; `fast` compiles the
same functions over NumPy records. Only `rolling` and `telling` differ between the two: where chance comes
from, and who is told what happened.
"""
