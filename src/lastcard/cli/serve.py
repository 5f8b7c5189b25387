"""`lastcard serve`: tables in the browser, from this machine."""

from __future__ import annotations

import argparse

from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.cli.tables import in_range
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue

HIGHEST_PORT = 65_535


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    try:
        # Not everybody who plays in the terminal has the server installed.
        from lastcard.server.run import serve  # noqa: PLC0415
        from lastcard.server.settings import ServerSettings  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refusal("server-missing") from None
    out = console()
    in_range("--port", arguments.port, 0, HIGHEST_PORT)
    settings = ServerSettings(host=arguments.host, port=arguments.port, database=arguments.database)
    serve(settings, lambda address: out.print(messages.text("serve-ready", address=address), highlight=False))
    out.print(messages.text("serve-stopped"))
    return DONE
