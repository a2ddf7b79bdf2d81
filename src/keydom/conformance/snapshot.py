"""The whole of a plain thing, so that nothing can hide from a comparison."""

from __future__ import annotations

from keydom.core.plain import PlainData, names

ATOMS = frozenset((bool, int, str, type(None)))


def snapshot(thing: object) -> object:
    """The thing as nested tuples that no later move changes, with what its `fields` leave out.

    Things that are not plain data are kept as they are: the same object is equal to itself, as constants are.
    """
    kind = type(thing)
    if kind in ATOMS:
        return thing
    if isinstance(thing, list | tuple):
        # Most lists hold numbers alone: telling so at once is much faster than going through them one by one.
        return tuple(thing) if ATOMS.issuperset(map(type, thing)) else tuple([snapshot(part) for part in thing])
    if isinstance(thing, dict):
        plain = ATOMS.issuperset(map(type, thing.values()))  # keys do not change, whatever they are
        return tuple(thing.items()) if plain else tuple([(key, snapshot(value)) for key, value in thing.items()])
    if isinstance(thing, set | frozenset):
        return frozenset(thing)
    if isinstance(thing, bytearray):
        return bytes(thing)
    if isinstance(thing, PlainData):
        slots = [snapshot(getattr(thing, name, None)) for name in names(kind)]
        return (kind, *slots, snapshot(getattr(thing, "__dict__", None)))
    return thing
