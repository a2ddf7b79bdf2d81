"""Data sets from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow.parquet as pq
import pytest

if TYPE_CHECKING:
    from .command_line import Run


def test_the_records_of_an_arena_become_a_table(run: Run, home: Path) -> None:
    run("arena pebbles --bots random,greedy --games 4 --keep kept")
    outcome = run("dataset kept --out a.parquet")
    rows = pq.read_table(home / "a.parquet").num_rows
    assert outcome.out == f"{rows:,} decisions of 4 games written to a.parquet\n"


def test_without_pyarrow_it_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keydom.cli.options.find_spec", lambda name: None)
    assert (
        run("dataset . --out a").err == "keydom: data sets need the package pyarrow: pip install 'keydom[research]'\n"
    )
