"""Boards for a terminal: lines of plain text that nobody's name can upset."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from keydom.core.game import Words

WIDTH = 100


class TextCanvas:
    """Lines of text that grow as they are written on."""

    def __init__(self) -> None:
        self.lines: dict[int, list[str]] = {}

    def put(self, line: int, column: int, text: str) -> None:
        row = self.lines.setdefault(line, [])
        row.extend(" " * (column + len(text) - len(row)))
        row[column : column + len(text)] = text

    def text(self) -> list[str]:
        """The lines that were written on, from the first to the last."""
        return ["".join(self.lines[line]) for line in sorted(self.lines)]


def board_text(blocks: Iterable[list[str]]) -> str:
    """A board of these blocks of lines, with a blank line between them."""
    return plain("\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block))


def heading(mover: int, moment: str, words: Words) -> str:
    """The moment of play and whose turn it is, if anybody's."""
    return moment if mover < 0 else f"{moment} · {words.say('turn-of', {'seat': f'seat:{mover}'})}"


def wrapped(text: str, indent: int = 2) -> list[str]:
    """The lines that a text takes; all but the first are indented."""
    return wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)


def plain(text: str) -> str:
    """Text without anything that could move a cursor: names are chosen by players.

    >>> plain("Ana\x1b[2J")
    'Ana?[2J'
    """
    text = text.replace("\N{NO-BREAK SPACE}", " ")  # as French has it before a colon
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)
