"""Case files: a position and a script. Reading only; `check` runs them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lastcard.cards.grammar import card_and_color_of, card_of
from lastcard.cards.text import LINES
from lastcard.core.chance import Seeded
from lastcard.core.grammar import seat_of
from lastcard.core.refusal import Refusal, Unreadable, telling
from lastcard.core.words import Line, Word, expected, lines_of
from lastcard.dice.faces import STAR
from lastcard.dice.grammar import face_of
from lastcard.dice.text import LINES as DICE_LINES
from lastcard.editions import edition
from lastcard.notation.dice_position import DicePosition
from lastcard.notation.expectations import Expect, read_expect
from lastcard.notation.position import DIRECTIONS, CardPosition
from lastcard.notation.scripted import Next, Scripted, read_cut, read_next

Position = CardPosition | DicePosition


@dataclass(frozen=True, slots=True)
class Say:
    """A player's move, which must be legal or must be refused."""

    line: int
    name: str
    move: str
    refused: bool


@dataclass(frozen=True, slots=True)
class NextRound:
    """The next deal."""

    line: int


@dataclass(frozen=True, slots=True)
class TimeOver:
    """The time of the round is over (HOUSE.blitz)."""

    line: int


Step = Say | Next | NextRound | TimeOver | Expect


@dataclass(frozen=True, slots=True)
class Case:
    """A whole case file."""

    position: Position
    coming: tuple[Next, ...]
    script: tuple[Step, ...]
    lines: tuple[Line, ...] = ()

    def line_of(self, refusal: Refusal) -> int | None:
        """The last line of the position that has what the refusal is about."""
        for about in ("card", "option", "name"):
            word = refusal.about.get(about)
            for line in reversed(self.lines):
                first, *rest = (found.text for found in line.words)
                if word in rest and first not in ("turn", "dealer"):
                    return line.number
        return None


def read_case(text: str) -> Case:
    """The case of this text; a refusal has the line in `about`."""
    lines = list(lines_of(text))
    divider = next((place for place, line in enumerate(lines) if line.text.strip() == "---"), None)
    if divider is None:
        raise Unreadable("case-no-script", line=len(text.splitlines()) or 1)
    reader = _PositionReader()
    # What the other lines speak of comes first, wherever it stands.
    for line in sorted(lines[:divider], key=lambda line: _FIRST.get(line.words[0].text, len(_FIRST))):
        with telling(line=line.number):
            reader.read(line)
    position = reader.position()
    script = []
    for line in lines[divider + 1 :]:
        with telling(line=line.number):
            script.append(_read_step(line, position))
    return Case(position, tuple(reader.coming), tuple(script), tuple(lines[:divider]))


_FIRST = {"edition": 0, "version": 1, "players": 2}


def read_position(text: str) -> Position:
    """A position by itself, as `CardPosition.text` or `DicePosition.text` wrote it."""
    return read_case(f"{text}\n---\n").position


def read_state(text: str, seed: int | str = 0) -> Any:
    """The state that this text describes, as `str(state)` wrote it, or as a case begins.

    What a text leaves open, such as the rest of the draw pile, comes from the seed.

    >>> import lastcard
    >>> state = lastcard.game("usa", 2).start(seed=7)
    >>> lastcard.read_position(str(state)) == state
    True
    """
    case = read_case(f"{text}\n---\n")
    game: Any = case.position.game()
    chance = Scripted(game, case.coming)
    state = case.position.set_up(game, chance)
    state.chance = Seeded(seed)
    return state


def _read_step(line: Line, position: Position) -> Step:
    first, *rest = line.words
    if first.text == "next":
        return read_next(line, position.players)
    if first.text in _ALONE:
        if rest:
            raise expected("end", rest[0].text, rest[0].column)
        return _ALONE[first.text](line.number)
    if first.text == "expect":
        return read_expect(line, position)
    refused = first.text == "refuse"
    name = rest[0] if refused and rest else first
    seat_of(name, position.players)
    return Say(line.number, name.text, line.rest(2 if refused else 1), refused)


_ALONE: dict[str, Callable[[int], Step]] = {"next-round": NextRound, "time": TimeOver}


