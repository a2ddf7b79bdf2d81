"""Memory stays flat: ten times as many games need no more of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from keydom.games import games

SCRIPT = Path(__file__).parents[2] / "bench" / "memory.py"
GAMES = 40_000
FEW = 4.0  # megabytes
MORE = 15.0  # of what writes tables, whose libraries give back what they had now and then

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not say what a process holds"),
]


def growth(*run: str) -> float:
    """Megabytes that a run holds more at its end than after a tenth of it."""
    line = [sys.executable, str(SCRIPT), *run, "--games", str(GAMES)]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    held = [float(megabytes) for megabytes in re.findall(r"games +([\d.]+) MB", told)]
    assert len(held) == 10, told
    return held[-1] - held[0]


@pytest.mark.parametrize("id", games())
def test_a_simulation_holds_no_more_after_ten_times_as_many_games(id: str) -> None:
    assert growth("simulate", id) < FEW


def test_an_arena_holds_no_more_after_ten_times_as_many_games() -> None:
    assert growth("arena", "pebbles") < FEW


def test_a_data_set_holds_no_more_after_ten_times_as_many_games() -> None:
    assert growth("dataset", "pebbles") < MORE
