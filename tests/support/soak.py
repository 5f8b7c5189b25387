"""Random matches of every edition, to see that they end, that no card is lost, and that compiled code agrees.

From the repository root: `python -m tests.support.soak --games 20000 [--edition usa] [--agree 1000000]`.
Most matches have players who behave; every fourth has players who do anything that is legal.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from lastcard.bots.cards import random as random_cards
from lastcard.bots.dice import random as random_dice
from lastcard.cards.edition import CardEdition
from lastcard.cards.game import CardGame
from lastcard.cards.house import HOUSE_RULES
from lastcard.cards.rulecards import RuleCard, written_share
from lastcard.cards.state import State
from lastcard.core.chance import Seeded
from lastcard.dice.game import MOST_PLAYERS, DiceGame
from lastcard.dice.state import DiceState
from lastcard.editions import EDITIONS, AnyGame, game
from tests.support import agreement
from tests.support.house import some_house_rules

NAMES = ("ana", "beto", "caro", "dani", "eva", "fede", "gabi", "hugo", "ines", "juan")
MOST_DECISIONS = 200_000
"""No round comes near this, and by house rules no match but those of many rounds."""
MOST_CHAOS = 2_000
"""Then even those who do anything begin to behave, from wherever they have come to."""
MOST_LISTED = 200
PROGRESS = 1_000
HURRY = 0.005
"""How often the time of a round is over, after a decision, where it has a limit (HOUSE.blitz)."""
PLAY_AGAIN = 0.1
"""How often a dice game is followed by another one (DICE.again)."""

Choose = Callable[[AnyGame, Any, Random], tuple[int, Any]]


@dataclass
class Tally:
    """What has been played."""

    games: int = 0
    rounds: int = 0
    void: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.rounds} rounds ({self.void} void), {self.decisions} decisions, "
            f"longest {self.longest}, {self.seconds:.0f} s"
        )


def well_behaved(table: AnyGame, state: Any, rng: Random) -> tuple[int, Any]:
    """The move of a seat that is asked, by the random player of the edition, who sees only a view."""
    seat = rng.choice(table.pending(state).seats)
    if isinstance(table, DiceGame):
        return seat, random_dice.choose(table.view(state, seat).position, seat, rng)
    return seat, random_cards.choose(table.view(state, seat).position, seat, rng)


def chaotic(table: AnyGame, state: Any, rng: Random) -> tuple[int, Any]:
    """Anyone, asked or not, with anything legal."""
    first = rng.choice(table.pending(state).seats)
    seats = range(len(table.players))
    for seat in (first if rng.random() < 0.5 else rng.choice(seats), first):
        found = list(islice(table.moves(state, seat), MOST_LISTED))
        if found:
            return seat, rng.choice(found)
    raise AssertionError(f"{table.players[first]} is asked and can do nothing")


def random_table(edition: str, rng: Random, chaos: bool) -> AnyGame:
    """A table of some size with some options."""
    if edition == "dice":
        players = NAMES[: rng.randint(2, MOST_PLAYERS)]
        size = (20, 8) if rng.random() < 0.5 else (rng.randint(2, 30), rng.randint(0, 10))
        return game(edition, players, {"board-size": size, "first-player": rng.choice((None, *players))})
    found = EDITIONS[edition]
    assert isinstance(found, CardEdition)
    players = NAMES[: rng.choice((2, 3, 4, rng.randint(2, 10)))]
    written = _written(len(players), rng, chaos) if found.rule_cards and rng.random() < 0.5 else None
    options = dict(_options(found, len(players), rng))
    settled = {option.name: option.default for option in found.options(len(players))} | options
    house = some_house_rules(rng, settled, len(players))
    return game(edition, players, options | house, written=written)


def _options(edition: CardEdition, players: int, rng: Random) -> Iterator[tuple[str, object]]:
    """Each option that is no house rule is the rulebook's every other time."""
    largest = edition.largest_hand(players)
    numbers = {
        "target": rng.randint(1, 700),
        "hand-size": rng.choice((1, min(5, largest), min(12, largest), largest)),
    }
    for option in edition.options(players):
        if option not in HOUSE_RULES and rng.random() < 0.5:
            yield option.name, numbers.get(option.name) or rng.choice(option.possible().split(", "))


def _written(players: int, rng: Random, chaos: bool) -> list[list[RuleCard]] | None:
    """Rule cards of everyone. Without chaos none makes players draw until a match hardly ends."""
    share = written_share(players)
    most = 99 if chaos else 9
    kinds = ("discard-to", "play-run", "draw-to", "play-wilds", "take-most", "act Sing")
    numbered = ("discard-to", "draw-to", "take-most")

    def write() -> RuleCard:
        kind = rng.choice(kinds)
        return RuleCard.from_text(f"{kind} {rng.randint(1, most)}" if kind in numbered else kind)

    return [[write() for _ in range(share)] for _ in range(players)] if share else None


def check_round(table: AnyGame, state: Any) -> None:
    """Nothing was lost or made up, and the round ended as its outcome says."""
    assert table.pending(state).seats == ()
    assert not any(next(table.moves(state, seat), None) for seat in range(len(table.players)))
    if isinstance(table, DiceGame):
        _check_boards(table, state)
    else:
        assert isinstance(table, CardGame)
        _check_cards(table, state)


