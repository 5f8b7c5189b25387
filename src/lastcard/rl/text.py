"""One seat among bots, in text: a language model reads its view and answers with a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from lastcard.bots import Bot, levels_of
from lastcard.cards.moves import Catch, Play
from lastcard.core.event import redacted
from lastcard.core.game import Outcome
from lastcard.core.names import NAMES
from lastcard.core.refusal import Refusal
from lastcard.editions import Named
from lastcard.editions import game as make_game
from lastcard.lab.play import MOST_DECISIONS, MOST_ROUNDS
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.notation.moves import move_text, read_move
from lastcard.table.sentences import event_text, joined
from lastcard.words.choices import choice_text, shown_at_once
from lastcard.words.families import family_of, hides_cards

WAIT = "wait"
"""The answer to what may be done out of turn: nothing."""

PLAYER = "sam"

WON, NOTHING, LOST = 1.0, 0.0, -1.0


class Told(NamedTuple):
    """What a step is answered with."""

    text: str
    reward: float
    done: bool


class TextEnvironment:
    """A player in seat `seat` against bots: a round, or with `match` a whole match of rounds.

    Bots and options are those of `lastcard.play`. The player is told what the seat may know and nothing
    else, in `language`. A move that does not go changes nothing and costs nothing: the answer says why.
    After as many of them in a row as there are `tries` the player has lost. Where something may be done out
    of turn, to say UNO, to catch somebody or to jump in, the player is asked as well, and `wait` leaves
    it. No clock runs here, so rounds have no time limit.

    >>> table = TextEnvironment("usa", ["easy"], hand_size=2)
    >>> print(table.reset(seed=7))  # doctest: +ELLIPSIS
    Lastcard · usa · you are “sam”, against Abril.
    ...
    Your hand: b2 b8
    Your turn: play a card, or draw.
    Moves: draw
    >>> text, reward, done = table.step("play b2")
    >>> print(text)
    b2 does not fit on w7: it takes white, the same number or symbol, or a wild. [TURN.match]
    Moves: draw
    >>> table.step("draw").done
    False
    """

    def __init__(
        self,
        edition: Named,
        bots: Sequence[Bot] | Mapping[str, Bot],
        options: Mapping[str, object] | None = None,
        /,
        *,
        seat: int = 0,
        name: str = PLAYER,
        match: bool = False,
        tries: int | None = None,
        language: str = "en",
        **more: Any,
    ) -> None:
        levels = levels_of(bots)
        others = bots if isinstance(bots, Mapping) else [one for one in NAMES if one != name]
        names = list(others)[: len(levels)]
        if not 0 <= seat <= len(names):
            raise Refusal("no-such-seat", "SETUP.players", seat=seat)
        self.game = make_game(edition, [*names[:seat], name, *names[seat:]], options, **more)
        self.seat = seat
        self.match = match
        self.tries = tries
        self.messages = catalogue(language)
        self.refused: Refusal | None = None
        """Why the last step changed nothing; None if it was a move."""
        self._family = family_of(self.game, self.messages)
        self._may_jump = self.game.played.get("jump-in") == "on"
        self._levels = {n if n < seat else n + 1: level for n, level in enumerate(levels)}
        self._state: Any = None
        self._done, self._gave_up = True, False

    def reset(self, seed: int | str) -> str:
        """Deal, and play up to the player's first decision; the same seed gives the same cards and bots."""
        self._rng = Random(f"text/{seed}")
        self._state = self.game.start(seed=seed)
        self._done, self._gave_up, self.refused = False, False, None
        self._rounds, self._decisions, self._mistakes = 1, 0, 0
        self._news: list[str] = []
        self._tell()
        self._go_on()
        return "\n".join([*self._introduction(), "", self._answer()])

    def step(self, move: str) -> Told:
        """Make a move, written in the notation or as a card alone, and play up to the next decision."""
        self._check_begun()
        try:
            self._carry_out(move)
        except Refusal as refusal:
            return self._refuse(refusal)
        self.refused, self._mistakes = None, 0
        return Told(self._answer(), self.reward, self._done)

    def look(self) -> str:
        """The table as it is, what is asked, and the moves; nothing of what happened."""
        self._check_begun()
        return "\n".join(self._position())

    def why(self, move: str) -> str | None:
        """Why a move would be refused, in a sentence; None when it is legal."""
        self._check_begun()
        try:
            self._judge(self._read(move))
        except Refusal as refusal:
            return self._sentence(refusal)
        return None

    def moves(self) -> Iterator[str]:
        """The moves that are listed for the player now, in the notation; lazily, as they can be very many."""
        self._check_begun()
        listed = self._family.listed(self.view, self.game.moves(self.view, self.seat))
        yield from (move_text(move, self.game.players) for move in listed)
        if not self._asked():
            yield WAIT

    @property
    def view(self) -> Any:
        """All that the player may know."""
        return self.game.view(self._state, self.seat)

    @property
    def done(self) -> bool:
        """Whether nothing is played: before the first deal, and after the end, which may even come before the
        player was asked for the first time."""
        return self._done

    @property
    def reward(self) -> float:
        """What the player has got: 1 for a win, shared or not, -1 for a loss, and 0 without a winner."""
        ended = self._outcome() if self._done and self._state is not None else None
        if self._gave_up or (ended is not None and ended.winners and self.seat not in ended.winners):
            return LOST
        return WON if ended is not None and ended.winners else NOTHING

    # The table

    def _check_begun(self) -> None:
        if self._done:
            raise Refusal("text-over")

    def _carry_out(self, text: str) -> None:
        move = self._read(text)
        self._judge(move)
        if move != WAIT:
            self._play(self.seat, move)
        self._go_on(leave=move == WAIT)

    def _read(self, text: str) -> Any:
        if type(text) is not str:
            raise Refusal("not-a-move", given=repr(text))
        text = text.strip()
        return WAIT if text == WAIT else read_move(self._family.completed(text, self.view.pending), self.game)

    def _judge(self, move: Any) -> None:
        """Refuse what does not go."""
        if move != WAIT:
            refusal = self.game.judge(self.view, self.seat, move)
        else:
            refusal = Refusal("text-wait") if self._asked() else None
        if refusal is not None:
            raise refusal

    def _asked(self) -> bool:
        return self.seat in self.game.pending(self._state).seats

    def _go_on(self, leave: bool = False) -> None:
        """Play the others until the player is asked, or may do something; first one of them, with `leave`."""
        while not self._at_the_end():
            seats = self.game.pending(self._state).seats
            if not seats:
                self._next_round()
            elif self.seat in seats or (not leave and self._may_act()):
                return
            else:
                seat = seats[0] if len(seats) == 1 else self._rng.choice(seats)
                view = self.game.view(self._state, seat)
                self._play(seat, self._levels[seat].move(self.game, view, seat, self._rng))
                leave = False
        self._done = True
        if (scores := self.game.scores(self._state)) is not None:
            self._tell_scores(scores)

    def _may_act(self) -> bool:
        """Whether there is something to do out of turn. Where that would be a hint (HOUSE.hints), a player
        who holds cards is always asked whether to jump in."""
        view = self.view
        if self._may_jump and hides_cards(self.game, view.pending):
            return bool(view.hand)
        return next(iter(self.game.moves(view, self.seat)), None) is not None

    def _outcome(self) -> Outcome | None:
        return self.game.outcome(self._state) if self.match else self.game.round_outcome(self._state)

    def _at_the_end(self) -> bool:
        too_long = self._decisions >= MOST_DECISIONS or self._rounds > MOST_ROUNDS
        return too_long or self._outcome() is not None

    def _next_round(self) -> None:
        scores = self.game.scores(self._state)
        assert scores is not None
        self._tell_scores(scores)
        self._rounds += 1
        self._decisions = 0
        self._news.append(self.messages.text("replay-deal", number=self._rounds))
        self.game.next_round(self._state)
        self._tell()

    def _play(self, seat: int, move: Any) -> None:
        """Make a move; then bots may jump in, as long as they do."""
        self._move(seat, move)
        while self._may_jump and self._jump():
            pass

    def _move(self, seat: int, move: Any) -> None:
        before = self.game.catchable(self._state)
        self.game.apply(self._state, seat, move)
        self._decisions += 1
        self._tell()
        if set(self.game.catchable(self._state)).difference(before):
            self._speak(forgotten=seat == self.seat and isinstance(move, Play))

    def _speak(self, forgotten: bool) -> None:
        """The bots say UNO, or catch. The player is caught for a play alone: after anything else that
        left one card there was no time to say it yet."""
        for seat in self._rng.sample(sorted(self._levels), len(self._levels)):
            said = self._levels[seat].speaks(self.game, self.game.view(self._state, seat), seat, self._rng)
            if said is not None and (forgotten or said != Catch(self.seat)):
                self.game.apply(self._state, seat, said)
                self._tell()

    def _jump(self) -> bool:
        """In any order the bots are asked if they jump in; whether one did (HOUSE.jump-in)."""
        for seat in self._rng.sample(sorted(self._levels), len(self._levels)):
            view = self.game.view(self._state, seat)
            move = self._levels[seat].jumps_in(view, seat, self._rng)
            if move is not None:
                self._move(seat, move)
                return True
        return False

    # What is told

    def _introduction(self) -> Iterator[str]:
        others = [name for seat, name in enumerate(self.game.players) if seat != self.seat]
        about = {"edition": self.game.edition, "name": self.game.players[self.seat]}
        yield self.messages.text("play-welcome", others=joined(self.messages, others), **about)
        yield self._family.legend(self.game)
        yield f"{self.messages.text('text-forms')} {self._family.forms()}"

    def _tell(self) -> None:
        for event in redacted(self.game.events(self._state), self.seat):
            self._news.append(event_text(self.messages, event, self.game, self.seat) or "")

    def _tell_scores(self, scores: Sequence[int]) -> None:
        pairs = zip(self.game.players, scores, strict=True)
        told = " · ".join(f"{name} {score}" for name, score in pairs)
        self._news.append(self.messages.text("play-scores", scores=told))

    def _answer(self) -> str:
        """What happened since the last answer, and what is asked now."""
        news, self._news = self._news, []
        return "\n".join(news if self._done else [*news, "", *self._position()])

    def _position(self) -> Iterator[str]:
        view = self.view.as_dict()
        yield from self._family.picture(self.game, view)
        if self._asked():
            yield self._family.question(view)
        else:
            yield self.messages.text("text-aside", name=self._whose())
        yield from self._listed()

    def _whose(self) -> str:
        seats = self.game.pending(self._state).seats
        return joined(self.messages, [self.game.players[seat] for seat in seats])

    def _listed(self) -> Iterator[str]:
        view, most = self.view, shown_at_once(self.view.pending)
        found = list(islice(self.moves(), most + 1))
        bluffs = self._family.bluffs(view)
        texts = [choice_text(self.messages, move, bluffs) for move in found[:most]]
        if texts:
            yield f"{self.messages.text('text-moves')} {' · '.join(texts)}"
        if len(found) > most:
            yield self.messages.text("play-many", example=max(found[:most], key=len))
        if hides_cards(self.game, view.pending):
            yield self.messages.text("play-no-hints")

    def _refuse(self, refusal: Refusal) -> Told:
        self.refused = refusal
        self._mistakes += 1
        if self.tries is not None and self._mistakes >= self.tries:
            self._done = self._gave_up = True
            return Told(f"{self._sentence(refusal)}\n{self.messages.text('text-lost')}", self.reward, True)
        return Told("\n".join([self._sentence(refusal), *self._listed()]), NOTHING, False)

    def _sentence(self, refusal: Refusal) -> str:
        return refusal_text(self.messages, refusal, self.game.players)
