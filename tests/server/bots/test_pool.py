"""Bots think elsewhere: whatever becomes of the process they think in, their table goes on."""

from __future__ import annotations

import asyncio
import os
from multiprocessing import active_children
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import pytest

from keydom.bots import LEVELS, Level
from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.bots import moves as movers
from keydom.server.bots import pool as thinking
from keydom.server.bots.pool import SHORT, BotPool, Question, Task, WorkerFailed, decisions_in_a_row, think
from keydom.server.bots.worker import ProcessWorker
from keydom.server.runner import InlineRunner
from keydom.server.settings import Settings
from keydom.server.store.migrate import migrate
from keydom.server.store.tables import Store
from keydom.server.table.table import GameTable
from keydom.server.table_registry import SeatSetup, TableRegistry

from ..hosting import awaited
from .loaded import is_loaded

PATIENCE = 60.0


class Endless(Question):
    """A question that a bot never finishes thinking about."""

    def __setstate__(self, facts: dict[str, Any]) -> None:
        self.__dict__.update(facts)
        self.table = Endless.__name__

    def __getattribute__(self, name: str) -> Any:
        while name == "moves" and object.__getattribute__(self, "table") == Endless.__name__:
            sleep(PATIENCE)
        return super().__getattribute__(name)


class Deadly(Question):
    """A question that ends the process that takes it up."""

    def __setstate__(self, facts: dict[str, Any]) -> None:
        os._exit(1)


def question(kind: type[Question] = Question) -> Question:
    """What a seat of pebbles is asked at first."""
    return kind("t", "pebbles", 2, {}, [(-1, "draw white")], "easy")


def thinkers(ask: Any) -> Any:
    """Ask the processes something."""

    async def run() -> Any:
        some = BotPool(1)
        try:
            return await ask(some)
        finally:
            some.stop()

    return awaited(run())


def test_a_bot_that_is_to_go_on_answers_with_all_steps_of_its_turn() -> None:
    match = Match(get_game("keyflower"), 2)
    question = Question("t", "keyflower", 2, {}, [], "easy", whole_turn=True)
    rng = Random(1)
    while match.mover == NATURE:
        match.play(get_game("keyflower").deal(match.state, rng))
    question.moves = list(match.moves)
    seat = match.mover
    for step in think(question).text.splitlines():
        match.play(step, seat)
    assert match.mover != seat


def test_a_bot_that_is_not_to_go_on_answers_with_one_step() -> None:
    assert "\n" not in think(question()).text


def test_a_bot_that_thinks_for_too_long_is_given_up_and_another_process_answers() -> None:
    async def both(some: BotPool) -> str:
        with pytest.raises(WorkerFailed, match=r"more than 0\.1 seconds"):
            await some.ask(question(Endless), 0.1)
        return await some.ask(question(), PATIENCE)

    assert thinkers(both) in ("keep", "give")


def test_a_question_that_ends_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TRIES", 2)
    with pytest.raises(WorkerFailed, match="again and again"):
        thinkers(lambda some: some.ask(question(Deadly), PATIENCE))


def fail() -> None:
    raise ValueError("this work always fails")


def test_work_that_fails_is_asked_for_once_and_its_process_goes_on() -> None:
    async def both(some: BotPool) -> tuple[str, int]:
        first = await some.ask(Task("t", SHORT, os.getpid), PATIENCE)
        with pytest.raises(WorkerFailed, match="ValueError"):
            await some.ask(Task("t", SHORT, fail), PATIENCE)
        return first, int(await some.ask(Task("t", SHORT, os.getpid), PATIENCE))

    first, second = thinkers(both)
    assert int(first) == second


def test_a_process_has_loaded_the_games_before_the_time_of_a_question_runs() -> None:
    worker = ProcessWorker(0)
    worker.start()
    try:
        answer = worker.ask(Task("", SHORT, is_loaded, "keydom.games.keyper.game"), 60.0)
    finally:
        worker.end()
    assert answer.text == "true"


def test_a_process_that_is_started_from_two_sides_is_one() -> None:
    before, worker = set(active_children()), ProcessWorker(0)
    sides = [Thread(target=worker.start) for _ in range(8)]
    for side in sides:
        side.start()
    for side in sides:
        side.join()
    started = len(set(active_children()) - before)
    worker.end()
    assert started == 1


def test_questions_wait_for_a_free_process() -> None:
    async def many(some: BotPool) -> list[str]:
        return await asyncio.gather(*(some.ask(question(), PATIENCE) for _ in range(5)))

    assert set(thinkers(many)) <= {"keep", "give"}


async def at_a_table_with_a_bot(folder: Path, level: str) -> GameTable:
    """A person has moved, and then the bot."""
    store = Store(f"sqlite:///{folder / 'keydom.db'}", runner=InlineRunner())
    await migrate(store)
    tables = TableRegistry(store, Settings(bot_move_delay=0.0), lambda _table, _version: None, runner=InlineRunner())
    live, _ = await tables.create(get_game("pebbles"), {}, [SeatSetup("Ana"), SeatSetup("Bo", level)], "holder", [0])
    await live.play(store, 0, "keep", live.version)
    tables.changed(live)
    while tables.is_thinking(live.id):
        await asyncio.sleep(0)
    await tables.stop()
    await store.close()
    return live


def moves_of(match: Match[Any, Any], seat: int) -> list[str]:
    return [text for mover, text in match.moves if mover == seat]


def test_for_a_bot_that_fails_the_level_below_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(LEVELS, "weak", Level("no-such-bot", 1.0))
    monkeypatch.setattr(movers, "below", {"weak": "easy"}.get)
    live = awaited(at_a_table_with_a_bot(tmp_path, "weak"))
    assert moves_of(live.match, 1)[0] in ("keep", "give")
    assert {one.message.rpartition("; ")[2] for one in caplog.records if "plays as" in one.message} == {
        "it plays as easy would"
    }


# Decisions on end.

MINE, THEIRS, CHANCE = (1, "give"), (0, "keep"), (NATURE, "draw white")


def test_the_first_decision_of_a_turn_comes_after_none() -> None:
    assert decisions_in_a_row([MINE, THEIRS, CHANCE], 1) == 0


def test_the_decisions_of_a_turn_are_counted() -> None:
    assert decisions_in_a_row([MINE, THEIRS, MINE, MINE], 1) == 2


def test_what_chance_does_between_two_decisions_does_not_part_them() -> None:
    assert decisions_in_a_row([THEIRS, MINE, CHANCE, CHANCE, MINE, CHANCE], 1) == 2
