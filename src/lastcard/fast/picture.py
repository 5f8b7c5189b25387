"""What a player may know, as the root of a search: a row in which nothing hidden is dealt yet."""

from __future__ import annotations

import numpy as np

from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import NO_CARD, Perform
from lastcard.cards.view import View
from lastcard.fast import layout as at
from lastcard.fast import search
from lastcard.fast.compiled import Row
from lastcard.fast.encode import encode_move
from lastcard.fast.tables import Deck, deck_of, tables_by
from lastcard.weights import bluffers


def root_of(view: View, seat: int) -> Row:
    """The table as this seat sees it; every card that it does not see lies in the draw pile."""
    row = np.zeros(at.WIDTH, np.int64)
    rules, deck = view.rules, deck_of(view.rules.edition)
    unseen = rules.all_cards & ~(view.seen | view.hands[seat])
    row[at.DRAW : at.DRAW + 2] = deck.words(unseen)
    row[at.UNDER : at.UNDER + 2] = deck.words(view.seen & ~rules.bits[view.top])
    row[at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2] = deck.words(view.hands[seat])
    row[at.TOP] = deck.places[view.top]
    row[at.COLOR] = at.NO_COLOR if view.color is None else deck.colors.index(view.color)
    row[at.DRAWN_KIND] = at.NO_KIND if view.drawn == NO_CARD else deck.kinds[view.drawn]
    for other in range(rules.players):
        row[at.SCORES + other] = view.scores[other]
        row[at.OWED] |= view.owed[other] << (at.OWED_BITS * other)
    row[at.DIRECTION], row[at.DEALER] = view.direction, view.dealer
    row[at.ON_TURN], row[at.ACTOR] = view.turn, view.actor
    row[at.PENDING] = at.PENDINGS.index(view.pending)
    row[at.ANSWERING], row[at.CATCHABLE] = view.answering, view.catchable
    row[at.CAUGHT], row[at.SAID] = view.caught, view.said
    row[at.OPENING] = view.opening
    row[at.WINNER] = at.UNDECIDED
    _fill_dispenser(row, view)
    encode_move(row, view, deck, known_rules(view))
    return row


def _fill_dispenser(row: Row, view: View) -> None:
    """The dispenser holds the rule cards that have not come out since it was filled, as far as one knows."""
    used = list(view.used)
    for place, card in enumerate(known_rules(view)):
        if card in used and view.dispensable:
            used.remove(card)
            row[at.USED] |= 1 << place
        else:
            row[at.DISPENSER] |= 1 << place


def known_rules(view: View) -> list[RuleCard]:
    """The edition's own rule cards, as nobody knows what the others wrote, with those that have been seen."""
    cards = list(view.rules.edition.rule_cards)
    performing = [] if view.performing is None else [view.performing[1]]
    seen = [*view.used, *performing, *(task.rule for task in view.agenda if isinstance(task, Perform))]
    for card in seen:
        if card not in cards and cards:
            strange = [place for place, own in enumerate(cards) if own not in seen]
            cards[strange[-1] if strange else 0] = card
    return cards


def tables_for(view: View) -> Row:
    """The tables of the game that this is a view of."""
    return tables_by(view.rules, known_rules(view))


def beliefs_of(view: View, seat: int) -> Row:
    """What this seat believes about the cards that it does not see."""
    deck: Deck = deck_of(view.rules.edition)
    beliefs = np.zeros(search.BELIEFS, np.int64)
    for other in range(view.rules.players):
        beliefs[search.COUNT + other] = view.counts[other]
        beliefs[search.FRESH + other] = view.fresh[other]
        place = search.DECLINED + 2 * other
        beliefs[place : place + 2] = deck.words(view.declined[other])
    for owner, hand in view.known:
        place = search.KNOWN + 2 * owner
        beliefs[place : place + 2] = deck.words(hand)
    beliefs[search.PILE] = view.pile
    beliefs[search.BEFORE] = at.NO_COLOR if view.before is None else deck.colors.index(view.before)
    beliefs[search.BLUFFERS] = round(search.PER_MILLE * bluffers(view.rules.players))
    return beliefs
