"""What hands are weighed by, in the record of the rules."""

from __future__ import annotations

from lastcard.cards.rules import Rules
from lastcard.cards.symbols import Symbol
from lastcard.fast.records import Record
from lastcard.weights import weights_for


def set_judge(record: Record, rules: Rules) -> None:
    """Sets of cards that are worth about the same, and weights in thousandths.

    Whole numbers come out the same on every device.
    """
    weights = weights_for(rules.players)
    for name, rows in (
        ("size_weights", weights.sizes), ("hand_weights", weights.hand), ("other_weights", weights.others)
    ):  # fmt: skip
        for number, row in enumerate(rows):
            record[name][0, number, : len(row)] = [round(1000 * weight) for weight in row]
    for card in rules.deck:
        for name in _uses(rules, rules.symbols[card]):
            record[name][0, card // 64] |= 1 << card % 64


def _uses(rules: Rules, symbol: Symbol) -> list[str]:
    if symbol.wild:
        return ["fours" if symbol.restricted else "aiming" if symbol.aims else "plain_wilds"]
    uses = {
        "holding": symbol.skips or (symbol.reverses and rules.reverse_skips),
        "drawing": symbol.draws > 0,
        "pulling": symbol.pulls,
    }
    return [name for name, does in uses.items() if does]
