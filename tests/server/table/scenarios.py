"""What can be done at a table, done: between them these tables have lines of every kind in their logs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.store.schema import SCRIPT
from keydom.server.store.tables import LineRow, SeatRow, TableRow
from keydom.server.table.table import GameTable
from keydom.study.puzzles.puzzle import packaged_puzzles

PEBBLES = get_game("pebbles")
PUZZLE_GAME = "keythedral"
PUZZLE = min(
    packaged_puzzles(get_game(PUZZLE_GAME)).values(),
    key=lambda one: sum(len(plan.steps) for plan in (*one.right, *one.wrong)),
)


class LogInMemory:
    """A store that keeps the lines of one table in a list."""

    shared = False

    def __init__(self, *first: str) -> None:
        self.time = 1000.0
        self.lines = [LineRow(number, 0, text, 0.0) for number, text in enumerate(first)]

    def clock(self) -> float:
        self.time += 1.0
        return self.time

    async def append(self, id: str, first: int, lines: Sequence[tuple[int, str]], *_more: object) -> float:
        assert first == len(self.lines)
        at = _more[4] if len(_more) > 4 else self.time
        assert isinstance(at, float)
        self.lines += [LineRow(first + place, seat, text, at) for place, (seat, text) in enumerate(lines)]
        return at


def row(limit: int | None = None, rival: str | None = None, options: dict[str, str] | None = None) -> TableRow:
    seats = (SeatRow(0, "Ana", None), SeatRow(1, "Ben", rival))
    facts = (PEBBLES.rules_version, PEBBLES.catalogue.digest(), 0.0, 0.0, False, None)
    return TableRow("table", PEBBLES.id, dict(PEBBLES.options(options).values), *facts, seats, turn_limit=limit)


def puzzle_row() -> TableRow:
    rules = get_game(PUZZLE_GAME)
    count, options = rules.setting(PUZZLE.start(rules))
    seats = tuple(SeatRow(seat, "", None if seat == PUZZLE.seat else SCRIPT) for seat in range(count))
    facts = (rules.rules_version, rules.catalogue.digest(), 0.0, 0.0, False, None)
    return TableRow("table", rules.id, dict(options.values), *facts, seats)


Plays = Callable[[GameTable, Any], Awaitable[None]]


async def moves(table: GameTable, log: Any) -> None:
    """Undo and redo, of one decision and of a whole turn."""
    await table.begin(log)
    for _ in range(2):
        seat, other = table.mover, 1 - table.mover
        await table.play(log, seat, "give", table.version)
        await table.undo(log, seat, table.version)
        await table.redo(log, seat, table.version)
        await table.undo(log, seat, table.version, whole_turn=True)
        await table.play(log, seat, "give", table.version)
        await table.play(log, seat, f"to {other}", table.version)
    await table.play_turn(log, table.mover, ["give", f"to {1 - table.mover}"], table.version)
    await table.play_on(log, table.mover, ["keep"], table.version, "fence")
    seat = table.mover
    await table.play(log, seat, "give", table.version)
    await table.undo(log, seat, table.version)


async def consent(table: GameTable, log: Any) -> None:
    """Proposals with all their answers, people who go and come back, and the end that was agreed."""
    await table.begin(log)
    for _ in range(3):
        await table.play(log, table.mover, "keep", table.version)
    await table.play(log, table.mover, "give", table.version)
    await table.propose(log, 0, "rewind 2", table.version)
    await table.answer(log, 1, True, table.version)
    await table.propose(log, 1, "end", table.version)
    await table.answer(log, 0, False, table.version)
    for agree in (False, True):
        await table.propose(log, 0, "bot 1", table.version)
        await table.answer(log, 1, agree, table.version)
    await table.take_back(log, 1, table.version)
    await table.tell_regained(log, 1)
    await table.leave(log, 0, table.version)
    await table.take_back(log, 0, table.version)
    await table.play(log, table.mover, "keep", table.version)
    await table.propose(log, 0, "bot 1", table.version)
    await table.propose(log, 0, "end", table.version)
    await table.resign(log, 1, table.version)
    await table.tell_regained(log, 1)
    await table.annotate(log, 0, 2, "> well kept\n| 0 give\n| 0 to 1", table.version)
    await table.annotate(log, 0, 1, "> a draw", table.version)
    await table.annotate(log, 0, 1, "", table.version)


async def late(table: GameTable, log: Any) -> None:
    """Somebody whose time is over is replaced; a proposal is open at the end."""
    await table.begin(log)
    await table.play(log, table.mover, "keep", table.version)
    log.time += 120.0
    await table.propose(log, 1 - table.mover, f"bot {table.mover}", table.version)
    await table.propose(log, 0, "rewind 1", table.version)


async def lesson(table: GameTable, log: Any) -> None:
    await table.begin(log)
    await table.next_pause(log, table.version)
    for action in ("keep", "give", "to 1"):
        await table.play(log, 0, action, table.version)
    await table.next_pause(log, table.version)


async def puzzle(table: GameTable, log: Any) -> None:
    """The puzzle is played, begun again, shown, and begun again."""
    await table.begin(log)
    seat = table.mover
    for again in (None, False, True, False):
        if again is not None:
            await table.retry(log, table.version, again)
        if not again:
            await table.play(log, seat, str(table.match.legal()[0]), table.version)


async def position(table: GameTable, log: Any) -> None:
    await table.begin(log)
    await table.play(log, table.mover, "keep", table.version)


def _position() -> str:
    match = Match(PEBBLES, 2, rng=1)
    match.play("keep")
    return PEBBLES.text(match.state)


def scenarios() -> dict[str, tuple[TableRow, LogInMemory, Plays]]:
    return {
        "moves": (row(), LogInMemory(), moves),
        "consent": (row(), LogInMemory(), consent),
        "late": (row(limit=60), LogInMemory(), late),
        "lesson": (row(rival=SCRIPT, options={"length": "short"}), LogInMemory("!lesson first"), lesson),
        "puzzle": (puzzle_row(), LogInMemory(f"!puzzle {PUZZLE.name}"), puzzle),
        "position": (row(), LogInMemory(f"!position {_position()}"), position),
    }


def standing(table: GameTable) -> dict[str, Any]:
    """All that the log of a table makes."""
    match, people = table.match, table.people
    return {
        "version": table.version,
        "since": table.since,
        "record": str(match.record()),
        "log": [[ply, event.key, event.args] for ply, event in match.log],
        "undoable": [table.undoable(seat) for seat in range(table.seats)],
        "undone": [list(move) for move in table.undone],
        "bots": {str(seat): level for seat, level in people.bots.items()},
        "people": sorted(people.seats),
        "gone": {str(seat): list(absence) for seat, absence in people.gone.items()},
        "proposal": table.proposal and [table.proposal.seat, table.proposal.what, sorted(table.proposal.agreed)],
        "replacing": sorted(table.replacing),
        "deadline": table.deadline(),
        "annotated": table.annotated,
        "pause": table.lesson_progress and table.lesson_progress.place,
        "shown": table.puzzle_progress and table.puzzle_progress.shown,
    }
