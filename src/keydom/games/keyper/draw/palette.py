"""The colours of the drawing: by role, light and dark, and those of the pieces."""

from __future__ import annotations

from keydom.drawing.badges import players, roles
from keydom.drawing.theme import PAPER, TABLE
from keydom.games.keyper.components import COLOURS

UNUSED = ("meadow", "seal")  # of the common roles
# None of these is near the colour of a keyple, so that nobody takes a player for one.
PLAYERS = players(("#17777a", "#ffffff"), ("#b1364a", "#ffffff"), ("#6c4aa3", "#ffffff"), ("#c7971c", "#2e2202"))
ROLES = {
    **{role: colours for role, colours in PAPER.items() if role not in UNUSED},
    **TABLE,
    **roles(PLAYERS),
    "frame": ("#3e3524", "#cfc6b0"),
    "spring": ("#bcd88e", "#4b6a34"),
    "summer": ("#ded77a", "#6d6a28"),
    "autumn": ("#e4b47e", "#5a4034"),
    "winter": ("#d5e2ea", "#4c5c68"),
    "farm": ("#c6d59a", "#4f6135"),
    "village": ("#e3d3b4", "#5f523c"),
    "soil": ("#d3ddb4", "#2b3524"),
    "paving": ("#e6dcc6", "#322e27"),
    # The land that farm and village lie on.
    "farmland": ("#b9cc8c", "#36421f"),
    "townland": ("#dccaa4", "#453a28"),
    # And where nothing is built yet: hardly lighter, so that it never outshines what is.
    "farm-plot": ("#c5d49d", "#3b4824"),
    "town-plot": ("#e2d3b3", "#4b402d"),
    # Around dark pieces, which by night would be lost on dark ground.
    "rim": ("none", "#cfc4a8"),
    # The folding boards: cardboard, the linen of its folds, the brass of its hinges.
    "leaf": ("#f4ead0", "#4a4133"),
    "leaf-deep": ("#d9c59a", "#352d22"),
    "leaf-edge": ("#8d6f42", "#1c150d"),
    "linen": ("#5b4632", "#3d2e1f"),
    "brass": ("#e6c468", "#a8823a"),
}

RIM = 'fill="none" stroke="var(--k-rim)" stroke-width="3" stroke-linejoin="round"'

# Pieces look the same by day and by night: face, its shaded side, and the ink that stands out on it.
KEYPLES = {
    "light-blue": ("#6db5e2", "#2d6f9e", "#0d3048"),
    "orange": ("#ee8a2c", "#a9560d", "#3d1c00"),
    "light-green": ("#a2d053", "#5f8a1c", "#223a02"),
    "brown": ("#8c5a34", "#563216", "#fff3e2"),
    "black": ("#3b3c42", "#141416", "#ffffff"),
    "grey": ("#a2a7ad", "#646a71", "#1d2125"),
    "white": ("#fdfcf6", "#bdb59f", "#4a4230"),
}
assert set(COLOURS) == set(KEYPLES)
