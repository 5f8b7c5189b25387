"""`lastcard play`: one person against bots, in the plain terminal or through pipes."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TextIO

from rich.console import Console

from lastcard.bots import Level, described, level, offered
from lastcard.cards.grammar import CARD
from lastcard.cards.moves import Catch, Play
from lastcard.cards.rulecards import RULE_CARDS, RuleCard, written_share
from lastcard.cli.describe import console
from lastcard.cli.rules import find_rules, rule_line
from lastcard.cli.screen import HELP, LEAVING, Screen, told_if_long
from lastcard.cli.status import DONE
from lastcard.cli.tables import names_for, options_from, own_name
from lastcard.core.chance import Chance, Seeded
from lastcard.core.event import redacted
from lastcard.core.extras import FAST
from lastcard.core.fair import SECRET_BYTES, Fair, commitment
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.editions import AnyGame, edition
from lastcard.editions import game as make_game
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.notation.company import Undescribed
from lastcard.notation.moves import read_move
from lastcard.notation.record import Fairness, Recorder
from lastcard.table.thoughts import ponder, rehearsals
from lastcard.words.choices import shown_at_once

ME = 0

LEVEL = "normal"
"""How the bots play unless one says otherwise."""


class Left(Exception):
    """The person leaves the table."""


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    names = names_for(arguments.players, own_name() if arguments.name is None else arguments.name)
    options = options_from(arguments.option)
    bots = bots_for(arguments.bot, len(names) - 1)
    game = make_game(arguments.edition, names, options)
    try:
        if any(bot.slow for bot in bots):
            rehearse(game, out, messages)
        with _record(arguments.record) as file:
            if arguments.write:
                game = make_game(arguments.edition, names, options, written=_write_rules(game, out, messages))
            Seat(game, bots, arguments.seed, file, out, messages).play()
    except (Left, EOFError, KeyboardInterrupt):
        out.print(messages.text("play-left"))
    if arguments.record:
        out.print(messages.text("play-record", path=arguments.record), highlight=False)
    return DONE


def bots_for(text: str, seats: int) -> list[Level]:
    """One level for all bots, or one for each of them: `hard`, or `easy,expert:500ms`."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refusal("bot-unnamed", given=text)
    bots = [level(name) for name in names]
    if any(bot.base not in offered() for bot in bots):
        raise Refusal("extra-missing", extra=FAST)
    if len(bots) not in (1, seats):
        raise Refusal("bot-count", given=len(bots), bots=seats)
    return bots * seats if len(bots) == 1 else bots


def rehearse(game: AnyGame, out: Console, messages: Catalogue) -> None:
    """Bots that search are compiled at the first use: better before the deal than at the first move."""
    with told_if_long(out, messages.text("play-preparing")):
        for question in rehearsals():
            if edition(question.agreed[0]).family == game.family:
                ponder(question)


def _record(path: str | None) -> AbstractContextManager[TextIO | None]:
    """The file to write to; never one that is there already."""
    if path is None:
        return nullcontext()
    try:
        if not path:
            raise OSError
        return Path(path).open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise Refusal("file-exists", path=path) from None
    except (OSError, ValueError):
        raise Refusal("file-unwritable", path=path) from None


def _write_rules(game: AnyGame, out: Console, messages: Catalogue) -> list[list[RuleCard]]:
    """The person's own rule cards; the bots write down ideas of the edition (RULE.write)."""
    ideas = edition(game.source).rule_cards
    if not ideas:
        raise Refusal("rules-not-here", "RULE.write", edition=game.edition)
    share = written_share(len(game.players))
    if not share:
        raise Refusal("rules-too-many-players", "RULE.write", most=RULE_CARDS)
    out.print(messages.text("play-write", share=share))
    mine: list[RuleCard] = []
    while len(mine) < share:
        text = input(messages.text("play-write-one", number=len(mine) + 1)).strip()
        if text.lower() in LEAVING:
            raise Left
        try:
            mine.append(RuleCard.from_text(text))
        except Refusal as refusal:
            out.print(refusal_text(messages, refusal))
    others = range(1, len(game.players))
    return [mine, *([ideas[(seat * share + card) % len(ideas)] for card in range(share)] for seat in others)]


