"""Tables on somebody's own device: the same protocol, kept line by line, there again after a reload."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from lastcard.browser import checking
from lastcard.browser.device import HERE, Device
from lastcard.browser.words import Words
from lastcard.core.fair import commitment
from lastcard.editions import EDITIONS
from lastcard.locale import catalogue
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.rulebook import book
from lastcard.sandbox.examples import EXAMPLES, example
from lastcard.sandbox.trying import answer
from lastcard.server.http import RuleInfo
from lastcard.table.phases import FINISHED
from lastcard.table.records import StoredRecord
from tests.bots.test_checking import other_move
from tests.support import strict
from tests.support.told import whole_view
from tests.table.sitting import NONCES, SECRETS

SECRET = SECRETS[7]


class Messages:
    """The messages of a language in a browser: of the catalogues that the engine brings, and of no others."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)

    def add(self, text: str) -> None:
        self.bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def text(self, key: str, about: str) -> str:
        text, errors = self.bundle.format_pattern(self._pattern(key), json.loads(about))
        assert errors == [], key
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        return message and (message.attributes.get(attribute) if attribute else message.value)


@cache
def words(language: str) -> Words:
    return Words(language, Messages)


class Browser:
    """Does what the worker of the client does: keeps, then hears, then rings. No time passes by itself."""

    def __init__(self, seed: object = 1) -> None:
        self.now = 0.0
        self.chance = Random(str(seed))
        self.device = self.fresh()
        self.journals: dict[str, list[Any]] = {}
        self.records: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.rings: dict[str, float] = {}
        self.thinks = False
        self.dice = False

    def fresh(self) -> Device:
        return Device(words, self.chance.randbytes, lambda: self.now)

    def done(self, outcome: str) -> Any:
        found = json.loads(outcome)
        for kept in found["keep"]:
            if "record" in kept:
                self.records[kept["record"]["id"]] = kept["record"]
            else:
                lines = self.journals.setdefault(kept["code"], [])
                assert kept["number"] == len(lines)
                lines.append(kept["line"])
        for _, text in found["send"]:
            strict.check(text, self.dice)
            self.heard.append(json.loads(text))
            self.view = whole_view(self.view, self.heard[-1])
        for code, wait in found["rings"].items():
            self.rings.pop(code, None)
            if wait is not None:
                self.rings[code] = self.now + wait / 1000
        self.thinks = found["thinks"]
        return found["answer"]

    def call(self, path: str, body: object = None, language: str = "en") -> Any:
        return self.done(self.device.call(path, language, json.dumps(body)))

    def join(self, code: str, seen: int | None = None, language: str = "en") -> None:
        if not self.device.knows(code):
            self.done(self.device.open(json.dumps(self.journals[code])))
        hello = {"type": "hello", "secret": SECRET, "seen": seen, "language": language}
        self.done(self.device.join(code, 1, json.dumps(hello)))

    def ask(self, kind: str, **about: object) -> dict[str, Any]:
        """The answer to a request."""
        name = f"id-{len(self.heard)}"
        self.done(self.device.hear(1, json.dumps({"type": kind, "id": name, **about})))
        return next(one for one in reversed(self.heard) if name in (one.get("id"), one.get("done")))

    def wait(self) -> None:
        """Until something happens at a table."""
        while self.thinks:
            self.done(self.device.ponder())
        if not self.rings:
            return
        code, at = min(self.rings.items(), key=lambda ring: ring[1])
        self.now = max(self.now, at)
        self.done(self.device.ring(code))

    def last(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.heard) if one["type"] == kind)


def opened(edition: str, *, level: str = "easy", seed: object = 1, **settings: object) -> tuple[Browser, str]:
    """A table of one person and two bots, at which the match has begun."""
    browser = Browser(seed)
    browser.dice = edition == "dice"
    table = {"edition": edition, "seats": 3, "options": {}, **settings}
    body = {**table, "name": "Ana María", "secret": SECRET, "bots": [level] * 2, "avatar": "fox-3"}
    code = browser.call("/api/tables", body)["ok"]["code"]
    browser.join(code)
    assert browser.ask("commit", hash=commitment(bytes.fromhex(NONCES[0])))["type"] == "done"
    browser.ask("start")
    browser.ask("nonce", nonce=NONCES[0])
    browser.wait()
    return browser, code


