"""Playing a record again, and checking its chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeVar

from lastcard.core.chance import Chance
from lastcard.core.event import Event
from lastcard.core.fair import SECRET_BYTES, Fair, commitment
from lastcard.core.refusal import Unreadable, telling
from lastcard.editions import AnyGame
from lastcard.notation.moves import move_text, read_move
from lastcard.notation.outcomes import kind_of, pick
from lastcard.notation.record import Entry, Record, end_of, fairness_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Moment:
    """A record after one of its entries. `state` is the live one: copy it to keep it."""

    number: int
    entry: Entry | None
    events: tuple[Event, ...]
    state: Any


class Recorded:
    """Chance that returns what a record wrote down, and refuses what could not have come."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.coming: list[Entry] = []
        self.line = 1

    def _take(self, label: str, count: int) -> Entry:
        if not self.coming:
            raise Unreadable("record-chance-missing", line=self.line + 1, label=label)
        entry = self.coming.pop(0)
        self.line = entry.line
        if entry.data["chance"] != label or len(entry.data["is"]) != count:
            raise Unreadable("record-chance-wrong", line=entry.line, label=label)
        return entry

    def _pick(self, label: str, items: Sequence[T], count: int) -> list[T]:
        entry = self._take(label, count)
        try:
            return pick(entry.data["is"], items, self.game.outcome_text(kind_of(label)))
        except LookupError:
            raise Unreadable("record-chance-wrong", line=entry.line, label=label) from None

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        return self._pick(label, items, len(items))

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        return self._pick(label, items, count)

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        entry = self._take(label, len(dice))
        write = self.game.outcome_text(kind_of(label))
        try:
            return [pick([text], die, write)[0] for text, die in zip(entry.data["is"], dice, strict=True)]
        except LookupError:
            raise Unreadable("record-chance-wrong", line=entry.line, label=label) from None


class Checked:
    """Recorded chance, compared with what a generator gives."""

    def __init__(self, recorded: Recorded, generator: Chance) -> None:
        self.recorded = recorded
        self.generator = generator
        self.count = 0

    def _same(self, label: str, written: list[T], computed: list[T]) -> list[T]:
        write = self.recorded.game.outcome_text(kind_of(label))
        if [write(item) for item in written] != [write(item) for item in computed]:
            raise Unreadable("verify-differs", line=self.recorded.line, label=label)
        self.count += 1
        return computed

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        return self._same(label, self.recorded.shuffle(label, items), self.generator.shuffle(label, items))

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        written = self.recorded.sample(label, items, count)
        return self._same(label, written, self.generator.sample(label, items, count))

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        return self._same(label, self.recorded.throw(label, dice), self.generator.throw(label, dice))


def replay(record: Record) -> Iterator[Moment]:
    """The beginning, then the record after each move, new deal and end of time; moves count from 1."""
    game = record.game()
    recorded = Recorded(game)
    yield from _play(record, game, recorded, recorded)


def _play(record: Record, game: AnyGame, recorded: Recorded, chance: Chance) -> Iterator[Moment]:
    groups = _grouped(record)
    _, outcomes = groups[0]
    recorded.coming = outcomes
    state: Any = _step(1, recorded, lambda: game.start(chance))
    yield Moment(0, None, game.events(state), state)
    number = 0
    for entry, outcomes in groups[1:]:
        assert entry is not None
        recorded.coming, recorded.line = outcomes, entry.line
        if "next" in entry.data:
            _step(entry.line, recorded, lambda: game.next_round(state, chance))
        elif "time" in entry.data:
            _step(entry.line, recorded, lambda: game.time_over(state))
        else:
            number += 1
            _step(entry.line, recorded, partial(_move, game, state, entry, chance))
        yield Moment(number, entry, game.events(state), state)
    if record.end.data["end"] != end_of(game, state):
        raise Unreadable("record-end-differs", line=record.end.line)


