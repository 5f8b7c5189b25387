"""What is known of a table far away, and what it asks of us."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import get_args

from lastcard.cli.join.link import Json
from lastcard.cli.join.moves import asked, listed
from lastcard.core.options import text_of
from lastcard.core.refusal import Refusal
from lastcard.editions import IDEAS, AnyGame, game
from lastcard.table.seats import Level
from lastcard.words.families import hides_cards

USUAL_BOT = "normal"
WATCHER = "watcher"

SIT_DOWN = ("lobby", "finished")
"""The phases in which seats change."""


@dataclass(frozen=True, slots=True)
class Question:
    """What may be answered now, by number. `about` is the decision, or why one is asked."""

    about: str
    moves: tuple[str, ...]
    more: bool = False


class Known:
    """The last that was heard of everything.

    `me` is our seat, None while we only watch; `over` tells that a match has come to its end since we came.
    """

    def __init__(self) -> None:
        self.number: int | None = None
        self.me: int | None = None
        self.table: Json = {"phase": None, "seats": [], "round": 0}
        self.presence: Json = {}
        self.view: Json | None = None
        self.choices: Json | None = None
        self.left: int | None = None
        self.round_left: int | None = None
        self.over = False
        self.ignored: set[str] = set()
        self.game: AnyGame | None = None

    def take(self, message: Json) -> None:
        """Learn from a `welcome` or a `happened`; what is absent stayed as it was."""
        self.number = message["number"]
        self.left, self.round_left = message["left"], message["round_left"]
        if "table" in message:
            self.table, self.me = message["table"], message["you"]
            self.over = self.over or self.phase == "finished"
        self.presence = message.get("presence", self.presence)
        if "table" in message:
            self.view = message["view"]
        elif "view" in message:
            self.view = {**(self.view or {}), **message["view"]}
        self.choices = message.get("choices", self.choices)
        if self.phase == "playing" and "table" in message:
            about = self.table
            self.game = game(
                about["deck"] or about["edition"], self.names, about["options"], version=about["version"]
            )

    @property
    def phase(self) -> str | None:
        """None before the first word."""
        phase: str | None = self.table["phase"]
        return phase

    @property
    def seats(self) -> list[Json]:
        seats: list[Json] = self.table["seats"]
        return seats

    @property
    def names(self) -> list[str]:
        return [seat["name"] or "" for seat in self.seats]

    @property
    def open_seats(self) -> int:
        return sum(seat["kind"] == "open" for seat in self.seats)

    @property
    def hosting(self) -> bool:
        return self.me is not None and self.me == self.table["host"]

    @property
    def waited_for(self) -> list[str]:
        """The names of those who are here and have not said whether they are in for the next match."""
        here = self.presence.get("here", [])
        return [
            seat["name"]
            for seat, there in zip(self.seats, here, strict=False)
            if there and seat["kind"] == "person" and not seat["again"]
        ]

    def bluffs(self) -> list[str]:
        bluffs: list[str] = self.choices["bluffs"] if self.choices else []
        return bluffs

    def scores(self) -> list[int] | None:
        """The points of a card match that has a finished round."""
        return self.view["scores"] if self.view is not None and self.view.get("round") else None

    def bot_wanted(self, words: str) -> tuple[int, str]:
        """The seat and the level that `bot`, `bot hard` or `bot hard 3` asks for."""
        numbers = [word for word in words.split() if word.isascii() and word.isdigit()]
        level = " ".join(word for word in words.split() if word not in numbers) or USUAL_BOT
        if level not in get_args(Level):
            raise Refusal("bot-unknown", given=level, possible=", ".join(get_args(Level)))
        kinds = [seat["kind"] for seat in self.seats]
        free = kinds.index("open") if "open" in kinds else 0
        seat = int(numbers[0][:4]) - 1 if numbers else free
        if not 0 <= seat < len(kinds):
            raise Refusal("no-such-seat", "SETUP.players", seat=seat + 1)
        return seat, level

    def seat_named(self, words: str) -> int:
        """The seat that is meant, by its number or by the name of its player."""
        name = "_".join(words.casefold().split())
        for seat, its_name in enumerate(self.names):
            if name and name in (str(seat + 1), its_name.casefold()):
                return seat
        raise Refusal("join-nobody", given=words)

    def watcher_named(self, words: str) -> int | None:
        """The number in `watcher 3`."""
        word, _, number = words.partition(" ")
        return int(number) if word.lower() == WATCHER and re.fullmatch(r"[0-9]{1,9}", number) else None

    def idea(self, number: str) -> str | None:
        """The printed rule card of this number, where rule cards are chosen from the list."""
        listed = self.table["public"] and number.isascii() and number.isdigit()
        return next((idea for at, idea in enumerate(IDEAS, 1) if listed and str(at) == number), None)

    def question(self) -> Question | None:
        """What is asked of us; None when only others can go on."""
        if self.me is None:
            return None
        match self.phase:
            case "lobby" if self._unwritten():
                return Question("write", ())
            case "lobby" if self.hosting and not self.open_seats:
                return Question("start", ("start",))
            case "finished" if not self.seats[self.me]["again"]:
                return Question("again", ("again",))
            case "finished" if self.hosting and self.waited_for and not self.open_seats:
                return Question("without", ("start",))
            case "playing":
                return self._decision(self.me)
        return None

    def _unwritten(self) -> bool:
        return bool(self.me is not None and self.table["writing"] and not self.seats[self.me]["wrote"])

    def _decision(self, me: int) -> Question | None:
        view, choices = self.view, self.choices
        if view is None or choices is None or self.game is None:
            return None
        if view["pending"] == "over":
            return Question("next", ("next",))
        moves, more = listed(self.game, view, choices, me)
        mine = asked(view, me)
        if not moves and not (mine and hides_cards(self.game, view["pending"])):
            return None
        return Question(view["pending"] if mine else "aside", tuple(moves), more)


def differing_options(table: Json) -> list[str]:
    """The options that are not the rulebook's, as one types them."""
    usual = game(table["deck"] or table["edition"], ["a", "b"]).options
    agreed = table["options"].items()
    return [f"{name}={value}" for name, value in agreed if value != text_of(usual.get(name))]
