"""What a position promises and threatens: whose turn is next, who is nearly out, the colour held most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lastcard.cards.moves import Play, Wilds, play
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.judge.beliefs import draws_of
from lastcard.rules.effects import BOMB_CARDS, act_on_next, lose_more_turns
from lastcard.rules.fields import NEXT, NO_CARD, NO_COLOR, PASS_ON, RUN, STAY, SWAP, Cards
from lastcard.rules.legal import goes_with_more, names_player, says_uno_with
from lastcard.rules.turn import next_seat, partner

# How much it matters that a player may be out soon: of the one whose turn is next, and of the others.
SOON, LATER = 12.0, 3.0

FEW_LEFT, STIRS = 10, 0.25
"""With no more cards than this outside the hands they could go round for ever: how often to stir them."""


def stirs(position: State, rng: Random) -> bool:
    """Whether to do anything at all that is possible, lest the same cards go round for ever."""
    return position.pile + position.discards <= FEW_LEFT and rng.random() < STIRS


def others(position: State, seat: int) -> list[int]:
    """The other seats, in the direction of play."""
    found, other = [], next_seat(position, position.rules, seat, position.direction)
    while other != seat:
        found.append(other)
        other = next_seat(position, position.rules, other, position.direction)
    return found


def opponents(position: State, seat: int) -> list[int]:
    """The other seats but for the partner, in the direction of play."""
    mate = partner(position.rules, seat)
    return [other for other in others(position, seat) if other != mate]


def nearest_out(position: State, seat: int) -> int:
    """The opponent with the fewest cards; of several, the first to come."""
    return min(opponents(position, seat), key=position.counts.__getitem__)


def color_for(rules: Rules, cards: Cards) -> int:
    """The colour that most of these cards have; of several, the one with the most points. NO_COLOR in a deck
    without colours."""

    def held(color: int) -> tuple[int, int]:
        own = cards & rules.color_sets[color]
        return own.bit_count(), sum(rules.points[card] for card in rules.cards_in(own))

    return max(range(rules.color_count), key=held, default=NO_COLOR)


def danger(
    position: State, seat: int, card: int = NO_CARD, target: int | None = None, copies: int = 1
) -> float:
    """How close the opponents are to being out, once this seat has played the card, or none."""
    counts, owed, direction = position.counts, position.owed, position.direction
    color, top = position.color, position.top
    if card != NO_CARD:
        counts, owed, direction = foresee_card(position, seat, card, counts, target, copies)
        color, top = position.rules.color_of[card], card
    after = next_turn(position, owed, seat, direction)
    total = 0.0
    for other in opponents(position, seat):
        # Nobody has to fear one who gets too many cards.
        if counts[other] > 0 and not too_many(position, counts[other]):
            soon = other == after and not _stuck(position, seat, other, color, top)
            total += (SOON if soon else LATER) / counts[other] ** 2
    return total


def _stuck(position: State, seat: int, other: int, color: int, top: int) -> bool:
    """Whether the other's hand lies open and has nothing that goes (HOUSE.reveal)."""
    rules, known = position.rules, position.known[seat * position.rules.players + other]
    if not 0 < position.counts[other] <= rules.reveal or known.bit_count() != position.counts[other]:
        return False
    return not rules.legal_cards(known, color, top)


def too_many(position: State, count: int) -> bool:
    """Whether one with so many cards is out (HOUSE.mercy)."""
    return 0 < position.rules.mercy <= count


def may_draw(position: State, seat: int, draws: int = 1) -> bool:
    """Whether this seat can draw so many cards without being out by it."""
    return not too_many(position, with_drawn(position.rules, position.counts[seat], draws))


def with_drawn(rules: Rules, count: int, draws: int) -> int:
    """How large a hand is after a draw (HOUSE.hand-limit)."""
    return max(count, min(count + draws, rules.hand_limit))


def foresee_card(
    position: State, seat: int, card: int, counts: list[int], target: int | None = None, copies: int = 1
) -> tuple[list[int], list[int], int]:
    """What `foresee` says of one card, or of so many like it, whomever draws and lost turns are for."""
    rules = position.rules
    draws, skips, whom = copies * draws_of(rules, card), rules.skips[card], rules.whom[card]
    if hand_from(position, seat, card, target, copies) is not None:
        counts = _moved(position, seat, counts, card, target, copies)
    if bombs(rules, card, copies):
        counts = list(counts)
        for other in others(position, seat):
            counts[other] = with_drawn(rules, counts[other], rules.bomb)
    if whom == NEXT:
        counts, owed, direction = foresee(position, seat, counts, copies * rules.reverses[card], draws, skips)
        if copies > 1:
            owed = list(owed)
            lose_more_turns(position, rules, seat, card, copies, owed)
        return counts, owed, direction
    at = (target,) if target is not None else others(position, seat)
    return foresee(position, seat, counts, rules.reverses[card], draws, skips, at)


def bombs(rules: Rules, card: int, copies: int) -> bool:
    """Whether so many of these cards make everyone else draw (HOUSE.bomb)."""
    return rules.bomb > 0 and copies >= BOMB_CARDS and bool(rules.numbers >> card & 1)