def _grouped(record: Record) -> list[tuple[Entry | None, list[Entry]]]:
    """Each move, deal or end of time with the outcomes that belong to it; the first group is the start's."""
    groups: list[tuple[Entry | None, list[Entry]]] = [(None, [])]
    for entry in record.entries:
        if "chance" in entry.data:
            groups[-1][1].append(entry)
        elif "sits" not in entry.data:
            groups.append((entry, []))
    return groups


class Seating(NamedTuple):
    """From the moment after this one somebody else plays a seat."""

    moment: int
    seat: int
    name: str


def seatings(record: Record) -> list[Seating]:
    """Who took a seat over during the match, and when; the first moment is the deal, 0."""
    moment, found = 0, []
    for entry in record.entries:
        if "sits" in entry.data:
            name = entry.data["for"]
            if name not in record.players:
                raise Unreadable(
                    "record-player", line=entry.line, name=name, possible=", ".join(record.players)
                )
            found.append(Seating(moment, record.players.index(name), entry.data["sits"]))
        elif "chance" not in entry.data:
            moment += 1
    return found


def _step(line: int, recorded: Recorded, act: Callable[[], T]) -> T:
    """Do something and see that it used up its outcomes; a refusal tells its line."""
    with telling(line=line):
        done = act()
    if recorded.coming:
        spare = recorded.coming[0]
        raise Unreadable("record-chance-unused", line=spare.line, label=spare.data["chance"])
    return done


def _move(game: AnyGame, state: Any, entry: Entry, chance: Chance) -> None:
    name = entry.data["by"]
    if name not in game.players:
        raise Unreadable("record-player", name=name, possible=", ".join(game.players))
    move: Any = read_move(entry.data["move"], game)
    if move_text(move, game.players) != entry.data["move"]:
        raise Unreadable("record-line")
    game.apply(state, game.players.index(name), move, chance)


class Verified(NamedTuple):
    """What was checked: how many outcomes, how many players' nonces were in them, and the seal."""

    outcomes: int
    nonces: int
    commitment: str


class Verification:
    """A record that is played again while every outcome of its chance is recomputed.

    A record without a secret and nonces cannot be verified, nor that of a lesson; one that differs is refused
    with its line.
    """

    def __init__(self, record: Record) -> None:
        _verify_promises(record)
        self.record, self.game = record, record.game()
        fairness, bots = fairness_of(record), record.header.get("bots")
        self.generator = Fair(fairness.key(self.game, bots))
        self._checked = Checked(Recorded(self.game), self.generator)

    def moments(self) -> Iterator[Moment]:
        """As `replay`; of equal cards these are the very ones that were dealt."""
        return _play(self.record, self.game, self._checked.recorded, self._checked)

    @property
    def verified(self) -> Verified:
        """What was checked so far."""
        fair = self.record.header["fair"]
        sent = sum(nonce is not None for nonce in fair["nonces"])
        return Verified(self._checked.count, sent, fair["commitment"])


def _verify_promises(record: Record) -> None:
    """Refuse a secret or a nonce that is not what was committed to."""
    if "lesson" in record.header:
        raise Unreadable("verify-lesson", line=1)
    fair, secret = record.header.get("fair"), record.end.data.get("secret")
    if fair is None or secret is None:
        raise Unreadable("verify-no-secret", line=1 if fair is None else record.end.line)
    if len(secret) != 2 * SECRET_BYTES or commitment(bytes.fromhex(secret)) != fair["commitment"]:
        raise Unreadable("verify-commitment", line=record.end.line)
    for name, nonce, promised in zip(
        record.header["players"], fair["nonces"], fair["commitments"], strict=True
    ):
        if nonce is not None and commitment(bytes.fromhex(nonce)) != promised:
            raise Unreadable("verify-nonce", line=1, name=name)


def verify(record: Record) -> Verified:
    """Recompute every chance outcome from the secret and the nonces, or refuse the record."""
    verification = Verification(record)
    for _ in verification.moments():
        pass
    return verification.verified
