"""Bots play by any mix of house rules, and each of them sensibly."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import numpy as np
import pytest

import lastcard
from lastcard import Seeded, game
from lastcard.bots import level
from lastcard.bots.cards.outlook import foresee_card, next_turn
from lastcard.cards.game import CardGame
from lastcard.cards.moves import UNO, Play
from lastcard.fast import Batch
from lastcard.fast.cards.tables import tables_of
from lastcard.lab.intervals import NORMAL_95
from lastcard.notation.moves import move_text
from lastcard.rules.actions import ACTIONS, PUT
from lastcard.rules.fields import DRAWN, TURN
from lastcard.rules.sets import lowest
from tests.bots.test_levels import set_up, start
from tests.support.compiled import good, jump, legal
from tests.support.house import some_house_rules
from tests.support.strategies import BOOK_EDITIONS, NAMES

DECISIONS = 150

LEVELS = ("normal", "hard", "expert:100")
"""Those that find what is sensible; `easy` is only not to do anything silly."""


@pytest.mark.parametrize(
    ("name", "games"),
    [("random", 12), ("easy", 12), ("normal", 12), ("hard", 12), ("master", 6), ("expert:32", 3)],
)
@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_a_bot_plays_by_any_house_rules(name: str, games: int, edition: str) -> None:
    """HOUSE.mercy and HOUSE.knockout too: who is out says nothing and is not feared.

    What is not legal is refused, or would be told as a misplay (HOUSE.misplay).
    """
    bot = level(name)
    for seed in range(games):
        rng, chance = Random(seed), Seeded(seed)
        players = rng.randint(2, 6)
        options = {"uno": rng.choice(("call", "after", "auto", "off")), "hand-size": 7, "target": 100}
        options |= some_house_rules(rng, options, players)
        table: Any = game(edition, NAMES[:players], options)
        state = table.start(chance)
        for _ in range(DECISIONS):
            if table.outcome(state) is not None:
                break
            if not table.pending(state).seats:
                table.next_round(state, chance)
                continue
            seat = rng.choice(table.pending(state).seats)
            table.apply(state, seat, bot.move(table, table.view(state, seat), seat, rng), chance)
            assert all(event.kind != "misplayed" for event in table.events(state))
            for other in range(players):
                said = bot.speaks(table, table.view(state, other), other, rng)
                if said is not None:
                    table.apply(state, other, said, chance)
            for other in range(players):
                jump = bot.jumps_in(table.view(state, other), other, rng)
                if jump is not None:
                    table.apply(state, other, jump, chance)


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_the_good_player_of_a_search_plays_by_any_house_rules(edition: str) -> None:
    """What it does on its turn and out of turn is legal, card by card where several go together."""
    put = jumped = 0
    for seed in range(40):
        rng = Random(seed)
        players = rng.randint(2, 6)
        options = {"uno": rng.choice(("call", "after", "auto", "off")), "hand-size": 7, "target": 100}
        options |= some_house_rules(rng, options, players)
        batch = Batch(edition, players, 1, options, seed=seed)
        games, tables, mask = (
            batch.records,
            tables_of(cast(CardGame, batch.game)),
            np.zeros(ACTIONS, np.uint8),
        )
        for _ in range(DECISIONS):
            if batch.seats[0] < 0:
                break
            action = good(games, tables, int(batch.seats[0]))
            assert batch.legal[0, action]
            put += action >= PUT
            if options["jump-in"] == "on" and games["pending"][0] == TURN and not games["together"][0]:
                seat, card = jump(games, tables)
                legal(games, tables, seat, mask)
                assert seat < 0 or mask[card]
                jumped += seat >= 0
            batch.step([action])
    assert put > 10
    assert jumped > 3


# Positions in which the sensible move is clear


def position(options: str, hands: str, top: str, script: str = "", edition: str = "usa") -> str:
    """Hands are those of ana, beto, …, divided by bars; ana is on turn, and then what the script says."""
    chosen = [f"option {option}" for option in options.split(", ")]
    held = [f"hand {name} {cards.strip()}" for name, cards in zip(NAMES, hands.split("|"), strict=False)]
    names = " ".join(NAMES[: len(held)])
    lines = [
        f"edition {edition}",
        *chosen,
        f"players {names}",
        *held,
        f"top {top}",
        "turn ana",
        "---",
        script,
    ]
    return "\n".join(lines) + "\n"


def moves_of(name: str, text: str) -> set[str]:
    table, state = set_up(text)
    bot, seat = level(name), table.pending(state).seats[0]
    moves = {bot.move(table, table.view(state, seat), seat, Random(seed)) for seed in range(20)}
    return {move_text(move, table.players) for move in moves}


WHITE, BLUE, SKY = (" ".join(f"{color}{number}" for number in (1, 2, 3, 4, 6, 8)) for color in "wbs")
WHITES = " ".join(f"w{number}" for number in [*range(1, 10)] * 2)

SENSIBLE = {
    "HOUSE.stack: put a card on it": (
        position("stack twos", f"r+2 {WHITE} | s+2 b1 b2 b3 | {SKY}", "r5", "ana play r+2"),
        {"play s+2"}, set(),
    ),
    "HOUSE.stack: wilds last": (
        position("stack any", f"r+2 {WHITE} | s+2 W4 b1 b2 b3 | {SKY}", "r5", "ana play r+2"),
        {"play s+2"}, {"accept"},
    ),
    "HOUSE.deflect: back to the one who began": (
        position("stack any, deflect both", f"r+2 {WHITE} | rR b1 b2 b3 | {SKY}", "r5", "ana play r+2"),
        {"play rR"}, {"accept"},
    ),
    "HOUSE.deflect: a Skip brings it back with two players": (
        position("stack twos, deflect both", f"r+2 {WHITE} | rS s+2 b2 b3", "r5", "ana play r+2"),
        {"play s+2"}, {"accept"},
    ),
    "HOUSE.revenge: put a card on it": (
        position("stack twos, revenge on", f"r+2 {WHITE} | s+2 b1 b2 b3 | {SKY}", "r5", "ana play r+2"),
        {"play s+2"}, {"accept"},
    ),
    "HOUSE.draw-until: play what goes": (
        position("draw until", f"r3 s1 s2 b4 | {WHITE} | {BLUE}", "r5"), {"play r3"}, {"draw"},
    ),
    "HOUSE.force: even a 7 that costs a hand": (
        position("decline no, seven-zero seven", f"r7 b1 | {WHITE} | {SKY} s9", "r5"),
        {"play r7 @beto uno", "play r7 @caro uno"}, {"draw"},
    ),
    "HOUSE.seven: with the smallest hand": (
        position("seven-zero seven", f"r7 {BLUE} | w1 w2 w3 w4 | s1", "r5"),
        {"play r7 @caro"}, {"play r7 @beto"},
    ),
    "HOUSE.seven: not with a larger hand": (
        position("seven-zero seven", f"r7 r3 b1 | {WHITE} | {SKY}", "r5"),
        {"play r3"}, {"play r7 @beto", "play r7 @caro"},
    ),
    "HOUSE.seven: rather draw": (
        position("seven-zero seven", f"r7 b1 | {WHITE} | {SKY}", "r5"),
        {"draw"}, {"play r7 @beto uno", "play r7 @caro uno"},
    ),
    "HOUSE.zero: the hand of the player before": (
        position("seven-zero zero", f"r0 r3 {BLUE} | {WHITE} | s1", "r5"), {"play r0"}, {"draw"},
    ),
    "HOUSE.zero: not for a larger hand": (
        position("seven-zero zero", f"r0 r3 b1 | {WHITE} | {SKY}", "r5"), {"play r3"}, {"play r0"},
    ),
    "HOUSE.multi: all of them end the round": (
        position("multi number", f"r5 b5 s5 | {WHITE} | {BLUE}", "r3"),
        {"play r5 b5 s5", "play r5 s5 b5"}, {"play r5"},
    ),
    "HOUSE.multi: sevens that end the round swap nothing": (
        position("multi number, seven-zero seven", f"r7 b7 | {WHITE} | {SKY}", "r3"),
        {"play r7 b7"}, {"draw"},
    ),
    "HOUSE.multi: on top the colour that is held": (
        position("multi number", f"r9 b9 s9 b2 b3 | {WHITE} | {SKY}", "r3"),
        {"play r9 s9 b9"}, {"draw"},
    ),
    "HOUSE.bomb: three numbers at one who is nearly out": (
        position("multi number, bomb 5", f"r4 b4 s4 r9 w2 s8 | w3 | {SKY}", "r3"),
        {"play r4 b4 s4", "play r4 s4 b4"}, {"draw"},
    ),
    "HOUSE.finish: no wild is left for the end": (
        position("finish no-wild", f"W r3 | {WHITE} | {SKY}", "r5"), {"play W:r uno"}, {"draw"},
    ),
    "HOUSE.finish: no Skip is left for the end": (
        position("finish number", f"rS r3 | {WHITE} | {SKY}", "r5"), {"play rS uno"}, {"draw"},
    ),
    "HOUSE.finish: no Draw Two is left for the end": (
        position("finish no-draw", f"r+2 r3 | {WHITE} | {SKY}", "r5"), {"play r+2 uno"}, {"draw"},
    ),
    "HOUSE.mercy: put the other out": (
        position("mercy 25", f"r+2 r9 b1 b2 b3 | {WHITES} s1 s2 s3 s4 s5", "r5"), {"play r+2"}, {"draw"},
    ),
    "HOUSE.mercy: send the stack on": (
        position("mercy 25, stack any", f"r+2 b1 b2 | {WHITES} s1 s2 s3 s4 b+2", "r5", "ana play r+2"),
        {"play b+2"}, {"accept"},
    ),
    "HOUSE.mercy: no draw that puts one out": (
        position("mercy 25", f"{WHITES} s1 s2 s3 s4 s5 W | {BLUE}", "rS"), {"play W:w", "play W:s"}, {"draw"},
    ),
    "HOUSE.hand-limit: a doubt costs nothing": (
        position("hand-limit 10", f"W4 b1 b2 b3 | {' '.join(WHITES.split()[:9])} s1", "r5", "ana play W4:b"),
        {"challenge"}, set(),
    ),
    "HOUSE.reveal: nothing that the open hand can follow": (
        position("reveal 1", f"b1 {WHITE} | r1 s1 w4 | r9", "b9", "ana play b1"), {"play s1"}, set(),
    ),
    "HOUSE.teams: the turn of a partner who can go out": (
        position("teams on, reveal 1", f"r5 {SKY} | rS r9 b3 w7 | {WHITE} | r1", "r3", "ana play r5"),
        {"play rS"}, {"draw"},
    ),
    "HOUSE.teams: hands are swapped with an opponent": (
        position("teams on, seven-zero seven", f"r7 {BLUE} | w1 | s1 | {SKY}", "r5"),
        {"play r7 @beto"}, {"play r7 @caro", "play r7 @dani"},
    ),
    "HOUSE.teams: a hat is for an opponent": (
        position("teams on", "WH b1 b2 | y1 y2 y3 | g1 | g2 g3 g4 g6", "r5", edition="hp"),
        {"play WH:b @beto"}, {"play WH:b @caro"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("case", SENSIBLE)
def test_a_bot_plays_sensibly(case: str, name: str) -> None:
    text, sensible, _ = SENSIBLE[case]
    assert moves_of(name, text) <= sensible


@pytest.mark.parametrize("case", SENSIBLE)
def test_easy_does_nothing_silly(case: str) -> None:
    text, _, silly = SENSIBLE[case]
    assert not moves_of("easy", text) & silly


# Out of turn


def jumps_of(name: str, text: str, seat: int) -> list[str | None]:
    table, state = set_up(text)
    bot, view = level(name), table.view(state, seat)
    jumps = [bot.jumps_in(view, seat, Random(seed)) for seed in range(100)]
    return [None if jump is None else move_text(jump, table.players) for jump in jumps]


@pytest.mark.parametrize(
    ("name", "often"), [("easy", 30), ("normal", 60), ("hard", 80), ("master", 90), ("expert", 90)]
)
def test_a_bot_jumps_in_now_and_then__house_jump_in(name: str, often: int) -> None:
    """Not always: it has to see it in time."""
    text = position("jump-in on", f"r5 {WHITE} | {SKY} | r5 b1 b2 b3", "r3", "ana play r5")
    jumps = jumps_of(name, text, 2)
    assert set(jumps) == {"play r5", None}
    assert abs(jumps.count("play r5") - often) < 20


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_a_bot_jumps_in_with_all_that_it_can__house_multi(name: str) -> None:
    """On one's own turn, or without such a card, there is nothing to jump in with."""
    text = position("jump-in on, multi identical", f"r5 {WHITE} | {SKY} | b1", "r3", "ana play r5")
    assert set(jumps_of(name, text, 1)) == set(jumps_of(name, text, 2)) == {None}
    ending = position("jump-in on, multi number", f"r3 {WHITE} | {SKY} | r3", "r5", "ana play r3")
    assert set(jumps_of(name, ending, 2)) == {"play r3", None}


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_nobody_jumps_in_to_lose_a_hand__house_seven(name: str) -> None:
    text = position(
        "jump-in on, seven-zero both", f"r7 {WHITE} | {SKY} | r7 b1 b2", "r3", "ana play r7 @beto"
    )
    assert set(jumps_of(name, text, 2)) == {None}


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_a_bot_says_uno_afterwards__house_uno_after(name: str) -> None:
    table, state = set_up(position("uno after", f"r5 r6 | {WHITE} | {SKY}", "r3", "ana play r5"))
    said = [level(name).speaks(table, table.view(state, 0), 0, Random(seed)) for seed in range(100)]
    assert said.count(UNO) >= 40


