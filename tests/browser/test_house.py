"""House rules in a browser: chosen in the form, told at the table, and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Stranger
from tests.browser.people import EDGE, Person, play_on, settle
from tests.browser.test_everybody import barriers, fits

PARTY = {
    "stack": "any",
    "deflect": "both",
    "seven-zero": "both",
    "jump-in": "on",
    "draw": "until",
    "drawn": "may",
}

MOMENTS = {"a stack falls on one": ".stack.mine", "a 7 asks whose hand": ".players button"}
SOUGHT = re.compile(r"\b7\b|Draw")


def option(person: Person, name: str) -> Locator:
    return person.page.locator(f"#option-{name}")


def choose(person: Person, name: str, value: str) -> None:
    option(person, name).get_by_role("radio", name=person.text(f"opt-{name}-{value}")).check(force=True)


def open_rules(person: Person) -> None:
    person.page.get_by_text(person.text("new-options"), exact=True).click()


@pytest.mark.parametrize(("width", "height"), [(390, 844), pytest.param(1280, 800, marks=pytest.mark.slow)])
def test_the_form_has_presets_and_says_what_does_not_go_together(
    stranger: Stranger, width: int, height: int
) -> None:
    ana = Person(stranger(width=width, height=height))
    ana.come_home()
    ana.page.goto("/new")
    party = ana.page.get_by_role("button", name=re.compile(f"^{ana.text('preset-party')} "))
    expect(party).to_have_attribute("aria-pressed", "false")
    party.click()
    expect(party).to_have_attribute("aria-pressed", "true")
    ana.page.get_by_text(ana.text("new-options"), exact=True).click()
    expect(ana.page.get_by_text(ana.text("new-group-popular"))).to_be_visible()
    assert barriers(ana.page) == []
    assert fits(ana.page)
    # Teams are for an even number of players: with four they can be had, with five they cannot.
    teams = ana.page.get_by_role("button", name=re.compile(f"^{ana.text('preset-teams')} "))
    teams.click()
    ana.page.get_by_label(ana.text("new-seats"), exact=True).last.fill("5")
    ana.page.keyboard.press("Tab")
    expect(teams).to_be_disabled()
    ana.press("new-open")
    expect(ana.page.locator(".toast")).to_contain_text(ana.text("new-mix-teams"))
    assert ana.page.url.endswith("/new")


def test_what_is_wrong_is_told_where_it_can_be_changed(stranger: Stranger) -> None:
    """HOUSE.mix: not sent, told beside the setting, which has the focus then."""
    ana = Person(stranger(width=360, height=740))
    ana.come_home()
    ana.page.goto("/new?mercy=10&hand-size=9&stack=any")
    expect(ana.page.locator(".linked")).to_contain_text(ana.text("new-linked-unnamed"))
    ana.press("new-open")
    mercy = option(ana, "mercy")
    expect(mercy).to_contain_text(ana.text("new-mix-mercy", number=12))
    expect(mercy).to_be_in_viewport()
    expect(mercy.locator(":focus")).to_have_count(1)
    assert barriers(ana.page) == []
    # What a rule rests on is said before the rule can be chosen, and taking it away takes the rule along.
    ana.page.get_by_text(ana.text("new-group-cards"), exact=True).click()
    choose(ana, "deflect", "both")
    choose(ana, "stack", "off")
    expect(option(ana, "deflect")).to_contain_text(
        ana.text("new-mix-needs", option=ana.text("opt-deflect"), other=ana.text("opt-stack"))
    )
    expect(option(ana, "deflect").get_by_role("radio").first).to_be_disabled()


@pytest.mark.slow
def test_rules_of_ones_own(stranger: Stranger) -> None:
    """Kept under a name, there again after a reload, sent as a link, and thrown away; by keyboard alone."""
    ana = Person(stranger(permissions=["clipboard-read", "clipboard-write"]))
    ana.come_home()
    ana.page.goto("/new")
    open_rules(ana)
    for name, value in (("stack", "twos"), ("jump-in", "on")):
        choose(ana, name, value)
    keyboard = ana.page.keyboard
    ana.button("new-own-keep").press("Enter")
    keyboard.type("  Sunday <b>evening</b> ")
    keyboard.press("Enter")
    assert ana.page.url.endswith("/new")
    ana.page.reload()
    own = ana.page.locator(".own .take", has_text="Sunday <b>evening</b>")
    expect(own).to_have_attribute("aria-pressed", "false")
    own.press("Enter")
    expect(own).to_have_attribute("aria-pressed", "true")
    assert barriers(ana.page) == []
    ana.button("new-own-share", name="Sunday <b>evening</b>").press("Enter")
    expect(ana.page.locator(".toast")).to_contain_text(ana.text("new-link-copied"))
    link = ana.page.evaluate("navigator.clipboard.readText()")

    beto = Person(stranger(locale="es-ES", width=390, height=844), "Beto", "es")
    beto.page.goto(f"{link}&stak=any&mercy=1000")
    told = beto.page.locator(".linked")
    expect(told).to_contain_text(beto.text("new-linked", name="Sunday <b>evening</b>"))
    expect(told).to_contain_text("stak=any, mercy=1000")
    expect(beto.page.locator(".differs")).to_contain_text(beto.text("opt-stack-twos"))
    beto.press("new-own-keep")
    beto.press("new-own-save")
    expect(beto.page.locator(".own .take", has_text="Sunday <b>evening</b>")).to_be_visible()
    assert barriers(beto.page) == []
    assert fits(beto.page)
    beto.press("new-open")
    expect(beto.page.locator("dd", has_text=beto.text("opt-stack-twos"))).to_be_visible()

    ana.button("new-own-delete", name="Sunday <b>evening</b>").press("Enter")
    ana.button("new-own-drop").press("Enter")
    expect(own).to_have_count(0)
    ana.page.reload()
    expect(ana.button("new-open")).to_be_visible()
    expect(own).to_have_count(0)


@pytest.mark.parametrize(("language", "locale"), [("en", "en-GB"), ("es", "es-ES")])
def test_the_rules_page_finds_what_people_call_it(stranger: Stranger, language: str, locale: str) -> None:
    ana = Person(stranger(locale=locale), language=language)
    ana.page.goto("/rules")
    search = ana.page.get_by_role("textbox", name=ana.text("book-search"))
    for word, rule in {
        "stack": "HOUSE.stack",
        "stacking": "HOUSE.stack",
        "stacked": "HOUSE.stack",
        "acumular": "HOUSE.stack",
        "acumulando": "HOUSE.stack",
        "jump in": "HOUSE.jump-in",
        "adelantarse": "HOUSE.jump-in",
        "7-0": "HOUSE.seven",
        "siete cero": "HOUSE.zero",
        "equipos": "HOUSE.teams",
        "teams": "HOUSE.teams",
        "swap hands": "HOUSE.seven",
    }.items():
        search.fill(word)
        expect(ana.page.locator(f"[id='{rule}']"), word).to_be_visible()
        assert ana.page.locator("article.rule").count() < 20, word


def two_with(stranger: Stranger, options: dict[str, str]) -> tuple[Person, Person]:
    """Two people who hold so many cards that what they are after is among them."""
    ana, beto = Person(stranger()), Person(stranger(width=390, height=844), "Beto")
    code = ana.make("usa", 2, options={"hand-size": "40", "drawn": "may", **options})
    beto.sit(code)
    ana.start()
    ana.sees_table()
    beto.sees_table()
    return ana, beto


@pytest.mark.slow
def test_a_moment_to_jump_in(stranger: Stranger) -> None:
    """HOUSE.jump-in: shown, said, and done with a key; the log tells it to both."""
    people = two_with(stranger, {"jump-in": "on"})

    def jumper() -> Person | None:
        return next((one for one in people if one.page.locator(".buttons .jump").is_visible()), None)

    play_on([*people], lambda: jumper() is not None)
    found = jumper()
    assert found is not None
    expect(found.page.locator(".hand li button.jump").first).to_be_visible()
    expect(found.page.locator("[data-testid=spoken]")).to_contain_text("Jump in!")
    assert barriers(found.page) == []
    assert fits(found.page)
    found.page.keyboard.press("j")
    for person in people:
        expect(person.page.locator("[data-testid=spoken]")).to_contain_text("Out of turn:")


@pytest.mark.slow
@pytest.mark.parametrize("way", ["tap", "drag", "keyboard"])
def test_several_cards_together(stranger: Stranger, way: str) -> None:
    """HOUSE.multi: gathered and put down by tap, by dragging, and by keyboard alone."""
    people = two_with(stranger, {"multi": "number"})
    play_on([*people], lambda: any(pair_of(one) for one in people))
    ana = next(one for one in people if pair_of(one))
    page = ana.page
    first, second = (page.locator(f".hand [data-key='{key}']") for key in pair_of(ana))
    hand = ana.hand.count()
    if way == "tap":
        first.click(position=EDGE)
        second.click(position=EDGE)
        page.locator("button.together").click()
    elif way == "drag":
        second.drag_to(first, source_position=EDGE, target_position=EDGE)
        expect(page.locator(".hand li button.picked")).to_have_count(2)
        first.drag_to(page.locator(".pile.discard"), source_position=EDGE)
    else:
        for card in (first, second):
            card.focus()
            page.keyboard.press("Enter")
        page.keyboard.press("g")
    expect(ana.hand).to_have_count(hand - 2)


def pair_of(person: Person) -> list[str]:
    """A number that can be played and another card of the same number, by their keys; or nothing."""
    held, fitting = (
        cards.evaluate_all("cards => cards.map((card) => card.dataset.key)")
        for cards in (person.hand, person.playable)
    )
    for first in fitting:
        number = first[1:].partition("#")[0]
        others = [key for key in held if key != first and key[1:].partition("#")[0] == number]
        if number.isdigit() and others:
            return [first, others[0]]
    return []


@pytest.mark.slow
def test_moments_of_a_party(stranger: Stranger) -> None:
    """HOUSE.stack, HOUSE.seven: two people, and no bots, play draw cards and sevens as soon as they can."""
    people = two_with(stranger, PARTY)
    for person in people:
        expect(person.page.locator(".house")).to_contain_text(person.text("preset-party"))
    seen: set[str] = set()

    def all_seen() -> bool:
        for person in people:
            for moment, where in MOMENTS.items():
                if moment not in seen and person.page.locator(where).first.is_visible():
                    assert fits(person.page), moment
                    assert barriers(person.page) == [], moment
                    seen.add(moment)
            wanted = person.page.get_by_role("button", name=SOUGHT)
            if not person.wire.waits() and person.click(person.playable.and_(wanted), position=EDGE):
                settle([*people])
        return seen == set(MOMENTS)

    play_on([*people], all_seen)


@pytest.mark.slow
def test_the_replay_of_a_party_is_proved(stranger: Stranger) -> None:
    ana = Person(stranger(width=390, height=844))
    ana.make("usa", 3, bots=2, options={**PARTY, "length": "1", "hand-size": "2", "uno": "auto"})
    ana.start()
    ana.sees_table()
    play_on([ana], ana.is_over)
    replay = ana.page.get_by_role("link", name=ana.text("game-replay"))
    expect(replay).to_be_visible()
    assert fits(ana.page)
    replay.click()
    ana.press("film-verify")
    expect(ana.page.get_by_text(ana.text("proof-result-proved")).first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (390, 844, "es")])
def test_a_round_against_the_clock_without_hints(
    stranger: Stranger, width: int, height: int, language: str
) -> None:
    """HOUSE.blitz, HOUSE.hints, HOUSE.misplay: no card is raised or dimmed, and any may be sent."""
    ana = Person(stranger(width=width, height=height, locale=language), language=language)
    options = {"round-time": "5", "hints": "off", "misplay": "2", "uno": "off"}
    ana.make("usa", 2, bots=1, options=options)
    ana.start()
    ana.sees_table()
    clock = ana.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    expect(ana.page.locator("p.mine")).to_have_text(ana.text("game-say-turn-unhinted"))
    expect(ana.page.locator(".hand .ok, .hand .no")).to_have_count(0)
    assert fits(ana.page)
    assert barriers(ana.page) == []
    before = ana.wire.number
    ana.hand.first.click()
    while ana.wire.number == before:
        ana.page.wait_for_timeout(50)
