"""Write which letters look alike, from Unicode's own list, into the package.

.venv/bin/python -m docs.lookalikes confusables.txt

The list is https://www.unicode.org/Public/security/latest/confusables.txt (UTS #39). Only letters that a name
can have are taken, and only those that are no other way to write the same (NFKC).
"""

from __future__ import annotations

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

PATH = Path(__file__).parents[1] / "src" / "lastcard" / "server" / "lookalikes.txt"
HEAD = """\
# Letters by what they look like: first the look, then all that have it. Written by docs/lookalikes.py.
# From confusables.txt of UTS #39, version {version}.
# Copyright © 1991-2025 Unicode, Inc. All rights reserved. Distributed under the Terms of Use and the
# Unicode License v3, https://www.unicode.org/license.txt
"""


def main(source: str) -> None:
    text = Path(source).read_text(encoding="utf-8-sig")
    version = next(line.split()[-1] for line in text.split("\n") if line.startswith("# Version:"))
    looks: dict[str, list[str]] = defaultdict(list)
    for line in text.split("\n"):
        parts = line.partition("#")[0].split(";")
        if len(parts) > 1:
            letter, look = ("".join(chr(int(code, 16)) for code in part.split()) for part in parts[:2])
            if f"a{letter}".isidentifier() and unicodedata.normalize("NFKC", letter) == letter:
                looks[look].append(letter)
    rows = (f"{look} {''.join(sorted(letters))}" for look, letters in sorted(looks.items()))
    PATH.write_text(HEAD.format(version=version) + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
