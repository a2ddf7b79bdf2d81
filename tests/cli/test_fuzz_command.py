"""Fuzzing, from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from keydom.core.record import Record
from keydom.games import games
from keydom.games.pebbles.game import Pebbles

if TYPE_CHECKING:
    import pytest

    from .command_line import Run


def test_a_sound_game_gives_exit_code_zero_and_no_file(run: Run, home: Path) -> None:
    outcome = run("fuzz pebbles --seconds 0.2")
    assert outcome.code == 0
    assert outcome.out.startswith("pebbles: nothing found in ")
    assert list(home.glob("*.key")) == []


class Crashing(Pebbles):
    id = "crashing"

    def scores(self, state: Any) -> list[Any]:
        raise ZeroDivisionError("a bug in the scores")


def test_a_finding_gives_exit_code_one_and_names_the_record(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "crashing", Crashing())
    outcome = run("fuzz crashing --seconds 5 --folder findings")
    [path] = (home / "findings").glob("*.key")
    assert outcome.code == 1
    assert path.name in outcome.out
    assert Record.parse(path.read_text("utf-8")).game == "crashing"
