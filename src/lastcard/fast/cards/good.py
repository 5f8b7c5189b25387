"""A good player inside compiled code: the card after which the odds are best.

It has the judge of `bots.cards.hard`, which looks further ahead. The playouts of a search are played with it.
"""

from __future__ import annotations

from typing import Any

from lastcard.fast.cards.kernel import (
    act_on_next,
    can_draw,
    doubt,
    draws_of,
    goes_with_more,
    hand_of,
    jumping,
    legal_cards,
    must_not_draw,
    must_play,
    names_player,
    next_seat,
    odds,
    partner,
    play_action,
    points_of,
    rightly_playable,
    says_uno_with,
    sent_to,
    unseen_cards,
)
from lastcard.fast.cards.sets import (
    CardSet,
    has,
    lowest,
    meets,
    overlap,
    rest,
    single,
    size,
    some,
    whole,
    without,
)
from lastcard.fast.chance import random_below
from lastcard.fast.compile import called, compiled
from lastcard.judge.beliefs import ONE
from lastcard.judge.odds import WON
from lastcard.rules.actions import (
    ACCEPT,
    CHALLENGE,
    DONE,
    DRAW_ONE,
    KEEP,
    NAME_COLOR,
    PASS,
    PICK_TARGET,
    PUT,
    WITH_UNO,
)
from lastcard.rules.fields import (
    ACT,
    ANSWER,
    COLOR,
    COLORS,
    DISCARD,
    DRAWN,
    HOUSE,
    NEXT,
    NO_CARD,
    NO_COLOR,
    NOBODY,
    PASS_ON,
    RUN,
    STACK,
    STAY,
    TARGET,
    TURN,
    WILDS,
)

NEVER = -1_000_000
LARGE_HAND = 4
"""With more cards than that a rule card is rather welcome."""


@called
def good_action(state: Any, rules: Any, seat: int) -> int:
    """The action after which the odds of this seat are best."""
    pending = state.pending
    if pending == ANSWER:
        return _answer(state, rules, seat)
    if pending == COLOR:
        return NAME_COLOR + _color(state, rules, seat)
    if pending == TARGET:
        return PICK_TARGET + (seat if state.counts[seat] > LARGE_HAND else _nearest_out(state, rules, seat))
    if pending == ACT:
        return DONE
    if pending in (DISCARD, COLORS, WILDS):
        return PUT + _kind_to_put(state, rules, seat)
    if pending == STACK:
        return _on_stack(state, rules, seat)
    action = _only_choice(state, rules, seat)
    if action == NEVER:
        action, _ = best_play(state, rules, seat)
    return action


@called
def best_play(state: Any, rules: Any, seat: int) -> tuple[int, int]:
    """The best card to play, or to draw or keep instead, and the odds after it."""
    pending = state.pending
    cards = rightly_playable(state, rules, seat)
    best = KEEP if pending == DRAWN else DRAW_ONE if can_draw(state, rules, seat) else PASS
    most = NEVER
    free = without(without(cards, rules.wilds), rules.moving)
    draws = pending == TURN and not some(free) and not must_not_draw(state, rules, seat)
    kept = pending == DRAWN and not must_play(state, rules, seat)
    if not some(cards) or (state.together == 0 and (draws or kept)):
        most = let_go(state, rules, seat, pending == TURN)
    while some(cards):
        card = lowest(cards)
        # Cards that look alike are weighed once.
        cards = without(cards, rules.kind_sets[rules.kind_of[card]])
        # In a deck without colours nothing is named, and any number will do.
        for color in range(max(1, rules.color_count)):
            if _worth_naming(state, rules, seat, card, color):
                worth = _after(state, rules, seat, card, color)
                if worth > most:
                    best, most = _action(state, rules, seat, card, color), worth
    return best, most


