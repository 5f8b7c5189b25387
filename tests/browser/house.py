"""A server of one's own on loopback, and a browser to look at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
START, STOP = 60.0, 10.0  # seconds
NOWHERE = "http://127.0.0.1:9"  # a proxy that is not there; what is on loopback goes past it
NOT_NEEDED = [
    # Popups of an address bar that nobody sees: two more pages for every page of a test, loaded and drawn.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright leaves out too: of two such lists only the last counts, and this one comes after its.
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-default-browser-check",
    "--no-first-run",
    f"--proxy-server={NOWHERE}",
    f"--disable-features={','.join(NOT_NEEDED)}",
]


def find_browser() -> str:
    """The path of a browser, or nothing."""
    names = [os.environ.get("CHROMIUM", ""), *BROWSERS]
    return next(filter(None, map(shutil.which, names)), "")


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    port = free_port()
    command = [sys.executable, "-m", "lastcard", "serve", "--host", "127.0.0.1", "--port", str(port)]
    database = f"sqlite+aiosqlite:///{folder / 'lastcard.sqlite'}"
    with (folder / "log").open("w+b") as log:
        process = subprocess.Popen([*command, "--database", database], cwd=folder, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}"
            await_health(address, process, folder / "log")
            yield address
        finally:
            process.terminate()
            try:
                process.wait(STOP)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def await_health(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    deadline = time.monotonic() + START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with direct.open(f"{address}/api/health", timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise RuntimeError(f"The server did not start:\n{log.read_text(errors='replace')[-4000:]}")
