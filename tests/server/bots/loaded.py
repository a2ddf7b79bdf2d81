"""What a process in which bots think has imported; this module imports nothing."""

import sys


def is_loaded(module: str) -> bool:
    return module in sys.modules
