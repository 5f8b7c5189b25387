"""The jackpot machine: the lever, the dispenser, and carrying out rule cards."""

from __future__ import annotations

from collections.abc import Callable

from lastcard.cards.hands import come_down, draw_cards, give_up, remember_less, take_up
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import ACT, COLORS, DISCARD, RUN, TARGET, WILDS, Pending, Perform, State
from lastcard.cards.turn import ask
from lastcard.core.chance import Chance

SPINS = ("any", "right", "left", "all", "colors", "draw4")
DRAW_OF_THE_LEVER = 4


def pull(state: State, seat: int, chance: Chance) -> None:
    """Pull the lever and carry out what the spinner shows (JACK.pull)."""
    (spin,) = chance.throw(state.label("spin"), (SPINS,))
    state.tell("spun", seat, value=spin)
    players = state.rules.players
    if spin == "any":
        ask(state, TARGET, seat)
    elif spin == "colors":
        # With no coloured card nothing is asked (JACK.colors).
        if state.hands[seat] & state.rules.colored:
            ask(state, COLORS, seat)
    elif spin == "draw4":
        draw_cards(state, seat, DRAW_OF_THE_LEVER, chance)
    elif spin == "all":
        order = [(seat + place * state.direction) % players for place in range(players)]
        for_each = [Perform(player, dispense(state, player, chance)) for player in order]
        state.agenda += reversed(for_each)
    else:
        # Right and left are those of the table, whatever the direction (JACK.right, JACK.left).
        player = (seat + (1 if spin == "left" else -1)) % players
        state.agenda.append(Perform(player, dispense(state, player, chance)))


def dispense(state: State, seat: int, chance: Chance) -> RuleCard:
    """The rule card that comes out for this seat; it is used from now on (RULE.recycle)."""
    if not state.dispenser:
        state.dispenser, state.used = list(state.used), ()
        state.tell("rules-recycled")
    (rule,) = chance.sample(state.label("rule"), state.dispenser, 1)
    # A case may name a rule card that nobody wrote; it stands for the one on top.
    state.dispenser.remove(rule if rule in state.dispenser else state.dispenser[0])
    state.used += (rule,)
    state.tell("rule", seat, value=rule.text)
    return rule


def perform(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    """Begin to carry out a rule card, up to the first choice in it."""
    _PERFORM[rule.kind](state, seat, rule, chance)


def _perform_and_ask(state: State, seat: int, rule: RuleCard, pending: Pending) -> None:
    state.performing = (seat, rule)
    ask(state, pending, seat)


def _discard_to(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    if state.counts[seat] > (rule.number or 0):
        _perform_and_ask(state, seat, rule, DISCARD)


def _play_run(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    if run_goes_on(state, seat):
        _perform_and_ask(state, seat, rule, RUN)


def _draw_to(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    missing = (rule.number or 0) - state.counts[seat]
    if missing > 0:
        draw_cards(state, seat, missing, chance)


def _play_wilds(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    if state.hands[seat] & state.rules.wilds:
        _perform_and_ask(state, seat, rule, WILDS)


def _take_most(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    """Of several with the most cards, the first after the taker; never the last card (RULE.take-most)."""
    rules = state.rules
    after = [(seat + place * state.direction) % rules.players for place in range(1, rules.players)]
    victim = max(after, key=state.counts.__getitem__)
    count = min(rule.number or 0, state.counts[victim] - 1)
    if count < 1:
        return
    taken = chance.sample(state.label("take"), rules.cards_in(state.hands[victim]), count)
    give_up(state, victim, taken)
    remember_less(state, victim)
    state.known = tuple(known for known in state.known if known[1] != victim)
    take_up(state, seat, taken)
    state.tell("took", seat, tuple(rules.names[card] for card in taken), victim)
    come_down(state, victim)


def _act(state: State, seat: int, rule: RuleCard, chance: Chance) -> None:
    _perform_and_ask(state, seat, rule, ACT)


_PERFORM: dict[str, Callable[[State, int, RuleCard, Chance], None]] = {
    "discard-to": _discard_to,
    "play-run": _play_run,
    "draw-to": _draw_to,
    "play-wilds": _play_wilds,
    "take-most": _take_most,
    "act": _act,
}


def run_goes_on(state: State, seat: int) -> bool:
    """Whether a card of the hand fits; bluffs do not (RULE.play-run)."""
    return state.rules.legal_cards(state.hands[seat], state.color, state.top) != 0
