"""Rules of the card games that no case can show: decks, setting up, chance, and input that is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import pytest

from lastcard import Fair, Refusal, Seeded, game
from lastcard.cards.game import CardGame
from lastcard.cards.rulecards import RuleCard, written_share
from lastcard.cards.setup import flip, lay_out
from lastcard.cards.state import State
from lastcard.core.chance import Chance
from lastcard.notation.check import same
from lastcard.rules.lever import pull
from lastcard.rules.piles import cut, dispense
from tests.core.test_chance import assert_equally_likely
from tests.support.strategies import BOOK_EDITIONS, NAMES, walk

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


def test_games_by_the_same_rules_share_what_is_large() -> None:
    first, second = game("usa", ["ana", "beto"]), game("usa", ["carla", "dani"])
    assert isinstance(first, CardGame) and isinstance(second, CardGame)
    assert first.rules.fits is second.rules.fits
    assert (first.rules.people, second.rules.people) == (("ana", "beto"), ("carla", "dani"))
    other = game("usa", ["ana", "beto"], wild4="free")
    assert isinstance(other, CardGame)
    assert other.rules.fits != first.rules.fits
    assert other.rules.options["wild4"] == "free"
