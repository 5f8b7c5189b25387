"""What one player may know of a state: the only way in which anyone sees a card game."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.cards.listing import moves
from lastcard.cards.moves import Move
from lastcard.cards.rules import Rules
from lastcard.cards.state import ROWS, State, seats_in
from lastcard.cards.text import plain_lines
from lastcard.core.copying import copier
from lastcard.core.game import Outcome
from lastcard.core.refusal import Refusal
from lastcard.rules.fields import DRAWN, NO_CARD, NO_COLOR, NOBODY, PENDINGS, UNDECIDED, Cards, Pending
from lastcard.rules.hands import is_open
from lastcard.rules.telling import side
from lastcard.rules.turn import partner


class View:
    """A picture of the table from one seat, or from beside it for no seat.

    Cards, colours and decisions are texts here, players are seats. `position` is the state with everything
    taken out that this seat may not know: other hands are empty, the draw pile is not there, and of what was
    shown only what this seat has seen is left. Bots judge by it; it is not sent to anybody.
    """

    __slots__ = ("_open", "position", "seat")

    def __init__(self, state: State, seat: int | None) -> None:
        rules = state.rules
        self.seat = seat
        self.position = position = _blank(state)
        self._open = open_hands(state) if rules.reveal else ()
        if state.shown:
            position.shown = tuple(shown for shown in state.shown if shown[0] == seat)
        if seat is None:
            return
        if type(seat) is not int or not 0 <= seat < rules.players:
            raise Refusal("no-such-seat", "SETUP.players", seat=repr(seat))
        position.hands[seat] = state.hands[seat]
        if state.pending == DRAWN and seat == state.actor:
            position.drawn = state.drawn
        if state.known != rules.nothing_known:
            own = slice(seat * rules.players, (seat + 1) * rules.players)
            position.known = rules.nothing_known[:]
            position.known[own] = state.known[own]

    def __str__(self) -> str:
        """What this seat may know, a line for each thing, in the words of the notation."""
        return "".join(f"{' '.join(line)}\n" for line in self._lines())

    def __repr__(self) -> str:
        who = "nobody" if self.seat is None else self.rules.people[self.seat]
        return f"<View of {who}: {self.pending}, top {self.top}, hand {' '.join(self.hand)}>"

    def __eq__(self, other: object) -> bool:
        """Whether both show the same from the same seat."""
        if not isinstance(other, View):
            return NotImplemented
        return (self.seat, self.rules.people, self.as_dict()) == (
            other.seat,
            other.rules.people,
            other.as_dict(),
        )

    __hash__ = None  # type: ignore[assignment]

    def _lines(self) -> Iterator[tuple[str, ...]]:
        people, position = self.rules.people, self.position
        counts = zip(people, map(str, position.counts), strict=True)
        yield "players", *(word for pair in counts for word in pair)
        if self.seat is not None:
            yield "hand", people[self.seat], *self.hand
        named = f":{self.color}" if self.color and self.top and self.top.startswith("W") else ""
        yield "top", f"{self.top}{named}"
        yield "turn", people[self.turn]
        yield "direction", self.direction
        yield "pending", self.pending, *(people[seat] for seat in self.asked)
        yield "pile", str(self.pile)
        for name in ("drawn", "catchable", "said", "total", "out"):
            yield from plain_lines(position, name)
        if self.seat is not None and self.rules.teams:
            yield "partner", people[partner(self.rules, self.seat)]
        for seat, points in enumerate(position.scores):
            if points:
                yield "score", people[seat], str(points)
        for owner, hand in self.shown:
            yield "shown", people[owner], *hand
        for owner, hand in self.open:
            yield "open", people[owner], *hand

    def moves(self) -> tuple[Move, ...]:
        """Every legal move of this seat, each once."""
        return () if self.seat is None else tuple(moves(self.position, self.seat))

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards, in the order of the deck."""
        return () if self.seat is None else self.rules.texts(self.position.hands[self.seat])

    @property
    def drawn(self) -> str | None:
        """The card just drawn, for the player who drew it."""
        return self._card(self.position.drawn)

    @property
    def top(self) -> str | None:
        """The top card of the discard pile."""
        return self._card(self.position.top)

    @property
    def color(self) -> str | None:
        """The active colour."""
        return self.rules.letter(self.position.color)

    @property
    def counts(self) -> list[int]:
        """How many cards each player has."""
        return list(self.position.counts)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.position.turn

    @property
    def direction(self) -> str:
        """Where play goes: to the `left` or to the `right`."""
        return side(self.position.direction)

    @property
    def pending(self) -> Pending:
        """The decision that is being waited for."""
        return PENDINGS[self.position.pending]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return self.position.asked

    @property
    def catchable(self) -> tuple[int, ...]:
        """Who can be caught without UNO."""
        return tuple(seats_in(self.position.catchable))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.position.scores)

    @property
    def pile(self) -> int:
        """How many cards the draw pile has."""
        return self.position.pile

    @property
    def shown(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The hands this seat was shown in this round (CHAL.show), as they were then."""
        return tuple((owner, self.rules.texts(hand)) for _, owner, hand in self.position.shown)

    @property
    def open(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The hands that lie open for everyone (HOUSE.reveal)."""
        return tuple((owner, self.rules.texts(hand)) for owner, hand in self._open)

    def _card(self, card: int) -> str | None:
        return None if card == NO_CARD else self.rules.names[card]

    def as_dict(self) -> dict[str, object]:
        """The whole view in plain values, for the wire; cards as texts, seats as numbers."""
        return {**self.own(), **self.common()}

    def own(self) -> dict[str, object]:
        """The part that differs from seat to seat."""
        return own(self.position, self.seat, own_marks(self.position, self.seat))

    def common(self) -> dict[str, object]:
        """The part that lies open on the table, the same from every seat."""
        return _common(self.position, self._open)


Marks = tuple[Cards, int, tuple[tuple[int, int, Cards], ...]]
"""A hand, the card just drawn, and hands that were shown."""


def own_marks(state: State, seat: int | None) -> Marks:
    """What `own` is made of besides the seat: as long as it is equal, `own` is too."""
    if seat is None:
        return 0, NO_CARD, ()
    drawn = state.drawn if state.pending == DRAWN and seat == state.actor else NO_CARD
    shown = tuple([shown for shown in state.shown if shown[0] == seat]) if state.shown else ()
    return state.hands[seat], drawn, shown


def own(state: State, seat: int | None, marks: Marks) -> dict[str, object]:
    """What only this seat may see, of these marks: that part of its view, without making one."""
    rules = state.rules
    hand, drawn, shown = marks
    return {
        "seat": seat,
        "hand": rules.texts_in(hand),
        "drawn": None if drawn == NO_CARD else rules.names[drawn],
        "shown": [[owner, rules.texts_in(cards)] for _, owner, cards in shown],
    }


def lying_open(state: State) -> dict[str, object]:
    """What lies open on the table: the common part of every view of this state, without making one."""
    return _common(state, open_hands(state) if state.rules.reveal else ())


def _common(state: State, hands: tuple[tuple[int, Cards], ...]) -> dict[str, object]:
    """Reads nothing of a state that a view of it hides. It is made for every move of a table, so that what is
    hardly ever there costs no call."""
    rules, counts = state.rules, state.counts
    performing = state.performing if state.performer != NOBODY else None
    return {
        "counts": list(counts),
        "top": None if state.top == NO_CARD else rules.names[state.top],
        "color": None if state.color == NO_COLOR else rules.colors[state.color],
        "direction": side(state.direction),
        "dealer": state.dealer,
        "turn": state.turn,
        "pending": PENDINGS[state.pending],
        "asked": list(state.asked),
        "catchable": seats_in(state.catchable) if state.catchable else [],
        "said": seats_in(state.said) if state.said else [],
        "caught": [seat for seat in seats_in(state.caught) if counts[seat] == 1] if state.caught else [],
        "owed": list(state.owed),
        "total": state.total,
        "out": seats_in(state.out) if state.out else [],
        "open": [[owner, rules.texts_in(hand)] for owner, hand in hands] if hands else [],
        "pile": state.pile,
        "discards": state.discards,
        "performing": [performing[0], performing[1].text] if performing else None,
        "used": [rule.text for rule in state.used] if state.used else [],
        "dispensable": len(state.dispenser),
        "scores": list(state.scores),
        "round": None if state.winner == UNDECIDED else _outcome(state.round),
        "match": _outcome(state.match) if state.won else None,
    }


def open_hands(state: State) -> tuple[tuple[int, Cards], ...]:
    """The hands that lie open for everyone, and whose they are (HOUSE.reveal)."""
    return tuple(
        (owner, hand) for owner, hand in enumerate(state.hands) if is_open(state, state.rules, owner)
    )


_HIDDEN = {
    "hands": "[*rules.no_hands]",
    "lost": "rules.no_hands",
    "known": "rules.nothing_known",
    "shown": "()",
    "dispenser": "(None,) * len(old.dispenser) if old.dispenser else ()",
    "draw": "()",
    "coming": "()",
    "log": "()",
    "counters": "{}",
    "chance": "None",
    "drawn": "-1",
    "bluffed": "0",
    "removed": "0",
    "debtor": "-1",
    "debt": "0",
    "until": "-1",
}
_blank = copier(
    State, ROWS, {**{name: f"tuple(old.{name})" for name in ROWS}, **_HIDDEN}, "rules = old.rules"
)
"""A copy of a state in which nothing is left that any player may not know. Nobody changes a view, so what is
empty is shared, and rows are tuples."""


def _outcome(outcome: Outcome | None) -> list[object] | None:
    return None if outcome is None else [outcome.termination, list(outcome.winners)]
