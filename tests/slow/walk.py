"""A second, slow implementation of the card rules, to count moves against (perft).

It is written from docs/rules/en/cards.md alone and shares no code with the engine. Cards are the strings
of docs/notation.md, hands are sorted lists of them, and nothing is left to chance: a reshuffle
sorts, the spinner and the dispenser follow given lists, `take-most` takes the first cards.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations, product
from typing import NamedTuple

from .piles import Piles, bare, colour, is_wild, symbol

Move = tuple[str, str]

COLOURS = {"usa": "rwbs", "hp": "rygb", "jackpot": "rygb"}
OPTIONS = {"drawn": "may", "wild4": "bluff", "uno": "call", "reverse-two": "skip"}
SPINS = ("colors", "any", "left", "all", "right", "draw4")
RULES = (
    "draw-to 7",
    "play-run",
    "discard-to 2",
    "play-wilds",
    "take-most 2",
    "act Cluck like a hen until your next turn",
)


class Task(NamedTuple):
    """Something still to be done: a question to a player, or what happens by itself."""

    kind: str
    seat: int
    cards: tuple[str, ...] = ()
    word: str = ""
    waiting: tuple[int, ...] = ()


class Table(Piles):
    """One round of a card game, at a moment when somebody has to decide something."""

    def __init__(
        self,
        edition: str,
        options: Mapping[str, str],
        players: Sequence[str],
        *,
        hands: Mapping[str, Iterable[str]],
        top: str,
        draw: Iterable[str],
        turn: str,
        direction: str = "left",
        discard: Iterable[str] = (),
        spins: Sequence[str] = SPINS,
        rules: Sequence[str] = RULES,
    ) -> None:
        self.edition = edition
        self.options = {**OPTIONS, **options}
        self.players = list(players)
        super().__init__([hands[name] for name in players], top, draw, discard)
        self.auto = self.options["uno"] == "auto"
        self.turn = self.players.index(turn)
        self.step = 1 if direction == "left" else -1
        self.spins, self.spun = tuple(spins), 0
        self.rules, self.dispensed = tuple(rules), 0
        self.owed = [0] * len(players)  # turns still to lose
        self.passed: set[int] = set()  # since the last play or draw
        self.over = False
        self.winner: str | None = None  # none in a void round
        self.todo = [Task("turn", self.turn)]  # a stack: the last is done first

    def copy(self) -> Table:
        other = copy.copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.under, other.pile = list(self.under), list(self.pile)
        other.owed, other.said, other.open = list(self.owed), list(self.said), list(self.open)
        other.passed, other.todo = set(self.passed), list(self.todo)
        return other

    # -- which moves are legal ------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Every legal (player, move text) now, sorted."""
        if self.over:
            return []
        task = self.todo[-1]
        found = set(self._uno_moves())
        if task.kind == "answer":
            for seat in task.waiting:
                found |= {(self.players[seat], "challenge"), (self.players[seat], "accept")}
        else:
            found |= {(self.players[task.seat], text) for text in self._choices(task)}
        return sorted(found)

    def _uno_moves(self) -> list[Move]:
        """UNO.say, UNO.auto, UNO.caught: what may be said at any time."""
        found = []
        for seat, name in enumerate(self.players):
            if len(self.hands[seat]) == 1 and (self.auto or not self.said[seat]):
                found.append((name, "uno"))
            if self.open[seat]:
                found += [(other, f"catch {name}") for other in self.players if other != name]
        return found

    def _choices(self, task: Task) -> list[str]:
        """What the player asked by this task may say."""
        seat = task.seat
        if task.kind == "turn":
            return self._turn_choices(seat)
        if task.kind == "drawn":
            return self._drawn_choices(seat, task.cards[0])
        if task.kind == "target":
            return [f"target {name}" for name in self.players]
        if task.kind == "color":
            return [f"color {letter}" for letter in COLOURS[self.edition]]
        if task.kind == "colors":
            return self._colors_choices(seat)
        if task.kind == "discard-to":
            hand = self.hands[seat]
            count = len(hand) - int(task.word)
            return [" ".join(("discard", *some)) for some in permutations(hand, count)]
        if task.kind == "wilds":
            return [" ".join(("wilds", *some)) for some in permutations(self._wilds(seat))]
        if task.kind == "run":
            cards = self._run_cards(seat)
            return [text for card in cards for text in self._plays(seat, card)] + ["done"]
        assert task.kind == "act"
        return ["done"]

    def _turn_choices(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        plays = [t for card in hand if self._fits(seat, card) for t in self._plays(seat, card)]
        return [*plays, "draw" if self.can_draw() else "pass"]

    def _drawn_choices(self, seat: int, card: str) -> list[str]:
        """TURN.drawn: only the card just drawn; with `must` it is kept only to avoid a bluff."""
        bluff = card == "W4" and not self._wild4_legal(seat)
        may_keep = self.options["drawn"] != "must" or bluff
        return self._plays(seat, card) + (["keep"] if may_keep else [])

    def _colors_choices(self, seat: int) -> list[str]:
        """JACK.colors: at most one card of each colour, in any order."""
        letters, hand = COLOURS[self.edition], self.hands[seat]
        found = []
        for order in (order for n in range(len(letters) + 1) for order in permutations(letters, n)):
            for some in product(*([card for card in hand if card[0] == x] for x in order)):
                found.append(" ".join(("discard", *some)))
        return found

    def _plays(self, seat: int, card: str) -> list[str]:
        """Every way of saying that this card is played: colour, hat's player, UNO."""
        texts = [f"play {card}"]
        if is_wild(card):
            texts = [f"play {card}:{letter}" for letter in COLOURS[self.edition]]
        if card == "WH":
            others = [name for i, name in enumerate(self.players) if i != seat]
            texts = [f"{text} @{name}" for text in texts for name in others]
        if len(self.hands[seat]) == 2:
            texts += [f"{text} uno" for text in texts]
        return texts

    def _fits(self, seat: int, card: str) -> bool:
        """TURN.match, TURN.wild, ACT.wild4-bluff."""
        if card == "W4":
            return self.options["wild4"] != "strict" or self._wild4_legal(seat)
        if is_wild(card):
            return True
        return colour(card) == colour(self.top) or symbol(card) == symbol(self.top)

    def _wild4_legal(self, seat: int) -> bool:
        """ACT.wild4-legal: no card of the active colour in the hand (bare wilds have none)."""
        if self.options["wild4"] == "free":
            return True
        return all(colour(card) != colour(self.top) for card in self.hands[seat])

    def _run_cards(self, seat: int) -> list[str]:
        """RULE.play-run: what fits now, without bluffing."""
        fitting = [card for card in self.hands[seat] if self._fits(seat, card)]
        return [card for card in fitting if card != "W4" or self._wild4_legal(seat)]

    def _wilds(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if is_wild(card)]

    def _reverse_skips(self) -> bool:
        """ACT.reverse-two."""
        return len(self.players) == 2 and self.options["reverse-two"] == "skip"

    def _next(self, seat: int) -> int:
        return (seat + self.step) % len(self.players)

    # -- carrying a move out --------------------------------------------------------------

    def after(self, player: str, move: str) -> Table:
        """A new table with this legal move carried out."""
        if (player, move) not in self.moves():
            raise ValueError(f"illegal move: {player} {move}")
        return self._after(player, move)

    def _after(self, player: str, move: str) -> Table:
        table = self.copy()
        table._say(table.players.index(player), move.split())
        table._go_on()
        return table

    def _go_on(self) -> None:
        """Do what happens by itself, until somebody is asked something or the round is over."""
        while not self.over:
            if not self.todo:
                self._pass_turn()
            elif self.todo[-1].kind in ("pull", "rule"):
                task = self.todo.pop()
                if task.kind == "pull":
                    self._pull(task.seat)
                else:
                    self._rule(task.seat, task.word)
            else:
                return

    def _pass_turn(self) -> None:
        """On to the next seat that has no turn to lose."""
        self.turn = self._next(self.turn)
        while self.owed[self.turn]:
            self.owed[self.turn] -= 1
            self.turn = self._next(self.turn)
        self.todo.append(Task("turn", self.turn))

    def _say(self, seat: int, words: list[str]) -> None:
        if words == ["uno"]:
            self.said[seat], self.open[seat] = True, False
            return
        if words[0] == "catch":
            self._catch(self.players.index(words[1]))
            return
        task = self.todo.pop()
        if task.kind == "turn":
            self.open = [False] * len(self.players)  # UNO.window
        if task.kind == "answer":
            self._answer(task, seat, words[0])
        elif task.kind == "run":
            self._run(task, words)
        elif words[0] == "play":
            self._play(seat, words)
        elif words[0] == "draw":
            self._draw_for_turn(seat)
        elif words[0] == "pass":
            self._pass(seat)
        elif words[0] == "target":
            self._dispense([self.players.index(words[1])])
        elif words[0] == "discard":
            self._discard(task, tuple(words[1:]))
        elif words[0] == "wilds":
            self._put_wilds(seat, tuple(words[1:]))
        elif words[0] == "color":
            self.top = f"{bare(self.top)}:{words[1]}"
            self._actions_fall(seat, task.cards)
        else:
            assert words[0] in ("keep", "done")

    def _catch(self, seat: int) -> None:
        """UNO.caught: it is settled, also when nothing can be drawn."""
        self.said[seat], self.open[seat] = True, False
        self.draw(seat, 2)

    def _draw_for_turn(self, seat: int) -> None:
        self.passed.clear()
        (card,) = self.draw(seat, 1)
        if self._fits(seat, card):
            self.todo.append(Task("drawn", seat, (card,)))

    def _pass(self, seat: int) -> None:
        self.passed.add(seat)
        if len(self.passed) == len(self.players):  # PILE.blocked
            self.over = True

    def _play(self, seat: int, words: list[str]) -> None:
        card = words[1]
        legal = self._wild4_legal(seat)
        self.put_down(seat, [card], "uno" in words)
        self.passed.clear()
        out, kind, victim = not self.hands[seat], symbol(card), self._next(seat)
        if kind == "W4" and self.options["wild4"] == "bluff":
            self._ask_challenge(seat, legal)
            return
        if kind in ("+2", "W4"):
            self.draw(victim, 2 if kind == "+2" else 4)
        if out:  # END.last-other: no other last card does anything
            self._win(seat)
        elif kind in ("+2", "W4", "S") or (kind == "R" and self._reverse_skips()):
            self.owed[victim] += 1
        elif kind == "R":
            self.step = -self.step
        elif kind == "WH":
            self._draw_to_red(self.players.index(words[2][1:]))
        elif kind in ("J", "WJ"):
            self.todo.append(Task("pull", seat))

    def _ask_challenge(self, seat: int, legal: bool) -> None:
        """CHAL.who-usa, CHAL.who."""
        opponents = tuple(i for i in range(len(self.players)) if i != seat)
        waiting = opponents if self.edition == "usa" else (self._next(seat),)
        word = "legal" if legal else "illegal"
        self.todo.append(Task("answer", seat, word=word, waiting=waiting))

    def _answer(self, task: Task, seat: int, word: str) -> None:
        """CHAL.answer, CHAL.guilty, CHAL.innocent, CHAL.last-card."""
        victim = self._next(task.seat)
        waiting = tuple(i for i in task.waiting if i != seat)
        if word == "accept" and waiting:
            self.todo.append(task._replace(waiting=waiting))
            return
        if word == "challenge" and task.word == "illegal":
            self.draw(task.seat, 4)
        else:
            if word == "challenge":
                self.draw(seat, 6)
            else:
                self.draw(victim, 4)
            self.owed[victim] += 1
        if not self.hands[task.seat]:
            self._win(task.seat)

    def _draw_to_red(self, seat: int) -> None:
        """ACT.hat."""
        while drawn := self.draw(seat, 1):
            if colour(drawn[0]) == "r":
                return

    def _win(self, seat: int) -> None:
        self.over, self.winner = True, self.players[seat]

    # -- Jackpot --------------------------------------------------------------------------

    def _pull(self, seat: int) -> None:
        """JACK.pull: the spinner stops on the next symbol of the list."""
        spin = self.spins[self.spun % len(self.spins)]
        self.spun += 1
        count = len(self.players)
        if spin == "any":
            self.todo.append(Task("target", seat))
        elif spin in ("left", "right"):
            self._dispense([(seat + (1 if spin == "left" else -1)) % count])
        elif spin == "all":
            self._dispense([(seat + i * self.step) % count for i in range(count)])
        elif spin == "colors":
            if any(not is_wild(card) for card in self.hands[seat]):
                self.todo.append(Task("colors", seat))
        else:
            assert spin == "draw4"
            self.draw(seat, 4)

    def _dispense(self, seats: list[int]) -> None:
        """A rule card for each of these; all come out first, then each is carried out in turn."""
        tasks = []
        for seat in seats:
            tasks.append(Task("rule", seat, word=self.rules[self.dispensed % len(self.rules)]))
            self.dispensed += 1
        self.todo += reversed(tasks)

    def _rule(self, seat: int, text: str) -> None:
        name, _, rest = text.partition(" ")
        held = len(self.hands[seat])
        if name == "discard-to" and held > int(rest):
            self.todo.append(Task("discard-to", seat, word=rest))
        elif name == "play-run" and self._run_cards(seat):
            self.todo.append(Task("run", seat))
        elif name == "draw-to":
            self.draw(seat, int(rest) - held)
        elif name == "play-wilds" and self._wilds(seat):
            self.todo.append(Task("wilds", seat))
        elif name == "take-most":
            self._take_most(seat, int(rest))
        elif name == "act":
            self.todo.append(Task("act", seat))

    def _take_most(self, seat: int, count: int) -> None:
        """RULE.take-most: of several with the most the first after the taker; no last card."""
        others = [(seat + i * self.step) % len(self.players) for i in range(1, len(self.players))]
        victim = max(others, key=lambda i: len(self.hands[i]))  # max gives the first of several
        taken = self.hands[victim][: min(count, len(self.hands[victim]) - 1)]
        if taken:
            self.hands[victim] = self.hands[victim][len(taken) :]
            self.fewer(victim)
            self.receive(seat, taken)

    def _discard(self, task: Task, cards: tuple[str, ...]) -> None:
        """JACK.colors: onto the pile, with effects. RULE.discard-to: under the top, without."""
        seat = task.seat
        if task.kind == "colors":
            self.put_down(seat, cards)
            self._actions_fall(seat, cards)
            return
        for card in cards:
            self.hands[seat].remove(card)
            self.under.append(card)
        self.fewer(seat)
        if not self.hands[seat]:
            self._win(seat)

    def _put_wilds(self, seat: int, cards: tuple[str, ...]) -> None:
        self.put_down(seat, cards)
        if self.hands[seat]:
            self.todo.append(Task("color", seat, cards))
        else:  # RULE.play-wilds: no colour is named
            self._actions_fall(seat, cards)

    def _run(self, task: Task, words: list[str]) -> None:
        """One card of a run, or its end; the actions wait until it is over."""
        if words == ["done"]:
            self._actions_fall(task.seat, task.cards)
            return
        self.put_down(task.seat, [words[1]], "uno" in words)
        cards = (*task.cards, words[1])
        if self._run_cards(task.seat):
            self.todo.append(task._replace(cards=cards))
        else:
            self._actions_fall(task.seat, cards)

    def _actions_fall(self, seat: int, cards: tuple[str, ...]) -> None:
        """JACK.colors-effects and RULE.out: what was put down falls on the one next player."""
        symbols = [symbol(card) for card in cards]
        reverses = symbols.count("R")
        if reverses % 2 and not self._reverse_skips():
            self.step = -self.step
        victim = self._next(seat)
        self.draw(victim, 2 * symbols.count("+2") + 4 * symbols.count("W4"))
        if not self.hands[seat]:
            self._win(seat)
            return
        lost = "+2" in symbols or "S" in symbols or "W4" in symbols
        if lost or (reverses and self._reverse_skips()):
            self.owed[victim] += 1
        self.todo += [Task("pull", victim)] * (symbols.count("J") + symbols.count("WJ"))


def perft(table: Table, depth: int) -> int:
    """The number of move sequences of exactly this length."""
    if depth == 0:
        return 1
    return sum(perft(table._after(player, move), depth - 1) for player, move in table.moves())
