"""How wide letters are in Alegreya Sans, which drawings are lettered with, in hundredths of their size, rounded up.

A drawing is made where nobody can be asked how wide a text is; and names fit the better the nearer its guess is.
"""

from __future__ import annotations

import unicodedata
from functools import cache

_LETTERS = {
    16: " \u00a0",
    20: "'‘’′",
    24: ",.:;·‚‹›",
    26: "!il¡ı•",
    28: "Ij¹ŀł",
    30: "(/[\\]{}°",
    32: '")-f|¦³″ľ',
    34: "?Jrtª¿“”ŧ",
    36: "²ºť",
    38: "*1s„",
    40: "`c¢¨¯´¸",
    42: "z«»",
    44: "$357L^vy£¤§ŁĿ",
    46: "F_x®Ľ",
    48: "+69<=>aek~¬±×÷–€−ĸ",
    50: "248ESTgo¥¶ðøŦ",
    52: "Cbpquþ",
    54: "#0PZdhnµÞ↑↓đħĳŋ",
    56: "BY",
    58: "KRV",
    60: "AGßďĲ",
    62: "X…",
    64: "OUØ",
    66: "DQẞ",
    68: "ÐĐ",
    70: "HNw©æŊ",
    72: "&¼½Ħ",
    76: "¾",
    78: "œ",
    80: "M",
    82: "mÆ",
    84: "%@",
    86: "Œ",
    90: "W",
    92: "—",
}
_WIDTHS = {char: width / 100 for width, chars in _LETTERS.items() for char in chars}
_SMALL, _CAPITAL, _SIGN = 0.62, 0.76, 1.0  # of other alphabets and of signs, which come from other typefaces


@cache
def letter_width(char: str) -> float:
    """How much of a line a letter takes, as a part of its size; with an accent as much as without."""
    known = _WIDTHS.get(char) or _WIDTHS.get(unicodedata.normalize("NFD", char)[0])
    if known is not None:
        return known
    if unicodedata.combining(char):
        return 0.0
    if char.isalpha() and ord(char) < 0x0590:
        return _CAPITAL if char.isupper() else _SMALL
    return _SIGN
