"""Results in a file, Parquet or CSV, with what they are results of; a later run can continue the file."""

from __future__ import annotations

import csv
import hashlib
import os
import re
import tempfile
from array import array
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

from lastcard.core.extras import extra
from lastcard.core.refusal import Refusal
from lastcard.lab.plan import Column, Columns, Plan, empty

PARQUET, CSV = ".parquet", ".csv"
MAGIC = b"PAR1"
"""The beginning of every Parquet file."""
CHUNK = Column("chunk", "i")
"""Stands first in every file: which chunk a row belongs to."""

_WHOLE = re.compile("[0-9]{1,18}")

Done = dict[int, Columns]
"""The results of the chunks that are finished."""


class _File(NamedTuple):
    about: dict[str, str]
    names: list[str]
    rows: Iterable[list[Any]]


def check_suffix(path: Path) -> None:
    if path.suffix.lower() not in (PARQUET, CSV):
        raise Refusal("results-suffix", path=str(path))


def load(path: Path, plan: Plan) -> Done:
    """The chunks of the plan that the file has; a refusal if it holds anything else.

    A file of fewer deals is continued: its last chunk is played again if it was not full.
    """
    found = _read_parquet(path) if _is_parquet(path) else _read_csv(path)
    deals = _check(path, found.about, plan)
    before = plan.with_deals(deals)
    done = _by_chunk(path, found, plan)
    if not all(0 <= chunk < before.chunks for chunk in done) or found.about.get("sum") != _sum(done):
        raise Refusal("results-damaged", path=str(path))
    return {chunk: rows for chunk, rows in done.items() if before.size(chunk) == plan.size(chunk)}


def _check(path: Path, about: Mapping[str, str], plan: Plan) -> int:
    """How many deals the file holds, if everything else is the same."""
    wanted = plan.about()
    if about.get("kind") != wanted["kind"] or not _WHOLE.fullmatch(about.get("deals", "")):
        raise Refusal("results-other", path=str(path))
    if about.get("lastcard") != wanted["lastcard"]:
        raise Refusal(
            "results-version", path=str(path), given=about.get("lastcard", "?"), known=wanted["lastcard"]
        )
    for name, value in wanted.items():
        if about.get(name) != value:
            there, here = _differing(about.get(name, "?"), value)
            raise Refusal("results-settings", path=str(path), what=name, given=there, wanted=here)
    if int(about["deals"]) > plan.deals:
        raise Refusal("results-more", path=str(path), given=int(about["deals"]), wanted=plan.deals)
    return int(about["deals"])


def _differing(one: str, other: str) -> tuple[str, str]:
    """What is in only one of two lists: of many options often one."""
    ones, others = one.split(", "), other.split(", ")
    differing = [word for word in ones if word not in others], [word for word in others if word not in ones]
    return (", ".join(differing[0]), ", ".join(differing[1])) if all(differing) else (one, other)


def _by_chunk(path: Path, found: _File, plan: Plan) -> Done:
    if found.names != _names(plan):
        raise Refusal("results-damaged", path=str(path))
    done: Done = {}
    codes = [{word: code for code, word in enumerate(column.words)} for column in plan.columns]
    try:
        for chunk, *row in found.rows:
            columns = done.setdefault(int(chunk), empty(plan.columns))
            for column, words, value in zip(plan.columns, codes, row, strict=True):
                number = words[value] if words else float(value) if column.code == "d" else int(value)
                columns[column.name].append(number)
    except (ValueError, KeyError, TypeError, OverflowError, csv.Error):
        raise Refusal("results-damaged", path=str(path)) from None
    return done


def _sum(done: Done) -> str:
    """A short text that depends on every number of the results."""
    digest = hashlib.sha256()
    for chunk in sorted(done):
        for column in done[chunk].values():
            digest.update(f"{chunk} {len(column)} ".encode())
            digest.update(column)
    return digest.hexdigest()[:16]


