"""What every position of Keythedral fulfils: a text that says otherwise is refused."""

from __future__ import annotations

from keydom.games.keythedral.invariants.whole import check

__all__ = ["check"]