class _PositionReader:
    """Gathers the lines before `---`."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.seen: set[tuple[str, ...]] = set()
        self.coming: list[Next] = []

    def read(self, line: Line) -> None:
        first, *rest = line.words
        if first.text == "edition":
            self._once(first)
            whole = bool(rest) and rest[0].text.startswith("{")
            self.values["edition"] = line.rest(1) if whole else _single(first, rest).text
            edition(self.values["edition"])
            return
        if "edition" not in self.values:
            raise expected("edition", first.text, first.column)
        if first.text == "next":
            self.coming.append(read_next(line, self._players(first)))
            return
        readers = _LINES[self.family]
        if first.text not in readers:
            raise expected("position", first.text, first.column)
        readers[first.text](self, first, rest, line)

    @property
    def family(self) -> str:
        return edition(self.values["edition"]).family

    def _once(self, *words: Word) -> None:
        key = tuple(word.text for word in words)
        if key in self.seen:
            raise Unreadable("line-twice", given=" ".join(key))
        self.seen.add(key)

    def _players(self, word: Word) -> tuple[str, ...]:
        if "players" not in self.values:
            raise expected("players", word.text, word.column)
        players: tuple[str, ...] = self.values["players"]
        return players

    def _add(self, name: str, *pairs: Any) -> None:
        self.values[name] = (*self.values.get(name, ()), *pairs)

    def version(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        self.values["version"] = _number(first, rest)
        edition(self.values["edition"]).at(self.values["version"])

    def option(self, first: Word, rest: list[Word], line: Line) -> None:
        if len(rest) < 2:
            raise expected("option", "", len(line.text) + 2)
        self._once(first, rest[0])
        self._add("options", (rest[0].text, line.rest(2)))

    def board_size(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(Word("option", 1), first)
        self._add("options", ("board-size", line.rest(1)))

    def players(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        self.values["players"] = tuple(word.text for word in rest)

    def players_with_boards(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        names = [word.text.partition(":") for word in rest]
        self.values["players"] = tuple(name for name, _, _ in names)
        if any(colon for _, colon, _ in names):
            if not all(colon for _, colon, _ in names):
                raise Unreadable("board-colors-differ", "DICE.parts")
            self.values["colors"] = tuple(color for _, _, color in names)

    def named(self, first: Word, rest: list[Word], line: Line) -> None:
        """`dealer ana`, `turn ana`."""
        self._once(first)
        players = self._players(first)
        self.values[first.text] = players[seat_of(_single(first, rest), players)]

    def hand(self, first: Word, rest: list[Word], line: Line) -> None:
        name = self._name(first, rest)
        self._add("hands", (name, tuple(card_of(word) for word in rest[1:])))

    def _name(self, first: Word, rest: list[Word]) -> str:
        players = self._players(first)
        if not rest:
            raise expected("player", "", first.column + len(first.text) + 1)
        seat_of(rest[0], players)
        self._once(first, rest[0])
        return rest[0].text

    def top(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        self.values["top"] = card_and_color_of(_single(first, rest))

    def draw(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(Word("draw", 1))
        self.values["draw"] = tuple(card_of(word) for word in rest)
        self.values["draw_exactly"] = first.text == "draw-exactly"

    def remove(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        word = _single(first, rest)
        if word.text != "rest":
            raise expected("rest", word.text, word.column)
        self.values["remove_rest"] = True

    def direction(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        word = _single(first, rest)
        if word.text not in DIRECTIONS:
            raise expected("direction", word.text, word.column)
        self.values["direction"] = word.text

    def score(self, first: Word, rest: list[Word], line: Line) -> None:
        self._add("scores", (self._name(first, rest), _number(first, rest[1:])))

    def extra(self, first: Word, rest: list[Word], line: Line) -> None:
        self._add("extras", (self._name(first, rest), _number(first, rest[1:])))

    def flip(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        self.values["flip"] = tuple(card_of(word) for word in rest)

    def cut(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        drawn = read_cut(line.number, rest, self._players(first))
        self.values["cut"] = tuple(zip(drawn.names, drawn.texts, strict=True))
        self.coming.insert(0, drawn)

    def board(self, first: Word, rest: list[Word], line: Line) -> None:
        name = self._name(first, rest)
        self._add("boards", (name, tuple(_entry(word) for word in rest[1:])))

    def roll(self, first: Word, rest: list[Word], line: Line) -> None:
        self._once(first)
        self.values["roll"] = tuple(face_of(word) for word in rest)

    def more(self, first: Word, rest: list[Word], line: Line) -> None:
        self._add("more", tuple(word.text for word in line.words))

    def position(self) -> Position:
        for needed in ("edition", "players"):
            if needed not in self.values:
                raise Unreadable("line-missing", given=needed, line=1)
        return _POSITIONS[self.family](**self.values)


def _single(first: Word, rest: list[Word]) -> Word:
    if len(rest) != 1:
        raise expected("one-word", " ".join(word.text for word in rest), first.column + len(first.text) + 1)
    return rest[0]


def _number(first: Word, rest: list[Word]) -> int:
    if len(rest) != 1 or not (rest[0].text.isascii() and rest[0].text.isdigit()) or len(rest[0].text) > 6:
        given = " ".join(word.text for word in rest)
        raise expected("number", given, rest[0].column if rest else first.column + len(first.text) + 1)
    return int(rest[0].text)


def _entry(word: Word) -> str:
    if word.text != STAR and word.text not in ("1", "2", "3", "4", "5", "6"):
        raise expected("entry", word.text, word.column)
    return word.text


_CARD_LINES: dict[str, Callable[[_PositionReader, Word, list[Word], Line], None]] = {
    "version": _PositionReader.version,
    "option": _PositionReader.option,
    "players": _PositionReader.players,
    "dealer": _PositionReader.named,
    "hand": _PositionReader.hand,
    "top": _PositionReader.top,
    "draw": _PositionReader.draw,
    "draw-exactly": _PositionReader.draw,
    "remove": _PositionReader.remove,
    "turn": _PositionReader.named,
    "direction": _PositionReader.direction,
    "score": _PositionReader.score,
    "flip": _PositionReader.flip,
    "cut": _PositionReader.cut,
    **dict.fromkeys(LINES, _PositionReader.more),
}

_DICE_LINES: dict[str, Callable[[_PositionReader, Word, list[Word], Line], None]] = {
    "version": _PositionReader.version,
    "option": _PositionReader.option,
    "players": _PositionReader.players_with_boards,
    "board-size": _PositionReader.board_size,
    "board": _PositionReader.board,
    "extra": _PositionReader.extra,
    "turn": _PositionReader.named,
    "roll": _PositionReader.roll,
    **dict.fromkeys(DICE_LINES, _PositionReader.more),
}

_LINES = {"cards": _CARD_LINES, "dice": _DICE_LINES}
_POSITIONS: dict[str, type[Position]] = {"cards": CardPosition, "dice": DicePosition}
