"""`python -m lastcard`."""

import sys

from lastcard.cli import main

sys.exit(main())
