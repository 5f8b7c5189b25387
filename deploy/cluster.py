"""Several nodes on this machine, with PostgreSQL, NATS and a proxy in front: `make cluster NODES=3`.

Nothing is kept: when it ends with Ctrl-C, the database is gone.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import asyncpg

from deploy import services
from deploy.services import Missing, Service, free_port, started


@contextmanager
def nodes(count: int, *options: str) -> Iterator[tuple[list[Service], Service, Service]]:
    """Nodes that share a database, which is empty; with PostgreSQL and NATS."""
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres())
        bus = stack.enter_context(started(services.nats()))
        url = asyncio.run(ready_database(database.port))
        shared = ["--database", url, "--nats", f"nats://127.0.0.1:{bus.port}", *options]
        found = []
        for _ in range(count):
            port = free_port()
            command = [sys.executable, "-m", "lastcard", "serve", "--port", str(port), *shared]
            node = Service(command, port, stderr=None)
            # The first brings the database up to date.
            node.start()
            stack.callback(node.stop, signal.SIGTERM)
            found.append(node)
        yield found, database, bus


async def ready_database(port: int) -> str:
    """The address of a PostgreSQL that has just been started: it listens before it is ready."""
    url = f"postgresql://lastcard@127.0.0.1:{port}/postgres"
    async with asyncio.timeout(services.START):
        while True:
            with suppress(OSError, asyncpg.PostgresError):
                await (await asyncpg.connect(url)).close()
                return url
            await asyncio.sleep(0.1)


@contextmanager
def proxy(port: int, nodes: Sequence[int], programs: Sequence[str] = ("nginx", "caddy")) -> Iterator[None]:
    """One of these programs, in front of nodes: all who go to a table come to one node while it is there."""
    for name in programs:
        if (found := shutil.which(name) or shutil.which(name, path="/usr/sbin")) is not None:
            break
    else:
        raise Missing(f"a proxy ({' or '.join(programs)})")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        if name == "nginx":
            path.write_text(nginx_file(port, nodes))
            command = [found, "-p", folder, "-c", str(path), "-e", "stderr"]
        else:
            path.write_text(caddy_file(port, nodes))
            command = [found, "run", "--config", str(path), "--adapter", "caddyfile"]
        service = Service(command, port)
        service.start()
        try:
            yield
        finally:
            service.stop(signal.SIGTERM)


def nginx_file(port: int, nodes: Sequence[int]) -> str:
    servers = "\n".join(f"        server 127.0.0.1:{node} max_fails=1 fail_timeout=2s;" for node in nodes)
    return f"""daemon off;
pid nginx.pid;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    map $uri $place {{
        ~^/api/(?:tables|cups)/(?<code>[A-Z0-9]+) $code;
        default $request_id;
    }}
    upstream lastcard {{
        hash $place consistent;
{servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://lastcard;
            proxy_http_version 1.1;
            proxy_next_upstream error timeout non_idempotent;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_read_timeout 1h;
        }}
    }}
}}
"""


def caddy_file(port: int, nodes: Sequence[int]) -> str:
    where = " ".join(f"127.0.0.1:{node}" for node in nodes)
    return f"""{{
    admin off
}}
http://127.0.0.1:{port} {{
    reverse_proxy {where} {{
        lb_policy uri_hash
        lb_retries 3
        fail_duration 2s
    }}
}}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--port", type=int, default=8000, help="of the proxy")
    arguments = parser.parse_args()
    try:
        with (
            nodes(arguments.nodes, "--trusted-proxy", "127.0.0.1") as (found, database, bus),
            proxy(arguments.port, [node.port for node in found]),
        ):
            ports = ", ".join(str(node.port) for node in found)
            print(f"Lastcard is at http://127.0.0.1:{arguments.port}; Ctrl-C stops it.")
            print(f"Nodes at {ports}; PostgreSQL at {database.port}, NATS at {bus.port}.", flush=True)
            signal.sigwait({signal.SIGINT, signal.SIGTERM})
    except Missing as missing:
        sys.exit(f"Not on this machine: {missing}.")
    except subprocess.TimeoutExpired as late:
        sys.exit(f"{late.cmd[0]} does not end.")


if __name__ == "__main__":
    # Ctrl-C reaches this process; it stops the others in their order.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    main()
