"""`lastcard play`: one person against random bots, in the plain terminal or through pipes."""

from __future__ import annotations

import argparse
import secrets
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, TextIO

from rich.console import Console

from lastcard.bots import random_move
from lastcard.cards.game import CardGame
from lastcard.cards.moves import Catch
from lastcard.cards.rulecards import RuleCard, written_share
from lastcard.cards.view import View, seats_in
from lastcard.cli.describe import console, event_text, refusal_text
from lastcard.cli.info import find_rules
from lastcard.cli.tables import names_for, options_from
from lastcard.core.chance import Chance, Seeded
from lastcard.core.event import redacted
from lastcard.core.fair import SECRET_BYTES, Fair, commitment
from lastcard.core.refusal import Refusal
from lastcard.dice.game import DiceGame
from lastcard.dice.state import CHAIN
from lastcard.editions import AnyGame, game
from lastcard.locale import Catalogue
from lastcard.notation.moves import CARD, move_text, read_move
from lastcard.notation.record import Fairness, Recorder

ME = 0
MOST_LISTED = 40
NOTICES = 0.5
"""How often a bot notices that UNO was not said."""


class Left(Exception):
    """The person leaves the table."""


def run(arguments: argparse.Namespace, messages: Catalogue) -> int:
    out = console()
    mine = arguments.name if arguments.name is not None else messages.text("play-me")
    names = names_for(arguments.players, mine)
    options = options_from(arguments.option)
    table = game(arguments.edition, names, options)
    try:
        if arguments.write:
            table = game(arguments.edition, names, options, written=_write_rules(table, out, messages))
        with _record(arguments.record) as file:
            Seat(table, arguments.seed, file, out, messages).play()
    except (Left, EOFError, KeyboardInterrupt):
        out.print(messages.text("play-left"))
    if arguments.record and Path(arguments.record).exists():
        out.print(messages.text("play-record", path=arguments.record), highlight=False)
    return 0


def _record(path: str | None) -> AbstractContextManager[TextIO | None]:
    """The file to write to; never one that is there already."""
    if path is None:
        return nullcontext()
    try:
        return Path(path).open("x", encoding="utf-8")
    except FileExistsError:
        raise Refusal("file-exists", path=path) from None
    except OSError:
        raise Refusal("file-unwritable", path=path) from None


def _write_rules(table: AnyGame, out: Console, messages: Catalogue) -> list[list[RuleCard]]:
    """The person's own rule cards; the bots write down ideas of the edition (RULE.write)."""
    share = written_share(len(table.players))
    if not isinstance(table, CardGame) or not table.rules.edition.rule_cards:
        raise Refusal("rules-not-here", "RULE.write", edition=table.edition)
    out.print(messages.text("play-write", share=share))
    mine: list[RuleCard] = []
    while len(mine) < share:
        try:
            mine.append(RuleCard.from_text(input(messages.text("play-write-one", number=len(mine) + 1))))
        except Refusal as refusal:
            out.print(refusal_text(messages, refusal))
    ideas = table.rules.edition.rule_cards
    others = range(1, len(table.players))
    return [mine, *([ideas[(seat * share + card) % len(ideas)] for card in range(share)] for seat in others)]


