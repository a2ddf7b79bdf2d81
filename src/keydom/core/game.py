"""The contract that every game fulfils; everything else in keydom is written against this page.

A position is a State: plain data that copies fast, on top of which lies a stack of frames. The top frame alone says
who decides and what may be decided, so a turn of many steps, a reaction out of turn and a draw from a bag are all the
same thing. A game supplies its frames, its first state, its views and its scores; the rest follows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.action import Action, Grammar
from keydom.core.catalogue import Catalogue, Shape, made, read, shipped
from keydom.core.errors import BadOption, BadPosition, NoPicture
from keydom.core.event import Event, Listener, Value
from keydom.core.forms import Forms
from keydom.core.insight import Insight
from keydom.core.observation import Watch
from keydom.core.options import Choice, Options, People
from keydom.core.plain import Plain
from keydom.core.position import POSITION, VIEW, Head, Script, entries, head_of, unlike
from keydom.core.score import Line, Score, places
from keydom.core.state import NATURE, OVER, STEP, Chance, Frame, State, Step, View, settle

__all__ = [
    "NATURE",
    "OVER",
    "STEP",
    "Chance",
    "Choice",
    "Event",
    "Frame",
    "Game",
    "Line",
    "Listener",
    "Options",
    "People",
    "Plain",
    "Score",
    "State",
    "Step",
    "Value",
    "View",
    "Words",
    "places",
    "settle",
]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """What turns message keys into language; drawings are handed one. This one speaks in bare keys."""

    __slots__ = ()

    language: str = "und"

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        return key


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One game: a registered object without state of its own beyond its component data.

    It takes the shipped component data, or the given; a game refuses what does not add up with BadData.
    """

    __slots__ = ("catalogue",)

    id: ClassVar[str] = ""
    home: ClassVar[str] = ""  # the package that holds data/ and locale/
    seats: ClassVar[range] = range(0)
    rules_version: ClassVar[int] = 1
    choices: ClassVar[tuple[Choice, ...]] = ()
    grammar: ClassVar[Grammar] = Grammar(())
    shape: ClassVar[Shape] = {}  # the facts each kind of component has
    forms: ClassVar[Forms] = Forms()  # how positions read as text, where that is not by bare numbers
    longest: ClassVar[int] = 10_000  # no game, however played, has more decisions and draws than this
    ends_at_random: ClassVar[bool] = True  # whether random players finish it too, and do not just reach a guard of ours
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # the least and the most that its box says; 0: it says nothing
    weight: ClassVar[int] = 0  # how much there is to think of, from 1 to 5 by our own judgement; 0: not judged
    for_developers: ClassVar[bool] = False  # here to be read and tested with, not to be chosen for an evening
    paints: ClassVar[tuple[tuple[str, str], ...]] = ()  # of each seat: its colour, and the ink that stands out on it

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue or shipped(self.home, self.shape)
        self.grammar.belong(self.home)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Game) and self.catalogue == other.catalogue

    def __hash__(self) -> int:
        return hash((self.id, self.catalogue))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.id}, rules {self.rules_version}, catalogue {self.catalogue.digest()}>"

    def __copy__(self) -> Game[S, V]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S, V]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return made, (type(self), self.catalogue)

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
        """All that this seat, which must be one of the table's, may know; `Match.view` is the checked door."""
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

    @abstractmethod
    def setting(self, state: S) -> tuple[int, Options]:
        """How many seats its game has, and options that it could have begun with."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Refuse with BadPosition what no game comes to; asked of positions that are read, once components add up.

        Fields have the values that their forms allow. Here they are held against each other, and frames against them.
        """

    def draw(self, view: V, words: Words) -> str:
        """The table as this view sees it, as an SVG document."""
        raise NoPicture(f"{self.id} has no drawing of its table")

    def board(self, view: V, words: Words) -> str:
        """The table as this view sees it, as plain text for a terminal; empty where a game has none."""
        return ""

    def cover(self, words: Words) -> str:
        """What the game looks like, for who has yet to choose one: a picture as wide as 8 to 5, as an SVG document."""
        raise NoPicture(f"{self.id} has no cover")

    def moment(self, view: V, words: Words) -> str:
        """How far the game has come, in a few words: the season, the round; empty where it has no such parts."""
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

    def watch(self, seats: int, seat: int, row: bytearray) -> Watch[S] | None:
        """What a seat observes as a game goes on, in this row; None where every observation is made anew."""
        return None

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
        return frame.deal(state, rng.random())

    def glimpse(self, state: S, action: Action, seat: int | None) -> str:
        """How an action about to be played will read to a seat."""
        return state.frames[-1].glimpse(state, action, seat)

    def parse(self, text: str) -> Action:
        return self.grammar.parse(text)

    def text(self, thing: S | V) -> str:
        """A position as text, with the names of components, or a view; `position` is the inverse of the former."""
        seats, options = self.setting(self.sample(thing, Random(0)) if isinstance(thing, View) else thing)
        head = Head(self.id, self.rules_version, self.catalogue.digest(), seats, options.values)
        script = self._script(seats)
        if isinstance(thing, View):
            lines = [*head.lines(VIEW), *script.seen(thing)]
        else:
            lines = [*head.lines(POSITION), *script.fields(thing)]
        return "\n".join(lines) + "\n"

    def position(self, text: str) -> S:
        """The position that a text tells; refused with BadPosition where it cannot be read or does not add up."""
        found = entries(text, POSITION)
        head = head_of(found, self.id, self.rules_version, self.catalogue.digest())
        state = self.begin(head.seats, self.options(head.options))
        full = dict(self.stock(state))
        self._script(head.seats).lay(state, found)
        state.derive()
        wrong = unlike(self.stock(state), full)
        if wrong:
            raise BadPosition(f"there are {wrong}")
        if not self._waits(state, head.seats):
            raise BadPosition("there are choices for nobody to make")
        self.check(state)
        if state.frames and not self.legal(state):
            raise BadPosition("there is nothing to choose from")
        return state

    def _waits(self, state: S, seats: int) -> bool:
        """Whether the game is over, or somebody at the table, or NATURE, is to decide."""
        mover = self.mover(state)
        if mover == OVER:
            return True
        return mover in range(NATURE, seats) and (mover == NATURE) == isinstance(state.frames[-1], Chance)

    def _script(self, seats: int) -> Script:
        return Script(self.forms, self.grammar, (self.home, type(self).__module__), seats)

    def options(self, values: Mapping[str, str] | None = None) -> Options:
        """The options with these values and the default for the rest."""
        chosen = {choice.name: choice.values[0] for choice in self.choices}
        given: object = {} if values is None else values  # of whatever kind: a newcomer may have meant otherwise
        if not isinstance(given, Mapping):
            raise BadOption(f"{self.id}: options are a mapping of names to values, not {given!r}")
        for name, value in given.items():
            choice = next((choice for choice in self.choices if choice.name == name), None)
            if choice is None:
                names = ", ".join(chosen) or "none"
                raise BadOption(f"{self.id} has no option {name!r}: its options are {names}")
            if not isinstance(value, str):
                some = choice.samples()[-1]
                raise BadOption(f"{self.id}: the value of {name} is text, such as {some!r}, not {value!r}")
            if not choice.takes(value):
                raise BadOption(f"{self.id}: {name} is one of {choice.about()}, not {value!r}")
            chosen[name] = value
        return Options(chosen)

    def seated(self, options: Options, drawn: Sequence[int]) -> Options:
        """The options once seats were drawn: what named people by the order of sitting down names their seats.

        For the next game of the same people those are named by their seats in the last one.
        """
        return Options({name: self.choice(name).drawn(value, drawn) for name, value in options.values.items()})

    def renewed(self, options: Mapping[str, str], rules: int) -> Mapping[str, str] | None:
        """Options of a game that began under these rules, as they read now; None where it cannot go on under ours.

        A game says here which earlier version it still understands. Whether the moves of a record are all allowed
        under the present rules shows when it is replayed.
        """
        return options if rules == self.rules_version else None

    def choice(self, name: str) -> Choice:
        """The option of this name."""
        return next(choice for choice in self.choices if choice.name == name)

    def begin(self, seats: int, options: Options | None = None) -> S:
        """`start`, with the seat count checked and default options filled in."""
        if seats not in self.seats:
            raise BadOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        chosen = options or self.options()
        for choice in self.choices:
            people = choice.people(chosen[choice.name])
            if people and people[-1] >= seats:
                raise BadOption(
                    f"{self.id}: {choice.name} names seat {people[-1]}, and there are {seats} seats, from 0 on"
                )
        return self.start(seats, chosen)
