"""What every position of Keyflower fulfils, with The Merchants or without: a text that says otherwise is refused."""

from __future__ import annotations

from keydom.games.keyflower.invariants.position import check

__all__ = ["check"]
