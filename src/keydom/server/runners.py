"""The usual runner. Where there are no threads it is not even imported."""

from __future__ import annotations

from keydom.server.runner import Runner


def default_runner() -> Runner:
    """Threads for what waits or draws."""
    from keydom.server.parallel import ThreadRunner

    return ThreadRunner()
