"""The pixels of a PNG as resvg writes it: eight bits a channel, red, green, blue and alpha, not interlaced."""

from __future__ import annotations

import struct
import zlib

CHANNELS = 4


def pixels(png: bytes) -> list[list[str]]:
    """Rows of colours: `#ece6d8`."""
    packed, at, width = b"", 8, 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width = struct.unpack(">I", body[:4])[0]
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    return [["#" + row[x : x + 3].hex() for x in range(0, len(row), CHANNELS)] for row in _rows(packed, width)]


def _rows(packed: bytes, width: int) -> list[bytes]:
    data, step = zlib.decompress(packed), width * CHANNELS
    above, found = bytes(step), []
    for first in range(0, len(data), step + 1):
        above = _unfiltered(data[first], bytearray(data[first + 1 : first + 1 + step]), above)
        found.append(above)
    return found


def _unfiltered(sort: int, row: bytearray, above: bytes) -> bytes:
    for place in range(len(row)):
        left = row[place - CHANNELS] if place >= CHANNELS else 0
        corner = above[place - CHANNELS] if place >= CHANNELS else 0
        guess = (0, left, above[place], (left + above[place]) // 2, _paeth(left, above[place], corner))[sort]
        row[place] = (row[place] + guess) & 255
    return bytes(row)


def _paeth(left: int, above: int, corner: int) -> int:
    return min((left, above, corner), key=lambda value: abs(left + above - corner - value))
