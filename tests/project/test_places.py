"""The places of the editions: everything that is read there stands out (WCAG AA), by night and by day."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
PLACES = sorted((SOURCE / "places").glob("*.css"))
NOWHERE = SOURCE / "tokens.css"
LIGHT = '[data-theme="light"]'

READ = ["text", "muted", "accent", "gold-text", "danger-text", "good"]
GROUNDS = ["felt-1", "felt-2", "sheet", "panel", "panel-hover", "pill", "bar"]
PAIRS = [(read, ground) for read in READ for ground in GROUNDS] + [("text", "rail"), ("text", "button")]
AA = 4.5

Channels = tuple[float, float, float, float]


def blocks(path: Path) -> dict[bool, dict[str, str]]:
    """What each theme's block of a file sets."""
    found: dict[bool, dict[str, str]] = {False: {}, True: {}}
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
    for selector, body in re.findall(r"^(:root[^\s{]*) \{(.*?)\}", text, flags=re.DOTALL | re.MULTILINE):
        found[LIGHT in selector].update(re.findall(r"--([\w-]+): ([^;]+);", body))
    return found


def tokens(place: Path, light: bool) -> dict[str, str]:
    """What holds there: as the cascade has it, a place comes after the themes."""
    shared, own = blocks(NOWHERE), blocks(place)
    themed = shared[False] | (shared[True] if light else {})
    return themed | own[False] | (own[True] if light else {})


def channels(all_tokens: dict[str, str], name: str) -> Channels:
    value = all_tokens[name]
    while other := re.fullmatch(r"var\(--([\w-]+)\)", value):
        value = all_tokens[other[1]]
    digits = value.removeprefix("#")
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue, alpha = (int(digits.ljust(8, "f")[at : at + 2], 16) / 255 for at in (0, 2, 4, 6))
    return red, green, blue, alpha


def over(upper: Channels, lower: Channels) -> Channels:
    red, green, blue = (
        one * upper[3] + other * (1 - upper[3]) for one, other in zip(upper[:3], lower[:3], strict=True)
    )
    return red, green, blue, 1.0


def brightness(color: Channels) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in color[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Channels, other: Channels) -> float:
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
@pytest.mark.parametrize("place", [NOWHERE, *PLACES], ids=lambda path: path.stem)
def test_everything_can_be_read(place: Path, light: bool) -> None:
    all_tokens = tokens(place, light)
    weak = []
    for felt in ("felt-1", "felt-2"):
        under = channels(all_tokens, felt)
        for read, ground in PAIRS:
            value = contrast(channels(all_tokens, read), over(channels(all_tokens, ground), under))
            if value < AA:
                weak.append(f"--{read} on --{ground} over --{felt}: {value:.2f}")
    for letter in "rygbws":
        value = contrast(channels(all_tokens, f"on-{letter}"), channels(all_tokens, letter))
        if value < AA:
            weak.append(f"--on-{letter} on --{letter}: {value:.2f}")
    assert not weak, "\n".join(weak)


@pytest.mark.parametrize("place", PLACES, ids=lambda path: path.stem)
def test_a_place_has_a_day_for_each_colour_of_its_night(place: Path) -> None:
    """Otherwise the night's would hold by day, too."""
    themed, own = blocks(NOWHERE)[True], blocks(place)
    assert {name for name in own[False] if name in themed} <= own[True].keys()
