"""What is told of a table bit by bit, put together as any client has to."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]


def whole_view(before: Plain | None, message: Plain) -> Plain | None:
    """The view after a message: with a table it comes whole, otherwise only what has changed, or nothing."""
    if "table" in message or "view" not in message:
        return message.get("view", before)
    return {**(before or {}), **message["view"]}
