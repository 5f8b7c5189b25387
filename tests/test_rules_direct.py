"""Rules that no case can show: decks, setting up, what chance does, and input that is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import Any, TypeVar

import pytest

from lastcard import Fair, Refusal, Seeded, game
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard, written_share
from lastcard.cards.setup import flip, lay_out
from lastcard.cards.state import State
from lastcard.core.chance import Chance
from lastcard.dice.faces import DICE
from lastcard.dice.game import DiceGame
from lastcard.dice.moves import DONE, STAND, Chain, Reroll
from lastcard.dice.rules.step import roll_first_number
from lastcard.dice.state import DiceState
from lastcard.notation.check import same
from lastcard.rules.lever import pull
from lastcard.rules.piles import cut, dispense
from tests.strategies import BOOK_EDITIONS, NAMES, walk
from tests.test_chance import assert_equally_likely

T = TypeVar("T")

DECKS = {  # size, colours, a second copy of these numbers, more of each colour, wilds
    "usa": (108, "rwbs", "123456789", {}, {"W": 4, "W4": 4}),
    "hp": (112, "rygb", "123456789", {}, {"W": 4, "W4": 4, "WH": 4}),
    "jackpot": (108, "rygb", "13579", {"J": 4}, {"W": 2, "W4": 4, "WJ": 2}),
}
IDEAS = [
    "discard-to 2", "play-run", "draw-to 7", "play-wilds", "take-most 2",
    "act Cluck like a hen until your next turn",
    "act Hug the player with the most cards",
    "act High-five everyone with your feet",
]  # fmt: skip


def fair(number: int) -> Fair:
    return Fair(number.to_bytes(32, "big"))


def card_table(edition: str, players: int = 2, **given: Any) -> CardGame:
    table = game(edition, NAMES[:players], **given)
    assert isinstance(table, CardGame)
    return table


def dice_table(players: int = 2, **options: object) -> DiceGame:
    table = game("dice", NAMES[:players], {name.replace("_", "-"): one for name, one in options.items()})
    assert isinstance(table, DiceGame)
    return table


def refusal(call: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        call()
    return refused.value


# Decks


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_decks(edition: str) -> None:
    """DECK.usa, DECK.hp, DECK.jackpot: how many of each card."""
    size, colors, twice, more, wilds = DECKS[edition]
    of_a_color = Counter([*"0123456789", *twice, *["+2", "R", "S"] * 2]) + Counter(more)
    expected = Counter({color + symbol: n for color in colors for symbol, n in of_a_color.items()})
    rules = card_table(edition).rules
    deck = Counter(rules.names_of(rules.deck))
    assert deck == expected + Counter(wilds)
    assert deck.total() == size


@pytest.mark.parametrize(("edition", "numbers"), [("usa", 4 * 19), ("hp", 4 * 19), ("jackpot", 4 * 15)])
def test_how_many_numbers(edition: str, numbers: int) -> None:
    """DECK.usa, DECK.hp: 19 numbers of each colour; DECK.jackpot: 15."""
    rules = card_table(edition).rules
    names = rules.names_of(rules.deck)
    assert sum(name[1:].isdigit() and not name.startswith("W") for name in names) == numbers


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_points(edition: str) -> None:
    """DECK.points: a number its value, an action 20, a Jackpot 40, a wild 50."""
    rules = card_table(edition).rules
    actions = {"+2": 20, "R": 20, "S": 20, "J": 40}
    for name, points in ((rules.names[card], rules.points[card]) for card in rules.deck):
        expected = 50 if name.startswith("W") else actions.get(name[1:])
        assert points == (int(name[1:]) if expected is None else expected), name


def test_points_of_a_whole_deck() -> None:
    """DECK.points: 4 × (90 + 6 × 20) for the colours, 50 for every wild."""
    totals = {edition: sum(card_table(edition).rules.points) for edition in BOOK_EDITIONS}
    assert totals == {
        "usa": 4 * (90 + 120) + 8 * 50,
        "hp": 4 * (90 + 120) + 12 * 50,
        "jackpot": 4 * (45 + 25 + 120 + 160) + 8 * 50,
    }


# Setting up


@pytest.mark.parametrize("edition", BOOK_EDITIONS)
def test_two_to_ten_players(edition: str) -> None:
    """SETUP.players: 2 to 10."""
    for count in range(2, 11):
        assert len(card_table(edition, count).players) == count
    eleven = [*NAMES, "kim"]
    for names in ([], ["ana"], eleven):
        refused = refusal(partial(game, edition, names))
        assert (refused.code, refused.rule) == ("players-count", "SETUP.players")
        assert refused.about == {"count": len(names), "fewest": 2, "most": 10}


class Rigged:
    """Chance whose samples are fixed first; it remembers what each one was drawn from."""

    def __init__(self, samples: list[list[int]]) -> None:
        self.samples = samples
        self.drawn_from: list[list[Any]] = []

    def sample(self, label: str, items: Sequence[T], count: int) -> list[T]:
        self.drawn_from.append(list(items))
        fixed: list[Any] = self.samples.pop(0)
        assert len(fixed) == count
        return fixed

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        return list(items)

    def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
        return [die[0] for die in dice]


def test_those_tied_draw_from_the_cards_left() -> None:
    """SETUP.cut-rest: nobody can draw a card that lies on the table from the draw before."""
    table = card_table("usa", 3)
    card = {name: table.rules.names.index(name) for name in ("r9", "b9", "r1", "w2", "s2", "w7", "s7", "r8")}
    draws = [["r9", "b9", "r1"], ["w2", "s2"], ["s7", "r8"]]
    chance = Rigged([[card[name] for name in names] for names in draws])
    state = State(table.rules)
    cut(state, table.rules, chance)
    assert state.dealer == 1
    gone: set[int] = set()
    for items, names in zip(chance.drawn_from, draws, strict=True):
        assert sorted(items) == [one for one in table.rules.deck if one not in gone]
        gone |= {card[name] for name in names}
    drawn = [(event.seat, *event.cards) for event in table.events(state)]
    assert drawn == [(0, "r9"), (1, "b9"), (2, "r1"), (0, "w2"), (1, "s2"), (0, "s7"), (1, "r8")]


def test_the_cards_of_the_cut_go_back() -> None:
    """SETUP.dealer: the drawn cards go back and the whole deck is shuffled."""
    table = card_table("hp", 10)
    for seed in range(30):
        state = table.start(Seeded(seed))
        kinds = Counter(event.kind for event in table.events(state))
        assert kinds["cut"] >= 10
        (shuffled,) = [event for event in table.events(state) if event.kind == "shuffled"]
        assert shuffled.value == 112


def test_a_wild_draw_four_goes_back_at_a_random_place() -> None:
    """FIRST.wild4: each place of the pile is equally likely."""
    table = card_table("usa")
    names = table.rules.names
    pile = [names.index(name) for name in ("r1", "r2", "r3", "r4", "r5", "W4")]
    places = []
    for number in range(1000):
        state = lay_out(table.rules, [0, 0], pile[:], 0)
        flip(state, fair(number))
        assert names[state.top] == "r5"
        places.append(state.draw.index(pile[-1]))
    assert_equally_likely(places, 5)


def test_a_deal_with_only_wild_draw_fours_to_turn_over_is_refused() -> None:
    """FIRST.wild4 cannot find another card; SETUP.deal refuses such a deal instead of never ending."""

    class Patient(Seeded):
        def throw(self, label: str, dice: Sequence[Sequence[T]]) -> list[T]:
            assert label != "back/50", "the card is turned over again and again"
            return super().throw(label, dice)

        def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
            return list(items)

    table = card_table("usa", hand_size=1, target=500)
    r5, r3, wild4 = (table.rules.names.index(name) for name in ("r5", "r3", "W4"))
    state = lay_out(table.rules, [0, 1 << wild4], [], 1 << r5 | 1 << r3)
    before = state.copy()
    refused = refusal(lambda: table.next_round(state, Patient(1)))
    assert (refused.code, refused.rule) == ("too-few-cards", "SETUP.deal")
    assert same(state, before)


# Jackpot


def test_the_spinner_is_fair() -> None:
    """JACK.pull: each of the six symbols is equally likely."""
    table = card_table("jackpot", 3)
    state = table.start(Seeded(3))
    spins = []
    for number in range(1800):
        twin = state.copy()
        twin.log, twin.counters["spin"] = [], number
        pull(twin, table.rules, Fair(b"a key"), 1)
        spins.append(table.events(twin)[0].value)
    assert set(spins) == {"any", "right", "left", "all", "colors", "draw4"}
    assert_equally_likely(spins, 6)


def written(players: int, share: int) -> list[list[RuleCard]]:
    return [[RuleCard.from_text(f"act {seat} {n}") for n in range(share)] for seat in range(players)]


@pytest.mark.parametrize(("players", "share"), [(2, 4), (3, 2), (4, 2), (5, 1), (6, 1), (7, 1), (8, 1)])
def test_rule_cards_are_dealt_out_equally(players: int, share: int) -> None:
    """RULE.write: eight cards, the same number for each, those left over put aside."""
    assert written_share(players) == share
    cards = written(players, share)
    table = card_table("jackpot", players, written=cards)
    state = table.start(Seeded(1))
    there = [*state.dispenser, *state.used]
    assert Counter(there) == Counter(card for own in cards for card in own)
    assert len(there) == players * share <= 8


@pytest.mark.parametrize(
    "cards",
    [written(3, 1), written(3, 3), written(2, 2), written(4, 2), [], [*written(2, 2), []]],
    ids=["too few", "too many", "a player missing", "a player too many", "none at all", "one nothing"],
)
def test_everyone_writes_the_same_number(cards: list[list[RuleCard]]) -> None:
    """RULE.write: three players write two each, neither more nor fewer."""
    refused = refusal(lambda: game("jackpot", NAMES[:3], written=cards))
    assert (refused.code, refused.rule) == ("rules-share", "RULE.write")
    assert refused.about == {"share": 2, "players": 3}


@pytest.mark.parametrize("players", [9, 10])
def test_more_than_eight_players_write_none(players: int) -> None:
    """RULE.write: the ideas are used (RULE.ideas)."""
    refused = refusal(lambda: game("jackpot", NAMES[:players], written=written(players, 1)))
    assert (refused.code, refused.rule) == ("rules-too-many-players", "RULE.write")
    state = card_table("jackpot", players).start(Seeded(2))
    assert Counter(rule.text for rule in (*state.dispenser, *state.used)) == Counter(IDEAS)


@pytest.mark.parametrize("edition", ["usa", "hp", "dice"])
def test_other_editions_have_no_rule_cards(edition: str) -> None:
    """RULE.write is jackpot's."""
    refused = refusal(lambda: game(edition, ["ana", "beto"], written=written(2, 4)))
    assert (refused.code, refused.rule) == ("rules-not-here", "RULE.write")


