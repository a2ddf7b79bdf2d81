"""What can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping

from keydom.core.plain import Plain


class Choice(Plain):
    """An option of a game: its name, its values and the default, which is the first value."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = values

    def fields(self) -> tuple[object, ...]:
        return self.name, self.values


class Options(Plain):
    """The options of one game, each with a value; made by `Game.options`."""

    __slots__ = ("values",)

    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = dict(values)

    def fields(self) -> tuple[object, ...]:
        return tuple(sorted(self.values.items()))

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.values.items())
