"""The figures that come with the package, so that the explorer is never empty.

`bench/explored.py` counts them in many games; what components cause (`bench/exchanged.py`) has a file of its own.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from keydom.study.found import Caused, Explored, Mean, Opening, Seat, Thing
from keydom.study.scale import DATA

NAME = "explored-{}.json"
CAUSED = "caused-{}.json"


def small(found: Explored) -> dict[str, Any]:
    """The figures that are worth their bytes: those that rest on more than a few games."""
    data = found.data()
    data["things"] = [one for one in data["things"] if not one["few"]] or data["things"]
    return data


@lru_cache(maxsize=16)
def shipped(game: str) -> Explored | None:
    """What the package knows of many games of a title; None where it brings nothing."""
    folder = files(__package__).joinpath(DATA)
    path, caused = folder.joinpath(NAME.format(game)), folder.joinpath(CAUSED.format(game))
    if not path.is_file():
        return None
    data = json.loads(path.read_text("utf-8"))
    return revived({**data, "caused": json.loads(caused.read_text("utf-8"))} if caused.is_file() else data)


def revived(data: dict[str, Any]) -> Explored:
    """The figures that `Explored.data` told."""
    kept = dict(data)
    kept["seats"] = [Seat(**_means(one)) for one in data["seats"]]
    kept["openings"] = [Opening(**_means(one)) for one in data["openings"]]
    kept["things"] = [Thing(**_means(one)) for one in data["things"]]
    kept["caused"] = [Caused(**_means(one)) for one in data["caused"]]
    return Explored(**kept)


def _means(row: dict[str, Any]) -> dict[str, Any]:
    return {name: Mean(**value) if isinstance(value, dict) else value for name, value in row.items()}
