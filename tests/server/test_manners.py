"""Names that strangers read."""

from __future__ import annotations

import pytest

from lastcard.core.names import NAMES
from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_sentence
from lastcard.server.manners import verify_name

FINE = (
    "Ana|Núñez|Nguyễn|Vergara|Diputado|Maricarmen|Takeshita|Scunthorpe|Cassandra|Sexton|"
    "Elena R|Robot|Søren|Ana-L|Дмитрий|Dick Vergara"
)


@pytest.mark.parametrize("name", FINE.split("|"))
def test_a_name_that_somebody_may_have_is_fine(name: str) -> None:
    verify_name(name)


@pytest.mark.parametrize("name", ["mierda", "M1ERDA", "m.i-e_r_d_a", "Don Miеrda", "mieeeerda", "el-mierdas"])
def test_a_rude_word_is_found_behind_digits_accents_and_dots(name: str) -> None:
    assert _refused(name) == "name-rude"


@pytest.mark.parametrize("name", [*NAMES, "elena 2", "E1ena", "Élena", "bot", "Nice Bot", "hugo-3"])
def test_nobody_is_taken_for_a_bot(name: str) -> None:
    assert _refused(name) == "name-of-bot"


@pytest.mark.parametrize(
    ("name", "code"), [("", "name-empty"), ("a/b", "name-letters"), ("Á́́́a", "name-plain")]
)
def test_a_name_has_to_be_one_that_can_be_read(name: str, code: str) -> None:
    assert _refused(name) == code


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_refusal_does_not_repeat_what_is_rude_and_says_what_to_do(language: str) -> None:
    sentence = refusal_sentence(catalogue(language), Refusal("name-rude"))
    assert sentence.endswith(".") and "{" not in sentence


def _refused(name: str) -> str:
    with pytest.raises(Refusal) as told:
        verify_name(name)
    return told.value.code
