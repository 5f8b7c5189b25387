"""Every command that a page of the repository tells people to type is one that there is."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.cli.arguments import parse
from lastcard.languages import FALLBACK
from lastcard.locale import catalogue
from tests.support.docs_pages import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
BLOCK = re.compile(r"^```(?:sh|bash|console|)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(make [^`]+)`")
STARTS = ("lastcard ", ".venv/bin/lastcard ")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def lines(path: Path) -> Iterator[str]:
    """What stands alone on a line of a block, and what `make` is said to do anywhere."""
    text = path.read_text(encoding="utf-8")
    for block in BLOCK.findall(text):
        yield from block.replace("\\\n", " ").splitlines()
    yield from INLINE.findall(text)


WITH_COMMANDS = [path for path in PAGES if any(line.startswith((*STARTS, "make ")) for line in lines(path))]


@pytest.mark.parametrize("path", WITH_COMMANDS, ids=name_of)
def test_what_people_are_told_to_type_is_understood(path: Path) -> None:
    for line in lines(path):
        if line.startswith("make "):
            assert {word for word in shlex.split(line, comments=True)[1:] if "=" not in word} <= TARGETS, line
        elif line.startswith(STARTS):
            words = shlex.split(line, comments=True)[1:]
            if "--version" not in words and "--help" not in words:
                assert parse(words, catalogue(FALLBACK)).command == words[0], line
