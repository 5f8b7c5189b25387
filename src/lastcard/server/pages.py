"""The browser client: built files, kept in memory, with the headers that keep a page safe."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_OF_PAGES = {"cross-origin-opener-policy", "permissions-policy"}
ASSETS = "/assets/"
ASSET_HEADERS = {name: value for name, value in HEADERS.items() if name not in _OF_PAGES}
"""Those that mean something for a script or a style: a page has many of them."""

LARGE = "offline/"
"""What a client loads to play without a server: read when somebody asks for it."""

HASHED = ("assets/", LARGE)
"""Files in there have their hash or their version in the path: they never change."""

MEDIA_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""Of files that a browser refuses under another type; the rest is as this machine knows it."""

SMALLEST_TO_COMPRESS = 400

PLAIN_NAME = re.compile(r"\w[\w.-]*", re.ASCII)

BROTLI = ".br"
"""What the build has laid beside a file: the same, compressed better than there is time for here."""


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the client, ready to be sent."""

    content: bytes
    media_type: str
    packed: dict[str, bytes]
    """What can be sent in its place, by encoding, the smallest first."""
    caching: str

    def accepted(self, encodings: str) -> str | None:
        """The best of those that a client takes, as its header lists them; None: the file as it is."""
        listed = (one.partition(";") for one in encodings.split(","))
        taken = {name.strip() for name, _, weight in listed if weight.strip() != "q=0"}
        return next((encoding for encoding in self.packed if encoding in taken), None)


@cache
def pages() -> dict[str, Page]:
    """Every file of the client by its path; empty when it has not been built."""
    folder = files("lastcard.server") / "web"
    return dict(read_pages(folder)) if folder.is_dir() else {}


def large_page(path: str) -> Page | None:
    """A file of those that are large, by its path; None for what is none of them. The first time takes a
    while."""
    *folders, name = path.split("/")
    if not path.startswith(LARGE) or not all(map(PLAIN_NAME.fullmatch, (*folders, name))):
        return None
    file = files("lastcard.server").joinpath("web", path)
    return _large(path) if file.is_file() else None


@cache
def _large(path: str) -> Page:
    folder, _, name = f"web/{path}".rpartition("/")
    within = files("lastcard.server").joinpath(folder)
    return _read(within / name, within, path)


def read_pages(folder: Traversable, prefix: str = "") -> list[tuple[str, Page]]:
    """Every file in a folder and below it that is not large, by its path from there."""
    found: list[tuple[str, Page]] = []
    for item in folder.iterdir():
        path = f"{prefix}{item.name}"
        if item.is_dir():
            found += read_pages(item, f"{path}/") if f"{path}/" != LARGE else []
        elif not path.endswith(BROTLI):
            found.append((path, _read(item, folder, path)))
    return found


def _read(item: Traversable, folder: Traversable, path: str) -> Page:
    smaller = folder / f"{item.name}{BROTLI}"
    brotli = smaller.read_bytes() if smaller.is_file() else None
    return page_of(path, item.read_bytes(), brotli)


def page_of(path: str, content: bytes, brotli: bytes | None = None) -> Page:
    """A file with this path and content, ready to be sent."""
    suffix = PurePosixPath(path).suffix
    media_type = MEDIA_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = {} if brotli is None else {"br": brotli}
    if len(content) >= SMALLEST_TO_COMPRESS:
        packed["gzip"] = gzip.compress(content, 9, mtime=0)
    caching = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
    return Page(content, media_type, packed, caching)
