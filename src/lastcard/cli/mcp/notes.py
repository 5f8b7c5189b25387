"""What is told to an assistant: lines that are kept until it reads them."""

from __future__ import annotations

from io import StringIO

from lastcard.cli.describe import console
from lastcard.cli.join.known import Known
from lastcard.cli.join.link import Json
from lastcard.cli.join.player import Address
from lastcard.cli.join.teller import Teller
from lastcard.locale import Catalogue
from lastcard.words.families import names_at

MOST_KEPT = 20_000
"""Characters that wait to be read; of more, the last."""


class Notes(Teller):
    """Tells what the terminal tells, into a text. The words of others are marked as theirs."""

    def __init__(self, address: Address, messages: Catalogue) -> None:
        self._page = StringIO()
        super().__init__(Known(), address, console(file=self._page), messages)
        self.spoken = False
        """Whether somebody has said something that is not read yet."""

    def take(self) -> str:
        """Everything since the last time."""
        text = self._page.getvalue()
        self._page.seek(0)
        self._page.truncate()
        self.spoken = False
        if len(text) > MOST_KEPT:
            _, _, rest = text[-MOST_KEPT:].partition("\n")
            text = f"{self.messages.text('mcp-earlier')}\n{rest}"
        return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")

    def trim(self) -> None:
        """Forget the beginning of what nobody reads."""
        if len(self._page.getvalue()) > 2 * MOST_KEPT:
            rest = self._page.getvalue()[-MOST_KEPT - 1 :]
            self._page.seek(0)
            self._page.truncate()
            self._page.write(rest)

    def lobby_again(self) -> None:
        """Who sits where, though it was told before."""
        self._lobby = None
        self.lobby()

    def turn(self) -> None:
        """For whom the table waits."""
        view, game = self.known.view, self.known.game
        if view is not None and game is not None and view["pending"] != "over":
            names = names_at(game, view.get("asked", [view["turn"]]))
            self.say("mcp-turn", names=names)

    def said(self, said: Json) -> None:
        if said["name"] in self.known.ignored or (said["seat"] is not None and said["seat"] == self.known.me):
            return
        self.spoken = True
        if said["text"] is None:
            super().said(said)
        else:
            self.say("mcp-chat", name=said["name"], text=said["text"])
