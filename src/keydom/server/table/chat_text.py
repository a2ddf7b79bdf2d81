"""What may be said and noted at a table: any text, but nothing that disturbs the text around it or cannot be kept."""

from __future__ import annotations

from unicodedata import category

from keydom.core.errors import BadOption

# Marks that turn the direction of what is written around them; those that join letters and signs are welcome.
DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
REFUSED_CATEGORIES = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines and paragraphs


def check_text(text: str) -> str:
    """The text, if it may be said."""
    for sign in text:
        if sign in DIRECTIONS or category(sign) in REFUSED_CATEGORIES:
            raise BadOption(f"nobody can say U+{ord(sign):04X}: what is written at a table is plain text")
    return text


def check_lines(text: str) -> str:
    """A text of several lines, in which there may be tabs."""
    for line in text.splitlines():
        check_text(line.replace("\t", " "))
    return text
