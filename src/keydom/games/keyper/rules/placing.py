"""A keyple is played: where it goes, the boat that comes with it, and the keyple that is there already."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import AT, AT_SPOT, BOARDS, LAY_EXISTING, LEAVE_EXISTING, MOOR, SPOT
from keydom.games.keyper.components import BOATS, COLOURS, FARM_PLOTS, NO_COLOUR, RIVER, WHITE
from keydom.games.keyper.rules.build import BuildHere
from keydom.games.keyper.rules.joining import Invite, fits, unfit
from keydom.games.keyper.rules.prices import affordable
from keydom.games.keyper.rules.sites import free_plots
from keydom.games.keyper.rules.work import work_field, work_plot
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD,
    LYING,
    NOBODY,
    PLOTS,
    Keydom,
    board_at,
    changed,
    kind_at,
    plot_at,
    spot_of,
    works_as,
)


class Place(Frame[Keydom]):
    """Where to play a keyple."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def args(self) -> dict[str, Value]:
        return {"colour": f"keyple:{COLOURS[self.colour]}"}

    def offer(self, state: Keydom) -> list[Action]:
        colour, spots = self.colour, state.spots
        found: list[Action] = []
        for board in range(state.seats):
            for place in state.fields_on(board):
                if fits(spots[board * BOARD + place], colour):
                    found.append(AT_SPOT[board * BOARD + place])
        self.plots(state, found)
        return found

    def plots(self, state: Keydom, found: list[Action]) -> None:
        """Own plots with a tile, and empty ones on which the keyple can build (R-KR-13)."""
        place = self.seat * ALL_PLOTS
        payable = affordable(state, self.seat, False) & state.plans[self.seat]
        free = free_plots(state, self.seat) if state.plans[self.seat] & state.box.village else 0
        farm = payable & state.box.farm != 0
        village = payable & state.box.village != 0
        for plot in range(ALL_PLOTS):
            if state.tops[place + plot]:
                if fits(state.spots[PLOTS + place + plot], self.colour):
                    found.append(AT_SPOT[PLOTS + plot])
            elif plot < FARM_PLOTS:
                if farm:
                    found.append(AT_SPOT[PLOTS + plot])
                    farm = False
            elif village or (free >> plot) & 1:
                found.append(AT_SPOT[PLOTS + plot])

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        seat, spot = self.seat, spot_of(self.seat, action.a)
        there = state.spots[spot]
        if tell is not None:
            where = f"spot:{SPOT.write(action.a)}"
            tell(Event("played", {"seat": f"seat:{seat}", "colour": f"keyple:{COLOURS[self.colour]}", "spot": where}))
        if there:
            if there & LYING:
                join_existing(state, seat, self.colour, spot, False, tell)
            else:
                state.frames.append(Existing(seat, self.colour, spot))
        elif spot >= PLOTS:
            state.leave_keyp(seat, self.colour)
            state.stand(spot, self.colour, self.colour)
            if state.tops[spot - PLOTS]:
                work_plot(state, seat, spot, 1, True)
            else:
                state.frames.append(BuildHere(seat, plot_at(spot)))
        elif kind_at(spot) == RIVER and state.moored[board_at(spot)] == NOBODY:
            moor(state, seat, self.colour, spot, tell)
        else:
            arrive(state, seat, self.colour, spot)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is not AT or not SPOT.knows(action.a):
            return None
        where: dict[str, Value] = {"spot": f"spot:{SPOT.write(action.a)}"}
        if action.a < PLOTS and not state.has_field(action.a):
            return Event("no-such-field", where)
        there = state.spots[spot_of(self.seat, action.a)]
        if there:
            return unfit(there, action.a)
        payable = affordable(state, self.seat, False) & state.plans[self.seat]
        if action.a < PLOTS + FARM_PLOTS and payable & state.box.farm:
            return Event("plots-alike", where)
        return Event("nothing-to-build", where)


class WithKeyple(Frame[Keydom]):
    """A decision about a keyple that is on its way to a spot."""

    __slots__ = ("colour", "spot")

    def __init__(self, seat: int, colour: int, spot: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.spot = spot

    def args(self) -> dict[str, Value]:
        number = self.spot if self.spot < PLOTS else PLOTS + plot_at(self.spot)
        return {"colour": f"keyple:{COLOURS[self.colour]}", "spot": f"spot:{SPOT.write(number)}"}


def moor(state: Keydom, seat: int, colour: int, spot: int, tell: Listener | None) -> None:
    """Bring a boat to the river; the last one comes by itself."""
    choice = Moor(seat, colour, spot)
    boats = choice.offer(state)
    if len(boats) == 1:
        choice.apply(state, boats[0], tell)
    else:
        state.frames.append(choice)


class Moor(WithKeyple):
    """Which boat comes to the river."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        return [MOOR.of(boat) for boat in range(BOATS) if (state.boats >> boat) & 1]

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        board = board_at(self.spot)
        state.boats &= ~(1 << action.a)
        state.moored = changed(state.moored, board, action.a)
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "boat": f"boat:boat-{action.a + 1}"}
            tell(Event("moored", {**args, "board": f"board:{BOARDS[board]}"}))
        arrive(state, self.seat, self.colour, self.spot)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is not MOOR or action.a >= BOATS:
            return None
        boat: dict[str, Value] = {"boat": f"boat:boat-{action.a + 1}"}
        if action.a in state.moored:
            return Event("boat-moored", {**boat, "board": f"board:{BOARDS[state.moored.index(action.a)]}"})
        return Event("boat-aside", boat)


def arrive(state: Keydom, seat: int, colour: int, spot: int) -> None:
    """A keyple comes to an empty field, and the others are asked to join it. White takes the field's colour."""
    border = state.box.border[kind_at(spot)]
    skill = border if colour == WHITE and border != NO_COLOUR else colour
    state.leave_keyp(seat, colour)
    state.stand(spot, colour, skill)
    state.frames.append(Invite(seat, state.next_to(seat), spot, skill))


class Existing(WithKeyple):
    """Whether the keyple that stands there already is laid down to help."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        return [LAY_EXISTING.of(), LEAVE_EXISTING.of()]

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        join_existing(state, self.seat, self.colour, self.spot, action.verb is LAY_EXISTING, tell)


def join_existing(state: Keydom, seat: int, colour: int, spot: int, lay: bool, tell: Listener | None) -> None:
    """A keyple comes to one that was there before, and is of its colour now if it is white (R-KR-06)."""
    skill = works_as(state.spots[spot])
    if lay:
        state.lay_down(spot, 1)
        if tell is not None:
            tell(Event("helped", {"seat": f"seat:{seat}", "colour": f"keyple:{COLOURS[skill]}"}))
    state.leave_keyp(seat, colour)
    state.stand(spot, colour, skill)
    keyples = 2 if lay else 1
    if spot >= PLOTS:
        work_plot(state, seat, spot, keyples, True)
    else:
        work_field(state, seat, NOBODY, spot, skill, keyples, tell)
