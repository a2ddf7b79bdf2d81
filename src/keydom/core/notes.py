"""What people write into a record: notes on positions, and side lines that were not played.

A note begins with `>` and is about the position after the move above it. Lines that begin with `|` are a side line:
what could have been played instead of the move above them; behind the sign is a move, a note or a further side line.

>>> tree = MoveTree.parse([(1, "0 keep"), (2, "> brave"), (3, "| 0 give"), (4, "| 0 to 1")])
>>> tree.moves, tree.notes, tree.sides[0].moves
([(0, 'keep')], {1: ['brave']}, [(0, 'give'), (0, 'to 1')])
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import is_whole_number
from keydom.core.errors import BadRecord
from keydom.core.plain import PlainData
from keydom.core.state import NATURE

NOTE: Final = ">"
SIDE: Final = "|"
DEEPEST: Final = 16  # side lines within side lines


class MoveTree(PlainData):
    """Moves in order, with notes by the ply they are about and side lines that branch off; itself perhaps one."""

    ply: int  # how many moves of the line it branches off from come before it
    moves: list[tuple[int, str]]
    notes: dict[int, list[str]]  # by how many of its moves come before the position
    sides: list[MoveTree]

    __slots__ = tuple(__annotations__)

    def __init__(self, ply: int = 0) -> None:
        self.ply = ply
        self.moves = []
        self.notes = {}
        self.sides = []

    def note(self, text: str) -> None:
        """Write a note on the last position."""
        self.notes.setdefault(len(self.moves), []).append(text)

    def lines(self) -> list[str]:
        """As a record has it."""
        beside = self.all_annotations()
        found = [*beside.get(0, [])]
        for place, (mover, text) in enumerate(self.moves):
            found.append(f"{'*' if mover == NATURE else mover} {text}")
            found += beside.get(place + 1, [])
        return found

    def annotations(self, ply: int) -> list[str]:
        """The notes on the position after so many moves, and the side lines instead of the last of them."""
        return self.all_annotations().get(ply, [])

    def all_annotations(self) -> dict[int, list[str]]:
        """The same for every position that has any."""
        found = {ply: [f"{NOTE} {text}" for text in texts] for ply, texts in sorted(self.notes.items())}
        branched: set[int] = set()
        for side in self.sides:
            beside = found.setdefault(side.ply + 1, [])
            beside += [SIDE] if side.ply in branched else []  # a bare sign stands between two
            beside += [f"{SIDE} {line}" for line in side.lines()]
            branched.add(side.ply)
        return found

    @classmethod
    def parse(cls, lines: list[tuple[int, str]], ply: int = 0, depth: int = 0) -> MoveTree:
        """The tree of these numbered lines."""
        if depth > DEEPEST:
            raise BadRecord(f"side lines go at most {DEEPEST} deep", line=lines[0][0])
        tree = MoveTree(ply)
        at = 0
        while at < len(lines):
            number, line = lines[at]
            sign, _, rest = line.partition(" ")
            if sign == SIDE:
                block = []
                while at < len(lines) and lines[at][1].partition(" ")[0] == SIDE:
                    block.append(lines[at])
                    at += 1
                tree.branch(block, depth)
                continue
            if sign == NOTE and rest.strip():
                tree.note(rest.strip())
            else:
                tree.moves.append(move(number, line))
            at += 1
        return tree

    def branch(self, block: list[tuple[int, str]], depth: int = 0) -> None:
        """Side lines below the last move: a block of lines that begin with the sign."""
        block = [(number, line.removeprefix(SIDE).strip()) for number, line in block]
        if not self.moves:
            raise BadRecord("a side line stands below the move that it replaces", line=block[0][0])
        part: list[tuple[int, str]] = []
        for number, line in [*block, (block[-1][0], "")]:
            if line:
                part.append((number, line))
                continue
            if not part:
                raise BadRecord("an empty side line", line=number)
            side = MoveTree.parse(part, len(self.moves) - 1, depth + 1)
            if not side.moves:
                raise BadRecord("a side line without a move", line=part[0][0])
            self.sides.append(side)
            part = []


def move(number: int, line: str) -> tuple[int, str]:
    """Who decides and what, off a line of a record."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    if not rest or not (word == "*" or is_whole_number(word)):
        raise BadRecord(f"cannot read {line!r}", line=number)
    return (NATURE if word == "*" else int(word)), rest
