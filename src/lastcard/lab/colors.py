"""Colours of pictures and of the terminal."""

from __future__ import annotations

NIGHT, PAPER = "#12303a", "#f6f3ea"
LOSES, EVEN, WINS = "#c8563c", "#e9e4d4", "#1f7a72"
"""Told apart by those who do not see red and green: orange and teal, with a pale middle."""


def heat(share: float, even: float) -> str:
    """The colour of a win share: `EVEN`, or as much `LOSES` or `WINS` as it is away from that.

    Half of the way is as much as there is: between bots hardly anything is further.
    """
    if share < even:
        return mixed(EVEN, LOSES, 2 * (even - share) / even)
    return mixed(EVEN, WINS, 2 * (share - even) / (1 - even))


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two, this part of the way to the other."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * min(1.0, part)):02x}" for a, b in pairs)


def ink_on(fill: str) -> str:
    """Dark or light, whichever can be read on this colour."""
    red, green, blue = _parts(fill)
    return NIGHT if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"


def _parts(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
