"""`python -m keydom` is the command line."""

import sys

from keydom.cli import main

if __name__ == "__main__":
    sys.exit(main())
