"""Tests that need something which is not on every machine."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def missing(what: str) -> None:
    """Skip the test on a machine that cannot run it; on CI it has to run."""
    if os.environ.get("CI", "").lower() in {"1", "true"}:
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def needs(*modules: str) -> None:
    """Skip the test where one of these modules is not installed."""
    for module in modules:
        if find_spec(module) is None:
            missing(f"{module} is not installed: `make slow` installs what learns.")
