"""The colours of the drawing: by role, light and dark, and those of the pieces."""

from __future__ import annotations

from keydom.drawing.badges import players, roles
from keydom.drawing.theme import PAPER, TABLE, colour
from keydom.games.keyflower.components import COLOURS, SEASONS

# Pieces look the same by day and by night: face, its shaded side, and the ink that stands out on it.
_WORKERS = {
    "blue": ("#2f71bd", "#1c4a82", "#ffffff"),
    "red": ("#c63a33", "#872019", "#ffffff"),
    "yellow": ("#f0c52f", "#ab800b", "#3b2c02"),
    "green": ("#3d9148", "#215c2a", "#ffffff"),
    "purple": ("#8350ab", "#532d74", "#ffffff"),
    "any": ("#f5f0e2", "#a59a80", "#4a4230"),
}
# None of these is near the colour of a worker, so that nobody takes a player for a bid.
PLAYERS = players(
    ("#1d7d80", "#ffffff"),
    ("#d4742a", "#ffffff"),
    ("#54606d", "#ffffff"),
    ("#c2588d", "#ffffff"),
    ("#6b4a31", "#ffffff"),
    ("#a3ad37", "#2b2e08"),
)
# The same by their roles: a page may have others for whom these are too much alike.
WORKERS = {
    name: (colour(f"worker-{name}"), colour(f"worker-{name}-dark"), ink) for name, (_, _, ink) in _WORKERS.items()
}
ROLES = {
    **PAPER,
    **TABLE,
    **roles(PLAYERS),
    **{f"worker-{name}": (face, face) for name, (face, _, _) in _WORKERS.items()},
    **{f"worker-{name}-dark": (dark, dark) for name, (_, dark, _) in _WORKERS.items()},
    "road": ("#e9d8ae", "#a8966c"),
    "verge": ("#a68755", "#4f4129"),
    "bank": ("#cfc08c", "#57502f"),
    "spring": ("#aed07a", "#4b6a34"),
    "summer": ("#d3cd67", "#6d6a28"),
    "autumn": ("#dda263", "#7c5127"),
    "winter": ("#d5e2ea", "#4c5c68"),
    "home": ("#c3cf9b", "#596339"),
    "shore": ("#b4d2a0", "#46623d"),
    "guild": ("#cfc3df", "#544966"),
    "hedge-spring": ("#6f9c45", "#2f4a1f"),
    "hedge-summer": ("#8f9436", "#494a16"),
    "hedge-autumn": ("#b0632b", "#54300f"),
    "hedge-winter": ("#9fb4c1", "#33414b"),
    "hedge-home": ("#84995a", "#39431f"),
    "hedge-shore": ("#7aa567", "#2d4526"),
    "hedge-guild": ("#9d8bb8", "#382f48"),
    "bloom-spring": ("#fbeef4", "#d9b9c8"),
    "bloom-summer": ("#a88f1f", "#b8a648"),
    "bloom-autumn": ("#8c3f1c", "#c98a4d"),
    "bloom-winter": ("#f8fcff", "#8ba0ae"),
    "bloom-home": ("#f6f0dc", "#a9a888"),
    "bloom-shore": ("#f1f6da", "#a3bd8c"),
    "bloom-guild": ("#f5effc", "#9d8dbb"),
}
GROUNDS = (*SEASONS, "home", "shore", "guild")

assert set(COLOURS) < set(WORKERS)
