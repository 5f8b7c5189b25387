"""The scripts beside the documentation that fill in its tables; they are no package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

DOCS = Path(__file__).parents[1] / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def generator_of(name: str) -> ModuleType:
    """The script that makes the tables of this page."""
    specification = importlib.util.spec_from_file_location(f"{name}_tables", DOCS / f"{name}.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module
