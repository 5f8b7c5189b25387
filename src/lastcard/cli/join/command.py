"""`lastcard join`: sit down at a table on a server, in the plain terminal or through pipes.

It knows nothing but what docs/protocol.md says: another client could do all of it.
"""

from __future__ import annotations

import argparse
import asyncio

from lastcard.cli.describe import console
from lastcard.cli.join.player import Address, fresh_secret, kept_secret
from lastcard.cli.status import DONE
from lastcard.cli.tables import own_name
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    try:
        # Not everybody who plays in the terminal has what a connection needs.
        from lastcard.cli.join.client import Client  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refusal("join-missing") from None
    address = Address.from_text(arguments.url, arguments.code)
    name = None if arguments.watch else own_name() if arguments.name is None else arguments.name
    secret = fresh_secret() if name is None else kept_secret(address.server, name)
    out = console()

    async def sit() -> None:
        await Client(address, secret, name, out, messages).run()

    try:
        asyncio.run(sit())
    except KeyboardInterrupt:
        out.print()
        out.print(messages.text("join-away"))
    return DONE
