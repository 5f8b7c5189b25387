"""What each may know, worked out from the rules and not from the code that hides things.

Every entry that a table accepts is seen here with everything hidden in it. From that follows which cards
a receiver may find in a message; one that is not among them must not be there, wherever it stands.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from lastcard.cards.game import CardGame
from lastcard.rules.fields import DRAWN
from lastcard.table import entries
from lastcard.table.entries import Applied
from lastcard.table.phases import PLAYING
from lastcard.table.table import Table
from tests.server.client import Client, Plain

CARD = re.compile(r"(?<![\w+])(?:[rygbws](?:[0-9]|\+[0-9]|[A-Z])|W[0-9A-Z]?)(?![\w+])")
HIDDEN = "??"
NOT_CARDS = {"code", "record", "fair", "options"}
"""Fields of a table that are random letters, or the names of options."""

EXAMPLES = {
    "unreadable": {"r5", "b+2", "W", "W4"},
    "missing": {"r5", "b+2", "W", "W4"},
    "name-a-color": {"W"},
}
"""Cards that stand in a sentence as examples, by its code."""


def cards_in(value: Any) -> Iterator[str]:
    """Every card that is named anywhere in a message."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in NOT_CARDS:
                yield from CARD.findall(key)
                yield from cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)


@dataclass
class Truth:
    """A table after one entry, with everything that is hidden in it."""

    events: list[list[Any]]
    phase: str
    people: list[str | None]
    holders: list[str | None]
    """Whose the cards of each seat are: who sat there at the deal, or took the seat over since."""
    hands: list[list[str]] = field(default_factory=list)
    top: str | None = None
    drawn: tuple[int, str] | None = None
    shown: list[tuple[str | None, int, list[str]]] = field(default_factory=list)
    """Which player saw whose hand in this round, and what was in it."""


