"""`lastcard serve`: tables in the browser, from this machine."""

from __future__ import annotations

import argparse
import sys

from lastcard.cli.describe import console
from lastcard.cli.status import DONE
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    from lastcard.cli.settings import as_file, found  # noqa: PLC0415 - nor do others need all of this

    given = found(arguments)
    if arguments.show_settings:
        print("\n".join(as_file(given)))
        return DONE
    try:
        # Not everybody who plays in the terminal has the server installed.
        from lastcard.server.run import serve  # noqa: PLC0415
    except ModuleNotFoundError:
        raise Refusal("server-missing") from None
    for name in given.unknown:
        print(messages.text("serve-unknown-variable", name=name), file=sys.stderr)
    out = console()
    ready = "serve-ready"
    serve(given.settings, lambda address: out.print(messages.text(ready, address=address), highlight=False))
    out.print(messages.text("serve-stopped"))
    return DONE
