"""What stands beside a move in the record of a table: notes and side lines, as lines of text."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import BadRecord
from keydom.core.match import Match, side_played
from keydom.core.notes import NOTE, SIDE, Tree
from keydom.core.record import Record
from keydom.server.turnstile import Slices

BESIDE = "!beside"  # a line of the log: the ply, and below it all that is to stand there


def checked_beside(match: Match[Any, Any], ply: int, text: str) -> Slices[None]:
    """Refuse what no record could hold beside a ply. The game is played anew up to there, once for all side lines."""
    if ply not in range(match.ply + 1):
        raise BadRecord(f"there is no ply {ply}: the game has {match.ply} moves")
    record = match.record()
    sides = read_beside(match.moves[:ply], text)[1]
    if not sides:
        return
    twin = Match.of(match.game, record)
    yield from twin.following(record, ply - 1)
    for side in sides:
        yield from side_played(twin.copy(), side, record.file)


def stands_beside(match: Match[Any, Any], ply: int) -> bool:
    """Whether there is a note or a side line beside a ply."""
    return ply in match.notes or any(side.ply == ply - 1 for side in match.sides)


def lay_beside(game: Match[Any, Any] | Record, ply: int, text: str) -> None:
    """Put this in the place of what stands beside a ply."""
    notes, sides = read_beside([(0, "")] * ply, text)
    game.notes = {place: texts for place, texts in game.notes.items() if place != ply}
    if notes:
        game.notes[ply] = notes
    game.sides = sorted([*(side for side in game.sides if side.ply != ply - 1), *sides], key=lambda side: side.ply)


def read_beside(moves: list[tuple[int, str]], text: str) -> tuple[list[str], list[Tree]]:
    """The notes and the side lines of a text, about the position after these moves."""
    tree, block = Tree(), list[tuple[int, str]]()
    tree.moves = list(moves)
    for number, line in enumerate([*text.splitlines(), ""], 1):
        sign, _, rest = line.partition(" ")
        if sign == SIDE:
            block.append((number, line))
            continue
        if block:
            tree.branch(block)
            block = []
        if sign == NOTE and rest.strip():
            tree.note(rest.strip())
        elif line.strip():
            raise BadRecord(f"{line!r} begins neither with {NOTE} nor with {SIDE}", line=number)
    return tree.notes.get(len(moves), []), tree.sides


def lines_beside(record: Record) -> list[tuple[int, str]]:
    """The lines of a log that hold what a record says besides its moves."""
    tree = record.tree()
    plies = sorted({*tree.notes, *(side.ply + 1 for side in tree.sides)})
    return [(0, "\n".join([f"{BESIDE} {ply}", *tree.beside(ply)])) for ply in plies]
