"""Running a command line as a person does, without a terminal."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from keydom.cli import main
from keydom.core.match import Match
from keydom.games.pebbles import GAME

from .command_line import Outcome, Run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, an English system, and a home of its own."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home" / ".config"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line; the words of the first argument, then the others whole, with lines typed in."""

    def run(line: str, *more: object, typed: object = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        capsys.readouterr()
        code = main([*line.split(), *map(str, more)])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run


@pytest.fixture
def finished(home: Path) -> Path:
    """The record of a finished game."""
    match = Match(GAME, 2, rng=Random(4))
    chance = Random(4)
    while not match.over:
        match.play(chance.choice(match.legal()))
    path = home / "finished.key"
    path.write_text(str(match.record()), "utf-8")
    return path


@pytest.fixture
def begun(home: Path) -> Path:
    """The record of a game of two people after three turns."""
    match = Match(GAME, 2, rng=Random(4))
    for _ in range(3):
        match.play("keep")
    path = home / "begun.key"
    path.write_text(str(match.record()), "utf-8")
    return path
