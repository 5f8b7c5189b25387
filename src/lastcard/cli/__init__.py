"""The `lastcard` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from lastcard.cli.arguments import language_of, parse
from lastcard.cli.status import DONE, INTERRUPTED, WRONG_INPUT
from lastcard.core.refusal import Refusal
from lastcard.locale import catalogue
from lastcard.locale.refusals import refusal_text


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. Wrong input is one line and 2."""
    _prepare_streams()
    words = list(sys.argv[1:] if given is None else given)
    messages = catalogue(language_of(words))
    try:
        arguments = parse(words, messages)
        status: int = arguments.run(arguments, messages)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has seen enough, as with `| head`.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return DONE
    except (Refusal, OSError) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("output")
        print(messages.text("error-line", message=refusal_text(messages, refusal)), file=sys.stderr)
        return WRONG_INPUT
    return status


def _prepare_streams() -> None:
    """Letters that a stream does not know are replaced, and a closed stream is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
