"""The features by name, and what each is worth by hand."""

from __future__ import annotations

from typing import Final

ALSO_SCORED: Final = ("points", "final-cubes")
NAMES: Final = (
    *("all", "points", "ready", "within-reach", "prospect", "left-over", "lacking"),
    *("hoped", "yield", "stone-yield", "timber-yield", "water-yield", "food-yield", "wine-yield", "kinds"),
    *("houses", "fences-left", "laws", "behind-start", "rounds-left", "rival", "out", "last-of-stage"),
    *("stone", "timber", "water", "food", "wine", "final-cubes", "site", "same-numbers"),
)
PHASES: Final = ("set-up", "stage-1", "stage-2", "stage-3", "stage-4", "stage-5")

# Points for each feature, in every phase: what is bought counts in full, what is within reach nearly, what is hoped for
# less; and those that are not here for nothing.
WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,
    "ready": 0.9,
    "within-reach": 0.88,
    "prospect": 0.9,
    "lacking": -0.03,
    "kinds": 0.1,
    "laws": 0.4,
    "behind-start": -0.1,
    "rival": -0.03,
    "out": -0.3,
    "last-of-stage": -0.1,
    "final-cubes": 0.6,
    "site": 1.0,
    "same-numbers": -0.1,
}
