"""What people say: one line, in letters that can be read, and not too many at once."""

from __future__ import annotations

import unicodedata

import pytest

from lastcard.core.refusal import Refusal
from lastcard.table.letters import without_stacks
from lastcard.table.room.talking import LONGEST_LINE, Talking, line_of


def refused(text: str) -> str:
    with pytest.raises(Refusal) as told:
        line_of(text)
    return told.value.code


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("  hola   Ana ", "hola Ana"),
        ("one\ntwo\r\n\n\nthree\u2028four", "one two three four"),
        ("a\u202egnp.exe\u202c \u2066x\u2069", "agnp.exe x"),
        ("b\x00e\x1be\u200b\u200d\ufeffp", "beep"),
        ("¿Qué tal, Núñez? 👋", "¿Qué tal, Núñez? 👋"),
        ("Nguyễn", "Nguyễn"),
    ],
)
def test_a_message_is_one_line_without_what_is_not_seen(typed: str, line: str) -> None:
    assert line_of(typed) == line


@pytest.mark.parametrize("typed", ["", " \n ", "\u200b\u202e"])
def test_a_message_of_nothing_is_refused(typed: str) -> None:
    assert refused(typed) == "chat-empty"


def test_a_message_is_as_long_as_it_is_shown() -> None:
    assert line_of("ñ" * LONGEST_LINE)
    assert refused("ñ" * (LONGEST_LINE + 1)) == "chat-long"
    assert refused("\ufdfa" * 20) == "chat-long"


@pytest.mark.parametrize(
    ("piled", "cut"),
    [
        ("Z" + "\u0335\u0321\u0322\u0354" * 9 + "o", "Z\u0335\u0335o"),
        ("\u0e2a" + "\u0e47" * 12, "\u0e2a" + "\u0e47" * 3),
        ("x" + "\u20dd" * 6, "x" + "\u20dd" * 2),
        ("ế", "ế"),
        ("\u0921\u093c\u0947\u0902", "\u0921\u093c\u0947\u0902"),
    ],
)
def test_piled_up_marks_are_cut_and_those_of_languages_stay(piled: str, cut: str) -> None:
    assert without_stacks(piled) == unicodedata.normalize("NFC", cut)


def test_nobody_floods_the_table_and_everybody_may_speak_again_soon() -> None:
    talking = Talking((4, 0.5))
    for _ in range(4):
        talking.verify("ana", 0.0)
    with pytest.raises(Refusal):
        talking.verify("ana", 0.0)
    talking.verify("beto", 0.0)
    talking.verify("ana", 2.0)
    with pytest.raises(Refusal):
        talking.verify("ana", 2.0)
    for _ in range(4):
        talking.verify("ana", 1000.0)
    with pytest.raises(Refusal):
        talking.verify("ana", 1000.0)
