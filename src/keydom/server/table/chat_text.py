"""Checks chat and notes: any text may be said that neither disturbs the text around it nor cannot be stored."""

from __future__ import annotations

from unicodedata import category

from keydom.core.errors import BadOption

# Marks that turn the direction of what is written around them; those that join letters and signs are welcome.
DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
REFUSED_CATEGORIES = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines and paragraphs


def check_text(text: str) -> str:
    """Return the text, if it may be said."""
    for sign in text:
        if sign in DIRECTIONS or category(sign) in REFUSED_CATEGORIES:
            raise BadOption(f"nobody can say U+{ord(sign):04X}: what is written at a table is plain text")
    return text


def check_lines(text: str) -> str:
    """Return a text of several lines, if it may be said; it may have tabs."""
    for line in text.splitlines():
        check_text(line.replace("\t", " "))
    return text
