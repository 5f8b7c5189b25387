"""From the data of a deck file to the edition. What comes in is hostile: nothing is taken for granted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lastcard.cards.decks import form
from lastcard.cards.edition import USUAL_HAND, CardEdition
from lastcard.cards.house import check_mix
from lastcard.cards.rulecards import RULE_CARDS, RuleCard
from lastcard.cards.rules import SYMBOL_CODES, WILD_CODES
from lastcard.cards.symbols import COLORS, OURS, Symbol, deck
from lastcard.core.options import read_options, text_of
from lastcard.core.refusal import Refusal, telling
from lastcard.languages import LANGUAGES
from lastcard.rules.fields import WHOM

Data = Mapping[str, Any]

_LETTERS = {name: letter for letter, name in COLORS.items()}


def read_data(data: object) -> CardEdition:
    """The edition of these plain values, or a refusal that names the key it is about."""
    table = _table(data, "")
    _check_keys(table, form.KEYS, "")
    if table.get("format", form.FORMAT) != form.FORMAT or type(table.get("format", 1)) is not int:
        raise Refusal("deck-format", at="format", known=form.FORMAT)
    colors = _colors(table)
    counts = {place: _counts(table, place) for place in ("cards", "wilds")}
    _check_counts(colors, counts)
    symbols = _symbols(table, colors, counts)
    cards = deck(
        "".join(colors),
        [(symbols[code], count) for code, count in counts["cards"].items()],
        [(symbols[code], count) for code, count in counts["wilds"].items()],
    )
    if len(cards) > form.MOST_CARDS:
        raise Refusal("deck-most", at="cards", there=len(cards), most=form.MOST_CARDS)
    found = CardEdition(
        name=_name(table),
        version=_number(table, "version", "version"),
        deck=cards,
        challengers=form.CHALLENGE[_word(table, "challenge", tuple(form.CHALLENGE), "challenge")],
        rule_cards=_rule_cards(table, symbols),
        title=_names(table, "title", "title"),
        most=_number(table, "players", "players", form.BOUNDS["players"][1]),
        carried=True,
    )
    return _with_options(found, table)


# Values of one kind


def _table(value: object, key: str) -> dict[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise Refusal("deck-kind", at=key or "…", expected="deck-table")
    return dict(value)


def _check_keys(table: Data, known: tuple[str, ...], place: str) -> None:
    for key in table:
        if key not in known:
            given = f"{place}.{key}" if place else key
            raise Refusal("deck-key", at=given[:80], possible=", ".join(known))


def _number(table: Data, name: str, key: str, otherwise: int | None = None) -> int:
    low, high = form.BOUNDS[name]
    return _within(table.get(key.rpartition(".")[2], otherwise), key, low, high)


def _within(value: object, key: str, low: int, high: int) -> int:
    if value is None:
        raise Refusal("deck-missing", at=key)
    if type(value) is not int or not low <= value <= high:
        raise Refusal("deck-number", at=key, low=low, high=high)
    return value


def _word(table: Data, name: str, possible: tuple[str, ...], key: str) -> str:
    value = table.get(name, possible[0])
    if value not in possible or not isinstance(value, str):
        raise Refusal("deck-word", at=key, possible=", ".join(possible))
    return value


def _switch(table: Data, name: str, key: str) -> bool:
    value = table.get(name, False)
    if type(value) is not bool:
        raise Refusal("deck-kind", at=key, expected="deck-switch")
    return value


def _texts(value: object, key: str) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(text, str) for text in value):
        raise Refusal("deck-kind", at=key, expected="deck-texts")
    return list(value)


def _names(table: Data, name: str, key: str) -> tuple[tuple[str, str], ...]:
    """What something is called, by language, in the order of ours."""
    names = _table(table.get(name, {}), key)
    _check_keys(names, LANGUAGES, key)
    for language, text in names.items():
        tidy = isinstance(text, str) and text == " ".join(text.split()) and text.isprintable()
        if not tidy or not 1 <= len(text) <= form.LONGEST_TITLE:
            raise Refusal("deck-text", at=f"{key}.{language}", most=form.LONGEST_TITLE)
    return tuple((language, names[language]) for language in LANGUAGES if language in names)


def _name(table: Data) -> str:
    name = table.get("name")
    if name is None:
        raise Refusal("deck-missing", at="name")
    if not isinstance(name, str) or not re.fullmatch(form.NAME, name):
        raise Refusal("deck-name", at="name", most=form.LONGEST_NAME)
    return name


# Colours and cards


def _colors(table: Data) -> list[str]:
    if "colors" not in table:
        raise Refusal("deck-missing", at="colors")
    names = _texts(table["colors"], "colors")
    for name in names:
        if name not in _LETTERS:
            raise Refusal("deck-word", at="colors", possible=", ".join(_LETTERS))
    if len(set(names)) != len(names) or len(names) == 1 or len(names) > form.MOST_COLORS:
        raise Refusal("deck-colors", at="colors", most=form.MOST_COLORS)
    return [_LETTERS[name] for name in names]


def _counts(table: Data, place: str) -> dict[str, int]:
    """How many cards each symbol has, in the order of the deck: ours first, then the others by their codes.

    The order of a file does not count: not every reader keeps it.
    """
    counts = _table(table.get(place, {}), place)
    pattern, low_high = (form.COLORED_CODE if place == "cards" else form.WILD_CODE), form.BOUNDS[place]
    for code, count in counts.items():
        key = f"{place}.{code}"[:80]
        if not re.fullmatch(pattern, code):
            raise (
                Refusal("deck-code-cards", at=key) if place == "cards" else Refusal("deck-code-wilds", at=key)
            )
        _within(count, key, *low_high)
    ours = SYMBOL_CODES if place == "cards" else WILD_CODES
    codes = sorted(counts, key=lambda code: (ours.index(code) if code in ours else len(ours), code))
    return {code: counts[code] for code in codes}


def _check_counts(colors: list[str], counts: dict[str, dict[str, int]]) -> None:
    if counts["cards"] and not colors:
        raise Refusal("deck-no-colors", at="cards")
    if colors and not counts["cards"]:
        raise Refusal("deck-colors-unused", at="colors")
    if not counts["cards"] and not counts["wilds"]:
        raise Refusal("deck-empty", at="wilds")


# What cards do


def _symbols(table: Data, colors: list[str], counts: dict[str, dict[str, int]]) -> dict[str, Symbol]:
    """Every symbol of the deck; those without a table of their own are ours."""
    told = _table(table.get("symbols", {}), "symbols")
    used = {**counts["cards"], **counts["wilds"]}
    for code in told:
        if code not in used:
            raise Refusal("deck-symbol-unused", at=f"symbols.{code}"[:80])
    found: dict[str, Symbol] = {}
    for code in used:
        if code not in told and code not in OURS:
            place = "cards" if code in counts["cards"] else "wilds"
            raise Refusal("deck-symbol-unknown", at=f"{place}.{code}", symbol=code)
        key = f"symbols.{code}"
        symbol = _symbol(code, _table(told[code], key), key) if code in told else OURS[code]
        _check_symbol(symbol, colors, key if code in told else f"wilds.{code}")
        found[code] = symbol
    return found


def _symbol(code: str, table: Data, key: str) -> Symbol:
    """One symbol, of which its table says everything."""
    _check_keys(table, form.SYMBOL_KEYS, key)
    draws = _number(table, "draws", f"{key}.draws", 0)
    until = table.get("until")
    if until is not None and (not isinstance(until, str) or until not in (*_LETTERS, form.ACTIVE)):
        raise Refusal("deck-word", at=f"{key}.until", possible=", ".join((*_LETTERS, form.ACTIVE)))
    does = {name: _switch(table, name, f"{key}.{name}") for name in form.SWITCHES}
    whom = _word(table, "whom", WHOM, f"{key}.whom")
    moves = does["swaps"] or does["passes"]
    if draws and until is not None:
        raise Refusal("deck-draws-until", at=f"{key}.until")
    if does["restricted"] and (does["pulls"] or does["reverses"] or moves or whom != "next" or until):
        raise Refusal("deck-restricted-more", at=f"{key}.restricted")
    if does["restricted"] and not code.startswith("W"):
        raise Refusal("deck-restricted-wild", at=f"{key}.restricted")
    if does["swaps"] and whom != "named":
        raise Refusal("deck-swaps", at=f"{key}.swaps")
    if does["swaps"] and does["passes"]:
        raise Refusal("deck-swaps-passes", at=f"{key}.passes")
    if whom != "next" and not (draws or until or does["skips"] or does["swaps"]):
        raise Refusal("deck-whom", at=f"{key}.whom", whom=whom)
    return Symbol(
        code,
        _number(table, "points", f"{key}.points"),
        wild=code.startswith("W"),
        draws=draws,
        whom=whom,
        until=_LETTERS.get(until or "", until),
        names=_names(table, "name", f"{key}.name"),
        **does,  # type: ignore[arg-type]
    )


def _check_symbol(symbol: Symbol, colors: list[str], key: str) -> None:
    """What a symbol does goes with the colours of the deck."""
    if symbol.restricted and not colors:
        raise Refusal("deck-restricted-colors", at=key, symbol=symbol.code)
    if symbol.until is not None and symbol.until not in (colors and [*colors, form.ACTIVE]):
        raise Refusal("deck-until", at=f"{key}.until", symbol=symbol.code)


def _rule_cards(table: Data, symbols: dict[str, Symbol]) -> tuple[RuleCard, ...]:
    """The rule cards of the lever: eight where a card pulls it, none elsewhere."""
    texts = _texts(table.get("rules", []), "rules")
    pulls = next((code for code, symbol in symbols.items() if symbol.pulls), None)
    if pulls is None and texts:
        raise Refusal("deck-rules-unused", at="rules")
    if pulls is not None and len(texts) != RULE_CARDS:
        raise Refusal("deck-rules-count", at="rules", symbol=pulls, needed=RULE_CARDS)
    with telling(at="rules"):
        return tuple(map(RuleCard.from_text, texts))


# Options


def _with_options(found: CardEdition, table: Data) -> CardEdition:
    """The edition with the options that it is usually played with, and enough cards for its players."""
    given = _table(table.get("options", {}), "options")
    _check_size(found, 1)
    known = found.newest_options(found.fewest)
    chosen: dict[str, str] = {}
    for option, value in given.items():
        with telling(at=f"options.{option}"[:80]):
            chosen[option] = text_of(read_options(known, {option: value})[option])
    _check_size(found, int(chosen.get("hand-size", 1)))
    usual = {one.name: text_of(one.default) for one in known} | {"hand-size": str(USUAL_HAND)}
    defaults = sorted((option, value) for option, value in chosen.items() if value != usual[option])
    made = replace(found, defaults=tuple(defaults))
    _check_mix(made)
    return made


def _check_size(found: CardEdition, hand: int) -> None:
    """As many players as the deck is for can be dealt hands of this size (SETUP.deal)."""
    needed = found.most * hand + found.left_after_deal
    if len(found.deck) < needed:
        about = {"there": len(found.deck), "needed": needed, "players": found.most, "hand": hand}
        raise Refusal("deck-small", "SETUP.deal", at="cards", **about)


def _check_mix(found: CardEdition) -> None:
    """The options go together, for some number of players at least."""
    refusals = []
    for players in range(found.fewest, found.most + 1):
        try:
            check_mix({option.name: option.default for option in found.newest_options(players)}, players)
        except Refusal as refusal:
            refusals.append(refusal)
    if len(refusals) == found.most + 1 - found.fewest:
        with telling(at="options"):
            raise refusals[-1]
