"""What the person is told of a table far away."""

from __future__ import annotations

from rich.console import Console

from lastcard.cli.join.known import Known, Question, differing_options
from lastcard.cli.join.link import Json
from lastcard.cli.join.player import Address
from lastcard.cli.screen import Screen, print_choices
from lastcard.core.event import Event
from lastcard.editions import IDEAS
from lastcard.locale import Catalogue
from lastcard.table.sentences import joined
from lastcard.words.families import family_of, hides_cards


class Teller:
    """Prints what is known; a prompt that stands there already gets a line of its own."""

    def __init__(self, known: Known, address: Address, out: Console, messages: Catalogue) -> None:
        self.known = known
        self.address = address
        self.out = out
        self.messages = messages
        self.prompted = False
        self._lobby: object = None

    def say(self, key: str, style: str | None = None, **about: object) -> None:
        self._break_line()
        self.out.print(self.messages.text(key, **about), style=style, highlight=False)

    def line(self, text: str) -> None:
        """A sentence that is one already."""
        self._break_line()
        self.out.print(f"  {text}")

    def prompt(self) -> None:
        self._break_line()
        self.out.print(self.messages.text("play-prompt"), end="")
        self.prompted = True

    def typed(self) -> None:
        """The person has ended the line that the prompt began."""
        self.prompted = False

    def _break_line(self) -> None:
        if self.prompted:
            self.out.print()
            self.prompted = False

    # The table

    def lobby(self) -> None:
        """Who sits where and what is still missing, unless it stands there already."""
        known, table = self.known, self.known.table
        shown = (known.seats, known.me, table["host"], table["options"], table["boards"], table["muted"])
        if shown == self._lobby:
            return
        self._lobby = shown
        self._break_line()
        self.out.print()
        self.say("join-lobby", style="bold", edition=table["edition"], link=self.address.link)
        if options := differing_options(table):
            self.say("join-options", options=", ".join(options))
        for number, seat in enumerate(known.seats):
            name = seat["name"] or self.messages.text("join-seat-open")
            self.say("join-seat", number=number + 1, name=name, marks=self._marks(number, seat))
        if known.open_seats:
            self.say("join-seats-open", style="dim", count=known.open_seats)
        elif table["host"] is not None and not known.hosting:
            self.say("join-waiting", style="dim", name=known.names[table["host"]])

    def _marks(self, number: int, seat: Json) -> str:
        marks = []
        if number == self.known.me:
            marks.append(self.messages.text("join-mark-you"))
        if number == self.known.table["host"]:
            marks.append(self.messages.text("join-mark-host"))
        if boards := self.known.table["boards"]:
            marks.append(self.messages.text(f"color-{boards[number][0]}"))
        if seat["kind"] == "bot":
            marks.append(self.messages.text("join-mark-bot", level=seat["level"]))
        if number in self.known.table["muted"]:
            marks.append(self.messages.text("join-mark-muted"))
        if seat["wins"]:
            marks.append(self.messages.text("join-mark-wins", count=seat["wins"]))
        return f"({', '.join(marks)})" if marks else ""

    def dealing(self) -> None:
        self.say("join-dealing")
        if self.known.table["fair"] is not None:
            self.say("play-fair", style="dim", commitment=self.known.table["fair"]["commitment"])

    def opening(self) -> None:
        """A match that has begun, or that one has come to."""
        known = self.known
        screen = self._screen()
        self._break_line()
        self.out.print()
        if known.me is None:
            self.say("join-watched", edition=known.table["edition"], names=joined(self.messages, known.names))
        else:
            screen.welcome(None)

    def round(self, number: int) -> None:
        self._break_line()
        self._screen().round(number)

    def events(self, told: list[list[object]]) -> None:
        if told and self.known.game is not None:
            self._break_line()
            self._screen().narrate(_event(one) for one in told)

    def position(self) -> None:
        """The table as one sees it, without a question."""
        if self.known.view is not None and self.known.game is not None:
            self._break_line()
            self.out.print()
            self._screen().picture(self.known.view)

    def scores(self) -> None:
        scores = self.known.scores()
        if scores is not None:
            self._break_line()
            self._screen().points(scores)

    def finished(self, commitment: str) -> None:
        """The end of a match that was dealt under this commitment; a lesson has none."""
        record = self.known.table["record"]
        self.scores()
        server = self.address.server
        self.say("join-record", link=f"{server}/replay/{record}", file=f"{server}/api/records/{record}")
        if commitment:
            self.say("join-seal", style="dim", commitment=commitment)

    def again(self, before: list[Json]) -> None:
        """Who has just said that they are in for the next match, and who is waited for."""
        known = self.known
        if known.phase != "finished":
            return
        for number, (was, seat) in enumerate(zip(before, known.seats, strict=True)):
            if seat["kind"] == "person" and seat["again"] and not was["again"]:
                self.say("join-in.you" if number == known.me else "join-in", name=seat["name"])
        if known.me is not None and known.seats[known.me]["again"] and known.waited_for:
            self.say("join-in-waiting", style="dim", names=joined(self.messages, known.waited_for))

    def question(self, asked: Question) -> None:
        """What is asked, and what can be answered by its number."""
        self._break_line()
        match asked.about:
            case "write" if self.known.table["public"]:
                ideas = " · ".join(f"{number} {idea}" for number, idea in enumerate(IDEAS, 1))
                self.say("join-ask-listed", style="bold", share=self.known.table["share"], ideas=ideas)
            case "write":
                self.say("join-ask-write", style="bold", share=self.known.table["share"])
            case "start":
                self.say("join-ask-start", style="bold")
            case "again":
                self.say("join-ask-again", style="bold")
            case "without":
                names = joined(self.messages, self.known.waited_for)
                self.say("join-ask-without", style="bold", names=names)
            case "next":
                self.say("join-ask-next", style="bold", seconds=round((self.known.left or 0) / 1000))
            case "aside" if any(move.startswith("play ") for move in asked.moves):
                self.say("join-ask-jump-in", style="bold")
            case "aside":
                self.say("join-ask-aside", style="bold")
            case _:
                self._decision()
        if asked.moves:
            print_choices(self.out, self.messages, asked.moves, self.known.bluffs(), asked.more)
        if self.known.game is not None and hides_cards(self.known.game, asked.about):
            self.say("play-no-hints", style="dim")

    def _decision(self) -> None:
        assert self.known.view is not None
        self.out.print()
        self._screen().show(self.known.view)
        if self.known.left is not None:
            self.say("join-left", style="dim", seconds=round(self.known.left / 1000))
        if self.known.round_left is not None:
            self._screen().round_left(self.known.round_left)

    # People

    def presence(self, before: Json, after: Json) -> None:
        """Who has gone and come, and for whom a bot plays; the host hears who watches."""
        watching = after["watchers"]
        if self.known.hosting and watching and watching != before["watchers"]:
            self.say("join-watchers", style="dim", numbers=", ".join(map(str, watching)))
        for number, seat in enumerate(self.known.seats):
            if seat["kind"] == "person" and number < len(before["here"]):
                here, held = ((before[what][number], after[what][number]) for what in ("here", "held"))
                self._change(seat["name"], number == self.known.me, here, held)

    def _change(self, name: str, mine: bool, here: tuple[bool, bool], held: tuple[bool, bool]) -> None:
        if here == (True, False):
            self.say("join-gone", style="dim", name=name)
        elif here == (False, True) and not mine:
            self.say("join-came", style="dim", name=name)
        if held == (False, True):
            self.say("join-held.you" if mine else "join-held", style="dim", name=name)
        elif held == (True, False):
            self.say("join-plays.you" if mine else "join-plays", style="dim", name=name)

    def said(self, said: Json) -> None:
        if said["name"] in self.known.ignored:
            return
        if said["text"] is not None:
            self.say("join-chat", name=said["name"], text=said["text"])
        else:
            self.say("join-reaction", style="dim", name=said["name"], reaction=said["reaction"])

    def help(self) -> None:
        family = family_of(self.known.table["edition"], self.messages)
        self.out.print(family.help())
        self.say("join-help")

    def _screen(self) -> Screen:
        assert self.known.game is not None
        return Screen(self.known.game, self.known.me, self.out, self.messages)


def _event(told: list[object]) -> Event:
    kind, seat, cards, other, value = told
    return Event(kind, seat, tuple(cards), other, value)  # type: ignore[arg-type]