class Seat:
    """The person's seat at a table of bots: asks for moves and plays the others."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[Level],
        seed: int | None,
        file: TextIO | None,
        out: Console,
        messages: Catalogue,
    ) -> None:
        self.game = game
        self.messages = messages
        self.screen = Screen(game, ME, out, messages)
        # With budgets in playouts their decisions can be checked.
        self.bots = {seat: bot.counted for seat, bot in enumerate(bots, start=1)}
        self.rng = Random(seed)
        company = described([None, *self.bots.values()], (), game.family)
        self.fairness, chance = _chance(game, seed, company)
        self.screen.welcome(self.fairness, dict(enumerate(bots, start=1)))
        self.match = Recorder(game, chance, partial(_write_line, file), self.fairness, bots=company)
        self.chance = self.match.company or Undescribed(self.rng)
        self.rounds = 1
        self.began = monotonic()
        self._tell()

    def play(self) -> None:
        """Until the match is won, or the person leaves."""
        try:
            self._play()
        finally:
            self.match.close()
        self.screen.scores(self.match.state)
        if self.fairness is not None:
            secret = self.fairness.secret
            about = {"secret": secret.hex(), "commitment": commitment(secret)}
            self.screen.say("play-secret", style="dim", highlight=False, **about)

    def _play(self) -> None:
        while self.game.outcome(self.match.state) is None:
            seats = self.game.pending(self.match.state).seats
            if not seats:
                self._next_round()
            elif self._left() == 0:
                # The decision that was waited for has been made (HOUSE.blitz).
                self.match.time_over()
                self._tell()
            elif ME in seats:
                self._my_move()
            elif not self._jump_in(seats[0]):
                self._move(seats[0], self._decision(seats[0]))

    def _left(self) -> float | None:
        """The milliseconds that are left for the round; None without a limit."""
        minutes = self.game.played.get("round-time")
        if not isinstance(minutes, int):
            return None
        return max(0, 1000 * (self.began + 60 * minutes - monotonic()))

    def _decision(self, seat: int) -> Any:
        """What the bot in this seat does."""
        bot, view = self.bots[seat], self.game.view(self.match.state, seat)
        with self.screen.thinking(seat) if bot.slow else nullcontext():
            return bot.move(self.game, view, seat, self.chance.deciding(seat))

    def _next_round(self) -> None:
        self.screen.scores(self.match.state)
        self.rounds += 1
        self.screen.round(self.rounds)
        self.match.next_round()
        self.began = monotonic()
        self._tell()

    def _move(self, seat: int, move: Any) -> None:
        before = self._catchable()
        self.match.move(seat, move)
        self._tell()
        if set(self._catchable()).difference(before):
            self._watch(forgotten=seat == ME and isinstance(move, Play))

    def _catchable(self) -> tuple[int, ...]:
        return self.game.catchable(self.match.state)

    def _watch(self, forgotten: bool) -> None:
        """The bots say UNO however they came to one card, and may notice a play without it.

        Nobody is caught for a discard or a card taken: there the person could not have said it yet.
        """
        bots = self.rng.sample(range(1, len(self.game.players)), len(self.game.players) - 1)
        # The player who has to say UNO is quicker than those who have to notice.
        for seat in sorted(bots, key=lambda bot: bot not in self._catchable()):
            view, rng = self.game.view(self.match.state, seat), self.chance.saying(seat)
            said = self.bots[seat].speaks(self.game, view, seat, rng)
            if said is not None and (forgotten or said != Catch(ME)):
                self.match.move(seat, said)
                self._tell()

    def _tell(self) -> None:
        self.screen.narrate(redacted(self.game.events(self.match.state), ME))

    def _my_move(self) -> None:
        view = self.game.view(self.match.state, ME)
        self.screen.position(view)
        if (left := self._left()) is not None:
            self.screen.round_left(left)
        listed, more = self._choices(view)
        self.screen.choices(view, listed, more)
        self._answer(listed, view.pending)

    def _jump_in(self, asked: int) -> bool:
        """The moment before a bot's turn in which the person may play out of turn (HOUSE.jump-in)."""
        view = self.game.view(self.match.state, ME)
        jumps = [move for move in self.game.moves(view, ME) if isinstance(move, Play)]
        if not jumps:
            return False
        self.screen.out.print()
        self.screen.picture(view.as_dict())
        self.screen.say("play-jump-in", style="bold", name=self.game.players[asked])
        self.screen.choices(view, jumps, False)
        return self._answer(jumps, view.pending, may_wait=True)

    def _answer(self, listed: list[Any], pending: str, may_wait: bool = False) -> bool:
        """Ask until a move was made; where one may wait, an empty line makes none."""
        while True:
            text = input(self.messages.text("play-prompt")).strip()
            if may_wait and not text:
                return False
            try:
                move = self._read(text, listed, pending)
                if move is not None:
                    self._move(ME, move)
                    return True
            except Refusal as refusal:
                self.screen.out.print(f"  {refusal_text(self.messages, refusal, self.game.players)}")
                if isinstance(refusal, Unreadable):
                    self.screen.say("play-hint")

    def _choices(self, view: Any) -> tuple[list[Any], bool]:
        """The moves to choose from by number, and whether there are more; the longest chains first."""
        most = shown_at_once(view.pending)
        moves = self.screen.family.listed(view, self.game.moves(view, ME))
        listed = list(islice(moves, most + 1))
        return listed[:most], len(listed) > most

    def _read(self, text: str, listed: list[Any], pending: str) -> Any:
        """A move: by its number, by its card alone, or written out; None if it was something else."""
        word, _, rest = text.lower().partition(" ")
        if word in LEAVING:
            raise Left
        if word in HELP or (word == "rules" and not rest):
            self.screen.help()
        elif word == "rules":
            for rule in find_rules(rest.strip(), self.messages):
                self.screen.out.print(f"  {rule_line(rule, self.messages)}", highlight=False)
        elif text.isascii() and text.isdigit():
            if len(text) < 4 and 1 <= int(text) <= len(listed):
                return listed[int(text) - 1]
            key = "play-no-such-number" if listed else "play-no-hints"
            self.screen.say(key, number=text, most=len(listed))
        else:
            return self._written(self.screen.family.named_color(text, pending))
        return None

    def _written(self, text: str) -> Any:
        card = text.partition(" ")[0].partition(":")[0]
        if not CARD.fullmatch(card):
            return read_move(text, self.game)
        try:
            return read_move(f"play {text}", self.game)
        except Unreadable as refusal:
            column = refusal.about["column"]
            assert isinstance(column, int)
            refusal.about["column"] = column - len("play ")
            raise


def _chance(game: AnyGame, seed: int | None, company: dict[str, Any]) -> tuple[Fairness | None, Chance]:
    """Fair chance from a secret of the program's and a nonce of the person's, unless a seed fixes it."""
    if seed is not None:
        return None, Seeded(seed)
    nonce = secrets.token_bytes(16)
    bots = (None,) * (len(game.players) - 1)
    fairness = Fairness(secrets.token_bytes(SECRET_BYTES), (nonce.hex(), *bots), (commitment(nonce), *bots))
    return fairness, Fair(fairness.key(game, company))


def _write_line(file: TextIO | None, line: str) -> None:
    if file is not None:
        file.write(line + "\n")
        file.flush()