@compiled
def _only_choice(state: Any, rules: Any, seat: int) -> int:
    """The action of a turn with one card that fits, which is no wild and moves no hands; NEVER where there is
    a choice."""
    cards = rightly_playable(state, rules, seat)
    if state.pending != TURN or size(cards) != 1:
        return NEVER
    card = lowest(cards)
    if rules.color_of[card] == NO_COLOR or rules.moves[card] != STAY:
        return NEVER
    return _action(state, rules, seat, card, NO_COLOR)


@compiled
def _worth_naming(state: Any, rules: Any, seat: int, card: int, color: int) -> bool:
    """A coloured card has one colour; with a wild, those are named that the hand holds, or the first."""
    if rules.color_of[card] != NO_COLOR:
        return color == rules.color_of[card]
    if meets(state.hands[seat], rules.color_sets[color]):
        return True
    return color == 0 and not some(without(state.hands[seat], rules.wilds))


@compiled
def _action(state: Any, rules: Any, seat: int, card: int, color: int) -> int:
    """Play this card, at the player with the fewest cards where it names one, never without UNO; put it down
    first where others can go with it (HOUSE.multi)."""
    kind = rules.kind_of[card]
    if HOUSE and rules.multi and state.pending != RUN and goes_with_more(state, rules, seat, card):
        return PUT + kind
    offset = WITH_UNO if says_uno_with(state, rules, seat) else 0
    target = _nearest_out(state, rules, seat) if names_player(state, rules, seat, card) else NOBODY
    return offset + play_action(kind, color, target)


@compiled
def let_go(state: Any, rules: Any, seat: int, draws: bool) -> int:
    """The odds when the turn is let go, or a card is drawn."""
    after = next_seat(state, rules, seat, state.direction)
    return _odds(state, rules, seat, whole(state.hands[seat]), state.color, state.top, after, 0, draws, False)


@compiled
def _odds(
    state: Any, rules: Any, seat: int, hand: CardSet, color: int, top: int, after: int, more: int,
    draws: bool, pulls: bool,
) -> int:  # fmt: skip
    """The odds by the sizes of the hands as they are, but for `more` cards of the next player."""
    unseen, cards, counts = unseen_cards(state, rules, seat), size(hand), state.counts
    return odds(state, rules, rules, seat, unseen, hand, cards, counts, color, top, after, more, draws, pulls)


@compiled
def _after(state: Any, rules: Any, seat: int, card: int, color: int) -> int:
    """The odds once the card is down; where the same seat goes on, with its next card down too."""
    hand = without(state.hands[seat], single(card))
    if not some(hand):
        return WON
    at_next = rules.whom[card] == NEXT
    skips = rules.skips[card] if at_next else 0
    direction, victim, skipped = act_on_next(state, rules, seat, rules.reverses[card], skips)
    after = next_seat(state, rules, victim, direction) if skipped and state.pending != RUN else victim
    if after == seat:
        return _goes_on(state, rules, seat, card, color, hand, victim)
    more = draws_of(rules, card) if at_next and after == victim else 0
    if rules.moves[card] != STAY:
        hand, more = _moved(state, rules, seat, card, after, more)
    return _odds(state, rules, seat, hand, color, card, after, more, False, rules.pulls[card] != 0)


@called
def _moved(state: Any, rules: Any, seat: int, card: int, after: int, more: int) -> tuple[CardSet, int]:
    """The hand that comes once hands have moved, and how many cards more the next player has."""
    counts, left = state.counts, state.counts[seat] - 1
    giver = _nearest_out(state, rules, seat)
    taker = giver
    if rules.moves[card] == PASS_ON:
        giver = next_seat(state, rules, seat, -state.direction)
        taker = next_seat(state, rules, seat, state.direction)
    if taker == after:
        more += left - counts[after]
    return hand_of(state, rules, seat, unseen_cards(state, rules, seat), giver, counts[giver]), more


