"""Plays random games on the slow tables to the end, checking that nothing is lost or made up.

Run it with `python -m tests.slow.selftest [games]` from the repository root.
"""

from __future__ import annotations

import copy
import random
import sys
from collections import Counter

from .cards.chance import RULES, SPINS, Chance
from .cards.deck import COLOURS, deck
from .cards.walk import Table
from .dice_walk import DiceTable

NAMES = ("ana", "beto", "caro", "dani")
DICE = (  # DICE.faces
    "r1 y4 g2 b3 * +1",
    "r2 y5 g3 b1 * -1",
    "r3 y6 g4 b5 * +1",
    "r4 y1 g5 b6 * -1",
    "r5 y2 g6 b4 * +1",
    "r6 y3 g1 b2 * -1",
)
VALUES = {
    "drawn": ("may", "must"),
    "wild4": ("bluff", "strict", "free"),
    "uno": ("call", "auto"),
    "reverse-two": ("skip", "plain"),
}


def random_table(edition: str, rng: random.Random) -> Table:
    """A dealt table; sometimes most of the draw pile is left out, so that cards run out."""
    cards = deck(edition)
    rng.shuffle(cards)
    players = NAMES[: rng.randint(2, 4)]
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    size = rng.randint(1, 7)
    hands = {name: [cards.pop() for _ in range(size)] for name in players}
    top = next(card for card in cards if not card.startswith("W"))
    cards.remove(top)
    pile = rng.choice((cards, cards[:3], []))
    direction = rng.choice(("left", "right"))
    spins, rules = rng.sample(SPINS, len(SPINS)), rng.sample(RULES, len(RULES))
    return Table(
        edition,
        options,
        players,
        hands=hands,
        top=top,
        draw=pile,
        turn=rng.choice(players),
        direction=direction,
        chance=Chance(spins, rules),
    )


def random_move(table: Table, rng: random.Random) -> tuple[str, str]:
    """A legal move; where `discard-to` has too many orders to list, one of them."""
    task = table.todo[-1]
    hand = table.hands[task.seat]
    if task.kind == "discard-to" and len(hand) > 6:
        cards = rng.sample(hand, len(hand) - int(task.word))
        return table.players[task.seat], " ".join(("discard", *cards))
    moves = table.moves()
    assert moves and moves == sorted(set(moves))
    return rng.choice(moves)


def play_cards(edition: str, rng: random.Random, seen: Counter[str]) -> None:
    table = random_table(edition, rng)
    cards = table.cards()
    for _ in range(5000):
        if table.over:
            break
        player, move = random_move(table, rng)
        seen[f"{edition} {move.split()[0]}"] += 1
        before = fields(table)
        after = table._after(player, move)
        assert before == fields(table), "after() changed its table"
        table = after
        assert table.cards() == cards, "cards were lost or made up"
        check_uno(table)
    seen[f"{edition} {'over' if table.over else 'long'}"] += 1
    assert not table.over or table.moves() == []
    empty = [name for name, hand in zip(table.players, table.hands, strict=True) if not hand]
    assert not table.over or empty == ([table.winner] if table.winner else [])


def fields(table: Table) -> dict[str, object]:
    """All that could change, but for the chance, which is the same for all tables of a game."""
    return copy.deepcopy({name: value for name, value in vars(table).items() if name != "chance"})


def check_uno(table: Table) -> None:
    """Only one who holds one card and has not said it can be caught."""
    for hand, said, can_be_caught in zip(table.hands, table.said, table.open, strict=True):
        assert not (said or can_be_caught) or len(hand) == 1
        assert not (said and can_be_caught)


def play_dice(rng: random.Random, seen: Counter[str]) -> None:
    colours = rng.sample(("red", "yellow", "blue", "green"), rng.randint(2, 4))
    players = list(zip(NAMES, colours, strict=False))
    rolls = [[rng.choice(die.split()) for die in DICE] for _ in range(97)]
    boards = {name: [rng.choice("123456")] for name, _ in players}
    table = DiceTable(players, boards=boards, dice=rolls[0], turn=NAMES[0], board_size=(8, 3), rolls=rolls)
    for _ in range(5000):
        if table.over:
            break
        player, move = rng.choice(table.moves())
        seen[f"dice {move.split()[0]}"] += 1
        table = table.after(player, move)
        assert len(table.dice) == 6
        assert all(len(board) <= table.spaces(i) for i, board in enumerate(table.boards))
    seen[f"dice {'over' if table.over else 'long'}"] += 1
    assert not table.over or (table.moves() == [] and table.winner is not None)


def main(games: int) -> None:
    seen: Counter[str] = Counter()
    for edition in COLOURS:
        assert len(deck(edition)) == (112 if edition == "hp" else 108)
    for seed in range(games):
        rng = random.Random(seed)
        for edition in COLOURS:
            play_cards(edition, rng, seen)
        play_dice(rng, seen)
    for what, count in sorted(seen.items()):
        print(f"{what:20}{count:8}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