def hand_from(position: State, seat: int, card: int, target: int | None, copies: int = 1) -> int | None:
    """Whose hand this seat gets when it plays so many of these cards; None where it keeps its own."""
    moves = position.rules.moves[card]
    if moves == PASS_ON:
        giver = seat
        for _ in range(copies):
            giver = next_seat(position, position.rules, giver, -position.direction)
        return giver if giver != seat else None
    return target if moves == SWAP else None


def gained(position: State, seat: int, card: int) -> int:
    """How many cards fewer this seat has when the card, with all that go with it, moves hands; 0 where it
    moves none."""
    if position.rules.moves[card] == STAY or position.pending == RUN:
        return 0
    copies = 1 + len(with_card(position, seat, card))
    giver = hand_from(position, seat, card, nearest_out(position, seat), copies)
    if giver is None or position.counts[seat] == copies:
        return 0
    return position.counts[seat] - copies - position.counts[giver]


def _moved(
    position: State, seat: int, counts: list[int], card: int, target: int | None, copies: int
) -> list[int]:
    """The sizes of the hands once they have moved; the cards that move them are still counted here."""
    counts = list(counts)
    counts[seat] -= copies
    if target is not None and position.rules.moves[card] == SWAP:
        counts[seat], counts[target] = counts[target], counts[seat]
    else:
        for _ in range(copies):
            before = list(counts)
            for other in (seat, *others(position, seat)):
                counts[next_seat(position, position.rules, other, position.direction)] = before[other]
    counts[seat] += copies
    return counts


def foresee(
    position: State, seat: int, counts: list[int],
    reverses: int = 0, draws: int = 0, skips: int = 0, at: Sequence[int] = (),
) -> tuple[list[int], list[int], int]:  # fmt: skip
    """The sizes of the hands, the turns to lose and the direction, once cards of this seat have taken effect.

    The cards are still counted. Draws and lost turns are for the next player, or for those in `at`.
    """
    counts, owed = list(counts), position.owed
    direction, victim, skipped = act_on_next(position, position.rules, seat, reverses, 0 if at else skips)
    for other in at or (victim,):
        counts[other] = with_drawn(position.rules, counts[other], draws)
    if skipped or skips:
        owed = list(owed)
        owed[victim] += skipped
        for other in at:
            owed[other] += skips
    return counts, owed, direction


def next_turn(position: State, owed: list[int], seat: int, direction: int) -> int:
    """Whose turn comes after this seat's; turns that are owed are lost on the way."""
    rules = position.rules
    seat = next_seat(position, rules, seat, direction)
    owed = list(owed)
    while owed[seat]:
        owed[seat] -= 1
        seat = next_seat(position, rules, seat, direction)
    return seat


def coming_turn(position: State, owed: list[int], direction: int) -> int:
    """Whose turn comes next as things are; while the first card acts, the first is still to come (FIRST)."""
    turn = position.turn
    if position.opening:
        turn = next_seat(position, position.rules, turn, -direction)
    return next_turn(position, owed, turn, direction)


def play_well(position: State, seat: int, card: int, more: Sequence[int] = ()) -> Play:
    """Play the card, and more with it: with the colour held most, at the player with the fewest cards, never
    without UNO."""
    rules = position.rules
    put, top = 1 + len(more), more[-1] if more else card
    rest = position.hands[seat] & ~rules.set_of((card, *more))
    color = rules.letter(color_for(rules, rest)) if rules.symbols[card].wild else None
    target = nearest_out(position, seat) if names_player(position, rules, seat, top, put) else None
    uno = says_uno_with(position, rules, seat, put)
    return play(rules.names[card], color, target, uno, rules.names_of(more))


def all_together(position: State, seat: int, card: int) -> list[int]:
    """Everything that can be put down with this card, on top the colour held most (HOUSE.multi)."""
    rules = position.rules
    more = with_card(position, seat, card)
    rest = position.hands[seat] & ~rules.set_of((card, *more))
    more.sort(key=lambda one: (rest & rules.color_sets[rules.color_of[one]]).bit_count())
    return more


def with_card(position: State, seat: int, card: int) -> list[int]:
    """The cards that can all be put down after this one in one move (HOUSE.multi); none that a hand may not
    end with (HOUSE.finish)."""
    rules = position.rules
    if not rules.multi or position.pending == RUN or not goes_with_more(position, rules, seat, card):
        return []
    jumps = seat != position.actor
    fitting = (rules.alike if jumps else rules.matches)[card] & position.hands[seat] & ~(1 << card)
    cards = rules.cards_in(fitting)
    if len(cards) + 1 == position.counts[seat] and not rules.finishing >> card & 1:
        cards.pop()
    return cards


def all_wilds(position: State, seat: int) -> Wilds:
    """In any order: the one on top takes the colour that is named (RULE.play-wilds)."""
    return Wilds(position.rules.texts(position.hands[seat] & position.rules.wilds))


def one_of_each(rules: Rules, cards: Cards) -> list[int]:
    """These cards, but only one of those that are alike."""
    return list({rules.names[card]: card for card in rules.cards_in(cards)}.values())
