"""The rules of pebbles, all on one page; docs/adding-a-game.md walks through it.

On your turn a pebble from the bag is put in your hand, for your eyes only. Keep it in your bowl unseen, or give it:
show it and lay it openly before another player. After five turns each (three in the short game) the bowls are shown.
White counts 1, gold 3, coal -2; a tie goes to whoever has less coal.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from keydom.core.action import Action, Arg, Grammar, OneOf, Verb
from keydom.core.catalogue import NUMBER, Catalogue
from keydom.core.counts import add, take
from keydom.core.game import (
    Chance,
    Choice,
    Event,
    Frame,
    Game,
    Line,
    Listener,
    Options,
    Score,
    State,
    View,
    Words,
    settle,
)
from keydom.core.observation import Legend, around
from keydom.games.pebbles import draw

KINDS: Final = ("white", "gold", "coal")
COAL: Final = 2
NONE: Final = -1

DRAW = Verb("draw", OneOf("pebble", KINDS))
KEEP = Verb("keep")
GIVE = Verb("give")
TO = Verb("to", Arg("seat", within=range(4)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bowls(State):
    """A position: the bag, what lies hidden and open before each seat, and the pebble in the mover's hand."""

    bag: list[int]
    hidden: list[list[int]]
    opened: list[list[int]]
    turns: int  # still to come
    hand: int

    __slots__ = tuple(__annotations__)

    def __init__(self, bag: list[int], hidden: list[list[int]], opened: list[list[int]], turns: int, hand: int) -> None:
        self.frames = []
        self.bag = bag
        self.hidden = hidden
        self.opened = opened
        self.turns = turns
        self.hand = hand

    def copy(self) -> Bowls:
        twin = Bowls(self.bag[:], [b[:] for b in self.hidden], [b[:] for b in self.opened], self.turns, self.hand)
        twin.frames = self.frames[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance(View):
    """What one seat knows: its own bowl and hand, the size of each bowl, all that lies open; at the end all bowls."""

    __slots__ = ("bowl_sizes", "bowls", "hand", "opened", "turns")

    def __init__(self, state: Bowls, seat: int | None) -> None:
        self.seat = seat
        self.frames = state.frames[:]
        over = not state.frames
        self.bowls = [bowl[:] if other == seat or over else [] for other, bowl in enumerate(state.hidden)]
        self.bowl_sizes = [sum(bowl) for bowl in state.hidden]
        self.hand = state.hand if seat is not None and seat == self.mover else NONE
        self.opened = [bowl[:] for bowl in state.opened]
        self.turns = state.turns


class Draw(Chance[Bowls]):
    """A pebble from the bag into the hand of the seat to move."""

    __slots__ = ("mover",)

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def offer(self, state: Bowls) -> list[Action]:
        return [DRAW.of(kind) for kind in range(len(KINDS)) if state.bag[kind]]

    def odds(self, state: Bowls) -> list[int]:
        return [count for count in state.bag if count]

    def apply(self, state: Bowls, action: Action, tell: Listener | None) -> None:
        state.bag[action.a] -= 1
        state.hand = action.a
        state.frames.append(Turn(self.mover))
        if tell is not None:
            tell(Event("drew", {"seat": f"seat:{self.mover}"}))
            tell(Event("saw", {"pebble": f"pebble:{KINDS[action.a]}"}, (self.mover,)))

    def glimpse(self, state: Bowls, action: Action, seat: int | None) -> str:
        return str(action) if seat == self.mover else "draw ?"


class Turn(Frame[Bowls]):
    """Keep the pebble or give it away."""

    __slots__ = ()

    def offer(self, state: Bowls) -> list[Action]:
        return [KEEP.of(), GIVE.of()]

    def apply(self, state: Bowls, action: Action, tell: Listener | None) -> None:
        if action.verb is GIVE:
            state.frames.append(Gift(self.seat))
            return
        state.hidden[self.seat][state.hand] += 1
        if tell is not None:
            tell(Event("kept", {"seat": f"seat:{self.seat}"}))
        next_turn(state, self.seat)

    def reveals(self, state: Bowls, action: Action) -> bool:
        return state.turns == 1 and action.verb is KEEP  # the last turn: the bowls are shown


class Gift(Frame[Bowls]):
    """Whom to give it to; the pebble is shown."""

    __slots__ = ()

    def offer(self, state: Bowls) -> list[Action]:
        return [TO.of(seat) for seat in range(len(state.opened)) if seat != self.seat]

    def apply(self, state: Bowls, action: Action, tell: Listener | None) -> None:
        state.opened[action.a][state.hand] += 1
        if tell is not None:
            pebble = f"pebble:{KINDS[state.hand]}"
            tell(Event("gave", {"seat": f"seat:{self.seat}", "pebble": pebble, "to": f"seat:{action.a}"}))
        next_turn(state, self.seat)

    def why_not(self, state: Bowls, action: Action) -> Event | None:
        if action == TO.of(self.seat):
            return Event("yourself", {"pebble": f"pebble:{KINDS[state.hand]}"})
        return None

    def reveals(self, state: Bowls, action: Action) -> bool:
        return True


def next_turn(state: Bowls, seat: int) -> None:
    state.hand = NONE
    state.turns -= 1
    if state.turns:
        state.frames.append(Draw((seat + 1) % len(state.opened)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Pebbles(Game[Bowls, Glance]):
    """The tutorial game: see docs/adding-a-game.md."""

    id = "pebbles"
    home = "keydom.games.pebbles"
    seats = range(2, 5)
    rules_version = 1
    choices = (Choice("length", "full", "short"),)
    grammar = Grammar((KEEP, GIVE, TO), nature=(DRAW,))
    shape = {"pebble": {"points": NUMBER, "count": NUMBER}}
    longest = 3 * 5 * 4

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        super().__init__(catalogue)
        pebbles = [self.catalogue.components["pebble"][kind] for kind in KINDS]
        self.points = [pebble.number("points") for pebble in pebbles]
        self.counts = [pebble.number("count") for pebble in pebbles]
        for pebble in pebbles:
            if pebble.number("count") < 0:
                raise pebble.wrong("there cannot be fewer than none")
        if sum(self.counts) < 5 * self.seats[-1]:
            raise pebbles[0].wrong(f"a bag of {sum(self.counts)} pebbles is too small for {self.seats[-1]} players")

    def start(self, seats: int, options: Options) -> Bowls:
        turns = seats * (5 if options["length"] == "full" else 3)
        state = Bowls(self.counts[:], [[0, 0, 0] for _ in range(seats)], [[0, 0, 0] for _ in range(seats)], turns, NONE)
        state.frames.append(Draw(0))
        settle(state, None)
        return state

    def view(self, state: Bowls, seat: int | None) -> Glance:
        return Glance(state, seat)

    def sample(self, view: Glance, rng: Random) -> Bowls:
        seats = len(view.opened)
        state = Bowls(self.counts[:], [[0, 0, 0] for _ in range(seats)], [b[:] for b in view.opened], view.turns, NONE)
        state.frames = view.frames[:]
        for bowl in [*view.bowls, *view.opened]:
            take(state.bag, bowl)
        if view.hand != NONE:
            state.hand = view.hand
            state.bag[view.hand] -= 1
        for seat, size in enumerate(view.bowl_sizes):
            if view.bowls[seat]:
                state.hidden[seat] = view.bowls[seat][:]
                continue
            for _ in range(size):
                state.hidden[seat][_blind(state.bag, rng)] += 1
        if state.hand == NONE and view.mover >= 0:
            state.hand = _blind(state.bag, rng)
        return state

    def scores(self, state: Bowls) -> list[Score]:
        scores = []
        for hidden, opened in zip(state.hidden, state.opened, strict=True):
            owned = hidden[:]
            add(owned, opened)
            lines = [
                Line(kind, count * points, {"count": count})
                for kind, count, points in zip(KINDS, owned, self.points, strict=True)
            ]
            scores.append(Score(lines, (-owned[COAL],)))
        return scores

    def stock(self, state: Bowls) -> Mapping[str, int]:
        piles = [state.bag, *state.hidden, *state.opened]
        return {name: sum(pile[k] for pile in piles) + (state.hand == k) for k, name in enumerate(KINDS)}

    def observation_names(self, seats: int) -> tuple[str, ...]:
        legend = Legend()
        legend.add(["turns-left", "giving"])
        legend.add(["hand", "my-bowl"], KINDS)
        legend.add(around(seats), ["to-move", "in-bowl", *KINDS])
        return tuple(legend.names)

    def observe(self, view: Glance) -> bytearray:
        seats = len(view.opened)
        giving = len(view.frames) > 0 and isinstance(view.frames[-1], Gift)
        row = [view.turns, int(giving), *[int(view.hand == kind) for kind in range(len(KINDS))]]
        row += view.bowls[view.seat] if view.seat is not None else [0, 0, 0]
        for seat in [((view.seat or 0) + step) % seats for step in range(seats)]:
            row += [int(view.mover == seat), view.bowl_sizes[seat], *view.opened[seat]]
        return bytearray(row)

    def draw(self, view: Glance, words: Words) -> str:
        return draw.draw(view.bowls, view.bowl_sizes, view.opened, words)

    def gallery(self, words: Words) -> str:
        return draw.gallery(words, self.catalogue)


def _blind(bag: list[int], rng: Random) -> int:
    """Take one pebble out of what this seat cannot see, each as likely as the other."""
    kind = rng.choices(range(len(bag)), bag)[0]
    bag[kind] -= 1
    return kind
