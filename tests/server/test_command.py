"""`keydom serve` itself, as a person starts and ends it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from ipaddress import ip_network
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import yaml

from keydom.cli import main
from keydom.server import supervisor
from keydom.server.access.limits import RequestLimit
from keydom.server.serving import with_proxy_headers
from keydom.server.settings import Settings

from .hosting import GUARD_HEADER, PATIENCE, Party, client_of, close_clients, fetch, until
from .inline import memory_folder
from .kills import alive, children
from .postgres import Postgres

COMPOSE = Path(__file__).parents[2] / "deploy" / "compose.yaml"
KEYDOM = [sys.executable, "-m", "keydom"]


class Served:
    """A running `keydom serve`, with all that is told on the command line or some of it in the environment."""

    def __init__(self, folder: Path, database: str | None = None, *more: str, **environment: str) -> None:
        self.printed = folder / "printed"
        with self.printed.open("w") as out:
            url = [] if "KEYDOM_DATABASE" in environment else ["--database", database or f"sqlite:///{folder}/k.db"]
            command = [*KEYDOM, "serve", "--no-open", "--port", "0", *url, *more]
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=os.environ | environment)
        until(lambda: re.search(r"http://\S+", self.printed.read_text()))
        found = re.search(r"http://\S+", self.printed.read_text())
        assert found is not None
        self.address = found[0]
        until(self.answers)

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def answers(self) -> bool:
        try:
            return fetch(self.address).is_success
        except httpx.TransportError:
            return False

    def browser(self, **headers: str) -> httpx.Client:
        return client_of(self.address, **GUARD_HEADER, **headers)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def used() -> Iterator[tuple[list[str], str]]:
    """Secrets that were used at a server, and what it has printed until Ctrl+C ended it."""
    folder = memory_folder()
    served = Served(folder)
    secrets = use(served)
    thinking = Party(served, "keyflower", seats=2, bots=1)
    with client_of(served.address).stream("GET", f"{thinking.path}/stream") as stream:
        next(stream.iter_bytes())
        while thinking.get()["mover"] in thinking.tokens:
            thinking.play()
        served.process.send_signal(signal.SIGINT)
        served.process.wait(PATIENCE)
    yield secrets, served.printed.read_text()
    shutil.rmtree(folder)


def use(served: Served) -> list[str]:
    """All that is done with tokens and cookies, rightly and wrongly."""
    table = Party(served, "pebbles")
    browser = client_of(served.address, **{"x-keydom": "1"})
    table.share(0, browser)
    browser.get(f"{table.links['0']}x")
    table.client.post(f"{table.path}/moves", content=b"[" * 9999, headers=table.head(0))
    table.finish(Random(1))
    return [*table.tokens.values(), browser.cookies["keydom"]]


def test_ctrl_c_ends_it_though_pages_are_open_and_bots_think(used: tuple[list[str], str]) -> None:
    assert "Traceback" not in used[1]


def test_no_secret_is_ever_printed(used: tuple[list[str], str]) -> None:
    secrets, printed = used
    assert [secret for secret in secrets if secret in printed] == []


Refuse = Callable[..., tuple[int, str]]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refuse:
    """What a command line comes to that starts no server: the exit code, and what is said."""
    monkeypatch.setattr(sys, "path", [*sys.path])

    def run(*arguments: str) -> tuple[int, str]:
        code = main(["serve", "--no-open", *arguments])
        return code, capsys.readouterr().err

    return run


@pytest.mark.parametrize(
    "database",
    ["nonsense", "oracle+nothing://x/y", "sqlite:////nowhere/at/all/keydom.db", "postgresql://u:hidden@127.0.0.1:1/k"],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(refused: Refuse, database: str) -> None:
    code, said = refused("--port", "0", "--database", database)
    assert (code, said.count("\n"), "cannot use the database" in said, "hidden" in said) == (2, 1, True, False)


def test_a_port_that_is_taken_is_refused_in_one_line(refused: Refuse) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        code, said = refused("--port", str(taken.getsockname()[1]))
    assert (code, said.count("\n"), "cannot listen" in said) == (2, 1, True)


def test_a_file_that_is_no_database_is_refused_in_one_line(refused: Refuse, tmp_path: Path) -> None:
    (tmp_path / "keydom.db").write_text("my diary\n" * 200)
    code, said = refused("--port", "0", "--database", f"sqlite:///{tmp_path}/keydom.db")
    assert (code, said.count("\n"), "cannot use the database" in said) == (2, 1, True)


@pytest.fixture(scope="module")
def watched() -> Iterator[Served]:
    """A server of one process with a port of its own for figures."""
    folder = memory_folder()
    served = Served(folder, None, "--metrics", "127.0.0.1:0")
    yield served
    served.stop()
    shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("path", "beside", "apart"),
    [
        ("/metrics", 404, 200),
        ("/metrics/", 404, 200),
        ("//metrics", 404, 200),
        ("/metrics//", 404, 200),
        ("/health", 200, 200),
        ("/health/", 200, 200),
        ("/", 200, 404),
        ("//api//games/", 200, 404),
    ],
)
def test_figures_have_a_port_of_their_own(watched: Served, path: str, beside: int, apart: int) -> None:
    figures = re.findall(r"http://\S+:\d+", watched.printed.read_text())[1]
    assert (fetch(watched.address + path).status_code, fetch(figures + path).status_code) == (beside, apart)


def test_a_server_of_one_process_is_renewed_and_turns_nobody_away(watched: Served) -> None:
    before = children(watched.process.pid)
    watched.process.send_signal(signal.SIGHUP)
    until(lambda: not set(before) & set(children(watched.process.pid)))
    assert watched.answers()


def test_a_second_server_on_the_same_file_is_refused_in_one_line(watched: Served) -> None:
    file = watched.printed.with_name("k.db")
    command = [*KEYDOM, "serve", "--no-open", "--port", "0", "--database", f"sqlite:///{file}"]
    second = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False, timeout=PATIENCE)
    assert (second.returncode, second.stderr.count("\n"), "another server" in second.stderr) == (2, 1, True)


def test_where_a_server_was_killed_another_begins(tmp_path: Path) -> None:
    first = Served(tmp_path)
    first.process.kill()
    first.process.wait(PATIENCE)
    Served(tmp_path).stop()


@pytest.mark.parametrize("wrong", ["nowhere", "127.0.0.1", "127.0.0.1:99999", ":8001"])
def test_a_place_for_figures_that_is_none_is_refused_in_one_line(refused: Refuse, wrong: str) -> None:
    code, said = refused("--port", "0", "--metrics", wrong)
    assert (code, said.count("\n"), "no address to listen at" in said) == (2, 1, True)


def test_proxies_that_are_none_are_refused_in_one_line(refused: Refuse) -> None:
    code, said = refused("--port", "0", "--proxies", "proxy.example")
    assert (code, said.count("\n"), "proxies are addresses" in said) == (2, 1, True)


# Several processes.


def test_several_processes_on_sqlite_are_refused_in_one_line(refused: Refuse, tmp_path: Path) -> None:
    code, said = refused("--port", "0", "--workers", "2", "--database", f"sqlite:///{tmp_path}/k.db")
    assert (code, said.count("\n"), "need a PostgreSQL" in said) == (2, 1, True)


@pytest.fixture
def several(shared_postgres: Postgres) -> Iterator[Served]:
    folder = memory_folder()
    served = Served(folder, shared_postgres.url, "--workers", "2")
    until(lambda: len(children(served.process.pid)) == 2)
    yield served
    served.process.terminate()
    served.process.wait(PATIENCE)
    shutil.rmtree(folder)


def test_a_restart_turns_no_request_away(several: Served) -> None:
    supervisor, rng = several.process.pid, Random(1)
    table, before = Party(several, "pebbles"), children(supervisor)
    several.process.send_signal(signal.SIGHUP)
    while set(before) & set(children(supervisor)):
        table.at(several)
        if table.get()["over"]:
            table = Party(several, "pebbles")
        table.play(rng=rng)
        close_clients()
    assert "Traceback" not in several.printed.read_text()


@pytest.fixture
def idle() -> Iterator[subprocess.Popen[bytes]]:
    """A supervisor with two processes."""
    supervisor = subprocess.Popen([sys.executable, "-m", "tests.server.idle"], cwd=Path(__file__).parents[2])
    until(lambda: len(children(supervisor.pid)) == 2)
    yield supervisor
    supervisor.kill()
    supervisor.wait(PATIENCE)


def test_a_server_process_that_is_killed_is_replaced_and_games_go_on(several: Served) -> None:
    supervisor = several.process.pid
    killed = children(supervisor)[0]
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(children(supervisor)) == 2 and killed not in children(supervisor))
    Party(several, "pebbles").play("keep")


def test_all_server_processes_end_with_their_supervisor(idle: subprocess.Popen[bytes]) -> None:
    processes = children(idle.pid)
    idle.terminate()
    idle.wait(PATIENCE)
    assert [pid for pid in processes if Path(f"/proc/{pid}").exists()] == []


def test_all_server_processes_end_when_their_supervisor_is_killed(idle: subprocess.Popen[bytes]) -> None:
    processes = children(idle.pid)
    idle.kill()
    idle.wait(PATIENCE)
    until(lambda: not any(alive(pid) for pid in processes))


# What the compose file starts.


def of_compose_file(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"][name]
    return found


@pytest.fixture
def composed(shared_postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> tuple[Settings, int]:
    """The settings that `keydom` comes to by the arguments and the environment of the compose file, and its processes.

    The ports and the database are another's: what is taken here may be taken.
    """
    started: list[tuple[Settings, int]] = []

    class Started(supervisor.Supervisor):
        def __init__(self, _serve: Any, settings: Settings, socks: Any) -> None:
            self.settings = settings

        def run(self, workers: int) -> None:
            started.append((self.settings, workers))

    monkeypatch.setattr(supervisor, "Supervisor", Started)
    service = of_compose_file("keydom")
    told = service["environment"]
    told |= {"KEYDOM_DATABASE": shared_postgres.url, "KEYDOM_METRICS": re.sub(r":\d+$", ":0", told["KEYDOM_METRICS"])}
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert main([*service["command"], "--port", "0"]) == 0
    return started[0]


def address_of(settings: Settings, by: str, said: str) -> str:
    """By which address a server with these settings knows who comes by this one, and says so much."""
    seen: list[str] = []

    class Application:
        state = SimpleNamespace(settings=settings, limit=RequestLimit(settings))

        async def __call__(self, scope: Any, _receive: Any, _send: Any) -> None:
            seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", said.encode())]
    server = ("0.0.0.0", settings.port)
    scope = {"type": "http", "method": "GET", "client": (by, 1), "server": server, "path": "/", "headers": headers}
    asyncio.run(with_proxy_headers(Application(), settings)(scope, None, None))  # type: ignore[arg-type]
    return seen[0]


def test_what_the_compose_file_starts_knows_visitors_behind_its_gateway_apart(composed: tuple[Settings, int]) -> None:
    settings, workers = composed
    gateway = str(ip_network(settings.proxies)[1])
    known = [address_of(settings, by, "192.0.2.7") for by in (gateway, "198.51.100.1")]
    assert (workers, known) == (4, ["192.0.2.7", "198.51.100.1"])


@pytest.mark.soak
def test_the_server_of_the_compose_file_answers_with_figures_at_their_own_port(
    tmp_path: Path, shared_postgres: Postgres
) -> None:
    service = of_compose_file("keydom")
    told = service["environment"] | {"KEYDOM_DATABASE": shared_postgres.url, "KEYDOM_METRICS": "0.0.0.0:0"}
    served = Served(tmp_path, None, *service["command"][1:], **told)
    until(lambda: len(children(served.process.pid)) == 4)
    figures = re.findall(r"http://\S+(?=/metrics)", served.printed.read_text())
    codes = [fetch(url).status_code for url in (f"{served.address}/metrics", f"{figures[0]}/metrics")]
    made = Party(served, "pebbles")
    made.play()
    served.stop()
    assert codes == [404, 200]
