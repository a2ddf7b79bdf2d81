"""The features by name, and what each is worth by hand."""

from __future__ import annotations

from typing import Final

# What the score counts too, as soon as it is won, built or upgraded.
ALSO_SCORED: Final = ("printed", "yards", "gold", "winter tiles", "boat", "turn order tiles", "contracts")

# Points for each feature, by season: spring, summer, autumn, winter.
WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "all": (17.0, 11.0, 8.0, 4.0),
    "printed": (1.0, 1.0, 1.0, 1.0),
    "yards": (0.95, 0.95, 1.0, 1.0),
    "upgrades ready": (0.8, 0.8, 0.8, 0.75),
    "upgrades short": (0.45, 0.45, 0.35, 0.1),
    "on the way to yards": (0.8, 0.8, 0.8, 0.8),
    "room on yards": (0.5, 0.5, 0.5, 0.3),
    "goods": (0.55, 0.55, 0.45, 0.1),
    "gold": (1.0, 1.0, 1.0, 1.0),
    "skills": (1.2, 1.1, 0.8, 0.15),
    "sets of skills": (0.4, 0.4, 0.4, 0.0),
    "workers": (0.85, 0.8, 0.55, 0.12),
    "crowd": (-0.1, -0.1, -0.1, -0.05),
    "free workers": (0.3, 0.3, 0.3, 0.3),
    "greens": (0.6, 0.6, 0.5, 0.2),
    "largest group": (0.1, 0.1, 0.1, 0.05),
    "gives goods": (0.45, 0.45, 0.45, 0.45),
    "gives workers": (0.45, 0.45, 0.45, 0.45),
    "gives skills": (0.45, 0.45, 0.45, 0.45),
    "carries": (0.45, 0.45, 0.45, 0.45),
    "led to give": (0.45, 0.45, 0.45, 0.0),
    "led printed": (1.0, 1.0, 1.0, 1.0),
    "powers": (0.7, 0.7, 0.7, 0.7),
    "winter tiles held": (0.15, 0.15, 0.15, 0.3),
    "best winter tile held": (0.3, 0.3, 0.35, 0.0),
    "winter tiles": (1.0, 1.0, 1.0, 1.0),
    "winter tiles in sight": (0.0, 0.0, 0.0, 0.1),
    "boat": (0.8, 0.8, 0.6, 1.0),
    "choice of boats": (0.9, 0.9, 0.8, 1.0),
    "turn order tiles": (1.0, 1.0, 1.0, 1.0),
    "start": (1.0, 1.0, 1.0, 1.5),
    "reach": (0.5, 0.5, 0.4, 0.1),
    "open roads": (0.15, 0.1, 0.05, 0.0),
    "loop": (0.2, 0.2, 0.2, 0.1),
    "river": (0.4, 0.4, 0.4, 0.2),
    "carts": (0.15, 0.15, 0.15, 0.1),
    "upgraded": (0.1, 0.1, 0.1, 0.0),
    "tiles": (0.1, 0.1, 0.1, 0.0),
    "contracts": (2.0, 2.0, 2.0, 1.5),
    "cabins": (0.8, 0.8, 0.5, 0.2),
}
