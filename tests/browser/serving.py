"""A server of its own and a Chromium, for the tests in the browser and for its pictures.

Run as a script, with a database and a port (0: any free one) as arguments, it is that server; its bots do not pause.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the cheapest first
DATABASE = "keydom.db"
MANY = 1_000_000
# What Chromium draws for itself beside a page: its windows have no reader here, and each would start a process or two.
# The last list of features replaces the one that Playwright gives, so what matters of that is named again.
NEEDLESS = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    f"--disable-features={','.join(NEEDLESS)}",
]


def chromium() -> str | None:
    """Where a Chromium is installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server with a database in this folder; says where it answers."""
    server = Process(f"sqlite:///{folder / DATABASE}")
    try:
        yield server.address
    finally:
        server.end()


class Process:
    """One server, at a port of its own choice or ours."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [sys.executable, __file__, database, str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self._process.kill()
        self.end()

    def end(self) -> None:
        self._process.terminate()
        self._process.communicate()


def main(database: str, port: int) -> None:
    from keydom.cli.serve import listen
    from keydom.server.app import create_app
    from keydom.server.serving import server
    from keydom.server.settings import Settings

    sock = listen("127.0.0.1", port)
    sock.listen()  # who comes before the server is up waits
    settings = Settings(
        port=sock.getsockname()[1],
        database=database,
        bot_move_delay=0.0,
        requests_per_minute=MANY,
        streams=MANY,
        tables_per_hour=MANY,
    )
    print(settings.address, flush=True)
    options = {"log_level": "warning", "access_log": False, "timeout_graceful_shutdown": 1}
    server(create_app(settings), settings, **options).run(sockets=[sock])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
