"""The contract that every game fulfils; everything else in keydom is written against this page.

A position is a State: plain data that copies fast, on top of which lies a stack of frames. The top frame alone says
who decides and what may be decided, so a turn of many steps, a reaction out of turn and a draw from a bag are all the
same thing. A game supplies its frames, its first state, its views and its scores; the rest follows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.action import Action, Grammar
from keydom.core.catalogue import Catalogue, Shape, read, shipped
from keydom.core.errors import BadOption, NoPicture

if TYPE_CHECKING:
    from keydom.core.insight import Insight

NATURE: Final = -1
OVER: Final = -2
STEP: Final = -3  # the seat of a frame that decides nothing; never seen outside `settle`

Value: TypeAlias = "str | int"


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Plain data: equal, hashed and shown by its fields."""

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        """Everything that makes two of a kind differ."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Plain) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


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


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Plain):
    """A position: the stack of frames and whatever the game adds. No rules, chance, log or names in it."""

    __slots__ = ("frames",)

    frames: list[Frame[Any]]

    def copy(self) -> State:
        """An independent twin; may share what is replaced and never changed in place."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Plain):
    """All that one seat (None: a spectator) may know, built up from nothing.

    Frames hold public facts only, so a view may show them: they say who is asked what.
    """

    __slots__ = ("frames", "seat")

    seat: int | None
    frames: list[Frame[Any]]

    @property
    def mover(self) -> int:
        return self.frames[-1].seat if self.frames else OVER


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain, Generic[S]):
    """One decision waiting to be made. Never changed in place: it is taken off the stack, and a new one put there."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)

    def offer(self, state: S) -> list[Action]:
        """The choices, in a fixed order and without duplicates; never empty."""
        raise NotImplementedError

    def apply(self, state: S, action: Action, tell: Listener | None) -> None:
        """Do it. The frame is already off the stack: push what comes next."""
        raise NotImplementedError

    def glimpse(self, state: S, action: Action, seat: int | None) -> str:
        """How the action reads to a seat: its own text unless it is somebody's secret."""
        return str(action)

    def why_not(self, state: S, action: Action) -> Event | None:
        """Why an action is not in the offer, as what the mover knows says it; None where there is no more to say."""
        return None

    def args(self) -> dict[str, Value]:
        """The arguments of the message that asks for this decision."""
        return {}

    def reveals(self, state: S, action: Action) -> bool:
        """Whether playing it shows somebody what was hidden: such a move is not taken back."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A draw by NATURE: `offer` lists what can come, `odds` how many ways there are for each."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NATURE)

    def odds(self, state: S) -> list[int]:
        """Whole-number weights, one for each choice of `offer`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """A stage direction: it runs by itself as soon as it comes to the top."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STEP)

    def run(self, state: S, tell: Listener | None) -> None:
        raise NotImplementedError


class Line(Plain):
    """One line of a score: where the points come from, how many, and the numbers behind them."""

    __slots__ = ("how", "points", "source")

    def __init__(self, source: str, points: int, how: Mapping[str, Value] | None = None) -> None:
        self.source = source
        self.points = points
        self.how: dict[str, Value] = dict(how or {})

    def fields(self) -> tuple[object, ...]:
        return self.source, self.points, tuple(self.how.items())


class Score(Plain):
    """What one seat scores: lines that add up to the total, and what breaks a tie, highest first."""

    __slots__ = ("lines", "tiebreak", "total")

    def __init__(self, lines: list[Line], tiebreak: tuple[int, ...] = ()) -> None:
        self.lines = lines
        self.tiebreak = tiebreak
        self.total = sum(line.points for line in lines)

    def fields(self) -> tuple[object, ...]:
        return tuple(self.lines), self.tiebreak

    def standing(self) -> tuple[int, ...]:
        return (self.total, *self.tiebreak)


def places(scores: list[Score]) -> list[int]:
    """The place of each seat, the best being 1; seats that no tie-break parts share one."""
    return [1 + sum(other.standing() > score.standing() for other in scores) for score in scores]


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """What turns message keys into language; drawings are handed one. This one speaks in bare keys."""

    __slots__ = ()

    language: str = "und"

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        return key


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One game: a registered object without state of its own beyond its component data."""

    __slots__ = ("catalogue",)

    id: ClassVar[str] = ""
    home: ClassVar[str] = ""  # the package that holds data/ and locale/
    seats: ClassVar[range] = range(0)
    rules_version: ClassVar[int] = 1
    choices: ClassVar[tuple[Choice, ...]] = ()
    grammar: ClassVar[Grammar] = Grammar(())
    shape: ClassVar[Shape] = {}  # the facts each kind of component has
    longest: ClassVar[int] = 10_000  # no game, however played, has more decisions and draws than this

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        """Take the shipped component data, or the given; a game refuses what does not add up with BadData."""
        self.catalogue = catalogue or shipped(self.home, self.shape)

    def corrected(self, files: Mapping[str, str]) -> Game[S, V]:
        """The same game with the components of these TOML texts in place of its own."""
        return type(self)(self.catalogue.corrected(read(files, self.shape, self.catalogue.sources)))

    # What a game must say.

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The first position, settled: somebody, or NATURE, is to move."""
        raise NotImplementedError

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that this seat may know."""
        raise NotImplementedError

    @abstractmethod
    def sample(self, view: V, rng: Random) -> S:
        """A position that the view's seat cannot tell from the true one."""
        raise NotImplementedError

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """The itemised score of each seat, as if the game ended now."""
        raise NotImplementedError

    @abstractmethod
    def stock(self, state: S) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: the same at every ply of a game."""
        raise NotImplementedError

    def draw(self, view: V, words: Words) -> str:
        """The table as this view sees it, as an SVG document."""
        raise NoPicture(f"{self.id} has no drawing of its table")

    def board(self, view: V, words: Words) -> str:
        """The table as this view sees it, as plain text for a terminal; empty where a game has none."""
        return ""

    def gallery(self, words: Words) -> str:
        """Every component of the game, as an SVG document."""
        raise NoPicture(f"{self.id} has no gallery of its components")

    def observation_names(self, seats: int) -> tuple[str, ...]:
        """What each number of an observation says, for so many seats; a game of few words says whose move it is."""
        return ("my-move",)

    def observe(self, view: V) -> bytearray:
        """A view as whole numbers from 0 to 255, one for each name; seats are counted from the viewer's own."""
        return bytearray([1 if view.mover == view.seat else 0])

    def insight(self) -> Insight[S] | None:
        """What the game knows of good play; without it bots go by the score alone."""
        return None

    # What follows from that.

    def mover(self, state: S) -> int:
        return state.frames[-1].seat if state.frames else OVER

    def legal(self, state: S) -> list[Action]:
        return state.frames[-1].offer(state) if state.frames else []

    def why_not(self, state: S, action: Action) -> Event | None:
        """Why an action is not legal, for the mover's ears only; None where it is, or where no rule says more."""
        if not state.frames or action in self.legal(state):
            return None
        return state.frames[-1].why_not(state, action)

    def play(self, state: S, action: Action, tell: Listener | None = None) -> None:
        """Play an action that is known to be legal; `Match.play` is the checked door."""
        state.frames.pop().apply(state, action, tell)
        settle(state, tell)

    def deal(self, state: S, rng: Random) -> Action:
        """NATURE's choice: the only use of chance."""
        frame = state.frames[-1]
        assert isinstance(frame, Chance), "only NATURE deals"
        odds: list[int] = frame.odds(state)
        ticket = int(rng.random() * sum(odds))
        place = 0
        while ticket >= odds[place]:
            ticket -= odds[place]
            place += 1
        return frame.offer(state)[place]

    def glimpse(self, state: S, action: Action, seat: int | None) -> str:
        """How an action about to be played will read to a seat."""
        return state.frames[-1].glimpse(state, action, seat)

    def parse(self, text: str) -> Action:
        return self.grammar.parse(text)

    def options(self, values: Mapping[str, str] | None = None) -> Options:
        """The options with these values and the default for the rest."""
        chosen = {choice.name: choice.values[0] for choice in self.choices}
        for name, value in (values or {}).items():
            choice = next((choice for choice in self.choices if choice.name == name), None)
            if choice is None:
                names = ", ".join(chosen) or "none"
                raise BadOption(f"{self.id} has no option {name!r}: its options are {names}")
            if value not in choice.values:
                raise BadOption(f"{self.id}: {name} is one of {', '.join(choice.values)}, not {value!r}")
            chosen[name] = value
        return Options(chosen)

    def begin(self, seats: int, options: Options | None = None) -> S:
        """`start`, with the seat count checked and default options filled in."""
        if seats not in self.seats:
            raise BadOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return self.start(seats, options or self.options())


def settle(state: State, tell: Listener | None) -> None:
    """Run stage directions until somebody has to decide or the game is over."""
    frames = state.frames
    while frames and frames[-1].seat == STEP:
        step = frames.pop()
        assert isinstance(step, Step), "only a Step has the seat STEP"
        step.run(state, tell)
