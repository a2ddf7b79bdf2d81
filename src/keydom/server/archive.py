"""The record of a table as its log has it, without playing a move: for a game that the present rules cannot replay."""

from __future__ import annotations

from collections.abc import Sequence

from keydom.core.record import Record, start_of
from keydom.server.attempt import PUZZLE
from keydom.server.beside import BESIDE, lay_beside
from keydom.server.course import LESSON
from keydom.server.errors import NotNow
from keydom.server.history import History
from keydom.server.store import LineRow, TableRow
from keydom.server.table import END, POSITION, REWIND, UNDO


def record_of(row: TableRow, lines: Sequence[LineRow]) -> Record:
    """The moves that count and what was written beside them, under the rules of then; what it came to is not said."""
    record = Record(row.game, len(row.seats), row.options, row.rules, row.catalogue)
    record.drawn = tuple(row.drawn or ())
    record.players = {seat.seat: seat.name for seat in row.seats if seat.name}
    history = History()
    for line in lines:
        word, _, rest = line.text.partition(" ")
        if not word.startswith("!"):
            history.move(line.seat, line.text)
        elif word == UNDO:
            history.undo(line.seat)
        elif word == REWIND:
            history.rewind(int(rest))
        elif word == END:
            record.ended = True
        elif word == POSITION:
            record.start = start_of(rest)
        elif word == BESIDE:
            ply, _, text = rest.partition("\n")
            lay_beside(record, int(ply), text)
        elif word in (LESSON, PUZZLE):
            raise NotNow("a lesson or a puzzle has no record of its own")
    record.moves = history.moves()
    return record
