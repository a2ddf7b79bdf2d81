"""The same games in another process, where strings hash otherwise and every object lies somewhere else."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

from keydom.conformance.properties import Nonconformance
from keydom.core.game import Game, Options
from keydom.core.playout import fingerprint

Case: TypeAlias = tuple[int, Options, int]  # seats, options and seed


def check_other_process(game: Game[Any, Any], cases: Sequence[Case]) -> None:
    """Play these games here and in another process: they must be the same. The game's class must be importable."""
    here = [fingerprint(game, seats, options, seed) for seats, options, seed in cases]
    there, trouble = _ask(game, cases)
    for (seats, options, seed), mine, other in zip(cases, here, there, strict=True):
        if mine != other:
            what = trouble or f"the game of seed {seed} is another one in another process"
            raise Nonconformance("elsewhere", what, game.empty_record(seats, options))


def _ask(game: Game[Any, Any], cases: Sequence[Case]) -> tuple[list[str], str]:
    """The fingerprints that another process finds, or none and what went wrong."""
    hashing = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
    try:
        question = pickle.dumps((game, cases))
    except (AttributeError, pickle.PicklingError) as error:
        return [""] * len(cases), f"{type(error).__name__}: {error}"
    child = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import answer; answer()"],
        input=question,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": path},
    )
    if child.returncode:
        return [""] * len(cases), child.stderr.decode().strip().splitlines()[-1]
    return child.stdout.decode().split(), ""


def answer() -> None:
    """The other side of `check_other_process`: reads the question, writes a fingerprint a line."""
    game, cases = pickle.load(sys.stdin.buffer)
    for seats, options, seed in cases:
        print(fingerprint(game, seats, options, seed))
