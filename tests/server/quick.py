"""A server in a process of its own, with quick bots: `python -m tests.server.quick PORT DATABASE [NATS]`."""

from __future__ import annotations

import sys

from lastcard.server.run import serve
from lastcard.server.settings import ServerSettings
from tests.server.house import limits, times


def main(port: str, database: str, nats: str | None = None) -> None:
    patient = times(thinking=0.003, catching=0.005, absent=60.0)
    about = {"port": int(port), "database": database, "nats": nats}
    settings = ServerSettings(**about, times=patient, limits=limits())  # type: ignore[arg-type]
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
