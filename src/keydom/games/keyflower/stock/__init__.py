"""The box: whether its contents are complete, and how many of each component there are wherever they lie."""

from __future__ import annotations

from keydom.games.keyflower.stock.box import check
from keydom.games.keyflower.stock.pieces import stock

__all__ = ["check", "stock"]