@called
def _goes_on(state: Any, rules: Any, seat: int, card: int, color: int, hand: CardSet, other: int) -> int:
    """At two players who loses the turn is the only other one: the odds after the best card that follows."""
    more = draws_of(rules, card)
    best = NEVER
    cards = legal_cards(rules, hand, color, card)
    while some(cards):
        then = lowest(cards)
        cards = without(cards, rules.kind_sets[rules.kind_of[then]])
        left = without(hand, single(then))
        if not some(left) and has(rules.finishing, then):
            return WON
        named = rules.color_of[then] if rules.color_of[then] != NO_COLOR else color
        drawn = more + draws_of(rules, then)
        best = max(best, _odds(state, rules, seat, left, named, then, other, drawn, False, False))
    if best == NEVER:
        best = _odds(state, rules, seat, hand, color, card, other, more, True, False)
    return best


@compiled
def _color(state: Any, rules: Any, seat: int) -> int:
    """The colour that most of the hand has; any of several."""
    if rules.color_count == 0:
        return NO_COLOR
    best, most = 0, -1
    turned = random_below(state, rules.color_count)
    for place in range(rules.color_count):
        color = (place + turned) % rules.color_count
        held = size(overlap(state.hands[seat], rules.color_sets[color]))
        if held > most:
            best, most = color, held
    return best


@compiled
def _nearest_out(state: Any, rules: Any, seat: int) -> int:
    """The opponent with the fewest cards; of several, the first to come."""
    other, mate = next_seat(state, rules, seat, state.direction), partner(rules, seat)
    nearest, fewest = other, state.counts[other]
    while other != seat:
        if other != mate and (state.counts[other] < fewest or nearest == mate):
            nearest, fewest = other, state.counts[other]
        other = next_seat(state, rules, other, state.direction)
    return nearest


@compiled
def _answer(state: Any, rules: Any, seat: int) -> int:
    """Challenge now and then, so that bluffing costs something: only the one who would draw."""
    if seat != next_seat(state, rules, state.turn, state.direction):
        return ACCEPT
    left = state.counts[state.turn]
    return CHALLENGE if left > 0 and random_below(state, ONE) < doubt(rules, left) else ACCEPT


@called
def _on_stack(state: Any, rules: Any, seat: int) -> int:
    """Put a card on the stack where there is one: one that sends it to an opponent first, and wilds last."""
    cards = rightly_playable(state, rules, seat)
    best, most, mate = NO_CARD, -1, partner(rules, seat)
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        _, victim = sent_to(state, rules, seat, card, 1)
        worth = 2 * int(victim not in (seat, mate)) + int(not has(rules.wilds, card))
        if worth > most:
            best, most = card, worth
    if best == NO_CARD:
        return ACCEPT
    color = _color(state, rules, seat) if has(rules.wilds, best) else NO_COLOR
    return _action(state, rules, seat, best, color)


@called
def jump_in(state: Any, rules: Any) -> tuple[int, int]:
    """Who plays on another's turn, the next first, and what; hands are not moved so (HOUSE.jump-in)."""
    seat = next_seat(state, rules, state.actor, state.direction)
    while seat != state.actor:
        cards = without(jumping(state, rules, seat), rules.moving)
        if some(cards):
            return seat, _action(state, rules, seat, lowest(cards), NO_COLOR)
        seat = next_seat(state, rules, seat, state.direction)
    return NOBODY, NEVER


# Cards put down one after the other


@compiled
def _kind_to_put(state: Any, rules: Any, seat: int) -> int:
    """What is best got rid of: high cards of colours held little, wilds last."""
    pending = state.pending
    best, most = NEVER, NEVER
    cards = overlap(state.hands[seat], rules.wilds if pending == WILDS else rules.all_cards)
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        worth = _worth_of_putting(state, rules, seat, card)
        color = rules.color_of[card]
        barred = color == NO_COLOR or state.picked >> color & 1 == 1
        if worth > most and not (pending == COLORS and barred):
            best, most = rules.kind_of[card], worth
    return best


@compiled
def _worth_of_putting(state: Any, rules: Any, seat: int, card: int) -> int:
    if rules.color_of[card] == NO_COLOR:
        return rules.draw_count[card] - 1000
    same = size(overlap(state.hands[seat], rules.color_sets[rules.color_of[card]]))
    return points_of(rules, single(card)) - 10 * same
