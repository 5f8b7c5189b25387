"""A second, slow implementation of the card rules, to count moves against (perft).

It is written from cards.md and house.md of the rulebook alone and shares no code with the engine. Cards are
the strings of docs/notation.md, hands are sorted lists of them, and chance comes from outside (chance.py).
"""

from __future__ import annotations

from .deck import bare, colour, is_number, symbol
from .legal import Cards, Move
from .lever import Lever
from .seats import Task

__all__ = ["Move", "Table", "Task", "perft"]


class Table(Lever):
    """One round of a card game, at a moment when somebody has to decide something."""

    def after(self, player: str, move: str) -> Table:
        """A new table with this move carried out, which must not be refused."""
        if not self.accepts(player, move):
            raise ValueError(f"illegal move: {player} {move}")
        return self._after(player, move)

    def _after(self, player: str, move: str) -> Table:
        table = self.copy()
        if table.is_misplay(player, move):
            table._misplay(table.players.index(player))
        else:
            table._say(table.players.index(player), move.split())
        table._go_on()
        return table

    def _go_on(self) -> None:
        """Do what happens by itself, until somebody is asked something or the round is over."""
        while not self.over:
            if not self.todo:
                self.pass_turn()
            elif self.todo[-1].kind in ("pull", "rule"):
                task = self.todo.pop()
                if task.kind == "pull":
                    self.pull(task.seat)
                else:
                    self.carry_out(task.seat, task.rule)
            else:
                return

    def open_round(self, dealer: int) -> None:
        """FIRST: the top card has just been turned over, with nothing done yet."""
        left, kind = self.next_seat(dealer, 1), symbol(self.top)
        self.todo, self.turns, self.begun, self.turned_over = [], 0, False, True
        self.turn = self.opener = left
        if kind == "+2":
            self.draws(left, 2)
            self.owes(left)
        elif kind == "R":
            self.step, self.turn, self.opener = -1, dealer, dealer
        elif kind == "S":
            self.owes(left)
        elif kind in ("J", "WJ"):
            self.todo.append(Task("target", left))
        if kind in ("W", "WH", "WJ"):
            self.todo.append(Task("color", left))
        self._go_on()

    # -- what is said ---------------------------------------------------------------------

    def _say(self, seat: int, words: list[str]) -> None:
        if words == ["uno"]:
            self.said[seat], self.open[seat] = True, False
            return
        if words[0] == "catch":
            self._catch(self.players.index(words[1]))
            return
        task = self.todo.pop()
        if task.kind == "turn" or (task.kind == "stack" and words[0] == "play"):
            self.open = [False] * len(self.players)  # UNO.window, HOUSE.stack-what, HOUSE.jump-in
        if task.kind == "answer":
            self._answer(task, seat, words[0])
        elif task.kind == "run":
            self.run_on(task, words)
        elif words[0] == "play":
            self._play(task, seat, words)
        elif task.kind == "stack":
            self._answer_stack(task, words[0])
        elif words[0] == "draw":
            self._draw_for_turn(seat)
        elif words[0] == "pass":
            self._pass(seat)
        elif words[0] == "target":
            self.dispense([self.players.index(words[1])])
        elif words[0] == "discard":
            self.discard(task, tuple(words[1:]))
        elif words[0] == "wilds":
            self.put_wilds(task, tuple(words[1:]))
        elif words[0] == "color":
            self.top = f"{bare(self.top)}:{words[1]}"
            self.actions_fall(seat, task.cards)
        else:
            assert words[0] in ("keep", "done")

    def _catch(self, seat: int) -> None:
        """UNO.caught, HOUSE.uno-penalty: it is settled, also when nothing can be drawn."""
        self.said[seat], self.open[seat] = True, False
        self.draws(seat, int(self.options["uno-penalty"]))

    def _draw_for_turn(self, seat: int) -> None:
        """TURN.draw, HOUSE.draw-until, HOUSE.drawn."""
        self.passed.clear()
        word = "" if self.has_one_that_goes(seat) else "nothing to play"
        drawn = self.draw(seat, 1)
        while self.options["draw"] == "until" and not self.goes(seat, drawn[-1]):
            more = self.draw(seat, 1)
            if not more:
                break
            drawn += more
        self.mercy([seat])
        if seat in self.out or self.options["drawn"] == "never":
            return
        if self.goes(seat, drawn[-1]):
            self.todo.append(Task("drawn", seat, (drawn[-1],), word))

    def _pass(self, seat: int) -> None:
        self.passed.add(seat)
        if self.passed >= set(self.seats()):  # PILE.blocked
            self.over = True

    def _misplay(self, seat: int) -> None:
        """HOUSE.misplay: the cards go back, the player draws, the turn passes."""
        self.todo.pop()
        self.open = [False] * len(self.players)
        if self.draws(seat, int(self.options["misplay"])):
            self.passed.clear()
        else:
            self._pass(seat)

    # -- plays ----------------------------------------------------------------------------

    def _play(self, task: Task, seat: int, words: list[str]) -> None:
        """Cards played on a turn, after drawing, out of turn (HOUSE.jump-in) or on a stack."""
        cards = tuple(word for word in words[1:] if word != "uno" and word[0] != "@")
        named = [self.players.index(word[1:]) for word in words if word[0] == "@"]
        legal = self.wild4_legal(seat)
        self.put_down(seat, cards, "uno" in words)
        self.passed.clear()
        self.turn = seat  # HOUSE.jump-in: play goes on from there; HOUSE.stack: after whoever takes the total
        if not self.hands[seat]:
            self.finished.append(seat)
        if task.kind == "stack":
            self._add_to_stack(task, seat, cards)
        elif symbol(cards[0]) in ("+2", "W4") and self.options["stack"] != "off":
            self._begin_stack(seat, cards, legal)
        elif symbol(cards[0]) == "W4" and self.options["wild4"] == "bluff":
            self._ask_challenge(seat, legal)
        elif not self.hands[seat]:
            self._last_cards(seat, cards)
        else:
            self._effects(seat, cards, named)

    def _last_cards(self, seat: int, cards: Cards) -> None:
        """END.last-draw, END.last-other: no other last card does anything."""
        self.draw(self.next_seat(seat), _number(cards))
        self.win(seat)

    def _effects(self, seat: int, cards: Cards, named: list[int]) -> None:
        """What cards do that are not the last. HOUSE.multi: each of them acts."""
        kind = symbol(cards[0])
        if kind in ("+2", "W4"):
            victim = self.next_seat(seat)
            self.draws(victim, _number(cards))
            self.owes(victim)
        elif kind == "S" or (kind == "R" and self.reverse_skips()):
            self._skip(seat, len(cards))
        elif kind == "R":
            self.step *= (-1) ** len(cards)
        elif kind == "WH":
            self._draw_to_red(named[0])
        elif kind in ("J", "WJ"):
            self.todo += [Task("pull", seat)] * len(cards)
        elif self.swaps(cards):
            self._swap(seat, named[0])
        elif self.passes_hands(cards):
            for _ in cards:
                self._pass_hands_on()
        if is_number(cards[0]) and len(cards) >= 3 and self.options["bomb"] != "off":
            self._bomb(seat)

    def _skip(self, seat: int, count: int) -> None:
        """HOUSE.multi: one more player for each Skip, round the table, never the one who played them."""
        others = self.circle(seat)
        for number in range(count):
            self.owes(others[number % len(others)])

    def _draw_to_red(self, seat: int) -> None:
        """ACT.hat."""
        while drawn := self.draw(seat, 1):
            if colour(drawn[0]) == "r":
                break
        self.mercy([seat])

    def _swap(self, seat: int, other: int) -> None:
        """HOUSE.seven, HOUSE.swap-uno."""
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        self.moved(seat)
        self.moved(other)

    def _pass_hands_on(self) -> None:
        """HOUSE.zero, HOUSE.swap-uno."""
        hands = {self.next_seat(seat): self.hands[seat] for seat in self.seats()}
        for seat, hand in hands.items():
            self.hands[seat] = hand
            self.moved(seat)

    def _bomb(self, seat: int) -> None:
        """HOUSE.bomb; HOUSE.mercy: once all have drawn."""
        drew = [other for other in self.circle(seat) if self.draw(other, int(self.options["bomb"]))]
        self.mercy(drew)

    # -- a Wild Draw Four that is answered ------------------------------------------------

    def _ask_challenge(self, seat: int, legal: bool) -> None:
        """CHAL.who-usa, CHAL.who, HOUSE.teams: the partner is no opponent."""
        opponents = tuple(other for other in self.seats() if other not in self.team(seat))
        waiting = opponents if self.edition == "usa" else (self.next_seat(seat),)
        word = "legal" if legal else "illegal"
        self.todo.append(Task("answer", seat, word=word, waiting=waiting))

    def _answer(self, task: Task, seat: int, word: str) -> None:
        """CHAL.answer, CHAL.guilty, CHAL.innocent, CHAL.last-card."""
        victim = self.next_seat(task.seat)
        waiting = tuple(i for i in task.waiting if i != seat)
        if word == "accept" and waiting:
            self.todo.append(task._replace(waiting=waiting))
            return
        last = not self.hands[task.seat]
        if word == "challenge" and self._guilty(task, seat, task.seat):
            return
        draw = self.draw if last else self.draws
        if word == "challenge":
            draw(seat, 6)
        else:
            draw(victim, 4)
        self.owes(victim)
        if last:
            self.win(task.seat)

    def _guilty(self, task: Task, challenger: int, player: int) -> bool:
        """CHAL.show, CHAL.guilty: who has bluffed draws four; false if it was legal."""
        self.shown.append((self.players[challenger], self.players[player]))
        if task.word == "illegal":
            self.draws(player, 4)
        return task.word == "illegal"

    # -- stacks ---------------------------------------------------------------------------

    def _begin_stack(self, seat: int, cards: Cards, legal: bool) -> None:
        """HOUSE.stack, HOUSE.stack-challenge; the word of the task says whether it can be challenged."""
        kind = symbol(cards[0])
        asked = kind == "W4" and self.options["wild4"] == "bluff"
        word = ("legal" if legal else "illegal") if asked else ""
        task = Task("stack", seat, (kind,), word, (seat,), total=_number(cards))
        self._fall(task, self.next_seat(seat))

    def _add_to_stack(self, task: Task, seat: int, cards: Cards) -> None:
        """HOUSE.stack, HOUSE.revenge, HOUSE.deflect; a Wild Draw Four below is not challenged any more."""
        task, kind = task._replace(word=""), symbol(cards[0])
        if kind == "R":
            self.step *= (-1) ** len(cards)
        victim = self.next_seat(seat)
        if kind == "S":
            for _ in cards:
                victim = self.next_seat(victim)
        if kind in ("+2", "W4"):
            total = task.total + _number(cards)
            task = task._replace(cards=(kind,), total=total * (2 if self.options["revenge"] == "on" else 1))
        self._fall(task, victim)

    def _fall(self, task: Task, victim: int) -> None:
        """HOUSE.stack-last: on a player with no cards it is drawn by nobody."""
        if self.hands[victim]:
            self.todo.append(task._replace(seat=victim))
        else:
            self.win(self.finished[0])

    def _answer_stack(self, task: Task, word: str) -> None:
        """HOUSE.stack, HOUSE.stack-challenge: the total, or the challenge of the card that began it."""
        victim, (player,) = task.seat, task.waiting
        if word == "challenge" and self._guilty(task, victim, player):
            return
        self.turn = victim  # who loses the turn; play goes on from there
        number = task.total if word == "accept" else 6
        if self.finished:  # HOUSE.stack-last, HOUSE.mercy: it puts nobody out
            self.draw(victim, number)
            self.win(self.finished[0])
        else:
            self.draws(victim, number)


def _number(cards: Cards) -> int:
    """How many are drawn for these."""
    return sum({"+2": 2, "W4": 4}.get(symbol(card), 0) for card in cards)


def perft(table: Table, depth: int) -> int:
    """The number of move sequences of exactly this length."""
    if depth == 0:
        return 1
    return sum(perft(table._after(player, move), depth - 1) for player, move in table.moves())
