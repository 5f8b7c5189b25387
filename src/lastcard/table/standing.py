"""Where a table stands, and what everybody and each seat may know of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from lastcard.cards.rulecards import written_share
from lastcard.cards.view import own, own_marks
from lastcard.core.event import Event, redacted
from lastcard.core.game import Decision
from lastcard.core.options import option_texts
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame, game
from lastcard.lessons.path import Follower
from lastcard.notation.record import Recorder
from lastcard.table import entries
from lastcard.table.about import table_info
from lastcard.table.choices import Plain, choices, longest_chain, refusal_of
from lastcard.table.entries import Applied
from lastcard.table.order import Order
from lastcard.table.phases import LOBBY, PLAYING
from lastcard.table.seats import board_colors, first_seats, names_of, played_edition, seat_of, verify_full
from lastcard.table.story import LastMatch, Story
from lastcard.table.strangers import Strangers

REMEMBERED = 200
"""How much of what happened is kept for those who reconnect, and how many ids of moves for each seat."""
NOBODY = Decision("over", ())


class Own(NamedTuple):
    """The part of the game that only one seat is told."""

    marks: object
    """What `view` is made of, to be compared."""
    view: Plain
    choices: Plain | None
    """None while nothing is played, and for those who watch."""


OWN: dict[str, tuple[Callable[[Any, int | None], object], Callable[[Any, int | None, Any], Plain]]] = {
    "cards": (own_marks, own),
    "dice": (lambda state, seat: None, lambda state, seat, marks: {}),
}
"""By family of games: the marks of what only a seat sees in a state, and what that is, of these marks. It is
what the seat's view says, without one being made for every move."""