@pytest.mark.parametrize("players", range(2, 11))
def test_the_ideas_are_used_where_nobody_writes(players: int) -> None:
    """RULE.ideas, RULE.write: the eight of the rulebook, in its order."""
    assert [rule.text for rule in State(card_table("jackpot", players).rules).dispenser] == IDEAS


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dance", "rule-kind"),
        ("draw-to", "rule-number"),
        ("draw-to 0", "rule-number"),
        ("take-most 0", "rule-number"),
        ("discard-to -1", "rule-number"),
        ("draw-to 100", "rule-number"),
        ("draw-to ٣", "rule-number"),
        ("play-run 3", "rule-alone"),
        ("act", "rule-empty"),
        ("act " + "x" * 121, "rule-long"),
        ("act a\x07b", "rule-letters"),
        ("act # x", "rule-hash"),
    ],
)
def test_rule_cards_that_cannot_be_read(text: str, code: str) -> None:
    """RULE.write, RULE.act: six kinds, numbers within reason, one line of plain text."""
    refused = refusal(lambda: RuleCard.from_text(text))
    assert refused.code == code
    assert refused.rule in ("RULE.write", "RULE.act")


@pytest.mark.parametrize("text", [*IDEAS, "discard-to 0", "take-most 99", "act ¡Canta!"])
def test_rule_cards_read_and_write(text: str) -> None:
    """RULE.ideas and others: `from_text` and `text` undo each other."""
    assert RuleCard.from_text(text).text == text
    assert RuleCard.from_text(f"  {text} ") == RuleCard.from_text(text)


