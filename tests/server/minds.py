"""Minds for tests, as they run in processes of their own: slow, stuck, failing, or gone."""

from __future__ import annotations

import os
import time

from lastcard.table.thoughts import STRONGEST_PLAIN, Wish, ponder

SLEEP = 1.0
ENDLESS = 7
"""The seed of a wish that a picky mind never comes to an end with."""


def quick(wish: Wish) -> str:
    """A legal move, without a search."""
    return ponder(Wish(wish.seat, STRONGEST_PLAIN, wish.agreed, wish.view, wish.seed, wish.patience))


def sleepy(wish: Wish) -> str:
    _sleep(wish, SLEEP)
    return quick(wish)


def stuck(wish: Wish) -> str:
    _sleep(wish, 3600)
    return quick(wish)


def picky(wish: Wish) -> str:
    return stuck(wish) if wish.seed == ENDLESS else quick(wish)


def clumsy(wish: Wish) -> str:
    if _is_real(wish):
        raise LookupError("a bug in a bot")
    return quick(wish)


def mortal(wish: Wish) -> str:
    if _is_real(wish):
        os._exit(1)
    return quick(wish)


def novice(wish: Wish) -> str:
    """Takes for ever to get ready."""
    time.sleep(3600)
    return quick(wish)


def hopeless(wish: Wish) -> str:
    """Cannot even be rehearsed."""
    raise LookupError("nothing works here")


def _is_real(wish: Wish) -> bool:
    """Nobody waits for a rehearsal."""
    return wish.patience > 0


def _sleep(wish: Wish, seconds: float) -> None:
    if _is_real(wish):
        time.sleep(seconds)
