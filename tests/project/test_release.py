"""What is published: a source distribution, the wheel that is built from it, and that wheel at play.

The package index that pip is set up for has to answer, and npm's where its cache is empty.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from urllib.request import urlopen

import pytest

import lastcard
from lastcard.core.version import __version__
from tests.browser.house import await_health, free_port
from tests.project.test_packaging import EXTRAS, PROJECT, pinned
from tests.support.docs_pages import ROOT, python_blocks

pytestmark = pytest.mark.slow

STEM = f"lastcard-{__version__}"
CLIENT = "src/lastcard/server/web/"
NOT_PUBLISHED = {".ci/run", ".dockerignore"}
"""What only a repository has a use for."""
STOP = 20.0
"""Seconds that a server may take to end."""
NOT_HERE = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}


def run(*command: str | Path, cwd: Path, given: str | None = None) -> str:
    """What a command prints; it must succeed."""
    env = {**{name: value for name, value in os.environ.items() if name not in NOT_HERE}, "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, cwd=cwd, env=env, input=given, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert not done.returncode, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One worker at a time."""
    flock = pytest.importorskip("fcntl")
    with lock.open("w") as file:
        flock.flock(file, flock.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def files() -> set[str]:
    """Every file of the repository, committed or not yet."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a repository")
    told = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    return {name for name in told.split("\0") if (ROOT / name).is_file()}


@pytest.fixture(scope="session")
def packages(files: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both packages: built once, from a copy of the repository, for all workers."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "packages"
    with alone(shared / "packages.lock"):
        if not folder.exists():
            build(files, shared / "source", folder)
    return folder


def build(files: set[str], source: Path, folder: Path) -> None:
    """As `python -m build` does it: the source distribution, and from that the wheel."""
    for name in files:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, source / name)
    unfinished = folder.with_suffix(".unfinished")
    run(sys.executable, "-m", "build", "--outdir", unfinished, cwd=source)
    unfinished.rename(folder)


def wheel_of(packages: Path) -> Path:
    return packages / f"{STEM}-py3-none-any.whl"


def metadata(packages: Path) -> Message:
    with zipfile.ZipFile(wheel_of(packages)) as wheel:
        return message_from_bytes(wheel.read(f"{STEM}.dist-info/METADATA"))


def test_twine_finds_nothing(packages: Path) -> None:
    made = sorted(packages.iterdir())
    assert [path.name for path in made] == [f"{STEM}-py3-none-any.whl", f"{STEM}.tar.gz"]
    told = run(sys.executable, "-m", "twine", "--no-color", "check", "--strict", *made, cwd=packages)
    assert told.count("PASSED") == len(made)


def test_the_wheel_has_the_whole_package_and_nothing_else(packages: Path, files: set[str]) -> None:
    with zipfile.ZipFile(wheel_of(packages)) as wheel:
        names = {f"src/{name}" for name in wheel.namelist() if not name.startswith(f"{STEM}.dist-info/")}
    client = {name for name in names if name.startswith(CLIENT)}
    assert names - client == {name for name in files if name.startswith("src/")}
    for name in ("index.html", "sw.js", "manifest.webmanifest", "licenses.md", "favicon.svg"):
        assert f"{CLIENT}{name}" in client
    assert any(re.fullmatch(rf"{CLIENT}assets/.*\.js", name) for name in client)
    assert any(name.startswith(f"{CLIENT}offline/") for name in client)


@pytest.mark.parametrize(
    "kind",
    [
        "locale/en/*.ftl", "locale/es/*.ftl", "rulebook/en/*.md", "rulebook/es/*.md",
        "rulebook/en/editions/*.md", "rulebook/es/editions/*.md", "rulebook/examples/*.case",
        "editions/*.toml", "lessons/*.toml", "learnt/*.weights", "lab/report/page.css",
        "server/*.txt", "py.typed",
    ],
)  # fmt: skip
def test_the_wheel_has_every_kind_of_data(kind: str, packages: Path) -> None:
    package = Path(lastcard.__file__).parent
    wanted = {f"lastcard/{path.relative_to(package).as_posix()}" for path in package.glob(kind)}
    with zipfile.ZipFile(wheel_of(packages)) as wheel:
        assert wanted and wanted <= set(wheel.namelist())


def test_the_source_distribution_has_the_repository_and_the_client(packages: Path, files: set[str]) -> None:
    with tarfile.open(packages / f"{STEM}.tar.gz") as archive:
        names = {member.name.removeprefix(f"{STEM}/") for member in archive if member.isfile()}
    client = {name for name in names if name.startswith(CLIENT)}
    assert f"{CLIENT}index.html" in client
    assert names - client == files - NOT_PUBLISHED | {"PKG-INFO"}


def test_what_the_index_is_told(packages: Path) -> None:
    told = metadata(packages)
    assert (told["Name"], told["Version"]) == ("lastcard", __version__)
    assert (told["License-Expression"], told.get_all("License-File")) == ("MIT", ["LICENSE"])
    assert told["Requires-Python"] == PROJECT["project"]["requires-python"]
    assert set(told.get_all("Provides-Extra") or ()) == set(EXTRAS)
    assert told["Description-Content-Type"] == "text/markdown"


class Home:
    """An environment of its own with the wheel in it, and a folder to play in."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "") -> None:
        self.folder = folder
        environment = folder / "environment"
        run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=folder)
        self.bin = environment / ("Scripts" if os.name == "nt" else "bin")
        # The versions that we know; what is needed is for the wheel to say.
        pins = pinned(ROOT / "requirements" / "play.txt")
        known = folder / "known.txt"
        known.write_text("".join(f"{name}=={version}\n" for name, version in pins.items()), encoding="utf-8")
        pip = (sys.executable, "-m", "pip", "--python", self.bin / "python", "install", "--quiet")
        run(*pip, "--constraint", known, f"lastcard{extras} @ {wheel.as_uri()}", cwd=folder)

    def lastcard(self, *words: str, given: str | None = None) -> str:
        return run(self.bin / "lastcard", *words, cwd=self.folder, given=given)

    def python(self, code: str) -> str:
        return run(self.bin / "python", "-c", code, cwd=self.folder)


