"""A match in the slow implementation: dealing, scoring, and who is still in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .chance import Chance
from .deck import deck, is_number, symbol, worth
from .options import why_not, with_defaults
from .walk import Table


class Match:
    """Rounds of one card game; what is said changes it."""

    def __init__(
        self,
        edition: str,
        options: Mapping[str, str],
        players: Sequence[str],
        *,
        chance: Chance | None = None,
        scores: Mapping[str, int] | None = None,
    ) -> None:
        refused = why_not(options, len(players))
        if refused:
            raise ValueError(f"HOUSE.mix: {refused}")
        self.edition, self.options = edition, with_defaults(options)
        self.players = list(players)  # in the order of play of this round, and those who are out of the match
        self.chance = chance or Chance()
        self.scores = dict.fromkeys(players, 0) | dict(scores or {})
        self.knocked: set[str] = set()  # HOUSE.knockout
        self.rounds = 0  # that were not void
        self.dealer = self.players[-1]
        self.cards = deck(edition)
        self.table: Table | None = None
        self.last: list[str] | None = None  # who won the round that ended last; nobody when it was void
        self.winners: list[str] = []

    # -- dealing --------------------------------------------------------------------------

    def take_up(self, table: Table, dealer: str) -> None:
        """Go on from this moment of a first round."""
        self.table, self.dealer, self.cards = table, dealer, table.cards()
        self._settle()

    def deal(self, dealer: str) -> None:
        """SETUP.deal, SETUP.flip."""
        self.dealer = dealer
        pile = self.chance.shuffle(self.cards)
        names = self._after_dealer()
        hands: dict[str, list[str]] = {name: [] for name in names}
        for _ in range(int(self.options["hand-size"])):
            for name in names:
                hands[name].append(pile.pop(0))
        self.open(hands, pile)

    def open(self, hands: Mapping[str, Sequence[str]], pile: list[str]) -> None:
        """Turn over the first card, and carry it out (FIRST)."""
        top = pile.pop(0)
        while symbol(top) == "W4" and any(card != "W4" for card in pile):  # FIRST.wild4
            pile.insert(self.chance.place(len(pile)), top)
            top = pile.pop(0)
        self.table = Table(
            self.edition,
            self.options,
            self.players,
            hands=hands,
            top=top,
            draw=pile,
            turn=self.dealer,
            out=self.knocked,
            chance=self.chance,
        )
        self.table.open_round(self.players.index(self.dealer))
        self._settle()

    def next_round(self) -> None:
        """SETUP.next-dealer, HOUSE.seats."""
        if self.table is None or not self.table.over or self.winners:
            raise ValueError("no round to deal")
        self.cards = self.table.cards()
        if self.options["seats"] == "fixed":
            self.deal(self._after_dealer()[0])
            return
        order = self.chance.order([n for n in self.players if n not in self.knocked], self._partners())
        self.players = [*order, *(name for name in self.players if name in self.knocked)]
        self.deal(order[0])

    def _partners(self) -> dict[str, str]:
        """HOUSE.teams: everyone's partner, who sits across."""
        half = len(self.players) // 2
        if self.options["teams"] == "off":
            return {}
        return dict(zip(self.players, self.players[half:] + self.players[:half], strict=True))

    def _after_dealer(self) -> list[str]:
        """Those still in the match, from the dealer's left on."""
        place = self.players.index(self.dealer) + 1
        return [name for name in self.players[place:] + self.players[:place] if name not in self.knocked]

    # -- playing --------------------------------------------------------------------------

    def say(self, player: str, text: str) -> None:
        """One move, which must not be refused."""
        assert self.table is not None
        self.table = self.table.after(player, text)
        self._settle()

    def time(self) -> None:
        """HOUSE.blitz."""
        if self.table is None:
            raise ValueError("no round")
        self.table = self.table.time()
        self._settle()

    # -- scoring --------------------------------------------------------------------------

    def _settle(self) -> None:
        """Score a round that has just ended; a void one scores nothing."""
        table = self.table
        assert table is not None
        if not table.over:
            return
        self.last = table.winners
        if table.winner is None:
            return
        self.rounds += 1
        self._score(table)
        if self.options["knockout"] == "on":
            self.knocked.add(self._knocked_out(table))
        self.winners = self._match_winners()

    def _score(self, table: Table) -> None:
        """SCORE.winner, SCORE.lowest, HOUSE.teams, HOUSE.stakes."""
        stakes = int(self.options["stakes"])
        held = {name: worth(table.counted(seat)) for seat, name in enumerate(table.players)}
        for seat, name in enumerate(table.players):
            team = [table.players[other] for other in table.team(seat)]
            if self.options["scoring"] == "lowest":
                self.scores[name] += stakes * sum(held[other] for other in team)
            elif name in table.winners:
                self.scores[name] += stakes * sum(held[other] for other in held if other not in team)

    def _knocked_out(self, table: Table) -> str:
        """HOUSE.knockout: the most points, the most cards, the last after the winner."""
        assert table.winner is not None
        count, first = len(table.players), table.players.index(table.winner)
        seats = [(first + i * table.step) % count for i in range(1, count)]
        held = [table.counted(seat) for seat in seats]
        ranks = [
            (worth(cards), len(cards), place, table.players[seats[place]])
            for place, cards in enumerate(held)
            if table.players[seats[place]] not in self.knocked
        ]
        return max(ranks)[3]

    def _match_winners(self) -> list[str]:
        """SCORE.target, SCORE.lowest, HOUSE.knockout, HOUSE.length; nobody while the match goes on."""
        left = [name for name in self.players if name not in self.knocked]
        if self.options["knockout"] == "on":
            return left if len(left) == 1 else []
        length, lowest = self.options["length"], self.options["scoring"] == "lowest"
        if length != "points":
            if self.rounds < int(length):
                return []
        elif max(self.scores.values()) < int(self.options["target"]):
            return []
        best = min(self.scores.values()) if lowest else max(self.scores.values())
        return [name for name in self.players if self.scores[name] == best]


def tied_for_dealer(drawn: Mapping[str, str]) -> list[str]:
    """SETUP.dealer: who drew the highest number; a symbol counts as zero."""
    values = {name: int(symbol(card)) if is_number(card) else 0 for name, card in drawn.items()}
    return [name for name in drawn if values[name] == max(values.values())]
