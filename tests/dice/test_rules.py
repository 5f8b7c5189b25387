"""Rules of the dice game that no case can show: its parts, what chance does, and input that is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain

import pytest

from lastcard import Fair, Refusal, Seeded, game
from lastcard.dice.faces import DICE
from lastcard.dice.game import DiceGame
from lastcard.dice.moves import DONE, STAND, Chain, Reroll
from lastcard.dice.rules.step import roll_first_number
from lastcard.dice.state import DiceState
from lastcard.notation.check import same
from tests.core.test_chance import assert_equally_likely
from tests.support.strategies import NAMES, walk


def fair(number: int) -> Fair:
    return Fair(number.to_bytes(32, "big"))


def dice_table(players: int = 2, **options: object) -> DiceGame:
    table = game("dice", NAMES[:players], {name.replace("_", "-"): one for name, one in options.items()})
    assert isinstance(table, DiceGame)
    return table


def refusal(call: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        call()
    return refused.value


def test_faces() -> None:
    """DICE.faces: every number once, four of four colours to a die, a star each, +1 and -1."""
    faces = Counter(face for die in DICE for face in die)
    numbers = {color + number: 1 for color in "rygb" for number in "123456"}
    assert faces == Counter(numbers) + Counter({"*": 6, "+1": 3, "-1": 3})
    for place, die in enumerate(DICE):
        assert sorted(face[0] for face in die[:4]) == ["b", "g", "r", "y"]
        assert die[4:] == ("*", "-1" if place % 2 else "+1")
    assert [" ".join(die) for die in DICE] == [
        "r1 y4 g2 b3 * +1", "r2 y5 g3 b1 * -1", "r3 y6 g4 b5 * +1",
        "r4 y1 g5 b6 * -1", "r5 y2 g6 b4 * +1", "r6 y3 g1 b2 * -1",
    ]  # fmt: skip


def test_parts() -> None:
    """DICE.parts: 2 to 4 players, four boards of 20 blank and 8 extra spaces."""
    for players in (2, 3, 4):
        table = dice_table(players)
        assert table.colors == ("red", "yellow", "blue", "green")[:players]
        assert table.options["board-size"] == (20, 8)
        assert [table.start(Seeded(1)).spaces(seat) for seat in range(players)] == [20] * players
    for players in (1, 5):
        refused = refusal(partial(game, "dice", NAMES[:players]))
        assert (refused.code, refused.rule) == ("players-count", "DICE.parts")
        assert refused.about == {"count": players, "fewest": 2, "most": 4}


@pytest.mark.parametrize(
    ("colors", "code"),
    [
        (["red", "white"], "board-color"),
        (["red", "red"], "board-colors-differ"),
        (["red"], "board-colors-differ"),
        (["red", "blue", "green"], "board-colors-differ"),
    ],
)
def test_boards_have_different_colours(colors: list[str], code: str) -> None:
    """DICE.parts: one board of each of the four colours."""
    refused = refusal(lambda: game("dice", ["ana", "beto"], colors=colors))
    assert (refused.code, refused.rule) == (code, "DICE.parts")
    refused = refusal(lambda: game("usa", ["ana", "beto"], colors=["red", "blue"]))
    assert (refused.code, refused.rule) == ("boards-not-here", "DICE.parts")


def test_who_starts() -> None:
    """DICE.first: whom the table names; otherwise each player is equally likely."""
    for name in NAMES[:4]:
        state = dice_table(4, first_player=name).start(Seeded(1))
        assert state.turn == NAMES.index(name)
    assert_equally_likely([dice_table(4).start(fair(n)).turn for n in range(800)], 4)


def test_play_goes_clockwise() -> None:
    """DICE.first: the next seat is the next to roll."""
    table = dice_table(3, first_player="caro")
    state = table.start(Seeded(4))
    order = []
    for _ in range(7):
        order.append(state.turn)
        table.apply(state, state.turn, STAND, Seeded(4))
        table.apply(state, state.turn, Chain(), Seeded(4))
        if table.pending(state).kind == "penalty":
            table.apply(state, state.turn, DONE, Seeded(4))
    assert order == [2, 0, 1, 2, 0, 1, 2]


def test_first_numbers_are_equally_likely() -> None:
    """DICE.start-die, DICE.start: any of the six dice, until it shows a number."""
    table = dice_table(2)
    numbers: list[str] = []
    rolls: list[str] = []
    for number in range(1200):
        state = DiceState(table.rules)
        roll_first_number(state, table.rules, fair(number), 0)
        *thrown, wrote = table.events(state)
        rolls += [event.cards[0] for event in thrown]
        assert all(event.cards[0] in ("*", "+1", "-1") for event in thrown[:-1])
        assert state.boards == ((thrown[-1].cards[0][1],), ())
        assert wrote.cards == state.boards[0]
        numbers += state.boards[0]
    assert_equally_likely(numbers, 6)
    assert 0.6 < sum(face[0] in "rygb" for face in rolls) / len(rolls) < 0.73
    assert {face for die in DICE for face in die} == set(rolls)


def test_players_roll_their_first_number_from_the_first_player() -> None:
    """DICE.start-die: in turn, clockwise."""
    for seed in range(20):
        table = dice_table(4)
        state = table.start(Seeded(seed))
        wrote = [event.seat for event in table.events(state) if event.kind == "wrote"]
        assert wrote == [(state.turn + place) % 4 for place in range(4)]
        assert all(len(board) == 1 for board in state.boards)


def rerolled(dice: tuple[str, ...], faces: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The dice after these faces have been rolled again."""
    table = dice_table(2)
    state = table.start(Seeded(1))
    state.dice = dice
    table.apply(state, state.turn, Reroll(faces), fair(number))
    return state.dice


