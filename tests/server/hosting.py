"""Servers for tests, in this process or in others, and the little that a client needs to play on them.

A host has servers in the test's own process (see `inline`), for whatever does not need another. A nursery is a process
that has imported everything and forks a server whenever asked: each server is a process of its own, started in a
moment, and may be killed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import httpx

from .inline import LONGEST_STEP, SHORTEST_STEP, Exchange, Host, Transport

PATIENCE = 60.0  # seconds: longer than anything here takes on a busy machine
TLS = ssl.create_default_context()  # spoken by nobody here; to read all certificates anew takes longer than any request
GUARD_HEADER = {"x-keydom": "1"}
MANY = 10**9
UNLIMITED: dict[str, Any] = dict.fromkeys(
    (
        "requests_per_minute",
        "streams",
        "tables_per_hour",
        "hints_per_minute",
        "hints_at_once",
        "background_tasks_per_minute",
    ),
    MANY,
)
USUAL: dict[str, Any] = {"bot_move_delay": 0.0, **UNLIMITED}

NURSERY = """
import ast, os, resource, signal, sys, time
from keydom.cli.serve import listen
from keydom.server.app import create_app
from keydom.server.web.pages import ENV
from keydom.server.serving import server
from keydom.server.settings import Settings
from keydom.server.show.warm_up import warm
import alembic.command, sqlalchemy.dialects.sqlite

warm(ENV)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    settings, out = ast.literal_eval(line)
    sock = listen(settings.get("host", "127.0.0.1"), 0)
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        printed = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(printed, 1)
        os.dup2(printed, 2)
        if "handles" in settings:
            most = settings.pop("handles")
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        if "clock" in settings:
            passed = settings["clock"]
            settings["clock"] = lambda: time.time() + float(open(passed).read())
        options = {"log_level": "info", "timeout_graceful_shutdown": 1}
        options["timeout_keep_alive"] = settings.pop("keep_alive", 5)
        chosen = Settings(**settings)
        server(create_app(chosen), chosen, **options).run(sockets=[sock])
        os._exit(0)
    port = sock.getsockname()[1]
    sock.close()
    print(pid, port, flush=True)
"""


# What was not in a database before a link was an invitation: of SQLite and of PostgreSQL.
BEFORE_SITTING_DOWN = (
    "drop table requests",
    "alter table claims drop column since",
    "alter table claims drop column program",
    "alter table tables drop column maker",
    "alter table seats drop column own",
)

T = TypeVar("T")


def awaited(coroutine: Coroutine[Any, Any, T]) -> T:
    """What it comes to, in a thread of its own: a browser that is open keeps the loop of the first one running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class Nursery:
    """What servers are forked from."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._servers: list[ProcessServer] = []

    def server(self, database: Path, /, **settings: Any) -> ProcessServer:
        """A server on this database; it does not hold bots back unless told to, and takes all requests."""
        server = self.begin(database, **settings)
        until(server.answers)
        return server

    def begin(self, database: Path, /, **settings: Any) -> ProcessServer:
        """The same, without waiting until it answers."""
        chosen = {"database": f"sqlite:///{database}", **USUAL, **settings}
        if "clock" in chosen:
            chosen["clock"] = str(chosen["clock"].path)
        out = database.with_suffix(".out")
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{(chosen, str(out))!r}\n")
        self._process.stdin.flush()
        pid, port = self._process.stdout.readline().split()
        self._servers.append(ProcessServer(int(pid), int(port), out, chosen.get("host", "127.0.0.1")))
        return self._servers[-1]

    def close(self) -> None:
        for server in self._servers:
            if server.running:  # its test has failed
                server.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Server(Protocol):
    """Where a client plays."""

    address: str

    @property
    def running(self) -> bool: ...
    def answers(self) -> bool: ...
    def browser(self, **headers: str) -> httpx.Client: ...
    def stop(self) -> None: ...


class ProcessServer:
    """One server process."""

    def __init__(self, pid: int, port: int, out: Path, host: str = "127.0.0.1") -> None:
        self.pid = pid
        self.address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        self.out = out
        self._born = born(pid)

    def answers(self) -> bool:
        try:
            return fetch(f"{self.address}/api/games").is_success
        except httpx.TransportError:
            return False

    def browser(self, **headers: str) -> httpx.Client:
        """A client with a jar of its own, as the pages' script behaves."""
        return client_of(self.address, **GUARD_HEADER, **headers)

    @property
    def running(self) -> bool:
        return self._born == born(self.pid) != ""

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._await_end()

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        self._await_end()

    def _await_end(self) -> None:
        until(lambda: not self.running)


