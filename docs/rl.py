"""Write the table of docs/rl.md from the code: every environment, its actions and its observations.

.venv/bin/python docs/rl.py
"""

from __future__ import annotations

import re
from pathlib import Path

from lastcard.editions import EDITIONS
from lastcard.rl.episode import Episode, game_of
from lastcard.rl.spaces import environment_ids

PAGE = Path(__file__).with_name("rl.md")
MARKED = re.compile(r"(<!-- environments: written by docs/rl\.py -->\n).*?(<!-- end -->)", re.DOTALL)


def filled_in(page: str) -> str:
    """The page with its table written again."""
    return MARKED.sub(lambda found: f"{found[1]}{environments()}\n{found[2]}", page)


def environments() -> str:
    rows = [["id", "players", "actions", "numbers of an observation"], ["---", "--:", "--:", "--:"]]
    for name, edition in environment_ids():
        fewest, most = EDITIONS[edition].fewest, EDITIONS[edition].most
        families = [Episode(game_of(edition, players)).family for players in (fewest, most)]
        lengths = sorted({family.length for family in families})
        long = (
            f"{lengths[0]} at {fewest} players, {lengths[-1]} at {most}"
            if len(lengths) > 1
            else str(lengths[0])
        )
        rows.append([f"`{name}`", f"{fewest}–{most}", str(families[0].actions), long])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    PAGE.write_text(filled_in(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
