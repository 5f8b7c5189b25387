"""Carrying out an action of the card games; the second implementation. The action must be legal."""

from __future__ import annotations

from lastcard.fast.bits import natural, popcount
from lastcard.fast.compiled import Row, compiled
from lastcard.fast.hands import (
    come_down,
    count,
    draw_card,
    holds,
    holds_color,
    kind_at,
    place_of,
    put_down,
    put_under,
    top_kind,
)
from lastcard.fast.layout import (
    ACCEPT,
    ACTOR,
    ACTS,
    ANSWER,
    ANSWERING,
    ANYONE_CHALLENGES,
    ASK,
    BLUFFED,
    BLUFFS,
    CATCH,
    CATCHABLE,
    CAUGHT,
    CHALLENGE,
    COLOR,
    COLOR_WANTED,
    COLORS,
    COLORS_PUT,
    DECISIONS,
    DISCARD,
    DOES_AIM,
    DOES_PULL,
    DOES_REVERSE,
    DOES_SKIP,
    DONE,
    DRAW_ONE,
    DRAWN,
    DRAWN_KIND,
    DRAWS,
    DRAWS_OF,
    FLAGS,
    HANDS,
    IS_RESTRICTED,
    MOST_PLAYERS,
    NAME_COLOR,
    NO_COLOR,
    NOBODY,
    ON_TURN,
    PASS,
    PASSED,
    PENDING,
    PERFORM,
    PERFORMED,
    PERFORMER,
    PICK_TARGET,
    PICKED,
    PICKED_ANY,
    PLAY_HAT,
    PLAY_WILD,
    PLAYERS,
    PLAYS,
    PULLS,
    PUT,
    RESTRICTED,
    REVERSES,
    RULE_NUMBERS,
    RUN,
    SAID,
    SAY_UNO,
    SKIPS,
    SYMBOL_COUNT,
    UNTIL_COLOR,
    VOID,
    WILD_CARDS,
    WILDS,
)
from lastcard.fast.lever import dispense, legal_word, proceed, push_fall, run_goes_on
from lastcard.fast.turns import (
    act,
    clear_put,
    fall,
    fall_of_all,
    finish_round,
    next_seat,
    owe,
    push,
    push_pulls,
    suffer,
)

CAUGHT_DRAWS = 2
MOST_CARDS = 128
WRONG_CHALLENGE_DRAWS = 2


@compiled
def asked(row: Row, tables: Row) -> int:
    """The seat that decides next: of several that may answer, the first after the one on turn."""
    if row[PENDING] != ANSWER:
        return row[ACTOR]
    seat = next_seat(row, tables, row[ON_TURN])
    while row[ANSWERING] >> seat & 1 == 0:
        seat = next_seat(row, tables, seat)
    return seat


@compiled
def step(row: Row, tables: Row, given: Row, seat: int, action: int) -> None:
    """Carry the action out."""
    seat, action = natural(seat), natural(action)
    row[DECISIONS] += 1
    if action < 2 * PLAYS:
        said = action >= PLAYS
        goes_on = _play(row, tables, seat, action - PLAYS if said else action, said)
    else:
        goes_on = answer(row, tables, given, seat, action)
    proceed(row, tables, given, goes_on)


@compiled
def answer(row: Row, tables: Row, given: Row, seat: int, action: int) -> bool:
    """An action that plays no card; whether play then goes on by itself, as all the functions below tell."""
    if action == DRAW_ONE:
        return _draw(row, tables, given, seat)
    if action >= PUT:
        return _put(row, tables, seat, action - PUT)
    if action >= CATCH:
        return _catch(row, action - CATCH)
    if action >= PICK_TARGET:
        push(row, PERFORM, action - PICK_TARGET, dispense(row, tables, given))
        return True
    if action >= NAME_COLOR:
        row[COLOR] = action - NAME_COLOR
        row[PERFORMER] = NOBODY
        return True
    return _say(row, tables, seat, action)


@compiled
def _say(row: Row, tables: Row, seat: int, action: int) -> bool:
    """The actions that are one word."""
    if action == PASS:
        _pass(row, tables, seat)
    elif action == ACCEPT:
        return _accept(row, tables, seat)
    elif action == CHALLENGE:
        _challenge(row, tables, seat)
    elif action == SAY_UNO:
        row[SAID] |= 1 << seat
        row[CATCHABLE] &= ~(1 << seat)
        return False
    elif action == DONE:
        _done(row, tables, seat)
    # What is left is to keep the card just drawn.
    return True


