"""How much is tried: little and the same in the usual run, much more among the slow tests.

`pytest -m slow` has the full sizes. With `HYPOTHESIS_PROFILE=long` the properties are among them, with many
examples; with `random` they are others each time, and one that fails is printed so that it can be repeated.
"""

from __future__ import annotations

import os

import pytest
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, settings

settings.register_profile(
    "short",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("long", settings.get_profile("short"), max_examples=200)
settings.register_profile(
    "random", settings.get_profile("long"), derandomize=False, max_examples=1000, print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "short"))

stable = settings()
"""Examples without a clock; the same on every run, but for the random profile."""


def is_long() -> bool:
    """Whether the properties are tried at length."""
    return settings.get_current_profile_name() != "short"


def examples(short: int, long: int, **more: object) -> settings:
    """`stable` for a property that wants other numbers of examples than most."""
    return settings(stable, max_examples=long if is_long() else short, **more)  # type: ignore[arg-type]


def sizes(short: int, full: int) -> list[ParameterSet]:
    """The sizes of a test: one for the usual run, and the full one among the slow tests."""
    return [pytest.param(short, id="short"), pytest.param(full, id="full", marks=pytest.mark.slow)]
