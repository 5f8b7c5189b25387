"""Minds for tests, as they run in processes of their own: slow, stuck, failing, or gone."""

from __future__ import annotations

import os
import time
from typing import Any

from lastcard.bots.thinking import Thinking
from lastcard.coach.advice import advise
from lastcard.coach.analysis import work_out
from lastcard.coach.winning import chances
from lastcard.table.thoughts import STRONGEST_PLAIN, Question, ponder

SLEEP = 1.0
ENDLESS = 7
"""The seed of a question that a picky mind never comes to an end with."""


def quick(question: Question) -> Any:
    """A legal move, without a search."""
    return ponder(
        Question(
            question.seat, STRONGEST_PLAIN, question.agreed, question.view, question.seed, question.patience
        )
    )


def sleepy(question: Question) -> Any:
    _sleep(question, SLEEP)
    return quick(question)


def stuck(question: Question) -> Any:
    _sleep(question, 3600)
    return quick(question)


def picky(question: Question) -> Any:
    return stuck(question) if question.seed == ENDLESS else quick(question)


def clumsy(question: Question) -> Any:
    if _is_real(question):
        raise LookupError("a bug in a bot")
    return quick(question)


def mortal(question: Question) -> Any:
    if _is_real(question):
        os._exit(1)
    return quick(question)


def novice(question: Question) -> Any:
    """Takes for ever to get ready."""
    time.sleep(3600)
    return quick(question)


def hopeless(question: Question) -> Any:
    """Cannot even be rehearsed."""
    raise LookupError("nothing works here")


def brief(question: Question) -> Any:
    """A coach that thinks everything over for a moment only; and legal moves."""
    if question.piece is None:
        return quick(question)
    if question.piece.kind in ("advice", "decision"):
        return advise(question.piece.view, question.piece.move, playouts=10, search=Thinking(None, 48))
    if question.piece.kind == "chances":
        return chances(question.piece.view, playouts=10)
    return work_out(question.piece)


def slow(question: Question) -> Any:
    """A coach that takes its time."""
    time.sleep(0.05)
    return brief(question)


def feeble(question: Question) -> Any:
    """A coach that fails at the luck of the draw."""
    if question.piece is not None and question.piece.kind == "draw":
        raise LookupError("a bug in the coach")
    return brief(question)


def _is_real(question: Question) -> bool:
    """Nobody waits for a rehearsal."""
    return question.patience > 0


def _sleep(question: Question, seconds: float) -> None:
    if _is_real(question):
        time.sleep(seconds)
