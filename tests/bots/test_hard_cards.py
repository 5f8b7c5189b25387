"""The hard player of the card games: what it believes, foresees and weighs."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from lastcard import game
from lastcard.bots import LEVELS, level
from lastcard.bots.cards.hard import weigh
from lastcard.bots.cards.outlook import foresee_card, next_turn
from lastcard.bots.cards.plans import Plans
from lastcard.cards.game import CardGame
from lastcard.cards.moves import DRAW, Play
from lastcard.judge.beliefs import ONE, doubt, holds, unseen_cards
from lastcard.judge.fields import NEXT_CLASSES, OWN_CLASSES, JudgeFields
from lastcard.judge.weights import WEIGHTS, Judge, judge_of
from lastcard.rules.fields import DRAWN, TURN
from lastcard.rules.legal import fitting
from lastcard.rules.sets import lowest
from tests.bots.test_levels import answers, lever, set_up, start, turn_of_ana
from tests.support.strategies import NAMES

HARD = LEVELS["hard"]


def two(ana: str, beto: str, top: str, script: str = "", draw: str = "", edition: str = "usa") -> str:
    return f"""
edition {edition}
players ana beto
hand ana {ana}
hand beto {beto}
top {top}
turn ana
{draw and "draw "}{draw}
---
{script}"""


def does(text: str) -> set[str]:
    return answers(text, HARD)


# What it believes


class Beliefs:
    """What ana thinks of the cards that she does not see."""

    def __init__(self, position: Any) -> None:
        self.position, self.rules = position, position.rules
        self.unseen = unseen_cards(position, self.rules, 0)

    def holds(self, other: int, cards: int, more: int = 0) -> float:
        count = self.position.counts[other] + more
        return holds(self.position, self.rules, 0, self.unseen, cards, other, count) / ONE


def beliefs(text: str) -> tuple[Any, Beliefs]:
    table, state = set_up(text)
    return table.rules, Beliefs(table.view(state, 0).position)


def test_what_is_seen_is_in_no_other_hand() -> None:
    rules, known = beliefs(two("r0 r2", "b3 b4 b5", "r5", "ana play r2 uno"))
    assert known.unseen.bit_count() == len(rules.deck) - len(["r0", "r2", "r5"])
    assert known.holds(1, rules.named["r0"]) == 0.0
    assert known.holds(1, rules.named["r2"]) > 0
    assert known.holds(1, known.unseen) == 1.0


def test_the_more_cards_the_likelier_one_of_them_fits() -> None:
    rules, few = beliefs(two("r1 r2", "b3", "r5"))
    _, many = beliefs(two("r1 r2", "b3 b4 b5 b6", "r5"))
    red = rules.color_sets[rules.color("r")]
    share = (few.unseen & red).bit_count() / few.unseen.bit_count()
    assert few.holds(1, red) == pytest.approx(share, abs=0.001)
    assert many.holds(1, red) > few.holds(1, red)
    assert few.holds(1, red, more=3) > few.holds(1, red)


BETO_DREW = "ana play r3\nbeto draw\n"


def test_who_drew_holds_nothing_that_fitted__turn_draw() -> None:
    """Until other cards come."""
    rules, known = beliefs(two("r3 r4 r6", "b1 b2", "r5", BETO_DREW, "s7"))
    assert known.holds(1, fitting(rules, rules.color("r"), rules.named["r3"].bit_length() - 1)) == 0.0
    assert known.holds(1, rules.color_sets[rules.color("b")]) > 0.5
    rules, known = beliefs(two("r3 r+2 r6", "b1 b2", "r5", BETO_DREW + "ana play r+2 uno", "s7 w1 w2"))
    assert 0 < known.holds(1, rules.color_sets[rules.color("r")]) < 0.5


def test_a_hand_that_was_shown_is_known__chal_show() -> None:
    text = two("s1 s2 s3", "s4 s5", "r5", "ana draw\nbeto play W4:b\nana challenge", "b9")
    rules, known = beliefs(text.replace("hand beto s4", "hand beto W4 s4"))
    assert known.holds(1, rules.named["s5"]) == 1.0


def test_few_cards_left_are_hardly_doubted() -> None:
    table: Any = game("usa", NAMES[:4])
    doubts = [doubt(table.rules, left) for left in (0, 1, 6, 40)]
    assert doubts[0] == doubts[1] < doubts[2] < doubts[3] < ONE


@pytest.mark.parametrize(
    ("script", "move"),
    [
        pytest.param("ana play W4:b", "challenge", id="a large hand that may hold anything"),
        pytest.param(
            "ana draw\nbeto draw\nana play W4:b", "accept", id="a hand that lacked the colour just now"
        ),
    ],
)
def test_doubts_by_what_the_hand_may_hold__chal_guilty(script: str, move: str) -> None:
    hand = "W4 g1 g2 g3 g4 g6 g7 y1 y2 y3 y4 y6 y7"
    assert does(two(hand, "b1 b2 b3", "r0", script, "y9 b9", "hp")) == {move}


def test_a_last_card_is_not_doubted__chal_last_card() -> None:
    assert does(two("W4", "b1 b2 b3", "r0", "ana play W4:b")) == {"accept"}


# What it foresees


def chances(text: str) -> dict[str, float]:
    table, state = set_up(text)
    view = table.view(state, 0).position
    return {
        f"{move.card}:{move.color}" if move.color else move.card: chance
        for move, chance in Plans(view, 0).plays(view.hands[0])
    }


def test_a_run_of_own_turns_is_thought_through__act_skip() -> None:
    """Only in this order are all cards gone at once."""
    assert does(two("rS r+2 w+2 w5", "b1 b2 b3 b4", "r0")) == {"play rS"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot"])
def test_what_is_foreseen_of_a_card_happens(edition: str, players: int) -> None:
    """The sizes of the hands, the direction and the next turn, but for what chance decides."""
    seen = Counter[str]()
    table: Any = game(edition, NAMES[:players], {"target": 1})
    for seed in range(12):
        foreseen = None
        for state, seat, move in start(table, [level("random")] * players, seed)[1]:
            if foreseen is not None and state.pending == TURN:
                assert foreseen == (state.counts, state.direction, state.turn)
            foreseen = None
            if type(move) is Play and state.pending in (TURN, DRAWN) and state.counts[seat] > 1:
                symbol = table.rules.symbols[card := lowest(table.rules.named[move.card])]
                if not (symbol.restricted or symbol.pulls or symbol.until):
                    counts, owed, direction = foresee_card(state, seat, card, state.counts)
                    counts[seat] -= 1
                    foreseen = counts, direction, next_turn(state, owed, seat, direction)
                    seen[symbol.code] += 1
    assert seen >= Counter(["+2", "R", "S", "W", "7"] if edition != "jackpot" else ["+2", "7"])


def test_names_the_color_that_the_next_player_lacks__act_wild() -> None:
    """beto has drawn on red, and holds one card more that is not known to be of any colour."""
    drew = two("b3 W r1 w1", "s1", "b5", "ana play b3\nbeto draw", "s7")
    plain = chances(two("W r1 w1", "s1 s7", "b3"))
    assert plain["W:r"] == pytest.approx(plain["W:w"], abs=0.02)
    table, state = set_up(drew)
    state.declined[1] = table.rules.color_sets[table.rules.color("r")]
    view = table.view(state, 0).position
    found = {
        move.color: chance for move, chance in Plans(view, 0).plays(table.rules.named["W"] & view.hands[0])
    }
    assert found["r"] > found["w"] + 0.02


@pytest.mark.parametrize(
    ("ana", "beto", "caro", "move"),
    [
        pytest.param("W r3 b8 b7", "w1 w2 w3", "b1 b2 b3", "play r3", id="wilds last"),
        pytest.param("w5 r5", "w1 w2 w3", "b1 b2 b3", "play r5 uno", id="UNO is said"),
        pytest.param("w5 b5", "w1 w2 w3", "b1 b2 b3", "draw", id="nothing fits"),
        pytest.param("rS r9 w5", "w1", "b1 b2 b3 b4 b5", "play rS", id="a lost turn for who is nearly out"),
        pytest.param("rR r9 w5", "w1", "b1 b2 b3 b4 b5", "play rR", id="turning away from who is nearly out"),
        pytest.param("rR r9 w5", "w1 w2 w3 w4 w6", "b1", "play r9", id="not turning to who is nearly out"),
        pytest.param("r9 s9 s1 s2 s3", "w1 w2 w3", "b1 b2 b3", "play r9", id="to the colour held most"),
    ],
)
def test_hard_plays_sensibly(ana: str, beto: str, caro: str, move: str) -> None:
    assert does(turn_of_ana(ana, beto, caro, "r0")) == {move}


def test_a_hat_is_for_who_is_nearly_out__act_hat() -> None:
    (move,) = does(turn_of_ana("WH g9 b5", "y1 y2 y3 y4 y5 y6", "b1", "r0", "hp"))
    assert move.endswith("@caro")


def test_hard_bluffs_and_draws_on_purpose_now_and_then__act_wild4_bluff() -> None:
    bluffs = purpose = 0
    table: Any = game("usa", NAMES[:2], {"target": 1})
    for seed in range(100):
        for state, seat, move in start(table, [HARD] * 2, seed)[1]:
            if state.pending == TURN and seat == state.actor:
                legal = table.rules.legal_cards(state.hands[seat], state.color, state.top)
                purpose += move == DRAW and bool(legal)
                bluffs += type(move) is Play and not legal & table.rules.named[move.card]
    assert bluffs
    assert purpose


@pytest.mark.parametrize("players", [2, 5])
def test_every_feature_has_its_weight(players: int) -> None:
    """One for each size of the hand that it depends on; a name too few or too many is an error."""
    rules: Any = cast(CardGame, game("jackpot", NAMES[:players])).rules
    weights = {name: getattr(judge_of(rules), name) for name in WEIGHTS}
    sizes = {"ByOwn": OWN_CLASSES, "ByNext": NEXT_CLASSES, "BySizes": OWN_CLASSES}
    for name, weight in weights.items():
        kind = JudgeFields.__annotations__[name]
        assert type(weight) is int if kind == "int" else len(weight) == sizes[kind]
    assert {len(row) for row in weights["by_sizes"]} == {NEXT_CLASSES}
    assert Judge(rules, weights).per_wild == judge_of(rules).per_wild
    for wrong in (weights | {"per_coffee": (1,)}, {"per_wild": weights["per_wild"]}):
        with pytest.raises(ValueError, match="feature without a weight"):
            Judge(rules, wrong)


def test_judges_by_the_uses_of_cards() -> None:
    """At two players a Reverse makes the other lose a turn."""
    two, three = (cast(CardGame, game("jackpot", NAMES[:players])).rules for players in (2, 3))
    reverses, draws = two.named["rR"], two.named["r+2"]
    assert judge_of(two).holding & reverses == reverses
    assert judge_of(three).holding & reverses == 0
    assert judge_of(three).holding & judge_of(three).drawing & draws == draws
    assert judge_of(two).plain_wilds | judge_of(two).fours | judge_of(two).aiming == two.wilds


# At the jackpot machine

PICKED = "next rule {}\nana target beto"


@pytest.mark.parametrize(
    ("beto", "script", "move"),
    [
        pytest.param("b1", "", "target beto", id="who is nearly out"),
        pytest.param("W r9 b2 y1", PICKED.format("discard-to 1"), "discard r9 y1 b2", id="a wild is kept"),
        pytest.param("r5 r7 b7", PICKED.format("play-run"), "play r5", id="out by a run"),
        pytest.param("r5", PICKED.format("act Sing"), "done", id="an act"),
    ],
)
def test_hard_at_the_jackpot_machine(beto: str, script: str, move: str) -> None:
    assert does(lever("g5 g6", beto, script)) == {move}


def test_a_run_that_goes_out_wins__rule_play_run() -> None:
    table, state = set_up(lever("g5 g6", "r5 r7 b7", PICKED.format("play-run")))
    chances = weigh(table.view(state, 1).position, 1)
    assert max(chances.values()) > 0.99 > min(chances.values())


def test_hard_goes_out_by_one_card_of_each_color__jack_colors() -> None:
    pulled = (
        turn_of_ana("rJ y9 g2 b3", "y1 y2 y4", "g1 g3 g5", "r0", "jackpot") + "next spin colors\nana play rJ"
    )
    (move,) = does(pulled)
    assert len(move.split()) == len(["discard", "y9", "g2", "b3"])