def _names(plan: Plan) -> list[str]:
    """Of the columns of a file."""
    return [CHUNK.name, *(column.name for column in plan.columns)]


def save(path: Path, plan: Plan, done: Done) -> None:
    """Write the whole file again, all of it or nothing; the same results are the same bytes."""
    about = {**plan.about(), "deals": str(plan.deals), "sum": _sum(done)}
    with replacing(path) as file:
        if _is_parquet(path):
            _write_parquet(file, plan, about, done)
        else:
            _write_csv(file, plan, about, done)


def _is_parquet(path: Path) -> bool:
    return path.suffix.lower() == PARQUET


def _length(columns: Columns) -> int:
    return len(next(iter(columns.values())))


def check_writable(path: Path) -> None:
    """A refusal before the work and not after it, if the file cannot be written."""
    if path.is_dir():
        raise Refusal("file-unwritable", path=str(path))
    try:
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError:
        raise Refusal("file-unwritable", path=str(path)) from None


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file beside, which takes the place of the old one when everything is in it."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError:
        raise Refusal("file-unwritable", path=str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


# CSV


def _write_csv(file: IO[bytes], plan: Plan, about: Mapping[str, str], done: Done) -> None:
    for name, value in about.items():
        file.write(f"# {name}: {value}\n".encode())
    file.write((",".join(_names(plan)) + "\n").encode())
    for chunk in sorted(done):
        worded = [_worded(column, done[chunk][column.name]) for column in plan.columns]
        for row in zip(*worded, strict=True):
            file.write(f"{chunk},{','.join(map(str, row))}\n".encode())


def _worded(column: Column, values: array[Any]) -> Iterable[Any]:
    return (column.words[value] for value in values) if column.words else values


def _read_csv(path: Path) -> _File:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise Refusal("results-other", path=str(path)) from None
    about = {}
    while lines and lines[0].startswith("# "):
        name, _, value = lines.pop(0)[2:].partition(": ")
        about[name] = value
    return _File(about, lines[0].split(",") if lines else [], csv.reader(lines[1:]))


# Parquet


def _write_parquet(file: IO[bytes], plan: Plan, about: Mapping[str, str], done: Done) -> None:
    with extra("lab"):
        import pyarrow as pa  # noqa: PLC0415
        import pyarrow.parquet as pq  # noqa: PLC0415
    columns = [_chunk_column(pa, done)]
    for column in plan.columns:
        values: array[Any] = array(column.code)
        for chunk in sorted(done):
            values.extend(done[chunk][column.name])
        plain = pa.array(values, type={"i": pa.int32(), "q": pa.int64(), "d": pa.float64()}[column.code])
        words = pa.array(column.words, type=pa.string())
        columns.append(pa.DictionaryArray.from_arrays(plain, words) if column.words else plain)
    table = pa.table(columns, names=_names(plan), metadata=dict(about))
    pq.write_table(table, file)


def _chunk_column(pa: Any, done: Done) -> Any:
    numbers: array[int] = array(CHUNK.code)
    for chunk in sorted(done):
        numbers.extend([chunk] * _length(done[chunk]))
    return pa.array(numbers, type=pa.int32())


def _read_parquet(path: Path) -> _File:
    with extra("lab"):
        import pyarrow as pa  # noqa: PLC0415
        import pyarrow.parquet as pq  # noqa: PLC0415
    try:
        table = pq.read_table(path)
        about = {name.decode(): value.decode() for name, value in (table.schema.metadata or {}).items()}
    except (OSError, UnicodeDecodeError, pa.ArrowException):
        with suppress(OSError), path.open("rb") as file:
            if file.read(len(MAGIC)) == MAGIC:
                raise Refusal("results-damaged", path=str(path)) from None
        raise Refusal("results-other", path=str(path)) from None
    rows = (list(row) for row in zip(*(column.to_pylist() for column in table.columns), strict=True))
    return _File(about, table.column_names, rows)