def dispense_many(state: State, count: int, chance: Chance) -> list[str]:
    return [dispense(state, state.rules, chance, 0).text for _ in range(count)]


def test_used_rule_cards_go_back_when_the_dispenser_is_empty() -> None:
    """RULE.recycle: eight different ones come out, then all eight again."""
    table = card_table("jackpot")
    orders = set()
    for number in range(20):
        state = State(table.rules)
        first = dispense_many(state, 8, fair(number))
        assert sorted(first) == sorted(IDEAS)
        assert (state.dispenser, [rule.text for rule in state.used]) == ([], first)
        state.log = []
        second = dispense_many(state, 8, fair(number))
        assert sorted(second) == sorted(IDEAS)
        kinds = [event.kind for event in table.events(state)]
        assert kinds == ["rules-recycled", *["rule"] * 8]
        orders |= {tuple(first), tuple(second)}
    assert len(orders) == 40, "shuffled each time"


def test_a_rule_card_is_used_as_soon_as_it_has_come_out() -> None:
    """RULE.recycle: it is already among the used ones while it is carried out."""
    performed = 0
    for state, _, _ in walk(card_table("jackpot", 3), 1, 300):
        if state.performing is not None:
            performed += 1
            assert state.performing[1] in state.used
            assert len(state.used) + len(state.dispenser) == 8
    assert performed


def test_rule_cards_come_out_equally_likely() -> None:
    """RULE.write: shuffled into the dispenser."""
    table = card_table("jackpot")
    rules = table.rules
    first = [dispense(State(rules), rules, fair(number), 0).text for number in range(1600)]
    assert_equally_likely(first, 8)


# Dice


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
