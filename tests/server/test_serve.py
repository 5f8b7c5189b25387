"""`lastcard serve` says in one line why it cannot begin, and ends well when it is told to stop."""

from __future__ import annotations

import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.languages import LANGUAGES
from lastcard.server import run
from lastcard.server.settings import ServerSettings
from tests.server.house import PATIENCE


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("nonsense", "nonsense is not a database that can be used"),
        ("mysql://me:hush@host/db", "host/db is not a database that can be used"),
        ("sqlite:////nowhere/at/all.sqlite", "cannot be opened"),
        ("postgresql://me:hush@127.0.0.1:1/db", "127.0.0.1:1/db cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used(database: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "en", "--database", database]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert says in line
    assert "hush" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_a_newer_version(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Going back means restoring what was there before; that is said, in one line."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('of tomorrow')")
        database.commit()
    assert main(["serve", "--lang", language, "--database", f"sqlite:///{tmp_path}/tables.sqlite"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "tables.sqlite" in line
    assert "Lastcard" in line


def test_an_address_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path}/tables.sqlite"
        assert main(["serve", "--lang", "en", "--port", port, "--database", database]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert f"127.0.0.1:{port} cannot be listened on" in line


def test_its_secrets_are_those_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests may fix the chance of a server; nothing on the command line can."""
    given: list[ServerSettings] = []
    monkeypatch.setattr(run, "serve", lambda settings, ready: given.append(settings))
    assert main(["serve", "--lang", "en"]) == 0
    assert [settings.entropy for settings in given] == [secrets.token_bytes]
    assert main(["serve", "--lang", "en", "--entropy", "1"]) == 2
    assert len(given) == 1


def test_ctrl_c_stops_it_in_good_order(tmp_path: Path) -> None:
    words = ["serve", "--lang", "en", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    process = subprocess.Popen(
        [sys.executable, "-m", "lastcard", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Lastcard is ready: http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.startswith("Stopped.")
