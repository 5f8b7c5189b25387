"""The jackpot machine in the slow implementation: the lever, the rule cards, and what falls on the next."""

from __future__ import annotations

from .deck import is_wild, symbol
from .legal import Cards, Legal
from .seats import Task


class Lever(Legal):
    """JACK and RULE. What is drawn because the round ends puts nobody out (HOUSE.mercy)."""

    def pull(self, seat: int) -> None:
        """JACK.pull: the spinner stops."""
        spin = self.chance.spin(self.spun)
        self.spun += 1
        if spin == "any":
            self.todo.append(Task("target", seat))
        elif spin in ("left", "right"):
            self.dispense([self.next_seat(seat, 1 if spin == "left" else -1)])
        elif spin == "all":
            self.dispense([seat, *self.circle(seat)])
        elif spin == "colors":
            if any(not is_wild(card) for card in self.hands[seat]):
                self.todo.append(Task("colors", seat))
        else:
            assert spin == "draw4"
            self.draws(seat, 4)

    def dispense(self, seats: list[int]) -> None:
        """A rule card for each of these; all come out first, then each is carried out in turn."""
        tasks = []
        for seat in seats:
            tasks.append(Task("rule", seat, rule=self.chance.rule(self.dispensed)))
            self.dispensed += 1
        self.todo += reversed(tasks)

    def carry_out(self, seat: int, text: str) -> None:
        """A rule card, as far as it goes without a choice."""
        name, _, rest = text.partition(" ")
        held = len(self.hands[seat])
        if name == "discard-to" and held > int(rest):
            self.todo.append(Task("discard-to", seat, word=rest, rule=text))
        elif name == "play-run" and self.run_cards(seat):
            self.todo.append(Task("run", seat, rule=text))
        elif name == "draw-to":
            self.draws(seat, int(rest) - held)
        elif name == "play-wilds" and self.wilds(seat):
            self.todo.append(Task("wilds", seat, rule=text))
        elif name == "take-most":
            self._take_most(seat, int(rest))
        elif name == "act":
            self.todo.append(Task("act", seat, rule=text))

    def _take_most(self, seat: int, count: int) -> None:
        """RULE.take-most: of several with the most the first after the taker; no last card."""
        victim = max(self.circle(seat), key=lambda i: len(self.hands[i]))  # max gives the first of several
        some = min(count, len(self.hands[victim]) - 1)
        if some > 0:
            taken = self.chance.take(self.hands[victim], some)
            for card in taken:
                self.hands[victim].remove(card)
            self.fewer(victim)
            self.receive(seat, taken)
            self.mercy([seat])

    def discard(self, task: Task, cards: Cards) -> None:
        """JACK.colors: onto the pile, with effects. RULE.discard-to: under the top, without."""
        seat = task.seat
        if task.kind == "colors":
            self.put_down(seat, cards)
            self.actions_fall(seat, cards)
            return
        for card in cards:
            self.hands[seat].remove(card)
            self.under.append(card)
        self.fewer(seat)
        if not self.hands[seat]:
            self.win(seat)

    def put_wilds(self, task: Task, cards: Cards) -> None:
        self.put_down(task.seat, cards)
        if self.hands[task.seat]:
            self.todo.append(task._replace(kind="color", cards=cards))
        else:  # RULE.play-wilds: no colour is named
            self.actions_fall(task.seat, cards)

    def run_on(self, task: Task, words: list[str]) -> None:
        """One card of a run, or its end; the actions wait until it is over."""
        if words == ["done"]:
            self.actions_fall(task.seat, task.cards)
            return
        self.put_down(task.seat, [words[1]], "uno" in words)
        cards = (*task.cards, words[1])
        if self.run_cards(task.seat):
            self.todo.append(task._replace(cards=cards))
        else:
            self.actions_fall(task.seat, cards)

    def actions_fall(self, seat: int, cards: Cards) -> None:
        """JACK.colors-effects and RULE.out: what was put down falls on the one next player."""
        symbols = [symbol(card) for card in cards]
        reverses = symbols.count("R")
        if reverses % 2 and not self.reverse_skips():
            self.step = -self.step
        victim = self.next_seat(seat)
        lost = "+2" in symbols or "S" in symbols or "W4" in symbols or (reverses and self.reverse_skips())
        number = 2 * symbols.count("+2") + 4 * symbols.count("W4")
        if not self.hands[seat]:
            self.draw(victim, number)
            self.win(seat)
            return
        self.draws(victim, number)
        if victim in self.out:  # HOUSE.mercy: what that player had still to do lapses
            return
        if lost:
            self.owes(victim)
        self.todo += [Task("pull", victim)] * (symbols.count("J") + symbols.count("WJ"))
