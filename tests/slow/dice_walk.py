"""A second, slow implementation of the dice game, to count moves against (perft).

Written from dice.md of the rulebook alone; it shares no code with the engine. Faces and board entries are
the strings of docs/notation.md; every throw takes its faces from a given list of rolls.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

Move = tuple[str, str]

ROLLS = (
    ("y2", "r6", "*", "*", "+1", "-1"),
    ("r1", "y5", "g4", "b6", "*", "-1"),
    ("+1", "*", "r3", "y1", "g6", "b2"),
    ("b3", "b1", "+1", "r4", "*", "*"),
)


def is_number(face: str) -> bool:
    return face not in ("*", "+1", "-1")


def links(before: str, face: str) -> bool:
    """DICE.chain, DICE.wild: whether this face may follow that one."""
    if "*" in (before, face):
        return True
    return before[0] == face[0] or before[1] == face[1]


class DiceTable:
    """One dice game, at a moment when the player on turn has to decide something."""

    def __init__(
        self,
        players: Sequence[tuple[str, str]],
        *,
        boards: Mapping[str, Iterable[str]],
        dice: Iterable[str],
        turn: str,
        board_size: tuple[int, int] = (20, 8),
        extras: Mapping[str, int] | None = None,
        rolls: Sequence[Sequence[str]] = ROLLS,
    ) -> None:
        self.players = [name for name, _ in players]
        self.colours = [colour[0] for _, colour in players]  # "red" or "r"
        self.boards = [list(boards[name]) for name in self.players]
        self.dice = list(dice)
        self.turn = self.players.index(turn)
        self.blank, self.extra = board_size
        self.outlined = [(extras or {}).get(name, 0) for name in self.players]
        self.rolls, self.rolled = tuple(tuple(roll) for roll in rolls), 0
        self.phase = "reroll"  # then "chain", then "penalties"
        self.chain: list[str] = []
        self.penalties: list[str] = []
        self.over = False
        self.winner: str | None = None

    def copy(self) -> DiceTable:
        other = copy.copy(self)
        other.boards = [list(board) for board in self.boards]
        other.dice, other.outlined = list(self.dice), list(self.outlined)
        other.chain, other.penalties = list(self.chain), list(self.penalties)
        return other

    def spaces(self, seat: int) -> int:
        """Blank and outlined extra spaces together."""
        return self.blank + self.outlined[seat]

    # -- which moves are legal ------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Every legal (player, move text) now, sorted; only the player on turn has any."""
        if self.over:
            return []
        if self.phase == "reroll":
            texts = [self._reroll_text(which) for which in self._rerolls()] + ["stand"]
        elif self.phase == "chain":
            texts = [" ".join(["chain", *chain]) for chain in self._chains()]
        else:
            texts = [*self._penalty_moves(), "done"]
        return sorted({(self.players[self.turn], text) for text in texts})

    def _rerolls(self) -> list[tuple[int, ...]]:
        """Every choice of dice; of dice with the same face, always the first ones."""
        places = range(len(self.dice))
        choices = [which for n in places for which in combinations(places, n + 1)]
        return [which for which in choices if self._takes_first(which)]

    def _takes_first(self, which: tuple[int, ...]) -> bool:
        """Whether no die left lying shows the face of a later die that is rolled."""
        left = [i for i in range(len(self.dice)) if i not in which]
        return not any(self.dice[i] == self.dice[j] and i < j for i in left for j in which)

    def _reroll_text(self, which: tuple[int, ...]) -> str:
        return " ".join(["reroll", *(self.dice[i] for i in which)])

    def _chains(self) -> list[list[str]]:
        """Every chain from these dice, the empty one too; two wild halves are one `*`."""
        faces = [face for face in self.dice if is_number(face)]
        faces += ["*"] * (self.dice.count("*") // 2)
        return self._longer([], faces)

    def _longer(self, chain: list[str], left: list[str]) -> list[list[str]]:
        """This chain, and all that go on from it with the faces left."""
        found = [chain]
        for face in sorted(set(left)):
            if links(chain[-1], face) if chain else self._may_start(face):
                rest = list(left)
                rest.remove(face)
                found += self._longer([*chain, face], rest)
        return found

    def _may_start(self, face: str) -> bool:
        """DICE.chain-start: the number last written; a wild always; after a star any die."""
        last = self.boards[self.turn][-1]
        return "*" in (last, face) or face[1] == last

    def _penalty_moves(self) -> list[str]:
        """DICE.penalties, DICE.minus, DICE.plus."""
        texts = []
        for seat, name in enumerate(self.players):
            if seat == self.turn:
                continue
            if "+1" in self.penalties and self.outlined[seat] < self.extra:
                texts.append(f"+1 {name}")
            if "-1" in self.penalties and len(self.boards[seat]) > 1:
                texts.append(f"-1 {name}")
        return texts

    # -- carrying a move out --------------------------------------------------------------

    def after(self, player: str, move: str) -> DiceTable:
        """A new table with this legal move carried out."""
        if (player, move) not in self.moves():
            raise ValueError(f"illegal move: {player} {move}")
        return self._after(move)

    def _after(self, move: str) -> DiceTable:
        table = self.copy()
        words = move.split()
        if words[0] == "reroll":
            table._reroll(move)
        elif words[0] == "stand":
            table.phase = "chain"
        elif words[0] == "chain":
            table._write_chain(words[1:])
        elif words[0] == "done":
            table._end_turn()
        else:
            table._penalty(words[0], table.players.index(words[1]))
        return table

    def _throw(self, count: int) -> list[str]:
        roll = self.rolls[self.rolled % len(self.rolls)]
        self.rolled += 1
        return list(roll[:count])

    def _reroll(self, move: str) -> None:
        which = next(which for which in self._rerolls() if self._reroll_text(which) == move)
        for place, face in zip(which, self._throw(len(which)), strict=True):
            self.dice[place] = face
        self.phase = "chain"

    def _write_chain(self, chain: list[str]) -> None:
        """DICE.write; a board filled by it wins before anything else happens."""
        self.chain = chain
        self.penalties = [face for face in self.dice if face in ("+1", "-1")]
        for face in chain:
            self._write(self.turn, face[-1])
        if self._full(self.turn):
            self._win(self.turn)
            return
        self.phase = "penalties"
        self._end_penalties_if_none()

    def _write(self, seat: int, entry: str) -> None:
        if not self._full(seat):
            self.boards[seat].append(entry)

    def _full(self, seat: int) -> bool:
        return len(self.boards[seat]) >= self.spaces(seat)

    def _penalty(self, die: str, seat: int) -> None:
        self.penalties.remove(die)
        if die == "+1":
            self.outlined[seat] += 1
        else:
            self.boards[seat].pop()
        self._end_penalties_if_none()

    def _end_penalties_if_none(self) -> None:
        if not self._penalty_moves():
            self._end_turn()

    def _end_turn(self) -> None:
        """The call, then the next player's roll."""
        others = [(self.turn + i) % len(self.players) for i in range(1, len(self.players))]
        if self.chain:
            self._call(self.chain[-1], others)
        full = [seat for seat in others if self._full(seat)]
        if full:
            self._win(full[0])
            return
        self.turn = others[0]
        self.dice = self._throw(6)
        self.phase, self.chain, self.penalties = "reroll", [], []

    def _call(self, face: str, others: list[int]) -> None:
        """DICE.call, DICE.call-wild."""
        for seat in others:
            same_number = self.boards[seat][-1] == face[-1]
            if face == "*" or same_number or self.colours[seat] == face[0]:
                self._write(seat, face[-1])

    def _win(self, seat: int) -> None:
        self.over, self.winner = True, self.players[seat]


def perft(table: DiceTable, depth: int) -> int:
    """The number of move sequences of exactly this length."""
    if depth == 0:
        return 1
    return sum(perft(table._after(move), depth - 1) for _, move in table.moves())
