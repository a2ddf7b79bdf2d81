"""The table of Keyflower as plain text for a terminal."""

from __future__ import annotations

from keydom.games.keyflower.text.table import board

__all__ = ["board"]
