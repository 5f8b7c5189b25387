"""What earlier versions made (make.py), and that the code of today opens it."""

from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = sorted(path.parent for path in HERE.glob("*/tables.db"))
"""One for each version."""
KEPT = sorted(HERE.glob("*/*.jsonl"))
"""The records of every version, and those of `bots`: the first that say how their bots were seeded."""
