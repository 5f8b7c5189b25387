"""What is worth noting in a round of cards."""

from __future__ import annotations

from collections import Counter

from lastcard.cards.moves import Catch, Challenge, Discard, Move, Play, Uno, Wilds
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.cards.symbols import Symbol
from lastcard.lab.play import Played
from lastcard.rules.fields import ANSWER, OVER, SPINS, TURN

TURNS, ENDS = "turns", "ends"
PLACES = "wins by place"
OPENING = "wins by opening card"
LAST = "last card"
DOUBTED = "wild draw four by cards left"
AFTER = "wins after wild draw four"
COULD = "holder has the colour"
PULLER, OTHERS, PULLED = "lever: cards of the puller", "lever: cards of the others", "lever: wins"
CARD_TOPICS = (TURNS, ENDS, PLACES, OPENING, LAST, DOUBTED, AFTER, COULD, PULLER, OTHERS, PULLED)

HONEST, HONEST_DOUBTED, BLUFF, BLUFF_DOUBTED = range(4)
"""What a Wild Draw Four was, and whether somebody challenged it."""


def kinds(rules: Rules) -> tuple[str, ...]:
    """The symbols of the deck by their codes, each once, in its order."""
    return tuple(dict.fromkeys(rules.symbols[card].code for card in rules.deck))


def symbols(rules: Rules) -> dict[str, Symbol]:
    """The symbols of the deck by their codes."""
    return {rules.symbols[card].code: rules.symbols[card] for card in rules.deck}


class CardNotes:
    """A watcher of one round, which adds to the notes what it saw."""

    def __init__(self, notes: Counter[tuple[str, int, int]]) -> None:
        self.notes = notes
        self.turns = 0
        self.first, self.direction = -1, 1
        """Whose turn came first, and where play went then: the first card may have changed both."""
        self.opening: list[set[int]] = []
        self.four: tuple[int, int, bool] | None = None
        """Who played a Wild Draw Four that is not answered yet, the cards left then, and if it is a bluff."""
        self.doubted = False
        self.fours: list[tuple[int, int]] = []
        self.pull: tuple[int, int, list[int]] | None = None
        """Who pulled the lever, what it showed, and the hands before, while it is being carried out."""
        self.pulls: list[tuple[int, int]] = []
        self.last: tuple[int, int] | None = None
        """Who put down the last card by playing it, and of which kind it is."""

    def before(self, state: State, seat: int, move: Move) -> None:
        if not self.opening:
            self._open(state)
        if state.pending == TURN and seat == state.actor and type(move) not in (Uno, Catch):
            if not self.turns:
                self.first, self.direction = seat, state.direction
            self.turns += 1
            self._end_pull(state)
            self._could_bluff(state, seat)
        if type(move) is Challenge:
            self.doubted = True
        self._hands = state.counts[:]

    def after(self, state: State, seat: int, move: Move) -> None:
        if type(move) is Play:
            self._played(state, seat, move)
        elif type(move) in (Discard, Wilds):
            self.last = None
        if self.four is not None and state.pending != ANSWER:
            self._answered(self.four)
        if self.pull is None and type(move) is Play:
            self._begin_pull(state, seat)
        if state.pending == OVER and state.round is not None:
            self._end_pull(state)
            if self.last is not None and self.last[0] in state.round.winners:
                self.notes[LAST, self.last[1], 0] += 1

    def finish(self, played: Played) -> None:
        """The round is over: who won it decides what the rest was worth."""
        self.notes[TURNS, self.turns, 0] += 1
        self.notes[ENDS, len(played.winners), 0] += 1
        if not played.winners:
            return
        winner, players = played.winners[0], len(self.opening)
        for seat, held in enumerate(self.opening):
            place = (seat - self.first) * self.direction % players
            self.notes[PLACES, place, seat == winner] += 1
            for kind in held:
                self.notes[OPENING, kind, seat == winner] += 1
        for topic, moments in ((AFTER, self.fours), (PULLED, self.pulls)):
            for seat, what in moments:
                self.notes[topic, what, seat == winner] += 1

    def _open(self, state: State) -> None:
        """The hands as they were dealt: the first card may have changed them already."""
        order = kinds(state.rules)
        rules = state.rules
        codes = {rules.names[card]: order.index(rules.symbols[card].code) for card in rules.deck}
        dealt: list[set[int]] = [set() for _ in state.hands]
        for kind, seat, cards, *_ in state.log:
            if kind == "dealt" and seat is not None:
                dealt[seat] = {codes[card] for card in cards}
        self.opening = dealt

    def _could_bluff(self, state: State, seat: int) -> None:
        """For each player who holds a Wild Draw Four: would it be a bluff to play it? (ACT.wild4-legal)"""
        rules, hand = state.rules, state.hands[seat]
        if hand & rules.restricted_cards:
            has = bool(hand & rules.color_sets[state.color])
            self.notes[COULD, state.counts[seat] - 1, has] += 1

    def _played(self, state: State, seat: int, move: Play) -> None:
        rules = state.rules
        if state.pending == ANSWER:
            self.four = (seat, state.counts[seat], bool(state.bluffed))
            self.doubted = False
        card = rules.named[move.card].bit_length() - 1
        self.last = (seat, kinds(rules).index(rules.symbols[card].code))

    def _answered(self, four: tuple[int, int, bool]) -> None:
        seat, left, bluffed = four
        came = (BLUFF if bluffed else HONEST) + self.doubted
        self.notes[DOUBTED, left, came] += 1
        self.fours.append((seat, came))
        self.four = None

    def _begin_pull(self, state: State, seat: int) -> None:
        """One lever at a time: what another in the same move does could not be told apart."""
        spins = [(puller, spin) for kind, puller, _, _, spin in state.log if kind == "spun"]
        if len(spins) == 1 and spins[0][0] == seat:
            hands = self._hands
            hands[seat] -= 1
            self.pull = (seat, SPINS.index(str(spins[0][1])), hands)

    def _end_pull(self, state: State) -> None:
        if self.pull is None:
            return
        puller, spin, before = self.pull
        changes = [after - then for after, then in zip(state.counts, before, strict=True)]
        self.notes[PULLER, spin, changes[puller]] += 1
        self.notes[OTHERS, spin, sum(changes) - changes[puller]] += 1
        self.pulls.append((puller, spin))
        self.pull = None
