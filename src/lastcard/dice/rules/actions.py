"""The ids of actions: every decision of the dice game as a number. A chain is put down face by face."""

from __future__ import annotations

from typing import Final

from lastcard.dice.rules.fields import ALL_DICE, SEATS, STAR

STAND: Final = 0
"""And 1-63: roll this set of dice again."""
LINK: Final = ALL_DICE + 1
"""Put the face 0-24 next into the chain."""
CLOSE: Final = LINK + STAR + 1
"""The chain is complete."""
PLUS_AT: Final = CLOSE + 1
"""Use a penalty against the seat 0-3."""
MINUS_AT: Final = PLUS_AT + SEATS
DONE: Final = MINUS_AT + SEATS
ACTIONS: Final = DONE + 1
