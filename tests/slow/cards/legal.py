"""Which moves are legal in the slow implementation.

Of several cards put down together the order of those between the first and the last changes nothing:
they are listed in one order, and accepted in any (`in_one_order`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations, product

from .deck import COLOURS, colour, is_number, is_wild, symbol
from .seats import Round, Task

Move = tuple[str, str]
Cards = tuple[str, ...]


def in_one_order(text: str) -> str:
    """A play of several cards with those between the first and the last sorted."""
    verb, *words = text.split()
    cards = [word for word in words if verb == "play" and word != "uno" and word[0] != "@"]
    return " ".join((verb, *cards[:1], *sorted(cards[1:-1]), *cards[1:][-1:], *words[len(cards) :]))


class Legal(Round):
    """What may be said now, and by whom."""

    def moves(self) -> list[Move]:
        """Every legal (player, move text) now, sorted."""
        if self.over:
            return []
        task = self.todo[-1]
        found = {*self._uno_moves(), *self._jumps(task)}
        if task.kind == "answer":
            for seat in task.waiting:
                found |= {(self.players[seat], "challenge"), (self.players[seat], "accept")}
        else:
            found |= {(self.players[task.seat], text) for text in self._choices(task)}
        return sorted(found)

    def allows(self, player: str, text: str) -> bool:
        """Whether this move is legal; also where too many are for a list."""
        task = None if self.over else self.todo[-1]
        verb, *cards = text.split() or [""]
        if task is not None and (task.kind, verb) in (
            ("colors", "discard"),
            ("discard-to", "discard"),
            ("wilds", "wilds"),
        ):
            return player == self.players[task.seat] and self._may_put_away(task, cards)
        return (player, in_one_order(text or "-")) in self.moves()

    def is_misplay(self, player: str, text: str) -> bool:
        """HOUSE.misplay: cards held that do not go, otherwise rightly said, on one's turn before drawing."""
        task = None if self.over else self.todo[-1]
        if self.options["misplay"] == "off" or task is None or task.kind != "turn":
            return False
        if player != self.players[task.seat] or self.allows(player, text):
            return False
        hand = set(self.hands[task.seat])
        return in_one_order(text or "-") in self._plays_of_any(task.seat, hand, "misplay")

    def accepts(self, player: str, text: str) -> bool:
        """Whether this move is not refused."""
        return self.allows(player, text) or self.is_misplay(player, text)

    # -- at any time ----------------------------------------------------------------------

    def _uno_moves(self) -> list[Move]:
        """UNO.say, UNO.auto, UNO.caught, HOUSE.uno-off: what may be said at any time."""
        found = []
        for seat in self.seats():
            name = self.players[seat]
            if len(self.hands[seat]) == 1 and not self.silent and (self.auto or not self.said[seat]):
                found.append((name, "uno"))
            if self.open[seat]:
                found += [(self.players[other], f"catch {name}") for other in self.seats() if other != seat]
        return found

    def _jumps(self, task: Task) -> list[Move]:
        """HOUSE.jump-in: the same card as the top one, before anything has been done in a turn."""
        if self.options["jump-in"] == "off" or task.kind != "turn" or self.turned_over:
            return []
        found = []
        for seat in self.seats():
            if seat != task.seat and not is_wild(self.top) and self.top in self.hands[seat]:
                texts = self._plays_of_any(seat, {self.top}, "jump")
                found += [(self.players[seat], text) for text in texts]
        return found

    # -- what one player is asked ---------------------------------------------------------

    def _choices(self, task: Task) -> list[str]:
        """What the player asked by this task may say."""
        seat = task.seat
        if task.kind == "turn":
            return self._turn_choices(seat)
        if task.kind == "drawn":
            return self._drawn_choices(task)
        if task.kind == "stack":
            return self._stack_choices(task)
        if task.kind == "target":
            return [f"target {self.players[other]}" for other in self.seats()]
        if task.kind == "color":
            return [f"color {letter}" for letter in COLOURS[self.edition]]
        if task.kind == "colors":
            return self._colors_choices(seat)
        if task.kind == "discard-to":
            hand = self.hands[seat]
            count = len(hand) - int(task.word)
            return [" ".join(("discard", *some)) for some in permutations(hand, count)]
        if task.kind == "wilds":
            return [" ".join(("wilds", *some)) for some in permutations(self.wilds(seat))]
        if task.kind == "run":
            return [*self._plays_of_any(seat, self.run_cards(seat), "run"), "done"]
        assert task.kind == "act"
        return ["done"]

    def _turn_choices(self, seat: int) -> list[str]:
        fitting = {card for card in self.hands[seat] if self.fits(seat, card)}
        plays = self._plays_of_any(seat, fitting, "turn")
        if self.options["decline"] == "no" and self.has_one_that_goes(seat):  # HOUSE.force
            return plays
        return [*plays, "draw" if self.can_draw(seat) else "pass"]

    def _drawn_choices(self, task: Task) -> list[str]:
        """TURN.drawn: only the card just drawn, with others like it only after it (HOUSE.multi)."""
        card, seat = task.cards[0], task.seat
        must = {
            "book": task.word == "nothing to play",
            "may": False,
            "must": True,
        }[self.options["drawn"]]
        plays = self._plays_of_any(seat, [card], "drawn")
        return plays if must and not self.is_bluff(seat, card) else [*plays, "keep"]

    def _stack_choices(self, task: Task) -> list[str]:
        """HOUSE.stack, HOUSE.stack-challenge, HOUSE.deflect."""
        hand = self.hands[task.seat]
        plays = self._plays_of_any(task.seat, {card for card in hand if self._stacks(task, card)}, "stack")
        return [*plays, "accept", *(["challenge"] if task.word else [])]

    def _colors_choices(self, seat: int) -> list[str]:
        """JACK.colors: at most one card of each colour, in any order."""
        letters, hand = COLOURS[self.edition], self.hands[seat]
        found = []
        for order in (order for n in range(len(letters) + 1) for order in permutations(letters, n)):
            for some in product(*([card for card in hand if card[0] == x] for x in order)):
                found.append(" ".join(("discard", *some)))
        return found

    def _may_put_away(self, task: Task, cards: list[str]) -> bool:
        """The same as the lists of `discard` and `wilds`, for one of them."""
        hand = self.hands[task.seat]
        if Counter(cards) - Counter(hand):
            return False
        if task.kind == "wilds":
            return sorted(cards) == sorted(self.wilds(task.seat))
        if task.kind == "discard-to":
            return len(cards) == len(hand) - int(task.word)
        return not any(is_wild(card) for card in cards) and len({card[0] for card in cards}) == len(cards)

    # -- plays ----------------------------------------------------------------------------

    def _plays_of_any(self, seat: int, firsts: Iterable[str], where: str) -> list[str]:
        """Every play that begins with one of these and goes: `turn`, `drawn`, `jump`, `stack`, `run`.

        As a `misplay` it need not go.
        """
        found = []
        for first in firsts:
            for cards in [(first,)] if where == "run" else self._together(seat, first, where == "jump"):
                if where in ("run", "misplay") or self.may_finish(seat, cards):
                    found += self._sayings(seat, cards, where)
        return found

    def _together(self, seat: int, first: str, all_alike: bool) -> set[Cards]:
        """HOUSE.multi: every way to put down cards together with this one first."""
        rest = list(self.hands[seat])
        rest.remove(first)
        multi = self.options["multi"]
        if multi == "off" or is_wild(first):
            return {(first,)}
        numbers = multi == "number" and is_number(first) and not all_alike
        same = [card for card in rest if is_number(card) and card[1:] == first[1:]] if numbers else []
        like = [card for card in rest if card == first or card in same]
        found: set[Cards] = {(first,)}
        for count in range(1, len(like) + 1):
            for some in set(combinations(like, count)):
                for last in set(some):
                    middle = list(some)
                    middle.remove(last)
                    found.add((first, *sorted(middle), last))
        return found

    def _sayings(self, seat: int, cards: Cards, where: str) -> list[str]:
        """Every way of saying that these are played: colour, player named, UNO."""
        texts = [" ".join(("play", *cards))]
        left = len(self.hands[seat]) - len(cards)
        if is_wild(cards[0]):
            texts = [f"play {cards[0]}:{letter}" for letter in COLOURS[self.edition]]
        swaps = self.swaps(cards) and left > 0 and where != "run"  # HOUSE.seven, HOUSE.swap-what
        if cards[0] == "WH" or swaps:
            others = [self.players[other] for other in self.seats() if other != seat]
            texts = [f"{text} @{name}" for text in texts for name in others]
        if left == 1 and self.options["uno"] in ("call", "auto"):  # HOUSE.uno-after, HOUSE.uno-off
            texts += [f"{text} uno" for text in texts]
        return texts

    def swaps(self, cards: Cards) -> bool:
        """HOUSE.seven."""
        return symbol(cards[0]) == "7" and self.options["seven-zero"] in ("seven", "both")

    def passes_hands(self, cards: Cards) -> bool:
        """HOUSE.zero."""
        return symbol(cards[0]) == "0" and self.options["seven-zero"] in ("zero", "both")

    # -- what goes ------------------------------------------------------------------------

    def fits(self, seat: int, card: str) -> bool:
        """TURN.match, TURN.wild, ACT.wild4-bluff."""
        if card == "W4":
            return self.options["wild4"] != "strict" or self.wild4_legal(seat)
        if is_wild(card):
            return True
        return colour(card) == colour(self.top) or symbol(card) == symbol(self.top)

    def may_finish(self, seat: int, cards: Cards) -> bool:
        """HOUSE.finish: what the last card, or the last cards together, may be."""
        finish = self.options["finish"]
        if len(cards) < len(self.hands[seat]) or finish == "any":
            return True
        if finish == "no-wild":
            return not any(is_wild(card) for card in cards)
        if finish == "no-draw":
            return not any(symbol(card) in ("+2", "W4") for card in cards)
        return all(is_number(card) for card in cards)

    def goes(self, seat: int, card: str) -> bool:
        """Whether the rules let it be played on a turn."""
        return self.fits(seat, card) and self.may_finish(seat, (card,))

    def has_one_that_goes(self, seat: int) -> bool:
        """A Wild Draw Four that would be a bluff does not count."""
        return any(self.goes(seat, card) and not self.is_bluff(seat, card) for card in self.hands[seat])

    def is_bluff(self, seat: int, card: str) -> bool:
        return card == "W4" and not self.wild4_legal(seat)

    def wild4_legal(self, seat: int) -> bool:
        """ACT.wild4-legal: no card of the active colour in the hand (bare wilds have none)."""
        if self.options["wild4"] == "free":
            return True
        return all(colour(card) != colour(self.top) for card in self.hands[seat])

    def _stacks(self, task: Task, card: str) -> bool:
        """HOUSE.stack, HOUSE.stack-four, HOUSE.deflect: whether it may be put on this stack."""
        stack, deflect = self.options["stack"], self.options["deflect"]
        active = colour(card) == colour(self.top)
        if symbol(card) == "+2":
            return task.cards[0] == "+2" or (stack == "any" and active)
        if symbol(card) == "W4":
            return stack in ("up", "any") or (stack == "same" and task.cards[0] == "W4")
        if symbol(card) == "R":
            return active and deflect in ("reverse", "both")
        return symbol(card) == "S" and active and deflect in ("skip", "both")

    def run_cards(self, seat: int) -> list[str]:
        """RULE.play-run: what fits now, without bluffing."""
        return [card for card in self.hands[seat] if self.fits(seat, card) and not self.is_bluff(seat, card)]

    def wilds(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if is_wild(card)]

    def reverse_skips(self) -> bool:
        """ACT.reverse-two."""
        return len(self.seats()) == 2 and self.options["reverse-two"] == "skip"
