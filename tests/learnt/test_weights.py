"""Files of weights: what is written is read, everywhere, and they are small."""

from __future__ import annotations

import sys
from array import array

import pytest

from lastcard.learnt.choices import COLOR_CHOICES, REST_CHOICES
from lastcard.learnt.features import COLOR_FEATURES, REST_FEATURES
from lastcard.learnt.weights import BIAS, CRITIC, GUESS, PLAYER, WEIGHT, Numbers, data_of, read, write

SOME = {
    "one.weight": Numbers((2, 3), array(WEIGHT, [1, -2, 3, -32767, 32767, 0])),
    "one.bias": Numbers((2,), array(BIAS, [-(2**31), 2**31 - 1])),
}


def test_what_is_written_is_read() -> None:
    assert read(write(SOME)) == SOME
    for name in (PLAYER, GUESS, CRITIC):
        assert write(read(data_of(name))) == data_of(name)


def test_a_file_is_the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lowest byte comes first, whatever the machine does."""
    head, _, body = write(SOME).partition(b"\n")
    assert head and body[:4] == b"\x01\x00\xfe\xff"
    monkeypatch.setattr(sys, "byteorder", "little" if sys.byteorder == "big" else "big")
    head, _, body = write(SOME).partition(b"\n")
    assert body[:4] == b"\x00\x01\xff\xfe"
    assert read(write(SOME)) == SOME


def test_the_weights_fit_what_is_seen_and_chosen() -> None:
    shapes = {name: one.shape for name, one in read(data_of(PLAYER)).items()}
    assert shapes["body.colors.weight"][1] == COLOR_FEATURES
    assert shapes["body.rest.weight"][1] == REST_FEATURES
    assert shapes["color_choices.bias"] == (COLOR_CHOICES,)
    assert shapes["rest_choices.bias"] == (REST_CHOICES,)


def test_the_weights_are_small() -> None:
    assert sum(len(data_of(name)) for name in (PLAYER, GUESS, CRITIC)) < 2_000_000
