"""Random matches with random mixes of the options, on the slow tables alone.

Every round ends (HOUSE.end), no card is lost or made up, somebody can always act, and the scores add up.
Run it with `python -m tests.slow.mixes [matches] [first seed]` from the repository root.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from .cards.chance import RULES, Lots
from .cards.deck import COLOURS, bare, worth
from .cards.match import Match
from .cards.options import HOUSE, random_mix
from .cards.walk import Move, Table
from .selftest import check_uno

NAMES = ("ana", "beto", "caro", "dani", "eva", "fito", "gina", "hugo", "ines", "juan")
CARDS = (*RULES, "discard-to 0", "discard-to 1", "draw-to 3", "draw-to 12", "take-most 5", "play-run")
ROUNDS = 3
MOST_MOVES = 60_000


def random_move(table: Table, rng: random.Random, weights: dict[str, int]) -> Move:
    """A legal move, first of its kind; sometimes a misplay where there are any."""
    task = table.todo[-1]
    player, hand = table.players[task.seat], table.hands[task.seat]
    if task.kind == "discard-to":
        return player, " ".join(("discard", *rng.sample(hand, len(hand) - int(task.word))))
    if task.kind == "wilds":
        wilds = table.wilds(task.seat)
        return player, " ".join(("wilds", *rng.sample(wilds, len(wilds))))
    if task.kind == "colors":
        letters = rng.sample(COLOURS[table.edition], rng.randint(0, 4))
        held = [[card for card in hand if card[0] == letter] for letter in letters]
        return player, " ".join(("discard", *(rng.choice(cards) for cards in held if cards)))
    if table.options["misplay"] != "off" and rng.random() < 0.2:
        text = any_play(table, task.seat, rng)
        if table.accepts(player, text):
            return player, text
    verbs: dict[str, list[Move]] = {}
    for move in table.moves():
        verbs.setdefault(move[1].split()[0], []).append(move)
    (verb,) = rng.choices(list(verbs), [weights.get(verb, 10) for verb in verbs])
    return rng.choice(verbs[verb])


def any_play(table: Table, seat: int, rng: random.Random) -> str:
    """A play of a card in the hand, whether it goes or not."""
    card = rng.choice(table.hands[seat] or ["W"])
    name = (
        f" @{rng.choice(table.players)}" if card == "WH" or (card[1:] == "7" and rng.random() < 0.7) else ""
    )
    named = f":{rng.choice(COLOURS[table.edition])}" if card[0] == "W" else ""
    return f"play {card}{named}{name}{rng.choice(('', '', ' uno'))}"


def play_round(match: Match, rng: random.Random, seen: Counter[str]) -> None:
    """One round that has been dealt, to its end."""
    assert match.table is not None
    cards, before = match.table.cards(), dict(match.scores)
    weights = {verb: rng.choice((1, 10, 30)) for verb in ("draw", "done", "uno", "catch", "accept", "keep")}
    hurry = match.options["round-time"] != "off" and rng.random() < 0.3
    for _ in range(MOST_MOVES):
        table = match.table
        check(table, cards)
        if table.over:
            break
        if hurry and rng.random() < 0.01:
            match.time()
            seen["time"] += 1
            continue
        player, text = random_move(table, rng, weights)
        seen[_kind(table, player, text)] += 1
        assert table.accepts(player, text), f"{player} {text}"
        match.say(player, text)
    assert match.table.over, "a round without an end"
    assert match.table.moves() == []
    seen["over" if match.table.winner else "void"] += 1
    seen["at the last turn"] += match.table.turns == match.table.most_turns
    seen["out"] += bool(match.table.lost)
    check_scores(match, before)


def _kind(table: Table, player: str, text: str) -> str:
    """What is played, for the count."""
    task, verb = table.todo[-1], text.partition(" ")[0]
    if verb != "play":
        return verb
    if table.is_misplay(player, text):
        return "misplay"
    if task.kind == "turn" and player != table.players[task.seat]:
        return "jump"
    return f"play on {task.kind}" + (" @" if "@" in text else "")


def check(table: Table, cards: list[str]) -> None:
    """What holds at every moment."""
    assert table.cards() == cards, "cards were lost or made up"
    check_uno(table)
    assert table.over or table.todo[-1].kind in ("discard-to", "wilds", "colors") or table.moves()
    assert table.turns <= table.most_turns
    for seat in table.out:
        assert not table.hands[seat] and not table.owed[seat] and not table.open[seat]
    if not table.over:
        asked = {task.seat for task in table.todo} | set(table.todo[-1].waiting)
        assert not asked & table.out
        assert table.winner is None and len(table.seats()) > 1


def check_scores(match: Match, before: dict[str, int]) -> None:
    """What was won is what lies in the hands of the others; after HOUSE.mercy not less than that."""
    table = match.table
    assert table is not None
    gains = {name: match.scores[name] - before[name] for name in before}
    if table.winner is None:
        assert not any(gains.values())
        return
    stakes = int(match.options["stakes"])
    lying = worth([*table.pile, *table.under, bare(table.top)])
    own = sum(worth(table.hands[table.players.index(name)]) for name in table.winners)
    held = stakes * (worth(table.cards()) - lying)
    mates = len(table.winners)
    if match.options["scoring"] == "lowest":
        won, expected = sum(gains.values()), mates * held
    else:
        assert all(not gains[name] for name in gains if name not in table.winners)
        won, expected = sum(gains.values()), mates * (held - stakes * own)
    assert won == expected or (table.lost and won > expected)
    assert all(gains[name] % stakes == 0 for name in gains)
    for seat, name in enumerate(table.players):
        assert len({match.scores[table.players[mate]] for mate in table.team(seat)}) == 1, name


def play_match(edition: str, seed: int, seen: Counter[str]) -> None:
    """A few rounds of a match; it ends when HOUSE.length or HOUSE.knockout says so."""
    rng = random.Random(f"mix/{edition}/{seed}")
    players = NAMES[: rng.choice((2, 2, 3, 4, 4, 5, 6, 8, 10))]
    options = random_mix(edition, len(players), rng)
    seen.update(f"{name} {value}" for name, value in options.items() if value in HOUSE.get(name, ())[:6])
    match = Match(edition, options, players, chance=Lots(rng, CARDS))
    match.deal(rng.choice(players))
    for _ in range(ROUNDS):
        out = len(match.knocked)
        play_round(match, rng, seen)
        assert match.table is not None
        won = match.table.winner is not None
        assert len(match.knocked) - out == (won and match.options["knockout"] == "on")
        assert bool(match.winners) == _is_decided(match)
        if match.winners:
            seen["match"] += 1
            return
        match.next_round()


def _is_decided(match: Match) -> bool:
    assert match.table is not None
    if match.table.winner is None:
        return False
    if match.options["knockout"] == "on":
        return len(match.knocked) == len(match.players) - 1
    if match.options["length"] != "points":
        return match.rounds >= int(match.options["length"])
    return any(score >= int(match.options["target"]) for score in match.scores.values())


def main(matches: int, first: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(first, first + matches):
        for edition in COLOURS:
            try:
                play_match(edition, seed, seen)
            except Exception:
                print(f"{edition} {seed}")
                raise
    for what, count in sorted(seen.items()):
        print(f"{what:24}{count:8}")


if __name__ == "__main__":
    main(*(int(word) for word in (*sys.argv[1:], *("20", "0")[len(sys.argv) - 1 :])))
