"""Positions of the card games as text, and the states they describe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lastcard.cards.game import CardGame
from lastcard.cards.setup import flip, lay_out, set_turn
from lastcard.cards.state import State
from lastcard.cards.text import restore
from lastcard.core.chance import Chance
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.editions import game as make_game
from lastcard.notation.outcomes import pick

DIRECTIONS = {"left": 1, "right": -1}


@dataclass(frozen=True, slots=True)
class CardPosition:
    """The beginning of a turn, of the first turn (`flip`) or of a match (`cut`)."""

    edition: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    dealer: str | None = None
    hands: tuple[tuple[str, tuple[str, ...]], ...] = ()
    top: tuple[str, str | None] | None = None
    draw: tuple[str, ...] = ()
    draw_exactly: bool = False
    remove_rest: bool = False
    turn: str | None = None
    direction: str | None = None
    scores: tuple[tuple[str, int], ...] = ()
    flip: tuple[str, ...] = ()
    cut: tuple[tuple[str, str], ...] = field(default=())
    version: int | None = None
    """The version of the edition; the newest where none is given."""
    more: tuple[tuple[str, ...], ...] = ()
    """The lines that only a whole state has, by words (`lastcard.cards.text`)."""

    @property
    def text(self) -> str:
        """The lines of the notation, in the order of its page."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> list[str]:
        lines = [f"edition {self.edition}"]
        lines += [f"version {self.version}"] if self.version is not None else []
        lines += [f"option {name} {value}" for name, value in self.options]
        lines.append(" ".join(("players", *self.players)))
        lines += [" ".join(("cut", *(word for pair in self.cut for word in pair)))] if self.cut else []
        if self.dealer is not None:
            lines.append(f"dealer {self.dealer}")
        lines += [" ".join(("hand", name, *cards)) for name, cards in self.hands]
        if self.top is not None:
            card, color = self.top
            lines.append(f"top {card}" + (f":{color}" if color else ""))
        if self.draw_exactly:
            lines.append(" ".join(("draw-exactly", *self.draw)))
        elif self.draw:
            lines.append(" ".join(("draw", *self.draw)))
        if self.remove_rest:
            lines.append("remove rest")
        if self.flip:
            lines.append(" ".join(("flip", *self.flip)))
        lines += [f"turn {self.turn}"] if self.turn is not None else []
        lines += [f"direction {self.direction}"] if self.direction is not None else []
        lines += [f"score {name} {points}" for name, points in self.scores]
        lines += [" ".join(words) for words in self.more]
        return lines

    def game(self) -> CardGame:
        """The game of this position."""
        game = make_game(self.edition, self.players, dict(self.options), version=self.version)
        assert isinstance(game, CardGame)
        return game

    def set_up(self, game: CardGame, chance: Chance) -> State:
        """The state that this position describes; what is wrong with it is a refusal."""
        self.check(game)
        if self.cut:
            state = game.start(chance)
            state.scores = self._scores(game)
            return state
        hands, top, draw, under = self._share_out(game, chance)
        state = lay_out(game.rules, hands, draw, under)
        state.scores = self._scores(game)
        state.dealer = game.players.index(self.dealer) if self.dealer else len(game.players) - 1
        if self.flip:
            flip(state, chance)
            return state
        assert self.turn is not None and top is not None
        state.direction = DIRECTIONS[self.direction or "left"]
        set_turn(state, top[0], game.rules.color(top[1]), game.players.index(self.turn))
        restore(state, self.more)
        return state

    def check(self, game: CardGame) -> None:
        """Refuse what no game could reach."""
        by_points = not (self.more or game.rules.length or game.rules.knockout)
        if self.scores and by_points and max(points for _, points in self.scores) >= game.rules.target:
            raise Unreadable("position-score", "SCORE.target", target=game.rules.target)
        if self.cut:
            for line, given in self._given().items():
                if given:
                    raise Unreadable("position-cut-alone", given=line)
            return
        for name in self.players:
            # In the middle of a move somebody may be out.
            if not dict(self.hands).get(name) and not (self.more and name in dict(self.hands)):
                raise Unreadable("position-hand", "END.out", name=name)
        if bool(self.flip) == bool(self.top):
            raise Unreadable("position-top-or-flip")
        if self.flip and (self.turn or self.direction):
            raise Unreadable("position-flip-alone")
        if not self.flip and not self.turn:
            raise Unreadable("position-turn")
        if self.remove_rest and not self.draw_exactly:
            raise Unreadable("position-remove")
        self._check_flip(game)
        self._check_top(game)

    def _given(self) -> dict[str, object]:
        return {
            "hand": self.hands, "top": self.top, "draw": self.draw or self.draw_exactly,
            "turn": self.turn, "direction": self.direction, "flip": self.flip,
            "dealer": self.dealer, "remove": self.remove_rest,
        }  # fmt: skip

    def _check_flip(self, game: CardGame) -> None:
        """All cards turned over but the last must be ones that go back (FIRST.wild4)."""
        for place, card in enumerate(self.flip):
            cards = game.rules.named.get(card)
            if cards is None:
                raise Refusal("no-such-card", f"DECK.{self.edition}", card=card)
            goes_back = game.rules.symbols[cards.bit_length() - 1].restricted
            if not goes_back and place < len(self.flip) - 1:
                raise Unreadable("position-flip", "FIRST.wild4", card=card)

    def _check_top(self, game: CardGame) -> None:
        if self.top is None:
            return
        card, color = self.top
        cards = game.rules.named.get(card, 0)
        wild = bool(cards & game.rules.wilds)
        named = wild and bool(game.rules.colors)
        if cards and named != (color is not None) and not (self.more and wild):
            raise Unreadable("position-top-color", "TURN.wild", card=card)
        if color is not None and color not in game.rules.colors:
            raise Unreadable("no-such-color", "TURN.wild", color=color, possible=", ".join(game.rules.colors))

    def _scores(self, game: CardGame) -> list[int]:
        return [dict(self.scores).get(name, 0) for name in game.players]

    def _share_out(
        self, game: CardGame, chance: Chance
    ) -> tuple[list[int], tuple[int, str | None] | None, list[int], int]:
        """Hands, top card, draw pile and the cards under the top, each card of the deck once."""
        rules = game.rules
        left = list(rules.deck)

        def take(names: Sequence[str]) -> list[int]:
            try:
                cards = pick(names, left, rules.names.__getitem__)
            except LookupError as missing:
                card = missing.args[0]
                if card not in rules.named:
                    raise Refusal("no-such-card", f"DECK.{self.edition}", card=card) from None
                most = rules.named[card].bit_count()
                raise Refusal("card-too-often", f"DECK.{self.edition}", card=card, most=most) from None
            for card in cards:
                left.remove(card)
            return cards

        by_name = dict(self.hands)
        hands = [rules.set_of(take(by_name[name])) for name in game.players]
        top = None if self.top is None else (take(self.top[:1])[0], self.top[1])
        flipped, listed = take(self.flip), take(self.draw)
        rest = chance.shuffle("rest", left) if left else []
        if not self.draw_exactly:
            return hands, top, (flipped + listed + rest)[::-1], 0
        return hands, top, (flipped + listed)[::-1], 0 if self.remove_rest else rules.set_of(rest)
