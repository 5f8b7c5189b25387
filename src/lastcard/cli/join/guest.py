"""Somebody at a table on a server: hears what happens, tells it, and does what they say."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress

from lastcard.cards.rulecards import RuleCard
from lastcard.cli.join.fair import FairPart
from lastcard.cli.join.known import SIT_DOWN, Question
from lastcard.cli.join.link import LOST, Json, Link
from lastcard.cli.join.teller import Teller
from lastcard.cli.rules import find_rules, rule_line
from lastcard.cli.screen import HELP, LEAVING
from lastcard.core.refusal import Refusal
from lastcard.locale import Catalogue
from lastcard.table.room.telling import FORM
from lastcard.words.families import family_of

ORDER = ("mute", "unmute", "remove", "ban")
"""What the host can do about others."""

PATIENCE = 3.0
"""Seconds to wait for the answer to the good-bye."""


class Guest:
    """One person at one table, sitting there as `name` or only watching; `tell` tells them what is known."""

    def __init__(self, tell: Teller, secret: str, name: str | None, messages: Catalogue) -> None:
        self.name = name
        self.messages = messages
        self.known = tell.known
        self.tell = tell
        self.link = Link(tell.address, lambda: self._hello(secret))
        self.fair = FairPart()
        self._question: Question | None = None
        self._answering: str | None = None
        self._leaving = False
        self._gone = asyncio.Event()
        self._cards: list[str] = []
        self._sealed = ""

    def _hello(self, secret: str) -> Json:
        return {
            "type": "hello", "secret": secret, "seen": self.known.number, "form": FORM,
            "language": self.messages.language,
        }  # fmt: skip

    # What happens

    async def hear_all(self) -> None:
        async with aclosing(self.link.messages()) as messages:
            async for message in messages:
                try:
                    await self._hear(message)
                except (LookupError, TypeError, ValueError) as error:
                    raise Refusal("server-differs", server=self.link.address.server) from error
                self._ask_again()
                if self.known.phase == "ended":
                    self.tell.say("join-ended")
                    return

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                await self._welcomed(message)
            case "happened":
                await self._happened(message)
                if "done" in message:
                    self._done({"id": message["done"]})
            case "presence":
                before, self.known.presence = self.known.presence, message["presence"]
                self.tell.presence(before, message["presence"])
            case "left":
                self.known.left, self.known.round_left = message["left"], message["round_left"]
            case "done":
                self._done(message)
            case "refused":
                self._refused(message)
            case "said":
                self.tell.said(message)
            case str(kind) if kind == LOST:
                self.tell.say("join-lost")

    async def _welcomed(self, welcome: Json) -> None:
        known = self.known
        before = known.phase
        known.take(welcome)
        self._question = None
        if before is None:
            await self._arrive(welcome)
        elif not welcome["fresh"]:
            self.tell.say("join-again")
            for missed in welcome["missed"]:
                self.tell.events(missed["events"])
            self._tell_phase(before)
        await self._play_fair()

    async def _arrive(self, welcome: Json) -> None:
        """The first sight of the table."""
        known = self.known
        for said in welcome["chat"]:
            self.tell.said(said)
        self.tell.lobby()
        if known.phase == "playing":
            self._tell_phase(None)
            self.tell.position()
        if known.me is not None:
            return
        if self.name is None:
            self.tell.say("join-watching")
        elif known.phase in SIT_DOWN and known.open_seats:
            await self.link.ask("sit", name=self.name)
        else:
            self.tell.say("join-no-seat")

    async def _happened(self, happened: Json) -> None:
        known = self.known
        before, seated, round_before = known.phase, known.me, known.table["round"]
        seats = known.seats
        known.take(happened)
        if seated is not None and known.me is None and not self._leaving:
            self.tell.say("join-unseated")
        if known.phase == "playing" and "table" in happened:
            self._tell_phase(before)
            if known.table["round"] != round_before or before != "playing":
                self.tell.round(known.table["round"])
        self.tell.events(happened["events"])
        if known.phase != "playing" and "table" in happened:
            self._tell_phase(before)
            self.tell.again(seats)
        await self._play_fair()

    def _tell_phase(self, before: str | None) -> None:
        """What is new about the table itself."""
        known = self.known
        if known.phase == "lobby":
            self.tell.lobby()
        elif known.phase != before:
            if known.phase == "dealing":
                self.tell.dealing()
            elif known.phase == "playing":
                self._sealed = (known.table["fair"] or {}).get("commitment", "")
                self.tell.opening()
            elif known.phase == "finished":
                self.tell.finished(self._sealed)

    async def _play_fair(self) -> None:
        request = self.fair.request(self.known.table, self.known.me)
        if request is not None:
            await self.link.ask(**request)

    def _done(self, done: Json) -> None:
        self._settle(done["id"])
        if "chain" in done:
            self.tell.say("join-chain", chain=" ".join(done["chain"]))
            self._prompt_again()

    def _refused(self, refused: Json) -> None:
        question = self._question
        kind = self._settle(refused["id"])
        if kind in ("commit", "nonce"):
            return
        if kind == "write":
            self._cards = []
        self._tell_refusal(kind, refused)
        # The question stands as it was, and need not be put again.
        self._question = question
        self._prompt_again()

    def _tell_refusal(self, kind: str | None, refused: Json) -> None:
        """Say why a request of this kind was not carried out; nobody asked for what has no kind."""
        self.tell.line(refused["message"])
        if refused["code"] in ("unreadable", "missing"):
            self.tell.say("play-hint")

    def _settle(self, name: str | None) -> str | None:
        """A request has its answer; after one to the question, whatever is asked now is asked again."""
        kind = self.link.answered(name)
        if name is not None and name == self._answering:
            self._answering = self._question = None
        if kind == "leave":
            self._gone.set()
        return kind

    # What is asked

    def _ask_again(self) -> None:
        """Put the question that the table has now, unless it stands there already."""
        if self._answering is not None:
            return
        question = self.known.question()
        if question is not None and question != self._question:
            if question.about == "next":
                self.tell.scores()
            self.tell.question(question)
            self.tell.prompt()
        self._question = question

    def _prompt_again(self) -> None:
        if self._question is not None and self._answering is None:
            self.tell.prompt()

    # What they say

    async def _answer(self, line: str) -> bool:
        """Do what they say; whether they have left."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in LEAVING:
            await self._leave()
            return True
        if word in HELP or (word == "rules" and not rest):
            self.tell.help()
            self._prompt_again()
        elif word == "rules":
            for rule in find_rules(rest, self.messages):
                self.tell.line(rule_line(rule, self.messages))
            self._prompt_again()
        elif not await self._asks(word, rest):
            await self._choose(line)
        return False

    async def _asks(self, word: str, rest: str) -> bool:
        """Carry out a word of the table's; whether it is one."""
        match word:
            case "chat":
                await self.link.ask("chat", text=rest)
            case "sit":
                await self.link.ask("sit", name=rest or self.name or "")
            case "bot":
                seat, level = self.known.bot_wanted(rest)
                await self.link.ask("bot", seat=seat, level=level)
            case "board":
                await self.link.ask("board", color=rest.lower())
            case "back" | "hint":
                await self.link.ask(word)
            case "start" | "next" | "again":
                await self._send(word)
            case "write":
                await self._write(rest)
            case "ignore":
                self._ignore(self.known.seat_named(rest))
            case _ if word in ORDER:
                await self._keep_order(word, rest)
            case _:
                return False
        return True

    async def _write(self, text: str) -> None:
        """One rule card after another (RULE.write); together they go to the table."""
        self._cards.append(RuleCard.from_text(self.known.idea(text) or text).text)
        share = self.known.table["share"]
        self.tell.say("join-wrote", number=len(self._cards), share=share)
        if len(self._cards) < share:
            self._prompt_again()
        else:
            cards, self._cards = self._cards, []
            await self._send("write", cards=cards)

    def _ignore(self, seat: int) -> None:
        """Show nothing more that this player says, or do so again."""
        name = self.known.names[seat]
        self.known.ignored ^= {name}
        self.tell.say("join-ignored" if name in self.known.ignored else "join-heard", name=name)
        self._prompt_again()

    async def _keep_order(self, word: str, whom: str) -> None:
        """By the name or the number of a seat, or by the number of somebody who watches."""
        watcher = self.known.watcher_named(whom)
        if word in ("mute", "unmute"):
            await self.link.ask("mute", seat=self.known.seat_named(whom), on=word == "mute")
        elif watcher is not None:
            await self.link.ask("ban" if word == "ban" else "dismiss", watcher=watcher)
        else:
            await self.link.ask("ban" if word == "ban" else "free", seat=self.known.seat_named(whom))

    async def _choose(self, line: str) -> None:
        """A choice by its number, a card alone, or a whole move."""
        moves = self._question.moves if self._question else ()
        if not (line.isascii() and line.isdigit()):
            await self._move(line)
        elif len(line) < 4 and 1 <= int(line) <= len(moves):
            move = moves[int(line) - 1]
            if not await self._asks(move, ""):
                await self._move(move)
        elif moves:
            self.tell.say("play-no-such-number", number=line, most=len(moves))
            self._prompt_again()
        else:
            self.tell.say("join-nothing")
            self._prompt_again()

    async def _move(self, text: str) -> None:
        await self._send("move", number=self.known.number, move=self._completed(text))

    def _completed(self, text: str) -> str:
        """A move from what was typed."""
        pending = None if self.known.view is None else self.known.view["pending"]
        return family_of(self.known.table["edition"], self.messages).completed(text, pending)

    async def _send(self, kind: str, **fields: object) -> None:
        """An answer to the question: nothing more is asked until it has been heard."""
        self._answering = await self.link.ask(kind, **fields)

    async def _leave(self) -> None:
        """Leave the seat, to a bot during a match; then go."""
        self._leaving = True
        if self.known.me is not None:
            await self.link.ask("leave")
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._gone.wait()
        self.tell.say("play-left")
