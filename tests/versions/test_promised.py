"""What a published version promised by name is still there (docs/stability.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastcard.core.version import __version__
from tests.support.docs_pages import ROOT
from tests.versions.promised import KEPT, promises

MAJOR = __version__.partition(".")[0]


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.stem)
def test_what_was_promised_is_kept(kept: Path) -> None:
    version = kept.stem.removeprefix("promised-")
    if version.partition(".")[0] != MAJOR:
        pytest.skip(f"the promises of {version} ended with its major version")
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 500
    assert sorted({*lines} - {*promises()}) == []


def test_this_version_has_its_promises_written_down() -> None:
    minor = __version__.rpartition(".")[0]
    assert f"promised-{minor}" in {kept.stem for kept in KEPT}


def test_the_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    assert versions[: 2 if versions[0] == "Unreleased" else 1][-1] == __version__
