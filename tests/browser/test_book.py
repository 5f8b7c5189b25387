"""The rulebook in a browser: a page for each edition, the index of rulings, and a sheet to print."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lastcard.languages import LANGUAGES
from lastcard.rulebook import book, rules
from tests.browser.conftest import Stranger
from tests.browser.people import Person
from tests.browser.test_everybody import barriers

EDITIONS = ["usa", "hp", "jackpot", "classic", "wild", "attack", "dice"]
PHONE, DESK = {"width": 390, "height": 844, "phone": True}, {"width": 1280, "height": 800}
PAPERS = ["A4", "Letter"]

PAGE_OF_PDF = re.compile(rb"/Type\s*/Page\b")


def reader(stranger: Stranger, language: str = "en", **more: Any) -> Person:
    return Person(stranger(locale=language, **more), language=language)


def looked_at(person: Person) -> None:
    """What is there can be used by everybody, and nothing is wider than the screen."""
    assert barriers(person.page) == []
    size = person.page.viewport_size
    # On a phone the window grows with what is too wide.
    assert size and person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_edition_has_its_page(stranger: Stranger, language: str) -> None:
    """Every sentence of it, with a way to each of its rules."""
    ana = reader(stranger, language)
    for edition in EDITIONS:
        ana.page.goto(f"/rules/{edition}")
        there = book(language, edition)
        for section in there.sections:
            expect(ana.page.get_by_role("heading", name=section.title, exact=True)).to_be_visible()
        sentences = [one for part in there.sections for block in part.blocks for one in block.sentences]
        ways = ana.page.locator("a.to")
        expect(ways).to_have_count(sum(len(sentence.rules) for sentence in sentences))
        led = ways.evaluate_all("all => all.map((way) => way.getAttribute('href').split('/').at(-1))")
        assert led == [rule for sentence in sentences for rule in sentence.rules]
        assert set(led) <= rules(language).keys()


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [
        ("es", PHONE, "light"),
        pytest.param("en", PHONE, "dark", marks=pytest.mark.slow),
        pytest.param("en", DESK, "light", marks=pytest.mark.slow),
        pytest.param("es", DESK, "dark", marks=pytest.mark.slow),
    ],
)
def test_the_pages_have_no_barriers(
    stranger: Stranger, language: str, size: dict[str, Any], scheme: str
) -> None:
    ana = reader(stranger, language, color_scheme=scheme, **size)
    ways = [f"{edition}{part}" for edition, part in product(("jackpot", "wild", "dice"), ("", "/quick"))]
    for way in (*ways, "rulings"):
        ana.page.goto(f"/rules/{way}")
        expect(ana.page.locator("main h2").first).to_be_visible()
        looked_at(ana)


def test_rulings_are_told_apart_from_the_leaflet(stranger: Stranger) -> None:
    """By eye and by ear; where there is no leaflet, once for the whole page."""
    ana = reader(stranger)
    ana.page.goto("/rules/usa")
    ruling = ana.text("leaflet-ruling")
    sentences = [
        one for part in book("en", "usa").sections for block in part.blocks for one in block.sentences
    ]
    marked = ana.page.locator(".sentence.ruling")
    expect(marked).to_have_count(sum(one.source == "ruling" for one in sentences))
    expect(marked.first).to_contain_text(ruling)
    expect(ana.page.get_by_text(ana.text("leaflet-legend-ruling"))).to_be_visible()
    ana.page.goto("/rules/classic")
    expect(ana.page.get_by_text(ana.text("leaflet-ours"))).to_be_visible()
    expect(marked).to_have_count(0)


def test_a_sentence_leads_to_its_rule_and_back(stranger: Stranger) -> None:
    """With the keyboard alone; who comes back is where they were."""
    ana = reader(stranger)
    ana.page.goto("/rules/hp#uno")
    heading = ana.page.locator("#uno")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    ana.page.keyboard.press("Tab")
    way = ana.page.locator("a.to:focus")
    rule = "UNO.say"
    expect(way).to_have_accessible_name(ana.text("leaflet-rule", rule=rule))
    expect(way.locator(".id")).to_be_visible()
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile(f"/rules/{rule}$"))
    expect(ana.page.locator(f"[id='{rule}']")).to_be_in_viewport()
    ana.page.go_back()
    expect(ana.page.locator("#uno-1")).to_be_in_viewport()
    expect(ana.page.locator("#uno-1")).to_be_focused()


def test_the_contents_lead_to_their_sections(stranger: Stranger) -> None:
    ana = reader(stranger)
    ana.page.goto("/rules/usa")
    contents = ana.page.get_by_role("navigation", name=ana.text("leaflet-contents"))
    last = contents.get_by_role("link").last
    last.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("heading", name=last.inner_text(), exact=True)).to_be_in_viewport()
    expect(last).to_have_attribute("aria-current", "location")


def test_ways_on_from_a_page(stranger: Stranger) -> None:
    ana = reader(stranger)
    ana.page.goto("/rules")
    ana.page.locator("details", has_text=ana.text("web-edition-hp")).locator("summary").click()
    ana.page.get_by_role("link", name=ana.text("leaflet-read")).locator("visible=true").click()
    expect(ana.page).to_have_url(re.compile("/rules/hp$"))
    expect(ana.button("lesson-open").first).to_be_visible()
    ana.page.get_by_role("link", name=ana.text("leaflet-all")).click()
    expect(ana.page.get_by_role("radio", name=ana.text("web-edition-hp"))).to_be_checked()
    ana.page.go_back()
    ana.page.get_by_role("link", name=ana.text("leaflet-rulings")).click()
    expect(ana.page.get_by_role("radio", name=ana.text("web-edition-hp"))).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_has_every_ruling(stranger: Stranger, language: str) -> None:
    ana = reader(stranger, language)
    ana.page.goto("/rules/rulings")
    ours = [
        rule
        for rule in rules(language).values()
        if rule.source != "book" and not rule.id.startswith("HOUSE.")
    ]
    listed = ana.page.locator(".ruling")
    expect(listed).to_have_count(len(ours))
    expect(ana.page.get_by_text(ana.text("rulings-other"), exact=True)).to_have_count(
        sum(rule.other is not None for rule in ours)
    )
    ana.page.get_by_role("radio", name=ana.text("web-edition-dice")).check()
    expect(listed).to_have_count(sum(rule.editions == ("dice",) for rule in ours))
    first = listed.first.get_by_role("link").first
    rule = first.inner_text()
    first.press("Enter")
    expect(ana.page.locator(f"[id='{rule}']")).to_be_in_viewport()


def pages_on(page: Page, paper: str) -> int:
    return len(PAGE_OF_PDF.findall(page.pdf(format=paper)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_reference_is_one_page(stranger: Stranger, language: str) -> None:
    """On either paper."""
    ana = reader(stranger, language, color_scheme="dark")
    for edition in EDITIONS:
        ana.page.goto(f"/rules/{edition}/quick")
        expect(ana.page.locator(".sheet h2").first).to_be_visible()
        assert {paper: pages_on(ana.page, paper) for paper in PAPERS} == dict.fromkeys(PAPERS, 1), edition


def test_the_quick_reference_is_printed_without_the_rest(stranger: Stranger) -> None:
    ana = reader(stranger)
    ana.page.goto("/rules/usa/quick")
    expect(ana.button("quickref-print")).to_be_visible()
    ana.page.evaluate("window.print = () => { document.title = 'printed'; }")
    ana.press("quickref-print")
    expect(ana.page).to_have_title("printed")
    ana.page.emulate_media(media="print")
    expect(ana.page.get_by_role("heading", name=ana.text("quickref-cards"))).to_be_visible()
    for gone in (
        ana.button("quickref-print"),
        ana.page.get_by_role("banner"),
        ana.page.get_by_role("navigation"),
    ):
        expect(gone.locator("visible=true")).to_have_count(0)
