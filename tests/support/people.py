"""A server and people in front of terminals, each in a process of its own, for tests."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
ANY_PROMPT = re.compile(r"^> ", re.MULTILINE)

Choose = Callable[[str], str | None]
"""What to type after this text and its prompt; None leaves the prompt alone."""

direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server with a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "tests.server.patient", str(self.port), database]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.address in self.process.stdout.readline()

    def kill(self) -> None:
        """As if the power had gone."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    def get(self, path: str) -> str:
        with direct.open(f"{self.address}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def new_table(self, secret: str, name: str, **settings: Any) -> str:
        """The code of a new table whose host has this secret."""
        body = json.dumps({"name": name, "secret": secret, "seats": 2, **settings}).encode()
        request = urllib.request.Request(
            f"{self.address}/api/tables", body, {"content-type": "application/json"}
        )
        with direct.open(request, timeout=PATIENCE) as answer:
            return str(json.load(answer)["code"])

    def await_commitments(self, link: str) -> None:
        """Wait until everybody at this table has promised a nonce: who starts sooner deals without it."""
        deadline = time.monotonic() + PATIENCE
        path = link.removeprefix(self.address).replace("/t/", "/api/tables/")
        while None in json.loads(self.get(path))["fair"]["commitments"]:
            assert time.monotonic() < deadline, "somebody has not promised a nonce"
            time.sleep(0.2)


class Person:
    """`lastcard join` through pipes. `screen` is everything that was printed so far."""

    def __init__(self, *words: str, state: Path, language: str = "en") -> None:
        environment = {**os.environ, "XDG_STATE_HOME": str(state), "NO_PROXY": "*"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", "join", *words, "--lang", language],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
        )  # fmt: skip
        self.screen = ""
        self.answered = 0
        self.looked = 0
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        data = b""
        while more := os.read(self.process.stdout.fileno(), 65_536):
            data += more
            self.screen = data.decode(errors="replace")

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def await_text(self, text: str, after: int = 0) -> None:
        """Wait until this stands on the screen, somewhere after the given place."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.screen[after:]:
            assert self.process.poll() is None or self.reader.is_alive(), self.report()
            assert time.monotonic() < deadline, f"no {text!r}:\n{self.screen[-3000:]}"
            time.sleep(0.01)

    def answer(self, choose: Choose) -> bool:
        """Answer the last prompt, unless that was done; whether there was one to answer.

        Earlier prompts are for questions that have gone: an answer to one would be taken for this one's.
        """
        screen = self.screen
        if len(screen) == self.looked:
            return False
        self.looked = len(screen)
        prompts = [0, *(found.end() for found in ANY_PROMPT.finditer(screen))]
        if len(prompts) <= self.answered + 1 or self.process.poll() is not None:
            return False
        text = choose(screen[prompts[-2] : prompts[-1]])
        if text is None:
            return False
        self.answered = len(prompts) - 1
        self.type(text)
        return True

    def leave(self) -> int:
        """Close the pipe and wait for the end; the exit status."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        status = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return status

    def end(self) -> None:
        """Make sure that it is gone."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.reader.join(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue

    def report(self) -> str:
        errors = self.process.stderr.read().decode() if self.process.stderr else ""
        return f"it ended with {self.process.poll()}: {errors}\n{self.screen[-3000:]}"


def play_on(people: list[Person], until: Callable[[], bool], choose: Choose) -> None:
    """Let everybody answer what they are asked, until this holds."""
    deadline = time.monotonic() + PATIENCE
    while not until():
        for person in people:
            assert person.process.poll() is None, person.report()
        assert time.monotonic() < deadline, "\n=====\n".join(person.screen[-2000:] for person in people)
        answered = [person.answer(choose) for person in people]
        if not any(answered):
            time.sleep(0.005)