def to_the_end(browser: Browser) -> Iterator[int]:
    """A bot plays for the person, too; how far the table is."""
    browser.ask("leave")
    (room,) = browser.device.rooms.values()
    for _ in range(5000):
        if room.table.phase == FINISHED:
            return
        yield room.table.number
        browser.wait()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_a_match_is_played_kept_replayed_and_verified(edition: str) -> None:
    options = {} if edition == "dice" else {"target": "1"}
    browser, code = opened(edition, level="hard", options=options)
    assert code.startswith(HERE)
    for _ in to_the_end(browser):
        pass
    (name,) = browser.records
    assert name.startswith(HERE) and browser.last("happened")["table"]["record"] == name
    stored = browser.records[name]
    verify(Record.from_text(stored["text"]))
    body = {"record": stored, "secret": SECRET}
    replay = browser.call(f"/api/records/{name}/moments", body)["ok"]
    assert (replay["edition"], replay["you"], replay["bots"]) == (edition, 0, [None, "hard", "hard"])
    assert StoredRecord(**stored).avatars == ["fox-3", None, None]


def test_a_table_comes_back_as_it_was_when_the_page_is_opened_again() -> None:
    browser, code = opened("usa")
    for number in to_the_end(browser):
        if number > 30:
            break
    before, view = browser.last("happened"), browser.view
    browser.device, browser.heard, browser.rings = browser.fresh(), [], {}
    browser.join(code, before["number"])
    after = browser.last("welcome")
    assert (after["number"], after["view"], after["fresh"]) == (before["number"], view, False)
    for _ in to_the_end(browser):
        pass


def test_what_could_not_be_kept_was_not_done() -> None:
    browser, code = opened("usa")
    lines = len(browser.journals[code])
    browser.device.hear(1, json.dumps({"type": "leave", "id": "a"}))
    browser.now += 1000
    browser.device.ring(code)
    browser.device.lose()
    browser.join(code)
    assert browser.last("welcome")["number"] == lines - 1


def test_a_refusal_has_its_sentence_in_the_language_of_the_page() -> None:
    browser, _ = opened("usa")
    assert browser.ask("move", number=0, move="draw")["type"] in ("refused", "done")
    browser.ask("language", language="es")
    refused = browser.ask("again")
    assert (refused["code"], refused["message"]) == ("not-in-phase", refused["message"])
    assert refused["message"] != catalogue("en").text("refusal-not-in-phase", phase="playing")


def test_what_pages_ask_a_server_for_is_answered_here() -> None:
    browser = Browser()
    editions = browser.call("/api/editions")["ok"]
    assert [one["name"] for one in editions] == list(EDITIONS)
    decks = browser.call("/api/decks")["ok"]
    checked = browser.call("/api/decks/check", {"deck": decks[0]["toml"]})["ok"]
    assert checked["deck"] == decks[0]["deck"] and checked["problem"] is None
    problem = browser.call("/api/decks/check", {"deck": "name = 3"}, "es")["ok"]["problem"]
    assert problem["code"] and problem["message"]
    rules = browser.call("/api/rules/es")["ok"]
    assert json.loads(msgspec.json.encode(msgspec.convert(rules, list[RuleInfo]))) == rules
    page = browser.call("/api/book/es/usa")["ok"]
    assert page == json.loads(json.dumps(asdict(book("es", "usa"))))
    assert browser.call("/api/book/es/chess")["code"] == "not-found"
    assert browser.call("/api/tables")["ok"] == []
    assert browser.call("/api/elsewhere")["code"] == "not-found"


