"""A server as people run it, but for one time: `python -m tests.server.patient PORT DATABASE`.

On a busy machine a client may take long to send its nonce; a deal without it would be another one.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from lastcard.server.run import serve
from lastcard.server.settings import ServerSettings
from lastcard.table.times import USUAL


def main(port: str, database: str) -> None:
    settings = ServerSettings(port=int(port), database=database, times=replace(USUAL, nonces=60.0))
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
