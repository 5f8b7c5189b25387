"""The profile: what was played is counted once, kept in the browser, and can be taken to another one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Stranger
from tests.browser.people import Person, play_on
from tests.browser.test_everybody import barriers, fits

COUNTED = """async () => {
    while (localStorage.getItem("lastcard.profile") === null)
        await new Promise((done) => setTimeout(done, 20));
}"""
SECRET = "localStorage.getItem('lastcard.secret')"


def played(stranger: Stranger) -> tuple[Person, Person, str]:
    """Ana and Beto after a match, and the code of their table."""
    ana = Person(stranger(permissions=["clipboard-read", "clipboard-write"]), "Ana")
    beto = Person(stranger(locale="es"), "Beto", "es")
    code = ana.make("usa", 2, options={"target": "1", "hand-size": "3"})
    beto.sit(code)
    ana.start()
    play_on([ana, beto], ana.is_over)
    for person in (ana, beto):
        person.page.evaluate(COUNTED)
    return ana, beto, code


def number(person: Person, key: str) -> int:
    """What the profile shows under a word."""
    term = person.page.locator("dl").get_by_text(person.text(key), exact=True)
    return int(term.locator("xpath=../dd").inner_text())


def see(page: Page, person: Person) -> None:
    page.goto("/profile")
    expect(page.get_by_role("heading", name=person.text("web-profile"))).to_be_visible()


@pytest.mark.slow
def test_a_match_is_counted_once_and_goes_along_to_other_browsers(stranger: Stranger, folder: Path) -> None:
    ana, beto, code = played(stranger)

    # Seen again, in this page and in another one, it is the same match.
    ana.page.reload()
    expect(ana.button("game-rematch")).to_be_visible()
    other = ana.page.context.new_page()
    other.goto(f"/t/{code}")
    expect(other.get_by_role("button", name=ana.text("game-rematch"), exact=True)).to_be_visible()
    other.wait_for_load_state("networkidle")
    other.close()
    for person in (ana, beto):
        see(person.page, person)
        assert number(person, "profile-matches") == 1
        assert barriers(person.page) == []
    assert number(ana, "profile-wins") + number(beto, "profile-wins") == 1
    expect(ana.page.get_by_text(ana.text("profile-together", count=1))).to_be_visible()

    phone = Person(stranger(width=390, height=844, phone=True))
    move_by_link(ana, phone)
    move_by_file(ana, phone, folder / "profile.json")
    erase(phone)


def move_by_link(ana: Person, phone: Person) -> None:
    """It says what it will do, does nothing unless told to, and leaves no secret in the address."""
    own = ana.page.get_by_role("textbox", name=ana.text("web-name"))
    own.fill("Ana")
    own.press("Enter")
    ana.press("profile-copy-link")
    expect(ana.button("profile-invite-copied")).to_be_visible()
    link: str = ana.page.evaluate("navigator.clipboard.readText()")
    phone.page.goto(link)
    expect(phone.page.get_by_role("dialog")).to_contain_text("Ana")
    assert barriers(phone.page) == []
    phone.press("profile-incoming-not")
    assert number(phone, "profile-matches") == 0
    assert "#" not in phone.page.url
    phone.page.goto(link)
    expect(phone.button("profile-incoming-take")).to_be_visible()
    for _ in range(2):  # the first is the button that closes the dialogue
        phone.page.keyboard.press("Tab")
        if phone.button("profile-incoming-take").evaluate("one => one === document.activeElement"):
            break
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("textbox", name=phone.text("web-name"))).to_have_value("Ana")
    assert number(phone, "profile-matches") == 1
    assert phone.page.evaluate(SECRET) == ana.page.evaluate(SECRET)
    assert fits(phone.page)


def move_by_file(ana: Person, phone: Person, file: Path) -> None:
    """Everything comes along, twice is once, and a file that was tampered with is refused."""
    with ana.page.expect_download() as saved:
        ana.press("profile-save-file")
    saved.value.save_as(file)
    chooser = phone.page.locator("input[type=file]")
    for _ in range(2):
        chooser.set_input_files(file)
        phone.press("profile-incoming-merge")
        expect(phone.page.get_by_role("dialog")).to_be_hidden()
        expect(phone.page.locator("a[href^='/replay/']")).to_have_count(1)
        assert number(phone, "profile-matches") == 1
    broken = json.loads(file.read_text())
    broken["profile"]["counts"] = {"__proto__": {"usa": [9, 9]}}
    file.write_text(json.dumps(broken))
    chooser.set_input_files(file)
    expect(phone.page.get_by_text(phone.text("profile-file-bad"))).to_be_visible()
    assert number(phone, "profile-matches") == 1


def erase(phone: Person) -> None:
    """An end to all of it, for those who are sure."""
    phone.press("profile-erase")
    phone.press("profile-erase-not")
    assert number(phone, "profile-matches") == 1
    phone.press("profile-erase")
    phone.press("profile-erase-do")
    expect(phone.page.get_by_text(phone.text("profile-empty"))).to_be_visible()
    assert phone.page.evaluate(SECRET) is None


@pytest.mark.slow
def test_a_friend_is_invited_again_to_a_table_like_the_last_one(stranger: Stranger) -> None:
    ana, beto, _ = played(stranger)
    ana.page.goto("/")
    ana.page.get_by_role("link", name=ana.text("web-profile")).click()
    again = ana.button("profile-invite-name", name="Beto")
    again.focus()
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name=ana.text("profile-link")).input_value()
    assert barriers(ana.page) == []
    beto.page.goto(link)
    beto.press("lobby-sit")
    dialog.get_by_role("link", name=ana.text("profile-invite-go")).click()
    ana.start()
    ana.sees_table()
    options = ana.page.evaluate(
        "fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((one) => one.json())"
    )["options"]
    assert options["target"] == "1"


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_link_that_carries_no_profile_is_told(stranger: Stranger, language: str) -> None:
    ana = Person(stranger(locale=language), language=language)
    ana.page.goto("/profile#1;half-a-link")
    expect(ana.page.get_by_text(ana.text("profile-link-bad"))).to_be_visible()
    expect(ana.page.get_by_text(ana.text("profile-empty"))).to_be_visible()
