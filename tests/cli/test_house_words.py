"""What the terminal tells of house rules, in every language."""

from __future__ import annotations

from typing import Any

import pytest

import lastcard
from lastcard import Event
from lastcard.cards.game import CardGame
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.table.sentences import event_text
from lastcard.words.families import family_of

NAMES = ("ana", "beto", "caro", "dani")

STACK = """
edition usa
option stack any
option reveal 2
option teams on
players ana beto caro dani
hand ana W4 b1 b2 b3
hand beto s+2 W4 r2
hand caro w1 w2
hand dani s1 s2 s3
top r7
turn ana
"""


def table(**options: object) -> CardGame:
    made = lastcard.game("usa", NAMES, options)
    assert isinstance(made, CardGame)
    return made


def stacked() -> tuple[CardGame, Any]:
    """A Wild Draw Four has fallen on beto."""
    state = lastcard.read_position(STACK)
    made = table(stack="any", reveal=2, teams="on")
    made.apply(state, 0, "play W4:s")
    return made, state


def told(language: str, event: Event, me: int | None = None) -> str | None:
    return event_text(catalogue(language), event, table(), me)


@pytest.mark.parametrize(
    ("language", "lines", "question"),
    [
        (
            "en",
            ["Stack: 4 cards to draw", "caro holds: w1 w2", "Your hand: r2 s+2 W4"],
            "A stack of 4 cards is on you: put a card on it, or accept and draw it all.",
        ),
        (
            "es",
            ["Acumulación: 4 cartas por tomar", "caro tiene: w1 w2", "Tu mano: r2 s+2 W4"],
            "Te cae una acumulación de 4 cartas: pon una carta encima, o acepta (accept) y tómala toda.",
        ),
    ],
)
def test_a_stack_is_shown_and_asked_with_its_total(language: str, lines: list[str], question: str) -> None:
    """HOUSE.stack, HOUSE.reveal."""
    made, state = stacked()
    family = family_of(made, catalogue(language))
    view = made.view(state, 1).as_dict()
    assert family.picture(made, view)[2:] == lines
    assert family.question(view) == question
    assert family.bluffs(made.view(state, 1)) == ()


def test_a_partner_is_shown() -> None:
    """HOUSE.teams."""
    made, state = stacked()
    family = family_of(made, catalogue("en"))
    assert family.picture(made, made.view(state, 1).as_dict())[1] == (
        "ana 3 · beto 3 · caro 2 · dani 3 (your partner)"
    )
    assert family.picture(made, made.view(state, None).as_dict())[1] == "ana 3 · beto 3 · caro 2 · dani 3"


def test_those_who_are_out_are_shown() -> None:
    """HOUSE.mercy."""
    made = table(mercy=20)
    state = made.start(seed=1)
    state.out = 1 << 2
    line = family_of(made, catalogue("es")).picture(made, made.view(state, 0).as_dict())[1]
    assert line == "ana 7 · beto 7 · caro (fuera) · dani 7"


def test_a_view_says_it_in_the_notation() -> None:
    made, state = stacked()
    lines = str(made.view(state, 1)).splitlines()
    assert {"pending stack beto", "total 4", "partner dani", "open caro w1 w2"} <= set(lines)
    state.out = 1 << 3
    assert "out dani" in str(made.view(state, None)).splitlines()


@pytest.mark.parametrize(
    ("event", "me", "sentences"),
    [
        (
            Event("played", 0, ("r5", "b5", "s5")),
            None,
            ("ana plays r5, b5 and s5.", "ana juega r5, b5 y s5."),
        ),
        (
            Event("played", 0, ("r7", "b7"), 1),
            1,
            ("ana plays r7 and b7 on you.", "ana juega r7 y b7 contra ti."),
        ),
        (
            Event("misplayed", 0, ("b1",)),
            0,
            ("You try to play b1, but it does not fit.", "Intentas jugar b1, pero no encaja."),
        ),
        (
            Event("out", 1, value=25),
            None,
            (
                "With 25 cards in hand, beto is out of the round.",
                "Con 25 cartas en la mano, beto queda fuera de la ronda.",
            ),
        ),
        (
            Event("stacked", 1, value=6),
            1,
            ("You now face 6 cards.", "Te caen 6 cartas."),
        ),
        (
            Event("stacked", 1, value=6),
            0,
            ("beto now faces 6 cards.", "A beto le caen 6 cartas."),
        ),
        (
            Event("jumped-in", 1),
            0,
            ("Out of turn: beto jumps in!", "Fuera de turno: ¡beto se adelanta!"),
        ),
        (
            Event("bomb", 0, value=2),
            1,
            ("A bomb: everyone else draws 2 cards!", "¡Bomba! Todos los demás toman 2 cartas."),
        ),
        (Event("time-over", None), 0, ("Time is up.", "Se acabó el tiempo.")),
        (Event("knocked-out", 1), 1, ("You are out of the match.", "Quedas fuera de la partida.")),
        (
            Event("order", None, value="caro, ana, beto"),
            0,
            ("The new order of play: caro, ana, beto.", "El nuevo orden de juego: caro, ana, beto."),
        ),
    ],
)
def test_what_happened_by_house_rules(event: Event, me: int | None, sentences: tuple[str, str]) -> None:
    assert (told("en", event, me), told("es", event, me)) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_who_is_out(language: str) -> None:
    made = table(mercy=20)
    state = made.start(seed=1)
    state.out = 1 << 2
    refusal = made.judge(state, 2, "draw")
    assert refusal is not None
    assert refusal_text(catalogue(language), refusal, NAMES).startswith("caro ")


def test_it_is_told_on_whom_a_stack_falls() -> None:
    """HOUSE.stack, HOUSE.deflect: as often as it grows or goes elsewhere."""
    made, state = stacked()
    assert Event("stacked", 1, value=4) in made.events(state)
    made.apply(state, 1, "play s+2")
    assert Event("stacked", 2, value=6) in made.events(state)
    made.apply(state, 2, "accept")
    assert "stacked" not in {event.kind for event in made.events(state)}


def test_a_jump_is_told_after_its_card() -> None:
    """HOUSE.jump-in: replays begin with what the move says."""
    made = table(**{"jump-in": "on"})
    state = lastcard.read_position(
        "edition usa\noption jump-in on\nplayers ana beto caro dani\nhand ana r7 b1\nhand beto b2 b3\n"
        "hand caro r7 b4 b5\nhand dani s1\ntop r1\nturn ana\n"
    )
    made.apply(state, 0, "play r7 uno")
    assert "jumped-in" not in {event.kind for event in made.events(state)}
    made.apply(state, 2, "play r7")
    assert [event.kind for event in made.events(state)][:2] == ["played", "jumped-in"]


def test_a_bomb_is_told_before_it_hits() -> None:
    """HOUSE.bomb."""
    made = table(multi="number", bomb=2)
    state = lastcard.read_position(
        "edition usa\noption multi number\noption bomb 2\nplayers ana beto caro dani\nhand ana r5 b5 s5 b1\n"
        "hand beto b2\nhand caro b4\nhand dani s1\ntop r1\nturn ana\n"
    )
    made.apply(state, 0, "play r5 b5 s5 uno")
    told = [event for event in made.events(state) if event.kind in ("bomb", "drew")]
    assert told[0] == Event("bomb", 0, value=2)
    assert [event.seat for event in told[1:]] == [1, 2, 3]
