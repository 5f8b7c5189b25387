"""Which cards may be played, and which actions are legal, as a mask over all of them."""

from __future__ import annotations

from typing import Any

from lastcard.rules.actions import (
    ACCEPT,
    ACTIONS,
    CATCH,
    CHALLENGE,
    COLORED_KINDS,
    DONE,
    DRAW_ONE,
    KEEP,
    NAME_COLOR,
    PASS,
    PICK_TARGET,
    PLAY_AT,
    PUT,
    SAY_UNO,
    WITH_UNO,
    seven_action,
    wild_action,
)
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import (
    ACT,
    ANSWER,
    AUTO,
    BY_REVERSE,
    BY_SKIP,
    CALL,
    COLOR,
    COLORS,
    DRAWN,
    FOUR_ON_FOUR,
    FOUR_ON_TWO,
    HOUSE,
    MAY,
    MOST_PLAYERS,
    MUST,
    NAMED,
    NO_COLOR,
    OFF,
    OVER,
    RUN,
    STACK,
    SWAP,
    TARGET,
    TURN,
    TWO_ON_FOUR,
    WILDS,
    Cards,
    RulesFields,
    StateFields,
    not_inlined,
)
from lastcard.rules.piles import rule_number
from lastcard.rules.sets import has, join, lowest, meets, overlap, rest, single, some, whole, without


def fitting(rules: RulesFields, color: int, top: int) -> Cards:
    """The cards that go on this colour and this top card: TURN.match, TURN.wild."""
    return whole(rules.fits[color * rules.symbol_slots + rules.symbol_of[top]])


def legal_cards(rules: RulesFields, hand: Cards, color: int, top: int) -> Cards:
    """What a hand holds that may rightly be played: TURN.match, TURN.wild, ACT.wild4-legal."""
    cards = overlap(hand, fitting(rules, color, top))
    if not meets(hand, rules.color_sets[color]):
        cards = join(cards, overlap(hand, rules.restricted_cards))
    return cards


def allowed_cards(rules: RulesFields, hand: Cards, color: int, top: int) -> Cards:
    """What a hand holds that the table lets be played, bluffs included (ACT.wild4-bluff)."""
    if rules.bluff:
        return overlap(hand, join(fitting(rules, color, top), rules.restricted_cards))
    return legal_cards(rules, hand, color, top)


def as_last(state: StateFields, rules: RulesFields, seat: int, cards: Cards, put: int) -> Cards:
    """The cards among these that may be put down when the hand is this many cards smaller (HOUSE.finish)."""
    if HOUSE and state.counts[seat] == put:
        return overlap(cards, rules.finishing)
    return whole(cards)


