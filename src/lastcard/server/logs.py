"""The log: one line for each thing that somebody who runs a server should know, as text or as JSON.

Nothing in it is a card, a secret or a password: what is logged names tables by their codes, and nothing of
what people send is in it but that.
"""

from __future__ import annotations

import json
import logging
import sys
import time

LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
LONGEST = 2_000
"""Letters of one message; nobody's request can be longer in the log."""


def set_up(level: str, form: str) -> None:
    """Write the log of this process to its standard error, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], level=LEVELS[level])
    # Other libraries tell of each of their steps; only their troubles are of interest.
    for name in ("uvicorn", "asyncio", "aiosqlite", "alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel(max(LEVELS[level], logging.WARNING))


def is_ours(record: logging.LogRecord) -> bool:
    """Not what uvicorn tells of garbage from clients, with tracebacks."""
    return not record.getMessage().startswith("Invalid UTF-8")


class TextFormatter(logging.Formatter):
    """A line for people. No message can look like two, whatever a client has sent."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as the library calls it
        record.message = printable(record.message)
        return super().formatMessage(record)


class JsonFormatter(logging.Formatter):
    """An object on a line of its own: when, how bad, what, and what went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{seconds}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": printable(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def printable(text: str) -> str:
    """A text on one line, of a length that can be read."""
    text = text.replace("\n", " ⏎ ")
    text = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
