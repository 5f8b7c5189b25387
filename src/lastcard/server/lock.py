"""A database in a file belongs to one server at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from lastcard.core.refusal import Refusal

try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _take(file: IO[bytes]) -> None:
        flock(file, LOCK_EX | LOCK_NB)

except ImportError:
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined]

    def _take(file: IO[bytes]) -> None:
        locking(file.fileno(), LK_NBLCK, 1)


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Keep other servers away from this database while the process lives; refused where there is one."""
    path = lock_file(url)
    if path is None or not path.parent.is_dir():
        yield
        return
    with path.open("ab") as file:
        try:
            _take(file)
        except OSError:
            raise Refusal("database-locked", given=str(path.with_suffix(""))) from None
        yield


def lock_file(url: str) -> Path | None:
    """The file beside the database; none for what is no file."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # What is wrong with it is told by the store.
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(f"{parsed.database}.lock")
