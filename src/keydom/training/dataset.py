"""Records as a data set for learning: Parquet, one row a decision, read and written game by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from keydom.arena.files import read_record, reason, replacing
from keydom.arena.workers import Progress, no_progress
from keydom.bots.judge import insight_of
from keydom.core.errors import BadRecord, KeydomError, UnknownGame
from keydom.core.game import NATURE, Game, places
from keydom.core.insight import Insight
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.score import margin
from keydom.training.linear_weights import game_and_insight

if TYPE_CHECKING:
    import pyarrow as pa

GROUP = 5_000  # rows that are written at a time
FIXED = ("game_number", "ply", "seat", "bot", "frame", "legal", "action", "chosen")
RESULT = ("score", "rank", "margin")

Row = dict[str, Any]


def build(
    folder: Path, out: Path, progress: Progress = no_progress, catalogue: tuple[tuple[str, str], ...] = ()
) -> int:
    """Write all records of a folder to a Parquet file; says how many rows it has."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    paths = records(folder)
    first = read_record(paths[0])
    try:
        game = game_and_insight(first.game, catalogue)[0].of_record(first)
    except UnknownGame as error:
        raise BadRecord(str(error), first.file) from None
    insight = insight_of(game)
    schema = _schema(insight, game)
    count = 0
    try:
        with replacing(out) as draft, pq.ParquetWriter(draft, schema, compression="zstd") as writer:
            for rows in _groups(paths, game, insight, progress):
                writer.write_table(pa.Table.from_pylist(rows, schema))
                count += len(rows)
    except OSError as error:
        raise KeydomError(f"cannot write {out}: {reason(error)}") from None
    return count


def records(folder: Path) -> list[Path]:
    """The records of a folder, in order."""
    paths = sorted(folder.glob("*.key"))
    if not paths:
        raise KeydomError(f"there are no records in {folder}: `keydom arena --keep {folder}` makes some")
    return paths


def rows(game: Game[Any, Any], insight: Insight[Any], record: Record, number: int) -> list[Row]:
    """The decisions of one game. Features are those of a world that the mover cannot tell from the true one."""
    match = Match.of(game, record)
    lines = match.play_lines(record, len(record.moves))
    rng = Random(number)
    found: list[Row] = []
    for ply, (mover, text) in enumerate(record.moves):
        if match.mover == mover != NATURE:
            found.append(_row(match, insight, record, ply, text, rng) | {"game_number": number})
        next(lines)
    next(lines, None)  # a game that was ended by consent ends here
    results = _results(match)
    for row in found:
        row.update(zip(RESULT, results[row["seat"]], strict=True))
    return found


def _row(match: Match[Any, Any], insight: Insight[Any], record: Record, ply: int, text: str, rng: Random) -> Row:
    mover, legal = match.mover, match.legal()
    action = match.game.parse(text)
    world = match.game.sample(match.view(mover), rng)
    row: Row = {
        "ply": ply,
        "seat": mover,
        "bot": record.players.get(mover),
        "frame": type(match.state.frames[-1]).__name__,
        "legal": len(legal),
        "action": text,
        "chosen": legal.index(action) if action in legal else -1,
    }
    row.update(
        (_column(name), value) for name, value in zip(insight.names, insight.features(world, mover), strict=True)
    )
    return row


def _results(match: Match[Any, Any]) -> list[tuple[int | None, int | None, int | None]]:
    """Score, place and lead over the best of the others of each seat; nothing where the game is not over."""
    if not match.over:
        return [(None, None, None)] * match.seats
    scores = match.scores()
    totals = [score.total for score in scores]
    return [(totals[seat], place, margin(totals, seat)) for seat, place in enumerate(places(scores))]


def _groups(
    paths: Sequence[Path], game: Game[Any, Any], insight: Insight[Any], progress: Progress
) -> Iterator[list[Row]]:
    waiting: list[Row] = []
    for done, path in enumerate(paths, 1):
        number = int(path.stem) if path.stem.isdecimal() else done - 1
        waiting += rows(game, insight, read_record(path), number)
        if len(waiting) >= GROUP or (waiting and done == len(paths)):
            yield waiting
            waiting = []
        progress(done)


def _column(feature: str) -> str:
    return f"feature_{feature}"


def _schema(insight: Insight[Any], game: Game[Any, Any]) -> pa.Schema:
    import pyarrow as pa

    whole, text = pa.int32(), pa.string()
    kinds = dict.fromkeys((*FIXED, *RESULT), whole) | dict.fromkeys(("bot", "frame", "action"), text)
    fields = [pa.field(name, kinds[name]) for name in FIXED]
    fields += [pa.field(_column(name), pa.float64()) for name in insight.names]
    fields += [pa.field(name, kinds[name]) for name in RESULT]
    return pa.schema(fields, {"game": game.id, "rules_version": str(game.rules_version)})
