"""The words of a table in the terminal: the game's, the shared ones, and those of the terminal itself."""

from __future__ import annotations

from keydom.study.words import LenientWords

TERMINAL = "keydom.cli"


class TerminalWords(LenientWords):
    """The words of the terminal in one language."""

    common = (TERMINAL, *LenientWords.common)