# What it foresees


MANY = 20
HOUSES: list[dict[str, Any]] = [
    {"seven-zero": "both"},
    {"multi": "number", "bomb": 3},
    {"multi": "identical", "seven-zero": "both", "seats": "shuffled"},
    {"hand-limit": 10},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("house", HOUSES, ids=" ".join)
def test_what_is_foreseen_of_cards_happens(house: dict[str, Any], players: int) -> None:
    """The sizes of the hands, the direction and the next turn, with house rules too."""
    table: Any = game("usa", NAMES[:players], {"target": 500, **house})
    seen = 0
    for seed in range(6):
        foreseen = None
        for state, seat, move in start(table, [level("normal")] * players, seed)[1]:
            if foreseen is not None and state.pending == TURN and state.turns > 1:
                assert foreseen == (state.counts, state.direction, state.turn)
            foreseen = None
            # Nobody can draw more than there is.
            if type(move) is Play and state.pending in (TURN, DRAWN) and state.pile > MANY:
                card, copies = lowest(table.rules.named[move.card]), 1 + len(move.more)
                if not table.rules.symbols[card].restricted and state.counts[seat] > copies:
                    counts, owed, direction = foresee_card(
                        state, seat, card, state.counts, move.target, copies
                    )
                    counts[seat] -= copies
                    foreseen = counts, direction, next_turn(state, owed, seat, direction)
                    seen += 1
    assert seen > 100


# How strong it is

PRESETS: dict[str, dict[str, Any]] = {
    "rulebook": {},
    "family": {"stack": "same", "draw": "until", "drawn": "may"},
    "party": {
        "stack": "any", "deflect": "both", "seven_zero": "both", "jump_in": "on", "draw": "until",
        "drawn": "may",
    },
    "no-mercy": {
        "stack": "any", "mercy": 25, "seven_zero": "both", "draw": "until", "drawn": "must", "wild4": "free",
    },
    "teams": {"teams": "on"},
}  # fmt: skip


def deviations(preset: str, strong: str, weak: str, deals: int) -> float:
    """By how many standard deviations the stronger bot is over half of the wins."""
    players = 4 if preset == "teams" else 2
    result = lastcard.lab.arena([strong, weak], players=players, deals=deals, **PRESETS[preset])
    share = result.share(strong, weak)
    assert share is not None
    return (share.value - 0.5) / (share.margin / NORMAL_95)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_normal_beats_easy_with_each_preset(preset: str) -> None:
    assert deviations(preset, "normal", "easy", 600) > 4


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_hard_beats_normal_with_each_preset(preset: str) -> None:
    assert deviations(preset, "hard", "normal", 1000 if preset == "teams" else 500) > 4
