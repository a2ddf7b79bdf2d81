"""A server that runs in one process without threads: everything in the event loop, in order."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom.core.errors import BadOption
from keydom.server.app import create_app
from keydom.server.bots.pool import BotPool, Question, WorkerFailed
from keydom.server.runner import InlineRunner
from keydom.server.settings import Settings, read_file

from .hosting import Party, Server, awaited, until
from .inline import Host, InlineServer


def play_with_bots(server: Server) -> None:
    table = Party(server, "keyflower", 2, bots=1)
    rng = Random(1)
    while table.until_a_person_moves() in table.tokens and table.get()["ply"] < 12:
        table.play(rng=rng)


def play_bots_to_the_end(server: Server) -> None:
    table = Party(server, "pebbles", 4, bots=3)
    while not table.get()["over"]:
        if table.until_a_person_moves() in table.tokens:
            table.play("keep")


def ask_for_a_hint(server: Server) -> None:
    table = Party(server, "pebbles", 2, bots=1)
    seat = table.until_a_person_moves()
    assert table.get("/hint", seat, level="easy")


def analyse(server: Server) -> None:
    table = Party(server, "pebbles")
    table.finish(Random(1))
    path = f"{table.path}/analysis"
    assert table.client.post(path).status_code == 202
    until(lambda: table.client.get(path).json()["state"] == "done")


def read_files(server: Server) -> None:
    browser = server.browser()
    answers = [
        browser.get(path) for path in ("/static/table/table.js", "/", "/games/pebbles/rules", "/games/pebbles/gallery")
    ]
    assert [answer.status_code for answer in answers] == [200] * 4


def solve_and_explore(server: Server) -> None:
    browser = server.browser()
    assert browser.get("/games/pebbles/explore?source=own").status_code == 200
    assert browser.post("/api/records", json={"text": "none"}).status_code == 400
    assert browser.post("/api/positions/look", json={"text": "none"}).status_code == 200


EXPLORE = pytest.param(solve_and_explore, marks=pytest.mark.needs("duckdb"), id="solve_and_explore")
WORKS = [play_with_bots, play_bots_to_the_end, ask_for_a_hint, analyse, read_files, EXPLORE]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts a thread or a process fails."""

    def refused(what: str) -> Callable[..., None]:
        def start(*_arguments: Any, **_named: Any) -> None:
            raise AssertionError(f"{what} was started")

        return start

    monkeypatch.setattr(threading.Thread, "start", refused("a thread"))
    monkeypatch.setattr(multiprocessing.process.BaseProcess, "start", refused("a process"))
    monkeypatch.setattr(subprocess.Popen, "__init__", refused("a program"))
    monkeypatch.setattr(os, "fork", refused("a fork"))


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("work", WORKS)
def test_an_inline_server_starts_no_thread_and_no_process(
    host: Host, tmp_path: Path, work: Callable[[Server], None]
) -> None:
    threads, children = set(threading.enumerate()), children_of_this_process()
    server = host.server(tmp_path / "k.db")
    work(server)
    server.stop()
    assert (set(threading.enumerate()), children_of_this_process()) == (threads, children)


def children_of_this_process() -> set[str]:
    """By their numbers, as far as the system tells."""
    found = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return {child for file in found for child in file.read_text().split()}


def test_whoever_asks_is_answered_between_the_moves_of_bots(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    table = Party(server, "keyflower", 4, bots=3)
    movers: set[int] = set()
    for _ in range(50):
        movers.add(table.get()["mover"])
        if movers <= {*table.tokens}:
            table.play()
    server.stop()
    assert len(movers) > 1


def test_a_static_file_is_read_as_usual(server: InlineServer) -> None:
    answer = server.browser().get("/static/table/table.js")
    script = (Path(sys.modules["keydom.server"].__path__[0]) / "web/static/table/table.js").read_bytes()
    kind = answer.headers["content-type"].partition(";")[0]
    assert (answer.content, kind, "etag" in answer.headers) == (script, "text/javascript", True)


def test_a_bot_that_fails_inline_is_given_up() -> None:
    async def run() -> str:
        return await BotPool(1, runner=InlineRunner()).ask(Question("t", "no game", 2, {}, [], "easy"), 1.0)

    with pytest.raises(WorkerFailed, match="UnknownGame"):
        awaited(run())


@pytest.mark.parametrize(
    "other", [{"database": "postgresql://ana@db.example/keydom"}, {"ray": "auto"}], ids=["PostgreSQL", "Ray"]
)
def test_what_needs_other_processes_is_refused_inline(other: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="inline"):
        create_app(Settings(inline=True, **other))


@pytest.mark.parametrize(("text", "inline"), [("inline = true", True), ("inline = false", False)])
def test_a_settings_file_says_whether_all_is_inline(tmp_path: Path, text: str, inline: bool) -> None:
    (tmp_path / "keydom.toml").write_text(text)
    assert read_file(tmp_path / "keydom.toml") == {"inline": inline}


def test_inline_is_true_or_false(tmp_path: Path) -> None:
    (tmp_path / "keydom.toml").write_text("inline = 1")
    with pytest.raises(BadOption, match="true or false"):
        read_file(tmp_path / "keydom.toml")


BLOCKED = (
    *("psycopg", "uvicorn", "uvloop", "httptools"),
    *("keydom.server.thread_runner", "keydom.server.bots.worker", "keydom.server.supervisor"),
)


def test_an_inline_server_imports_nothing_that_only_the_usual_one_needs(tmp_path: Path) -> None:
    script = f"""
import sys
sys.modules.update(dict.fromkeys({BLOCKED!r}))
from keydom.server.app import create_app
from keydom.server.settings import Settings
create_app(Settings(inline=True, database="sqlite:///{tmp_path}/k.db"))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
