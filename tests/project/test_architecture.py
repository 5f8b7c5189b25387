"""Imports point one way, rules and tables need nothing but the standard library, and files stay short."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import lastcard
from lastcard.editions import EDITIONS

SOURCE = Path(lastcard.__file__).parent
TESTS = Path(__file__).parents[1]

# A package may import those of lower layers and itself; no two of one layer import each other.
LAYERS = {
    "languages": 0,
    "locale": 1, "rulebook": 1,
    "core": 2,
    "rules": 3,
    "cards": 4, "dice": 4,
    "editions": 5,
    "notation": 6,
    "judge": 7, "lessons": 7,
    "learnt": 8,
    "fast": 9,
    "bots": 10,
    "coach": 11,
    "table": 12,
    "cup": 13, "words": 13, "sandbox": 13,
    "server": 14, "lab": 14, "browser": 14,
    "rl": 15, "train": 15,
    "lastcard": 16,
    "cli": 17, "__main__": 18,
}  # fmt: skip

RULES = ("core", "rules", "cards", "dice", "editions", "notation", "judge", "learnt")
PLAIN = (*RULES, "lessons", "table", "cup", "sandbox", "browser")
WITH_NUMPY = {Path("learnt", "quick.py")}
"""What does the same more quickly where NumPy is installed, and is imported only there."""
CLOCKS_AND_SECRETS = {"time", "datetime", "secrets", "uuid", "numpy"}
EDITION_NAMES = set(EDITIONS)

FILES = sorted(SOURCE.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE if SOURCE in path.parents else TESTS.parent))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


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
            assert node.level == 0, f"{name_of(path)}: a relative import"
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


def files_of(*packages: str) -> list[Path]:
    """Their files, but for those that need more than the standard library."""
    return [
        path for path in FILES if package(path) in packages and path.relative_to(SOURCE) not in WITH_NUMPY
    ]


def rule_files() -> list[Path]:
    return files_of(*RULES)


def test_there_is_something_to_look_at() -> None:
    assert packages_imported(SOURCE / "editions" / "__init__.py") == {"core", "cards", "dice", "editions"}
    assert packages_imported(SOURCE / "__init__.py") >= {"core", "editions"}


def test_every_package_has_a_layer_and_every_layer_a_package() -> None:
    assert {package(path) for path in FILES} == set(LAYERS)


def test_imports_point_one_way() -> None:
    wrong = [
        f"{name_of(path)} imports {other}"
        for path in FILES
        for other in sorted(packages_imported(path) - {package(path)})
        if LAYERS[other] >= LAYERS[package(path)]
    ]
    assert wrong == []


def test_rules_tables_and_tournaments_need_only_the_standard_library() -> None:
    wrong = [
        f"{name_of(path)} imports {module}"
        for path in files_of(*PLAIN)
        for module in imported(path)
        if module.partition(".")[0] not in {"lastcard", *sys.stdlib_module_names}
    ]
    assert wrong == []


def test_tables_run_where_nothing_is_installed() -> None:
    """Nor do they take it from others: `-S` hides what is installed."""
    tables = files_of(*PLAIN)
    names = [".".join(("lastcard", *path.relative_to(SOURCE).with_suffix("").parts)) for path in tables]
    modules = ", ".join(name.removesuffix(".__init__") for name in names)
    code = f"import sys; sys.path[:0] = [{str(SOURCE.parent)!r}]; import {modules}"
    subprocess.run([sys.executable, "-S", "-I", "-c", code], check=True)


def test_what_needs_numpy_needs_no_more_and_is_there() -> None:
    for path in WITH_NUMPY:
        tops = {module.partition(".")[0] for module in imported(SOURCE / path)}
        assert tops - set(sys.stdlib_module_names) == {"lastcard", "numpy"}


def unpredictable(path: Path) -> Iterator[str]:
    """Every clock and every secret that a file takes."""
    yield from (name for name in imported(path) if name.partition(".")[0] in CLOCKS_AND_SECRETS)
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and node.attr in ("urandom", "SystemRandom"):
            yield node.attr


def test_no_clock_and_no_secrets_in_the_rules() -> None:
    assert [f"{name_of(path)} takes {what}" for path in rule_files() for what in unpredictable(path)] == []


def unseeded(module: ast.Module) -> Iterator[str]:
    """Everything that a file takes from `random`, but for generators made with a seed."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            yield from (alias.name for alias in node.names if alias.name != "Random")
        if isinstance(node, ast.Import):
            yield from (str(a.asname) for a in node.names if a.name == "random" and a.asname)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random" and node.attr != "Random":
            yield f"random.{node.attr}"
        if isinstance(node, ast.Call) and ast.unparse(node) in ("random.Random()", "Random()"):
            yield "a generator without a seed"


def test_no_randomness_without_a_seed_in_the_rules() -> None:
    assert [f"{name_of(path)} has {what}" for path in rule_files() for what in unseeded(tree(path))] == []


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


def editions_named(path: Path) -> Iterator[str]:
    """Every place where a file names an edition or imports one."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and node.value in EDITION_NAMES:
            yield f"{name_of(path)}:{node.lineno} names {node.value}"
    for module in imported(path):
        if module.startswith("lastcard.editions"):
            yield f"{name_of(path)} imports {module}"


def test_the_rules_know_no_edition() -> None:
    rules = [path for path in FILES if package(path) in ("rules", "cards")]
    assert [named for path in rules for named in editions_named(path)] == []


def test_files_are_under_500_lines() -> None:
    every = (*FILES, *sorted(TESTS.rglob("*.py")))
    assert [f"{name_of(path)}: {lines(path)}" for path in every if lines(path) >= 500] == []


def test_an_edition_is_one_file_under_200_lines() -> None:
    editions = [path for path in FILES if package(path) == "editions"]
    assert [f"{name_of(path)}: {lines(path)}" for path in editions if lines(path) >= 200] == []


def test_functions_are_under_60_lines() -> None:
    long = [
        f"{name_of(path)}: {node.name}, {length(node)} lines"
        for path in FILES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and length(node) >= 60
    ]
    assert long == []


def length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1
