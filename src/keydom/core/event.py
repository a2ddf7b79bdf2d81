"""What happened, as message keys, arguments and audience; never prose."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from keydom.core.plain import PlainData

Value: TypeAlias = "str | int"

_WORD_START: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def kebab(name: str) -> str:
    """The name of a class as it stands in a message key.

    >>> kebab("LawWindow")
    'law-window'
    """
    return _WORD_START.sub("-", name).lower()


def refs_of(args: Mapping[str, Value]) -> list[str]:
    """The references in arguments; one argument may list several.

    >>> refs_of({"seat": "seat:2", "cubes": "cube:stone cube:wood", "count": 2})
    ['seat:2', 'cube:stone', 'cube:wood']
    """
    return [ref for value in args.values() if isinstance(value, str) for ref in value.split(" ") if ":" in ref]


class Event(PlainData):
    """Something that happened: a message key, its arguments and who may hear it (None: everybody).

    An argument is a number or a reference such as `cube:stone` or `seat:2`, never prose.
    """

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: str, args: Mapping[str, Value], audience: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.args = dict(args)
        self.audience = audience

    def fields(self) -> tuple[object, ...]:
        return self.key, tuple(self.args.items()), self.audience

    @property
    def seat(self) -> int | None:
        """The seat that it is told of; None where it is nobody's."""
        kind, _, number = str(self.args.get("seat", "")).partition(":")
        return int(number) if kind == "seat" and number.isdecimal() else None

    def refs(self) -> list[str]:
        """The references in its arguments, players among them."""
        return refs_of(self.args)

    def things(self) -> list[str]:
        """The references in its arguments, but no players."""
        return [ref for ref in self.refs() if not ref.startswith("seat:")]

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


Listener: TypeAlias = Callable[[Event], None]
