"""Runs cases of docs/notation.md on the slow implementation alone, with a reader of its own.

`python -m tests.slow.cases FILE…` prints what differs.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from .cards.chance import Chance, across
from .cards.deck import bare, colour, deck
from .cards.match import Match, tied_for_dealer
from .cards.walk import Table

Lines = list[tuple[int, list[str]]]


class Differs(Exception):
    """A line of a case that does not hold."""


class Script(Chance):
    """Chance with the `next` lines of a case; what they leave open is as in `Chance`."""

    def __init__(self) -> None:
        super().__init__()
        self.coming: dict[str, list[list[str]]] = {}

    def add(self, kind: str, words: list[str]) -> None:
        if kind not in ("spin", "rule", "shuffle", "take", "order", "cut"):
            raise Differs(f"no such chance: {kind}")
        self.coming.setdefault(kind, []).append(words)

    def pop(self, kind: str) -> list[str] | None:
        lines = self.coming.get(kind)
        return lines.pop(0) if lines else None

    def unused(self) -> list[str]:
        return [kind for kind, lines in self.coming.items() if lines]

    def shuffle(self, cards: Sequence[str]) -> list[str]:
        first = self.pop("shuffle") or []
        return [*first, *_without(cards, first)]

    def spin(self, number: int) -> str:
        return " ".join(self.pop("spin") or [super().spin(number)])

    def rule(self, number: int) -> str:
        return " ".join(self.pop("rule") or [super().rule(number)])

    def take(self, hand: Sequence[str], count: int) -> list[str]:
        taken = self.pop("take")
        if taken is None:
            return super().take(hand, count)
        _without(hand, taken)
        if len(taken) != count:
            raise Differs(f"impossible: take {taken}")
        return taken

    def order(self, names: Sequence[str], partners: Mapping[str, str]) -> list[str]:
        order = self.pop("order") or super().order(names, partners)
        if sorted(order) != sorted(names) or across(order, partners) != order:
            raise Differs(f"impossible: order {order}")
        return order


def _without(cards: Sequence[str], some: Sequence[str]) -> list[str]:
    """The other cards, sorted."""
    rest = Counter(cards)
    rest.subtract(some)
    if min(rest.values(), default=0) < 0:
        raise Differs(f"impossible: {' '.join((-rest).elements())}")
    return sorted(rest.elements())


class Case:
    """A case that is being run."""

    def __init__(self, text: str, options: Mapping[str, str] | None = None) -> None:
        """`options` are those that hold where the case names none."""
        before, found, after = _parts(text)
        if not found:
            raise Differs("no script")
        self.script = after
        self.chance = Script()
        self.match = self._set_up(before, dict(options or {}))

    def _set_up(self, lines: Lines, options: dict[str, str]) -> Match:
        one: dict[str, list[str]] = {}
        hands: dict[str, list[str]] = {}
        scores: dict[str, int] = {}
        for _, (word, *rest) in lines:
            if word == "option":
                options[rest[0]] = " ".join(rest[1:])
            elif word == "hand":
                hands[rest[0]] = rest[1:]
            elif word == "score":
                scores[rest[0]] = int(rest[1])
            elif word == "next":
                self.chance.add(rest[0], rest[1:])
            else:
                one[word] = rest
        (edition,), players = one["edition"], one["players"]
        match = Match(edition, options, players, chance=self.chance, scores=scores)
        if "cut" in one:
            match.deal(self._dealer(one["cut"]))
            return match
        (dealer,) = one.get("dealer", players[-1:])
        exactly = "draw-exactly" in one
        draw = one.get("draw-exactly" if exactly else "draw", [])
        flips = one.get("flip", [])
        tops = [bare(card) for card in one.get("top", [])]
        rest = _without(deck(edition), [*(c for hand in hands.values() for c in hand), *tops, *draw, *flips])
        if flips:
            match.dealer = dealer
            match.open(hands, [*flips, *draw, *rest])
            return match
        table = Table(
            edition,
            options,
            players,
            hands=hands,
            top=one["top"][0],
            draw=draw if exactly else [*draw, *rest],
            discard=rest if exactly and "remove" not in one else [],
            turn=one["turn"][0],
            direction=one.get("direction", ["left"])[0],
            chance=self.chance,
        )
        match.take_up(table, dealer)
        return match

    def _dealer(self, words: list[str]) -> str:
        """SETUP.dealer."""
        tied = tied_for_dealer(dict(zip(words[::2], words[1::2], strict=True)))
        while len(tied) > 1:
            again = self.chance.pop("cut")
            if again is None or sorted(again[::2]) != sorted(tied):
                raise Differs(f"impossible: cut {again}")
            tied = tied_for_dealer(dict(zip(again[::2], again[1::2], strict=True)))
        return tied[0]

    # -- the script -----------------------------------------------------------------------

    def run(self) -> None:
        """Raise the first line that does not hold."""
        for number, words in self.script:
            try:
                self._line(words)
            except Exception as problem:
                raise Differs(f"line {number}, {' '.join(words)}: {problem!r}") from problem
        if self.chance.unused():
            raise Differs(f"never used: {self.chance.unused()}")

    def _line(self, words: list[str]) -> None:
        match, table = self.match, self.table
        if words == ["time"]:
            match.time()
        elif words == ["next-round"]:
            match.next_round()
        elif words[0] == "next":
            self.chance.add(words[1], words[2:])
        elif words[0] == "refuse":
            if table.accepts(words[1], " ".join(words[2:])):
                raise Differs("accepted")
        elif words[:2] == ["expect", "may"]:
            if not table.accepts(words[2], " ".join(words[3:])):
                raise Differs("refused")
        elif words[0] == "expect":
            self._expect(words[1], words[2:])
        else:
            match.say(words[0], " ".join(words[1:]))

    @property
    def table(self) -> Table:
        assert self.match.table is not None
        return self.match.table

    def _expect(self, what: str, words: list[str]) -> None:
        if what == "turn":
            asked = self._asked() or ["none"]
            if words[0] not in asked:
                raise Differs(f"it is {asked}")
            return
        if what == "round":
            last = self.match.last
            found = ["none"] if last is None else last or ["void"]
            if words[0] not in found:
                raise Differs(f"it is {found}")
            return
        found = self._found(what, words)
        if sorted(found or ["none"]) != sorted(words):
            raise Differs(f"it is {found}")

    def _asked(self) -> list[str]:
        table = self.table
        if table.over:
            return []
        task = table.todo[-1]
        seats = task.waiting if task.kind == "answer" else (task.seat,)
        return [table.players[seat] for seat in seats]

    def _found(self, what: str, words: list[str]) -> list[str]:
        """What there is, in the words of the line."""
        table, match = self.table, self.match
        name = words[0]
        seat = table.players.index(name) if name in table.players else -1
        if what == "hand":
            return [name, *table.hands[seat]]
        if what == "count":
            return [name, str(len(table.hands[seat]))]
        if what == "score":
            return [name, str(match.scores[name])]
        if what == "shown":
            return [to for to, whose in table.shown if whose == words[1]] + words[1:]
        if what == "out":
            return sorted({table.players[one] for one in table.out} | match.knocked)
        if what == "catchable":
            return [table.players[one] for one in table.seats() if table.open[one] and not table.over]
        if what == "performing":
            task = None if table.over else table.todo[-1]
            return [table.players[task.seat], *task.rule.split()] if task and task.rule else []
        plain = {
            "top": table.top,
            "color": colour(table.top),
            "direction": "left" if table.step == 1 else "right",
            "pile": str(len(table.pile)),
            "dealer": match.dealer,
            "total": str(table.total),
        }
        if what in plain:
            return plain[what].split()
        return {"open": table.opened(), "match": match.winners}[what]


def _parts(text: str) -> tuple[Lines, bool, Lines]:
    """The lines before and after `---`, without comments."""
    before: Lines = []
    after: Lines = []
    found = False
    for number, line in enumerate(text.splitlines(), 1):
        words = re.sub(r"(^|\s)#.*", "", line).split()
        if words == ["---"]:
            found = True
        elif words:
            (after if found else before).append((number, words))
    return before, found, after


def main(paths: list[str]) -> int:
    failed = 0
    for path in paths:
        try:
            Case(Path(path).read_text(encoding="utf-8")).run()
        except Exception as problem:
            failed += 1
            print(f"{path}: {problem!r}")
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
