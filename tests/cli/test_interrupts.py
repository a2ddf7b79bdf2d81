"""Ctrl-C ends long commands at once, their worker processes too, and what was finished is kept."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from select import select
from time import monotonic

import pytest

from keydom import Match
from keydom.games.pebbles.game import Pebbles

AT_ONCE = 2.0  # seconds
MODULE = """
import signal, sys
from keydom.games.pebbles.game import Pebbles

class Endless(Pebbles):
    id = "endless"
    def sample(self, view, rng):
        if len(view.bowl_sizes) == 3 and view.turns < 8:
            print("thinking without end", file=sys.stderr, flush=True)
            signal.pause()
        return super().sample(view, rng)

GAME = Endless()
"""


class Endless(Pebbles):
    id = "endless"


@pytest.fixture
def endless(home: Path) -> None:
    """A game of another package: with three seats nobody gets through with thinking about its second half."""
    (home / "endless.py").write_text(MODULE)
    info = home / "endless-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[keydom.games]\nendless = endless:GAME\n")
    match = Match(Endless(), 3, rng=4)
    while not match.over:
        match.play(match.legal()[0])
    (home / "game.key").write_text(str(match.record()))


def interrupted(home: Path, *line: str) -> tuple[int, float, str]:
    """Exit code, seconds from ctrl-C to the end of the last process, and what was shown at the terminal.

    Ctrl-C is pressed when something is finished and something else is being thought about.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(home), *filter(None, sys.path[1:])])}
    command = [sys.executable, "-m", "keydom", *line]
    ours, theirs = pty.openpty()
    shown = ""
    with subprocess.Popen(
        command, stdout=theirs, stderr=theirs, env=environment, cwd=home, start_new_session=True
    ) as process:
        os.close(theirs)
        for part in output(ours):
            shown += part
            if "without end" in shown and re.search(r"[1-9]\d*/\d", shown):
                break
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the workers hear it too
        pressed = monotonic()
        while select([ours], [], [], max(0.0, pressed + AT_ONCE - monotonic()))[0] and (part := heard(ours)):
            shown += part
        seconds = monotonic() - pressed
        if seconds >= AT_ONCE:
            os.killpg(process.pid, signal.SIGKILL)
        code = process.wait()
    os.close(ours)
    return code, seconds, shown


def output(terminal: int) -> Iterator[str]:
    while part := heard(terminal):
        yield part


def heard(terminal: int) -> str:
    """What comes next out of a terminal; nothing when no process is left at its other end."""
    try:
        return os.read(terminal, 4096).decode(errors="replace")
    except OSError:  # how Linux says so
        return ""


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("puzzles endless --games 9 --seats 2,3 --out found", "found/endless-2-3-0.jsonl"),
        ("analyse game.key --depth 2", "home/.config/keydom/analyses/*.jsonl"),
    ],
    ids=["puzzles", "analyse"],
)
def test_ctrl_c_ends_a_long_command_at_once_and_what_is_finished_is_kept(
    endless: None, home: Path, line: str, kept: str, workers: str
) -> None:
    code, seconds, shown = interrupted(home, *line.split(), "--workers", workers)
    assert (code, seconds < AT_ONCE, "Traceback" in shown) == (130, True, False)
    assert [path.read_text().count("\n") > 0 for path in home.glob(kept)] == [True]
    assert f"keydom {line.split()[0]}: stopped; the same command goes on where it was" in shown
