"""What a host may do about the people around the table: mute them, take their seat, send them away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

from lastcard.core.refusal import Refusal
from lastcard.table import entries
from lastcard.table.entries import AnyEntry

if TYPE_CHECKING:
    from lastcard.table.room.gathering import Gathering, Member


class Hosting:
    """Those who watch have no names: they are told apart by numbers, in the order in which they came."""

    def __init__(self, gathering: Gathering) -> None:
        self._gathering = gathering
        self._numbers: dict[str, int] = {}
        self._count = count(1)

    def verify_welcome(self, member: Member) -> None:
        """Refuse somebody who was sent away; those who have a seat, wherever they come from, may come in."""
        table = self._gathering.table
        table.order.verify(member.player, "" if table.seat_of(member.player) is not None else member.mark)

    def watchers(self) -> list[int]:
        """The numbers of those who watch; somebody who takes a seat for a while keeps theirs."""
        people = [member for member in self._gathering.seats if member not in self._gathering.screens]
        watching = dict.fromkeys(one.player for one in people if self._gathering.seats[one] is None)
        kept = {one.player for one in people} & self._numbers.keys()
        given = {player: self._numbers.get(player) or next(self._count) for player in watching}
        self._numbers = {player: self._numbers[player] for player in kept} | given
        return sorted(given.values())

    # Requests

    def mute(self, me: int, seat: int, on: bool = True) -> Iterator[AnyEntry]:
        yield entries.Mute(me, seat, on)

    def free(self, me: int, seat: int) -> Iterator[AnyEntry]:
        """A person who loses a seat is told why; they may watch."""
        seats = self._gathering.table.seats
        player = seats[seat].player if seat < len(seats) else None
        yield entries.Free(me, seat)
        for member in self._members(player):
            self._gathering.refuse(member, None, Refusal("removed"))

    def ban(self, me: int, seat: int | None = None, watcher: int | None = None) -> Iterator[AnyEntry]:
        """Send somebody away for good, and with them those who watch from the same place."""
        gathering = self._gathering
        name, player = self._whom(seat, watcher)
        mark = self._mark(player)
        yield entries.Ban(me, player, mark)
        gathering.forget_chat(name)
        watching = [member for member, its_seat in gathering.seats.items() if its_seat is None]
        from_there = [member for member in watching if mark and member.mark == mark]
        self._send_away({*self._members(player), *from_there}, "banned")

    def dismiss(self, me: int, watcher: int) -> None:
        """Send away somebody who watches; they may come back."""
        if me != self._gathering.table.host:
            raise Refusal("host-only")
        self._send_away({*self._members(self._watching(watcher))}, "dismissed")

    def _whom(self, seat: int | None, watcher: int | None) -> tuple[str, str]:
        """The name and the player; those who watch have no name."""
        seats = self._gathering.table.seats
        if watcher is not None and seat is None:
            return "", self._watching(watcher)
        chair = seats[seat] if seat is not None and seat < len(seats) and watcher is None else None
        if chair is None or chair.player is None:
            raise Refusal("host-whom")
        return chair.name, chair.player

    def _watching(self, number: int) -> str:
        found = next((player for player, given in self._numbers.items() if given == number), None)
        if found is None or self._gathering.table.seat_of(found) is not None:
            raise Refusal("watcher-gone")
        return found

    def _members(self, player: str | None) -> list[Member]:
        return [member for member in self._gathering.seats if member.player == player]

    def _mark(self, player: str) -> str:
        """Where this player comes from; nothing where others come from there who sit at the table."""
        seated = [member for member, seat in self._gathering.seats.items() if seat is not None]
        others = {member.mark for member in seated if member.player != player}
        marks = [member.mark for member in self._members(player) if member.mark not in others]
        return marks[-1] if marks else ""

    def _send_away(self, members: set[Member], code: str) -> None:
        for member in members:
            self._gathering.refuse(member, None, Refusal(code))
            member.send_away()
