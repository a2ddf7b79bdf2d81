"""Annotations: notes and side lines beside a move in the record of a table, as lines of text."""

from __future__ import annotations

from typing import Any

from keydom.core.errors import BadRecord
from keydom.core.match import Match, play_side_line
from keydom.core.notes import NOTE, SIDE, MoveTree
from keydom.core.record import Record
from keydom.server.time_slices import Slices


def check_annotation(match: Match[Any, Any], ply: int, text: str) -> Slices[None]:
    """Refuse what no record could hold beside a ply. The game is played anew up to there, once for all side lines."""
    if ply not in range(match.ply + 1):
        raise BadRecord(f"there is no ply {ply}: the game has {match.ply} moves")
    record = match.record()
    sides = parse_annotation(match.moves[:ply], text)[1]
    if not sides:
        return
    twin = Match.of(match.game, record)
    yield from twin.play_lines(record, ply - 1)
    for side in sides:
        yield from play_side_line(twin.copy(), side, record.file)


def has_annotation(match: Match[Any, Any], ply: int) -> bool:
    """Whether there is a note or a side line beside a ply."""
    return ply in match.notes or any(side.ply == ply - 1 for side in match.sides)


def annotations_of(record: Record) -> dict[int, str]:
    """The notes and side lines of a record, as lines of text by ply."""
    return {ply: "\n".join(lines) for ply, lines in sorted(record.tree().all_annotations().items())}


def annotate(
    notes: dict[int, list[str]], sides: list[MoveTree], ply: int, text: str
) -> tuple[dict[int, list[str]], list[MoveTree]]:
    """Notes by ply and side lines, with this in the place of what stands beside a ply."""
    new_notes, new_sides = parse_annotation([(0, "")] * ply, text)
    notes = {place: texts for place, texts in notes.items() if place != ply}
    sides = [side for side in sides if side.ply != ply - 1]
    return {**notes, ply: new_notes} if new_notes else notes, sorted([*sides, *new_sides], key=lambda side: side.ply)


def parse_annotation(moves: list[tuple[int, str]], text: str) -> tuple[list[str], list[MoveTree]]:
    """The notes and the side lines of a text, about the position after these moves."""
    tree, block = MoveTree(), list[tuple[int, str]]()
    tree.moves = list(moves)
    for number, line in enumerate([*text.splitlines(), ""], 1):
        sign, _, content = line.partition(" ")
        if sign == SIDE:
            block.append((number, line))
            continue
        if block:
            tree.branch(block)
            block = []
        if sign == NOTE and content.strip():
            tree.note(content.strip())
        elif line.strip():
            raise BadRecord(f"{line!r} begins neither with {NOTE} nor with {SIDE}", line=number)
    return tree.notes.get(len(moves), []), tree.sides
