"""The player's own part in a fair deal (docs/fairness.md): a nonce, committed to before it is told."""

from __future__ import annotations

import secrets

from lastcard.cli.join.link import Json
from lastcard.core.fair import SECRET_BYTES, commitment


class FairPart:
    """Looks at each state of the table and says what has to be sent, once each."""

    def __init__(self) -> None:
        # By the server's commitment: every match has its own.
        self._nonces: dict[str, bytes] = {}
        self._sent: set[tuple[str, str, int]] = set()

    def request(self, table: Json, seat: int | None) -> Json | None:
        """The request that is due, if any."""
        fair = table["fair"]
        if fair is None:
            # A lesson's deal is prepared.
            return None
        sealed = fair["commitment"]
        if seat is None:
            self._sent.clear()
        elif table["phase"] in ("lobby", "finished"):
            nonce = self._nonces.setdefault(sealed, secrets.token_bytes(SECRET_BYTES))
            mine = commitment(nonce)
            if fair["commitments"][seat] != mine and self._first("commit", sealed, seat):
                return {"kind": "commit", "hash": mine}
        elif table["phase"] == "dealing" and fair["commitments"][seat] and not fair["nonces"][seat]:
            known = self._nonces.get(sealed)
            if known is not None and self._first("nonce", sealed, seat):
                return {"kind": "nonce", "nonce": known.hex()}
        return None

    def _first(self, kind: str, sealed: str, seat: int) -> bool:
        what = (kind, sealed, seat)
        if what in self._sent:
            return False
        self._sent.add(what)
        return True