def born(pid: int) -> str:
    """When the process of this number began, by which it is told from a later one of the same number."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[19]
    except OSError:
        return ""


class Party:
    """A table made by a program, which holds the tokens of all persons there."""

    def __init__(
        self, server: Server, game: str, seats: int = 2, bots: int = 0, turn_limit: int | None = None, **options: str
    ) -> None:
        wishes: list[dict[str, object]] = [{"kind": "link", "name": f"P{seat}"} for seat in range(seats - bots)]
        wishes += [{"kind": "bot", "level": "easy"} for _ in range(bots)]
        self.client = client_of(server.address, **GUARD_HEADER)
        wish = {"game": game, "seats": wishes, "options": options, "stand_in": "easy", "turn_limit": turn_limit}
        wish["as_seated"] = True
        made = self.client.post("/api/tables", json=wish)
        assert made.status_code == 201, made.text
        self.id: str = made.json()["id"]
        self.links: dict[str, str] = made.json()["links"]
        self.tokens = {int(seat): token for seat, token in made.json()["tokens"].items()}

    def at(self, server: Server) -> None:
        """Go on at another server of the same database."""
        self.client = client_of(server.address, **GUARD_HEADER)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def head(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, what: str = "", seat: int | None = None, **query: Any) -> Any:
        if seat is not None:
            query.setdefault("seat", seat)
        answer = self.client.get(f"{self.path}{what}", params=query, headers=self.head(seat))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, what: str, seat: int, /, **body: Any) -> httpx.Response:
        return self.client.post(f"{self.path}/{what}", json={"seat": seat, **body}, headers=self.head(seat))

    def play(self, action: str | None = None, rng: Random | None = None) -> dict[str, Any]:
        """The mover plays this, or anything that is legal; says how the table stood before and what was played."""
        seat = self.get()["mover"]
        here: dict[str, Any] = self.get("/legal", seat)
        action = action or (rng or Random(0)).choice(here["legal"])["text"]
        answer = self.post("moves", seat, version=here["version"], action=action)
        assert answer.status_code == 200, answer.text
        return {"seat": seat, "version": here["version"], "action": action}

    def share(self, seat: int, browser: httpx.Client) -> None:
        """Let a browser have a seat too, besides the program that has its token."""
        link = self.post("links", seat).json()["link"]
        assert sit(browser, link).status_code == 200

    def finish(self, rng: Random) -> None:
        while not self.get()["over"]:
            self.play(rng=rng)

    def until_a_person_moves(self) -> int:
        until(lambda: self.get()["mover"] in self.tokens or self.get()["over"])
        return int(self.get()["mover"])

    def standing(self) -> tuple[Any, ...]:
        """What must not change when something is refused."""
        views = [self.get("/view", seat) for seat in self.tokens]
        return self.get(), views


def play(browsers: list[httpx.Client], path: str, most: int = 3) -> None:
    """Play until each of these has made so many moves, by seats."""
    done = dict.fromkeys(range(len(browsers)), 0)
    while min(done.values()) < most:
        mover = browsers[0].get(path).json()["mover"]
        here = browsers[mover].get(f"{path}/legal", params={"seat": mover}).json()
        move = {"seat": mover, "version": here["version"], "action": here["legal"][0]["text"]}
        assert browsers[mover].post(f"{path}/moves", json=move).status_code == 200
        done[mover] += 1


def sit(browser: httpx.Client, link: str) -> httpx.Response:
    """Sit down by a link, as its page does."""
    _, _, id, _, token = httpx.URL(link).path.split("/")
    return browser.post(f"/api/tables/{id}/sit", json={"token": token})


def fetch(url: str, **options: Any) -> httpx.Response:
    """What anybody is answered who asks once."""
    with httpx.Client(transport=Transport(), timeout=PATIENCE) as client:
        return client.get(url, **options)


_clients: list[httpx.Client] = []


def client_of(address: str, **headers: str) -> httpx.Client:
    client = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, transport=Transport())
    _clients.append(client)
    return client


def close_clients() -> None:
    while _clients:
        _clients.pop().close()


_host: Host | None = None


def shared_host() -> Host:
    """Where the servers of this process run: one for all tests."""
    global _host
    if _host is None:
        _host = Host(USUAL)
    return _host


def close_host() -> None:
    global _host
    if _host is not None:
        _host.close()
    _host = None


def until(true: Callable[[], Any]) -> None:
    """Ask again until it is so. Servers of this process go on meanwhile; whoever asks no such server lets time pass."""
    end, step, asked = time.monotonic() + PATIENCE, SHORTEST_STEP, Exchange.count
    while not true():
        assert time.monotonic() < end, "waited in vain"
        if _host is not None:
            _host.pass_time(step)
        if Exchange.count == asked:
            time.sleep(SHORTEST_STEP)
        else:
            end -= step  # which has passed at once
            step = min(LONGEST_STEP, 2 * step)
        asked = Exchange.count
