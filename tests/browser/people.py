"""People at a table in a browser: they see only the page, and find everything by its words."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position, WebSocket, expect

from lastcard.locale import catalogue
from tests.support.told import whole_view

PATIENCE = 60_000.0  # milliseconds; only a test that fails waits that long
WHOLE_GAME = 300.0  # seconds
SETTLING = 3.0  # seconds
QUICK = {"pace": "quick", "open_hands": True, "public": False, "timer": 0, "writing": False}

EDGE: Position = {"x": 12, "y": 24}
"""Where a card of the hand can be seen though the next one lies over it, or another row."""

MAKE_TABLE = """async (table) => {
    const key = "lastcard.secret";
    const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
    const fresh = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const secret = JSON.parse(localStorage.getItem(key)) ?? fresh;
    localStorage.setItem(key, JSON.stringify(secret));
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: {"content-type": "application/json"},
        body: JSON.stringify({...table, secret}),
    });
    const made = await answer.json();
    if (!answer.ok) throw new Error(made.message);
    return made.code;
}"""


expect.set_options(timeout=PATIENCE)

SHOWN = "new Promise((done) => setTimeout(() => setTimeout(done, 10), 10))"
"""What a page has heard, it shows by then."""


class Wire:
    """What a page has asked over its socket and not been answered, and the last state that it was told.

    It says when to look at the page; what to do there is found on the page alone.
    """

    def __init__(self, page: Page) -> None:
        self._closed()
        page.on("websocket", self._opened)

    def _closed(self) -> None:
        self.open: set[str] = set()
        self.number: int | None = None
        self.you: int | None = None
        self.view: dict[str, Any] | None = None

    def waits(self) -> bool:
        """Whether somebody else has to do something first."""
        view = self.view
        if self.you is None or view is None or view["pending"] == "over":
            return False
        return self.you not in (view["asked"] if "asked" in view else [view["turn"]])

    def is_turn(self) -> bool:
        """Whether this player may play a card; what a rule card asks for comes first."""
        return self.view is not None and self.view["pending"] in ("turn", "drawn") and not self.waits()

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self._sent(json.loads(data)))
        socket.on("framereceived", lambda data: self._heard(json.loads(data)))
        socket.on("close", lambda _: self._closed())

    def _sent(self, message: dict[str, Any]) -> None:
        if "id" in message:
            self.open.add(message["id"])

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] in ("done", "refused"):
            self.open.discard(message["id"])
        elif message["type"] in ("welcome", "happened"):
            self.open.discard(message.get("done"))
            self.number, self.view = message["number"], whole_view(self.view, message)
            self.you = message.get("you", self.you)


class Person:
    """Somebody with a browser of their own, who reads this language."""

    def __init__(self, page: Page, name: str = "Ana", language: str = "en") -> None:
        self.page = page
        self.name = name
        self.words = catalogue(language)
        self.wire = Wire(page)
        # The tests are about the game; how it moves is looked at elsewhere.
        page.emulate_media(reduced_motion="reduce")
        page.set_default_timeout(PATIENCE)

    def text(self, key: str, **about: object) -> str:
        return self.words.text(key, **about)

    def button(self, key: str, **about: object) -> Locator:
        return self.page.get_by_role("button", name=self.text(key, **about), exact=True)

    def press(self, key: str, **about: object) -> None:
        self.button(key, **about).first.click()

    # Coming to a table

    def come_home(self) -> None:
        self.page.goto("/")
        self._say_name()

    def _say_name(self) -> None:
        self.page.get_by_role("textbox", name=self.text("web-name")).first.fill(self.name)

    def make(self, edition: str, seats: int, bots: int = 0, **settings: Any) -> str:
        """A table of one's own, with everything that the form offers, and a seat at it."""
        self.come_home()
        table = {**QUICK, "edition": edition, "seats": seats, **settings}
        code: str = self.page.evaluate(MAKE_TABLE, {**table, "name": self.name, "bots": ["easy"] * bots})
        self.page.goto(f"/t/{code}")
        return code

    def sit(self, code: str) -> None:
        """By the link, as a friend does."""
        self.page.goto(f"/t/{code}")
        self._say_name()
        self.press("lobby-sit")
        expect(self.button("lobby-stand-up")).to_be_visible()

    def start(self) -> None:
        expect(self.button("lobby-start")).to_be_enabled()
        self.press("lobby-start")

    # At a card table

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand li button")

    @property
    def playable(self) -> Locator:
        return self.page.locator(".hand li button.ok")

    def sees_table(self) -> None:
        expect(self.hand.first).to_be_visible()

    def is_over(self) -> bool:
        return self.button("game-rematch").is_visible()

    def act(self) -> bool:
        """Do the first thing that can be done, if anything can."""
        if self._pull():
            return True
        if self.wire.waits():
            return False
        ways = (
            self.answer,
            self.choose,
            self._together,
            self._stack,
            self._perform,
            self._turn,
            self._go_on,
        )
        return any(way() for way in ways)

    def click(self, locator: Locator, **how: Any) -> bool:
        """Whether there was something to click; what goes away meanwhile was none."""
        try:
            if not locator.first.is_visible() or not locator.first.is_enabled():
                return False
            locator.first.click(timeout=1500, **how)
        except Exception:
            return False
        return True

    def _pull(self) -> bool:
        """The lever, which waits for its player whatever the table does meanwhile."""
        return self.click(self.button("machine-pull-it"))

    def answer(self) -> bool:
        """To a Wild Draw Four: it is accepted."""
        return any(self.click(self.button(key)) for key in ("game-accept-mine", "game-accept"))

    def _stack(self) -> bool:
        """A card is put on it (in `_turn`), or it is taken."""
        return not self.playable.first.is_visible() and self.click(self.page.locator("button.take"))

    def _together(self) -> bool:
        """Cards that were gathered are put down."""
        return self.click(self.page.locator("button.together"))

    def choose(self) -> bool:
        """A colour, or a player."""
        return any(self.click(self.page.locator(f"div.{row} button")) for row in ("colors", "players"))

    def _perform(self) -> bool:
        for key in ("machine-act-done", "machine-run-done", "machine-colors-none"):
            if self.click(self.button(key)):
                return True
        section = self.page.get_by_role("region", name=self.text("machine-perform"))
        if not section.is_visible():
            return False
        if self.click(section.locator("button.main:enabled")):
            return True
        return self.click(self.page.locator(".hand li button.ok:not(.picked)"), position=EDGE)

    def _turn(self) -> bool:
        if self.click(self.playable, position=EDGE):
            return True
        return any(
            self.click(self.button(key))
            for key in ("game-play-it", "game-keep", "game-pass", "game-draw", "game-draw-until")
        )

    def _go_on(self) -> bool:
        return self.click(self.button("game-next-round"))

    # At a dice table

    def act_with_dice(self) -> bool:
        if self.wire.waits():
            return False
        if self.button("dice-hint").is_visible():
            self.click(self.button("dice-hint"))
            self.click(self.button("dice-hint-take"))
            return self.click(self.page.locator("button.lay"))
        return self.click(self.button("dice-done"))


def play_on(people: list[Person], until: Callable[[], bool], dice: bool = False) -> None:
    """Everybody does what they can, in turn, until it is so."""
    deadline = time.monotonic() + WHOLE_GAME
    while not until():
        if time.monotonic() > deadline:
            lines = [person.page.locator(".say").first.inner_text() for person in people]
            raise AssertionError(f"it takes too long; the tables say: {lines}")
        for person in people:
            if person.act_with_dice() if dice else person.act():
                settle(people)
                break
            # Nobody goes on past the moment that is waited for.
            if until():
                return
        else:
            _breathe(people)


def settle(people: list[Person]) -> None:
    """Wait until what was done is answered and everybody has heard of it: nobody acts on an old page."""
    deadline = time.monotonic() + SETTLING
    while time.monotonic() < deadline:
        people[0].page.wait_for_timeout(20)
        told = {person.wire.number for person in people} - {None}
        if len(told) <= 1 and not any(person.wire.open for person in people):
            break
    for person in people:
        person.page.evaluate(SHOWN)


def _breathe(people: list[Person]) -> None:
    if people:
        people[0].page.wait_for_timeout(60)
