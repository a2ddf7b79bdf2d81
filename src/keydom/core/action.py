"""One small decision, and the text form that every game writes and reads it in.

A game lists its verbs once; text, parsing, board references, message keys and the index of all actions follow from that
list. Rules read the numbers of an action by the names of its verb's arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from math import prod
from typing import Final

from mypy_extensions import mypyc_attr

from keydom.core.errors import InvalidAction
from keydom.core.plain import Constant

MOST_ARGS: Final = 3
MOST_DIGITS: Final = 9
SMALL: Final = 128  # a plain count is below this, where nothing else is said
SHARED: Final = 65_536  # so many actions of a verb are made once and shared: they never change
OUT_OF_BOUNDS: Final = -1  # the place of a number, and the index of an action, that is out of bounds
SCATTERED: Final = -1  # the least of numbers that are not all there are up to the highest; none is below 0


def is_whole_number(text: str) -> bool:
    """Whether a text is a whole number from 0 on that is not absurdly long."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """How one whole number of an action is written; a plain count unless a subclass says otherwise.

    `within` lists the numbers that have a place in the index of actions: all that an action can carry, but on a table
    without an edge, where it has to stop somewhere.
    """

    def __init__(self, kind: str, name: str = "", within: Iterable[int] = range(SMALL)) -> None:
        self.kind = kind
        self.name = name or kind
        self.within = tuple(within)
        self.places = {number: place for place, number in enumerate(self.within)}
        self.count = len(self.within)
        # The first number where the others follow it one by one, so that a place is reckoned and not looked up.
        in_turn = self.count > 0 and self.within == tuple(range(self.within[0], self.within[0] + self.count))
        self.least = self.within[0] if in_turn else SCATTERED

    def place(self, number: int) -> int:
        """The place of a number among those within bounds, or OUT_OF_BOUNDS."""
        if self.least < 0:
            return self.places.get(number, OUT_OF_BOUNDS)
        place = number - self.least
        return place if 0 <= place < self.count else OUT_OF_BOUNDS

    def write(self, number: int) -> str:
        return str(number)

    def read(self, text: str) -> int:
        if not is_whole_number(text):
            raise InvalidAction(f"{text!r} is no {self.kind}: expected a whole number")
        return int(text)

    def refs(self, number: int) -> list[str]:
        """The things that the number stands for, as `kind:text`: one, unless a subclass writes several as one text."""
        return [f"{self.kind}:{self.write(number)}"]


class MannerArg(Arg):
    """How a thing is done, not with what: how a tile is turned. Advice says it once where it makes no difference."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Arg):
    """One of a fixed list of names: the number is the place in the list."""

    def __init__(self, kind: str, names: Iterable[str], name: str = "", within: Iterable[int] | None = None) -> None:
        self.names = tuple(names)
        super().__init__(kind, name, range(len(self.names)) if within is None else within)
        self.numbers = {text: number for number, text in enumerate(self.names)}

    def write(self, number: int) -> str:
        return self.names[number] if 0 <= number < len(self.names) else f"?{number}"

    def read(self, text: str) -> int:
        number = self.numbers.get(text)
        if number is None:
            raise InvalidAction(f"{text!r} is no {self.kind}: expected one of {', '.join(self.names)}")
        return number


