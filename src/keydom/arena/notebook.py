"""The file of what was learned for a game: weights of features, measures of the plan, and how they were come by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from keydom.arena.learning import Fit
from keydom.arena.trials import Trial
from keydom.bots.learned import FILE
from keydom.core.errors import BadData
from keydom.core.game import Game
from keydom.core.insight import Insight


def learned_file(game: Game[Any, Any]) -> Path:
    """Where the weights of a game are kept: beside what else bots know of it."""
    return Path(str(files(game.home).joinpath(*FILE.split("/"))))


def merged(
    game: Game[Any, Any], insight: Insight[Any], learned: Mapping[int, Fit | Trial], made_by: str, text: str
) -> str:
    """The text of such a file with this in it; whatever else was in it stays if it is of the same kind."""
    kept = _kept(game, insight, text)
    weights, told = kept.get("weights", {}), kept.get("fit", {})
    measures, tried = kept.get("measures", {}), kept.get("trials", {})
    for seats, one in learned.items():
        if isinstance(one, Trial):
            measures[str(seats)] = one.measures
            tried[str(seats)] = {"made_by": made_by, "games": one.games, "r2": one.fit}
            continue
        weights[str(seats)] = [list(phase) for phase in one.weights]
        told[str(seats)] = {
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
        "fit": _by_seats(told),
        "measures": _by_seats(measures),
        "trials": _by_seats(tried),
    }
    return _laid_out(document)


def _by_seats(table: dict[str, Any]) -> dict[str, Any]:
    return {seats: table[seats] for seats in sorted(table, key=int)}


def _kept(game: Game[Any, Any], insight: Insight[Any], text: str) -> dict[str, Any]:
    if not text:
        return {}
    try:
        kept: dict[str, Any] = json.loads(text)
        same = kept["rules_version"] == game.rules_version and tuple(kept["features"]) == insight.names
    except (ValueError, KeyError, TypeError):
        raise BadData("nothing that was learned: remove it, or write to another", f"{game.id}/{FILE}") from None
    return kept if same else {}


def _laid_out(document: dict[str, Any]) -> str:
    """JSON with one line a phase: readable, and small in a difference."""
    text = json.dumps({**document, "weights": None}, indent=2)
    tables = []
    for seats, phases in document["weights"].items():
        rows = ",\n      ".join(json.dumps(phase) for phase in phases)
        tables.append(f'    "{seats}": [\n      {rows}\n    ]')
    return text.replace('"weights": null', '"weights": {\n' + ",\n".join(tables) + "\n  }") + "\n"