def stackable(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """What the player that a stack falls on may put on it (HOUSE.stack, HOUSE.deflect)."""
    active = rules.color_sets[state.color]
    cards = without(rules.wilds, rules.wilds)
    if not state.wild_on_top:
        cards = whole(rules.draw_twos)
        if rules.stack & FOUR_ON_TWO:
            cards = join(cards, rules.draw_fours)
    else:
        if rules.stack & FOUR_ON_FOUR:
            cards = whole(rules.draw_fours)
        if rules.stack & TWO_ON_FOUR:
            cards = join(cards, overlap(rules.draw_twos, active))
    if rules.deflect & BY_REVERSE:
        cards = join(cards, overlap(rules.turning, active))
    if rules.deflect & BY_SKIP:
        cards = join(cards, overlap(rules.skipping, active))
    return as_last(state, rules, seat, overlap(cards, state.hands[seat]), 1)


def jumping(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """What a player may play on another's turn (HOUSE.jump-in)."""
    if rules.jump_in == 0 or state.pending != TURN or state.flipped or seat == state.actor:
        return without(rules.wilds, rules.wilds)
    return as_last(state, rules, seat, overlap(state.hands[seat], rules.alike[state.top]), 1)


def more_together(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """What may be put down with the cards of this move that lie already (HOUSE.multi)."""
    cards = overlap(state.hands[seat], rules.alike[state.top] if state.jumped else rules.matches[state.top])
    return as_last(state, rules, seat, cards, 1)


def goes_with_more(state: StateFields, rules: RulesFields, seat: int, card: int) -> bool:
    """Whether others can be put down on this card in one move: one must be left that may be the last."""
    jumps = state.jumped or (seat != state.actor and state.pending == TURN)
    others = without(state.hands[seat], single(card))
    if not meets(others, rules.alike[card] if jumps else rules.matches[card]):
        return False
    return has(rules.finishing, card) or state.counts[seat] > 2


def by_house_rule(state: StateFields, seat: int) -> bool:
    """Whether what this player does next is not a play of the book."""
    return state.together != 0 or seat != state.actor or state.pending == STACK


def playable_by_house_rule(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """The cards that a player may put with others, out of turn, or on a stack."""
    if state.together:
        return more_together(state, rules, seat)
    if seat != state.actor:
        return jumping(state, rules, seat)
    return stackable(state, rules, seat)


def playable(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """The cards that a player may play now, bluffs included; in a run nobody bluffs (RULE.play-run)."""
    hand = state.hands[seat]
    if HOUSE and by_house_rule(state, seat):
        return playable_by_house_rule(state, rules, seat)
    if state.pending == RUN:
        return legal_cards(rules, hand, state.color, state.top)
    cards = allowed_cards(rules, hand, state.color, state.top)
    if HOUSE and state.counts[seat] == 1:
        cards = overlap(cards, rules.finishing)
    if state.pending == DRAWN:
        cards = overlap(cards, single(state.drawn))
    return cards


def rightly_playable(state: StateFields, rules: RulesFields, seat: int) -> Cards:
    """The cards that a player may play now without a bluff: after a draw only the drawn one."""
    if HOUSE and by_house_rule(state, seat):
        return playable_by_house_rule(state, rules, seat)
    cards = legal_cards(rules, state.hands[seat], state.color, state.top)
    if HOUSE and state.counts[seat] == 1 and state.pending != RUN:
        cards = overlap(cards, rules.finishing)
    if state.pending == DRAWN:
        cards = overlap(cards, single(state.drawn))
    return cards


def run_goes_on(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a card of the hand fits; bluffs do not (RULE.play-run)."""
    return some(legal_cards(rules, state.hands[seat], state.color, state.top))


def must_play(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether the drawn card has to be played: never one that bluffs (TURN.drawn)."""
    if rules.drawn == MAY or not some(rightly_playable(state, rules, seat)):
        return False
    return rules.drawn == MUST or not could_play(state, rules, seat)


def could_play(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether the hand had a card that goes before it drew; what it drew before the last card does not go."""
    before = without(state.hands[seat], single(state.drawn))
    goes = legal_cards(rules, before, state.color, state.top)
    return some(as_last(state, rules, seat, goes, 2 + (state.drew_more if HOUSE else 0)))


def must_not_draw(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether drawing and passing are refused, since a card goes (HOUSE.force)."""
    return HOUSE and rules.forced != 0 and some(rightly_playable(state, rules, seat))


def says_uno_with(state: StateFields, rules: RulesFields, seat: int, put: int = 1) -> bool:
    """Whether UNO can be said with this many cards (UNO.say, HOUSE.uno-after, HOUSE.uno-off)."""
    return state.counts[seat] == put + 1 and rules.uno in (CALL, AUTO)


def may_say_uno(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether UNO can be said: once for as long as one holds the one card (UNO.say, UNO.auto)."""
    if state.counts[seat] != 1 or rules.uno == OFF:
        return False
    return rules.uno == AUTO or (state.said | state.caught) >> seat & 1 == 0


def names_player(state: StateFields, rules: RulesFields, seat: int, card: int, put: int = 1) -> bool:
    """Whether playing this card names a player; a 7 does not as the last card, nor in a run (HOUSE.seven,
    HOUSE.swap-what)."""
    if rules.whom[card] == NAMED:
        return True
    return rules.moves[card] == SWAP and state.counts[seat] > put and state.pending != RUN


def to_discard(state: StateFields, rules: RulesFields, seat: int) -> int:
    """How many cards the rule card that is carried out asks for (RULE.discard-to)."""
    return state.counts[seat] - rule_number(rules, state.performed)


def can_put_color(state: StateFields, rules: RulesFields, seat: int) -> bool:
    """Whether a colour is held of which no card has been put down yet (JACK.colors)."""
    for color in range(rules.color_count):
        if state.picked >> color & 1 == 0 and meets(state.hands[seat], rules.color_sets[color]):
            return True
    return False


# The mask


@not_inlined
def legal_actions(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """Write 1 for every legal action of this seat into `mask`, and 0 for the others."""
    for action in range(ACTIONS):
        mask[action] = 0
    mark_legal(state, rules, seat, mask)


def mark_legal(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """Write 1 for every legal action of this seat into a mask of zeros."""
    if state.pending == OVER or seat < 0:
        return
    if state.answering >> seat & 1 == 1:
        mark_answers(state, rules, seat, mask)
    elif HOUSE and rules.jump_in:
        mark_plays(state, rules, seat, mask)
    # Nobody says anything while cards are put down one after the other in one move.
    if (state.picked != 0 and state.pending != RUN) or (HOUSE and state.together != 0):
        return
    if may_say_uno(state, rules, seat):
        mask[SAY_UNO] = 1
    for other in range(rules.players):
        if other != seat and state.catchable >> other & 1 == 1 and state.out >> seat & 1 == 0:
            mask[CATCH + other] = 1


def mark_answers(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """What answers the decision that is being waited for."""
    pending = state.pending
    if pending in (TURN, DRAWN, RUN, STACK):
        mark_plays(state, rules, seat, mask)
        if not (HOUSE and state.together):
            mark_instead(state, rules, seat, mask)
    elif pending == ANSWER:
        mask[ACCEPT] = mask[CHALLENGE] = 1
    elif pending == COLOR:
        for color in range(rules.color_count):
            mask[NAME_COLOR + color] = 1
    elif pending == TARGET:
        for other in range(rules.players):
            mask[PICK_TARGET + other] = state.out >> other & 1 == 0
    elif pending == ACT:
        mask[DONE] = 1
    else:
        mark_puts(state, rules, seat, mask)


def mark_instead(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """What can be done instead of playing a card."""
    pending = state.pending
    if HOUSE and pending == STACK:
        mask[ACCEPT] = 1
        mask[CHALLENGE] = state.doubtful
    elif pending == RUN:
        mask[DONE] = 1
    elif pending == DRAWN:
        mask[KEEP] = not must_play(state, rules, seat)
    elif not must_not_draw(state, rules, seat):
        mask[DRAW_ONE if can_draw(state, rules, seat) else PASS] = 1


def mark_plays(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """The ways of playing each card: with every colour, target, and UNO where it is true."""
    cards = playable(state, rules, seat)
    saying = 2 if says_uno_with(state, rules, seat) else 1
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        aims = names_player(state, rules, seat, card)
        if HOUSE and rules.multi and state.pending != RUN and goes_with_more(state, rules, seat, card):
            mask[PUT + rules.kind_of[card]] = 1
        for said in range(saying):
            mark_ways(state, rules, seat, card, aims, said * WITH_UNO, mask)


def mark_ways(
    state: StateFields, rules: RulesFields, seat: int, card: int, aims: bool, offset: int, mask: Any
) -> None:
    kind = rules.kind_of[card]
    if kind < COLORED_KINDS:
        if aims:
            mark_aims(state, rules, seat, offset + seven_action(kind), mask)
        else:
            mask[offset + kind] = 1
        return
    for color in range(rules.color_count):
        if aims:
            mark_aims(state, rules, seat, offset + PLAY_AT + MOST_PLAYERS * color, mask)
        else:
            mask[offset + wild_action(kind, color)] = 1


def mark_aims(state: StateFields, rules: RulesFields, seat: int, first: int, mask: Any) -> None:
    """The other players, by the actions from this one on."""
    for other in range(rules.players):
        mask[first + other] = other != seat and state.out >> other & 1 == 0


def mark_puts(state: StateFields, rules: RulesFields, seat: int, mask: Any) -> None:
    """The cards that can be put down next in a `discard` or in `wilds`."""
    pending = state.pending
    cards = overlap(state.hands[seat], rules.wilds if pending == WILDS else rules.all_cards)
    while some(cards):
        card = lowest(cards)
        cards = rest(cards)
        color = rules.color_of[card]
        if pending != COLORS or (color != NO_COLOR and state.picked >> color & 1 == 0):
            mask[PUT + rules.kind_of[card]] = 1
    if pending == COLORS:
        mask[DONE] = 1
