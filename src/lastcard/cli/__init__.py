"""The `lastcard` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from lastcard.cli.arguments import language_of, parse
from lastcard.cli.describe import refusal_text
from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue

WRONG_INPUT = 2
INTERRUPTED = 130


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. Wrong input is one line and 2."""
    words = list(sys.argv[1:] if given is None else given)
    messages = catalogue(language_of(words))
    try:
        arguments = parse(words, messages)
        status: int = arguments.run(arguments, messages)
        sys.stdout.flush()
    except Refusal as refusal:
        print(messages.text("error-line", message=refusal_text(messages, refusal)), file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough, as with `| head`.
        sys.stderr.close()
        return 0
    return status
