"""The browser client: built files, kept in memory, with the headers that keep a page safe."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

HASHED = "assets/"
"""Files in there have their hash in the name: they never change."""

MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Of files that a browser refuses under another type; the rest is as this machine knows it."""

SMALLEST_TO_COMPRESS = 1_000


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the client, ready to be sent."""

    content: bytes
    media_type: str
    compressed: bytes | None
    caching: str


@cache
def pages() -> dict[str, Page]:
    """Every file of the client by its path; empty when it has not been built."""
    folder = files("lastcard.server") / "web"
    return dict(_below(folder, "")) if folder.is_dir() else {}


def _below(folder: Traversable, prefix: str) -> list[tuple[str, Page]]:
    found: list[tuple[str, Page]] = []
    for item in folder.iterdir():
        path = f"{prefix}{item.name}"
        if item.is_dir():
            found += _below(item, f"{path}/")
        else:
            found.append((path, _page(path, item.read_bytes())))
    return found


def _page(path: str, content: bytes) -> Page:
    suffix = PurePosixPath(path).suffix
    media_type = MEDIA_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if len(content) >= SMALLEST_TO_COMPRESS else None
    caching = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
    return Page(content, media_type, packed, caching)
