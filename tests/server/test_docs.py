"""docs/protocol.md says what the code does: tables made from it, examples that are real messages."""

from __future__ import annotations

import re
from types import ModuleType

import msgspec
import pytest

from lastcard.cli.join import link as join_link
from lastcard.server import messages as wire
from lastcard.server.settings import LARGEST_MESSAGE, Limits
from lastcard.server.socket import CLOSING
from lastcard.table.standing import REMEMBERED
from tests.support.docs_pages import DOCS, generator_of, page

PAGE = page("protocol")
EXAMPLES = re.findall(r"^([→←]) (.*?)(?=^[→←`])", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def generator() -> ModuleType:
    return generator_of("protocol")


def test_the_tables_are_up_to_date(generator: ModuleType) -> None:
    assert generator.filled_in(PAGE) == PAGE, "run `make wire`"


def test_every_section_has_its_place(generator: ModuleType) -> None:
    assert {found[2] for found in generator.MARKED.finditer(PAGE)} == set(generator._SECTIONS)


def test_every_link_leads_somewhere() -> None:
    headings = [re.sub("[`]", "", text).lower() for text in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)]
    anchors = {
        f"{text}-{number}" if number else text for text in headings for number in range(headings.count(text))
    }
    linked = set(re.findall(r"\]\(#([\w-]+)\)", PAGE))
    assert linked
    assert linked <= anchors
    assert all((DOCS / name).exists() for name in re.findall(r"\]\(([\w-]+\.md)\)", PAGE))


@pytest.mark.parametrize(("way", "text"), EXAMPLES)
def test_the_examples_are_messages(way: str, text: str) -> None:
    if way == "→":
        wire.decode(text)
    else:
        msgspec.json.decode(text, type=wire.Outgoing)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 15


def test_the_numbers_in_the_text_are_those_of_the_code() -> None:
    assert f"{LARGEST_MESSAGE:,} characters" in PAGE
    assert f"last {REMEMBERED} ids" in PAGE
    assert Limits().first_message == 10 and "within ten seconds" in PAGE
    assert CLOSING["no-such-table"] == join_link.MISSING
    at_once, a_second = Limits().messages
    assert at_once > join_link.AT_ONCE and a_second > join_link.A_SECOND
