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

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


Listener: TypeAlias = Callable[[Event], None]