class Seat:
    """The person's seat: shows what it may know and asks for moves."""

    def __init__(
        self, table: AnyGame, seed: int | None, file: TextIO | None, out: Console, messages: Catalogue
    ) -> None:
        self.table = table
        self.out = out
        self.messages = messages
        self.rng = Random(seed)
        fairness, chance = _chance(table, seed)
        self._welcome(fairness)
        self.match = Recorder(table, chance, lambda line: _write_line(file, line), fairness)
        self._tell()

    def _say(self, key: str, style: str | None = None, **about: object) -> None:
        self.out.print(self.messages.text(key, **about), style=style)

    def _welcome(self, fairness: Fairness | None) -> None:
        mine, *others = self.table.players
        self._say(
            "play-welcome", style="bold", edition=self.table.edition, name=mine, others=", ".join(others)
        )
        if fairness is not None:
            text = self.messages.text("play-fair", commitment=commitment(fairness.secret))
            self.out.print(text, style="dim", highlight=False)
        letters = self.table.rules.colors if isinstance(self.table, CardGame) else tuple("rygb")
        colors = ", ".join(f"{letter} {self.messages.text(f'color-{letter}')}" for letter in letters)
        if isinstance(self.table, DiceGame):
            self._say("play-legend-dice", style="dim", colors=colors)
            return
        more = f"play-legend-{self.table.edition}"
        extra = self.messages.text(more) if self.messages.has(more) else ""
        self._say("play-legend", style="dim", colors=colors, more=extra, example=f"{letters[0]}5")

    def play(self) -> None:
        """Until the match is won, or the person leaves."""
        try:
            self._play()
        finally:
            self.match.close()
        self._show_scores()

    def _play(self) -> None:
        while self.table.outcome(self.match.state) is None:
            seats = self.table.pending(self.match.state).seats
            if not seats:
                self._show_scores()
                self.match.next_round()
                self._tell()
            elif ME in seats:
                self._my_move()
            else:
                view = self.table.view(self.match.state, seats[0])
                self._move(seats[0], random_move(self.table, view, seats[0], self.rng))

    def _move(self, seat: int, move: Any) -> None:
        self.match.move(seat, move)
        self._tell()
        self._watch()

    def _watch(self) -> None:
        """The bots watch whether UNO was said."""
        if isinstance(self.table, CardGame) and self.match.state.catchable & (1 << ME):
            for seat in range(1, len(self.table.players)):
                if self.rng.random() < NOTICES:
                    self.match.move(seat, Catch(ME))
                    self._tell()
                    return

    def _tell(self) -> None:
        for event in redacted(self.table.events(self.match.state), ME):
            text = event_text(self.messages, event, self.table, ME)
            self.out.print(f"  {text}", style="bold" if event.kind.startswith("won") else None)

    def _show_scores(self) -> None:
        if isinstance(self.table, CardGame):
            pairs = zip(self.table.players, self.match.state.scores, strict=True)
            self._say("play-scores", scores=" · ".join(f"{name} {score}" for name, score in pairs))

    def _my_move(self) -> None:
        view = self.table.view(self.match.state, ME)
        self._show(view)
        listed = self._choices(view)
        self._list(listed[:MOST_LISTED], more=len(listed) > MOST_LISTED)
        while True:
            try:
                self._move(ME, self._read(listed))
                return
            except Refusal as refusal:
                self.out.print(f"  {refusal_text(self.messages, refusal, self.table)}")

    def _choices(self, view: Any) -> list[Any]:
        """The moves to choose from, as far as they are listed; the longest chains first."""
        if isinstance(self.table, DiceGame):
            moves = list(self.table.moves(view, ME))
            return sorted(moves, key=lambda chain: -len(chain.faces)) if view.pending is CHAIN else moves
        return list(islice(self.table.moves(view, ME), MOST_LISTED + 1))

    def _show(self, view: Any) -> None:
        self.out.print()
        if isinstance(view, View):
            self._show_cards(view)
        else:
            self._show_boards(view)
        kind = self.table.pending(view).kind
        kind = f"dice-{kind}" if isinstance(self.table, DiceGame) else kind
        self._say(f"ask-{kind}", style="bold")

    def _show_cards(self, view: View) -> None:
        color = "—" if view.color is None else self.messages.text(f"color-{view.color}")
        top = view.rules.names[view.top]
        if view.rules.symbols[view.top].wild and view.color:
            top += f":{view.color}"
        direction = "left" if view.direction == 1 else "right"
        self._say("play-table", top=top, color=color, direction=direction, pile=view.pile)
        said = seats_in(view.said)
        seats = [
            f"{name} {count}" + (" UNO" if seat in said else "")
            for seat, (name, count) in enumerate(zip(self.table.players, view.counts, strict=True))
        ]
        self.out.print(" · ".join(seats))
        self._say("play-hand", cards=" ".join(view.hand))

    def _show_boards(self, view: Any) -> None:
        for seat, name in enumerate(self.table.players):
            color = self.messages.text(f"color-{view.rules.colors[seat][0]}")
            left = view.spaces(seat) - len(view.boards[seat])
            self._say("play-board", name=name, color=color, entries=" ".join(view.boards[seat]), left=left)
        self._say("play-dice", dice=" ".join(view.dice))

    def _list(self, moves: list[Any], more: bool) -> None:
        texts = [move_text(move, self.table.players) for move in moves]
        line = ""
        for number, text in enumerate(texts, start=1):
            item = f"  {number} {text} "
            if len(line) + len(item) > self.out.width:
                self.out.print(line)
                line = ""
            line += item
        self.out.print(line)
        if more:
            self._say("play-many", example=max(texts, key=len))

    def _read(self, listed: list[Any]) -> Any:
        """A move: by its number, by its card alone, or written out."""
        text = input(self.messages.text("play-prompt")).strip()
        if text in ("q", "quit"):
            raise Left
        if text == "?":
            self._say("play-help-dice" if isinstance(self.table, DiceGame) else "play-help")
            return self._read(listed)
        if text.split()[:1] == ["rules"]:
            for rule in find_rules(text[len("rules") :].strip(), self.messages.language):
                self.out.print(f"  {rule.id}: {rule.text}", highlight=False)
            return self._read(listed)
        if text.isascii() and text.isdigit():
            if not 1 <= int(text[:9]) <= len(listed[:MOST_LISTED]):
                self._say("play-no-such-number", number=text, most=len(listed[:MOST_LISTED]))
                return self._read(listed)
            return listed[int(text) - 1]
        card = text.partition(" ")[0].partition(":")[0]
        return read_move(f"play {text}" if CARD.fullmatch(card) else text, self.table)


def _chance(table: AnyGame, seed: int | None) -> tuple[Fairness | None, Chance]:
    """Fair chance from a secret of the program's and a nonce of the person's, unless a seed fixes it."""
    if seed is not None:
        return None, Seeded(seed)
    nonces = (secrets.token_hex(16), *[None] * (len(table.players) - 1))
    fairness = Fairness(secrets.token_bytes(SECRET_BYTES), nonces)
    return fairness, Fair(fairness.key(table))


def _write_line(file: TextIO | None, line: str) -> None:
    if file is not None:
        file.write(line + "\n")
        file.flush()
