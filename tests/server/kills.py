"""What tests that kill servers have in common: how far they are, and whether a log is a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from keydom.core.match import Match
from keydom.games import get_game

EVERY = 25  # kills, before it is said how far it is
SOME = 8  # moves that are played, at most, before the next kill


def told(kills: int) -> Iterator[int]:
    """The numbers of the kills; says now and then how many there were, and how long one takes."""
    begun = monotonic()
    for kill in range(kills):
        yield kill
        if (kill + 1) % EVERY == 0:
            took = (monotonic() - begun) / (kill + 1)
            print(f"{kill + 1} of {kills} kills, {took:.2f} s each", flush=True)


def replay(about: dict[str, Any], lines: Sequence[tuple[int, str]]) -> None:
    """Every line is legal for its seat where it stands: a move that was made twice would not be."""
    rules = get_game(about["game"])
    match = Match(rules, len(about["seats"]), rules.options(about["options"]))
    for seat, text in lines:
        match.play(text, seat)
    assert match.mover == about["mover"]


def children(pid: int) -> list[int]:
    """Server processes, not those of bots."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in _command_of(child)]


def _command_of(pid: str) -> bytes:
    """The command line of a process; nothing if it has ended by now."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
