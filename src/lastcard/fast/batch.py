"""Many games side by side, each a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastcard.core.refusal import Refusal
from lastcard.editions import Named
from lastcard.editions import game as table_of
from lastcard.fast.cards.loops import LEGAL, first_illegal, sample_all
from lastcard.fast.cards.rollout import ASKED, POLICIES
from lastcard.fast.chance import nothing_given, seeds_of
from lastcard.fast.families import Family, family_of
from lastcard.fast.history import RECENT
from lastcard.fast.layout import Record
from lastcard.rules.fields import OVER, UNDECIDED

DEVICES = ("cpu", "cuda")
MOST_GAMES = 1 << 28


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How the games of a batch stand.

    `winners` are seats, or -1 for a void round and -2 for one that goes on; -1 for a dice game that does.
    `matches` are sets of seats, a bit for each: a match that is shared has several winners, and one that goes
    on has none.
    """

    winners: NDArray[np.int64]
    matches: NDArray[np.int64]
    scores: NDArray[np.int64]
    """What every seat has scored in its match; nothing in the dice game."""
    decisions: NDArray[np.int64]


class Batch:
    """Many games of the same rules, all played at once.

    `seats` has for each game the seat that is asked, -1 when its round is over; `legal` a 1 for each of that
    seat's legal actions. Both are kept up to date and are the batch's own: copy what has to last. On a CUDA
    device they are device arrays, which other libraries can use without copying (`__cuda_array_interface__`,
    `__dlpack__`).
    With `memory` the games keep what players could remember, and observations have it; `history` has the last
    moves. With `learning` observations are what a network of `learnt` sees, and after it what only its critic
    may.
    """

    def __init__(
        self,
        edition: Named,
        players: int,
        games: int,
        options: Mapping[str, object] | None = None,
        device: str = "cpu",
        seed: int = 0,
        threads: int = 1,
        memory: bool = False,
        learning: bool = False,
    ) -> None:
        if device not in DEVICES:
            raise Refusal("fast-device", given=device, possible=", ".join(DEVICES))
        _check_number("games", games, MOST_GAMES)
        _check_number("threads", threads, 1024)
        self.game = table_of(edition, [f"p{seat + 1}" for seat in range(players)], options)
        self.family: Family = family_of(self.game, memory, learning)
        self.games, self.device = games, device
        tables = self.family.tables_of(self.game)
        if device == "cuda":
            from lastcard.fast.cuda import OnDevice  # noqa: PLC0415 - only where there is a device

            self._engine: Any = OnDevice(self.family, tables, games)
        else:
            self._engine = _OnCpu(self.family, tables, games, threads)
        self.records, self.seats, self.legal = self._engine.records, self._engine.seats, self._engine.legal
        self.reset(seed)

    @property
    def actions(self) -> int:
        """How many action ids there are."""
        return self.family.actions

    def reset(self, seed: int | None = None, where: Any = None) -> None:
        """Begin a new match in every game, or in those that `where` says.

        A seed starts all generators again: the same seed gives the same games, whatever the size of the
        batch.
        """
        self._fits_if_given("where", where)
        if seed is not None:
            if not _is_whole(seed):
                raise Refusal("fast-seed", given=repr(seed))
            self._engine.seed(int(seed))
        self._engine.start(where)

    def next_round(self, where: Any = None) -> None:
        """Deal the next round of the match; the dice game has none and begins again (DICE.again)."""
        self._fits_if_given("where", where)
        self._engine.next_round(where)

    def _fits_if_given(self, name: str, given: Any) -> None:
        if given is not None:
            self._fits(name, given, self.seats.shape)

    def _fits(self, name: str, given: Any, shape: tuple[int, ...]) -> None:
        """Compiled code does not look where an array ends."""
        if np.shape(given) != shape:
            raise Refusal("fast-shape", name=name, given=str(np.shape(given)), shape=str(shape))

    def step(self, actions: Any, check: bool = True) -> None:
        """One action of the seat that is asked, in every game; those that are over take any, and do nothing.

        All are legal, or none is taken. Without `check` nobody looks at all of them first: a game whose
        action is not legal stays as it is, and a device goes on without an answer to this machine.
        """
        self._fits("actions", actions, self.seats.shape)
        # Other libraries have types of their own, but all say `int` in their names.
        kind = str(actions.dtype if hasattr(actions, "dtype") else np.asarray(actions).dtype)
        if "int" not in kind:
            raise Refusal("fast-whole", name="actions", given=kind)
        wrong = self._engine.step(actions, check)
        if wrong != LEGAL:
            raise Refusal("fast-action", game=int(wrong), action=int(actions[wrong]))

    def legal_bits(self) -> Any:
        """The legal actions as bits, in words of 64, the lowest first; the batch's own, too."""
        return self._engine.legal_bits()

    def sample(self) -> Any:
        """A random legal action in every game, by its own generator; 0 in those that are over."""
        return self._engine.sample()

    def observe(self, out: Any = None) -> Any:
        """What the seat that is asked may know, for each game; into `out`, or into a new array."""
        if out is not None:
            self._fits("out", out, (self.games, self.family.observation))
        return self._engine.observe(out)

    def history(self, moves: int = 16, out: Any = None) -> Any:
        """The last moves of the round, the newest first, for each game; into `out`, or into a new array.

        Each is a pair: how many seats clockwise from the seat that is asked its player sits, 0 for that seat
        itself, and the action. Both are -1 where no such move was made in this round. The card games keep
        their moves with `memory` only.
        """
        if self.family.told is None:
            raise Refusal("fast-history")
        _check_number("moves", moves, RECENT)
        if out is not None:
            self._fits("out", out, (self.games, moves, 2))
        return self._engine.history(int(moves), out)

    def rollout(self, policy: str | Sequence[str] = "random", matches: bool = False) -> Outcomes:
        """Play every round or match to its end inside compiled code; one policy, or one for each seat."""
        self.play(policy, matches)
        return self.outcomes()

    def play(self, policy: str | Sequence[str] = "random", matches: bool = False) -> None:
        """The same, leaving everything where it is: on a device nothing is copied."""
        self._engine.play(self._codes(policy, POLICIES), matches)

    def advance(self, policies: Sequence[str | None]) -> None:
        """Play the seats that have a policy until one that has none is asked, or the round is over."""
        self._engine.advance(self._codes(policies, {**POLICIES, None: ASKED}))

    def _codes(self, policy: Any, known: Mapping[Any, int]) -> NDArray[np.int64]:
        """The codes of these policies, one for all seats or one for each."""
        names: list[Any] = [policy] * len(self.game.players)
        if isinstance(policy, Sequence) and not isinstance(policy, str):
            names = list(policy)
        for name in names:
            if name not in known:
                raise Refusal("fast-policy", given=str(name), possible=", ".join(POLICIES))
        if len(names) != len(self.game.players):
            raise Refusal("fast-policies", given=len(names), players=len(self.game.players))
        return np.array([known[name] for name in names], np.int64)

    def outcomes(self) -> Outcomes:
        """How the games stand, in arrays of their own."""
        field = self._engine.field
        winners, decisions = field("winner"), field("decisions")
        if not self.family.scores:
            matches = np.where(winners < 0, 0, 1 << np.maximum(winners, 0))
            return Outcomes(winners, matches, np.empty((self.games, 0), np.int64), decisions)
        winners[field("pending") != OVER] = UNDECIDED
        return Outcomes(winners, field("won"), field("scores")[:, : len(self.game.players)], decisions)


