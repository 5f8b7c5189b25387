"""Positions of the card games as text, and the states they describe."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from lastcard.cards.game import CardGame
from lastcard.cards.setup import flip, lay_out, set_turn
from lastcard.cards.state import State
from lastcard.cards.text import restore
from lastcard.core.chance import Chance
from lastcard.core.options import text_of
from lastcard.core.refusal import Refusal, Unreadable
from lastcard.editions import AnyGame, game
from lastcard.notation.outcomes import pick
from lastcard.rules.telling import side

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
    more: tuple[tuple[str, ...], ...] = ()
    """The lines that only a whole state has, by words (`lastcard.cards.text`)."""

    @property
    def text(self) -> str:
        """The lines of the notation, in the order of its page."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> list[str]:
        lines = [f"edition {self.edition}"]
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
        """The table of this position."""
        table = game(self.edition, self.players, dict(self.options))
        assert isinstance(table, CardGame)
        return table

    def set_up(self, table: CardGame, chance: Chance) -> State:
        """The state that this position describes; what is wrong with it is a refusal."""
        self.check(table)
        if self.cut:
            state = table.start(chance)
            state.scores = self._scores(table)
            return state
        hands, top, draw, under = self._share_out(table, chance)
        state = lay_out(table.rules, hands, draw, under)
        state.scores = self._scores(table)
        state.dealer = table.players.index(self.dealer) if self.dealer else len(table.players) - 1
        if self.flip:
            flip(state, chance)
            return state
        assert self.turn is not None and top is not None
        state.direction = DIRECTIONS[self.direction or "left"]
        set_turn(state, top[0], table.rules.color(top[1]), table.players.index(self.turn))
        restore(state, self.more)
        return state

    def check(self, table: CardGame) -> None:
        """Refuse what no game could come to."""
        if self.scores and not self.more and max(points for _, points in self.scores) >= table.rules.target:
            raise Unreadable("position-score", "SCORE.target", target=table.rules.target)
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
        self._check_flip(table)
        self._check_top(table)

    def _given(self) -> dict[str, object]:
        return {
            "hand": self.hands, "top": self.top, "draw": self.draw or self.draw_exactly,
            "turn": self.turn, "direction": self.direction, "flip": self.flip,
            "dealer": self.dealer, "remove": self.remove_rest,
        }  # fmt: skip

    def _check_flip(self, table: CardGame) -> None:
        """All but the last card turned over are such as go back (FIRST.wild4)."""
        for place, card in enumerate(self.flip):
            cards = table.rules.named.get(card)
            if cards is None:
                raise Refusal("no-such-card", f"DECK.{self.edition}", card=card)
            goes_back = table.rules.symbols[cards.bit_length() - 1].restricted
            if not goes_back and place < len(self.flip) - 1:
                raise Unreadable("position-flip", "FIRST.wild4", card=card)

    def _check_top(self, table: CardGame) -> None:
        if self.top is None:
            return
        card, color = self.top
        cards = table.rules.named.get(card, 0)
        wild = bool(cards & table.rules.wilds)
        if cards and wild != (color is not None) and not (self.more and wild):
            raise Unreadable("position-top-color", "TURN.wild", card=card)
        if color is not None and color not in table.rules.colors:
            raise Unreadable(
                "no-such-color", "TURN.wild", color=color, possible=", ".join(table.rules.colors)
            )

    def _scores(self, table: CardGame) -> list[int]:
        return [dict(self.scores).get(name, 0) for name in table.players]

    def _share_out(
        self, table: CardGame, chance: Chance
    ) -> tuple[list[int], tuple[int, str | None] | None, list[int], int]:
        """Hands, top card, draw pile and the cards under the top, each card of the deck once."""
        rules = table.rules
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
        hands = [rules.set_of(take(by_name[name])) for name in table.players]
        top = None if self.top is None else (take(self.top[:1])[0], self.top[1])
        flipped, listed = take(self.flip), take(self.draw)
        rest = chance.shuffle("rest", left) if left else []
        if not self.draw_exactly:
            return hands, top, (flipped + listed + rest)[::-1], 0
        return hands, top, (flipped + listed)[::-1], 0 if self.remove_rest else rules.set_of(rest)


def position_of(table: CardGame, state: State) -> CardPosition:
    """The position of a state at the beginning of a turn, with its whole draw pile.

    What a position cannot say is left out: a pending decision, turns owed, who said UNO.
    """
    rules, players = table.rules, table.players
    top, color = rules.names[state.top], rules.letter(state.color)
    position = CardPosition(
        edition=table.edition,
        players=players,
        options=changed_options(table),
        dealer=players[state.dealer],
        hands=tuple((name, rules.texts(hand)) for name, hand in zip(players, state.hands, strict=True)),
        top=(top, color if rules.symbols[state.top].wild else None),
        draw=tuple(rules.names[card] for card in reversed(state.draw)),
        draw_exactly=True,
        turn=players[state.turn],
        direction=side(state.direction),
        scores=tuple((name, points) for name, points in zip(players, state.scores, strict=True) if points),
    )
    return replace(position, remove_rest=state.removed != 0)


def changed_options(table: AnyGame) -> tuple[tuple[str, str], ...]:
    """The options that are not the rulebook's, as texts."""
    return tuple(
        (option.name, text_of(table.options[option.name]))
        for option in table.known_options
        if table.options[option.name] != option.default
    )
