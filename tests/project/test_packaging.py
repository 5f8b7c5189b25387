"""What the package needs is what it says, and the locks name versions and hashes, never places."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BASE = [Requirement(line) for line in PROJECT["project"]["dependencies"]]
EXTRAS = {
    name: [Requirement(line) for line in lines]
    for name, lines in PROJECT["project"]["optional-dependencies"].items()
}
BUILD = [Requirement(line) for line in PROJECT["build-system"]["requires"]]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PLACE = re.compile(r"://|--(extra-)?index-url|--find-links|--trusted-host|@ |(^|[\s'\"])(/|~|[A-Za-z]:\\)")


def asked(name: str) -> set[Requirement]:
    """The requirements of a file, without those that it takes over from others."""
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return {Requirement(line) for line in lines if line and not line.startswith(("#", "-"))}


def pinned(lock: Path) -> dict[str, str]:
    pins = re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==([^\s;]+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in pins}


def foreign(path: Path) -> Iterator[str]:
    """The top-level modules that a file imports from neither us nor the standard library."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules = [node.module]
        else:
            continue
        tops = {module.partition(".")[0] for module in modules}
        yield from tops - {"lastcard"} - set(sys.stdlib_module_names)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_a_hash_for_everything_and_names_no_place(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if PLACE.search(line)] == []
    entries = [entry for entry in re.split(r"\n(?=\S)", text.strip()) if not entry.startswith("#")]
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_what_its_file_asks_for(lock: Path) -> None:
    pins = pinned(lock)
    for wanted in asked(lock.stem):
        assert wanted.specifier.contains(pins[canonicalize_name(wanted.name)]), wanted


@pytest.mark.parametrize(
    "lock", [lock for lock in LOCKS if lock.stem in {"dev", "bench"}], ids=lambda lock: lock.name
)
def test_developers_have_the_versions_that_players_have(lock: Path) -> None:
    assert pinned(ROOT / "requirements" / "play.txt").items() <= pinned(lock).items()


def test_the_requirements_say_what_the_project_says() -> None:
    assert asked("play") == {*BASE, *EXTRAS["server"], *EXTRAS["fast"], *BUILD, Requirement("editables")}
    for extra in ("postgres", "lab", "ray", "mcp", "rl", "spiel"):
        others = {one for one in EXTRAS[extra] if one.name != PROJECT["project"]["name"]}
        assert others <= asked("dev") | asked("play"), extra
    assert asked("node") == {Requirement(hatch_build.PACKAGED_NODE)}


def test_no_folder_is_a_link() -> None:
    """What builds the source distribution follows links, and then leaves out what they lead to."""
    folders = (
        ROOT / name.strip("/") for name in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    )
    found = [Path(where, name) for folder in folders for where, names, _ in os.walk(folder) for name in names]
    assert [path for path in found if path.is_symlink() and path.name != "node_modules"] == []


def careless_writes(path: Path) -> Iterator[int]:
    """The lines where a file is written as text with the line ends of whatever system it is."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or any(word.arg == "newline" for word in node.keywords):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        modes = [ast.unparse(one).strip("'") for one in node.args]
        opened = name in ("open", "fdopen") and any(re.fullmatch("[wxa]", mode) for mode in modes)
        if (name == "write_text" or opened) and "os.devnull" not in modes:
            yield node.lineno


def test_files_have_the_same_line_ends_on_every_system() -> None:
    """A record with others is refused."""
    files = sorted((ROOT / "src").rglob("*.py"))
    assert [f"{path.relative_to(ROOT)}:{line}" for path in files for line in careless_writes(path)] == []


def test_every_import_is_declared() -> None:
    declared = {
        canonicalize_name(one.name) for one in [*BASE, *(one for some in EXTRAS.values() for one in some)]
    }
    homes = packages_distributions()
    undeclared = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for module in foreign(path)
        if not declared & {canonicalize_name(home) for home in homes.get(module, [module])}
    ]
    assert undeclared == []


@pytest.mark.parametrize("folder", ["web", "site", "bench"])
def test_what_npm_installs_is_locked_by_hash_without_addresses(folder: str) -> None:
    """And whole, for every system: npm writes a lock without what it cannot find."""
    lock: dict[str, Any] = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    package = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))
    ours = lock["packages"].pop("")
    for kind in ("dependencies", "devDependencies"):
        assert ours.get(kind) == package.get(kind)
    locked = {name.rpartition("node_modules/")[2]: entry for name, entry in lock["packages"].items()}
    assert locked
    for name, entry in lock["packages"].items():
        assert "resolved" not in entry, name
        assert entry["integrity"].startswith("sha512-"), name
        for kind in ("dependencies", "optionalDependencies"):
            assert entry.get(kind, {}).keys() <= locked.keys(), name
    for name, version in package.get("overrides", {}).items():
        assert locked[name]["version"] == version
