"""The log of a table: lines of every kind are read as they were written, and do then what they did when they were."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from keydom.core.errors import BadRecord
from keydom.core.record import Record
from keydom.games import get_game
from keydom.server.store.tables import LineRow, TableRow
from keydom.server.table.archive import record_of
from keydom.server.table.entries import KINDS, LogEntry, MoveEntry
from keydom.server.table.table import GameTable

from ..hosting import awaited
from ..slices import run_at_once
from .scenarios import scenarios, standing

# Logs of tables as an earlier version has written them, and how they stood.
STORED: dict[str, Any] = json.loads(Path(__file__).with_name("stored_logs.json").read_text("utf-8"))
NAMES = list(STORED)


def opened(row: TableRow, lines: Sequence[LineRow]) -> GameTable:
    return GameTable(row, get_game(row.game), lines)


def stored_lines(name: str) -> list[LineRow]:
    return [LineRow(number, *line) for number, line in enumerate(STORED[name]["lines"])]


def played(name: str) -> tuple[GameTable, list[LineRow]]:
    """A table where a scenario has been played, and the lines that it has written."""
    row, log, plays = scenarios()[name]

    async def run() -> GameTable:
        table = opened(row, log.lines)
        await plays(table, log)
        return table

    return awaited(run()), log.lines


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_log_is_read_as_it_was(name: str) -> None:
    table = opened(scenarios()[name][0], stored_lines(name))
    assert json.loads(json.dumps(standing(table))) == STORED[name]["standing"]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_line_keeps_its_text(name: str) -> None:
    lines = [(line.seat, line.text) for line in stored_lines(name)]
    assert [LogEntry.parse(*line).line for line in lines] == lines


def test_stored_logs_have_lines_of_every_kind() -> None:
    kinds = {type(LogEntry.parse(line.seat, line.text)) for name in NAMES for line in stored_lines(name)}
    assert kinds == {MoveEntry, *KINDS.values()}


@pytest.mark.parametrize("name", NAMES)
def test_a_table_stands_as_its_log_is_read(name: str) -> None:
    table, lines = played(name)
    assert standing(table) == standing(opened(table.row, lines))


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_follows_another_servers_lines_stands_as_that_one(name: str) -> None:
    table, lines = played(name)
    for many in (1, 3):
        other = opened(table.row, lines[:1])
        for first in range(1, len(lines), many):
            run_at_once(other.follow(lines[first : first + many]))
        assert (other.stale, standing(other)) == (False, standing(table))


@pytest.mark.parametrize("name", ["moves", "consent", "late", "position"])
def test_a_record_is_read_from_a_log_without_playing_it(name: str) -> None:
    table, lines = played(name)
    record = Record.parse(str(table.match.record()))
    record.results = []
    assert record_of(table.row, lines) == record


def test_a_table_does_not_follow_lines_that_leave_one_out() -> None:
    table, lines = played("moves")
    other = opened(table.row, lines[:1])
    run_at_once(other.follow(lines[2:]))
    assert (other.stale, other.version) == (True, 1)


def test_notes_on_moves_that_were_taken_back_are_gone_when_the_log_is_read_again() -> None:
    lines = ["draw gold", "give", "!beside 2\n> given away", "!undo", "give"]
    table = opened(scenarios()["moves"][0], [])
    rows = [LineRow(number, -1 if number == 0 else 0, text, 0.0) for number, text in enumerate(lines)]
    run_at_once(table.read(rows))
    assert table.match.notes == {}


def test_a_line_of_no_kind_is_refused() -> None:
    with pytest.raises(BadRecord):
        LogEntry.parse(0, "!applaud loudly")
