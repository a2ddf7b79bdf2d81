"""A PostgreSQL of the tests' own: made in a folder, reached through a socket there, and gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PLACES = "/usr/lib/postgresql/*/bin"  # where Debian keeps what it does not put on the path
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """The folder of initdb and postgres, the newest there is."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent  # a link may lead there, without the programs beside it
    folders = sorted(Path("/").glob(PLACES.lstrip("/")), key=lambda folder: float(folder.parent.name))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def missing() -> str | None:
    """Why there is no PostgreSQL to test with; nothing where there is one."""
    if programs() is None:
        return "no PostgreSQL here: Debian's package is postgresql"
    if find_spec("psycopg") is None:
        return "no driver for PostgreSQL here: pip install psycopg[binary]"
    return None


class Postgres:
    """One cluster with one database. It can be stopped and started like any other."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="keydom-pg-"))  # a path short enough for a socket
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            name = next(name for name in UNPRIVILEGED if _exists(name))
            shutil.chown(self.folder, name)
            self._as = {"user": name, "extra_groups": []}
        self._run("initdb", "-D", "data", "-U", "keydom", "-A", "trust", "--no-sync")
        self.start()
        self._run("createdb", "-h", str(self.folder), "-U", "keydom", "keydom")

    @property
    def url(self) -> str:
        return f"postgresql://keydom@/keydom?host={self.folder}"

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=50"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", "data", "-m", "fast", "-w", "stop")

    def query(self, statement: str) -> list[Any]:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as db:
            cursor = db.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def close(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        # Its server goes on after pg_ctl: it must not hold a pipe open that somebody waits for the end of.
        with (self.folder / "printed").open("w") as out:
            if self._as:
                shutil.chown(self.folder / "printed", self._as["user"])
            done = subprocess.run(
                [str(folder / program), *arguments], cwd=self.folder, stdout=out, stderr=out, check=False, **self._as
            )
        assert done.returncode == 0, (self.folder / "printed").read_text()


def _exists(user: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
