"""What a hand is judged by: a weight for each feature of a position, and sets of cards with the same use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.rules.fields import Cards, Sets

ByOwn = tuple[int, ...]
"""A weight for each size of the own hand: 1, 2, 3, 4–5, 6–8, more."""
ByNext = tuple[int, ...]
"""A weight for each size of the next player's hand: 1, 2, 3, 4–5, more."""
BySizes = tuple[tuple[int, ...], ...]
"""A weight for both sizes."""

OWN_CLASSES, NEXT_CLASSES = 6, 5


class JudgeFields:
    """Weights in thousandths, each of one feature, and the sets of cards that features are made of.

    The logarithm of the odds of winning the round is the sum of the weights, each times its feature.
    """

    if not TYPE_CHECKING:
        __slots__ = ()

    by_sizes: BySizes

    # For each card of a sort in the hand.
    per_wild: ByOwn
    per_free_four: ByOwn
    """With `wild4 = "free"`."""
    per_restricted_four: ByOwn
    per_aiming: ByOwn
    """Wilds that name a player."""
    per_holding: ByOwn
    """Cards that make the next player lose a turn."""
    per_drawing: ByOwn
    """Cards that make the next player draw."""
    per_pulling: ByOwn
    """Jackpots."""
    per_following: ByOwn
    """Cards that fit, up to three."""
    per_lone: ByOwn
    """Cards that go with no other of the hand."""
    per_color: ByOwn
    per_ten: ByOwn
    """Ten cards."""

    # For what is so, or for how likely it is.
    if_stuck: ByOwn
    """Nothing fits."""
    if_pulling: ByOwn
    """A pull of the lever comes first."""
    if_drawing: ByOwn
    """A card is drawn now."""
    if_drawn_fits: ByOwn
    largest_color: ByOwn
    """The share of the largest colour."""
    if_follows: ByOwn
    """A card can follow what the next player plays."""
    if_plays: ByOwn
    """A card can be played on the next turn."""
    reach: ByOwn
    """The share of the unseen cards on which one of the hand can be played."""

    # For the other players.
    if_next_plays: ByNext
    if_next_named: ByNext
    """The next player named the active colour."""
    per_other_with_one: ByNext
    per_other_with_two: ByNext
    per_other_with_few: ByNext
    """Three or four cards."""
    nearness: ByNext
    """The sum of one divided by the size of each hand."""
    if_last_fits: ByNext
    """Another player's only card fits."""

    # For each card nearer to the limit where it is near (HOUSE.mercy).
    near_limit: int
    next_near_limit: int
    others_near_limit: int

    plain_wilds: Cards
    fours: Cards
    aiming: Cards
    holding: Cards
    drawing: Cards
    pulling: Cards
    moving: Cards
    """Cards that move hands, to the player named or round the table."""
    mates: Sets
    """For each card with a colour, those with a colour that fit on it."""
