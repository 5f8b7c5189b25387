"""Folders for databases: in memory where nothing has to last."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder whose files need not reach a disk."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    path = Path(tempfile.mkdtemp(prefix="lastcard-", dir=MEMORY))
    yield path
    shutil.rmtree(path)
