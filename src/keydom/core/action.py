"""One small decision, and the text form that every game writes and reads it in.

A game lists its verbs once; text, parsing, board references and message keys all follow from that list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from keydom.core.errors import InvalidAction

MOST_ARGS: Final = 3
MOST_DIGITS: Final = 9
SMALL: Final = 128  # actions whose one number is below this are made once and shared: they never change


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """How one whole number of an action is written; a plain count unless a subclass says otherwise."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: str, name: str = "") -> None:
        self.kind = kind
        self.name = name or kind

    def write(self, number: int) -> str:
        return str(number)

    def read(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
            raise InvalidAction(f"{text!r} is no {self.kind}: expected a whole number")
        return int(text)

    def refs(self, number: int) -> list[str]:
        """The things that the number stands for, as `kind:text`: one, unless a subclass writes several as one text."""
        return [f"{self.kind}:{self.write(number)}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Arg):
    """One of a fixed list of names: the number is the place in the list."""

    __slots__ = ("names", "numbers")

    def __init__(self, kind: str, names: Iterable[str], name: str = "") -> None:
        super().__init__(kind, name)
        self.names = tuple(names)
        self.numbers = {text: number for number, text in enumerate(self.names)}

    def write(self, number: int) -> str:
        return self.names[number] if 0 <= number < len(self.names) else f"?{number}"

    def read(self, text: str) -> int:
        number = self.numbers.get(text)
        if number is None:
            raise InvalidAction(f"{text!r} is no {self.kind}: expected one of {', '.join(self.names)}")
        return number


class Verb:
    """One kind of decision: its word, the arguments behind it, and the thing it touches besides them, if any."""

    __slots__ = ("args", "name", "small", "touches")

    def __init__(self, name: str, *args: Arg, touches: str = "") -> None:
        assert len(args) <= MOST_ARGS, f"{name}: an action carries at most {MOST_ARGS} numbers"
        self.name = name
        self.args = args
        self.touches = touches  # a reference such as `law:bargain`, for a card that is played
        self.small = [Action(self, number) for number in range(SMALL)]

    def of(self, a: int = 0, b: int = 0, c: int = 0) -> Action:
        if b == 0 and c == 0 and 0 <= a < SMALL:
            return self.small[a]
        return Action(self, a, b, c)


class Action:
    """A verb and up to three whole numbers; immutable by habit, equal by value."""

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: Verb, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def __str__(self) -> str:
        return " ".join([self.verb.name, *self.words()])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.verb.name == other.verb.name
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
        )

    def __hash__(self) -> int:
        return hash((self.verb.name, self.a, self.b, self.c))

    def words(self) -> list[str]:
        """The arguments as text, in order."""
        return [arg.write(number) for arg, number in zip(self.verb.args, (self.a, self.b, self.c), strict=False)]

    def refs(self) -> list[str]:
        """The things this action touches, as `kind:text`: what a drawing marks and a click chooses."""
        refs = [self.verb.touches] if self.verb.touches else []
        for arg, number in zip(self.verb.args, (self.a, self.b, self.c), strict=False):
            refs += arg.refs(number)
        return refs

    def args(self) -> dict[str, str]:
        """The arguments of this action's message: name and reference."""
        return {arg.name: f"{arg.kind}:{text}" for arg, text in zip(self.verb.args, self.words(), strict=True)}


class Grammar:
    """All verbs of a game: the inverse of `str(action)`."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: dict[str, Verb] = {}
        for verb in verbs:
            assert verb.name not in self.verbs, f"the verb {verb.name} is listed twice"
            self.verbs[verb.name] = verb

    def parse(self, text: str) -> Action:
        words = text.split()
        verb = self.verbs.get(words[0]) if words else None
        if verb is None:
            raise InvalidAction(f"{text!r} is no action: expected one of {', '.join(self.verbs)}")
        if len(words) - 1 != len(verb.args):
            form = " ".join([verb.name, *(arg.name.upper() for arg in verb.args)])
            raise InvalidAction(f"{text!r} is no action: expected `{form}`")
        numbers = [arg.read(word) for arg, word in zip(verb.args, words[1:], strict=True)]
        numbers += [0] * (MOST_ARGS - len(numbers))
        return Action(verb, numbers[0], numbers[1], numbers[2])
