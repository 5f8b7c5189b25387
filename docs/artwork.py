"""Draws the icons of the app, and what a shared link shows, in a real browser: `python -m docs.artwork`.

The pictures of links are the client's own: the place of an edition, and cards or dice of a deal on its table.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from docs.screens import browser, open_page
from lastcard.server.previews import EVERYTHING, HEIGHT, OTHER_DECKS, WIDTH
from tests.browser.house import running_server
from tests.browser.people import Person

HERE = Path(__file__).parent / "artwork"
PUBLIC = HERE.parents[1] / "web" / "public"

CORNERS = 22  # percent of the width, of an icon that is not cut by the device
ICONS = {"192": (192, CORNERS), "512": (512, CORNERS), "maskable": (512, 0), "apple": (180, 0)}
COLORS = {"icons": 96, "share": 64}
"""Of a palette: nobody sees the difference, and the files have a quarter of the size."""

LINK = {"width": WIDTH, "height": HEIGHT}
TABLES = {"usa": "usa", "hp": "hp", "jackpot": "jackpot", "dice": "dice", OTHER_DECKS: "classic"}
MANY = {"hand-size": "20"}

FAN = """() => {
    const things = [...document.querySelectorAll(".hand li button > svg, .tray [data-slot] svg")];
    const named = (thing) => thing.closest("[data-what]")?.dataset.what ?? "";
    const group = (thing) => named(thing).match(/(?:card|die) (.)/)?.[1];
    const chosen = [...new Map(things.map((thing) => [group(thing), thing])).values()].slice(0, 5);
    const dice = document.querySelector(".tray") !== null;
    const size = dice ? 150 : 240;
    const layer = document.createElement("div");
    Object.assign(layer.style, { position: "fixed", inset: "0", zIndex: 10 });
    const shown = dice ? things.slice(0, 5) : chosen;
    shown.forEach((thing, at) => {
        const copy = thing.cloneNode(true), lain = document.createElement("div");
        const off = at - (shown.length - 1) / 2;
        Object.assign(copy.style, {
            display: "block", width: `${size}px`, height: "auto", padding: dice ? "6px" : "0",
            background: dice ? "#fbfaf5" : "none",
            clipPath: `inset(0 round ${dice ? "22%" : "13% / 9%"})`,
        });
        Object.assign(lain.style, {
            position: "absolute", left: `${(innerWidth - size) / 2}px`, top: dice ? "270px" : "165px",
            transformOrigin: dice ? "50% 50%" : "50% 175%", filter: "drop-shadow(0 14px 22px #0009)",
            transform: dice
                ? `translate(${off * 190}px, ${(at % 2) * 40 - 20}px) rotate(${off * 7 - (at % 2) * 9}deg)`
                : `rotate(${off * 14}deg)`,
        });
        copy.querySelectorAll("*").forEach((part) => { part.style.animation = "none"; });
        lain.append(copy);
        layer.append(lain);
    });
    const place = document.querySelector(".place");
    document.body.replaceChildren(place, layer);
    document.documentElement.style.background = "none";
}"""
"""Takes everything off the table, and lays one card of each colour, or the dice, there as a fan."""


def kept(picture: bytes, path: Path) -> None:
    """Write a picture down as a small file."""
    path.parent.mkdir(exist_ok=True)
    drawn = Image.open(io.BytesIO(picture))
    method = Image.Quantize.FASTOCTREE if path.parent.name == "icons" else Image.Quantize.MEDIANCUT
    drawn = drawn.convert("RGBA" if path.parent.name == "icons" else "RGB")
    drawn.quantize(COLORS[path.parent.name], method=method).save(path, optimize=True)


def draw_icons(started: Browser) -> None:
    drawing = (HERE / "icon.svg").read_text(encoding="utf-8")
    for name, (size, corners) in ICONS.items():
        page = started.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<body style='margin:0'>{drawing}</body>")
        page.add_style_tag(content=f"svg {{ display: block; border-radius: {corners}% }}")
        kept(page.screenshot(omit_background=True), PUBLIC / "icons" / f"{name}.png")
        page.close()


def draw_links(started: Browser, address: str) -> None:
    for name, edition in TABLES.items():
        ana = Person(open_page(started, address, LINK))
        dice = edition == "dice"
        ana.make(edition, 2, bots=1, options={} if dice else MANY)
        ana.start()
        ana.page.locator(".tray [data-slot] svg" if dice else ".hand li button svg").first.wait_for()
        ana.page.locator(".place svg").first.wait_for()
        ana.page.wait_for_timeout(1500)
        ana.page.evaluate(FAN)
        kept(ana.page.screenshot(), PUBLIC / "share" / f"{name}.png")
        ana.page.close()


def draw_general(started: Browser) -> None:
    """The sign of the project on its felt."""
    drawing = (HERE / "icon.svg").read_text(encoding="utf-8")
    page = started.new_page(viewport=LINK)  # type: ignore[arg-type]
    page.set_content(f"<body>{drawing}<b>Lastcard</b></body>")
    page.add_style_tag(
        content="body { margin: 0; height: 100vh; display: flex; place-content: center; align-items: center;"
        " gap: 20px; background: #143a40; color: #f6f3ea; font: 800 116px system-ui, sans-serif }"
        " svg { height: 500px }"
    )
    kept(page.screenshot(), PUBLIC / "share" / f"{EVERYTHING}.png")
    page.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as address,
        browser() as started,
    ):
        draw_icons(started)
        draw_general(started)
        draw_links(started, address)


if __name__ == "__main__":
    main()
