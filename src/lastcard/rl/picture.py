"""The table as a picture: an array of red, green and blue."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from lastcard.cards.state import State
from lastcard.dice.state import DiceState
from lastcard.editions import AnyGame

WIDTH = 960
ROW, MARGIN = 96, 24
CARD, GAP = (52, 74), 8
DIE = 44
FELT, INK, FAINT, BRIGHT = "#17382f", "#f4f1e6", "#9db8ac", "#f2c14e"
BACK, BLANK = "#27566a", "#24493f"
FILLS = {
    "r": ("#c9302c", "#ffffff"),
    "y": ("#e8b923", "#2b2300"),
    "g": ("#2f8f4e", "#ffffff"),
    "b": ("#2c5fb3", "#ffffff"),
    "w": ("#f2f0ea", "#1c2733"),
    "s": ("#9aa4ad", "#101820"),
    "W": ("#22252b", "#ffffff"),
}
"""The colours of cards and dice by their letters, and what is written on them."""
PLAIN = ("#3a3f47", "#ffffff")
MOST_CARDS = 12
"""Cards of a hand that are shown side by side; more lie closer together."""


def picture(game: AnyGame, position: Any, seat: int | None) -> NDArray[np.uint8]:
    """The table as this seat sees it, or with everything for no seat."""
    rows = len(game.players)
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + (rows + 1) * (ROW + GAP)), FELT)
    pen = _Pen(ImageDraw.Draw(image))
    if isinstance(position, State):
        _draw_cards(pen, game, position, seat)
    else:
        _draw_dice(pen, game, position)
    return np.asarray(image, np.uint8)


class _Pen:
    """Cards, dice and words at places of the picture."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self.draw = draw

    def words(
        self, at: tuple[float, float], text: str, size: int = 20, fill: str = INK, anchor: str = "la"
    ) -> None:
        self.draw.text(at, text, fill, ImageFont.load_default(size), anchor)

    def box(
        self, at: tuple[float, float], size: tuple[float, float], fill: str, line: str | None = None
    ) -> None:
        corner = (at[0] + size[0], at[1] + size[1])
        self.draw.rounded_rectangle((*at, *corner), 8, fill, line or "#00000066", 3 if line else 1)

    def card(self, at: tuple[float, float], name: str | None, line: str | None = None) -> None:
        """A card by its text, or its back."""
        if name is None:
            self.box(at, CARD, BACK, line)
            return
        fill, ink = FILLS.get(name[0], PLAIN)
        self.box(at, CARD, fill, line)
        text = name[1:] or name
        self.words((at[0] + CARD[0] / 2, at[1] + CARD[1] / 2), text, 26, ink, "mm")
        if name[0] == "W":
            for place, letter in enumerate("rygb"):
                left = at[0] + 8 + 9 * place
                self.draw.rectangle((left, at[1] + 6, left + 7, at[1] + 11), FILLS[letter][0])

    def die(self, at: tuple[float, float], face: str, faint: bool = False) -> None:
        fill, ink = FILLS.get(face[0], PLAIN)
        self.box(at, (DIE, DIE), BLANK if faint else fill)
        text = face[1:] if face[0] in FILLS else face
        self.words((at[0] + DIE / 2, at[1] + DIE / 2), text, 22, FAINT if faint else ink, "mm")


def _row(place: int) -> int:
    return MARGIN + place * (ROW + GAP)


def _name(pen: _Pen, place: int, name: str, about: str, asked: bool) -> None:
    """Who sits there; a mark beside the one who is asked."""
    top = _row(place)
    if asked:
        pen.draw.polygon([(MARGIN - 14, top + 22), (MARGIN - 14, top + 42), (MARGIN - 2, top + 32)], BRIGHT)
    pen.words((MARGIN + 6, top + 18), name, 22, BRIGHT if asked else INK)
    pen.words((MARGIN + 6, top + 48), about, 15, FAINT)


def _draw_cards(pen: _Pen, game: AnyGame, state: State, seat: int | None) -> None:
    view = game.view(state, seat)
    lying = {owner for owner, _ in view.open}
    for other, name in enumerate(game.players):
        notes = [str(state.counts[other])]
        notes += [f"({state.scores[other]})"] if state.scores[other] else []
        notes += ["UNO"] if state.said >> other & 1 else []
        _name(pen, other + 1, name, "  ".join(notes), other in state.asked)
        seen = seat is None or other == seat or other in lying
        hand = list(state.rules.texts(state.hands[other])) if seen else [None] * state.counts[other]
        apart = (CARD[0] + GAP) * min(1.0, MOST_CARDS / max(len(hand), 1))
        for place, card in enumerate(hand):
            pen.card((230 + place * apart, _row(other + 1) + 8), card)
    _draw_piles(pen, state)


def _draw_piles(pen: _Pen, state: State) -> None:
    """The draw pile, the top card with the active colour around it, and where play goes."""
    top, rules = _row(0) + 6, state.rules
    for shift in range(3):
        pen.card((230 - 3 * shift, top - 2 * shift), None)
    pen.words((230 + CARD[0] / 2, top + CARD[1] / 2), str(state.pile), 20, INK, "mm")
    letter = rules.letter(state.color)
    color = FILLS[letter][0] if letter in FILLS else None
    pen.card((230 + CARD[0] + 40, top), rules.names[state.top], color and BRIGHT)
    if color is not None:
        pen.draw.ellipse((230 + 2 * CARD[0] + 60, top + 22, 230 + 2 * CARD[0] + 90, top + 52), color, INK)
    pen.words((MARGIN + 6, top + 22), rules.edition.name.upper(), 26, INK)
    _draw_direction(pen, WIDTH - MARGIN - 20, top + 20, state.direction)
    if state.total:
        pen.words((230 + 2 * CARD[0] + 120, top + 22), f"+{state.total}", 28, BRIGHT)


def _draw_direction(pen: _Pen, left: float, top: float, direction: int) -> None:
    """An arrow down the seats, or up."""
    stem, tip = (0, 34) if direction == 1 else (34, 0)
    base = top + (20 if direction == 1 else 14)
    pen.draw.line((left + 10, top + stem, left + 10, base), FAINT, 5)
    pen.draw.polygon([(left, base), (left + 20, base), (left + 10, top + tip)], FAINT)


def _draw_dice(pen: _Pen, game: AnyGame, state: DiceState) -> None:
    pen.words((MARGIN + 6, _row(0) + 28), state.rules.edition.name.upper(), 26, INK)
    for place, face in enumerate(state.dice):
        pen.die((230 + place * (DIE + GAP), _row(0) + 20), face, faint=bool(state.used >> place & 1))
    for seat, name in enumerate(game.players):
        _name(pen, seat + 1, name, f"{state.entries[seat]} / {state.spaces(seat)}", seat in state.asked)
        fill, ink = FILLS[state.rules.colors[seat][0]]
        board, spaces = state.board(seat), state.spaces(seat)
        side = min(30.0, (WIDTH - MARGIN - 230) / max(spaces, 1) - 3)
        for space in range(spaces):
            at = (230 + space * (side + 3), _row(seat + 1) + 22)
            written = board[space] if space < len(board) else None
            pen.box(at, (side, 40), BLANK if written is None else fill)
            if written is not None:
                pen.words((at[0] + side / 2, at[1] + 20), written, 16, ink, "mm")
