"""Walks over the roads of a village: the longest loop (Sea Bastion) and the longest walk from a tile (Delivery Man).

A walk uses no link twice but may cross a tile again. So it is a choice of links that hang together and meet every tile
an even number of times, except the two ends of a walk that does not close. Tiles are closed one after the other, and
each link to a tile not yet closed is taken or not. Of all choices that leave the open tiles joined in the same way only
the one over most tiles is kept. The work grows with the number of tiles that are open at once, not with that of loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_NOWHERE: Final = -1

# How the open tiles are joined: first whether a walk has ended, then for each open tile 0 if it has not been visited,
# or else twice the number of its piece of the walk, plus 1 if it has been met an odd number of times.
_Joins = tuple[int, ...]


def loop(tiles: int, links: list[tuple[int, int]]) -> int:
    """The most different tiles on one closed walk that uses no link twice; 0 if there is none.

    >>> loop(4, [(0, 1), (1, 2), (2, 0), (2, 3)])
    3
    """
    neighbours = _neighbours(tiles, links)
    _cut_dead_ends(neighbours)
    return _Survey(neighbours, _NOWHERE).longest()


def walk(tiles: int, links: list[tuple[int, int]], start: int) -> int:
    """The most different tiles on one walk from `start` that uses no link twice; `start` itself counts.

    >>> walk(4, [(0, 1), (1, 2), (2, 0), (2, 3)], 0)
    4
    """
    return _Survey(_neighbours(tiles, links), start).longest()


def _neighbours(tiles: int, links: list[tuple[int, int]]) -> list[set[int]]:
    neighbours: list[set[int]] = [set() for _ in range(tiles)]
    for a, b in links:
        neighbours[a].add(b)
        neighbours[b].add(a)
    return neighbours


def _cut_dead_ends(neighbours: list[set[int]]) -> None:
    """Take away tiles with a single link, again and again: no loop visits them."""
    for first in range(len(neighbours)):
        tile = first
        while len(neighbours[tile]) == 1:
            other = neighbours[tile].pop()
            neighbours[other].remove(tile)
            tile = other


class _Survey:
    """The search for one walk: the tiles that are open, and the choices of links so far that differ in their joins."""

    def __init__(self, neighbours: list[set[int]], start: int) -> None:
        self.neighbours = neighbours  # by links not yet looked at
        self.start = start
        self.started = start == _NOWHERE  # whether a piece that is all of the walk may be one
        self.best = 0 if self.started else 1
        self.opened: list[int] = []
        self.choices: dict[_Joins, int] = {(0,): 0}  # to the number of tiles visited

    def longest(self) -> int:
        tile = self._next()
        while tile != _NOWHERE:
            self._open(tile)
            for other in sorted(self.neighbours[tile]):
                self.neighbours[other].remove(tile)
                self._open(other)
                self._link(self.opened.index(tile) + 1, self.opened.index(other) + 1)
            self.neighbours[tile].clear()
            self._close(tile)
            tile = self._next()
        return self.best

    def _next(self) -> int:
        """The open tile that opens the fewest others; if none is open, a tile that still has links."""
        fewest, found = 0, _NOWHERE
        for tile in self.opened or [*range(len(self.neighbours))]:
            fresh = len(self.neighbours[tile].difference(self.opened))
            if (found == _NOWHERE or fresh < fewest) and (self.opened or fresh):
                fewest, found = fresh, tile
        return found

    def _open(self, tile: int) -> None:
        if tile in self.opened:
            return
        self.opened.append(tile)
        if tile != self.start:
            self.choices = {(*joins, 0): count for joins, count in self.choices.items()}
            return
        self.started = True
        piece = 2 * len(self.opened)  # a number that no other piece has
        self.choices = {_numbered(joins[0], (*joins[1:], piece)): count + 1 for joins, count in self.choices.items()}

    def _link(self, a: int, b: int) -> None:
        """Besides each choice so far, the same with a link between the open tiles at two places of the joins."""
        taken: dict[_Joins, int] = {}
        for joins, count in self.choices.items():
            more = count + (joins[a] == 0) + (joins[b] == 0)
            _keep(taken, _joined(joins, a, b), more)
        for joins, count in taken.items():
            _keep(self.choices, joins, count)

    def _close(self, tile: int) -> None:
        """No more links of the tile: drop the choices that leave an end there, or a piece, where none may be."""
        at = self.opened.index(tile) + 1
        del self.opened[at - 1]
        before, self.choices = self.choices, {}
        for joins, count in before.items():
            code, ended = joins[at], joins[0]
            if code % 2 and tile != self.start:
                if ended or self.start == _NOWHERE:
                    continue
                ended = 1
            rest = joins[1:at] + joins[at + 1 :]
            if code == 0 or code in rest or code ^ 1 in rest:
                _keep(self.choices, _numbered(ended, rest), count)
            elif self.started and not any(rest):
                self.best = max(self.best, count)


def _keep(choices: dict[_Joins, int], joins: _Joins, count: int) -> None:
    if choices.get(joins, -1) < count:
        choices[joins] = count


def _joined(joins: _Joins, a: int, b: int) -> _Joins:
    """With a link between two open tiles: their pieces become one, and both are met once more."""
    ours, theirs = joins[a] // 2, joins[b] // 2
    piece = ours or theirs or len(joins)
    codes = [piece * 2 + code % 2 if code and code // 2 == theirs else code for code in joins[1:]]
    codes[a - 1] = piece * 2 + 1 - joins[a] % 2
    codes[b - 1] = piece * 2 + 1 - joins[b] % 2
    return _numbered(joins[0], codes)


def _numbered(ended: int, codes: Sequence[int]) -> _Joins:
    """Number the pieces in the order of the open tiles, so that equal joins look equal."""
    numbers: dict[int, int] = {0: 0}
    joins = [ended]
    for code in codes:
        piece = code // 2
        if piece not in numbers:
            numbers[piece] = len(numbers)
        joins.append(numbers[piece] * 2 + code % 2)
    return tuple(joins)
