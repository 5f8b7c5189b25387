"""The address that people are told."""

from __future__ import annotations

import socket

import pytest

from lastcard.server import run


@pytest.mark.parametrize(("host", "told"), [("127.0.0.1", "http://127.0.0.1:80"), ("::1", "http://[::1]:80")])
def test_an_address_is_told_as_it_is(host: str, told: str) -> None:
    assert run.address(host, 80) == told


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_every_address_is_told_as_one_that_a_phone_can_open(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "own_address", lambda: "192.168.1.7")
    assert run.address(host, 8000) == "http://192.168.1.7:8000"


def test_without_a_network_there_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", type("Cut", (socket.socket,), {"connect": unreachable}))
    assert run.own_address() == "127.0.0.1"


def test_the_way_out_has_an_address() -> None:
    assert socket.inet_aton(run.own_address())
