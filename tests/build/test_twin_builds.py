"""The installed build, compiled or not, and a pure copy of it play the very same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import keydom
from keydom.core import compiled
from keydom.core import game as contract
from keydom.core.playout import fingerprint
from keydom.games import games
from tests.sampling import few_tables, tables

HOME = Path(keydom.__file__).parent
ROOT = Path(__file__).parents[2]


def fingerprints(choice: str) -> dict[str, str]:
    """One for each registered game, at a few tables or at all of them."""
    return {
        f"{game.id} {options} {seats}": fingerprint(game, seats, options, seed=1)
        for game in games().values()
        for seats, options in (tables(game) if choice == "all" else few_tables(game))
    }


@pytest.mark.parametrize("choice", ["few", pytest.param("all", marks=pytest.mark.soak)])
def test_both_builds_play_the_same_games(choice: str, tmp_path: Path) -> None:
    shutil.copytree(HOME, tmp_path / "keydom", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    run = subprocess.run([sys.executable, __file__, choice], env=environment, stdout=subprocess.PIPE, check=True)
    twin = json.loads(run.stdout)
    assert twin.pop("contract") == str(tmp_path / "keydom/core/game.py")
    assert twin == fingerprints(choice)


def compiler_works() -> bool:
    """Whether C can be compiled against this Python, with the compiler that the build takes."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    header = ["-I", sysconfig.get_path("include"), "-include", "Python.h"]
    try:
        run = subprocess.run([*compiler, *header, "-fsyntax-only", "-x", "c", os.devnull], capture_output=True)
    except FileNotFoundError:
        return False
    return run.returncode == 0


@pytest.mark.skipif(not compiler_works() or "KEYDOM_PURE" in os.environ, reason="no C compiler, or none wanted")
@pytest.mark.skipif(HOME.parent.name == "src", reason="an editable install follows its sources in pure Python")
def test_where_a_c_compiler_works_the_rules_are_compiled() -> None:
    assert compiled(), "built without the compiler that is here now? `make clean` and build again"


if __name__ == "__main__":
    print(json.dumps({"contract": contract.__file__, **fingerprints(sys.argv[1])}))
