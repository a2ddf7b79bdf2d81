"""The recipe of docs/environments.md, whole: minutes of learning, and hundreds of games to show for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from keydom.cli import cli

pytestmark = pytest.mark.soak
pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'keydom[envs]'")
DOCS = str(Path(__file__).parents[2] / "docs")


def test_what_the_recipe_teaches_beats_greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(DOCS)
    from pupil import learn

    learn("keyflower", 2, {"length": "short"}, first=300, games=200, generations=14).save(str(tmp_path / "pupil.npz"))
    monkeypatch.setenv("PUPIL", str(tmp_path / "pupil.npz"))
    contest = "arena keyflower --bots pupil:Pupil,greedy --seats 2 --option length=short --games 400 --seed 8 --json"
    told = CliRunner().invoke(cli, contest.split())
    pupil = next(bot for bot in json.loads(told.stdout)["bots"] if bot["bot"] == "pupil:Pupil")

    assert pupil["win_share_low"] > 0.5