def test_of_equal_faces_the_first_die_is_rolled() -> None:
    """DICE.reroll: the first in the order of DICE.faces."""
    dice = ("*", "y5", "*", "*", "+1", "-1")
    shown: list[set[str]] = [set() for _ in dice]
    for number in range(300):
        after = rerolled(dice, ("*", "-1", "*"), number)
        for faces, face in zip(shown, after, strict=True):
            faces.add(face)
    assert shown == [set(DICE[0]), {"y5"}, set(DICE[2]), {"*"}, {"+1"}, set(DICE[5])]


def test_dice_are_rolled_again_as_the_dice_they_are() -> None:
    """DICE.reroll, DICE.faces: a die shows its own faces, and each is equally likely."""
    dice = ("r1", "y5", "g4", "b6", "*", "-1")
    after = [rerolled(dice, dice, number) for number in range(600)]
    for place, die in enumerate(DICE):
        assert {thrown[place] for thrown in after} == set(die)
        assert_equally_likely([thrown[place] for thrown in after], 6)


def test_to_play_again_the_boards_are_wiped_clean() -> None:
    """DICE.again: not before the game is won."""
    table = dice_table(3, board_size=(4, 2))
    moments = chain.from_iterable(walk(table, seed, 200) for seed in range(30))
    won = next(state for state, seat, _ in moments if seat is None and any(state.extras) and state.call)
    assert won.match is not None
    state = won.copy()
    refused = refusal(lambda: table.apply(won, 0, STAND, Seeded(2)))
    assert (refused.code, refused.rule) == ("game-over", "DICE.win")
    table.next_round(state, Seeded(2))
    assert state.match is None
    assert state.call is None
    assert [len(board) for board in state.boards] == [1, 1, 1]
    assert state.extras == [0, 0, 0]
    assert (table.pending(state).kind, len(state.dice), state.penalties) == ("roll", 6, ())
    before = state.copy()
    refused = refusal(lambda: table.next_round(state, Seeded(2)))
    assert (refused.code, refused.rule) == ("game-goes-on", "DICE.win")
    assert same(state, before)
