"""A position, what one seat may know of it, and its stack of frames, which says who decides what.

A class of positions lists its fields once; slots, equality, hash, pickle and JSON follow (core/plain.py). The list is
either annotations, and then `copy` follows too, slowly; or it is the method that takes over the fields of another
position one by one, which mypyc compiles to the fastest copy there is (see `copied`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.errors import TooManySteps
from keydom.core.event import Event, Listener, Value
from keydom.core.plain import PlainData, field_values, mutable_copy, rebuild, repr_with_names

NATURE: Final = -1
OVER: Final = -2
STEP: Final = -3  # the seat of a frame that decides nothing; never seen outside `settle`
MOST_STEPS: Final = 10_000  # stage directions that one action may set off; the games know some hundreds


@mypyc_attr(allow_interpreted_subclasses=True)
class State(PlainData):
    """A position: the stack of frames and the fields of the game. It holds no rules, chance, log or names."""

    frames: list[Frame[Any, Any]]

    __slots__ = tuple(__annotations__)

    text_names: ClassVar[dict[str, str]] = {}  # names of fields in texts, where they are not those of the code

    def copy(self) -> State:
        """An independent copy; it may share lists that are replaced and never changed in place."""
        twin = rebuild(type(self), {name: mutable_copy(part) for name, part in field_values(self).items()})
        assert isinstance(twin, State)
        return twin

    def derive(self) -> None:
        """Work out the derived fields of a position that was read, once the others are set.

        What cannot go together is refused with BadPosition.
        """

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        return repr_with_names(self)


def copied(method: Callable[..., None]) -> tuple[str, ...]:
    """The fields that a method copies from another position, as the slots of its class.

    The method says `self.field: type = other.field` of each field and nothing else. So it is the list of them, with
    their types, and with a slice where a copy must have a list of its own. A compiled class has no need of slots.

    >>> class Pond(State):
    ...     def take_over(self, other: "Pond") -> None:
    ...         self.frames = other.frames[:]
    ...         self.ducks: list[int] = other.ducks[:]
    ...         self.depth: int = other.depth
    ...     __slots__ = copied(take_over)
    >>> Pond.__slots__
    ('ducks', 'depth')
    """
    return tuple([name for name in method.__code__.co_names if name != "frames"])


@mypyc_attr(allow_interpreted_subclasses=True)
class View(PlainData):
    """All that one seat (None: a spectator) may know, built up from nothing.

    Frames hold public facts only, so a view may show them: they say who is asked what.
    """

    seat: int | None
    frames: list[Frame[Any, Any]]

    __slots__ = tuple(__annotations__)

    def __repr__(self) -> str:
        return repr_with_names(self)

    @property
    def mover(self) -> int:
        return self.frames[-1].seat if self.frames else OVER


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(PlainData, Generic[S, A]):
    """One decision waiting to be made. It never changes: it is taken off the stack, and another is put there.

    Its types are the game's own classes of positions and actions.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, state: S) -> list[Action]:
        """The choices, in a fixed order and without duplicates; never empty."""
        raise NotImplementedError

    def apply(self, state: S, action: A, tell: Listener | None) -> None:
        """Play an action. The frame is already off the stack: push what comes next."""
        raise NotImplementedError

    def run(self, state: S, tell: Listener | None) -> None:
        """Run a `Step`. It is already off the stack, as for `apply`."""
        raise AssertionError("only a Step has the seat STEP")

    def text_for(self, state: S, action: A, seat: int | None) -> str:
        """The text of the action as a seat may read it. It differs where the action is somebody's secret."""
        return str(action)

    def why_not(self, state: S, action: A) -> Event | None:
        """Why an action is not offered, by what its mover knows; None where there is no more to say."""
        return None

    def args(self) -> dict[str, Value]:
        """The arguments of the message that asks for this decision."""
        return {}

    def aside(self) -> bool:
        """Whether it is a side question, mostly declined, that may stay open beside the rest of a turn."""
        return False

    def usual(self, state: S) -> Action | None:
        """The choice that a table offers first, where the question is mostly a formality; else None."""
        return None

    def reveals(self, state: S, action: A) -> bool:
        """Whether playing the action shows somebody what was hidden. Such a move cannot be taken back."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S, A]):
    """A draw by NATURE: `offer` lists what can come, and `odds` the weight of each."""

    def __init__(self) -> None:
        super().__init__(NATURE)

    def odds(self, state: S) -> list[int]:
        """The weights of what `offer` lists, as whole numbers; by default all are equal."""
        return [1] * len(self.offer(state))

    def deal(self, state: S, luck: float) -> Action:
        """The choice that a number from 0 up to 1 stands for. A game may find it without making the lists."""
        odds = self.odds(state)
        return self.offer(state)[place_by_odds(odds, luck)]


def place_by_odds(odds: list[int], luck: float) -> int:
    """The place that a number from 0 up to 1 stands for, where each place has its share."""
    total = 0
    for weight in odds:
        total += weight
    ticket = int(luck * float(total))
    place = 0
    for weight in odds:
        if ticket < weight:
            break
        ticket -= weight
        place += 1
    return place


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S, Action]):
    """A frame that runs by itself as soon as it is on top of the stack."""

    def __init__(self) -> None:
        super().__init__(STEP)

    def run(self, state: S, tell: Listener | None) -> None:
        raise NotImplementedError


def ask(state: State, frame: Frame[Any, Any], tell: Listener | None) -> None:
    """Put a decision to its seat. A single choice is played at once, and without any nothing happens."""
    options = frame.offer(state)
    if len(options) == 1:
        frame.apply(state, options[0], tell)
    elif options:
        state.frames.append(frame)


def settle(state: State, tell: Listener | None) -> None:
    """Run steps until somebody has to decide or the game is over."""
    frames = state.frames
    steps = 0
    while frames:
        top = frames[-1]
        if top.seat != STEP:
            return
        if steps == MOST_STEPS:
            raise TooManySteps(f"the game goes on by itself without end: {MOST_STEPS} steps after one action")
        steps += 1
        frames.pop()
        top.run(state, tell)
