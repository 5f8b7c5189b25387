"""Every edition and number of players has a playthrough, and plays it again line by line."""

from __future__ import annotations

import pytest

from tests.support.golden import FOLDER, LONGEST, TABLES, path_of, playthrough


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_plays_as_it_did(edition: str, players: int) -> None:
    written = path_of(edition, players).read_text(encoding="utf-8")
    assert playthrough(edition, players).splitlines() == written.splitlines()


def test_none_is_missing_or_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(*table).name for table in TABLES}


def test_each_is_short_enough_to_read() -> None:
    for path in FOLDER.iterdir():
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST, path.name
