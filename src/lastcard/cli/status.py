"""The exit statuses of the command."""

DONE = 0
FAILED = 1
WRONG_INPUT = 2
INTERRUPTED = 130
