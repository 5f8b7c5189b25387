"""What is worth noting in a game of dice."""

from __future__ import annotations

from collections import Counter

from lastcard.bots.dice.chains import longest, value_of
from lastcard.dice.moves import Chain, Move, Reroll
from lastcard.dice.rules.fields import CHAIN, ROLL
from lastcard.dice.state import DiceState
from lastcard.lab.play import Played
from lastcard.lab.study.cards import ENDS, PLACES, TURNS

STOOD = "spaces had the dice been left"
ROLLED = "spaces after rolling again"
FILLED = "last space"
DICE_TOPICS = (TURNS, ENDS, PLACES, STOOD, ROLLED, FILLED)

OWN, CALL = range(2)
"""How the last space was filled: by one's own chain, or by another's call."""


class DiceNotes:
    """A watcher of one game, which adds to the notes what it saw."""

    def __init__(self, notes: Counter[tuple[str, int, int]]) -> None:
        self.notes = notes
        self.turns = 0
        self.first = -1
        self.players = 0
        self.again = 0

    def before(self, state: DiceState, seat: int, move: Move) -> None:
        if self.first < 0:
            self.first, self.players = seat, state.rules.players
        if state.pending == ROLL:
            self.turns += 1
            self.again = len(move.faces) if type(move) is Reroll else 0
            # No more than the board has room for (DICE.write).
            length = longest(sum(map(value_of, state.dice)), state.last_entry(seat))
            self.notes[STOOD, self.again, min(length, state.room(seat))] += 1
        elif state.pending == CHAIN and type(move) is Chain:
            self.notes[ROLLED, self.again, min(len(move.faces), state.room(seat))] += 1

    def after(self, state: DiceState, seat: int, move: Move) -> None:
        if state.match is not None:
            self.notes[FILLED, OWN if type(move) is Chain and seat in state.match.winners else CALL, 0] += 1

    def finish(self, played: Played) -> None:
        self.notes[TURNS, self.turns, 0] += 1
        self.notes[ENDS, len(played.winners), 0] += 1
        for seat in range(self.players) if played.winners else ():
            self.notes[PLACES, (seat - self.first) % self.players, seat == played.winners[0]] += 1
