"""Who one is at a server, and where its tables are."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import SplitResult, quote, urlsplit

from lastcard.core.fair import SECRET_BYTES
from lastcard.core.refusal import Refusal

_SECRET = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_CODE = re.compile(r"[A-Za-z0-9]{1,16}")


@dataclass(frozen=True, slots=True)
class Address:
    """A table on a server; `server` is its origin, such as http://127.0.0.1:8000."""

    server: str
    code: str

    @classmethod
    def from_text(cls, url: str, code: str | None = None) -> Address:
        """`http://host:port/t/CODE`, or `http://host:port` and the code; http is understood."""
        parts = _split(url)
        folder, _, last = parts.path.strip("/").rpartition("/")
        wanted = code if code is not None else last if folder == "t" else ""
        fitting = parts.scheme in ("http", "https") and parts.hostname
        if not fitting or not _CODE.fullmatch(wanted) or (code and folder):
            raise Refusal("join-address", given=url if code is None else f"{url} {code}")
        return cls(f"{parts.scheme}://{parts.netloc}", wanted.upper())

    @property
    def link(self) -> str:
        """What one gives to friends."""
        return f"{self.server}/t/{self.code}"

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{quote(self.code)}/socket"


def _split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        _ = parts.port  # a port that is none is only noticed when asked for
    except ValueError:
        raise Refusal("join-address", given=url) from None
    return parts


def fresh_secret() -> str:
    """A player nobody knows."""
    return secrets.token_hex(SECRET_BYTES)


def kept_secret(server: str, name: str) -> str:
    """The secret of this player at this server, made at the first visit.

    Each server gets another one: a secret that two servers know is none.
    """
    path = _folder() / hashlib.sha256(f"{server} {name}".encode()).hexdigest()
    try:
        known = path.read_text(encoding="ascii", errors="replace").strip() if path.exists() else ""
        return known if _SECRET.fullmatch(known) else _keep(path, fresh_secret())
    except OSError:
        raise Refusal("file-unwritable", path=str(path)) from None


def _folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "lastcard" / "players"


def _keep(path: Path, secret: str) -> str:
    """For the owner's eyes only, and whole or not at all."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", newline="\n") as file:
        file.write(f"{secret}\n")
    draft.replace(path)
    return secret
