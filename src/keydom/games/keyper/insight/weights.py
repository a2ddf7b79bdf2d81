"""The features by name, and what each is worth by hand."""

from __future__ import annotations

from typing import Final

# Points as they stand: the score counts them too.
ALSO_SCORED: Final = (
    *("shipping", "fairs", "flat", "houses", "crowds", "farm-counts", "around", "village-counts", "dock", "sets"),
    *("stores", "patrons", "landlords", "entertainer"),
)
# Points for each feature, by season: spring, summer, autumn, winter.
WEIGHTS: Final[dict[str, tuple[float, float, float, float]]] = {
    "all": (42.0, 21.0, 5.0, -4.0),
    "shipping": (1.0, 1.0, 1.0, 1.0),
    "fairs": (1.0, 1.0, 1.0, 1.0),
    "flat": (1.0, 1.0, 1.0, 1.0),
    "houses": (1.0, 1.0, 1.0, 1.0),
    "crowds": (1.0, 1.0, 1.0, 1.0),
    "farm-counts": (1.0, 1.0, 1.0, 1.0),
    "around": (1.0, 1.0, 1.0, 1.0),
    "village-counts": (1.0, 1.0, 1.0, 1.0),
    "dock": (1.0, 1.0, 1.0, 1.0),
    "sets": (1.0, 1.0, 1.0, 1.0),
    "stores": (0.6, 0.7, 0.8, 1.0),
    "patrons": (1.0, 1.0, 1.0, 1.0),
    "landlords": (1.0, 1.0, 1.0, 1.0),
    "entertainer": (1.0, 1.0, 1.0, 1.0),
    "room-houses": (0.4, 0.4, 0.4, 0.35),
    "room-crowds": (0.45, 0.45, 0.4, 0.35),
    "room-farm-counts": (0.4, 0.4, 0.4, 0.3),
    "room-around": (0.55, 0.55, 0.5, 0.4),
    "room-village-counts": (0.4, 0.4, 0.4, 0.3),
    "room-dock": (0.45, 0.45, 0.45, 0.4),
    "room-sets": (0.4, 0.4, 0.4, 0.4),
    "room-stores": (0.4, 0.4, 0.4, 0.3),
    "room-patrons": (0.5, 0.5, 0.5, 0.5),
    "room-landlords": (0.7, 0.7, 0.8, 0.9),
    "room-entertainer": (0.6, 0.6, 0.6, 0.6),
    "uses": (1.0, 1.0, 1.0, 1.0),
    "raw": (0.9, 0.9, 0.85, 0.6),
    "finished": (1.5, 1.5, 1.35, 1.0),
    "wheat": (1.2, 1.2, 1.15, 0.85),
    "kinds": (0.25, 0.25, 0.2, 0.2),
    "surplus": (-0.4, -0.4, -0.4, -0.4),
    "animals": (0.25, 0.25, 0.2, 0.0),
    "homeless": (-0.3, -0.3, -0.3, 0.0),
    "gems": (0.25, 0.25, 0.25, 0.2),
    "fair-now": (0.95, 0.95, 0.95, 0.95),
    "fairs-later": (0.5, 0.5, 0.5, 0.0),
    "winter-fairs": (0.9, 0.9, 0.9, 0.95),
    "plans": (0.7, 0.7, 0.7, 0.7),
    "upgrades": (0.3, 0.3, 0.3, 0.3),
    "farm-built": (0.2, 0.2, 0.1, 0.0),
    "village-built": (0.2, 0.2, 0.1, 0.0),
    "upgraded": (0.0, 0.0, 0.0, 0.0),
    "turns": (0.3, 0.3, 0.3, 0.3),
    "in-hand": (0.3, 0.3, 0.3, 0.3),
    "ahead": (0.0, 0.0, 0.0, 0.0),
    "lay-downs": (0.6, 0.6, 0.6, 0.6),
    "whites": (0.1, 0.1, 0.1, 0.1),
    "coming-home": (0.3, 0.3, 0.3, 0.0),
    "keyper": (0.0, 0.0, 0.0, 0.0),
    "boards": (0.2, 0.2, 0.2, 0.2),
    "resting": (0.5, 0.5, 0.5, 0.5),
    "pending": (0.95, 0.95, 0.95, 0.95),
}
NAMES: Final = tuple(WEIGHTS)
