"""The authority over one table. It knows no network and no clock, and its entries say all there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lastcard.cards.moves import Catch, Uno
from lastcard.cards.rulecards import RuleCard, written_share
from lastcard.core.event import Event
from lastcard.core.fair import commitment
from lastcard.core.options import option_texts
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame, game
from lastcard.lessons.path import Follower
from lastcard.notation.moves import read_move
from lastcard.table import entries
from lastcard.table.company import company_of
from lastcard.table.entries import Applied
from lastcard.table.matches import begin_match, renamed, verify_of_lesson
from lastcard.table.phases import DEALING, ENDED, FINISHED, LOBBY, PLAYING
from lastcard.table.seats import (
    Seat,
    bot_at,
    names_of,
    person_at,
    played_edition,
    resized,
    unnaming,
    verify_board,
    verify_full,
    written_cards,
)
from lastcard.table.standing import NOBODY, REMEMBERED, Standing
from lastcard.table.story import LastMatch, Story
from lastcard.table.strangers import stand_in

OUT_OF_TURN = (Uno, Catch)
"""Moves that answer nothing."""


class Table(Standing):
    """One table from its first entry on.

    A match is finished under the version of the edition that it was dealt under, and the next is dealt under
    the newest. People keep what they have agreed on, in `settings` that are of a `version` too: an option
    that they knew has the value that it had, one that came later the value that was played by before.
    """

    def __init__(self, created: entries.Create) -> None:
        super().__init__(created)
        self._check(created.settings, created.version)

    def apply(self, entry: entries.AnyEntry) -> Applied:
        """Carry out an entry, or raise the refusal and change nothing."""
        if self.prepared is not None:
            verify_of_lesson(entry, self.phase)
        events = _DO[type(entry)](self, entry) or ()
        game = self.game if self.phase == PLAYING else None
        self._pending = NOBODY if game is None else game.pending(self.state)
        self.number += 1
        about_table = game is None or not isinstance(entry, entries.Move)
        applied = Applied(self.number, events, about_table)
        self.past.append(applied)
        return applied

    # What entries do; some bring about events

    def _sit(self, entry: entries.Sit) -> None:
        self._verify_phase(LOBBY, FINISHED, *self._any_time())
        self.order.verify(entry.player)
        if self._chair(entry.seat).kind == "person":
            raise Refusal("seat-taken", seat=entry.seat + 1)
        if self.seat_of(entry.player) is not None:
            raise Refusal("already-seated")
        self.strangers.verify(entry.player, self.phase == PLAYING)
        newcomer = person_at(self.seats, entry, self.number + 1)
        if self.phase == PLAYING:
            self._replace(entry.seat, newcomer)
        else:
            self._put(entry.seat, newcomer)
        if self.kind == "friends":
            self._host = self._host or entry.player

    def _leave(self, entry: entries.Leave) -> None:
        self._verify_phase(LOBBY, FINISHED, *self._any_time())
        self._remove(entry.seat)

    def _vote(self, entry: entries.Vote) -> None:
        self._verify_phase(*self._any_time())
        leaving = self._chair(entry.seat)
        if self.strangers.vote(self.seats, entry.by, entry.seat):
            self.strangers.barred.add(leaving.player or "")
            self._replace(entry.seat, stand_in(self.seats))

    def _any_time(self) -> tuple[str, ...]:
        """When people may come and go besides the breaks between matches."""
        return (PLAYING,) if self.kind == "quick" else ()

    def _replace(self, number: int, player: Seat) -> None:
        """Somebody plays on for another; what was promised for the match, and is in its record, stays."""
        assert self.game is not None and self.match is not None
        before = self.seats[number]
        player.commitment, player.nonce = before.commitment, before.nonce
        self._shown_before[number] = len(self.game.view(self.state, number).own().get("shown", ()))
        self.seats[number] = player
        self.strangers.replaced(number, player.player)
        self.game = renamed(self.game, [seat.name for seat in self.seats])
        self.match.sits(number, player.name, player.level)
        self._ids.pop(number, None)
        if number in self.pending().seats:
            self.since[number] = self.number + 1

    def _bot(self, entry: entries.Bot) -> None:
        self._verify_host(entry.by)
        self._verify_phase(LOBBY, FINISHED)
        if self._chair(entry.seat).kind == "person":
            raise Refusal("seat-taken", seat=entry.seat + 1)
        self._put(entry.seat, bot_at(self.seats, entry.seat, entry.level))

    def _free(self, entry: entries.Free) -> None:
        self._verify_host(entry.by)
        self._verify_phase(LOBBY, PLAYING, FINISHED)
        if entry.seat == entry.by:
            raise Refusal("free-oneself")
        self._remove(entry.seat)

    def _mute(self, entry: entries.Mute) -> None:
        self._verify_host(entry.by)
        self._verify_phase(LOBBY, DEALING, PLAYING, FINISHED)
        player = self._chair(entry.seat).player
        if player is None or entry.seat == entry.by:
            raise Refusal("host-whom")
        self.order.mute(player, entry.on)

    def _ban(self, entry: entries.Ban) -> None:
        self._verify_host(entry.by)
        self._verify_phase(LOBBY, DEALING, PLAYING, FINISHED)
        seat = self.seat_of(entry.player)
        if seat == entry.by:
            raise Refusal("host-whom")
        if seat is not None:
            self._verify_phase(LOBBY, PLAYING, FINISHED)
            self._remove(seat)
        self.order.ban(entry.player, entry.mark)

    def _hand_on(self, entry: entries.Host) -> None:
        self._verify_phase(LOBBY, FINISHED)
        player = self._chair(entry.seat).player
        if player is None:
            raise Refusal("seat-open", seat=entry.seat + 1)
        self._host = player

    def _change(self, entry: entries.Change) -> None:
        self._verify_host(entry.by)
        self._verify_phase(LOBBY)
        before, self.seats = self.seats, resized(self.seats, entry.settings.seats)
        try:
            self._check(entry.settings, entry.version)
        except Refusal:
            self.seats = before
            raise
        for seat in self.seats:
            if seat.cards is not None and (not self.settings.writing or len(seat.cards) != self.share):
                seat.cards = None

    def _write(self, entry: entries.Write) -> None:
        self._verify_phase(LOBBY, FINISHED)
        if not self.settings.writing or not self.share:
            raise Refusal("no-writing", "RULE.write")
        if len(entry.cards) != self.share:
            raise Refusal("rules-share", "RULE.write", share=self.share, players=len(self.seats))
        self._chair(entry.seat).cards = tuple(RuleCard.from_text(text).text for text in entry.cards)

    def _board(self, entry: entries.Board) -> None:
        self._verify_phase(LOBBY, FINISHED)
        if self.coming.family != "dice":
            raise Refusal("boards-not-here", "DICE.parts", edition=self.settings.edition)
        chair = self._chair(entry.seat)
        verify_board(self.seats, entry.seat, entry.color)
        chair.color = entry.color

    def _commit(self, entry: entries.Commit) -> None:
        self._verify_phase(LOBBY, FINISHED)
        self._chair(entry.seat).commitment = entry.hash

    def _again(self, entry: entries.Again) -> None:
        self._verify_phase(FINISHED)
        self._chair(entry.seat).again = entry.wanted

    def _start(self, entry: entries.Start) -> None:
        # After a match the steward sees to it that they agree: it depends on who is there.
        if self.phase == LOBBY:
            self._verify_host(entry.by)
        self._verify_phase(LOBBY, FINISHED)
        verify_full(self.seats, self.settings.writing)
        self._game(self.settings, self.version)
        self.phase = DEALING

    def _nonce(self, entry: entries.Nonce) -> None:
        self._verify_phase(DEALING)
        seat = self._chair(entry.seat)
        if seat.commitment is None or commitment(bytes.fromhex(entry.nonce)) != seat.commitment:
            raise Refusal("nonce-differs")
        if seat.nonce is not None:
            raise Refusal("nonce-twice")
        seat.nonce = entry.nonce

    def _deal(self, entry: entries.Deal) -> tuple[Event, ...]:
        self._verify_phase(DEALING)
        settings, cards = self.settings, None
        if settings.writing:
            cards = written_cards(self.seats, played_edition(settings).rule_cards, self.share)
        agreed = settings.options if entry.version == self.version else self.options
        names, options = names_of(self.seats, settings), entry.options or agreed
        edition, colors = played_edition(settings), self.boards or None
        playing = game(edition, names, options, written=cards, colors=colors, version=entry.version)
        self.lines = []
        self.story = Story()
        self.game = playing
        self.path = None if self.prepared is None else Follower(playing, self.prepared)
        # A match of an earlier program goes on as it was written down.
        bots = company_of(playing, self.seats) if entry.version is None else entry.bots
        self.match = begin_match(playing, self.seats, self.secret, self.prepared, self.lines.append, bots)
        self.phase = PLAYING
        self.round, self.moves = 1, 0
        self.lasted = 0
        self.strangers.deal(self.seats)
        self._shown_before = {}
        self._ids = {}
        self._ask_again()
        return playing.events(self.state)

    def _move(self, entry: entries.Move) -> tuple[Event, ...]:
        self._verify_phase(PLAYING)
        assert self.game is not None and self.match is not None
        move = read_move(entry.move, self.game)
        before = self._pending
        self.match.move(entry.seat, move, entry.bot)
        if self.path is not None:
            self.path.moved(entry.seat, move)
        after = self.game.pending(self.match.state)
        answered = None if isinstance(move, OUT_OF_TURN) else entry.seat
        for seat in after.seats:
            # Those who are still asked the same have seen enough: answers of others do not change it.
            if seat == answered or seat not in before.seats or after.kind != before.kind:
                self.since[seat] = self.number + 1
        self.moves += 1
        if entry.id is not None:
            self._remember(entry.seat, entry.id)
        self.lasted = entry.lasted or 0
        return self._moved(self.game)

    def _time(self, entry: entries.Time) -> tuple[Event, ...]:
        self._verify_phase(PLAYING)
        assert self.game is not None and self.match is not None
        self.match.time_over()
        return self._moved(self.game)

    def _moved(self, game: AnyGame) -> tuple[Event, ...]:
        state = self.state
        events = game.events(state)
        self.story.hear(events, game.scores(state))
        if game.outcome(state) is not None:
            self._finish(FINISHED)
        return events

    def _next(self, entry: entries.Next) -> tuple[Event, ...]:
        if not self.between_rounds():
            raise Refusal("round-goes-on")
        assert self.game is not None and self.match is not None
        self.match.next_round()
        self._shown_before = {}
        self.round += 1
        self.lasted = 0
        self._ask_again()
        return self.game.events(self.state)

    def _prepare(self, entry: entries.Prepare) -> None:
        self._verify_phase(FINISHED)
        self.secret, self.next_record = entry.secret, entry.record
        for seat in self.seats:
            seat.commitment = seat.nonce = None

    def _end(self, entry: entries.End) -> None:
        self._verify_phase(LOBBY, DEALING, PLAYING, FINISHED)
        if self.phase == PLAYING:
            self._finish(ENDED)
        self.phase = ENDED

    def _finish(self, phase: str) -> None:
        """The secret comes out with the record's last line."""
        assert self.game is not None and self.match is not None
        outcome = self.game.outcome(self.state)
        winners = outcome.winners if outcome else ()
        for winner in winners:
            self.seats[winner].wins += 1
        for seat in self.seats:
            seat.again = False
        self.match.close()
        self._over = self.number + 1
        self.record = self.next_record
        self.last = LastMatch(
            commitment(bytes.fromhex(self.secret)),
            self.game.players,
            winners,
            self.story.rounds,
            self.story.best(winners, self.game.options.get("scoring") == "lowest"),
        )
        self.phase = phase

    # Checks and small steps

    def _check(self, settings: entries.Settings, version: int | None) -> None:
        """Refuse settings that no match could be played with, or agree on them."""
        agreed = self._game(settings, version)
        if settings.writing and not (self._has_rule_cards(settings) and written_share(settings.seats)):
            raise Refusal("no-writing", "RULE.write")
        deck = None if agreed.deck is None else dict(agreed.deck)
        self.settings = replace(settings, options=option_texts(agreed.options), deck=deck)
        self.version = agreed.version
        self.coming = game(agreed.source, agreed.players, agreed.played)

    def _chair(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", "SETUP.players", seat=seat + 1)
        return self.seats[seat]

    def _empty(self, seat: int) -> None:
        leaving = self._chair(seat)
        if leaving.kind == "open":
            raise Refusal("seat-open", seat=seat + 1)
        self._put(seat, Seat())
        if leaving.player == self._host:
            self._host = next((other.player for other in self.seats if other.player is not None), "")

    def _remove(self, number: int) -> None:
        """Somebody has no seat any more; during a match a bot plays on for them."""
        if self.phase != PLAYING:
            self._empty(number)
        elif self._chair(number).kind != "person":
            raise Refusal("seat-open", seat=number + 1)
        else:
            name = self.seats[number].name
            self._replace(number, stand_in(self.seats))
            self._unname(name)

    def _put(self, number: int, seat: Seat) -> None:
        """The player who sat there is gone."""
        name, self.seats[number] = self.seats[number].name, seat
        if name != seat.name:
            self._unname(name)

    def _unname(self, name: str) -> None:
        """No option may name this player any more."""
        if name and name in self.settings.options.values():
            self._check(unnaming(self.settings, self.seats, name, self.version), self.version)

    def _verify_phase(self, *phases: str) -> None:
        if self.phase not in phases:
            raise Refusal("not-in-phase", phase=self.phase)

    def _verify_host(self, by: int | None) -> None:
        if by != self.host:
            raise Refusal("host-only")

    def _remember(self, seat: int, move_id: str) -> None:
        ids = self._ids.setdefault(seat, {})
        ids[move_id] = self.number + 1
        if len(ids) > REMEMBERED:
            del ids[next(iter(ids))]

    def _ask_again(self) -> None:
        self.since = dict.fromkeys(range(len(self.seats)), self.number + 1)


_DO: dict[type, Callable[[Table, Any], tuple[Event, ...] | None]] = {
    entries.Sit: Table._sit,
    entries.Leave: Table._leave,
    entries.Vote: Table._vote,
    entries.Bot: Table._bot,
    entries.Free: Table._free,
    entries.Mute: Table._mute,
    entries.Ban: Table._ban,
    entries.Host: Table._hand_on,
    entries.Change: Table._change,
    entries.Write: Table._write,
    entries.Board: Table._board,
    entries.Commit: Table._commit,
    entries.Again: Table._again,
    entries.Start: Table._start,
    entries.Nonce: Table._nonce,
    entries.Deal: Table._deal,
    entries.Move: Table._move,
    entries.Time: Table._time,
    entries.Next: Table._next,
    entries.Prepare: Table._prepare,
    entries.End: Table._end,
}
