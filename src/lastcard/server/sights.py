"""What messages say of a game: as a seat may see it, and what it may do."""

from __future__ import annotations

from typing import Literal, TypedDict

from lastcard.dice.rules.fields import Pending as DicePending
from lastcard.rules.fields import Pending

Outcome = tuple[str, list[int]]


class CardView(TypedDict):
    """A card game as one seat may see it. Seats are numbers, cards are texts of the notation."""

    seat: int | None
    """The own seat; null for those who watch."""
    hand: list[str]
    """The own cards, in the order of the deck."""
    counts: list[int]
    """Cards in each hand, by seat."""
    top: str | None
    """The top card of the discard pile."""
    color: str | None
    """The active colour; null while it has to be named."""
    direction: Literal["left", "right"]
    """`left` is clockwise."""
    dealer: int
    turn: int
    """The seat whose turn it is."""
    pending: Pending
    """What is waited for."""
    asked: list[int]
    """The seats that may answer it."""
    drawn: str | None
    """The card just drawn, for the player who may play or keep it."""
    catchable: list[int]
    """Seats with one card that have not said UNO and can be caught."""
    said: list[int]
    """Seats that have said UNO for the card they hold."""
    caught: list[int]
    """Seats that were caught with the card they hold."""
    owed: list[int]
    """Turns each seat still has to lose."""
    total: int
    """Of the stack that is being answered (HOUSE.stack); 0 when there is none."""
    out: list[int]
    """Seats that are out of the round or of the match (HOUSE.mercy, HOUSE.knockout)."""
    open: list[tuple[int, list[str]]]
    """The hands that lie open for everyone, and whose they are (HOUSE.reveal)."""
    pile: int
    """Cards in the draw pile."""
    discards: int
    """Cards in the discard pile, the top card included."""
    performing: tuple[int, str] | None
    """The seat that carries a rule card out, and the card."""
    used: list[str]
    """The rule cards that are used up."""
    dispensable: int
    """Rule cards still in the machine."""
    shown: list[tuple[int, list[str]]]
    """Hands that this seat was shown after a challenge, with their owners."""
    scores: list[int]
    round: Outcome | None
    """How the round ended."""
    match: Outcome | None
    """How the match ended."""


class DiceView(TypedDict):
    """A dice game: everything lies open."""

    boards: list[list[str]]
    """What is written on each board."""
    colors: list[str]
    """The colour of each board."""
    spaces: list[int]
    """How many spaces each board has now."""
    extras: list[int]
    """How many of them are outlined extra spaces."""
    dice: list[str]
    """The faces that lie there."""
    turn: int
    pending: DicePending
    """What is waited for."""
    penalties: list[str]
    """Penalty dice that can still be used."""
    call: str | None
    """The face that was called."""
    match: Outcome | None
    """How the match ended."""


class Choices(TypedDict):
    """What the own seat may do now."""

    play: list[str]
    """Cards that may be played, a wild in a colour still to be named; the whole hand without HOUSE.hints."""
    bluffs: list[str]
    """Those of them that would be a bluff (ACT.wild4-bluff)."""
    aims: list[str]
    """Those of them that name a player, unless they are the last cards (ACT.hat, HOUSE.seven)."""
    together: dict[str, list[str]]
    """For each of them the other cards of the hand that may be put down with it (HOUSE.multi)."""
    say: list[str]
    """Moves of one word: draw, keep, pass, uno, challenge, accept, done, stand."""
    catch: list[int]
    """Seats that may be caught."""
    discard: int | None
    """How many cards a `discard` must have; null where that is free or not asked."""
    penalties: dict[str, list[int]]
    """Dice: the seats that each penalty may be used against."""
