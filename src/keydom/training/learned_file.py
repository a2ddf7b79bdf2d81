"""The file of what was learned for a game: weights of features, measures of the plan, and how they were come by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from keydom.bots.learned import FILE
from keydom.core.errors import BadData
from keydom.core.game import Game
from keydom.core.insight import Insight
from keydom.training.linear_weights import WeightsFit
from keydom.training.plan_measures import MeasuresFit


def learned_file(game: Game[Any, Any]) -> Path:
    """Where the weights of a game are kept: beside what else bots know of it."""
    return Path(str(files(game.home).joinpath(*FILE.split("/"))))


def merge_learned(
    game: Game[Any, Any],
    insight: Insight[Any],
    learned: Mapping[int, WeightsFit | MeasuresFit],
    made_by: str,
    text: str,
) -> str:
    """The text of such a file with this in it; whatever else was in it stays if it is of the same kind."""
    stored = _stored(game, insight, text)
    weights, fits = stored.get("weights", {}), stored.get("fit", {})
    measures, trials = stored.get("measures", {}), stored.get("trials", {})
    for seats, one in learned.items():
        if isinstance(one, MeasuresFit):
            measures[str(seats)] = one.measures
            trials[str(seats)] = {"made_by": made_by, "games": one.games, "r2": one.fit}
            continue
        weights[str(seats)] = [list(phase) for phase in one.weights]
        fits[str(seats)] = {
            "made_by": made_by,
            "games": one.games,
            "positions": one.positions,
            "pull": one.pull,
            "r2": one.fit,
            "r2_by_hand": one.fit_by_hand,
        }
    document = {
        "made_by": made_by,
        "rules_version": game.rules_version,
        "features": list(insight.names),
        "phases": list(insight.phases),
        "weights": _by_seats(weights),
        "fit": _by_seats(fits),
        "measures": _by_seats(measures),
        "trials": _by_seats(trials),
    }
    return _laid_out(document)


def _by_seats(table: dict[str, Any]) -> dict[str, Any]:
    return {seats: table[seats] for seats in sorted(table, key=int)}


def _stored(game: Game[Any, Any], insight: Insight[Any], text: str) -> dict[str, Any]:
    if not text:
        return {}
    try:
        stored: dict[str, Any] = json.loads(text)
        same = stored["rules_version"] == game.rules_version and tuple(stored["features"]) == insight.names
    except (ValueError, KeyError, TypeError):
        raise BadData("nothing that was learned: remove it, or write to another", f"{game.id}/{FILE}") from None
    return stored if same else {}


def _laid_out(document: dict[str, Any]) -> str:
    """JSON with one line a phase: readable, and small in a difference."""
    text = json.dumps({**document, "weights": None}, indent=2)
    tables = []
    for seats, phases in document["weights"].items():
        rows = ",\n      ".join(json.dumps(phase) for phase in phases)
        tables.append(f'    "{seats}": [\n      {rows}\n    ]')
    return text.replace('"weights": null', '"weights": {\n' + ",\n".join(tables) + "\n  }") + "\n"
