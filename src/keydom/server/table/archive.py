"""Reads a record from the log of a table that the present rules cannot replay."""

from __future__ import annotations

from collections.abc import Sequence

from keydom.core.record import Record
from keydom.games import get_game
from keydom.server.errors import NotPossibleNow
from keydom.server.store.tables import LineRow, TableRow
from keydom.server.table.entries import LogEntry
from keydom.server.table.state import TableState


def record_of(row: TableRow, lines: Sequence[LineRow]) -> Record:
    """Return the moves that count and their annotations, under the rules of then; results are left out."""
    table = TableState(row, get_game(row.game))
    for line in lines:
        table.apply(LogEntry.parse(line.seat, line.text), line.at)
    if table.scripted:
        raise NotPossibleNow("a lesson or a puzzle has no record of its own")
    record = Record(row.game, len(row.seats), row.options, row.rules, row.catalogue)
    record.drawn = row.drawn
    record.players = table.names
    history = table.history
    record.start, record.moves, record.ended = history.start, history.moves(), history.ended
    record.notes, record.sides = history.notes, history.sides
    return record
