"""The figures that come with the package, so that the explorer is never empty.

`bench/explored.py` counts them in many games; what components cause (`bench/exchanged.py`) has a file of its own.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from keydom.study.explorer.statistics import (
    CollectionStatistics,
    ComponentEffect,
    ComponentStatistics,
    Estimate,
    OpeningStatistics,
    SeatStatistics,
)

DATA = "data"  # of this package
NAME = "explored-{}.json"
CAUSED = "caused-{}.json"
RULES = "rules"  # in a file of figures: the version of the rules by which the games were played


@lru_cache(maxsize=16)
def packaged_statistics(game: str) -> CollectionStatistics | None:
    """What the package knows of many games of a title; None where it brings nothing."""
    folder = files(__package__).joinpath(DATA)
    path, caused = folder.joinpath(NAME.format(game)), folder.joinpath(CAUSED.format(game))
    if not path.is_file():
        return None
    data = json.loads(path.read_text("utf-8"))
    del data[RULES]  # a test holds it against the game's
    if caused.is_file():
        data["caused"] = json.loads(caused.read_text("utf-8"))["caused"]
    return parse_statistics(data)


def parse_statistics(data: dict[str, Any]) -> CollectionStatistics:
    """The figures that `CollectionStatistics.data` told."""
    fields = dict(data)
    fields["seats"] = [SeatStatistics(**_means(one)) for one in data["seats"]]
    fields["openings"] = [OpeningStatistics(**_means(one)) for one in data["openings"]]
    fields["things"] = [ComponentStatistics(**_means(one)) for one in data["things"]]
    fields["caused"] = [ComponentEffect(**_means(one)) for one in data["caused"]]
    return CollectionStatistics(**fields)


def _means(row: dict[str, Any]) -> dict[str, Any]:
    return {name: Estimate(**value) if isinstance(value, dict) else value for name, value in row.items()}
