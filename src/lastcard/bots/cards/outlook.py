"""What a position promises and threatens: whose turn is next, who is nearly out, the colour held most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lastcard.cards.moves import Play, Wilds, play
from lastcard.cards.rules import Rules
from lastcard.cards.state import State
from lastcard.judge.beliefs import draws_of
from lastcard.rules.effects import act_on_next
from lastcard.rules.fields import NEXT, NO_CARD, NO_COLOR, PASS_ON, SWAP, Cards
from lastcard.rules.legal import names_player, says_uno_with
from lastcard.rules.turn import next_seat

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


def nearest_out(position: State, seat: int) -> int:
    """The opponent with the fewest cards; of several, the first to come."""
    return min(others(position, seat), key=position.counts.__getitem__)


def color_for(rules: Rules, cards: Cards) -> int:
    """The colour that most of these cards have; of several, the one with the most points. NO_COLOR in a deck
    without colours."""

    def held(color: int) -> tuple[int, int]:
        own = cards & rules.color_sets[color]
        return own.bit_count(), sum(rules.points[card] for card in rules.cards_in(own))

    return max(range(rules.color_count), key=held, default=NO_COLOR)


def danger(position: State, seat: int, card: int = NO_CARD, target: int | None = None) -> float:
    """How close the others are to being out, once this seat has played the card, or none."""
    counts, owed, direction = position.counts, position.owed, position.direction
    if card != NO_CARD:
        counts, owed, direction = foresee_card(position, seat, card, counts, target)
    after = next_turn(position, owed, seat, direction)
    # Those who are out hold no cards, and nobody has to fear them.
    near = [(other, count) for other, count in enumerate(counts) if other != seat and count > 0]
    return sum((SOON if other == after else LATER) / count**2 for other, count in near)


def foresee_card(
    position: State, seat: int, card: int, counts: list[int], target: int | None = None
) -> tuple[list[int], list[int], int]:
    """What `foresee` says of one card, whomever its draws and its lost turn are for."""
    rules = position.rules
    draws, skips, whom = draws_of(rules, card), rules.skips[card], rules.whom[card]
    if (giver := hand_from(position, seat, card, target)) is not None:
        counts = _moved(position, seat, counts, giver, rules.moves[card])
    if whom == NEXT:
        return foresee(position, seat, counts, rules.reverses[card], draws, skips)
    at = (target,) if target is not None else others(position, seat)
    return foresee(position, seat, counts, rules.reverses[card], draws, skips, at)


def hand_from(position: State, seat: int, card: int, target: int | None) -> int | None:
    """Whose hand this seat gets when it plays the card; None where it keeps its own."""
    moves = position.rules.moves[card]
    if moves == PASS_ON:
        return next_seat(position, position.rules, seat, -position.direction)
    return target if moves == SWAP else None


def _moved(position: State, seat: int, counts: list[int], giver: int, moves: int) -> list[int]:
    """The sizes of the hands once they have moved; the card that moves them is still counted here."""
    before = counts[:]
    before[seat] -= 1
    after = before[:]
    after[giver] = before[seat]
    if moves == PASS_ON:
        for other in range(len(before)):
            after[next_seat(position, position.rules, other, position.direction)] = before[other]
    after[seat] = before[giver] + 1
    return after


def foresee(
    position: State, seat: int, counts: list[int],
    reverses: int = 0, draws: int = 0, skips: int = 0, at: Sequence[int] = (),
) -> tuple[list[int], list[int], int]:  # fmt: skip
    """The sizes of the hands, the turns to lose and the direction, once cards of this seat have taken effect.

    The cards are still counted. Draws and lost turns are for the next player, or for those in `at`.
    """
    counts, owed = counts[:], position.owed
    direction, victim, skipped = act_on_next(position, position.rules, seat, reverses, 0 if at else skips)
    for other in at or (victim,):
        counts[other] += draws
    if skipped or skips:
        owed = owed[:]
        owed[victim] += skipped
        for other in at:
            owed[other] += skips
    return counts, owed, direction


def next_turn(position: State, owed: list[int], seat: int, direction: int) -> int:
    """Whose turn comes after this seat's; turns that are owed are lost on the way."""
    rules = position.rules
    seat = next_seat(position, rules, seat, direction)
    owed = owed[:]
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


def play_well(position: State, seat: int, card: int) -> Play:
    """Play the card: with the colour held most, at the player with the fewest cards, never without UNO."""
    rules = position.rules
    symbol = rules.symbols[card]
    color = rules.letter(color_for(rules, position.hands[seat] ^ 1 << card)) if symbol.wild else None
    target = nearest_out(position, seat) if names_player(position, rules, seat, card) else None
    return play(rules.names[card], color, target, uno=says_uno_with(position, rules, seat))


def all_wilds(position: State, seat: int) -> Wilds:
    """In any order: the one on top takes the colour that is named (RULE.play-wilds)."""
    return Wilds(position.rules.texts(position.hands[seat] & position.rules.wilds))


def one_of_each(rules: Rules, cards: Cards) -> list[int]:
    """These cards, but only one of those that are alike."""
    return list({rules.names[card]: card for card in rules.cards_in(cards)}.values())
