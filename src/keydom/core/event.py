"""What happened, as message keys, arguments and audience; never prose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from keydom.core.plain import Plain

Value: TypeAlias = "str | int"


class Event(Plain):
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
