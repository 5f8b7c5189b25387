"""Dice: six dice and four boards of 20 blank and 8 extra spaces (DICE.parts)."""

from lastcard.dice.game import DiceEdition

DICE = DiceEdition(name="dice", version=1, board_size=(20, 8))
