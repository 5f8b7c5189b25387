"""Who is not let in: addresses and networks, and players by the hash of their secret."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import sqlalchemy as sa
from litestar import Request
from litestar.datastructures import State
from sqlalchemy.ext.asyncio import AsyncEngine

from lastcard.core.refusal import Refusal
from lastcard.server.connection import SENT_AWAY, Connection
from lastcard.server.schema import bans
from lastcard.server.talk import tell_refusal

_PLAYER = re.compile(r"[0-9a-f]{64}")


def is_player(text: str) -> bool:
    """Whether it is the hash of a secret."""
    return _PLAYER.fullmatch(text) is not None


def whom(text: str) -> str:
    """A player or a network in the form in which it is banned; a refusal for anything else."""
    if is_player(text):
        return text
    try:
        return str(_plain(ip_network(text, strict=False)))
    except ValueError:
        raise Refusal("ban-whom", given=text) from None


def _plain(network: IPv4Network | IPv6Network) -> IPv4Network | IPv6Network:
    """An IPv4 address that is written as an IPv6 one is the same address."""
    if isinstance(network, IPv6Network) and network.prefixlen >= 96:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return IPv4Network((mapped, network.prefixlen - 96))
    return network


class Bans:
    """The bans as they were read last, and who is here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.present: dict[Connection, str] = {}
        """The connections that came in here, with the address of each."""
        self._players: set[str] = set()
        self._networks: dict[tuple[int, int], set[int]] = {}
        """By version and length, so that a look costs the same for many."""

    async def load(self) -> None:
        """Read them again, and part from those who are banned by now."""
        async with self.engine.connect() as database:
            found = [row.whom for row in await database.execute(sa.select(bans.c.whom))]
        self._players = {one for one in found if is_player(one)}
        self._networks = {}
        for network in (ip_network(one) for one in found if not is_player(one)):
            of_its_size = self._networks.setdefault((network.version, network.prefixlen), set())
            of_its_size.add(int(network.network_address))
        for connection, host in self.present.items():
            if self._is_banned(host) or connection.player in self._players:
                part_from(connection)

    def part_from_player(self, player: str) -> int:
        """Close the connections of a player; how many there were."""
        theirs = [connection for connection in self.present if connection.player == player]
        for connection in theirs:
            connection.finish(SENT_AWAY)
        return len(theirs)

    def verify_host(self, host: str) -> None:
        if self._networks and self._is_banned(host):
            raise Refusal("kept-out")

    def verify_player(self, player: str) -> None:
        if player in self._players:
            raise Refusal("kept-out")

    def _is_banned(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address):
            address = address.ipv4_mapped or address
        return any(
            version == address.version
            and int(address) >> (bits := address.max_prefixlen - length) << bits in of
            for (version, length), of in self._networks.items()
        )


def part_from(connection: Connection) -> None:
    tell_refusal(connection, None, Refusal("kept-out"))
    connection.finish(SENT_AWAY)


def verify_request(request: Request[object, object, State]) -> None:
    """Before any answer: refuse an address that is banned."""
    if request.client is not None:
        request.app.state.bans.verify_host(request.client.host)