class Verb(Constant):
    """One kind of decision: its word, the arguments behind it, and the thing it touches besides them, if any."""

    __slots__ = ("action_class", "args", "deep", "home", "name", "shared", "size", "touches", "wide")

    def __init__(self, name: str, *args: Arg, touches: str = "") -> None:
        assert len(args) <= MOST_ARGS, f"{name}: an action carries at most {MOST_ARGS} numbers"
        self.name = name
        self.args = args
        self.home = ""  # the package of its game, once there is one
        self.action_class: type[Action] = Action  # the class of its game's actions, once there is one
        self.touches = touches  # a reference such as `law:bargain`, for a card that is played
        self.size = prod([len(arg.within) for arg in args])  # how many actions there are of it
        counts = [max(arg.within, default=0) + 1 for arg in args] + [1] * (MOST_ARGS - len(args))
        self.wide = counts[1]  # how many second numbers there are, counted from 0
        self.deep = counts[2]  # the same of third numbers
        self.shared: list[Action | None] = [None] * min(prod(counts), SHARED)  # the shared ones, once needed

    def __repr__(self) -> str:
        return f"<verb {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        """There is one of each, and rules tell them apart by that: it is looked up again in its game."""
        if not self.home:
            raise TypeError(f"the verb {self.name} belongs to no game, and cannot be found again")
        return verb, (self.home, self.name)

    def of(self, a: int = 0, b: int = 0, c: int = 0) -> Action:
        wide, deep = self.wide, self.deep
        place = a if wide == 1 else a * wide + b
        if deep > 1:
            place = place * deep + c
        if not (a >= 0 and 0 <= b < wide and 0 <= c < deep and place < len(self.shared)):
            return self.action_class(self, a, b, c)
        action = self.shared[place]
        if action is None:
            action = self.shared[place] = self.action_class(self, a, b, c)
        return action

    def place(self, a: int, b: int, c: int) -> int:
        """The place of one of its actions among them all, or OUT_OF_BOUNDS."""
        args = self.args
        count = len(args)
        place = 0
        if count > 0:
            place = args[0].place(a)
        if count > 1 and place >= 0:
            second = args[1].place(b)
            place = place * args[1].count + second if second >= 0 else OUT_OF_BOUNDS
        if count > 2 and place >= 0:
            third = args[2].place(c)
            place = place * args[2].count + third if third >= 0 else OUT_OF_BOUNDS
        return place

    def at(self, place: int) -> Action:
        """The action at a place."""
        numbers = [0] * MOST_ARGS
        for turn in range(len(self.args) - 1, -1, -1):
            within = self.args[turn].within
            numbers[turn] = within[place % len(within)]
            place //= len(within)
        return self.of(numbers[0], numbers[1], numbers[2])


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Constant):
    """A verb and up to three whole numbers; immutable by habit, equal by value.

    The class of a game gives the numbers names by properties: those of its verbs' arguments. A name means the same
    number in all verbs.
    """

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

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.verb, self.a, self.b, self.c)

    def numbers(self) -> list[int]:
        """The numbers of the arguments, in order."""
        return [self.a, self.b, self.c][: len(self.verb.args)]

    def words(self) -> list[str]:
        """The arguments as text, in order."""
        return [arg.write(number) for arg, number in zip(self.verb.args, self.numbers(), strict=True)]

    def refs(self) -> list[str]:
        """The things this action touches, as `kind:text`: what a drawing marks and a click chooses."""
        refs = [self.verb.touches] if self.verb.touches else []
        for arg, number in zip(self.verb.args, self.numbers(), strict=True):
            refs += arg.refs(number)
        return refs

    def args(self) -> dict[str, str]:
        """The arguments of this action's message: name and reference."""
        return {arg.name: f"{arg.kind}:{text}" for arg, text in zip(self.verb.args, self.words(), strict=True)}


class Grammar:
    """All verbs of a game: the inverse of `str(action)`, and an index in which every action has its fixed place.

    Players and NATURE have an index each: the `size` and the `draws` say how many actions there are in it.
    `action_class` is the game's own class of actions.
    """

    def __init__(
        self, players: Iterable[Verb], nature: Iterable[Verb] = (), action_class: type[Action] | None = None
    ) -> None:
        self.players = tuple(players)
        self.nature = tuple(nature)
        self.verbs: dict[str, Verb] = {}
        self.first: dict[str, int] = {}  # the index of the first action of each verb
        self.draws = self._number(self.nature)
        self.size = self._number(self.players)
        if action_class is not None:
            for verb in self.verbs.values():
                verb.action_class = action_class

    def _number(self, verbs: tuple[Verb, ...]) -> int:
        """Take up these verbs, their actions one after the other; says how many that are."""
        count = 0
        for verb in verbs:
            assert verb.name not in self.verbs, f"the verb {verb.name} is listed twice"
            self.verbs[verb.name] = verb
            self.first[verb.name] = count
            count += verb.size
        return count

    def set_home(self, home: str) -> None:
        """These are the verbs of the game in this package; the first game that says so keeps them."""
        if _HOMES.setdefault(home, self) is self:
            for verb in self.verbs.values():
                verb.home = verb.home or home

    def index(self, action: Action) -> int:
        """The place of an action among all of the players', or of NATURE's; OUT_OF_BOUNDS if it is out of bounds."""
        verb = action.verb
        place = verb.place(action.a, action.b, action.c)
        return place + self.first[verb.name] if place >= 0 else OUT_OF_BOUNDS

    def indices(self, legal: list[Action]) -> list[int]:
        """The same for a whole list."""
        return [self.index(action) for action in legal]

    def action(self, index: int) -> Action:
        """The players' action of this index."""
        if not 0 <= index < self.size:
            raise InvalidAction(f"there is no action {index}: they are numbered from 0 to {self.size - 1}")
        return self._at(self.players, index)

    def draw(self, index: int) -> Action:
        """NATURE's action of this index."""
        if not 0 <= index < self.draws:
            raise InvalidAction(f"there is no draw {index}: they are numbered from 0 to {self.draws - 1}")
        return self._at(self.nature, index)

    def _at(self, verbs: tuple[Verb, ...], index: int) -> Action:
        for verb in verbs:
            if index < verb.size:
                break
            index -= verb.size
        return verb.at(index)

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
        return verb.of(numbers[0], numbers[1], numbers[2])


_HOMES: dict[str, Grammar] = {}  # by package


def verb(home: str, name: str) -> Verb:
    """The verb of this name in the game that a package holds."""
    if home not in _HOMES:
        import_module(home)
    return _HOMES[home].verbs[name]
