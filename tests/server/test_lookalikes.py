"""Names that look alike."""

from __future__ import annotations

import pytest

from lastcard.core.refusal import Refusal
from lastcard.server.lookalikes import plain_name, skeleton, verify_unlike
from lastcard.table.seats import tidy

ALIKE = [
    ("Ana", "Аna"),
    ("Ana", "ΑΝΑ"),
    ("Ana", "Anа"),
    ("Carmen", "Carrnen"),
    ("Ian", "lan"),
    ("Oscar", "0scar"),
    ("Ana Paz", "Аna_Paz"),
    ("José", "Jоsé"),
    ("Lola", "Lo1a"),
    ("Hugo", "Нugo"),
]
APART = [
    ("José", "Jose"),
    ("Ana", "Eva"),
    ("Núñez", "Nunez"),
    ("Ana", "Anna"),
    ("Ana", "ana"),
    ("Дмитрий", "Dmitri"),
    ("Ana-2", "Ana"),
    ("Begoña", "Begona"),
]


@pytest.mark.parametrize(("taken", "name"), ALIKE)
def test_a_name_that_only_looks_like_another_is_refused(taken: str, name: str) -> None:
    with pytest.raises(Refusal) as told:
        verify_unlike(name, [tidy(taken)])
    assert told.value.code == "name-alike"


@pytest.mark.parametrize(("taken", "name"), APART)
def test_names_that_can_be_told_apart_sit_together(taken: str, name: str) -> None:
    verify_unlike(name, [tidy(taken)])


def test_nobody_looks_like_a_bot_that_may_come() -> None:
    verify_unlike("Elena", [])
    with pytest.raises(Refusal):
        verify_unlike("Еlena", [])


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("\uff21\uff4e\uff41", "Ana"),
        ("A\u200bn\u200da\ufeff", "Ana"),
        ("\u202eAna", "Ana"),
        ("An\u034fa\ufe0f", "Ana"),
        ("\u3164Ana", "Ana"),
        ("\U0001d4d0na", "Ana"),
        ("Z\u0335\u0321\u0322\u0354\u0355oe", "Z\u0335\u0321oe"),
        ("Ana  Núñez", "Ana  Núñez"),
        ("Nguyễn", "Nguyễn"),
    ],
)
def test_a_name_comes_in_ordinary_letters(typed: str, name: str) -> None:
    assert plain_name(typed) == name


def test_a_skeleton_is_the_same_for_what_looks_the_same() -> None:
    assert skeleton("раураl") == skeleton("paypal") and skeleton("paypal") != skeleton("paypa")
    assert skeleton(skeleton("Carmen")) == skeleton("Carmen")
