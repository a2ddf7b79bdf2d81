"""Plain data, whose fields are listed once: equality, hash, repr, pickle, copies and JSON follow from that list.

A class lists its fields by annotating them, and takes its slots from there; or its constructor lists them. What that is
given a thing keeps under the same name.

>>> class Cube(PlainData):
...     colour: str
...     size: int
...     __slots__ = tuple(__annotations__)
...     def __init__(self, colour: str, size: int) -> None:
...         self.colour, self.size = colour, size
>>> Cube("red", 2) == Cube("red", 2), Cube("red", 2).data()
(True, {'kind': 'Cube', 'colour': 'red', 'size': 2})
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant:
    """What never changes: a copy of it is the thing itself."""

    __slots__ = ()

    def __copy__(self) -> Constant:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Constant:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainData:
    """Plain data: equal, hashed, shown, pickled and copied by its fields."""

    __slots__ = ()

    derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others: two of a kind never differ in them
    parts: ClassVar[tuple[str, ...]] = ()  # what its constructor takes, where a default hides that from `inspect`
    json_kind: ClassVar[str] = ""  # its kind in JSON, where that is not the name of the class

    def fields(self) -> tuple[object, ...]:
        """Everything that makes two of a kind differ."""
        derived = self.derived
        return tuple([getattr(self, name, None) for name in names(type(self)) if name not in derived])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, PlainData) and self.fields() == other.fields()

    def __hash__(self) -> int:
        # By the value it has now: what changes in place is not to be changed while it is in a set.
        return hash((type(self).__name__, hashable(self.fields())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), field_values(self))

    def data(self) -> dict[str, Any]:
        """Its fields as what JSON can hold, under the name of its kind; what others share is left out."""
        return {
            "kind": self.json_kind or type(self).__name__,
            **{name: json_value(part) for name, part in field_values(self).items() if fits_json(part)},
        }


_NAMES: dict[type, tuple[str, ...]] = {}
_PARTS: dict[type, tuple[tuple[str, bool], ...] | None] = {}


def names(kind: type) -> tuple[str, ...]:
    """The names of all fields of a class, those of its bases first."""
    if kind not in _NAMES:
        found: dict[str, None] = {}
        for base in reversed(kind.__mro__):
            # A compiled class lists its attributes under a name of its own.
            own = vars(base).get("__mypyc_attrs__", vars(base).get("__slots__"))
            if own is None:
                own = [name for name, _ in parameters(base)] if issubclass(base, PlainData) else ()
            found.update(dict.fromkeys((own,) if isinstance(own, str) else own))
        _NAMES[kind] = tuple([name for name in found if not name.startswith("__")])
    return _NAMES[kind]


def repr_with_names(thing: PlainData) -> str:
    """Its repr with the name of every field that makes a difference."""
    shown = [name for name in names(type(thing)) if name not in thing.derived]
    return f"{type(thing).__name__}({', '.join([f'{name}={getattr(thing, name)!r}' for name in shown])})"


def field_values(thing: object) -> dict[str, object]:
    """The fields that are set, by name; those besides its slots too."""
    found = {name: getattr(thing, name) for name in names(type(thing)) if hasattr(thing, name)}
    found.update(getattr(thing, "__dict__", {}))
    return found


def rebuild(kind: type[Any], fields: Mapping[str, object]) -> object:
    """A thing of this kind with these fields: the inverse of `field_values`."""
    thing: Any = construct(kind, fields)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def construct(kind: type[Any], parts: Mapping[str, object]) -> object:
    """A thing of this kind from what its constructor takes; bare where something of that is not there."""
    args: list[object] = []
    for name, many in parameters(kind):
        if name not in parts:  # it keeps something else than it is given
            return kind.__new__(kind)  # type: ignore[call-overload]
        part = parts[name]
        if many:
            assert isinstance(part, tuple)
            args.extend(part)
        else:
            args.append(part)
    return kind(*args)


def parameters(kind: type) -> tuple[tuple[str, bool], ...]:
    """The names of what a constructor takes, each with whether it stands for as many as are given."""
    found = _PARTS.get(kind)
    if found is None:
        stated: tuple[str, ...] = getattr(kind, "parts", ())
        if stated:
            found = tuple([(name, False) for name in stated])
        elif kind.__init__ is object.__init__:  # type: ignore[misc]
            found = ()
        else:
            many = inspect.Parameter.VAR_POSITIONAL
            given = inspect.signature(kind).parameters.values()
            found = tuple([(parameter.name, parameter.kind == many) for parameter in given])
        _PARTS[kind] = found
    return found


def mutable_copy(value: object) -> object:
    """A value that can be changed in place without changing this one."""
    if isinstance(value, list):
        return [mutable_copy(part) for part in value]
    if isinstance(value, dict):
        return {key: mutable_copy(part) for key, part in value.items()}
    if isinstance(value, set):
        return set(value)
    if isinstance(value, bytearray):
        return bytearray(value)
    return value


def hashable(value: object) -> object:
    """A value as one that can be hashed: equal ones come out equal."""
    if isinstance(value, list | tuple):
        return tuple([hashable(part) for part in value])
    if isinstance(value, dict):
        return frozenset([(key, hashable(part)) for key, part in value.items()])
    if isinstance(value, set):
        return frozenset(value)
    if isinstance(value, bytearray):
        return bytes(value)
    return value


def json_value(value: object) -> Any:
    """A value as what JSON can hold."""
    if isinstance(value, PlainData):
        return value.data()
    if isinstance(value, list | tuple):
        return [json_value(part) for part in value if fits_json(part)]
    if isinstance(value, bytes | bytearray):
        return list(value)
    if isinstance(value, dict):
        return {str(key): json_value(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted([json_value(part) for part in value])
    return value


def fits_json(value: object) -> bool:
    """Whether JSON can hold it."""
    return value is None or isinstance(
        value, bool | int | float | str | list | tuple | dict | set | frozenset | bytes | bytearray | PlainData
    )
