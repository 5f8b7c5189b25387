"""A whole state as text, and what of it the lines of a position do not say, read back.

The beginning of a turn is written as a position of the notation is. Whatever else a state holds has a line
of its own that begins with its name: the decision that is waited for, what is still to be carried out, who
has said UNO, what players remember. A line that would say nothing is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from lastcard.cards.decks.writing import deck_data
from lastcard.cards.rulecards import RuleCard
from lastcard.core.game import deck_source
from lastcard.core.options import text_of
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.rules.fields import (
    ANSWER,
    DRAWN,
    NO_CARD,
    NO_COLOR,
    NOBODY,
    PENDINGS,
    PERFORM,
    STACK,
    TASKS,
    TURN,
    UNDECIDED,
    VOID,
    Cards,
    StateFields,
)
from lastcard.rules.piles import sit
from lastcard.rules.telling import side
from lastcard.rules.turn import ask, ask_several, neighbor

if TYPE_CHECKING:
    from lastcard.cards.state import State

ROUND_VOID = "void"
_SAID_OTHERWISE = {
    "top", "color", "direction", "dealer", "turn", "pending", "actor", "answering", "pile", "discards",
    "counts", "scores", "hands", "under", "performer", "performed", "winner", "left", "right", "lost",
}  # fmt: skip
"""Fields that the lines of a position say, or others here."""
PLAIN = {
    name: kind for name, kind in StateFields.__annotations__.items() if name not in _SAID_OTHERWISE
}  # fmt: skip
"""Fields whose lines are their names and their values, by what they hold."""
_WHILE = {"drawn": (DRAWN,), "bluffed": (ANSWER, STACK)}
"""Fields that say something only while one of these is being waited for."""
_FIELD_OF = {name.replace("_", "-"): name for name in PLAIN}
"""The field of each line."""
LINES = (
    "pending", "performing", "round", "then", "rule", "used", "shown", "removed", "order", "lost", *_FIELD_OF,
)  # fmt: skip
"""The first words of the lines that only a whole state has."""


def state_text(state: State) -> str:
    """The whole state in the notation; reading it gives an equal one."""
    return "".join(f"{' '.join(line)}\n" for line in _lines(state))


def _lines(state: State) -> Iterator[tuple[str, ...]]:
    yield from _position(state)
    yield from _decision(state)
    for name in PLAIN:
        yield from plain_lines(state, name)
    yield from _machine(state)
    for seat, hand in enumerate(state.lost):
        if hand:
            yield "lost", state.rules.people[seat], *state.rules.texts(hand)
    for viewer, owner, hand in state.shown:
        yield "shown", *_names(state, (viewer, owner)), *state.rules.texts(hand)


def plain_lines(state: State, name: str) -> Iterator[tuple[str, ...]]:
    """The lines of a field; none where it says nothing."""
    if name not in _WHILE or state.pending in _WHILE[name]:
        for _, *words in _WRITERS.get(PLAIN[name], _number)(state, name):
            yield name.replace("_", "-"), *words


def _position(state: State) -> Iterator[tuple[str, ...]]:
    rules = state.rules
    people = rules.people
    yield "edition", deck_source(deck_data(rules.edition)) if rules.edition.carried else rules.edition.name
    yield "version", str(rules.edition.version)
    for option in rules.edition.options(rules.players):
        if rules.options[option.name] != option.default:
            yield "option", option.name, text_of(rules.options[option.name])
    yield "players", *people
    yield "dealer", people[state.dealer]
    order = _order(state)
    if order != [*range(state.dealer, rules.players), *range(state.dealer)]:
        yield "order", *_names(state, order)
    for seat, hand in enumerate(state.hands):
        yield "hand", people[seat], *rules.texts(hand)
    if state.top != NO_CARD:
        letter = rules.letter(state.color) if rules.symbols[state.top].wild else None
        yield "top", rules.names[state.top] + (f":{letter}" if letter else "")
    yield "draw-exactly", *rules.names_of(reversed(state.draw))
    if state.removed:
        yield "removed", *rules.texts(state.removed)
    yield "turn", people[state.turn]
    yield "direction", side(state.direction)
    for seat, points in enumerate(state.scores):
        if points:
            yield "score", people[seat], str(points)


def _order(state: State) -> list[int]:
    """The seats in the order of play, the dealer first (HOUSE.seats)."""
    order, seat = [state.dealer], neighbor(state, state.dealer, 1)
    while seat not in order:
        order.append(seat)
        seat = neighbor(state, seat, 1)
    return order


def _decision(state: State) -> Iterator[tuple[str, ...]]:
    if state.pending != TURN or state.actor != state.turn:
        yield "pending", PENDINGS[state.pending], *_names(state, state.asked)
    if state.performing is not None:
        seat, rule = state.performing
        yield "performing", state.rules.people[seat], rule.text
    if state.winner != UNDECIDED:
        yield "round", ROUND_VOID if state.winner == VOID else state.rules.people[state.winner]
    for task, seat, number in reversed(state.agenda):
        detail = number.text if task == PERFORM else str(number)
        yield "then", TASKS[task], state.rules.people[seat], detail


def _machine(state: State) -> Iterator[tuple[str, ...]]:
    if tuple(state.dispenser) != state.rules.edition.rule_cards:
        yield from (("rule", rule.text) for rule in state.dispenser) if state.dispenser else [("rule",)]
    for rule in state.used:
        yield "used", rule.text


def _names(state: State, seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(state.rules.people[seat] for seat in seats)


def _number(state: State, name: str) -> Iterator[tuple[str, ...]]:
    value = getattr(state, name)
    # The turn that a position is the beginning of counts (HOUSE.end).
    usual = int(state.rules.turns_each > 0) if name == "turns" else getattr(StateFields, name)
    if value != usual:
        yield name, str(int(value))


def _one_seat(state: State, name: str) -> Iterator[tuple[str, ...]]:
    if getattr(state, name) != NOBODY:
        yield name, state.rules.people[getattr(state, name)]


def _seat_set(state: State, name: str) -> Iterator[tuple[str, ...]]:
    seats = [seat for seat in range(state.rules.players) if getattr(state, name) >> seat & 1]
    if seats:
        yield name, *_names(state, seats)


def _card(state: State, name: str) -> Iterator[tuple[str, ...]]:
    if getattr(state, name) != NO_CARD:
        yield name, state.rules.names[getattr(state, name)]


def _color(state: State, name: str) -> Iterator[tuple[str, ...]]:
    letter = state.rules.letter(getattr(state, name))
    if letter is not None:
        yield name, letter


def _seats(state: State, name: str) -> Iterator[tuple[str, ...]]:
    for seat, value in enumerate(getattr(state, name)):
        if value:
            yield name, state.rules.people[seat], str(value)


def _colors(state: State, name: str) -> Iterator[tuple[str, ...]]:
    for seat, color in enumerate(getattr(state, name)):
        if color != NO_COLOR:
            yield name, state.rules.people[seat], state.rules.colors[color]


def _hands(state: State, name: str) -> Iterator[tuple[str, ...]]:
    """What a seat declined is declined with all cards alike."""
    for seat, cards in enumerate(getattr(state, name)):
        if cards:
            yield name, state.rules.people[seat], *dict.fromkeys(state.rules.texts(cards))


def _pairs(state: State, name: str) -> Iterator[tuple[str, ...]]:
    for pair, cards in enumerate(getattr(state, name)):
        if cards:
            yield name, *_names(state, divmod(pair, state.rules.players)), *state.rules.texts(cards)


_WRITERS: dict[str, Callable[[State, str], Iterator[tuple[str, ...]]]] = {
    "Seat": _one_seat,
    "SeatSet": _seat_set,
    "Card": _card,
    "Color": _color,
    "Seats": _seats,
    "Colors": _colors,
    "Hands": _hands,
    "Pairs": _pairs,
}


# Reading


def restore(state: State, lines: Sequence[tuple[str, ...]]) -> None:
    """Read the lines that only a whole state has into a state that was set up from the others."""
    if any(line[0] == "rule" for line in lines):
        state.dispenser = []
    for first, *rest in lines:
        try:
            _READERS[first](state, first, rest)
        except (ValueError, IndexError, KeyError, Refusal):
            raise Unreadable("position-line", given=" ".join((first, *rest))) from None
    _check_seats(state)


def _check_seats(state: State) -> None:
    """Somebody is in, and all who are in the match have a place in the order of play."""
    everyone = state.rules.everyone
    if state.out & everyone == everyone or state.gone & ~state.out:
        raise Unreadable("position-line", given=" ".join(("out", *_names(state, _seats_of(state.out)))))
    order = _order(state)
    if sum(1 << seat for seat in order) | state.gone != everyone:
        raise Unreadable("position-line", given=" ".join(("order", *_names(state, order))))


def _seats_of(seats: int) -> list[int]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def _seat(state: State, name: str) -> int:
    return state.rules.people.index(name)


def _bits(state: State, names: Sequence[str]) -> int:
    return sum(1 << _seat(state, name) for name in dict.fromkeys(names))


def _all_named(state: State, names: Sequence[str]) -> Cards:
    cards = 0
    for name in names:
        cards |= state.rules.named[name]
    return cards


def _copies(state: State, names: Sequence[str], *places: Cards) -> Cards:
    """A card for each name, from the first of these places that has one, each card once."""
    found = 0
    for name in names:
        there = [place & state.rules.named[name] & ~found for place in (*places, state.rules.all_cards)]
        card = next(cards for cards in there if cards)
        found |= card & -card
    return found


def _read_pending(state: State, first: str, rest: list[str]) -> None:
    pending, seats = PENDINGS.index(rest[0]), [_seat(state, name) for name in rest[1:]]
    if pending == ANSWER or not seats:
        ask_several(state, pending, sum(1 << seat for seat in seats))
    else:
        ask(state, pending, seats[0])


def _read_performing(state: State, first: str, rest: list[str]) -> None:
    state.performer, state.performed = _seat(state, rest[0]), RuleCard.from_text(" ".join(rest[1:]))


def _read_round(state: State, first: str, rest: list[str]) -> None:
    state.winner = VOID if rest[0] == ROUND_VOID else _seat(state, rest[0])


def _read_task(state: State, first: str, rest: list[str]) -> None:
    """The first to be carried out is written first, and lies on top."""
    task, detail = TASKS.index(rest[0]), " ".join(rest[2:])
    number = RuleCard.from_text(detail) if task == PERFORM else int(detail)
    state.agenda.insert(0, (task, _seat(state, rest[1]), number))


def _read_rule(state: State, first: str, rest: list[str]) -> None:
    """`rule` alone says that the dispenser is empty."""
    if rest:
        state.dispenser.append(RuleCard.from_text(" ".join(rest)))


def _read_used(state: State, first: str, rest: list[str]) -> None:
    state.used += (RuleCard.from_text(" ".join(rest)),)


def _read_shown(state: State, first: str, rest: list[str]) -> None:
    viewer, owner = _seat(state, rest[0]), _seat(state, rest[1])
    state.shown += ((viewer, owner, _copies(state, rest[2:], state.hands[owner], state.seen)),)


def _read_order(state: State, first: str, rest: list[str]) -> None:
    seats = [_seat(state, name) for name in rest]
    if len(set(seats)) < len(seats) or state.dealer not in seats or not state.rules.shuffled:
        raise ValueError(rest)
    sit(state, seats)


def _read_lost(state: State, first: str, rest: list[str]) -> None:
    state.lost[_seat(state, rest[0])] = _copies(state, rest[1:], state.under)


def _read_removed(state: State, first: str, rest: list[str]) -> None:
    """Out of the game: what lay under the top card in place of these does not."""
    state.removed = _copies(state, rest, state.under)
    state.under &= ~state.removed
    state.discards = state.under.bit_count() + (state.top != NO_CARD)


def _read_plain(state: State, line: str, rest: list[str]) -> None:
    first = _FIELD_OF[line]
    match PLAIN[first]:
        case "SeatSet":
            setattr(state, first, _bits(state, rest))
        case "Seat":
            setattr(state, first, _seat(state, rest[0]))
        case "Card":
            setattr(state, first, _copies(state, rest, state.hands[state.actor]).bit_length() - 1)
        case "Color":
            setattr(state, first, state.rules.colors.index(rest[0]))
        case "Seats":
            getattr(state, first)[_seat(state, rest[0])] = int(rest[1])
        case "Colors":
            getattr(state, first)[_seat(state, rest[0])] = state.rules.colors.index(rest[1])
        case "Hands":
            getattr(state, first)[_seat(state, rest[0])] = _all_named(state, rest[1:])
        case "Pairs":
            viewer, owner = _seat(state, rest[0]), _seat(state, rest[1])
            cards = _copies(state, rest[2:], state.hands[owner], state.seen)
            getattr(state, first)[viewer * state.rules.players + owner] = cards
        case _:
            setattr(state, first, int(rest[0]))


_READERS: dict[str, Callable[[State, str, list[str]], None]] = {
    **dict.fromkeys(_FIELD_OF, _read_plain),
    "pending": _read_pending,
    "performing": _read_performing,
    "round": _read_round,
    "then": _read_task,
    "rule": _read_rule,
    "used": _read_used,
    "shown": _read_shown,
    "removed": _read_removed,
    "order": _read_order,
    "lost": _read_lost,
}
