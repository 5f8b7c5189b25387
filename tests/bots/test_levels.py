"""The levels of bots: they keep to the rules, know only their view, and are as strong as they claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given

from lastcard import AnyGame, Seeded, game
from lastcard.bots import LEVELS, Level, level
from lastcard.bots.dice import chains
from lastcard.cards.game import CardGame
from lastcard.cards.moves import UNO, Catch, Play
from lastcard.cards.rulecards import RuleCard
from lastcard.dice.faces import DICE, starts
from lastcard.dice.listing import chain_dice
from lastcard.dice.listing import chains as all_chains
from lastcard.editions import EDITIONS
from lastcard.notation.case import Say, read_case
from lastcard.notation.moves import move_text, read_move
from lastcard.notation.scripted import Next, Scripted
from lastcard.rules.fields import PENDINGS
from tests.cards.test_views import permuted
from tests.support.sizes import examples, sizes
from tests.support.strategies import NAMES, can_deal, seeds, tables, thin

RANDOM, EASY, NORMAL, HARD, MASTER, _ = LEVELS.values()
EVERY_QUESTION = {"turn", "drawn", "color", "target", "answer", "colors", "discard", "run", "wilds", "act"}


class Moment(NamedTuple):
    """A position in which a bot does something, asked or not; `move` is None when it stays silent."""

    state: Any
    seat: int
    move: Any


def play_match(table: Any, levels: list[Level], state: Any, rng: Random, chance: Seeded) -> Iterator[Moment]:
    """A match of these bots, which ends where no more can be dealt; the state is changed in place.

    As at a table: once somebody becomes catchable, every bot is asked in any order whether it speaks.
    """
    while table.outcome(state) is None:
        asked = table.pending(state).seats
        if asked:
            seat = rng.choice(asked)
            before = getattr(state, "catchable", 0)
            move = levels[seat].move(table, table.view(state, seat), seat, rng)
            yield Moment(state, seat, move)
            table.apply(state, seat, move, chance)
            if getattr(state, "catchable", 0) & ~before:
                yield from _watch(table, levels, state, rng, chance)
        elif can_deal(table, state):
            table.next_round(state, chance)
        else:
            return


def _watch(table: Any, levels: list[Level], state: Any, rng: Random, chance: Seeded) -> Iterator[Moment]:
    for seat in rng.sample(range(len(levels)), len(levels)):
        said = levels[seat].speaks(table, table.view(state, seat), seat, rng)
        yield Moment(state, seat, said)
        if said is not None:
            table.apply(state, seat, said, chance)


def start(table: AnyGame, levels: list[Level], seed: int | str) -> tuple[Any, Iterator[Moment]]:
    chance = Seeded(seed)
    state = table.start(chance)
    return state, play_match(table, levels, state, Random(seed), chance)


@examples(100, 1000)
@given(tables, seeds)
def test_every_move_of_a_bot_is_legal(table: AnyGame, seed: int) -> None:
    """`apply` judges: over all editions, options and players, with written rules and piles that run out."""
    rng, chance = Random(seed), Seeded(seed)
    levels = [rng.choice((EASY, NORMAL, HARD, MASTER)) for _ in table.players]
    state = table.start(chance)
    if isinstance(table, CardGame) and rng.random() < 0.3:
        thin(state, rng)
    for _ in islice(play_match(table, levels, state, rng, chance), 300):
        pass


@pytest.mark.parametrize("bot", [EASY, NORMAL, HARD, MASTER], ids=lambda bot: bot.name)
def test_a_bot_decides_by_its_view_alone(bot: Level) -> None:
    """Unseen cards and unseen rule cards are others, the view is not: neither is what the bot does."""
    seen = Counter[str]()
    for seed in range(30):
        written = [[RuleCard.from_text(f"act {seat} {card}") for card in range(2)] for seat in range(4)]
        table: Any = game("jackpot", NAMES[:4], {"hand-size": 5, "target": 100})
        other = game("jackpot", NAMES[:4], {"hand-size": 5, "target": 100}, written=written)
        _, moments = start(table, [bot] * 4, seed)
        for state, seat, _ in islice(moments, 100):
            twin = permuted(state, {seat}, Random(seed))
            asked = seat in table.pending(state).seats
            seen[PENDINGS[state.pending]] += asked
            for acts in (bot.move, bot.speaks) if asked else (bot.speaks,):
                done = acts(table, table.view(state, seat), seat, Random(7))
                assert done == acts(other, table.view(twin, seat), seat, Random(7))
    assert set(seen) >= EVERY_QUESTION


def wins(edition: str, players: int, strong: Level, weak: Level, games: int) -> float:
    """How many of the rounds the stronger bots win, who sit in every other seat."""
    table: Any = game(edition, NAMES[:players], {} if edition == "dice" else {"target": 1})
    won = 0.0
    for number in range(games):
        levels = [strong if (seat + number) % 2 else weak for seat in range(players)]
        state, moments = start(table, levels, f"{edition}/{number}")
        for _ in moments:
            pass
        winners = table.outcome(state).winners
        won += sum(levels[seat] is strong for seat in winners) / len(winners)
    return won


@pytest.mark.parametrize(("edition", "games"), [("usa", 800), ("hp", 250), ("jackpot", 300), ("dice", 60)])
def test_normal_beats_easy(edition: str, games: int) -> None:
    """Two against two, by more than three standard deviations of equal players."""
    assert wins(edition, 4, NORMAL, EASY, games) > games / 2 + 3 * games**0.5 / 2


@pytest.mark.parametrize("games", sizes(600, 1200))
@pytest.mark.parametrize(
    "edition", ["usa", *(pytest.param(name, marks=pytest.mark.slow) for name in ("hp", "jackpot"))]
)
def test_hard_beats_normal(edition: str, games: int) -> None:
    """One against one, by more than three standard deviations of equal players."""
    assert wins(edition, 2, HARD, NORMAL, games) > games / 2 + 3 * games**0.5 / 2


@pytest.mark.parametrize(("edition", "games"), [("usa", 300), ("hp", 300), ("jackpot", 300), ("dice", 60)])
def test_easy_is_no_worse_than_random(edition: str, games: int) -> None:
    assert wins(edition, 2, EASY, RANDOM, games) >= games / 2


# What each level says


def plays_to_one_card(bot: Level, games: int) -> list[bool]:
    """Whether UNO was said with each play that left one card."""
    said = []
    for seed in range(games):
        _, moments = start(game("usa", NAMES[:3], {"hand-size": 3, "target": 1}), [bot] * 3, seed)
        said += [move.uno for state, seat, move in moments if type(move) is Play and state.counts[seat] == 2]
    return said


def test_easy_forgets_uno_one_time_in_ten_and_normal_never() -> None:
    said = plays_to_one_card(EASY, 150)
    assert len(said) > 300
    assert 0.05 < said.count(False) / len(said) < 0.15
    assert all(plays_to_one_card(NORMAL, 30))


FORGOTTEN = """
edition {edition}
players ana beto caro
hand ana r1 r2
hand beto r3 r4
hand caro r5 r6
top r9
turn ana
---
ana play r1
"""


@pytest.mark.parametrize(
    ("name", "low", "high"), [("random", 0, 0), ("easy", 0.2, 0.3), ("normal", 0.75, 0.85)]
)
def test_how_often_a_bot_notices(name: str, low: float, high: float) -> None:
    table, state = set_up(FORGOTTEN.format(edition="usa"))
    view, rng = table.view(state, 1), Random(1)
    spoken = Counter(level(name).speaks(table, view, 1, rng) for _ in range(2000))
    assert low <= spoken[Catch(0)] / 2000 <= high
    assert set(spoken) <= {Catch(0), None}


@pytest.mark.parametrize(
    ("name", "edition", "low", "high"),
    [("random", "usa", 1, 1), ("easy", "usa", 0, 0), ("easy", "jackpot", 0.4, 0.6), ("normal", "hp", 1, 1)],
)
def test_how_often_a_bot_recalls_its_own_uno(name: str, edition: str, low: float, high: float) -> None:
    """Easy has forgotten it; but for all it sees a rule card may have left it with the one card."""
    table, state = set_up(FORGOTTEN.format(edition=edition))
    view, rng = table.view(state, 0), Random(1)
    spoken = Counter(level(name).speaks(table, view, 0, rng) for _ in range(1000))
    assert low <= spoken[UNO] / 1000 <= high
    assert set(spoken) <= {UNO, None}


def test_nobody_speaks_where_nobody_is_catchable() -> None:
    for edition in EDITIONS:
        table: Any = game(edition, NAMES[:2])
        state = table.start(Seeded(1))
        for bot in LEVELS.values():
            assert bot.speaks(table, table.view(state, 0), 0, Random(1)) is None


# What normal does


def set_up(text: str) -> tuple[Any, Any]:
    """The table and the state that the moves of a case lead to."""
    case = read_case(text)
    table: Any = case.position.game()
    chance = Scripted(table)
    state = case.position.set_up(table, chance)
    for step in case.script:
        if isinstance(step, Next):
            chance.add(step)
        else:
            assert isinstance(step, Say)
            table.apply(state, table.players.index(step.name), read_move(step.move, table), chance)
    return table, state


def answers(text: str, bot: Level = NORMAL) -> set[str]:
    """What the bot that is asked does at the end of a case, with whatever luck."""
    table, state = set_up(text)
    seat = table.pending(state).seats[0]
    moves = {bot.move(table, table.view(state, seat), seat, Random(seed)) for seed in range(40)}
    assert all(table.judge(state, seat, move) is None for move in moves)
    return {move_text(move, table.players) for move in moves}


def turn_of_ana(ana: str, beto: str, caro: str, top: str, edition: str = "usa") -> str:
    return f"""
