"""The contract that every game fulfils. All other packages are written against it.

A position is a State: plain data that copies fast, on top of which lies a stack of frames. The top frame alone says
who decides and what may be decided, so a turn of many steps, a reaction out of turn and a draw from a bag are all the
same thing. A game supplies its frames, its first state, its views and its scores; the rest follows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.action import Action, Grammar
from keydom.core.catalogue import Catalogue, Shape, cached_instance, cover_position, packaged_catalogue, refuse
from keydom.core.errors import BadData, BadOption, BadPosition, BadRecord, NoPicture
from keydom.core.event import Event, Listener, Value
from keydom.core.forms import Forms
from keydom.core.insight import Insight
from keydom.core.options import Choice, Options, People
from keydom.core.plain import Constant, PlainData
from keydom.core.position import POSITION, VIEW, PositionFormat, PositionHeader, entries, head_of, stock_differences
from keydom.core.record import Record
from keydom.core.scene import Area, LandscapePlace, Scene, WindowSize
from keydom.core.score import Line, Score, places
from keydom.core.state import NATURE, OVER, STEP, Chance, Frame, State, Step, View, ask, settle

__all__ = [
    "NATURE",
    "OVER",
    "STEP",
    "Chance",
    "Choice",
    "Event",
    "Frame",
    "Game",
    "GameFunctions",
    "Line",
    "Listener",
    "Options",
    "People",
    "PlainData",
    "Score",
    "State",
    "Step",
    "Value",
    "View",
    "Words",
    "ask",
    "places",
    "settle",
]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Turns message keys into a language; drawings are handed one. This one returns bare keys."""

    __slots__ = ()

    language: str = "und"

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        return key


def no_check(state: State) -> None:
    """Accepts every position, for a game that demands no more than the forms of its fields."""


def move_name(seats: int) -> tuple[str, ...]:
    """Names a move by its seat alone, for a game that tells learners no more."""
    return ("my-move",)


def observe_move(view: View) -> bytearray:
    return bytearray([1 if view.mover == view.seat else 0])


def no_text(view: View, words: Words) -> str:
    return ""


