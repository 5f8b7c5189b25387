"""This process as one of several on a database: what belongs to it, and what it hears from the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from lastcard.core.refusal import Refusal
from lastcard.server.nodes import words
from lastcard.server.nodes.bus import Bus, Listener, Nobody
from lastcard.server.nodes.leases import Leases
from lastcard.server.nodes.ownership import Elsewhere, Lease, cup_lease, quick_lease
from lastcard.server.nodes.relay import FarConnection, Relay
from lastcard.server.settings import ServerSettings
from lastcard.server.store import Store
from lastcard.server.talk import Place

if TYPE_CHECKING:
    from lastcard.server.places import Places

ALONE = "alone-"
"""What the names of nodes begin with that are not on the bus."""
RENEWAL = 1.0
"""Seconds between two renewals of the leases, at the most."""
BEAT = 0.4
"""Seconds between two signs of life over the bus."""
SILENT = 0.6
"""Seconds without one after which a node is asked whether it is there."""
PROBING = 1.0
"""Seconds in which it has to answer."""
SETTLING = 1.0
"""Seconds after the bus came back in which others may not have heard of it yet."""

log = logging.getLogger("lastcard.server")


class Node(Listener):
    """Has leases, renews them, and gives up what others have taken over meanwhile."""

    def __init__(self, store: Store, seconds: float, alone: bool = False) -> None:
        self.id = ALONE * alone + secrets.token_hex(8)
        self.leases = Leases(store.engine, self.id, seconds)
        self.bus: Bus | None = None
        self.relay: Relay | None = None
        self.places: Places | None = None
        self.tables: dict[str, list[dict[str, Any]]] = {}
        """The public tables of the other nodes."""
        self.held: dict[str, Lease] = {}
        self.gone: set[str] = set()
        """Nodes that were found not to be there, before their time was over."""
        self._loop = asyncio.get_running_loop()
        self._until = 0.0
        self._late = False
        self._bus_since, self._bus_until = self._loop.time(), inf
        self._heard: dict[str, float] = {}
        self._claiming: dict[str, asyncio.Future[Lease]] = {}
        self._giving: dict[str, asyncio.Future[None]] = {}
        self._bringing: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        store.may_write = lambda: self._loop.time() < self._until

    # What belongs to this node

    async def own(self, name: str, rested: float = 0.0) -> Lease:
        """Have the lease of this name, or raise who has it."""
        if name in self.held:
            return self.held[name]
        if name not in self._claiming:
            self._claiming[name] = self._later(self._claim(name, rested))
            self._claiming[name].add_done_callback(lambda _: self._claiming.pop(name))
        return await asyncio.shield(self._claiming[name])

    async def _claim(self, name: str, rested: float) -> Lease:
        if name in self._giving:
            await self._giving[name]
        lease = self.held[name] = await self.leases.claim(name, self.gone, rested)
        if "/" in name and lease.epoch > 1:
            # It was another node's, and what belongs to it goes on by itself.
            self._bringing[name] = self._later(self._bring(name))
        return lease

    async def _bring(self, name: str) -> None:
        kind, _, code = name.partition("/")
        if self.places is None:
            return
        try:
            if name == cup_lease(code):
                await self.places.cups.find(code)
            else:
                await self.places.hall.bring_back(name)
        except (Refusal, Elsewhere) as reason:
            log.warning("%s %s cannot be brought back: %s", kind, code, reason)

    async def own_quick(self, edition: str) -> None:
        """Have all quick matches of an edition, as they are now; or raise who has them."""
        name = quick_lease(edition)
        await self.own(name)
        if name in self._bringing:
            await asyncio.shield(self._bringing[name])

    def forget(self, name: str) -> None:
        """It is not used here any more; others may have it."""
        lease = self.held.pop(name, None)
        if lease is not None:
            self._giving[name] = self._later(self._give(lease))
            self._giving[name].add_done_callback(lambda _: self._giving.pop(name))

    async def give_up(self, name: str) -> None:
        self.forget(name)
        if name in self._giving:
            await self._giving[name]

    async def _give(self, lease: Lease) -> None:
        try:
            await self.leases.give_up(lease)
        except (sa.exc.SQLAlchemyError, OSError):
            # Then it is ours a little longer, and can be claimed again.
            log.debug("%s could not be given up", lease.name)

    def _lost(self, name: str) -> None:
        self.held.pop(name, None)
        if self.places is not None:
            self.places.hall.lost(name)
            self.places.cups.lost(name)

    # Being there

    async def open(self, settings: ServerSettings) -> None:
        """Be one of the nodes; refused where others are there that cannot be spoken to."""
        await self._renew()
        cluster = await self.leases.cluster(secrets.token_hex(8))
        if settings.nats is not None:
            self.bus = Bus(settings.nats, cluster, self.id, self)
            await self.bus.open()
            self.relay = Relay(self.bus, self.nobody)
        await self._await_others()

    async def _await_others(self) -> None:
        """Others on this database must answer, unless they are gone and their time runs out."""
        ends = self._loop.time() + self.leases.seconds + 1
        while not await self._all_answer():
            if self._loop.time() > ends:
                raise Refusal("database-in-use")
            await asyncio.sleep(self.leases.seconds / 10)
            await self._renew()

    async def _all_answer(self) -> bool:
        others = await self.leases.living() - {self.id}
        if self.bus is None or any(node.startswith(ALONE) for node in others):
            return not others
        for node in others:
            try:
                await self.bus.ask(node, words.Probe(), PROBING)
            except Nobody:
                self.gone.add(node)
            except TimeoutError:
                return False
        return True

    def attend(self, places: Places) -> None:
        """Begin to serve, and to look after what the others leave behind."""
        self.places = places
        self._later(self._keep_up())
        self._later(self._take_care())
        if self.bus is not None:
            self._later(self._beat())

    async def _renew(self) -> None:
        begun = self._loop.time()
        await self.leases.renew()
        self._until = begun + self.leases.seconds

    async def _keep_up(self) -> None:
        """Renew in time. Who was late looks what others have taken over."""
        while True:
            await asyncio.sleep(min(RENEWAL, self.leases.seconds / 3))
            try:
                self._late = self._late or self._loop.time() > self._until
                await self._renew()
                if self._late:
                    await self._look_after_leases()
                    self._late = False
                self.gone &= await self.leases.living()
            except (sa.exc.SQLAlchemyError, OSError) as error:
                log.debug("the database does not answer: %s", error)

    async def _look_after_leases(self) -> None:
        mine = await self.leases.mine()
        for lease in [*self.held.values()]:
            if mine.get(lease.name) != lease.epoch:
                self._lost(lease.name)

    async def _take_care(self) -> None:
        """What goes on by itself needs a node."""
        for name in await self.leases.unattended(self.gone):
            await asyncio.gather(self.own(name), return_exceptions=True)

    # What the others say

    async def _beat(self) -> None:
        assert self.bus is not None and self.places is not None
        while True:
            hall, gate = self.places.hall, self.places.gate
            self.bus.send_to_all(words.Beat(self.id, hall.open_tables(), gate.spent()))
            await asyncio.sleep(BEAT)
            await self._listen_for_others()

    async def _listen_for_others(self) -> None:
        assert self.relay is not None
        since = self._loop.time() - SILENT
        silent = {node for node, at in self._heard.items() if at < since} | {
            node for node in self.relay.nodes if node not in self._heard
        }
        await asyncio.gather(*map(self._probe, silent))

    async def _probe(self, node: str) -> None:
        assert self.bus is not None
        try:
            await self.bus.ask(node, words.Probe(), PROBING)
        except Nobody:
            self.nobody(node)
        except TimeoutError:
            try:
                if self.bus.connected and node not in await self.leases.living():
                    self._part_from(node)
            except (sa.exc.SQLAlchemyError, OSError):
                log.debug("nobody knows whether %s is there", node)
        else:
            self._heard[node] = self._loop.time()

    def nobody(self, node: str) -> None:
        """A node is not there: what belongs to it may be taken over at once."""
        if self._loop.time() < self._bus_since + SETTLING:
            # It may have lost the bus as this one did.
            assert self.relay is not None
            self.relay.part_from(node)
        elif node not in self.gone:
            self.gone.add(node)
            self._part_from(node)

    def _part_from(self, node: str) -> None:
        assert self.relay is not None
        log.warning("node %s is gone", node)
        self._heard.pop(node, None)
        self.tables.pop(node, None)
        self.relay.part_from(node)
        self._later(self._take_care())

    def told(self, message: words.Message) -> None:
        assert self.relay is not None
        match message:
            case words.Beat(node=node, tables=tables, spent=spent):
                self._heard[node] = self._loop.time()
                self.gone.discard(node)
                self.tables[node] = tables
                if self.places is not None:
                    self.places.gate.spent_elsewhere(spent)
            case words.Bye(node=node, ago=ago):
                self._heard.pop(node, None)
                self.tables.pop(node, None)
                self.relay.part_from(node, ago)
                self._later(self._take_care())
            case _:
                self.relay.told(message)

    async def asked(self, message: words.Message) -> words.Reply:
        try:
            return words.Reply(await self._found(message))
        except Elsewhere:
            return words.Reply(moved=True)

    async def _found(self, message: words.Message) -> bytes:
        if self.places is None:
            if isinstance(message, words.Probe):
                return b""
            raise Elsewhere("")
        match message:
            case words.Join():
                await self._let_in(message)
            case words.Info(kind=kind, code=code):
                return msgspec.json.encode(await (await self.places.find_here(kind, code)).info())
            case words.Seat():
                return (await self.places.seat_here(message)).encode()
        return b""

    async def _let_in(self, join: words.Join) -> None:
        assert self.relay is not None and self.places is not None
        places = self.places
        if join.kind == "tables":
            await self._hand_over(join.code)

        async def enter(far: FarConnection) -> Place:
            return await places.enter_here(join.kind, join.code, far, join.seen, join.screen)

        await self.relay.welcome(join, enter, places.answer_of(join.kind))

    async def _hand_over(self, code: str) -> None:
        """A table where nobody is goes to the node where the first person comes."""
        assert self.places is not None
        room = await self.places.hall.find(code)
        if room.lease is not None and room.lease.name == code and await room.hand_over():
            await self.give_up(code)
            raise Elsewhere("")

    def bus_lost(self) -> None:
        """Sockets of other nodes are out of reach, and their tables."""
        self._bus_until = min(self._bus_until, self._loop.time())
        if self.relay is not None:
            self.relay.part_from()

    def bus_back(self) -> None:
        assert self.bus is not None
        self._bus_since = self._loop.time()
        self.bus.send_to_all(words.Bye(self.id, self._bus_since - self._bus_until))
        self._bus_until = inf

    # Going

    async def leave(self) -> None:
        """Others can have everything at once; nothing may be written any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.held.clear()
        try:
            await self.leases.leave()
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.warning("this node could not sign off: %s", error)
        if self.relay is not None and self.bus is not None:
            self.bus.send_to_all(words.Bye(self.id))
            await self.relay.stop()

    async def close(self) -> None:
        if self.bus is not None:
            await self.bus.close()

    def _later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Future[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


@asynccontextmanager
async def opened_node(store: Store, settings: ServerSettings) -> AsyncIterator[Node | None]:
    """This process as a node; None on SQLite, where it is the only one."""
    if store.engine.dialect.name != "postgresql":
        if settings.nats is not None:
            raise Refusal("nodes-need-postgres")
        yield None
        return
    node = Node(store, settings.lease, alone=settings.nats is None)
    try:
        await node.open(settings)
        yield node
    finally:
        await node.leave()
        await node.close()
