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
        plain = ATOMS.issuperset(map(type, thing))
        return tuple(thing) if plain else tuple([part if type(part) in ATOMS else snapshot(part) for part in thing])
    if isinstance(thing, dict):
        plain = ATOMS.issuperset(map(type, thing.values()))  # keys do not change, whatever they are
        return tuple(thing.items()) if plain else tuple([(key, snapshot(value)) for key, value in thing.items()])
    if isinstance(thing, set | frozenset):
        return frozenset(thing)
    if isinstance(thing, bytearray):
        return bytes(thing)
    if isinstance(thing, PlainData):
        # Numbers and texts are most of it: asked about here, they need no call each.
        slots = [getattr(thing, name, None) for name in names(kind)]
        parts = [slot if type(slot) in ATOMS else snapshot(slot) for slot in slots]
        return (kind, *parts, snapshot(getattr(thing, "__dict__", None)))
    return thing
