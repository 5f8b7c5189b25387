"""Random positions, and random lines of moves from them, played in both implementations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from .cards.deck import COLOURS, deck
from .cards.legal import in_one_order
from .cards.options import random_mix
from .lockstep import CardPair, Move, Pair, pair_of
from .mixes import NAMES, any_play
from .selftest import DICE, VALUES

EDITIONS = (*COLOURS, "dice")
SPINS = ("any", "right", "left", "all", "colors", "draw4")
MOST_MOVES = 500
FALSE_MOVES = 3  # tried at every moment
HURRY = 0.3  # how often it is tried what would come of time that is over, where a round has a limit


def random_position(edition: str, rng: Random, house: bool = False) -> str:
    """The beginning of some turn, with all its chance; `house` is a mix of all options (HOUSE.mix)."""
    lines = _dice_lines(rng) if edition == "dice" else _card_lines(edition, rng, house)
    return "\n".join([f"edition {edition}", *lines])


def _card_lines(edition: str, rng: Random, house: bool) -> list[str]:
    players = NAMES[: rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8, 10)) if house else rng.randint(2, 5)]
    cards = _shuffled_deck(edition, rng)
    if house:
        options = random_mix(edition, len(players), rng)
    else:
        options = {name: rng.choice(values) for name, values in VALUES.items()}
    lines = [f"option {name} {value}" for name, value in options.items()]
    lines.append(" ".join(("players", *players)))
    most = rng.choice((2, 4, 7))
    for name in players:
        lines.append(" ".join(("hand", name, *(cards.pop() for _ in range(rng.randint(1, most))))))
    top = cards.pop()
    named = f":{rng.choice(COLOURS[edition])}" if top.startswith("W") else ""
    few = rng.randint(0, 6)
    pile = rng.choice((["draw", *cards], ["draw-exactly", *cards[:few]], ["draw-exactly", *cards[:few]]))
    lines += [f"top {top}{named}", " ".join(pile)]
    lines += ["remove rest"] if len(pile) == few + 1 and rng.random() < 0.6 else []
    lines += [f"turn {rng.choice(players)}", f"direction {rng.choice(('left', 'right'))}"]
    if edition == "jackpot":
        lines += [f"next spin {rng.choice(SPINS)}" for _ in range(rng.randint(1, 9))]
        lines += [f"next rule {_rule(rng)}" for _ in range(rng.randint(1, 9))]
    return lines


def _shuffled_deck(edition: str, rng: Random) -> list[str]:
    """Its last cards are dealt first; sometimes there are more symbols than numbers among them."""
    spice = rng.choice((0, 0, 0.5))
    return sorted(deck(edition), key=lambda card: rng.random() + (0 if card[-1].isdigit() else spice))


def _rule(rng: Random) -> str:
    kinds = ("play-run", "play-run", "play-wilds", "act Sing", "discard-to", "draw-to", "take-most")
    kind = rng.choice(kinds)
    low = 0 if kind == "discard-to" else 1
    numbered = kind in ("discard-to", "draw-to", "take-most")
    return f"{kind} {rng.choice((low, low, 2, 3, 5, 8))}" if numbered else kind


def _dice_lines(rng: Random) -> list[str]:
    colors = rng.sample(("red", "yellow", "blue", "green"), rng.randint(2, 4))
    players = [f"{name}:{color}" for name, color in zip(NAMES, colors, strict=False)]
    blank, extra = rng.randint(4, 12), rng.randint(0, 4)
    lines = [f"board-size {blank} {extra}", " ".join(("players", *players))]
    for name, _ in zip(NAMES, colors, strict=False):
        entries = (rng.choice("123456*") for _ in range(rng.randint(1, blank - 1)))
        lines.append(" ".join(("board", name, *entries)))
        lines.append(f"extra {name} {rng.randint(0, extra)}")
    lines += [f"turn {rng.choice(NAMES[: len(colors)])}", f"roll {_roll(rng)}"]
    return lines + [f"next roll {_roll(rng)}" for _ in range(rng.randint(1, 30))]


def _roll(rng: Random) -> str:
    """Six faces; sometimes such as the dice do not have, with more stars and penalties."""
    if rng.random() < 0.3:
        return " ".join(rng.choice(("*", "*", "+1", "-1", "r1", "y1", "r2", "b6")) for _ in DICE)
    return " ".join(rng.choice(die.split()) for die in DICE)


def random_walk(edition: str, seed: int, house: bool = False) -> Counter[str]:
    """One round to its end, or up to a bound; says what was played how often."""
    rng = Random(f"{edition}/{seed}")
    pair = pair_of(random_position(edition, rng, house))
    eagerness = rng.choice((1, 4, 20))
    weights = {"draw": 1, "done": 1, "uno": rng.choice((1, eagerness)), "catch": rng.choice((1, eagerness))}
    seen: Counter[str] = Counter()
    said: list[Move] = []
    for _ in range(MOST_MOVES):
        if pair.over:
            break
        if isinstance(pair, CardPair) and pair.slow.options["round-time"] != "off" and rng.random() < HURRY:
            assert pair.time_over().moves() == []
            seen["time"] += 1
        move = _next_move(pair, said, rng, lambda verb: weights.get(verb, eagerness))
        said.append(move)
        seen[move[1].split()[0]] += 1
        pair = pair.after(move)
    assert not pair.over or pair.moves() == []
    seen["over" if pair.over else "cut off"] += 1
    return seen


def _next_move(pair: Pair, said: list[Move], rng: Random, weight: Callable[[str], int]) -> Move:
    if isinstance(pair, CardPair) and pair.crowded():
        move = _one_of_very_many(pair, rng)
        assert not pair.refused(move)
        return move
    moves = pair.moves()
    for false in rng.sample(said, min(FALSE_MOVES, len(said))):
        pair.refused(false)
    if isinstance(pair, CardPair) and pair.house():
        some = _some_play(pair, rng)
        if not pair.refused(some) and some not in moves:  # HOUSE.misplay
            return some
    verbs: dict[str, list[Move]] = {}
    for move in moves:
        verbs.setdefault(move[1].split()[0], []).append(move)
    (verb,) = rng.choices(list(verbs), [weight(verb) for verb in verbs])
    return rng.choice(verbs[verb])


def _some_play(pair: CardPair, rng: Random) -> Move:
    """Somebody plays a card of the hand: mostly out of turn, or one that does not go."""
    seat = rng.choice([seat for seat, hand in enumerate(pair.slow.hands) if hand])
    return pair.slow.players[seat], in_one_order(any_play(pair.slow, seat, rng))


def _one_of_very_many(pair: CardPair, rng: Random) -> Move:
    task = pair.slow.todo[-1]
    hand = pair.slow.hands[task.seat]
    if task.kind == "discard-to":
        cards = rng.sample(hand, len(hand) - int(task.word))
    elif task.kind == "wilds":
        cards = [card for card in hand if card[0] == "W"]
        rng.shuffle(cards)
    else:
        held = sorted({card[0] for card in hand} - {"W"})
        letters = rng.sample(held, rng.randint(0, len(held)))
        cards = [rng.choice([card for card in hand if card[0] == letter]) for letter in letters]
    return pair.slow.players[task.seat], " ".join(("wilds" if task.kind == "wilds" else "discard", *cards))
