"""The table for a terminal."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.games.keyper.view import Outlook


def board(view: Outlook, words: Words) -> str:
    return ""
