"""Boards for a terminal: plain text that nobody's name can upset."""

from __future__ import annotations


def plain(text: str) -> str:
    """Text without anything that could move a cursor: names are chosen by players.

    >>> plain("Ana\x1b[2J")
    'Ana?[2J'
    """
    text = text.replace("\N{NO-BREAK SPACE}", " ")  # as French has it before a colon
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)