def test_the_wheel_plays_in_a_fresh_environment(packages: Path, tmp_path: Path) -> None:
    home = Home(tmp_path, wheel_of(packages))
    assert home.lastcard("--version") == f"lastcard {__version__}\n"
    where = home.python("import lastcard; print(lastcard.__file__)")
    assert Path(where.strip()).is_relative_to(tmp_path)
    # A player who answers 1 to everything plays a match to its end.
    told = home.lastcard(
        "play", "--lang", "en", "--edition", "jackpot", "--bot", "hard,master", "--option", "target=1",
        "--option", "hand-size=2", "--record", "own.jsonl", given="1\n" * 5000,
    )  # fmt: skip
    assert "own.jsonl" in told
    assert "just what this bot does" in home.lastcard("verify", "--lang", "en", "own.jsonl")
    assert "dice, 2 random players" in home.lastcard(
        "simulate", "--lang", "en", "--edition", "dice", "--games", "3"
    )
    assert "UNO.say" in home.lastcard("rules", "--lang", "es", "UNO")
    first, *_ = python_blocks((ROOT / "README.md").read_text(encoding="utf-8"))
    home.python(first)
    assert "match.jsonl" in os.listdir(tmp_path)


def test_the_wheel_serves_in_a_fresh_environment(packages: Path, tmp_path: Path) -> None:
    home = Home(tmp_path, wheel_of(packages), "[server]")
    port = free_port()
    with (tmp_path / "log").open("w+b") as log:
        server = subprocess.Popen(
            [home.bin / "lastcard", "serve", "--host", "127.0.0.1", "--port", str(port)],
            cwd=tmp_path, stdout=log, stderr=log,
        )  # fmt: skip
        try:
            address = f"http://127.0.0.1:{port}"
            await_health(address, server, tmp_path / "log")
            with urlopen(f"{address}/api/health") as answer:
                assert __version__ in answer.read().decode()
            with urlopen(f"{address}/") as page:
                script = re.search(r'src="\.?/?(assets/[^"]+\.js)"', page.read().decode())
            assert script is not None
            with urlopen(f"{address}/{script[1]}") as code:
                assert code.status == 200
        finally:
            server.terminate()
            server.wait(STOP)
