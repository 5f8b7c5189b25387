"""Who sits at a table."""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from lastcard.bots import level
from lastcard.cards.decks.files import read_text
from lastcard.cards.rulecards import RuleCard
from lastcard.core.names import LONGEST_NAME, NAMES, check_name
from lastcard.core.options import PlayerName
from lastcard.core.refusal import Refusal
from lastcard.dice.faces import BOARD_COLORS
from lastcard.editions import EDITIONS, Edition, edition, game
from lastcard.table.entries import Create, Settings, Sit

Level = Literal["easy", "normal", "hard", "master", "expert"]
"""The bots that people choose from."""

SPACE = "_"
"""Stands for a space in a name: the notation has none."""


@dataclass(slots=True)
class Seat:
    """A chair and what belongs to the player on it.

    `player` is the hash of a person's secret, `since` the number of the entry they sat down with, `color`
    that of their board, if they have chosen one. `again` says that they are in for the next match, and after
    its deal that they were. `rated`: whether matches among strangers count for their rating.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str | None = None
    player: str | None = None
    since: int = 0
    cards: tuple[str, ...] | None = None
    color: str | None = None
    commitment: str | None = None
    nonce: str | None = None
    wins: int = 0
    again: bool = False
    avatar: str | None = None
    rated: bool = False

    def info(self) -> dict[str, object]:
        """The chair as everybody may see it."""
        return {
            "kind": self.kind,
            "name": self.name or None,
            "avatar": self.avatar,
            "level": self.level,
            "wrote": self.cards is not None,
            "color": self.color,
            "wins": self.wins,
            "again": self.again or self.kind == "bot",
        }


def played_edition(settings: Settings) -> Edition:
    """The edition that a table plays by its settings: one by its name, or the deck that came with them."""
    if settings.deck is None:
        if settings.edition not in EDITIONS:
            raise Refusal("edition-unknown", given=settings.edition, possible=", ".join(EDITIONS))
        return edition(settings.edition)
    found = edition(read_text(settings.deck) if isinstance(settings.deck, str) else settings.deck)
    if found.name != settings.edition:
        raise Refusal("deck-other-name", given=settings.edition, name=found.name)
    return found


def seat_of(seats: Sequence[Seat], player: str) -> int | None:
    """The seat of this player; every one is compared, in constant time."""
    found = None
    for number, seat in enumerate(seats):
        if hmac.compare_digest(seat.player or "", player) and seat.player is not None:
            found = number
    return found


def tidy(name: str) -> str:
    """A name as people type it, as the notation can carry it.

    What stands for a space counts as one, so that no two names are shown alike.
    """
    return SPACE.join(unicodedata.normalize("NFC", name).replace(SPACE, " ").split())


def unlike(name: str, taken: Iterable[str]) -> str:
    """The name, with a number after it if somebody at the table has it already."""
    others = {other.casefold() for other in taken}
    number, result = 1, name
    while result.casefold() in others:
        number += 1
        result = f"{name[: LONGEST_NAME - len(str(number)) - 1]}-{number}"
    return result


def bot_name(taken: Iterable[str]) -> str:
    """A bot's name that nobody has."""
    others = {other.casefold() for other in taken}
    return next((name for name in NAMES if name.casefold() not in others), None) or unlike("Bot", others)


def names_of(seats: Sequence[Seat], settings: Settings) -> list[str]:
    """Everybody's name; an open seat has one that nobody has and that no option speaks of."""
    taken = [*(seat.name for seat in seats), *settings.options.values()]
    return [seat.name or unlike(f"N{number}", taken) for number, seat in enumerate(seats)]


def unnaming(settings: Settings, seats: Sequence[Seat], name: str, version: int) -> Settings:
    """The settings without the options that name this player, who is gone."""
    known = game(played_edition(settings), names_of(seats, settings), version=version).known_options
    naming = {option.name for option in known if isinstance(option, PlayerName)}
    kept = {
        option: value for option, value in settings.options.items() if value != name or option not in naming
    }
    return replace(settings, options=kept)


