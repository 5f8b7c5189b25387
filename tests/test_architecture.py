"""Imports point one way, the rules need nothing but the standard library, and files stay short."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import lastcard
from lastcard.editions import EDITIONS

SOURCE = Path(lastcard.__file__).parent
TESTS = Path(__file__).parent

# A package may import those of lower layers and itself; no two of one layer import each other.
LAYERS = {
    "languages": 0,
    "locale": 1, "rulebook": 1,
    "core": 2,
    "rules": 3,
    "cards": 4, "dice": 4,
    "editions": 5,
    "notation": 6,
    "weights": 7,
    "fast": 8,
    "bots": 9,
    "table": 10,
    "server": 11, "lab": 11,
    "lastcard": 12,
    "cli": 13, "__main__": 14,
}  # fmt: skip

RULES = ("core", "cards", "dice", "editions", "notation")
CLOCKS_AND_SECRETS = {"time", "datetime", "secrets", "uuid", "numpy"}
EDITION_NAMES = set(EDITIONS)

FILES = sorted(path for path in SOURCE.rglob("*.py"))


def names(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def package(path: Path) -> str:
    """The part of the house a file stands in; `lastcard` is the front door."""
    parts = path.relative_to(SOURCE).parts
    if len(parts) > 1:
        return parts[0]
    return "lastcard" if path.stem == "__init__" else path.stem


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, at its top or anywhere else."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{names(path)}: a relative import"
            assert node.module
            if node.module == "lastcard":
                yield from (f"lastcard.{alias.name}" for alias in node.names)
            else:
                yield node.module


def packages_imported(path: Path) -> set[str]:
    """The parts of the house that a file imports; a name that is none comes from the front door."""
    found = [module.split(".") for module in imported(path)]
    ours = [rest[0] if rest else "" for first, *rest in found if first == "lastcard"]
    return {name if name in LAYERS else "lastcard" for name in ours}


def rule_files() -> list[Path]:
    return [path for path in FILES if package(path) in RULES]


def test_there_is_something_to_look_at() -> None:
    assert {package(path) for path in FILES} >= {"lastcard", "bots", "rulebook", *RULES}
    assert packages_imported(SOURCE / "editions" / "__init__.py") == {"core", "cards", "dice", "editions"}
    assert packages_imported(SOURCE / "__init__.py") >= {"core", "editions"}


@pytest.mark.parametrize("path", FILES, ids=names)
def test_imports_point_one_way(path: Path) -> None:
    own = package(path)
    assert own in LAYERS, f"give {own} a layer"
    for other in packages_imported(path) - {own}:
        assert LAYERS[other] < LAYERS[own], f"{names(path)} imports {other}"


@pytest.mark.parametrize("path", rule_files(), ids=names)
def test_the_rules_need_only_the_standard_library(path: Path) -> None:
    for module in imported(path):
        first = module.partition(".")[0]
        assert first == "lastcard" or first in sys.stdlib_module_names, module


@pytest.mark.parametrize("path", rule_files(), ids=names)
def test_no_clock_and_no_secrets_in_the_rules(path: Path) -> None:
    for module in imported(path):
        assert module.partition(".")[0] not in CLOCKS_AND_SECRETS, module
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute):
            assert node.attr not in ("urandom", "SystemRandom"), names(path)


def unseeded(module: ast.Module) -> Iterator[str]:
    """Whatever a file takes from `random`, but for generators made with a seed."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            yield from (alias.name for alias in node.names if alias.name != "Random")
        if isinstance(node, ast.Import):
            yield from (str(a.asname) for a in node.names if a.name == "random" and a.asname)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random" and node.attr != "Random":
            yield f"random.{node.attr}"
        if isinstance(node, ast.Call) and ast.unparse(node) in ("random.Random()", "Random()"):
            yield "a generator without a seed"


@pytest.mark.parametrize("path", rule_files(), ids=names)
def test_no_randomness_without_a_seed_in_the_rules(path: Path) -> None:
    assert list(unseeded(tree(path))) == []


@pytest.mark.parametrize(
    "code",
    [
        "import random\nrandom.shuffle([])",
        "from random import choice",
        "import random as r",
        "import random\nrandom.Random()",
        "import random\nrng = random.SystemRandom()",
    ],
)
def test_unseeded_randomness_would_be_found(code: str) -> None:
    assert list(unseeded(ast.parse(code)))


@pytest.mark.parametrize("path", [path for path in FILES if package(path) == "cards"], ids=names)
def test_the_kernel_knows_no_edition(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant):
            assert node.value not in EDITION_NAMES, f"{names(path)}:{node.lineno}"
    assert not any(module.startswith("lastcard.editions") for module in imported(path))


@pytest.mark.parametrize("path", [*FILES, *sorted(TESTS.rglob("*.py"))], ids=lambda path: path.name)
def test_files_are_under_500_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 500


@pytest.mark.parametrize("path", [path for path in FILES if package(path) == "editions"], ids=names)
def test_an_edition_is_one_file_under_200_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 200


@pytest.mark.parametrize("path", FILES, ids=names)
def test_functions_are_under_60_lines(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno + 1 < 60, f"{names(path)}: {node.name}"
