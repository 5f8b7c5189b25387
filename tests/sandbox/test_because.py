"""By which rule something happened: every kind of event has rules, they exist, and the right one is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import lastcard
from lastcard.core.refusal import Refusal
from lastcard.languages import LANGUAGES
from lastcard.notation.case import NextRound, Say, TimeOver, read_case
from lastcard.notation.scripted import Impossible, Next, Scripted
from lastcard.rulebook import rules
from lastcard.sandbox.because import OF_CARDS, OF_DICE
from lastcard.sandbox.cards import rules_of_cards
from lastcard.sandbox.dice import rules_of_dice
from lastcard.sandbox.position import opened
from lastcard.sandbox.trying import Because, began, tried

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*/*.case"))
KINDS = re.compile(r"^event-([a-z-]+?)(?:-hidden|-none|-at)? =", re.MULTILINE)


def told_kinds() -> set[str]:
    page = Path(lastcard.__file__).parent / "locale" / "en" / "game.ftl"
    return set(KINDS.findall(page.read_text(encoding="utf-8")))


def test_every_kind_of_event_has_a_rule() -> None:
    assert OF_CARDS.keys() | OF_DICE.keys() == told_kinds()
    assert all([*OF_CARDS.values(), *OF_DICE.values()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_in_the_rulebook(language: str) -> None:
    named = {rule for rules in (*OF_CARDS.values(), *OF_DICE.values()) for rule in rules}
    assert named <= rules(language).keys()


def events_of_cases() -> list[tuple[str, str, Because]]:
    """Everything that happens in all case files."""
    found = []
    for path in CASES:
        case = read_case(path.read_text(encoding="utf-8"))
        game: Any = case.position.game()
        chance = Scripted(game, case.coming)
        explain: Any = rules_of_dice if game.family == "dice" else rules_of_cards
        try:
            state = case.position.set_up(game, chance)
        except (Refusal, Impossible):
            continue
        happened = zip(game.events(state), explain(None, state, game.events(state)), strict=True)
        found += [(path.stem, game.edition, Because(*one)) for one in happened]
        for step in case.script:
            before = state.copy()
            if isinstance(step, Next):
                chance.add(step)
                continue
            if isinstance(step, Say) and not step.refused:
                game.apply(state, game.players.index(step.name), step.move, chance)
            elif isinstance(step, NextRound):
                game.next_round(state, chance)
            elif isinstance(step, TimeOver):
                game.time_over(state)
            else:
                continue
            events = game.events(state)
            explained = explain(None if isinstance(step, NextRound) else before, state, events)
            found += [(path.stem, game.edition, Because(*one)) for one in zip(events, explained, strict=True)]
    return found


def beginning_of_dice() -> list[tuple[str, str, Because]]:
    """No case begins a dice game: its boards have something on them."""
    game = lastcard.game("dice", 2)
    state = game.start(seed=1)
    events = game.events(state)
    return [
        ("start", "dice", Because(*one))
        for one in zip(events, rules_of_dice(None, state, events), strict=True)
    ]


HAPPENED = [*events_of_cases(), *beginning_of_dice()]
WITHOUT_A_CASE = {("drew", "HOUSE.stack-empty"), ("void", "HOUSE.end"), ("won-match", "HOUSE.knockout")}


def test_all_that_happens_in_the_cases_has_rules_of_its_kind() -> None:
    wrong = []
    for name, edition, (event, because) in HAPPENED:
        known = {*OF_CARDS.get(event.kind, ()), *OF_DICE.get(event.kind, ()), f"DECK.{edition}"}
        if not because or not known.issuperset(because):
            wrong.append((name, event, because))
    assert wrong == []


def test_the_cases_need_every_kind_and_nearly_every_rule() -> None:
    """A rule that no case leads to would stand in the data for nothing."""
    kinds = {event.kind for _, _, (event, _) in HAPPENED}
    assert kinds == OF_CARDS.keys() | OF_DICE.keys()
    told = {(event.kind, rule) for _, _, (event, because) in HAPPENED for rule in because}
    data = {(kind, rule) for table in (OF_CARDS, OF_DICE) for kind, rules in table.items() for rule in rules}
    assert data - told == WITHOUT_A_CASE


POSITION = """
edition {edition}
{options}players ana beto caro
hand ana {ana}
hand beto r2 r4 r8
hand caro r3 r5 r9
top r7
draw b1 b2 b3 b4 b5 b6 b7 b8
turn ana
{more}"""


def told(
    edition: str, ana: str, *moves: str, options: str = "", more: str = ""
) -> list[tuple[str, tuple[str, ...]]]:
    """The events of the last of these moves."""
    text = POSITION.format(edition=edition, ana=ana, options=options, more=more)
    stand = opened(text)
    found: list[Because] = []
    for move in moves:
        name, _, said = move.partition(" ")
        stand, found = tried(stand, stand.game.players.index(name), said)
    return [(event.kind, because) for event, because in found]


@pytest.mark.parametrize(
    ("edition", "ana", "moves", "options", "more", "expected"),
    [
        ("usa", "r+2 s1 s2", ["ana play r+2"], "", "", ("drew", "ACT.draw2")),
        ("usa", "r1 s1", ["ana play r1", "caro catch ana"], "", "", ("drew", "UNO.caught")),
        ("usa", "s1 s2", ["ana draw"], "", "", ("drew", "TURN.draw")),
        ("usa", "r1 s2", ["ana draw"], "", "", ("drew", "TURN.decline")),
        ("usa", "r+2", ["ana play r+2"], "", "", ("drew", "END.last-draw")),
        ("usa", "W4 s2 s3", ["ana play W4:b", "beto challenge"], "", "", ("drew", "CHAL.innocent")),
        ("usa", "W4 r1 s3", ["ana play W4:b", "beto challenge"], "", "", ("drew", "CHAL.guilty")),
        ("hp", "W4 g2 y3", ["ana play W4:b", "beto accept"], "", "", ("drew", "ACT.wild4")),
        ("usa", "rS s2 s3", ["ana play rS"], "", "", ("lost-turn", "ACT.skip")),
        ("usa", "rR s2 s3", ["ana play rR"], "", "", ("turned", "ACT.reverse")),
        ("jackpot", "rJ y1 g2", ["ana play rJ"], "", "next spin draw4\n", ("drew", "JACK.draw4")),
        ("hp", "WH y1 g2", ["ana play WH:b @caro"], "", "", ("drew", "ACT.hat")),
        ("usa", "b1 s2 s3", ["ana play b1"], "option misplay 2\n", "", ("drew", "HOUSE.misplay")),
    ],
)
def test_the_same_event_has_the_rule_of_what_brought_it(
    edition: str, ana: str, moves: list[str], options: str, more: str, expected: tuple[str, str]
) -> None:
    kind, rule = expected
    assert [
        because[0]
        for found, because in told(edition, ana, *moves, options=options, more=more)
        if found == kind
    ] == [rule]


def test_a_stack_that_is_larger_than_the_pile() -> None:
    text = POSITION.format(
        edition="usa", ana="r+2 s1 s2", options="option stack twos\n", more="remove rest\n"
    )
    text = text.replace("draw b1 b2 b3 b4 b5 b6 b7 b8", "draw-exactly").replace("top r7", "top r6")
    stand, _ = tried(opened(text), 0, "play r+2")
    _, happened = tried(stand, 1, "accept")
    assert [one.rules for one in happened if one.event.kind == "drew"] == [
        ("HOUSE.stack", "HOUSE.stack-empty", "PILE.none-left")
    ]


def test_a_deck_of_ones_own_is_told_by_what_its_cards_do() -> None:
    deck = (
        '{"name": "rain", "version": 1, "colors": ["red", "blue"], "cards": {"1": 9, "2": 9, "N": 4},'
        ' "wilds": {}, "symbols": {"N": {"points": 20, "draws": 1, "whom": "others"}}}'
    )
    text = f"edition {deck}\nplayers ana beto\nhand ana rN r1 b2\nhand beto r2 b1\ntop r1\nturn ana\n"
    _, happened = tried(opened(text), 0, "play rN")
    assert [(event.kind, rules) for event, rules in happened] == [
        ("played", ("TURN.match",)), ("drew", ("ACT.draw2",)),
    ]  # fmt: skip


def test_a_number_that_fits() -> None:
    stand = opened(POSITION.format(edition="usa", ana="r1 r2 s1", options="", more="").replace("r2 r4", "r4"))
    _, happened = tried(stand, 0, "play r1")
    assert [(one.event.kind, one.rules) for one in happened] == [("played", ("TURN.match",))]
    assert began(stand) == []
