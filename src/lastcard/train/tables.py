"""Many tables of several sorts in lockstep, as PyTorch sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor

from lastcard.cards.game import CardGame
from lastcard.fast import Batch
from lastcard.fast.layout import bytes_of
from lastcard.learnt.choices import NOTHING, actions_of_choices
from lastcard.learnt.features import EVERYTHING
from lastcard.rules.actions import ACTIONS, CATCH, PLAYS, SAY_UNO, WITH_UNO
from lastcard.rules.fields import CALL, MOST_PLAYERS
from lastcard.train.networks import OUTCOMES

NOBODY = OUTCOMES - 1
"""In place of a winner, where a round is void."""


@dataclass(frozen=True, slots=True)
class Sort:
    """A sort of table, and how many of all tables are of it."""

    edition: str
    players: int
    share: float
    options: Mapping[str, str] = field(default_factory=dict)
    rivals: tuple[str | None, ...] = ()
    """Who plays in each seat: a player of compiled code, or None for the network, which usually has all."""


class _Bytes:
    """Memory of a device as bytes, for PyTorch."""

    def __init__(self, records: Any) -> None:
        self.owner = records
        shape = (records.shape[0], records.dtype.itemsize)
        pointer = records.__cuda_array_interface__["data"]
        self.__cuda_array_interface__ = {"shape": shape, "typestr": "|i1", "data": pointer, "version": 3}


class Part:
    """The tables of one sort; what they share with PyTorch is the same memory."""

    def __init__(self, sort: Sort, games: int, device: str) -> None:
        where = "cuda" if device == "cuda" else "cpu"
        self.batch = Batch(sort.edition, sort.players, games, sort.options, where, learning=True)
        self.games, self.players, self.rivals = games, sort.players, sort.rivals
        game = self.batch.game
        assert isinstance(game, CardGame)
        self.calls = game.rules.uno == CALL
        if device == "cuda":
            self.records = torch.as_tensor(_Bytes(self.batch.records), device=device)
            self.seats = torch.as_tensor(self.batch.seats, device=device)
            self.legal = torch.as_tensor(self.batch.legal, device=device)
        else:
            records = self.batch.records
            self.records = torch.from_numpy(records.view("i1").reshape(games, records.dtype.itemsize))
            self.seats = torch.from_numpy(self.batch.seats)
            self.legal = torch.from_numpy(self.batch.legal)

    def byte(self, name: str) -> Tensor:
        """A small field of every game."""
        return self.records[:, bytes_of(self.batch.family.state, name).start]

    def observe(self, seen: Tensor) -> None:
        self.batch.observe(seen if seen.is_cuda else seen.numpy())

    def step(self, actions: Tensor) -> None:
        self.batch.step(actions, check=False)
        self._advance()

    def deal(self, where: Tensor | None = None, seed: int | None = None) -> None:
        self.batch.reset(seed, where)
        self._advance()

    def _advance(self) -> None:
        if self.rivals:
            self.batch.advance(self.rivals)


class Tables:
    """All of them, as one: tensors have a line for each table.

    After `look`, `seats` are asked, `seen` is what they see, `mask` which choices they have; tables are
    `idle` where nobody is, since rivals have ended the round. `forced` are actions that nobody has to think
    about, -1 where there is none: UNO is said and others are caught at once.
    """

    def __init__(self, sorts: Sequence[Sort], games: int, device: str) -> None:
        self.device = device
        total = sum(sort.share for sort in sorts)
        self.parts = [Part(sort, max(4, int(games * sort.share / total) // 4 * 4), device) for sort in sorts]
        ends = torch.tensor([0, *(part.games for part in self.parts)]).cumsum(0).tolist()
        self.places = [slice(first, last) for first, last in pairwise(ends)]
        self.games = int(ends[-1])
        self.players = self._each([part.players for part in self.parts])
        self.calls = self._each([part.calls for part in self.parts])
        self.seen = torch.zeros((self.games, EVERYTHING), dtype=torch.int16, device=device)
        self.age = torch.zeros(self.games, dtype=torch.long, device=device)
        self.everyone = torch.arange(MOST_PLAYERS, device=device)
        self._list_actions()

    def _each(self, values: Sequence[int]) -> Tensor:
        """What a part has, for each of its tables."""
        counts = torch.tensor([part.games for part in self.parts])
        return torch.tensor(values).repeat_interleave(counts).to(self.device)

    def _list_actions(self) -> None:
        """The action of every choice, a line for each sort, seat and direction."""
        lines: list[tuple[int, ...]] = []
        first: list[int] = []
        for part in self.parts:
            first.append(len(lines))
            lines += [
                actions_of_choices(part.players, seat, direction)
                for seat in range(part.players)
                for direction in (1, -1)
            ]
        self._actions = torch.tensor(lines, device=self.device)
        self._first = self._each(first)

    def start(self, seed: int) -> None:
        for number, part in enumerate(self.parts):
            part.deal(seed=seed * 1000 + number)
        self.age.zero_()

    def look(self) -> None:
        """See who is asked everywhere, and what they see and can do."""
        for part, place in zip(self.parts, self.places, strict=True):
            part.observe(self.seen[place])
        seats = torch.cat([part.seats for part in self.parts])
        self.idle, self.seats = seats < 0, seats.clamp(min=0)
        self.direction = torch.cat([part.byte("direction") for part in self.parts]).long()
        self.legal = torch.cat([part.legal for part in self.parts])
        self.actions = self._actions[self._first + 2 * self.seats + (self.direction < 0)]
        self.mask = (self.legal.gather(1, self.actions.clamp(min=0)) != 0) & (self.actions != NOTHING)
        caught = self.legal[:, CATCH : CATCH + MOST_PLAYERS] != 0
        forced = torch.where(caught.any(1), CATCH + caught.byte().argmax(1), NOTHING)
        self.forced = torch.where((self.legal[:, SAY_UNO] != 0) & self.calls, SAY_UNO, forced)

    def step(self, chosen: Tensor) -> Tensor:
        """Make a choice everywhere, with UNO where it can be said; where the round is over with it."""
        actions = self.actions.gather(1, chosen[:, None]).squeeze(1)
        actions = torch.where(self.forced >= 0, self.forced, actions)
        with_uno = (actions + WITH_UNO).clamp(max=ACTIONS - 1)
        can_say = (actions < PLAYS) & (self.legal.gather(1, with_uno[:, None]).squeeze(1) != 0)
        actions = torch.where(can_say, with_uno, actions)
        for part, place in zip(self.parts, self.places, strict=True):
            part.step(actions[place])
        self.age += 1
        return torch.cat([part.seats < 0 for part in self.parts])

    def winners(self) -> Tensor:
        """Who won where a round is over, NOBODY where it is void."""
        found = torch.cat([part.byte("winner") for part in self.parts]).long()
        return torch.where(found >= 0, found, NOBODY)

    def deal(self, where: Tensor) -> None:
        """New matches at these tables."""
        for part, place in zip(self.parts, self.places, strict=True):
            part.deal(where[place].byte())
        self.age.masked_fill_(where, 0)

    def by_seat(self, by_place: Tensor) -> Tensor:
        """Numbers by place in the order of play of the seat that is asked, by seat instead."""
        place = ((self.everyone - self.seats[:, None]) * self.direction[:, None]) % self.players[:, None]
        place = torch.where(self.everyone < self.players[:, None], place, self.everyone)
        found = by_place[:, :MOST_PLAYERS].gather(1, place)
        return torch.cat((found, by_place[:, MOST_PLAYERS:]), 1)