@pytest.mark.parametrize("name", EXAMPLES)
def test_moves_are_tried_here_as_on_a_server(name: str) -> None:
    browser, found = Browser(), example(name)
    moves = [(seat, move) for seat, move, _ in found.script]
    for made in (moves[:count] for count in range(len(moves) + 1)):
        asked = [{"seat": seat, "move": move} for seat, move in made]
        tried = browser.call("/api/try", {"position": found.position, "moves": asked}, "es")["ok"]
        there = answer(found.position, made, catalogue("es"))
        assert tried == json.loads(json.dumps(there))


def test_a_position_that_cannot_be_is_told_here_too() -> None:
    browser = Browser()
    assert browser.call("/api/try", {"position": "nothing"})["ok"]["problem"]["line"] == 1


def test_a_table_that_cannot_be_is_refused() -> None:
    browser = Browser()
    body = {"edition": "chess", "seats": 3, "name": "Ana", "secret": SECRET, "bots": []}
    assert browser.call("/api/tables", body)["code"] == "edition-unknown"
    assert browser.journals == {} and browser.device.rooms == {}


def test_a_level_that_is_not_here_is_played_by_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.browser.device.levels", lambda: ["easy", "normal", "hard", "master"])
    browser, _ = opened("usa", level="expert")
    seats = browser.last("happened")["table"]["seats"]
    assert [seat["level"] for seat in seats] == [None, "master", "master"]


@pytest.mark.parametrize("edition", ["usa", "dice"])
def test_a_lesson_begins_at_once(edition: str) -> None:
    browser = Browser()
    browser.dice = edition == "dice"
    code = browser.call("/api/lessons", {"edition": edition, "name": "Ana", "secret": SECRET})["ok"]["code"]
    browser.join(code)
    browser.wait()
    assert browser.last("happened")["table"]["lesson"] == edition


def test_the_coach_speaks_here_too() -> None:
    browser, _ = opened("usa")
    browser.ask("coach", on=True)
    while not any(one["type"] == "advice" for one in browser.heard):
        browser.wait()
    assert 0 <= browser.last("advice")["advice"]["chance"] <= 1


def played(browser: Browser) -> str:
    """The record of a match to its end."""
    for _ in to_the_end(browser):
        pass
    (stored,) = browser.records.values()
    text: str = stored["text"]
    return text


def test_the_bots_of_a_record_are_asked_again_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    browser, _ = opened("usa", level="hard", options={"target": "1"})
    record = played(browser)
    monkeypatch.setattr(checking, "SLICE", 0.0)
    told = browser.call("/api/bots/check", {"record": record})["ok"]
    moves = [told["moves"]]
    while not told["done"]:
        told = browser.call("/api/bots/check", {"record": None})["ok"]
        moves.append(told["moves"])
    count = len(Record.from_text(record).moves)
    assert moves[:-1] == sorted(set(moves[:-1])) and moves[-2] == told["total"] == count
    assert told["wrong"] is None
    assert sum(one["decisions"] + one["calls"] for one in told["deeds"]) == count
    assert {(one["level"], one["unchecked"]) for one in told["deeds"]} == {("hard", None), ("normal", None)}


@pytest.mark.parametrize(("language", "does"), [("en", "does"), ("es", "hace")])
def test_a_bot_that_does_something_else_is_told_with_its_line(language: str, does: str) -> None:
    browser, _ = opened("usa", level="easy", options={"target": "1"})
    record = Record.from_text(played(browser))
    tried = (browser.call("/api/bots/check", {"record": one.text}, language) for one in other_move(record))
    wrong = [told["ok"]["wrong"] for told in tried]
    found = next(one for one in wrong if does in one["message"])
    assert 1 < found["line"] <= len(record.text.splitlines())


def test_nothing_is_checked_before_a_record_comes() -> None:
    told = Browser().call("/api/bots/check", {"record": None})["ok"]
    assert told == {"moves": 0, "total": 0, "done": True, "deeds": [], "wrong": None}
