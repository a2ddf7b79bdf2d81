"""The installed build, compiled or not, and a pure copy of it play the very same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from itertools import product
from pathlib import Path

import pytest

import keydom
from keydom.arena.bench import compiled
from keydom.conformance import option_sets
from keydom.core import game as contract
from keydom.core.playout import fingerprint
from keydom.games import games

HOME = Path(keydom.__file__).parent
SEEDS = (1, 2)


def fingerprints() -> dict[str, str]:
    """One for each registered game, seat count, set of options and seed."""
    found = {}
    for game in games().values():
        for options, seats, seed in product(option_sets(game), game.seats, SEEDS):
            found[f"{game.id} {options} {seats} {seed}"] = fingerprint(game, seats, options, seed)
    return found


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    shutil.copytree(HOME, tmp_path / "keydom", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run([sys.executable, __file__], env=environment, stdout=subprocess.PIPE, check=True)
    twin = json.loads(run.stdout)
    assert twin.pop("contract") == str(tmp_path / "keydom/core/game.py")
    assert twin == fingerprints()


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
    print(json.dumps({"contract": contract.__file__, **fingerprints()}))
