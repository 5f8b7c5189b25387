"""Records: a whole match as JSON Lines, which replays with no generator.

Each line carries the hash of itself and the line before, so that a changed, lost or added line is
noticed. docs/records.md describes every line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from lastcard.cards.decks.files import read_deck
from lastcard.core.chance import Chance
from lastcard.core.fair import Fair, canonical, commitment, fair_key
from lastcard.core.files import read_file, write_file
from lastcard.core.options import option_texts
from lastcard.core.refusal import Refusal, Unreadable, telling
from lastcard.editions import EDITIONS, AnyGame
from lastcard.editions import game as make_game
from lastcard.notation.company import Company, is_company, is_named
from lastcard.notation.moves import move_text
from lastcard.notation.outcomes import kind_of

FORMAT = 1
UNFINISHED = "unfinished"

T = TypeVar("T")
Json = dict[str, Any]

_encode = json.JSONEncoder(ensure_ascii=False).encode
_quoted, _ascii = json.encoder.encode_basestring, json.encoder.encode_basestring_ascii
"""Texts alone, as `_encode` and `canonical` write them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record and its number in the file."""

    line: int
    data: Json


class RecordedMove(NamedTuple):
    """A move of a record: who made it, by name, and its text."""

    player: str
    text: str


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A match written down, whole and unchanged; whether it can be played is for the replay to say.

    >>> import lastcard
    >>> record = lastcard.play("usa", {"ana": "easy", "beto": "random"}, seed=3, target=100)
    >>> record.edition, record.players, record.options["target"]
    ('usa', ('ana', 'beto'), '100')
    >>> record.moves[0]
    RecordedMove(player='beto', text='play r1')
    >>> Record.from_text(record.text) == record
    True
    """

    header: Json
    entries: tuple[Entry, ...]
    end: Entry

    def __repr__(self) -> str:
        about = f"{len(self.moves)} moves, {self.end.data['end'].get('termination')}"
        return f"<Record of {self.edition}, {', '.join(self.players)}: {about}>"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """A record from its lines; a refusal tells the line that is damaged.

        >>> Record.from_text("{}")
        Traceback (most recent call last):
        lastcard.core.refusal.Unreadable: line 1: This line, or one before it, was changed, lost or added: ...
        """
        return _read(text)

    @property
    def text(self) -> str:
        """The lines of the record, each with its hash.

        >>> import lastcard
        >>> record = lastcard.play("dice", 2 * ["easy"], seed=1)
        >>> record.text.splitlines()[0][:33]
        '{"lastcard": 1, "edition": "dice"'
        """
        lines, before = [], ""
        for data in (self.header, *(entry.data for entry in self.entries), self.end.data):
            before = link(before, data)
            lines.append(_encode({**data, "hash": before}) + "\n")
        return "".join(lines)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, replacing one that exists; `read_record` reads it.

        >>> import lastcard
        >>> record = lastcard.play("dice", 2 * ["easy"], seed=1)
        >>> record.save("match.jsonl")
        >>> lastcard.read_record("match.jsonl") == record
        True
        """
        write_file(path, self.text)

    @property
    def edition(self) -> str:
        """The name of the edition that was played."""
        name: str = self.header["edition"]
        return name

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(self.header["players"])

    @property
    def options(self) -> dict[str, str]:
        """Every option, as text."""
        return dict(self.header["options"])

    @property
    def moves(self) -> tuple[RecordedMove, ...]:
        """Every move, in order; new deals are not moves, nor is time that is over."""
        data = (entry.data for entry in self.entries)
        return tuple(RecordedMove(line["by"], line["move"]) for line in data if "move" in line)

    @property
    def winners(self) -> tuple[str, ...]:
        """The players who won the match; none while it was unfinished."""
        return tuple(self.end.data["end"].get("winners", ()))

    def states(self) -> Iterator[Any]:
        """The state after the deal, then after each move, new deal and end of time; each is its own copy.

        >>> import lastcard
        >>> record = lastcard.play("dice", 2 * ["easy"], seed=1)
        >>> *_, last = record.states()
        >>> record.game().outcome(last).termination
        'full'
        """
        # A replay is made of records.
        from lastcard.notation.replay import replay  # noqa: PLC0415

        return (moment.state.copy() for moment in replay(self))

    def game(self) -> AnyGame:
        """The game of this record; what is wrong with it is wrong in the first line.

        >>> import lastcard
        >>> lastcard.play("usa", {"ana": "easy", "beto": "easy"}, seed=1).game()
        game('usa', ('ana', 'beto'))
        """
        with telling(line=1):
            return self._game()

    def _game(self) -> AnyGame:
        header = self.header
        given = {name: header[key] for name, key in _DETAILS.items() if key in header}
        version, source = header["version"], header["deck" if "deck" in header else "edition"]
        if "deck" in header and read_deck(source).version != version:
            raise Unreadable("record-deck-version", version=version)
        if "deck" not in header and source not in EDITIONS:
            # A record comes from outside: it may not name a file of this machine.
            raise Refusal("edition-unknown", given=source, possible=", ".join(EDITIONS))
        game = make_game(source, header["players"], header["options"], version=version, **given)
        # One form only, since it is hashed into the key of the match.
        if context(game) != {name: value for name, value in header.items() if name not in _NOT_OF_GAME}:
            raise Unreadable("record-header")
        return game


_NOT_OF_GAME = ("lastcard", "bots", "fair", "lesson")
_DETAILS = {"written": "rules", "colors": "colors"}
"""What a game calls its details, and what a header does."""


def read_record(path: str | Path) -> Record:
    """The record in this file; a refusal says why there is none.

    >>> import lastcard
    >>> lastcard.play("usa", 2 * ["easy"], seed=1).save("match.jsonl")
    >>> lastcard.read_record("match.jsonl")
    <Record of usa, Abril, Bruno: 454 moves, target>
    """
    with telling(file=str(path)):
        return Record.from_text(read_file(path, newline=""))


@dataclass(frozen=True, slots=True)
class Fairness:
    """What makes a match checkable: the secret, and what each player committed to and then sent.

    Nonces and commitments are hex. A nonce that never came is None and restarts nothing.
    """

    secret: bytes = field(repr=False)
    nonces: tuple[str | None, ...]
    commitments: tuple[str | None, ...]

    def published(self) -> Json:
        """What the header shows before the deal."""
        return {
            "commitment": commitment(self.secret),
            "commitments": list(self.commitments),
            "nonces": list(self.nonces),
        }

    def key(self, game: AnyGame, bots: Json | None = None) -> bytes:
        """The key of the match's chance, and of its bots' where the record says which they are."""
        agreed = context(game) if bots is None else {**context(game), "bots": bots}
        return fair_key(self.secret, agreed, self.nonces)


def fairness_of(record: Record) -> Fairness:
    """What makes this record checkable; it must have a secret and nonces."""
    fair, secret = record.header["fair"], record.end.data["secret"]
    return Fairness(bytes.fromhex(secret), tuple(fair["nonces"]), tuple(fair["commitments"]))


def context(game: AnyGame) -> Json:
    """What the players have agreed on, in plain values."""
    agreed: Json = {
        "edition": game.edition,
        "version": game.version,
        "players": list(game.players),
        "options": option_texts(game.options),
    }
    if game.deck is not None:
        agreed["deck"] = game.deck
    return agreed | {_DETAILS[name]: value for name, value in game.details().items()}


class Recorder:
    """Plays a match and writes it down, line by line, as it happens."""

    def __init__(
        self,
        game: AnyGame,
        chance: Chance,
        write: Callable[[str], None],
        fairness: Fairness | None = None,
        lesson: str | None = None,
        bots: Json | None = None,
    ) -> None:
        """`bots` says who plays which seat (docs/records.md); fair chance seeds them, too."""
        self.game = game
        self.write = write
        self.fairness = fairness
        self.hash = ""
        self.outcomes: list[Json] = []
        self.chance = chance
        self.company = Company(chance, bots) if bots is not None and isinstance(chance, Fair) else None
        header: Json = {"lastcard": FORMAT, **context(game)}
        if self.company is not None:
            header["bots"] = bots
        if fairness is not None:
            header["fair"] = fairness.published()
        if lesson is not None:
            header["lesson"] = lesson
        self._line(header)
        self.state: Any = game.start(self)
        self._flush()

    def move(self, seat: int, move: Any, bot: str | None = None) -> None:
        """Carry out a move and write it down; a refused one leaves no trace.

        `bot` is the level that made it, where that is not the one which plays this seat.
        """
        self.game.apply(self.state, seat, move)
        name, text = self.game.players[seat], move_text(move, self.game.players)
        if self.company is not None:
            self.company.moved(seat)
        if bot is None or self.company is None:
            self._move_line(name, text)
        else:
            self._line({"by": name, "move": text, "bot": bot})
        self._flush()

    def next_round(self) -> None:
        self.game.next_round(self.state)
        self._line({"next": "round"})
        self._flush()

    def time_over(self) -> None:
        self.game.time_over(self.state)
        self._line({"time": "over"})

    def sits(self, seat: int, name: str, bot: str | None = None) -> None:
        """Write down that somebody else plays this seat from now on; the game knows it by its first name.

        `bot` is the level of a bot.
        """
        line: Json = {"sits": name, "for": self.game.players[seat]}
        if self.company is not None:
            self.company.playing[seat] = bot
            line |= {} if bot is None else {"bot": bot}
        self._line(line)

    def close(self) -> None:
        """Write the end, with the secret; without it the record would count as cut off."""
        line: Json = {"end": end_of(self.game, self.state)}
        if self.fairness is not None:
            line["secret"] = self.fairness.secret.hex()
        self._line(line)

    def _line(self, data: Json) -> None:
        self.hash = link(self.hash, data)
        self.write(_encode({**data, "hash": self.hash}))

    def _move_line(self, by: str, move: str) -> None:
        """As `_line`, for what there is most of: both forms are written out."""
        canonical = f'{{"by":{_ascii(by)},"move":{_ascii(move)}}}'
        self.hash = hashlib.sha256((self.hash + canonical).encode()).hexdigest()
        self.write(f'{{"by": {_quoted(by)}, "move": {_quoted(move)}, "hash": "{self.hash}"}}')

    def _flush(self) -> None:
        for outcome in self.outcomes:
            self._line(outcome)
        self.outcomes.clear()

    def _note(self, label: str, values: list[T]) -> list[T]:
        write = self.game.outcome_text(kind_of(label))
        self.outcomes.append({"chance": label, "is": [write(value) for value in values]})
        return values

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        return self._note(label, self.chance.shuffle(label, items))

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        return self._note(label, self.chance.sample(label, items, count))

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        return self._note(label, self.chance.throw(label, dice))


def end_of(game: AnyGame, state: Any) -> Json:
    """How the match stands at its end, in plain values."""
    outcome = game.outcome(state)
    end: Json = {
        "termination": UNFINISHED if outcome is None else outcome.termination,
        "winners": [] if outcome is None else [game.players[seat] for seat in outcome.winners],
    }
    scores = game.scores(state)
    return end if scores is None else end | {"scores": list(scores)}


def link(before: str, data: Mapping[str, object]) -> str:
    """The hash of a line, bound to the line before."""
    return hashlib.sha256((before + canonical(data)).encode()).hexdigest()


def _read(text: str) -> Record:
    entries: list[Entry] = []
    before = ""
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), start=1):
        data = _read_line(line, number)
        claimed = data.pop("hash", None)
        before = link(before, data)
        if claimed != before:
            raise Unreadable("record-hash", line=number)
        entries.append(Entry(number, data))
    if not entries:
        raise Unreadable("record-empty", line=1)
    _check_header(entries[0])
    bots = entries[0].data.get("bots")
    for entry in entries[1:]:
        _check_entry(entry, bots)
    if "end" not in entries[-1].data:
        raise Unreadable("record-cut-off", line=entries[-1].line)
    for entry in entries[1:-1]:
        if "end" in entry.data:
            raise Unreadable("record-after-end", line=entry.line + 1)
    return Record(entries[0].data, tuple(entries[1:-1]), entries[-1])


def _read_line(line: str, number: int) -> Json:
    try:
        if "\r" in line:
            # White space to JSON, but no line of ours ends with it.
            raise ValueError(line)
        data = json.loads(line, object_pairs_hook=_once_each)
    except (ValueError, RecursionError):
        raise Unreadable("record-json", line=number) from None
    if not isinstance(data, dict):
        raise Unreadable("record-json", line=number)
    return data


def _once_each(pairs: list[tuple[str, Any]]) -> Json:
    """No name twice: which of them counts is not for a reader to guess."""
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError(pairs)
    return data


def _check_header(entry: Entry) -> None:
    data = entry.data
    if data.get("lastcard") != FORMAT or not _is_number(data["lastcard"]):
        raise Unreadable("record-format", line=entry.line, known=FORMAT)
    whole = (
        _is_text(data.get("edition"))
        and _is_number(data.get("version"))
        and _is_texts(data.get("players"))
        and isinstance(data.get("options"), dict)
        and all(_is_text(value) for value in data["options"].values())
        and ("rules" not in data or (isinstance(data["rules"], list) and all(map(_is_texts, data["rules"]))))
        and ("colors" not in data or _is_texts(data["colors"]))
        and ("deck" not in data or isinstance(data["deck"], dict))
        and ("fair" not in data or _is_fair(data["fair"], len(data["players"])))
        and ("bots" not in data or ("fair" in data and is_company(data["bots"], len(data["players"]))))
        and ("lesson" not in data or (_is_text(data["lesson"]) and "fair" not in data))
    )
    if not whole or data.keys() - _HEADER:
        raise Unreadable("record-header", line=entry.line)


_HEADER = {
    "lastcard", "edition", "version", "players", "options", "deck", "rules", "colors", "bots", "fair",
    "lesson",
}  # fmt: skip


def _check_entry(entry: Entry, bots: Json | None) -> None:
    data = entry.data
    match sorted(data.keys() - {"bot"}):
        case ["by", "move"]:
            whole = _is_text(data["by"]) and _is_text(data["move"]) and _is_bot(data, bots)
        case ["chance", "is"] if "bot" not in data:
            whole = _is_text(data["chance"]) and _is_texts(data["is"])
        case ["next"] if "bot" not in data:
            whole = data["next"] == "round"
        case ["time"] if "bot" not in data:
            whole = data["time"] == "over"
        case ["for", "sits"]:
            whole = _is_text(data["for"]) and _is_text(data["sits"]) and _is_bot(data, bots)
        case ["end"] | ["end", "secret"] if "bot" not in data:
            whole = isinstance(data["end"], dict) and _is_hex(data.get("secret", ""))
        case _:
            whole = False
    if not whole:
        raise Unreadable("record-line", line=entry.line)


def _is_bot(data: Json, bots: Json | None) -> bool:
    """Whether a line names no bot, or one that the first line describes."""
    return "bot" not in data or (bots is not None and is_named(data["bot"], bots))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_hex(value: object) -> bool:
    try:
        return isinstance(value, str) and bytes.fromhex(value).hex() == value
    except ValueError:
        return False


def _is_fair(value: object, players: int) -> bool:
    if not isinstance(value, dict) or set(value) != {"commitment", "commitments", "nonces"}:
        return False
    lists = (value["commitments"], value["nonces"])
    return _is_hex(value["commitment"]) and all(
        isinstance(items, list)
        and len(items) == players
        and all(item is None or _is_hex(item) for item in items)
        for items in lists
    )
