"""Records as a table: one row a decision, and nothing in it that the mover could not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from keydom.arena.contest import Contest, play_game
from keydom.core.errors import BadRecord, KeydomError
from keydom.core.game import NATURE
from keydom.core.insight import Insight
from keydom.core.record import Record
from keydom.games.pebbles import GAME
from keydom.games.pebbles.state import PebblesState
from keydom.training.dataset import build, rows
from keydom.training.linear_weights import game_and_insight

CONTEST = Contest("pebbles", 3, ("random", "greedy", "planner"), 3)
INSIGHT = game_and_insight("pebbles")[1]


class Nosy(Insight[PebblesState]):
    """Asks for the gold that all others hide."""

    names = ("all", "others-gold")

    def features(self, state: PebblesState, seat: int) -> list[float]:
        return [1.0, float(sum(hidden[1] for other, hidden in enumerate(state.hidden) if other != seat))]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder of three records."""
    for number in range(3):
        (tmp_path / f"{number:06}.key").write_text(play_game(CONTEST, number, keep=True).record)
    return tmp_path


def table(kept: Path) -> list[dict[str, Any]]:
    build(kept, kept / "a.parquet")
    found: list[dict[str, Any]] = pq.read_table(kept / "a.parquet").to_pylist()
    return found


def test_there_is_a_row_for_every_decision(kept: Path) -> None:
    moves = [move for path in kept.glob("*.key") for move in Record.parse(path.read_text()).moves if move[0] != NATURE]
    assert len(table(kept)) == len(moves)


def test_the_columns_name_the_features_of_the_game(kept: Path) -> None:
    assert list(table(kept)[0]) == [
        *("game_number", "ply", "seat", "bot", "frame", "legal", "action", "chosen"),
        *("feature_all", "feature_bowl", "feature_open"),
        *("score", "rank", "margin"),
    ]


def test_a_row_says_what_was_chosen_among_how_many() -> None:
    record = Record.parse("keydom 1\ngame pebbles\nrules 1\nseats 2\nplayer 0 greedy\n\n* draw coal\n0 give\n0 to 1\n")
    row = rows(GAME, INSIGHT, record, 5)[0]
    assert [row[name] for name in ("game_number", "ply", "seat", "bot", "frame", "legal", "action", "chosen")] == [
        *(5, 1, 0, "greedy", "Turn", 2, "give", 1)
    ]


def test_a_row_says_what_it_came_to(kept: Path) -> None:
    outcome = play_game(CONTEST, 0)
    row = next(row for row in table(kept) if row["game_number"] == 0 and row["seat"] == 1)
    rivals = [outcome.totals[0], outcome.totals[2]]
    assert (row["score"], row["rank"], row["margin"]) == (
        outcome.totals[1],
        outcome.places[1],
        outcome.totals[1] - max(rivals),
    )


def test_a_game_that_is_not_over_came_to_nothing_yet() -> None:
    record = Record.parse("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw coal\n0 keep\n")
    assert rows(GAME, INSIGHT, record, 0)[0]["score"] is None


def test_what_the_mover_cannot_see_is_in_no_feature() -> None:
    told = []
    for pebble in ("gold", "coal"):
        moves = f"* draw white\n0 keep\n* draw {pebble}\n1 keep\n* draw white\n0 keep\n"
        record = Record.parse(f"keydom 1\ngame pebbles\nrules 1\nseats 2\n\n{moves}")
        told.append(rows(GAME, Nosy(), record, 0)[2])
    assert told[0] == told[1]


def test_a_move_that_is_not_legal_is_named_by_its_line() -> None:
    record = Record.parse("keydom 1\ngame pebbles\nrules 1\nseats 2\n\n* draw coal\n0 to 1\n", "a.key")
    with pytest.raises(BadRecord, match=r"a\.key:7"):
        rows(GAME, INSIGHT, record, 0)


def test_a_data_set_that_fails_leaves_nothing_behind(kept: Path) -> None:
    (kept / "000009.key").write_text("garbled")
    with pytest.raises(KeydomError):
        build(kept, kept / "a.parquet")
    assert list(kept.glob("*parquet*")) == []
