"""A table in memory is what its log says, or is read anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from keydom.core.errors import IllegalAction, KeydomError
from keydom.games import game
from keydom.server.live import Live
from keydom.server.store import SeatRow, TableRow

from .hosting import awaited

STORE: Any = None  # nothing comes that far
Plays = Callable[[Live], Awaitable[None]]


class Failing:
    """A match in which something goes wrong, before a move or after it."""

    def __init__(self, match: Any, error: Exception, played: bool) -> None:
        self._match = match
        self._error = error
        self._played = played

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def play(self, action: str, seat: int) -> None:
        if self._played:
            self._match.play(action, seat)
        raise self._error


def is_read_anew(plays: Plays, error: Exception, played: bool) -> bool:
    """Whether a table is where a move has failed."""
    rules = game("pebbles")
    seats = tuple(SeatRow(seat, f"P{seat}", None) for seat in range(2))
    facts = (rules.rules_version, rules.catalogue.digest(), 0.0, 0.0, False, None)
    live = Live(TableRow("table", rules.id, {}, *facts, seats), rules, [])
    live.match.deal()
    live.match = Failing(live.match, error, played)  # type: ignore[assignment]

    async def run() -> None:
        with suppress(KeydomError, RuntimeError):
            await plays(live)

    awaited(run())
    return live.broken


def a_person(live: Live) -> Awaitable[None]:
    return live.play(STORE, live.mover, "keep", live.version)


def a_bot(live: Live) -> Awaitable[None]:
    return live.play_on(STORE, live.mover, ["keep"], live.version, "fence")


@pytest.mark.parametrize("plays", [a_person, a_bot])
@pytest.mark.parametrize("error", [RuntimeError("a mistake of ours"), IllegalAction("no")])
def test_a_table_where_a_move_has_failed_half_way_is_read_anew(plays: Plays, error: Exception) -> None:
    assert is_read_anew(plays, error, played=True)


@pytest.mark.parametrize("plays", [a_person, a_bot])
def test_a_table_where_a_mistake_of_ours_came_up_is_read_anew(plays: Plays) -> None:
    assert is_read_anew(plays, RuntimeError("a mistake of ours"), played=False)


@pytest.mark.parametrize("plays", [a_person, a_bot])
def test_a_table_where_a_move_was_refused_is_as_it_was(plays: Plays) -> None:
    assert not is_read_anew(plays, IllegalAction("no"), played=False)


class Log:
    """A store that keeps nothing."""

    shared = False

    async def append(self, *_line: object) -> float:
        return 0.0


async def after_two_decisions(store: Any) -> tuple[Live, int]:
    """A table of Keyflower whose mover can take back two decisions of this turn, and who that is."""
    rules, rng = game("keyflower"), Random(1)
    seats = tuple(SeatRow(seat, f"P{seat}", None) for seat in range(2))
    facts = (rules.rules_version, rules.catalogue.digest(), 0.0, 0.0, False, None)
    live = Live(TableRow("table", rules.id, {}, *facts, seats), rules, [])
    await live.begin(store)
    decisions, seat = 0, live.mover
    while decisions < 2:
        seat = live.mover
        await live.play(store, seat, str(rng.choice(live.match.legal())), live.version)
        decisions = decisions + 1 if live.mover == seat and live.undoable(seat) else 0
    return live, seat


def test_undo_takes_back_one_decision_and_a_restart_all_of_the_turn() -> None:
    async def run(whole_turn: bool) -> tuple[int, bool]:
        live, seat = await after_two_decisions(Log())
        before = live.match.ply
        await live.undo(Log(), seat, live.version, whole_turn)  # type: ignore[arg-type]
        return before - live.match.ply, live.undoable(seat)

    assert awaited(run(whole_turn=False)) == (1, True)
    assert awaited(run(whole_turn=True))[1] is False


def test_all_that_was_taken_back_is_made_again_in_its_order() -> None:
    async def run() -> tuple[object, object]:
        store: Any = Log()
        live, seat = await after_two_decisions(store)
        before = list(live.match.moves)
        for _ in range(2):
            await live.undo(store, seat, live.version)
        for _ in range(2):
            await live.redo(store, seat, live.version)
        return before, live.match.moves

    before, after = awaited(run())
    assert after == before
