"""Files of text."""

from __future__ import annotations

from pathlib import Path

from lastcard.core.refusal import Refusal


def read_file(path: str | Path, newline: str | None = None) -> str:
    """The text of a file, or a refusal that says why not; `newline` is that of `open`."""
    try:
        with Path(path).open(encoding="utf-8-sig", newline=newline) as file:
            return file.read()
    except FileNotFoundError:
        raise Refusal("file-missing", path=str(path)) from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", path=str(path)) from None
    except (OSError, ValueError):
        raise Refusal("file-unreadable", path=str(path)) from None


def write_file(path: str | Path, text: str) -> None:
    """Write a file, replacing one that exists; a refusal where it cannot be written."""
    try:
        Path(path).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError):
        raise Refusal("file-unwritable", path=str(path)) from None
