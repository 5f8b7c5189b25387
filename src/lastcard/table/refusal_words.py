"""Refusals for people who see cards and dice, and never the notation."""

from __future__ import annotations

from copy import copy

from lastcard.cards.game import CardGame
from lastcard.core.refusal import Refusal
from lastcard.editions import AnyGame
from lastcard.locale import Catalogue
from lastcard.locale.refusals import OF_COLORS, refusal_sentence
from lastcard.table.sentences import symbol_name

CARDS = ("card", "top", "drawn", "first", "wilds", "face", "before")
"""What a refusal is about that the notation writes as cards or as faces of dice."""


def refusal_words(messages: Catalogue, refusal: Refusal, game: AnyGame | None) -> str:
    """A refusal as one sentence, with the names of cards, dice, colours and players."""
    if game is None:
        return refusal_sentence(messages, refusal)
    said = copy(refusal)
    about = said.about
    names = []
    for place in CARDS:
        if isinstance(cards := about.get(place), str):
            names.append(", ".join(card_name(messages, card, game) for card in cards.split()))
            about[place] = names[-1]
    if refusal.code in OF_COLORS:
        about["possible"] = ", ".join(
            messages.text(f"color-{color}") for color in str(about["possible"]).split(", ")
        )
    players = [name.replace("_", " ") for name in game.players]
    text = refusal_sentence(messages, said, players)
    return text[:1].upper() + text[1:] if names and text.startswith(tuple(names)) else text


def card_name(messages: Catalogue, text: str, game: AnyGame) -> str:
    """A card or a face of a die as people call it, "red 5" or "Wild Draw Four"; what is neither as it is."""
    match text:
        case "*":
            return messages.text("face-star")
        case "+1":
            return messages.text("face-plus")
        case "-1":
            return messages.text("face-minus")
    if not isinstance(game, CardGame):
        return _colored(messages, text[:1], text[1:]) or text
    card = next((card for card in game.rules.edition.deck if card.text == text), None)
    if card is None:
        return text
    name = symbol_name(messages, card.symbol)
    return name if card.color is None else _colored(messages, card.color, name)


def _colored(messages: Catalogue, color: str, name: str) -> str:
    """With its colour; nothing where that is no colour."""
    if not messages.has(f"color-{color}"):
        return ""
    return messages.text("card-colored", card=name, color=messages.text(f"color-{color}"))
