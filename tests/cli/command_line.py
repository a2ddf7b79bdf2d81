"""What running a command line gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command line came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]
