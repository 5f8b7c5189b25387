"""The `lastcard` command, and `python -m lastcard`."""

import sys


def run() -> int:
    """Half of the start is importing the commands, and Ctrl-C may come as early as that."""
    try:
        from lastcard.cli import main  # noqa: PLC0415

        return main()
    except KeyboardInterrupt:
        # `cli.status.INTERRUPTED`, which may not be there yet.
        return 130


if __name__ == "__main__":
    sys.exit(run())
