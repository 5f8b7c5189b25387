"""By which rule of the card games each event of a change happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lastcard.cards.edition import CardEdition
from lastcard.cards.rulecards import RuleCard
from lastcard.cards.state import State
from lastcard.cards.symbols import OURS, Symbol
from lastcard.core.event import Event
from lastcard.editions import DECKS
from lastcard.rules.drawing import can_draw
from lastcard.rules.fields import ANSWER, AUTO, DRAWN, NEVER, PERFORM, RUN, STACK, TASKS, TURN
from lastcard.rules.legal import rightly_playable
from lastcard.rules.step import WRONG_CHALLENGE_DRAWS
from lastcard.rules.turn import skips_by_reverse
from lastcard.sandbox.because import OF_CARDS

Rules = tuple[str, ...]

_EFFECTS = {
    "+2": "ACT.draw2", "R": "ACT.reverse", "S": "ACT.skip", "W": "ACT.wild", "W4": "ACT.wild4",
    "J": "JACK.pull", "WJ": "JACK.pull", "WH": "ACT.hat",
}  # fmt: skip
"""What the symbols of the leaflets do."""
_FIRST = {
    "+2": "FIRST.draw2", "R": "FIRST.reverse", "S": "FIRST.skip", "W": "FIRST.wild", "W4": "FIRST.wild4",
    "J": "FIRST.jackpot", "WJ": "FIRST.wild-jackpot", "WH": "FIRST.hat",
}  # fmt: skip
"""And what they do when they are turned over first."""
_LEVER_DRAWS = 4


def rules_of_cards(before: State | None, after: State, events: Sequence[Event]) -> list[Rules]:
    """The rules of each event of a move, or, with no state before it, of a setting up."""
    teller = _Teller(before, after, {event.kind for event in events})
    return [teller.rules(event) for event in events]


class _Teller:
    """Goes through the events of one change; what comes first says why the others follow."""

    def __init__(self, before: State | None, after: State, kinds: set[str]) -> None:
        self.before, self.after, self.kinds = before, after, kinds
        self.agreed = after.rules
        self.pending = TURN if before is None else before.pending
        self.card: Symbol | None = None
        self.draws: Rules = ()
        """Why the next cards are drawn."""
        self.number = 0
        """How many they should be; 0 where nobody can say."""
        self.skips: Rules = ()
        self.lost = 0
        self.turns: Rules = ()
        self.out_of: str = ""
        """By which rule a rule card came out."""
        self.to_draw = {seat for seat, kind in self._performing() if kind == "draw-to"}

    def rules(self, event: Event) -> Rules:
        """The rules of the next event."""
        own = _ASKED.get(event.kind)
        found = OF_CARDS[event.kind] if own is None else own(self, event)
        return tuple(dict.fromkeys(found))

    def _performing(self) -> list[tuple[int, str]]:
        """The rule cards that still had to be carried out, and by whom."""
        tasks = self.before.agenda if self.before is not None else []
        return [(seat, card.kind) for task, seat, card in tasks if task == PERFORM]

    def _bring(self, draws: Rules = (), number: int = 0, skips: Rules = (), turns: Rules = ()) -> None:
        self.draws, self.number, self.skips, self.turns = draws, number, skips, turns

    def _symbol(self, card: str) -> Symbol:
        return self.agreed.symbols[self.agreed.named[card].bit_length() - 1]

    # A turn

    def played(self, event: Event) -> Rules:
        symbol = self.card = self._symbol(event.cards[-1])
        copies, seat = len(event.cards), event.seat
        assert seat is not None and self.before is not None
        last = self.before.counts[seat] == copies
        together: Rules = ("HOUSE.multi",) if copies > 1 else ()
        if self.pending == STACK:
            return *self._on_stack(symbol), *together
        found = [*self._fits(symbol, seat), *together]
        effect = _effect(self.agreed.edition, symbol)
        if symbol.restricted and self.agreed.bluff:
            if self.after.pending == ANSWER:
                found.append("CHAL.who-usa" if self.agreed.anyone else "CHAL.who")
        elif self.pending == RUN:
            # What the cards of a run do happens when it is over.
            self._bring(*self._together("RULE.play-run"))
        elif last:
            self._bring(("END.last-draw",), symbol.draws * copies)
            found += [] if symbol.plain or symbol.draws else ["END.last-other"]
        else:
            because = (*effect, *together)
            turned_to_skip = symbol.reverses and skips_by_reverse(self.before, self.agreed)
            skips = ("ACT.reverse-two", *together) if turned_to_skip else because
            self._bring(
                because if symbol.draws or symbol.until else (),
                symbol.draws * copies,
                skips if symbol.skips or turned_to_skip else (),
                effect if symbol.reverses else (),
            )
        return tuple(found)

    def _on_stack(self, symbol: Symbol) -> Rules:
        """HOUSE.stack, HOUSE.deflect: a Reverse turns the direction with two players, too."""
        if not symbol.draws:
            self._bring(turns=("HOUSE.deflect",))
            return ("HOUSE.deflect",)
        return ("HOUSE.stack", "HOUSE.stack-four") if symbol.restricted else ("HOUSE.stack",)

    def _fits(self, symbol: Symbol, seat: int) -> Rules:
        """Why the card may be played."""
        before = self.before
        assert before is not None
        found = ["RULE.play-run"] if self.pending == RUN else []
        if self.pending == DRAWN:
            found.append("TURN.drawn")
        if "jumped-in" in self.kinds:
            found.append("HOUSE.jump-in")
        elif symbol.restricted:
            found += ["ACT.wild4", "ACT.wild4-bluff" if self.after.bluffed else "ACT.wild4-legal"]
        elif symbol.wild:
            found += ["TURN.wild", *(("ACT.wild",) if self.agreed.colors else ())]
        else:
            found.append("TURN.match")
        return tuple(found)

    def misplayed(self, event: Event) -> Rules:
        self._bring(("HOUSE.misplay",), self.agreed.misplay)
        return ("HOUSE.misplay",)

    def drew(self, event: Event) -> Rules:
        seat = event.seat
        assert seat is not None
        found: Rules
        if self.draws:
            found = self.draws
            if len(event.cards) < self.number or not event.cards:
                full = self.after.counts[seat] >= self.agreed.hand_limit
                stack = ("HOUSE.stack-empty",) if "HOUSE.stack" in found else ()
                found = *found, *(("HOUSE.hand-limit",) if full else (*stack, "PILE.none-left"))
        elif seat in self.to_draw:
            self.to_draw.discard(seat)
            found = ("RULE.draw-to",)
        elif self._waits("draw", "draw-until"):
            found = _effect(self.agreed.edition, self.agreed.symbols[self.after.top])
        else:
            found = self._drew_on_turn(seat)
        return found

    def _drew_on_turn(self, seat: int) -> Rules:
        before, agreed = self.before, self.agreed
        assert before is not None
        found = ["TURN.decline" if rightly_playable(before, agreed, seat) else "TURN.draw"]
        found += ["HOUSE.draw-until"] if agreed.draws_on else []
        if self.after.pending == DRAWN:
            found.append("TURN.drawn")
        elif "out" not in self.kinds:
            found.append("HOUSE.drawn" if agreed.drawn == NEVER else "TURN.drawn-unplayable")
        return tuple(found)

    def _waits(self, *tasks: str) -> bool:
        """Whether one of these was still to be carried out."""
        return self.before is not None and any(TASKS[task] in tasks for task, _, _ in self.before.agenda)

    def passed(self, event: Event) -> Rules:
        before = self.before
        assert before is not None and event.seat is not None
        full = not can_draw(before, self.agreed, event.seat) and (before.pile or before.discards > 1)
        return ("HOUSE.hand-limit",) if full else ("PILE.none-left",)

    def lost_turn(self, event: Event) -> Rules:
        assert event.seat is not None
        owed = self.before is not None and self.before.owed[event.seat] > 0
        self.lost += 1
        if self.skips and not (owed and self.lost > 1):
            return self.skips
        return ("JACK.colors-effects",) if self.agreed.edition.rule_cards else ("HOUSE.multi",)

    def turned(self, event: Event) -> Rules:
        return self.turns or ("ACT.reverse",)

    # UNO and the challenge

    def uno(self, event: Event) -> Rules:
        if self.agreed.uno == AUTO:
            return ("UNO.auto",)
        return ("HOUSE.uno-after",) if self.agreed.options["uno"] == "after" else ("UNO.say",)

    def caught(self, event: Event) -> Rules:
        usual = self.agreed.options["uno-penalty"] in (2, "2")
        self._bring(("UNO.caught", *(() if usual else ("HOUSE.uno-penalty",))), self.agreed.caught_draws)
        return OF_CARDS["caught"]

    def accepted(self, event: Event) -> Rules:
        before = self.before
        assert before is not None
        if self.pending == STACK:
            ended = ("HOUSE.stack-last",) if "won-round" in self.kinds else ()
            self._bring(("HOUSE.stack", *ended), before.total, ("HOUSE.stack",))
            return ("HOUSE.stack",)
        last: Rules = ("END.last-draw", "CHAL.last-card") if before.counts[before.turn] == 0 else ()
        self._bring((*last, "ACT.wild4"), self.agreed.draw_count[before.top], ("ACT.wild4",))
        return ("CHAL.answer",)

    def challenged(self, event: Event) -> Rules:
        if self.pending == STACK:
            return ("HOUSE.stack-challenge",)
        return ("CHAL.who-usa",) if self.agreed.anyone else ("CHAL.who",)

    def settled(self, event: Event) -> Rules:
        """`guilty` or `innocent`."""
        before = self.before
        assert before is not None and event.seat is not None
        number = self.agreed.draw_count[before.top]
        number += 0 if event.kind == "guilty" else WRONG_CHALLENGE_DRAWS
        stack: Rules = ("HOUSE.stack-challenge",) if self.pending == STACK else ()
        last: Rules = ("CHAL.last-card",) if before.counts[event.seat] == 0 else ()
        found = (f"CHAL.{event.kind}", *stack)
        self._bring((*found, *last), number, found if event.kind == "innocent" else ())
        return found

    # The lever and rule cards

    def spun(self, event: Event) -> Rules:
        self.out_of = f"JACK.{event.value}"
        self.draws, self.number = (("JACK.draw4",), _LEVER_DRAWS) if event.value == "draw4" else ((), 0)
        return "JACK.pull", self.out_of

    def picked(self, event: Event) -> Rules:
        self.out_of = "JACK.any"
        if self.before is not None and self.before.opening and self.before.flipped:
            self.out_of = self._first(self.before)
        return (self.out_of,)

    def _first(self, state: State) -> str:
        """The rule about the card turned over first."""
        return _FIRST.get(self.agreed.symbols[state.top].code, "FIRST.wild")

    def rule(self, event: Event) -> Rules:
        kind = RuleCard.from_text(str(event.value)).kind
        self.draws = ()
        if kind == "draw-to" and event.seat is not None:
            self.to_draw.add(event.seat)
        return self.out_of or "JACK.any", f"RULE.{kind}"

    def discarded(self, event: Event) -> Rules:
        if event.value == "discard":
            return ("RULE.discard-to",)
        if event.value == "wilds":
            self._bring(*self._together("RULE.play-wilds"))
            return ("RULE.play-wilds",)
        self._bring(*self._together("JACK.colors-effects"))
        return ("JACK.colors",)

    def done(self, event: Event) -> Rules:
        if self.pending == RUN:
            self._bring(*self._together("RULE.play-run"))
            return ("RULE.play-run",)
        return ("RULE.act",)

    def _together(self, rule: str) -> tuple[Rules, int, Rules, Rules]:
        """What cards do that were put down one after the other: they all act as JACK.colors-effects says."""
        found = tuple(dict.fromkeys((rule, "JACK.colors-effects")))
        return found, 0, found, found

    def named(self, event: Event) -> Rules:
        before = self.before
        if before is not None and before.flipped and before.opening and before.performing is None:
            return (self._first(before),)
        self._bring(*self._together("RULE.play-wilds"))
        return ("RULE.play-wilds",)

    # House rules

    def stacked(self, event: Event) -> Rules:
        found = ["HOUSE.stack"]
        if self.pending == STACK and self.card is not None:
            if not self.card.draws:
                found = ["HOUSE.deflect"]
            elif self.agreed.revenge:
                found.append("HOUSE.revenge")
        return *found, *(("HOUSE.stack-challenge",) if self.after.doubtful else ())

    def bomb(self, event: Event) -> Rules:
        self._bring(("HOUSE.bomb",), int(event.value or 0), self.skips, self.turns)
        return ("HOUSE.bomb",)

    def swapped(self, event: Event) -> Rules:
        return self._moved("HOUSE.seven")

    def passed_on(self, event: Event) -> Rules:
        return self._moved("HOUSE.zero")

    def _moved(self, house: str) -> Rules:
        """Hands move by a house rule, or by what a card of the deck does."""
        of_deck = self.card is not None and (self.card.swaps or self.card.passes)
        return _effect(self.agreed.edition, self.card) if of_deck and self.card else (house,)

    # Setting up

    def flipped(self, event: Event) -> Rules:
        symbol = self._symbol(event.cards[0])
        plain = "FIRST.number" if symbol.plain and not symbol.wild else "ACT.until"
        first = _FIRST.get(symbol.code, plain) if OURS.get(symbol.code, symbol) == symbol else plain
        found: Rules = (first,)
        if symbol.until is not None and symbol.code not in _FIRST:
            found = ("ACT.until",)
        self._bring(found, symbol.draws, found, found)
        return "SETUP.flip", *found

    # The end

    def left(self, event: Event) -> Rules:
        return ("SCORE.lowest" if self.agreed.lowest else "SCORE.winner"), "DECK.points"

    def won_round(self, event: Event) -> Rules:
        assert event.seat is not None
        scored: list[str] = [] if self.agreed.lowest else ["SCORE.winner"]
        scored += ["HOUSE.stakes"] if self.agreed.stakes > 1 else []
        scored += ["HOUSE.teams"] if self.agreed.teams else []
        return self._why_it_ended(event.seat), *scored

    def _why_it_ended(self, winner: int) -> str:
        if "time-over" in self.kinds:
            return "HOUSE.blitz"
        if self.after.counts[winner]:
            return "HOUSE.mercy" if "out" in self.kinds else "HOUSE.end"
        if self.pending == STACK:
            return "HOUSE.stack-last"
        if self.pending == ANSWER:
            return "CHAL.last-card"
        return "END.out" if self.pending in (TURN, DRAWN) and "rule" not in self.kinds else "RULE.out"

    def won_match(self, event: Event) -> Rules:
        if self.agreed.knockout:
            return ("HOUSE.knockout",)
        found = ("HOUSE.length",) if self.agreed.length else ("SCORE.target",)
        return *found, *(("SCORE.lowest",) if self.agreed.lowest else ())

    def void(self, event: Event) -> Rules:
        if "time-over" in self.kinds:
            return ("HOUSE.blitz",)
        before = self.before
        blocked = before is not None and self.after.passed | self.after.out == self.agreed.everyone
        return ("PILE.blocked",) if blocked else ("HOUSE.end",)


def _effect(edition: CardEdition, symbol: Symbol) -> Rules:
    """The rule about what a card does; of a deck of our own that is the one about the deck, of somebody
    else's the one about what such cards do."""
    if symbol.code in _EFFECTS and OURS.get(symbol.code, symbol) == symbol:
        return (_EFFECTS[symbol.code],)
    if edition.name in DECKS and not symbol.plain:
        return (*(("ACT.until",) if symbol.until else ()), f"DECK.{edition.name}")
    if symbol.until:
        return ("ACT.until",)
    if symbol.draws:
        return ("ACT.draw2",)
    if symbol.reverses or symbol.skips:
        return ("ACT.reverse" if symbol.reverses else "ACT.skip",)
    return ("JACK.pull",) if symbol.pulls else ("TURN.wild" if symbol.wild else "TURN.match",)


_ASKED: dict[str, Callable[[_Teller, Event], Rules]] = {
    "played": _Teller.played,
    "misplayed": _Teller.misplayed,
    "drew": _Teller.drew,
    "passed": _Teller.passed,
    "lost-turn": _Teller.lost_turn,
    "turned": _Teller.turned,
    "uno": _Teller.uno,
    "caught": _Teller.caught,
    "accepted": _Teller.accepted,
    "challenged": _Teller.challenged,
    "guilty": _Teller.settled,
    "innocent": _Teller.settled,
    "spun": _Teller.spun,
    "picked": _Teller.picked,
    "rule": _Teller.rule,
    "discarded": _Teller.discarded,
    "done": _Teller.done,
    "named": _Teller.named,
    "stacked": _Teller.stacked,
    "bomb": _Teller.bomb,
    "swapped": _Teller.swapped,
    "passed-on": _Teller.passed_on,
    "flipped": _Teller.flipped,
    "left": _Teller.left,
    "won-round": _Teller.won_round,
    "won-match": _Teller.won_match,
    "void": _Teller.void,
}
"""The kinds that have several rules to choose from; of the others all hold."""