class Oracle:
    """Knows one table by heart, and judges what leaves it."""

    def __init__(self) -> None:
        self.truths: dict[int, Truth] = {}
        self.deals: list[int] = []
        self.secrets: set[str] = set()
        self.coming_nonces: set[str] = set()
        self.coming_rules: set[str] = set()
        self.dice = False
        self.judged = 0
        self.seen_kinds: set[str] = set()
        self.cards_hidden = 0

    # The truth

    def note(self, table: Table, entry: entries.AnyEntry | None, applied: Applied | None) -> None:
        """The table has accepted an entry; the first has none."""
        events = [] if applied is None else [list(event) for event in applied.events]
        before = self.truths.get(table.number - 1)
        people = [seat.player for seat in table.seats]
        holders = people if table.phase == PLAYING or before is None else before.holders
        truth = Truth(events, table.phase, people, holders)
        self.dice = table.settings.edition == "dice"
        self.secrets |= {table.secret, *(player for player in people if player is not None)}
        self._note_secrets(entry, events)
        if isinstance(table.game, CardGame):
            rules, state = table.game.rules, table.state
            truth.hands = [list(rules.texts(hand)) for hand in state.hands]
            truth.top = rules.names[state.top]
            if state.pending == DRAWN:
                truth.drawn = (state.actor, rules.names[state.drawn])
        truth.shown = self._shown(before, events, people)
        self.truths[table.number] = truth

    def _note_secrets(self, entry: entries.AnyEntry | None, events: list[list[Any]]) -> None:
        if isinstance(entry, entries.Write):
            self.coming_rules |= {card for card in entry.cards if "hidden" in card}
        elif isinstance(entry, entries.Nonce):
            self.coming_nonces.add(entry.nonce)
        elif isinstance(entry, entries.Deal):
            self.deals.append(max(self.truths) + 1)
            self.coming_nonces.clear()
        self.coming_rules -= {value for kind, *_, value in events if kind == "rule"}

    @staticmethod
    def _shown(
        before: Truth | None, events: list[list[Any]], people: list[str | None]
    ) -> list[tuple[str | None, int, list[str]]]:
        anew = before is None or any(kind == "shuffled" for kind, *_ in events)
        shown = [] if anew or before is None else before.shown
        new = [event for event in events if event[0] == "showed"]
        return [*shown, *((people[event[3]], event[1], list(event[2])) for event in new)]

    # What a receiver may know

    def told(self, number: int, player: str | None = None, now: int | None = None) -> list[list[Any]]:
        """What happened then, as this player may be told it now; one who has left the seat is a stranger."""
        truth = self.truths[number]
        seat = truth.people.index(player) if player is not None and player in truth.people else None
        if seat is not None and self.truths[number if now is None else now].people[seat] != player:
            seat = None
        return [self._told(event, seat) for event in truth.events]

    def _told(self, event: list[Any], seat: int | None) -> list[Any]:
        kind, owner, cards, other, value = event
        self.seen_kinds.add(kind)
        knowing: dict[str, set[int | None]] = {
            # SETUP.deal, TURN.draw: one's own cards. RULE.take-most: the one who loses them, and the taker.
            # CHAL.show: the challenger alone sees the hand, and of course its owner.
            "dealt": {owner}, "drew": {owner}, "took": {owner, other}, "showed": {owner, other},
        }  # fmt: skip
        if kind in knowing and seat not in knowing[kind]:
            self.cards_hidden += len(cards)
            return [kind, owner, [HIDDEN] * len(cards), other, value]
        return [kind, owner, list(cards), other, value]

    def seat_in_match(self, number: int, player: str | None) -> int | None:
        """The seat whose cards this player has, and where they still sit."""
        truth = self.truths[number]
        if player is None or player not in truth.people:
            return None
        seat = truth.people.index(player)
        return seat if truth.holders[seat] == player else None

    def check_view(self, view: Plain | None, number: int, player: str | None) -> set[str]:
        """The cards that a view may show are exactly those it shows; gives them."""
        truth = self.truths[number]
        if view is None or "boards" in view:
            assert not truth.hands
            return set()
        seat = self.seat_in_match(number, player)
        hand = [] if seat is None else truth.hands[seat]
        drawn = truth.drawn[1] if truth.drawn is not None and truth.drawn[0] == seat else None
        seen = [] if seat is None else truth.shown
        shown: list[Any] = [[owner, cards] for viewer, owner, cards in seen if viewer == player]
        assert view["hand"] == hand
        assert view["top"] == truth.top
        assert view["drawn"] == drawn
        assert view["shown"] == shown
        assert view["counts"] == [len(cards) for cards in truth.hands]
        return {*hand, truth.top or "", drawn or "", *(card for _, cards in shown for card in cards)}

    # The judgement

    def hear(self, client: Client, data: str, message: Plain) -> None:
        """A message has come to a client: it has nothing in it that the client may not know."""
        self.judged += 1
        self.check_secrets(data)
        player = client.player
        if message["type"] in ("welcome", "happened"):
            number = message["number"]
            known = self.check_view(client.view, number, player)
            told = [(number, message["events"])] if "events" in message else []
            told += [(one["number"], one["events"]) for one in message.get("missed", [])]
            for when, events in told:
                expected = self.told(when, player, number)
                assert events == expected, (client.name, when)
                known |= set(cards_in(expected))
            if message.get("choices") is not None:
                hand = set((client.view or {}).get("hand", []))
                assert {*message["choices"]["play"], *message["choices"]["bluffs"]} <= hand
        else:
            known = self._known_since(client) | EXAMPLES.get(message.get("code", ""), set())
            known |= set(CARD.findall(client.asked))
        # Dice lie open for everybody, and their faces are written like cards.
        strange = set() if self.dice else set(cards_in(message)) - known
        assert not strange, (client.name, strange, data)

    def _known_since(self, client: Client) -> set[str]:
        """What a client could see of the table in the time since the last it heard."""
        known = set()
        for number in range(client.number or 0, max(self.truths) + 1):
            truth = self.truths[number]
            seat = self.seat_in_match(number, client.player)
            if truth.hands:
                known |= {truth.top or "", *(truth.hands[seat] if seat is not None else [])}
        return known

    def check_secrets(self, data: str) -> None:
        for secret in self.secrets | self.coming_nonces | self.coming_rules:
            assert secret not in data, (secret, data)

    def check_outside(self, text: str) -> None:
        """An answer to somebody who is not at the table at all: no card, no secret."""
        self.judged += 1
        self.check_secrets(text)
        value = json.loads(text) if text.startswith(("{", "[")) else text
        strange = set(cards_in(value))
        assert not strange, (strange, text)

    def check_log(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.check_outside(line)
            assert "Traceback" not in line

    def playing(self) -> bool:
        return self.truths[max(self.truths)].phase == PLAYING
