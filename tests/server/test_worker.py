"""One process for all who ask: each gets the answer to their own question."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from lastcard.server.worker import Failed, LoneWorker, Lost, Slow

LONG = 60.0


def answer(question: str) -> Any:
    """What the process does."""
    if question == "slow":
        time.sleep(LONG)
    if question == "end":
        os._exit(1)
    if question == "fail":
        raise ValueError(question)
    return f"{question}!"


@pytest.fixture
async def worker() -> Any:
    found = LoneWorker(answer, LONG, LONG)
    yield found
    await found.stop()


async def test_everybody_gets_their_own_answer(worker: LoneWorker) -> None:
    questions = [str(number) for number in range(20)]
    assert await asyncio.gather(*map(worker.ask, questions)) == [f"{one}!" for one in questions]


async def test_a_question_that_is_given_up_leaves_no_answer(worker: LoneWorker) -> None:
    await worker.ask("one")
    waiting = asyncio.create_task(worker.ask("slow"))
    following = asyncio.create_task(worker.ask("two"))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await following == "two!"
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_what_goes_wrong_is_told_apart_and_the_next_is_answered(worker: LoneWorker) -> None:
    with pytest.raises(Failed, match="ValueError: fail"):
        await worker.ask("fail")
    with pytest.raises(Lost) as gone:
        await worker.ask("end")
    assert not isinstance(gone.value, Slow)
    assert await worker.ask("one") == "one!"
    worker._patience = 0.05
    with pytest.raises(Slow):
        await worker.ask("slow")
    assert await worker.ask("two") == "two!"


async def test_a_new_process_has_no_longer_for_its_first_answer(worker: LoneWorker) -> None:
    """It may take long until it is there; what it is asked then may not."""
    worker._patience = 0.05
    with pytest.raises(Slow, match=r"0\.05 seconds"):
        await worker.ask("slow")
    worker._patience = LONG
    assert await worker.ask("one") == "one!"