edition {edition}
players ana beto caro
hand ana {ana}
hand beto {beto}
hand caro {caro}
top {top}
turn ana
---
"""


SIX = "{0}1 {0}2 {0}3 {0}4 {0}6 {0}7"
WHITE, BLUE, YELLOW = map(SIX.format, "wby")


@pytest.mark.parametrize(
    ("ana", "beto", "caro", "move"),
    [
        pytest.param("W r3 r8 b8", WHITE, BLUE, "play r8", id="high cards first, wilds last"),
        pytest.param("r3 r8 s3 s5 s7", WHITE, BLUE, "play r3", id="what others can follow"),
        pytest.param("W s3 s4 b9", WHITE, BLUE, "play W:s", id="the colour held most"),
        pytest.param("w5 r5", WHITE, BLUE, "play r5 uno", id="UNO is said"),
        pytest.param("w5 b5", WHITE, BLUE, "draw", id="nothing fits"),
        pytest.param("rR r9 w5", "w1", BLUE, "play rR", id="turning away from who is nearly out"),
        pytest.param("rR r9 w5", WHITE, "b1", "play r9", id="not turning to who is nearly out"),
        pytest.param("rS r9 w5", "w1", BLUE, "play rS", id="a lost turn for who is nearly out"),
        pytest.param("W4 s1 s2", "w1", BLUE, "play W4:s", id="four cards for who is nearly out"),
    ],
)
def test_normal_plays_sensibly(ana: str, beto: str, caro: str, move: str) -> None:
    assert answers(turn_of_ana(ana, beto, caro, "r0")) == {move}


def test_a_hat_is_for_who_has_the_fewest_cards__act_hat() -> None:
    """Kept while another card fits, unless somebody is nearly out."""
    assert answers(turn_of_ana("WH r9 b5", YELLOW, BLUE, "r0", "hp")) == {"play r9"}
    assert answers(turn_of_ana("WH g9 b5", YELLOW, "b1 b2", "r0", "hp")) == {"play WH:g @caro"}
    assert answers(turn_of_ana("WH r9 b5", "y1", BLUE, "r0", "hp")) == {"play WH:r @beto"}


def test_normal_bluffs_now_and_then_when_it_helps__act_wild4_bluff() -> None:
    assert answers(turn_of_ana("W4 r1 s2", "w1", BLUE, "r0")) == {"play r1", "play W4:s"}
    assert answers(turn_of_ana("W4 r1 s2", WHITE, BLUE, "r0")) == {"play r1"}


@pytest.mark.parametrize(
    ("ana", "moves"),
    [("W4", {"accept"}), ("W4 s1 s2", {"accept"}), (f"W4 s1 s2 {YELLOW} {BLUE}", {"challenge"})],
)
def test_normal_doubts_a_large_hand__chal_guilty(ana: str, moves: set[str]) -> None:
    """CHAL.last-card too: what was the last card was always legal."""
    ana = ana.replace("s", "g")
    assert answers(turn_of_ana(ana, "g3 g4", "g6 g7", "r0", "hp") + "ana play W4:y") == moves
    assert answers(turn_of_ana(ana, "g3 g4", "g6 g7", "r0", "hp") + "ana play W4:y", EASY) >= {"accept"}


def test_a_drawn_wild_is_kept__turn_drawn() -> None:
    drawing = turn_of_ana("w5 b5 b6", WHITE, BLUE, "r0").replace("---", "draw {}\n---") + "ana draw"
    may = drawing.replace("players", "option drawn may\nplayers")
    assert answers(may.format("W")) == {"keep"}
    assert answers(drawing.format("r7")) == {"play r7"}
    must = drawing.replace("players", "option drawn must\nplayers")
    assert answers(must.format("W")) == {"play W:b"}


def lever(ana: str, beto: str, script: str) -> str:
    """The first card is a Jackpot, and ana picks who carries out a rule card (FIRST.jackpot)."""
    position = turn_of_ana(ana, beto, "g1 g2 g3", "", "jackpot")
    return position.replace("top \nturn ana", "dealer caro\nflip rJ") + script


PICKED = "next rule {}\nana target beto"
RUN, ACT, WILDS = map(PICKED.format, ("play-run", "act Sing", "play-wilds"))


@pytest.mark.parametrize(
    ("beto", "script", "move"),
    [
        pytest.param("b1 b2", "", "target beto", id="the fewest cards, beto"),
        pytest.param(YELLOW, "", "target caro", id="the fewest cards, caro"),
        pytest.param("W r9 b+2 y1", PICKED.format("discard-to 2"), "discard b+2 r9", id="the highest"),
        pytest.param("W W4 r9", PICKED.format("discard-to 1"), "discard r9 W", id="wilds last"),
        pytest.param("r5 r7 b5 b1 y9", RUN, "play r7", id="the longest run"),
        pytest.param("r5 W b7 y8 y9", f"{RUN}\nbeto play r5", "play W:y", id="a wild that leads on"),
        pytest.param("W WJ b5 b6 y5", f"{WILDS}\nbeto wilds W WJ", "color b", id="the colour held most"),
        pytest.param("W b5 WJ", WILDS, "wilds W WJ", id="all wilds"),
        pytest.param("r5", ACT, "done", id="an act"),
    ],
)
def test_normal_at_the_jackpot_machine(beto: str, script: str, move: str) -> None:
    assert answers(lever("g5 g6 g7 g9", beto, script)) == {move}


def test_normal_puts_down_one_of_each_color__jack_colors() -> None:
    """The highest ones, no Jackpot for the next player to pull, the colour held most on top."""
    ana = "rJ r9 gJ g2 b+2 b3 b4 W"
    pulled = turn_of_ana(ana, YELLOW, "y1 y3 y5", "r0", "jackpot") + "next spin colors\nana play rJ"
    assert answers(pulled) == {"discard r9 g2 b+2"}


# The dice


def turn_of_beto(boards: str, roll: str, script: str = "") -> str:
    ana, beto, caro = boards.split(" | ")
    return f"""