class Standing:
    """A table as it is. `number` counts the entries, `moves` those of the match, and `lasted` are the
    milliseconds that the round had lasted at the last of its moves, where its time is limited.
    """

    version: int
    """That the settings are of."""
    coming: AnyGame
    """The game of the next match, under the newest version; open seats have names for it, too."""

    def __init__(self, created: entries.Create) -> None:
        self.code, self.kind = created.code, created.kind
        self.number = 0
        self.phase = LOBBY
        self.settings = created.settings
        self.prepared = created.prepared
        self.path: Follower | None = None
        self.cup = created.cup
        self.seats = first_seats(created)
        self.secret = created.secret
        self.next_record = created.record
        self.record: str | None = None
        self.last: LastMatch | None = None
        self.round = self.moves = 0
        self.lasted = 0
        self.game: AnyGame | None = None
        self.match: Recorder | None = None
        self.lines: list[str] = []
        self.story = Story()
        self.since: dict[int, int] = {}
        self.past: deque[Applied] = deque(maxlen=REMEMBERED)
        self.strangers = Strangers()
        self.order = Order()
        self._over = 0
        self._pending = NOBODY
        self._shown_before: dict[int, int] = {}
        self._ids: dict[int, dict[str, int]] = {}
        self._host = created.player if self.kind == "friends" else ""

    @property
    def host(self) -> int | None:
        """The seat of the one who decides before the match."""
        return self.seat_of(self._host)

    @property
    def state(self) -> Any:
        """Where the match stands. Nobody but the rules and the views may look at it."""
        assert self.match is not None
        return self.match.state

    @property
    def agreed(self) -> AnyGame:
        """The game that is played by what was agreed on: that of the match, or else of the next one."""
        return self.game if self.game is not None and self.phase == PLAYING else self.coming

    @property
    def options(self) -> dict[str, str]:
        """Every option that has a value, as text."""
        return option_texts(self.agreed.options)

    @property
    def share(self) -> int:
        """How many rule cards each player writes here (RULE.write)."""
        return written_share(len(self.seats)) if self._has_rule_cards(self.settings) else 0

    @property
    def boards(self) -> list[str]:
        """The colour of each board in the next match, by seat; none in a card game."""
        return list(board_colors(self.seats)) if self.coming.family == "dice" else []

    def pending(self) -> Decision:
        """Whose decision is waited for. It is asked for often, and only an entry changes it."""
        return self._pending

    def between_rounds(self) -> bool:
        """Whether a round is over and the match goes on."""
        return self.phase == PLAYING and not self.pending().seats

    def round_time(self) -> int | None:
        """The minutes that the round which is being played may last; None for any number (HOUSE.blitz)."""
        minutes = None if self.game is None else self.game.played.get("round-time")
        return minutes if type(minutes) is int and self._pending.seats else None

    def seat_of(self, player: str) -> int | None:
        return seat_of(self.seats, player)

    def events_for(self, applied: Applied, seat: int | None) -> list[Event]:
        """What happened, as this seat may know it."""
        return list(redacted(applied.events, self._eyes(seat, applied.number)))

    def _eyes(self, seat: int | None, number: int) -> int | None:
        """The seat, if its player had it then too; what came before, they know as everybody does."""
        return None if seat is None or self.seats[seat].since > number else seat

    def common(self) -> Plain | None:
        """The part of the game that everybody sees; None before the first deal."""
        if self.game is None or self.match is None:
            return None
        return self.game.lying_open(self.state)

    def own(self, seat: int | None, before: Own | None = None) -> Own:
        """What only this seat may see, and what it may do now; to be asked after a deal. What it sees is not
        put into words again where it is as before, with nobody else in the seat.

        Those who sit down after a match see nothing of it, and those who take a seat over no hand that was
        shown to it before.
        """
        game, state, playing = self.game, self.state, self.phase == PLAYING
        assert game is not None
        eyes = self._eyes(seat, self.number if playing else self._over)
        marks_of, own_of = OWN[game.family]
        marks = marks_of(state, eyes)
        if before is not None and marks == before.marks:
            view = before.view
        else:
            view = own_of(state, eyes, marks)
            if seat is not None and self._shown_before.get(seat):
                view = {**view, "shown": view["shown"][self._shown_before[seat] :]}
        return Own(marks, view, choices(game, state, eyes) if playing and eyes is not None else None)

    def sight(self, seat: int | None) -> tuple[Plain | None, Plain | None]:
        """The game as this seat may see it, and what it may do now; nothing before the first deal."""
        common = self.common()
        if common is None:
            return None, None
        own = self.own(seat)
        return {**own.view, **common}, own.choices

    def info(self) -> Plain:
        """The table itself, as everybody may see it."""
        return table_info(self)

    def startable(self) -> bool:
        """Whether a match could be dealt to those who sit here now."""
        try:
            verify_full(self.seats, self.settings.writing)
            self._game(self.settings, self.version)
        except Refusal:
            return False
        return True

    def hint(self, seat: int) -> list[str]:
        """A longest chain for this seat."""
        if self.game is None or self.phase != PLAYING:
            raise Refusal("no-hint", "DICE.chain")
        return longest_chain(self.game.view(self.state, seat), seat)

    def judge(self, seat: int, text: str) -> None:
        """Raise the reason why this seat may not make this move now, or lay this chain after a `stand`."""
        if self.game is None or self.phase != PLAYING:
            raise Refusal("no-match")
        refusal = refusal_of(self.game, self.game.view(self.state, seat), seat, text)
        if refusal is not None:
            raise refusal

    # Moves that come twice, and those that come late

    def answered(self, seat: int, move_id: str) -> int | None:
        """The number that the move with this id was answered with, if it has come before."""
        return self._ids.get(seat, {}).get(move_id)

    def verify_seen(self, seat: int, seen: int, text: str) -> None:
        """Refuse a move by somebody who has not seen what is asked now; UNO and a catch answer nothing."""
        if seen < self.since.get(seat, 0) and text.split()[:1] not in (["uno"], ["catch"]):
            raise Refusal("stale")

    def _has_rule_cards(self, settings: entries.Settings) -> bool:
        return bool(played_edition(settings).rule_cards)

    def _game(self, settings: entries.Settings, version: int | None) -> AnyGame:
        """The game of these seats."""
        names = names_of(self.seats, settings)
        return game(played_edition(settings), names, settings.options, version=version)
