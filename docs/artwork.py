"""Draws the icons of the app in a real browser: `python -m docs.artwork`."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from docs.screens import browser

HERE = Path(__file__).parent / "artwork"
PUBLIC = HERE.parents[1] / "web" / "public"
COLORS = 96
"""Of a palette: nobody sees the difference, and the files have a quarter of the size."""

CORNERS = 22  # percent of the width, of an icon that is not cut by the device
ICONS = {"192": (192, CORNERS), "512": (512, CORNERS), "maskable": (512, 0), "apple": (180, 0)}


def kept(picture: bytes, path: Path) -> None:
    """Write a picture down as a small file."""
    path.parent.mkdir(exist_ok=True)
    drawn = Image.open(io.BytesIO(picture)).convert("RGBA")
    drawn.quantize(COLORS, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def draw_icons(started: Browser) -> None:
    drawing = (HERE / "icon.svg").read_text(encoding="utf-8")
    for name, (size, corners) in ICONS.items():
        page = started.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<body style='margin:0'>{drawing}</body>")
        page.add_style_tag(content=f"svg {{ display: block; border-radius: {corners}% }}")
        kept(page.screenshot(omit_background=True), PUBLIC / "icons" / f"{name}.png")
        page.close()


def main() -> None:
    with browser() as started:
        draw_icons(started)


if __name__ == "__main__":
    main()
