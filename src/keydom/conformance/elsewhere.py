"""The same games in another process, where strings hash otherwise and every object lies somewhere else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, TypeAlias

from keydom.conformance.properties import Nonconformance
from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Game, Options
from keydom.core.playout import fingerprint
from keydom.core.record import Record

Case: TypeAlias = tuple[int, Options, int]  # seats, options and seed


def check_elsewhere(game: Game[Any, Any], cases: Sequence[Case]) -> None:
    """Play these games here and in another process: they must be the same. The game's class must be importable."""
    here = [fingerprint(game, seats, options, seed) for seats, options, seed in cases]
    there, trouble = _ask(game, cases)
    for (seats, options, seed), mine, other in zip(cases, here, there, strict=True):
        if mine != other:
            record = Record(game.id, seats, options.values, game.rules_version, game.catalogue.digest())
            what = trouble or f"the game of seed {seed} is another one in another process"
            raise Nonconformance("elsewhere", what, record)


def _ask(game: Game[Any, Any], cases: Sequence[Case]) -> tuple[list[str], str]:
    parts = [part for kind in game.catalogue.components for part in game.catalogue.kind(kind)]
    question = {
        "module": type(game).__module__,
        "class": type(game).__qualname__,
        "components": [[part.kind, part.id, part.facts] for part in parts],
        "cases": [[seats, options.values, seed] for seats, options, seed in cases],
    }
    hashing = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
    child = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import answer; answer()"],
        input=json.dumps(question),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": path},
    )
    if child.returncode:
        return [""] * len(cases), child.stderr.strip().splitlines()[-1]
    return child.stdout.split(), ""


def answer() -> None:
    """The other side of `check_elsewhere`: reads the question, writes a fingerprint a line."""
    question = json.load(sys.stdin)
    components: dict[str, dict[str, Component]] = {}
    for kind, id, facts in question["components"]:
        components.setdefault(kind, {})[id] = Component(kind, id, facts, (), "", "")
    game: Game[Any, Any] = getattr(import_module(question["module"]), question["class"])(Catalogue(components, {}))
    for seats, values, seed in question["cases"]:
        print(fingerprint(game, seats, game.options(values), seed))
