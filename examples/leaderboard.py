"""Who plays how well: policies and bots on the same deals, with the seats swapped, and intervals of 95 %.

    .venv/bin/python examples/leaderboard.py usa.pt random easy normal --deals 500

A bot is a level of `lastcard.bots`, or a file that examples/train.py wrote.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

import lastcard
from examples.train import Policy, inputs_of
from lastcard.rl import as_bot


def learned(path: Path) -> Any:
    """The bot of a policy that was saved; it takes what it likes best."""
    kept = torch.load(path, weights_only=True)
    policy = Policy(kept["table"]["length"], kept["table"]["actions"])
    policy.load_state_dict(kept["policy"])

    def choose(observation: Any, mask: Any) -> int:
        with torch.no_grad():
            chances, _ = policy(inputs_of(observation[None]), torch.from_numpy(mask)[None].bool())
        return int(chances.argmax())

    return as_bot(choose)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bots", nargs="+", help="files of policies, and levels such as random or expert:400")
    parser.add_argument("--edition", default="usa")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200, help="each is played with the seats swapped")
    parser.add_argument("--seed", default="0")
    given = parser.parse_args()
    torch.set_num_threads(1)
    bots = {Path(name).stem if Path(name).is_file() else name: name for name in given.bots}
    found = lastcard.lab.arena(
        {name: learned(Path(bot)) if Path(bot).is_file() else bot for name, bot in bots.items()},
        edition=given.edition, players=given.players, deals=given.deals, seed=given.seed,
    )  # fmt: skip
    print(found)


if __name__ == "__main__":
    main()