@compiled
def played_kind(action: int) -> int:
    """The kind of card that an action below PLAYS plays."""
    if action < PLAY_WILD:
        return action
    if action < PLAY_HAT:
        which = (action - PLAY_WILD) // COLORS
        return PLAY_WILD + (which if which < 2 else 3)
    return PLAY_WILD + 2


@compiled
def _play(row: Row, tables: Row, seat: int, action: int, said: bool) -> bool:
    kind, color, target = played_kind(action), NO_COLOR, NOBODY
    if action >= PLAY_HAT:
        color, target = (action - PLAY_HAT) // MOST_PLAYERS, (action - PLAY_HAT) % MOST_PLAYERS
    elif action >= PLAY_WILD:
        color = (action - PLAY_WILD) % COLORS
    return play_card(row, tables, seat, place_of(row, tables, seat, kind), color, target, said)


@compiled
def play_card(row: Row, tables: Row, seat: int, place: int, color: int, target: int, said: bool) -> bool:
    """Play the card of this place, on a turn or in a run."""
    kind = kind_at(tables, place)
    flags = tables[FLAGS + kind]
    in_run = row[PENDING] == RUN
    if not in_run:
        if flags & IS_RESTRICTED != 0:
            # Settled now, whatever is drawn before the challenge (CHAL.answer).
            row[BLUFFED] = holds_color(row, tables, seat, row[COLOR])
        row[CATCHABLE] = row[PASSED] = 0
    put_down(row, tables, seat, place, color)
    come_down(row, tables, seat, said)
    if in_run:
        _count_in(row, tables, kind)
        return _run_is_over(row, tables, seat)
    if flags & IS_RESTRICTED != 0 and tables[BLUFFS] != 0:
        _await_answers(row, tables, seat)
        return False
    if flags & ACTS != 0:
        _act(row, tables, seat, kind, target)
    if count(row, seat) == 0:
        finish_round(row, seat)
    return True


@compiled
def _act(row: Row, tables: Row, seat: int, kind: int, target: int) -> None:
    """What a card does that is played on a turn."""
    flags, draws = tables[FLAGS + kind], tables[DRAWS_OF + kind]
    if count(row, seat) == 0:
        # Only the draws of a last card still count (END.last-draw, END.last-other).
        owe(row, next_seat(row, tables, seat), draws)
        return
    act(row, tables, seat, 1 if flags & DOES_REVERSE != 0 else 0, draws, flags & DOES_SKIP != 0)
    if flags & DOES_PULL != 0:
        push_pulls(row, seat, 1)
    if flags & DOES_AIM != 0:
        # Until a Gryffindor card comes (ACT.hat): at the most the whole deck.
        owe(row, target, MOST_CARDS)
        row[UNTIL_COLOR] = 1


@compiled
def _await_answers(row: Row, tables: Row, seat: int) -> None:
    """CHAL.who-usa, CHAL.who: any opponent, or only the one who would draw."""
    if tables[ANYONE_CHALLENGES] != 0:
        row[ANSWERING] = (1 << tables[PLAYERS]) - 1 & ~(1 << seat)
    else:
        row[ANSWERING] = 1 << next_seat(row, tables, seat)
    row[PENDING] = ANSWER
    row[ACTOR] = NOBODY


@compiled
def _accept(row: Row, tables: Row, seat: int) -> bool:
    row[ANSWERING] &= ~(1 << seat)
    if row[ANSWERING] != 0:
        return False
    fall(row, tables, row[ON_TURN], 0, tables[DRAWS_OF + top_kind(row, tables)], True, 0)
    return True


@compiled
def _challenge(row: Row, tables: Row, seat: int) -> None:
    """CHAL.guilty, CHAL.innocent, and CHAL.last-card where the hand is empty."""
    player, draws = row[ON_TURN], tables[DRAWS_OF + top_kind(row, tables)]
    row[ANSWERING] = 0
    if row[BLUFFED] != 0:
        owe(row, player, draws)
    else:
        suffer(row, next_seat(row, tables, player), 0, True)
        owe(row, seat, draws + WRONG_CHALLENGE_DRAWS)
    if count(row, player) == 0:
        finish_round(row, player)


@compiled
def _draw(row: Row, tables: Row, given: Row, seat: int) -> bool:
    """One card, which may be played if it can; otherwise the turn passes (TURN.drawn-unplayable)."""
    row[CATCHABLE] = row[PASSED] = 0
    place = draw_card(row, tables, given, seat)
    if allowed_word(row, tables, seat, place >> 6) >> (place & 63) & 1 == 0:
        return True
    row[DRAWN_KIND] = kind_at(tables, place)
    row[PENDING] = DRAWN
    return False


