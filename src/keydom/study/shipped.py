"""The figures that come with the package, so that the explorer is never empty; `bench/explored.py` makes them."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from keydom.study.found import Caused, Explored, Mean, Opening, Seat, Thing
from keydom.study.scale import DATA

NAME = "explored-{}.json"


def small(found: Explored) -> dict[str, Any]:
    """The figures that are worth their bytes: those that rest on more than a few games."""
    data = found.data()
    data["things"] = [one for one in data["things"] if not one["few"]] or data["things"]
    return data


@lru_cache(maxsize=16)
def shipped(game: str) -> Explored | None:
    """What the package knows of many games of a title; None where it brings nothing."""
    path = files(__package__).joinpath(DATA, NAME.format(game))
    return revived(json.loads(path.read_text("utf-8"))) if path.is_file() else None


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
