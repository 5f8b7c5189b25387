"""nginx and Caddy before a server, with the very configurations of docs/server.md."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.house import PATIENCE, House
from tests.server.survivors import free_port

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
BEHIND = "127.0.0.1:8000"
"""Where the documentation has the server."""
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])

NGINX = """
pid {folder}/nginx.pid;
error_log stderr warn;
daemon off;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {documented}
    }}
}}
"""
CADDY = """
{{
    admin off
    auto_https off
}}
{documented}
"""


class NoProxy(Exception):
    """Why there is none on this machine."""


def documented(language: str) -> str:
    """The one block of the page in this language."""
    [found] = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    return str(found)


def nginx(folder: Path, port: int, server: str) -> list[str]:
    """The command that runs it."""
    block = documented("nginx").replace(BEHIND, server)
    # Its workers would be somebody else's, who may not see the folder.
    user = "user root;" if os.geteuid() == 0 else ""
    path = folder / "nginx.conf"
    path.write_text(NGINX.format(folder=folder, port=port, documented=block, user=user))
    return ["-p", str(folder), "-e", "stderr", "-c", str(path)]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    """The same; without a certificate, which needs a name that is known."""
    block = (
        documented("caddyfile").replace(BEHIND, server).replace("play.example", f"http://127.0.0.1:{port}")
    )
    path = folder / "Caddyfile"
    path.write_text(CADDY.format(documented=block))
    return ["run", "--adapter", "caddyfile", "--config", str(path)]


COMMANDS = {"nginx": nginx, "caddy": caddy}


@asynccontextmanager
async def proxy(name: str, folder: Path, home: House) -> AsyncIterator[str]:
    """The address of a proxy before the server."""
    program = shutil.which(name, path=PLACES)
    if program is None:
        raise NoProxy(f"there is no {name} here; `make proxies` installs it where it can")
    port, log = free_port(), folder / "proxy.log"
    arguments = COMMANDS[name](folder, port, home.address.removeprefix("http://"))
    with log.open("wb") as out:
        process = await asyncio.create_subprocess_exec(
            program, *arguments, stdout=out, stderr=out, env={**os.environ, "HOME": str(folder)}
        )
    try:
        await _until_up(port, process, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _until_up(port: int, process: asyncio.subprocess.Process, log: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            assert process.returncode is None, log.read_text()
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                await writer.wait_closed()
                return
