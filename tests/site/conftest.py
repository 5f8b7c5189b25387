"""The built site, which `make slow` builds before its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.docs_pages import ROOT
from tests.support.needs import missing

SITE = ROOT / "dist" / "docs"


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the site."""
    if not (SITE / "index.html").exists():
        missing("The site is not built: `make docs` builds it.")
    return SITE
