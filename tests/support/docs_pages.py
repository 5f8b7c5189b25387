"""The pages of the documentation: the scripts that fill in their tables, and the examples in them."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def generator_of(name: str) -> ModuleType:
    """The script that makes the tables of this page."""
    specification = importlib.util.spec_from_file_location(f"{name}_tables", DOCS / f"{name}.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def python_blocks(text: str) -> list[str]:
    """The Python of a page, piece by piece."""
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def run_examples(text: str) -> int:
    """Run the Python of a page, one piece after the other; how many values it tells, which are all so."""
    names: dict[str, Any] = {}
    compared = 0
    for example in python_blocks(text):
        exec(example, names)
        for code, told in re.findall(r"^(\S.*?)  # → (.*)$", example, re.MULTILINE):
            assert repr(eval(code, names)) == told
            compared += 1
    return compared
