"""A PostgreSQL of the tests' own: made in a folder, reached through a socket there, and gone afterwards."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from .hosting import awaited

PLACES = "/usr/lib/postgresql/*/bin"  # where Debian keeps what it does not put on the path
FAST = "-c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
NUMBERS = count(1)
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


class Cluster:
    """One PostgreSQL with its databases. It can be stopped and started like any other, and need not survive a crash."""

    _made: Path | None = None  # a cluster that was made and never started: to copy it takes less than to make another

    def __init__(self) -> None:
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as = {"user": next(name for name in UNPRIVILEGED if _exists(name)), "extra_groups": []}
        self.folder = self._new_folder()
        if Cluster._made is None:
            Cluster._made = self._new_folder()
            atexit.register(shutil.rmtree, Cluster._made, ignore_errors=True)
            self._run("initdb", "-D", str(Cluster._made / "data"), "-U", "keydom", "-A", "trust", "--no-sync")
        self._do("cp", "-R", str(Cluster._made / "data"), "data")
        (self.folder / "data").chmod(0o700)
        self.start()
        self._template = ""  # a database with all tables of a server, and no rows

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} {FAST}"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", "data", "-m", "fast", "-w", "stop")

    def close(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://keydom@/{database}?host={self.folder}"

    def create(self, empty: bool = False) -> str:
        """A new database, with the tables of a server or without; says its name."""
        if not empty and not self._template:
            from keydom.server.store.migrate import prepare

            self._template = self.create(empty=True)
            awaited(prepare(self.url(self._template)))
        name = f"keydom_{next(NUMBERS)}"
        query(self.url("postgres"), f"create database {name} template {'template1' if empty else self._template}")
        return name

    def _new_folder(self) -> Path:
        folder = Path(tempfile.mkdtemp(prefix="keydom-pg-"))  # a path short enough for a socket
        if self._as:
            shutil.chown(folder, self._as["user"])
        return folder

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        self._do(str(folder / program), *arguments)

    def _do(self, *command: str) -> None:
        # Its server goes on after pg_ctl: it must not hold a pipe open that somebody waits for the end of.
        with (self.folder / "printed").open("w") as out:
            if self._as:
                shutil.chown(self.folder / "printed", self._as["user"])
            done = subprocess.run(command, cwd=self.folder, stdout=out, stderr=out, check=False, **self._as)
        assert done.returncode == 0, (self.folder / "printed").read_text()


class Postgres:
    """A database, in a cluster of its own unless one is given."""

    def __init__(self, cluster: Cluster | None = None, empty: bool = False) -> None:
        self._own = cluster is None
        self._cluster = cluster or Cluster()
        self.name = self._cluster.create(empty)

    @property
    def url(self) -> str:
        return self._cluster.url(self.name)

    @property
    def folder(self) -> Path:
        """Where its socket is."""
        return self._cluster.folder

    def url_by(self, folder: Path) -> str:
        """The same database, reached through a socket elsewhere."""
        return f"postgresql://keydom@/{self.name}?host={folder}"

    def start(self) -> None:
        self._cluster.start()

    def stop(self) -> None:
        self._cluster.stop()

    def query(self, statement: str) -> list[Any]:
        return query(self.url, statement)

    def close(self) -> None:
        if self._own:
            self._cluster.close()


def query(url: str, statement: str) -> list[Any]:
    import psycopg

    with psycopg.connect(url, autocommit=True) as db:
        cursor = db.execute(statement)
        return cursor.fetchall() if cursor.description else []


def _exists(user: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
