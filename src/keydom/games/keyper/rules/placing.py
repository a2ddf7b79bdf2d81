"""A keyple is played: where it goes, the boat that comes with it, and the keyple that is there already."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Listener, Value, ask
from keydom.games.keyper.actions import AT, AT_SPOT, BOARDS, LAY_EXISTING, LEAVE_EXISTING, MOOR, SPOT, KeyperAction
from keydom.games.keyper.components import BOATS, COLOURS, FARM_PLOTS, RIVER
from keydom.games.keyper.rules.build import BuildHere
from keydom.games.keyper.rules.joining import Invite, fits, why_not_placed
from keydom.games.keyper.rules.keyp import KeypleFrame
from keydom.games.keyper.rules.prices import affordable
from keydom.games.keyper.rules.sites import free_plots
from keydom.games.keyper.rules.work import work_field, work_plot
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD_SPOTS,
    FIRST_PLOT,
    LYING,
    NOBODY,
    KeyperState,
    bits,
    board_at,
    changed,
    kind_at,
    plot_at,
    spot_of,
    works_as,
)


class Place(KeypleFrame):
    """Where to play a keyple."""

    def offer(self, state: KeyperState) -> list[Action]:
        colour, spots = self.colour, state.spots
        found: list[Action] = []
        for board in range(state.seats):
            for place in state.fields_on(board):
                if fits(spots[board * BOARD_SPOTS + place], colour):
                    found.append(AT_SPOT[board * BOARD_SPOTS + place])
        self.plots(state, found)
        return found

    def plots(self, state: KeyperState, found: list[Action]) -> None:
        """Own plots with a tile, and empty ones on which the keyple can build (R-KR-13)."""
        place = self.seat * ALL_PLOTS
        payable = affordable(state, self.seat, False) & state.plans[self.seat]
        free = free_plots(state, self.seat) if state.plans[self.seat] & state.box.village else 0
        farm = payable & state.box.farm != 0
        village = payable & state.box.village != 0
        for plot in range(ALL_PLOTS):
            if state.tops[place + plot]:
                if fits(state.spots[FIRST_PLOT + place + plot], self.colour):
                    found.append(AT_SPOT[FIRST_PLOT + plot])
            elif plot < FARM_PLOTS:
                if farm:
                    found.append(AT_SPOT[FIRST_PLOT + plot])
                    farm = False
            elif village or (free >> plot) & 1:
                found.append(AT_SPOT[FIRST_PLOT + plot])

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        seat, spot = self.seat, spot_of(self.seat, action.spot)
        there = state.spots[spot]
        if tell is not None:
            where = f"spot:{SPOT.write(action.spot)}"
            tell(Event("played", {"seat": f"seat:{seat}", "colour": f"keyple:{COLOURS[self.colour]}", "spot": where}))
        if there:
            if there & LYING:
                join_existing(state, seat, self.colour, spot, False, tell)
            else:
                state.frames.append(Existing(seat, self.colour, spot))
        elif spot >= FIRST_PLOT:
            state.leave_keyp(seat, self.colour)
            state.stand(spot, self.colour, self.colour)
            if state.tops[spot - FIRST_PLOT]:
                work_plot(state, seat, spot, 1, True)
            else:
                state.frames.append(BuildHere(seat, plot_at(spot)))
        elif kind_at(spot) == RIVER and state.moored[board_at(spot)] == NOBODY:
            ask(state, Moor(seat, self.colour, spot), tell)
        else:
            arrive(state, seat, self.colour, spot)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not AT or not SPOT.knows(action.spot):
            return None
        where: dict[str, Value] = {"spot": f"spot:{SPOT.write(action.spot)}"}
        if action.spot < FIRST_PLOT and not state.has_field(action.spot):
            return Event("no-such-field", where)
        there = state.spots[spot_of(self.seat, action.spot)]
        if there:
            return why_not_placed(there, action.spot)
        payable = affordable(state, self.seat, False) & state.plans[self.seat]
        if action.spot < FIRST_PLOT + FARM_PLOTS and payable & state.box.farm:
            return Event("plots-alike", where)
        return Event("nothing-to-build", where)


class WithKeyple(KeypleFrame):
    """A decision about a keyple that is on its way to a spot."""

    def __init__(self, seat: int, colour: int, spot: int) -> None:
        super().__init__(seat, colour)
        self.spot = spot

    def args(self) -> dict[str, Value]:
        number = self.spot if self.spot < FIRST_PLOT else FIRST_PLOT + plot_at(self.spot)
        return {**super().args(), "spot": f"spot:{SPOT.write(number)}"}


class Moor(WithKeyple):
    """Which boat comes to the river; the last one comes by itself."""

    def offer(self, state: KeyperState) -> list[Action]:
        return [MOOR.of(boat) for boat in bits(state.boats)]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        board = board_at(self.spot)
        state.boats &= ~(1 << action.boat)
        state.moored = changed(state.moored, board, action.boat)
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "boat": f"boat:boat-{action.boat + 1}"}
            tell(Event("moored", {**args, "board": f"board:{BOARDS[board]}"}))
        arrive(state, self.seat, self.colour, self.spot)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not MOOR or action.boat >= BOATS:
            return None
        boat: dict[str, Value] = {"boat": f"boat:boat-{action.boat + 1}"}
        if action.boat in state.moored:
            return Event("boat-moored", {**boat, "board": f"board:{BOARDS[state.moored.index(action.boat)]}"})
        return Event("boat-aside", boat)


def arrive(state: KeyperState, seat: int, colour: int, spot: int) -> None:
    """A keyple comes to an empty field, and the others are asked to join it."""
    skill = state.skill_at(spot, colour)
    state.leave_keyp(seat, colour)
    state.stand(spot, colour, skill)
    state.frames.append(Invite(seat, state.next_to(seat), spot, skill))


class Existing(WithKeyple):
    """Whether the keyple that stands there already is laid down to help."""

    def offer(self, state: KeyperState) -> list[Action]:
        return [LAY_EXISTING.of(), LEAVE_EXISTING.of()]

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        join_existing(state, self.seat, self.colour, self.spot, action.verb is LAY_EXISTING, tell)


def join_existing(state: KeyperState, seat: int, colour: int, spot: int, lay: bool, tell: Listener | None) -> None:
    """A keyple comes to one that was there before, and is of its colour now if it is white (R-KR-06)."""
    skill = works_as(state.spots[spot])
    if lay:
        state.lay_down(spot, 1)
        if tell is not None:
            tell(Event("helped", {"seat": f"seat:{seat}", "colour": f"keyple:{COLOURS[skill]}"}))
    state.leave_keyp(seat, colour)
    state.stand(spot, colour, skill)
    keyples = 2 if lay else 1
    if spot >= FIRST_PLOT:
        work_plot(state, seat, spot, keyples, True)
    else:
        work_field(state, seat, NOBODY, spot, skill, keyples, tell)
