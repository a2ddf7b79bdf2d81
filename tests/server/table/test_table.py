"""A table in memory is what its log says: it changes when the lines are written, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from keydom.core.errors import IllegalAction
from keydom.games import get_game
from keydom.server.errors import StaleVersion, TableReloading
from keydom.server.store.tables import SeatRow, TableRow
from keydom.server.table.table import GameTable

from ...browser.scenes import midway
from ..hosting import awaited
from ..show.test_table_view import at_table
from .scenarios import PEBBLES, LogInMemory, row, standing

Plays = Callable[[GameTable, Any], Awaitable[None]]


class Failing:
    """A match in which something goes wrong, before a move or after it."""

    def __init__(self, match: Any, error: Exception, played: bool) -> None:
        self._match = match
        self._error = error
        self._played = played

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def copy(self) -> Failing:
        return Failing(self._match.copy(), self._error, self._played)

    def play(self, action: str, seat: int) -> None:
        if self._played:
            self._match.play(action, seat)
        raise self._error


def a_person(live: GameTable, store: Any) -> Awaitable[None]:
    return live.play(store, live.mover, "keep", live.version)


def a_bot(live: GameTable, store: Any) -> Awaitable[None]:
    return live.play_on(store, live.mover, ["keep"], live.version, "fence")


def an_agreement(live: GameTable, store: Any) -> Awaitable[None]:
    return live.resign(store, 0, live.version)


async def begun() -> tuple[GameTable, LogInMemory]:
    log = LogInMemory()
    live = GameTable(row(), PEBBLES, [])
    await live.begin(log)  # type: ignore[arg-type]
    return live, log


@pytest.mark.parametrize("plays", [a_person, a_bot])
@pytest.mark.parametrize("played", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("error", [RuntimeError("a mistake of ours"), IllegalAction("no")], ids=["ours", "theirs"])
def test_a_table_where_a_move_has_failed_is_as_it_was(plays: Plays, error: Exception, played: bool) -> None:
    async def run() -> None:
        live, log = await begun()
        match = live.match
        before, lines = standing(live), list(log.lines)
        live.history.match = Failing(match, error, played)  # type: ignore[assignment]
        with pytest.raises(type(error)):
            await plays(live, log)
        live.history.match = match
        assert (standing(live), log.lines, live.stale) == (before, lines, False)

    awaited(run())


class Refusing(LogInMemory):
    """A store that writes nothing."""

    def __init__(self, error: Exception | None) -> None:
        super().__init__()
        self._error = error

    async def append(self, *_lines: object) -> float:
        if self._error is None:
            await asyncio.Event().wait()
            raise AssertionError("nobody waits that long")
        raise self._error


@pytest.mark.parametrize("plays", [a_person, a_bot, an_agreement])
@pytest.mark.parametrize("error", [StaleVersion("somebody was faster"), RuntimeError("no disk")])
def test_a_table_whose_lines_were_not_written_is_as_it_was_and_is_read_anew(plays: Plays, error: Exception) -> None:
    async def run() -> None:
        live, _ = await begun()
        before = standing(live)
        with pytest.raises(type(error)):
            await plays(live, Refusing(error))
        assert (standing(live), live.stale) == (before, True)
        with pytest.raises(StaleVersion):
            await plays(live, Refusing(None))

    awaited(run())


@pytest.mark.parametrize("plays", [a_person, a_bot, an_agreement])
def test_a_table_whose_writer_has_given_up_waiting_is_read_anew(plays: Plays) -> None:
    async def run() -> None:
        live, _ = await begun()
        before = standing(live)
        writing = asyncio.ensure_future(plays(live, Refusing(None)))
        await asyncio.sleep(0)
        assert (live.lock.locked(), live.stale) == (True, False)  # others look at it as it was
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        assert (standing(live), live.stale) == (before, True)

    awaited(run())


async def after_two_decisions(store: Any) -> tuple[GameTable, int]:
    """A table of Keyflower whose mover can take back two decisions of this turn, and who that is."""
    rules, rng = get_game("keyflower"), Random(1)
    seats = tuple(SeatRow(seat, f"P{seat}", None) for seat in range(2))
    facts = (rules.rules_version, rules.catalogue.digest(), 0.0, 0.0, False, None)
    live = GameTable(TableRow("table", rules.id, {}, *facts, seats), rules, [])
    await live.begin(store)
    decisions, seat = 0, live.mover
    while decisions < 2:
        seat = live.mover
        await live.play(store, seat, str(rng.choice(live.match.legal())), live.version)
        decisions = decisions + 1 if live.mover == seat and live.undoable(seat) else 0
    return live, seat


def test_undo_takes_back_one_decision_and_a_restart_all_of_the_turn() -> None:
    async def run(whole_turn: bool) -> tuple[int, bool]:
        live, seat = await after_two_decisions(log := LogInMemory())
        before = live.match.ply
        await live.undo(log, seat, live.version, whole_turn)  # type: ignore[arg-type]
        return before - live.match.ply, live.undoable(seat)

    assert awaited(run(whole_turn=False)) == (1, True)
    assert awaited(run(whole_turn=True))[1] is False


def test_all_that_was_taken_back_is_made_again_in_its_order() -> None:
    async def run() -> tuple[object, object]:
        store: Any = LogInMemory()
        live, seat = await after_two_decisions(store)
        before = list(live.match.moves)
        for _ in range(2):
            await live.undo(store, seat, live.version)
        for _ in range(2):
            await live.redo(store, seat, live.version)
        return before, live.match.moves

    before, after = awaited(run())
    assert after == before


def test_who_acts_on_a_table_that_is_being_read_anew_is_told_to_ask_again() -> None:
    """Not that somebody else was faster."""
    table = at_table(midway("pebbles"))
    table.stale = True
    with pytest.raises(TableReloading) as told:
        table.check_current()
    assert (told.value.status, told.value.retry) == (503, 1)
