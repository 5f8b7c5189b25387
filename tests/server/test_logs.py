"""The log: levels, text or JSON, one line for each thing, and nothing that a client could forge."""

from __future__ import annotations

import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.core.refusal import Refusal
from lastcard.server import logs
from lastcard.server.guard import Gate
from tests.server.house import PATIENCE, limits


def a_record(message: str, *about: object, error: BaseException | None = None) -> logging.LogRecord:
    about_error = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("lastcard.server", logging.ERROR, "", 0, message, about, about_error)


def lines_of(tmp_path: Path, *words: str) -> list[str]:
    """What a server writes to its log from its start to its end."""
    where = ["--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    process = subprocess.Popen(
        [sys.executable, "-m", "lastcard", "serve", "--lang", "en", *where, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Lastcard is ready")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return err.splitlines()


def test_a_start_and_an_end_are_told_in_json(tmp_path: Path) -> None:
    told = [json.loads(line) for line in lines_of(tmp_path, "--log-format", "json", "--log-level", "info")]
    assert [line["message"].partition(":")[0].split()[0] for line in told] == [
        "starting", "ready", "listening", "stopping", "stopped",
    ]  # fmt: skip
    assert all(line.keys() == {"at", "level", "logger", "message"} for line in told)


@pytest.mark.slow
def test_text_says_the_same_and_usually_nothing(tmp_path: Path) -> None:
    told = lines_of(tmp_path, "--log-level", "info")
    assert len(told) == 5
    assert all(" INFO " in line for line in told)
    assert lines_of(tmp_path) == []


@pytest.mark.parametrize("formatter", [logs.TextFormatter(), logs.JsonFormatter()])
def test_what_a_client_sends_cannot_look_like_another_line(formatter: logging.Formatter) -> None:
    line = formatter.format(a_record("a connection to %s failed", "x\n2026 ERROR fire\r\u2028\x1b[2J"))
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line
    assert len(formatter.format(a_record("%s", "x" * 10**6))) < 3_000


def test_an_error_is_told_with_its_traceback() -> None:
    try:
        raise ValueError("of this")
    except ValueError as error:
        record = a_record("it failed", error=error)
    line = logs.JsonFormatter().format(record)
    assert len(line.splitlines()) == 1
    assert "ValueError: of this" in json.loads(line)["error"]
    assert "ValueError: of this" in logs.TextFormatter().format(record)


def test_a_flood_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(limits(lookups=(1, 0.0), decks=(1, 0.0)))
    for number in range(100):
        for kind in ("lookups", "decks"):
            if number == 0:
                gate.pass_by(kind, "192.0.2.7")
            else:
                with pytest.raises(Refusal):
                    gate.pass_by(kind, "192.0.2.7")
    assert gate.refused == {"lookups": 99, "decks": 99}
    assert [record.getMessage() for record in caplog.records] == [
        "too many lookups from 192.0.2.7; refused 1 since the last such line"
    ]