edition dice
players ana:red beto:yellow caro:blue
board ana {ana}
board beto {beto}
board caro {caro}
turn beto
roll {roll}
---
{script}"""


def test_the_longest_chain_is_exact__dice_chain() -> None:
    """DICE.wild too: as long as the longest of all the chains there are."""
    table: Any = game("dice", NAMES[:2])
    state, rng = table.start(Seeded(1)), Random(1)
    for _ in range(500):
        state.dice, last = tuple(map(rng.choice, DICE)), rng.choice("123456*")
        every = all_chains(chain_dice(state), partial(_starts, last))
        longest = max(map(len, every), default=0)
        assert chains.longest(sum(map(chains.value_of, state.dice)), last) == longest


def _starts(last: str, face: str) -> bool:
    return starts(face, last)


@pytest.mark.parametrize(
    ("roll", "move"),
    [
        ("y4 g3 g4 b6 g6 r6", "stand"),
        ("y4 y5 g4 y1 g6 y3", "reroll g6"),
        ("r1 r2 r3 g5 b4 r6", "reroll r1 r2 r3 r6 g5"),
    ],
)
def test_normal_rolls_again_what_has_no_use__dice_reroll(roll: str, move: str) -> None:
    assert answers(turn_of_beto("5 | 4 | 6", roll)) == {move}


def test_normal_ends_its_chain_where_the_call_helps_nobody__dice_call() -> None:
    """Of y4, g4 and b4 in any order only b4 has an owner among the others."""
    (move,) = answers(turn_of_beto("5 | 4 | 6", "y4 -1 g4 * b4 -1", "beto stand"))
    assert len(move.split()) == len(["chain", "y4", "g4", "b4"])
    assert not move.endswith("b4")


def test_normal_puts_down_no_chain_that_another_wins_by__dice_no_chain() -> None:
    """One space is left to ana, whose board ends in 4; the star would be for everybody."""
    nearly = " ".join("123456" * 3) + " 4"
    assert answers(turn_of_beto(f"{nearly} | 4 | 6", "* -1 g4 * +1 -1", "beto stand")) == {"chain"}
    assert answers(turn_of_beto(f"{nearly} | 4 | 6", "y4 y5 * b6 +1 -1", "beto stand")) == {"chain y4 y5"}


def test_normal_fills_its_board__dice_win() -> None:
    """With two spaces left, whatever the call would bring the others."""
    nearly = " ".join("123456" * 3)[:-1] + "4"
    (move,) = answers(turn_of_beto(f"5 | {nearly} | 6", "* -1 g5 * b4 -1", "beto stand"))
    assert len(move.split()) >= len(["chain", "b4", "*"])


@pytest.mark.parametrize(("boards", "move"), [("5 5 | 4 | 6", "-1 ana"), ("5 | 4 | 6 6", "-1 caro")])
def test_penalties_are_for_who_leads__dice_penalties(boards: str, move: str) -> None:
    script = "beto stand\nbeto chain y4"
    assert answers(turn_of_beto(boards, "y4 -1 +1 * r5 *", script)) == {move}