class GameFunctions(NamedTuple, Generic[S, V]):
    """The functions of a game's modules, each under the name of the method of `Game` that calls it."""

    view: Callable[[S, int | None], V]
    sample: Callable[[V, Random], S]
    scores: Callable[[S], list[Score]]
    stock: Callable[[S], Mapping[str, int]]
    check: Callable[[S], None] = no_check
    observation_names: Callable[[int], tuple[str, ...]] = move_name
    observe: Callable[[V], bytearray] = observe_move
    board: Callable[[V, Words], str] = no_text
    moment: Callable[[V, Words], str] = no_text


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Constant, Generic[S, V]):
    """One game: a registered object without state of its own beyond its component data.

    It takes the shipped component data, or the given; a game refuses what does not add up with BadData. Its
    constructor sets `functions`.
    """

    functions: GameFunctions[S, V]

    __slots__ = ("catalogue", "functions")

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
    categories: ClassVar[tuple[str, ...]] = ()  # what the lines of a score are summed up in, as message keys, in order
    sounds: ClassVar[Mapping[str, str]] = {}  # what events sound like that are no mere `place`, by their keys

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue or packaged_catalogue(self.home, self.shape)
        self.grammar.set_home(self.home)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Game) and self.catalogue == other.catalogue

    def __hash__(self) -> int:
        return hash((self.id, self.catalogue))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.id}, rules {self.rules_version}, catalogue {self.catalogue.digest()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return cached_instance, (type(self), self.catalogue)

    def corrected(self, files: Mapping[str, str], name: str = "") -> Game[S, V]:
        """The same game with the facts that these TOML texts change. It raises BadData with all that is wrong."""
        catalogue, faults = self.catalogue.corrected(files, self.shape, name)
        try:
            game = type(self)(catalogue)
        except BadData as error:
            refuse([*faults, error, *error.others])
            raise
        refuse(faults)
        return game

    def of_record(self, record: Record) -> Game[S, V]:
        """The game that a record was played as: with the corrections that it carries, if it was not played as this."""
        if not record.corrections or record.catalogue == self.catalogue.digest():
            return self
        try:
            game = type(self)().corrected({record.file: "\n".join(record.corrections)}, record.box)
        except BadData as error:
            raise BadRecord(str(error).removeprefix(f"{record.file}: "), record.file) from None
        if record.catalogue not in ("", game.catalogue.digest()):
            lost = f"its corrections do not make the catalogue {record.catalogue}"
            raise BadRecord(f"{lost}: what they correct has changed since", record.file)
        return game

    # What a game must say.

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The first position, settled: somebody, or NATURE, is to move."""
        raise NotImplementedError

    @abstractmethod
    def setting(self, state: S) -> tuple[int, Options]:
        """How many seats its game has, and options that it could have begun with."""
        raise NotImplementedError

    def draw(self, view: V, words: Words, scores: Sequence[Score] = (), window: WindowSize | None = None) -> str:
        """The table as this view sees it, as an SVG document; of a game that is over, with these scores.

        It is composed for a window or, where none is named, for a sheet of paper.
        """
        raise NoPicture(f"{self.id} has no drawing of its table")

    def compose(self, view: V, words: Words, window: WindowSize, scores: Sequence[Score] = ()) -> Scene:
        """The same table laid out for a window; its pictures use `definitions`."""
        raise NoPicture(f"{self.id} has no layout of its table")

    def definitions(self) -> str:
        """The symbols that pictures of a scene use, once a page, as an SVG document that shows nothing itself."""
        return ""

    def icon(self, ref: str) -> str:
        """The id of the definition that shows a thing as a small sign in a text. It is 26 wide, around (0, 0)."""
        return ""

    def cover(self, words: Words, view: V | None = None) -> str:
        """A picture of the game, or of how a view of it stands, as an SVG document of 8:5."""
        raise NoPicture(f"{self.id} has no cover")

    def place(self) -> LandscapePlace | None:
        """Its place in the landscape that all games share; None for a game that has none there."""
        return None

    def category(self, source: str) -> str:
        """The category of a source of points; empty for a game that has none."""
        return ""

    def keepsake(self, view: V, words: Words, seat: int, area: Area, scores: Sequence[Score]) -> str:
        """A picture of what a seat remembers a finished game by, inside an area of white paper. One is its village.

        A fragment of SVG with its own style and definitions; empty where a game has none.
        """
        return ""

    def gallery(self, words: Words) -> str:
        """Every component of the game, as an SVG document."""
        raise NoPicture(f"{self.id} has no gallery of its components")

    def insight(self) -> Insight[S] | None:
        """What the game knows of good play; without it bots go by the score alone."""
        return None

    # What its modules do.

    def view(self, state: S, seat: int | None) -> V:
        """All that this seat may know. The seat is not checked: `Match.view` does that."""
        return self.functions.view(state, seat)

    def sample(self, view: V, rng: Random) -> S:
        """A position that the view's seat cannot tell from the true one."""
        return self.functions.sample(view, rng)

    def scores(self, state: S) -> list[Score]:
        """The itemised score of each seat, as if the game ended now."""
        return self.functions.scores(state)

    def stock(self, state: S) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: the same at every ply of a game."""
        return self.functions.stock(state)

    def check(self, state: S) -> None:
        """Raise BadPosition for a position that no game comes to. It is called once components add up.

        Fields have the values that their forms allow. Here they are held against each other, and frames against them.
        """
        self.functions.check(state)

    def observation_names(self, seats: int) -> tuple[str, ...]:
        """The name of each number of an observation, for so many seats."""
        return self.functions.observation_names(seats)

    def observe(self, view: V) -> bytearray:
        """A view as whole numbers from 0 to 255, one for each name; seats are counted from the viewer's own."""
        return self.functions.observe(view)

    def board(self, view: V, words: Words) -> str:
        """The table as this view sees it, as plain text for a terminal; empty where a game has none."""
        return self.functions.board(view, words)

    def moment(self, view: V, words: Words) -> str:
        """How far the game has come, in a few words: the season, the round. It is empty where there is none."""
        return self.functions.moment(view, words)

    # What follows from that.

    def mover(self, state: S) -> int:
        return state.frames[-1].seat if state.frames else OVER

    def legal(self, state: S) -> list[Action]:
        return state.frames[-1].offer(state) if state.frames else []

    def why_not(self, state: S, action: Action) -> Event | None:
        """Why an action is not legal, for its mover only; None where it is legal or no rule says more."""
        if not state.frames or action in self.legal(state):
            return None
        if self.grammar.verbs.get(action.verb.name) is not action.verb:
            return None  # an action of another game
        return state.frames[-1].why_not(state, action)

    def play(self, state: S, action: Action, tell: Listener | None = None) -> None:
        """Play an action that is known to be legal. `Match.play` checks that first."""
        state.frames.pop().apply(state, action, tell)
        settle(state, tell)

    def deal(self, state: S, rng: Random) -> Action:
        """Draw for NATURE. Nothing else uses chance."""
        frame = state.frames[-1]
        assert isinstance(frame, Chance), "only NATURE deals"
        return frame.deal(state, rng.random())

    def text_for(self, state: S, action: Action, seat: int | None) -> str:
        """How an action about to be played will read to a seat."""
        return state.frames[-1].text_for(state, action, seat)

    def parse(self, text: str) -> Action:
        return self.grammar.parse(text)

    def text(self, thing: S | V) -> str:
        """A position or a view as text, with the names of components. `position` reads the text of a position."""
        seats, options = self.setting(self.sample(thing, Random(0)) if isinstance(thing, View) else thing)
        head = PositionHeader(self.id, self.rules_version, self.catalogue.digest(), seats, options.values)
        form = self._format(seats)
        if isinstance(thing, View):
            lines = [*head.lines(VIEW), *form.view_lines(thing)]
        else:
            lines = [*head.lines(POSITION), *form.field_lines(thing)]
        return "\n".join(lines) + "\n"

    def cover_view(self) -> V:
        """What a spectator sees of the position that its cover shows."""
        return self.view(self.position(cover_position(self.home)), None)

    def position(self, text: str) -> S:
        """The position that a text describes. It raises BadPosition where that cannot be read or does not add up."""
        found = entries(text, POSITION)
        head = head_of(found, self.id, self.rules_version, self.catalogue.digest())
        state = self.begin(head.seats, self.options(head.options))
        full = dict(self.stock(state))
        self._format(head.seats).read_fields(state, found)
        state.derive()
        wrong = stock_differences(self.stock(state), full)
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

    def _format(self, seats: int) -> PositionFormat:
        return PositionFormat(self.forms, self.grammar, (self.home, type(self).__module__), seats)

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
        """The options once seats were drawn. What named places in the order of sitting down now names seats.

        For the next game of the same people those are named by their seats in the last one.
        """
        return Options({name: self.choice(name).drawn(value, drawn) for name, value in options.values.items()})

    def renewed(self, options: Mapping[str, str], rules: int) -> Mapping[str, str] | None:
        """Options of a game that began under these rules, as they read now; None where it cannot go on.

        A game says here which earlier version it still understands. Whether the moves of a record are all allowed
        under the present rules shows when it is replayed.
        """
        return options if rules == self.rules_version else None

    def choice(self, name: str) -> Choice:
        """The option of this name."""
        return next(choice for choice in self.choices if choice.name == name)

    def empty_record(self, seats: int, options: Options) -> Record:
        """The record of a game that has just begun, without its players."""
        record = Record(self.id, seats, options.values, self.rules_version, self.catalogue.digest())
        record.corrections = self.catalogue.corrections()
        record.box = self.catalogue.name if record.corrections else ""
        return record

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