def person_at(seats: Sequence[Seat], came: Sit, since: int) -> Seat:
    """This chair with a person on it, under a name that nobody else at the table has."""
    tidied = tidy(came.name)
    check_name(tidied, "SETUP.players")
    taken = [other.name for number, other in enumerate(seats) if number != came.seat and other.name]
    return Seat(
        "person",
        unlike(tidied, taken),
        player=came.player,
        since=since,
        avatar=came.avatar,
        rated=came.rated,
    )


def bot_at(seats: Sequence[Seat], seat: int, level_name: str) -> Seat:
    """This chair with a bot on it; one that sits there already keeps its name and its wins."""
    level(level_name)
    kept = seats[seat]
    if kept.kind == "bot":
        return Seat("bot", kept.name, level_name, wins=kept.wins)
    return Seat("bot", bot_name(other.name for other in seats if other.name), level_name)


def resized(seats: list[Seat], wanted: int) -> list[Seat]:
    """As many chairs as wanted, with everybody who sits; open ones come and go."""
    kept = [seat for seat in seats if seat.kind != "open"]
    if len(kept) > wanted:
        raise Refusal("seats-too-few", taken=len(kept))
    if wanted < len(seats):
        seats = kept
    return seats + [Seat() for _ in range(wanted - len(seats))]


def first_seats(created: Create) -> list[Seat]:
    """The chairs of a new table, with those who sit there from the beginning: people first, then the bots."""
    seats = [Seat() for _ in range(created.settings.seats)]
    if 1 + len(created.company) + len(created.bots) > len(seats):
        raise Refusal("seat-taken", seat=1)
    first = Sit(0, created.name, created.player, created.avatar, created.rated)
    for sit in (first, *created.company):
        seats[sit.seat] = person_at(seats, sit, 1)
    for seat, level_name in enumerate(created.bots, len(seats) - len(created.bots)):
        seats[seat] = bot_at(seats, seat, level_name)
    return seats


def board_colors(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The colours of all boards: for those who have chosen none, what is left, in order (DICE.parts)."""
    left = iter([color for color in BOARD_COLORS if all(seat.color != color for seat in seats)])
    return tuple(seat.color or next(left) for seat in seats)


def verify_board(seats: Sequence[Seat], seat: int, color: str) -> None:
    """Refuse a colour that there is no board of, or that somebody else has chosen."""
    if color not in BOARD_COLORS:
        raise Refusal("board-color", "DICE.parts", given=color, possible=", ".join(BOARD_COLORS))
    for number, other in enumerate(seats):
        if number != seat and other.color == color:
            raise Refusal("board-taken", "DICE.parts", color=color[0], name=other.name.replace(SPACE, " "))


def written_cards(seats: list[Seat], ideas: Sequence[RuleCard], share: int) -> list[list[RuleCard]]:
    """Everybody's rule cards, this many each; those who wrote none, as bots do, have ideas of the edition."""
    return [
        [ideas[(number * share + card) % len(ideas)] for card in range(share)]
        if seat.cards is None
        else [RuleCard.from_text(text) for text in seat.cards]
        for number, seat in enumerate(seats)
    ]


def all_gathered(seats: Sequence[Seat], here: Callable[[int], bool]) -> bool:
    """Whether everybody is here and has committed to a nonce."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    return all(here(seat) and seats[seat].commitment for seat in people)


def all_sent(seats: Sequence[Seat], here: Callable[[int], bool]) -> bool:
    """Whether every nonce that was promised by somebody who is here has come."""
    return all(
        seat.nonce is not None or seat.commitment is None or not here(number)
        for number, seat in enumerate(seats)
    )


def verify_full(seats: list[Seat], writing: bool) -> None:
    """Refuse to begin with open seats or, where players write rule cards, without somebody's."""
    if any(seat.kind == "open" for seat in seats):
        raise Refusal("seats-open", count=sum(seat.kind == "open" for seat in seats))
    unwritten = [seat.name for seat in seats if seat.kind == "person" and seat.cards is None]
    if writing and unwritten:
        raise Refusal("rules-unwritten", "RULE.write", names=", ".join(unwritten))
