"""`lastcard mcp`: serve an assistant over the standard streams, until it goes."""

from __future__ import annotations

import argparse
import asyncio

from lastcard.cli.status import DONE
from lastcard.core.extras import extra
from lastcard.locale import Catalogue

SERVER = "http://127.0.0.1:8000"
"""Where `lastcard serve` is found unless one says otherwise."""


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    with extra("mcp"):
        # Few who play have it installed.
        from lastcard.cli.mcp.server import serve  # noqa: PLC0415

    asyncio.run(serve(arguments.server, messages))
    return DONE
