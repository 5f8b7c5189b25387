"""Compare the engine with RLCard 1.2.0, in one run on one core.

    make bench          # installs RLCard beside the project and runs this

Both sides play whole random rounds with the same policy: a random card that fits, a draw only when
none does. Chunks of rounds take turns, so that a noisy machine is noisy to both; each figure is the
median over the chunks, of decisions a second of CPU time.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator

import rlcard
from rlcard.games.uno.game import UnoGame

from lastcard import Seeded, game
from lastcard.bots.cards.random import choose
from lastcard.rules.fields import OVER

Chunk = tuple[int, float, float]
"""Decisions, seconds in all, and the part of them spent on dealing."""


def lastcard_chunk(players: int, rounds: int, seed: int, views: bool) -> Chunk:
    """Rounds of the usa edition with the rulebook's options; a view for each decision or none."""
    table = game("usa", [f"p{seat}" for seat in range(players)])
    chance, rng = Seeded(seed), random.Random(seed)
    apply, view = table.apply, table.view
    decisions, dealing, start = 0, 0.0, time.process_time()
    state = table.start(chance)
    for _ in range(rounds):
        while state.pending != OVER:
            seat = state.actor
            if seat < 0:
                seat = (state.answering & -state.answering).bit_length() - 1
            known = view(state, seat).position if views else state
            apply(state, seat, choose(known, seat, rng), chance)
            decisions += 1
        before = time.process_time()
        if state.match is None:
            table.next_round(state, chance)
        else:
            state = table.start(chance)
        dealing += time.process_time() - before
    return decisions, time.process_time() - start, dealing


def core_chunk(players: int, rounds: int, seed: int) -> Chunk:
    """RLCard's rules core: `get_legal_actions` for the policy, `proceed_round` for the step."""
    rng = random.Random(seed)
    decisions, dealing, start = 0, 0.0, time.process_time()
    for _ in range(rounds):
        before = time.process_time()
        uno = UnoGame(num_players=players)
        uno.init_game()
        dealing += time.process_time() - before
        rules, hands = uno.round, uno.players
        while not rules.is_over:
            legal = rules.get_legal_actions(hands, rules.current_player)
            rules.proceed_round(hands, legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions, time.process_time() - start, dealing


def environment_chunk(players: int, rounds: int, seed: int) -> Chunk:
    """`rlcard.make('uno')`, stepped with legal action numbers."""
    env = rlcard.make("uno", config={"seed": seed, "game_num_players": players})
    rng = random.Random(seed)
    decisions, dealing, start = 0, 0.0, time.process_time()
    for _ in range(rounds):
        before = time.process_time()
        state, _ = env.reset()
        dealing += time.process_time() - before
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions, time.process_time() - start, dealing


def measure(players: int, chunks: int, rounds: int) -> Iterator[tuple[str, float, float]]:
    """For each contender its median decisions a second, with the deals and without them."""
    contenders: dict[str, Callable[[int], Chunk]] = {
        "lastcard, views off": lambda seed: lastcard_chunk(players, rounds, seed, views=False),
        "lastcard, views on": lambda seed: lastcard_chunk(players, rounds, seed, views=True),
        "rlcard core": lambda seed: core_chunk(players, rounds, seed),
        "rlcard environment": lambda seed: environment_chunk(players, rounds // 4, seed),
    }
    results: dict[str, list[Chunk]] = {name: [] for name in contenders}
    for seed in range(chunks):
        for name, play in contenders.items():
            results[name].append(play(seed))
    for name, runs in results.items():
        yield (
            name,
            statistics.median(decisions / seconds for decisions, seconds, _ in runs),
            statistics.median(decisions / (seconds - dealing) for decisions, seconds, dealing in runs),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--chunks", type=int, default=21)
    parser.add_argument("--rounds", type=int, default=200)
    arguments = parser.parse_args()
    for players in (2, 4):
        print(f"{players} players{'':12} {'with deals':>14} {'decisions only':>16}   (thousand a second)")
        whole, only = {}, {}
        for name, with_deals, without in measure(players, arguments.chunks, arguments.rounds):
            whole[name], only[name] = with_deals, without
            print(f"  {name:20} {with_deals / 1e3:14.0f} {without / 1e3:16.0f}")
        for mine, other in (("off", "rlcard core"), ("on", "rlcard core"), ("on", "rlcard environment")):
            name = f"lastcard, views {mine}"
            print(
                f"  views {mine:3} ÷ {other:20} {whole[name] / whole[other]:6.2f} "
                f"{only[name] / only[other]:14.2f}"
            )


if __name__ == "__main__":
    main()
