"""What everybody scores at the end, line by line, with the allocation that scores most."""

from __future__ import annotations

from keydom.games.keyflower.scoring.categories import CATEGORIES, category
from keydom.games.keyflower.scoring.count import scores

__all__ = ["CATEGORIES", "category", "scores"]