def _check_cards(table: CardGame, state: State) -> None:
    rules = table.rules
    cards = [*state.draw, *rules.cards_in(state.under), state.top]
    for hand in state.hands:
        cards += rules.cards_in(hand)
    assert sorted(cards) == list(rules.deck)
    assert (state.pile, state.discards) == (len(state.draw), state.seen.bit_count())
    assert state.round is not None
    finished = {seat for seat, hand in enumerate(state.hands) if not hand and not state.out >> seat & 1}
    winners = set(state.round.winners)
    # By house rules partners win too, one of several with no cards, or somebody who still has some.
    assert not finished or finished & winners if rules.turns_each else finished == winners
    assert not state.agenda and not state.catchable and state.performing is None
    written = table.written or [rules.edition.rule_cards]
    assert len(state.dispenser) + len(state.used) == sum(map(len, written))


def check_scores(table: CardGame, state: State, before: list[int], gone: int) -> None:
    """What a round added to the scores is what lay in the hands (SCORE.winner, SCORE.lowest, HOUSE.teams)."""
    rules, outcome = table.rules, state.round
    assert outcome is not None
    held = [
        sum(rules.points[card] for card in rules.cards_in(hand | lost))
        for hand, lost in zip(state.hands, state.lost, strict=True)
    ]
    half = rules.players // 2
    for seat in range(rules.players):
        team = {seat, (seat + half) % rules.players} if rules.teams else {seat}
        if not outcome.winners or gone >> seat & 1:
            counted = 0
        elif rules.lowest:
            counted = sum(held[one] for one in team)
        else:
            counted = sum(held) - sum(held[one] for one in team) if seat in outcome.winners else 0
        assert state.scores[seat] - before[seat] == rules.stakes * counted, table.options


def _check_boards(table: DiceGame, state: DiceState) -> None:
    assert state.match is not None
    (winner,) = state.match.winners
    assert state.room(winner) == 0
    for seat, board in enumerate(state.boards):
        assert 1 <= len(board) <= state.spaces(seat)
        assert 0 <= state.extras[seat] <= table.rules.extra


def play_match(edition: str, seed: int, tally: Tally) -> None:
    """One match from beginning to end. The seed fixes everything in it."""
    rng = Random(f"{edition}/{seed}")
    chaos = seed % 4 == 3
    table = random_table(edition, rng, chaos)
    chance = Seeded(seed)
    state: Any = table.start(chance)
    limited = table.options.get("round-time", "off") != "off"
    # Of the round before: the first card can end a round as soon as it is dealt (HOUSE.mercy).
    scores, gone = [0] * len(table.players), 0
    decisions = 0
    while True:
        began = decisions
        while table.pending(state).seats:
            choose: Choose = chaotic if chaos and decisions < MOST_CHAOS else well_behaved
            decisions += 1
            assert decisions < began + MOST_DECISIONS, f"{table}: no end in sight with {table.options}"
            table.apply(state, *choose(table, state, rng), chance)
            if limited and table.pending(state).seats and rng.random() < HURRY:
                table.time_over(state)
        check_round(table, state)
        tally.rounds += 1
        if isinstance(table, CardGame):
            tally.void += state.round.winners == ()
            check_scores(table, state, scores, gone)
            scores, gone = state.scores[:], state.gone
        if table.outcome(state) is not None and not (edition == "dice" and rng.random() < PLAY_AGAIN):
            break
        table.next_round(state, chance)
    tally.games += 1
    tally.decisions += decisions
    tally.longest = max(tally.longest, decisions)


def soak(edition: str, games: int, tally: Tally) -> None:
    """Play a number of matches; one that fails is named."""
    began = time.monotonic()
    for seed in range(games):
        try:
            play_match(edition, seed, tally)
        except Exception as error:
            raise AssertionError(f"{edition}, game {seed}") from error
        finally:
            tally.seconds = time.monotonic() - began
        if tally.games % PROGRESS == 0:
            print(f"{edition}: {tally}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.support.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="how many of each edition")
    parser.add_argument("--edition", choices=list(EDITIONS), help="only this one, and games of its sort")
    parser.add_argument("--agree", type=int, default=1_000_000, help="how many decisions, compiled too")
    parser.add_argument("--workers", type=int, default=0, help="processes for that; all cores")
    given = parser.parse_args(arguments)
    tallies: dict[str, Tally] = {}
    agreed: dict[str, int] = {}
    try:
        for edition in [given.edition] if given.edition else EDITIONS:
            tallies[edition] = Tally()
            soak(edition, given.games, tallies[edition])
        if given.agree > 0:
            agreement.agree(given.agree, agreed, _families(given.edition), given.workers)
    except KeyboardInterrupt:
        print("stopped", flush=True)
    for edition, tally in tallies.items():
        print(f"{edition}: {tally}")
    for family, decisions in agreed.items():
        print(f"{family}: {decisions} decisions in both, the same state after every one")
    return 0


def _families(edition: str | None) -> list[str]:
    return [*agreement.FAMILIES] if edition is None else ["dice" if edition == "dice" else "cards"]


if __name__ == "__main__":
    sys.exit(main())
