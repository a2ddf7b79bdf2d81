"""Bots of other packages at a table: one that fails holds nobody up, and its author is told where."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from keydom.bots.registry import bot_entry_points, offered
from keydom.server.bots.pool import SHORT, BotPool, InlineWorker, Question, Task, WorkerAnswer, WorkerFailed

from ..hosting import GUARD_HEADER, awaited, client_of, until
from ..inline import InlineServer

BOTS = """
from keydom.bots import Bot

class Failing(Bot):
    def choose(self, view, legal, rng):
        return legal[99]
"""
LINE = 6  # of what fails
PATIENCE = 60.0  # seconds


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package with a bot that fails, and one that cannot be loaded."""
    (tmp_path / "failingbots.py").write_text(BOTS)
    info = tmp_path / "failing-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: failing\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[keydom.bots]\nfailing = failingbots:Failing\nabsent = failingbots:Absent\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    bot_entry_points.cache_clear()
    offered.cache_clear()
    yield tmp_path / "failingbots.py"
    sys.modules.pop("failingbots", None)
    bot_entry_points.cache_clear()
    offered.cache_clear()


def play_against_it(server: InlineServer) -> int:
    """Wait until the bot has moved; says who is next."""
    client = client_of(server.address, **GUARD_HEADER)
    seats = [{"kind": "bot", "level": "failing"}, {"kind": "link", "name": "Ann"}]
    wish = {"game": "pebbles", "seats": seats, "options": {}, "as_seated": True}
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    path = f"/api/tables/{made.json()['id']}"
    until(lambda: client.get(path).json()["mover"] == 1)
    return int(client.get(path).json()["mover"])


def test_for_a_bot_that_fails_the_level_below_moves_after_one_try(
    server: InlineServer, failing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    ask = InlineWorker.ask

    def counted(self: InlineWorker, question: Question | Task, seconds: float) -> WorkerAnswer:
        if isinstance(question, Question):
            tried.append(question.level)
        return ask(self, question, seconds)

    monkeypatch.setattr(InlineWorker, "ask", counted)
    assert (play_against_it(server), tried) == (1, ["failing", "easy"])


def test_the_author_of_a_bot_that_fails_is_told_file_and_line(
    server: InlineServer, failing: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "keydom.server"):
        play_against_it(server)

    assert f"IndexError: list index out of range ({failing}:{LINE})" in caplog.text


def test_a_bot_that_fails_is_not_asked_again_for_the_same_move(
    server: InlineServer, failing: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "keydom.server"):
        play_against_it(server)

    assert (caplog.text.count("it plays as easy would"), caplog.text.count("IndexError")) == (1, 1)


def test_a_bot_that_fails_in_its_process_is_asked_once_and_the_process_goes_on(failing: Path) -> None:
    async def run() -> tuple[str, str]:
        some = BotPool(1)
        try:
            before = await some.ask(Task("t", SHORT, os.getpid), PATIENCE)
            with pytest.raises(WorkerFailed, match="IndexError"):
                await some.ask(Question("t", "pebbles", 2, {}, [(-1, "draw white")], "failing"), PATIENCE)
            return before, await some.ask(Task("t", SHORT, os.getpid), PATIENCE)
        finally:
            some.stop()

    before, after = awaited(run())
    assert before == after


def test_a_bot_that_cannot_be_loaded_is_not_offered(server: InlineServer, failing: Path) -> None:
    seats = [{"kind": "bot", "level": "absent"}, {"kind": "link", "name": "Ann"}]

    made = client_of(server.address, **GUARD_HEADER).post("/api/tables", json={"game": "pebbles", "seats": seats})

    assert made.status_code == 422


def test_the_lobby_offers_the_bots_that_can_be_loaded(server: InlineServer, failing: Path) -> None:
    lobby = server.browser().get("/").text

    offered = re.findall(r'name="level" value="([\w-]+)"', lobby)
    assert offered == ["easy", "medium", "hard", "master", "failing"]
    assert "absent" not in lobby