@compiled
def allowed_word(row: Row, tables: Row, seat: int, word: int) -> int:
    """One word of what the hand holds that the table lets be played, bluffs included (ACT.wild4-bluff)."""
    allowed = legal_word(row, tables, seat, word)
    if tables[BLUFFS] != 0:
        allowed |= row[HANDS + 2 * seat + word] & tables[RESTRICTED + word]
    return allowed


@compiled
def _pass(row: Row, tables: Row, seat: int) -> None:
    """PILE.blocked: void when every player has passed since the last play or draw."""
    row[CATCHABLE] = 0
    row[PASSED] |= 1 << seat
    if popcount(row[PASSED]) == tables[PLAYERS]:
        finish_round(row, VOID)


@compiled
def _catch(row: Row, caught: int) -> bool:
    """UNO.caught."""
    row[CATCHABLE] &= ~(1 << caught)
    row[CAUGHT] |= 1 << caught
    owe(row, caught, CAUGHT_DRAWS)
    return False


@compiled
def _done(row: Row, tables: Row, seat: int) -> None:
    if row[PENDING] == COLORS_PUT:
        _end_colors(row, tables, seat)
        return
    row[PERFORMER] = NOBODY
    if row[PENDING] == RUN:
        fall_of_all(row, tables, seat)


# Cards put down one after the other


@compiled
def _count_in(row: Row, tables: Row, kind: int) -> None:
    """Add what a card does to what the others of the same move or run do."""
    flags = tables[FLAGS + kind]
    row[REVERSES] += flags & DOES_REVERSE != 0
    row[DRAWS] += tables[DRAWS_OF + kind]
    row[SKIPS] |= flags & DOES_SKIP != 0
    row[PULLS] += flags & DOES_PULL != 0
    row[PICKED] |= PICKED_ANY


@compiled
def _run_is_over(row: Row, tables: Row, seat: int) -> bool:
    """The actions of the whole run fall together once no card fits any more (RULE.play-run)."""
    if count(row, seat) > 0 and run_goes_on(row, tables, seat):
        return False
    _done(row, tables, seat)
    return True


@compiled
def _put(row: Row, tables: Row, seat: int, kind: int) -> bool:
    """One card of a `discard` or of `wilds`."""
    if row[PENDING] == DISCARD:
        return _put_to_discard(row, tables, seat, kind)
    put_down(row, tables, seat, place_of(row, tables, seat, kind), NO_COLOR)
    _count_in(row, tables, kind)
    if row[PENDING] == WILDS:
        return _end_wilds(row, tables, seat)
    row[PICKED] |= 1 << kind // SYMBOL_COUNT
    if can_put_color(row, tables, seat):
        return False
    _end_colors(row, tables, seat)
    return True


@compiled
def can_put_color(row: Row, tables: Row, seat: int) -> bool:
    """Whether a colour is held of which no card has been put down yet (JACK.colors)."""
    for color in range(COLORS):
        if row[PICKED] >> color & 1 == 0 and holds_color(row, tables, seat, color):
            return True
    return False


@compiled
def _end_colors(row: Row, tables: Row, seat: int) -> None:
    if row[PICKED] != 0:
        come_down(row, tables, seat, False)
    fall_of_all(row, tables, seat)


@compiled
def _put_to_discard(row: Row, tables: Row, seat: int, kind: int) -> bool:
    """Under the top card, until as many are left as the rule card says (RULE.discard-to)."""
    put_under(row, tables, seat, kind)
    row[PICKED] |= PICKED_ANY
    left = count(row, seat)
    if left > tables[RULE_NUMBERS + row[PERFORMED]]:
        return False
    row[PICKED] = 0
    row[PERFORMER] = NOBODY
    if left == 0:
        finish_round(row, seat)
    else:
        come_down(row, tables, seat, False)
    return True


@compiled
def _end_wilds(row: Row, tables: Row, seat: int) -> bool:
    """Once all wilds are down, one colour for all; a player who is out names none (RULE.play-wilds)."""
    if holds(row, tables, seat, WILD_CARDS):
        return False
    come_down(row, tables, seat, False)
    push_fall(row, seat, row[DRAWS], row[SKIPS], row[PULLS])
    clear_put(row)
    if count(row, seat) > 0:
        push(row, ASK, seat, COLOR_WANTED)
    else:
        row[PERFORMER] = NOBODY
    return True