def _check_number(name: str, given: Any, most: int) -> None:
    if not _is_whole(given) or not 1 <= given <= most:
        raise Refusal("fast-number", name=name, given=given, most=most)


def _is_whole(given: object) -> bool:
    return isinstance(given, (int, np.integer)) and not isinstance(given, bool)


class _OnCpu:
    """A batch in this machine's memory; loops run beside each other in threads, without Python's lock."""

    def __init__(self, family: Family, tables: Record, games: int, threads: int) -> None:
        self.family, self.tables, self.threads = family, tables, min(threads, games)
        self.records = np.zeros(games, family.state)
        self.seats = np.zeros(games, np.int64)
        self.legal = np.zeros((games, family.actions), np.uint8)
        self.bits = np.zeros((games, family.mask_words), np.int64)
        self.given = nothing_given()
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.parts = [
            slice(part * games // self.threads, (part + 1) * games // self.threads)
            for part in range(self.threads)
        ]

    def seed(self, seed: int) -> None:
        self.records["rng"] = seeds_of(seed, len(self.records))

    def start(self, where: Any) -> None:
        self._begin(self.family.start_all, where)

    def next_round(self, where: Any) -> None:
        self._begin(self.family.deal_all or self.family.start_all, where)

    def _begin(self, begin: Any, where: Any) -> None:
        chosen = (
            np.ones(len(self.records), np.uint8) if where is None else np.ascontiguousarray(where, np.uint8)
        )
        self._each(begin, (self.given,), chosen, self.seats, self.legal)

    def step(self, actions: Any, check: bool) -> int:
        taken = np.ascontiguousarray(actions, np.int64)
        wrong = first_illegal(taken, self.seats, self.legal) if check else LEGAL
        if wrong == LEGAL:
            self._each(self.family.step_all, (self.given,), taken, self.seats, self.legal)
        return wrong

    def observe(self, out: Any) -> Any:
        found = np.empty((len(self.records), self.family.observation), np.int16) if out is None else out
        self._each(self.family.observe_all, (), self.seats, found)
        return found

    def history(self, moves: int, out: Any) -> Any:
        found = np.empty((len(self.records), moves, 2), np.int16) if out is None else out
        self._each(self.family.tell_all, (), self.seats, found)
        return found

    def legal_bits(self) -> Any:
        packed = np.packbits(self.legal, axis=1, bitorder="little")
        self.bits.view(np.uint8)[:, : packed.shape[1]] = packed
        return self.bits

    def sample(self) -> Any:
        actions: NDArray[np.int64] = np.empty(len(self.records), np.int64)
        self._each(sample_all, (), self.legal_bits(), actions)
        return actions

    def advance(self, policies: NDArray[np.int64]) -> None:
        self._each(self.family.advance_all, (self.given, policies), self.seats, self.legal)

    def play(self, policies: NDArray[np.int64], matches: bool) -> None:
        self._each(self.family.play_all, (self.given, policies, int(matches)))
        self.seats[:] = -1
        self.legal[:] = 0

    def field(self, name: str) -> NDArray[np.int64]:
        """One field of every game, as a copy."""
        return self.records[name].astype(np.int64)

    def _each(self, loop: Any, shared: tuple[Any, ...], *by_game: Any) -> None:
        """Run the loop over all games: with arrays that all share, and with arrays divided like the games."""
        calls = [
            (self.records[part], self.tables, *shared, *(one[part] for one in by_game)) for part in self.parts
        ]
        if self.pool is None:
            loop(*calls[0])
            return
        for done in [self.pool.submit(loop, *call) for call in calls]:
            done.result()
