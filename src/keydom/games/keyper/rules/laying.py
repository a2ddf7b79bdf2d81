"""Laying keyples down: whoever has no piece left has those that stand work a second time."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import KEYPER, KEYPLE, LAY, LAY_BOTH, SPOT, KeyperAction
from keydom.games.keyper.rules.work import work_field, work_plot
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD_SPOTS,
    FIRST_PLOT,
    NOBODY,
    KeyperState,
    spot_of,
    standing,
    works_as,
)


def lying_choices(state: KeyperState, seat: int) -> list[Action]:
    """What a seat with an empty keyp may lay down: at home and on its board; elsewhere only when none stands there."""
    found: list[Action] = []
    for plot in range(ALL_PLOTS):
        _lay(state.spots[FIRST_PLOT + seat * ALL_PLOTS + plot], FIRST_PLOT + plot, found)
    own = state.board_of(seat)
    for place in state.fields_on(own):
        _lay(state.spots[own * BOARD_SPOTS + place], own * BOARD_SPOTS + place, found)
    if found:
        return found
    for board in range(state.seats):
        if board != own:
            for place in state.fields_on(board):
                _lay(state.spots[board * BOARD_SPOTS + place], board * BOARD_SPOTS + place, found)
    return found


def _lay(there: int, number: int, found: list[Action]) -> None:
    if there:
        count = standing(there)
        if count:
            found.append(LAY.of(number))
        if count == 2:
            found.append(LAY_BOTH.of(number))


class LayDown(Frame[KeyperState, KeyperAction]):
    """Which keyples to lay down so that they work a second time."""

    def offer(self, state: KeyperState) -> list[Action]:
        return lying_choices(state, self.seat)

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        seat, spot = self.seat, spot_of(self.seat, action.spot)
        count = 2 if action.verb is LAY_BOTH else 1
        skill = works_as(state.spots[spot])
        state.lay_down(spot, count)
        if tell is not None:
            tell(
                Event("laid-down", {"seat": f"seat:{seat}", "count": count, "spot": f"spot:{SPOT.write(action.spot)}"})
            )
        if spot >= FIRST_PLOT:
            work_plot(state, seat, spot, count, False)
        else:
            work_field(state, seat, NOBODY, spot, skill, count, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is KEYPLE or action.verb is KEYPER:
            return Event("keyp-empty", {})
        if (action.verb is not LAY and action.verb is not LAY_BOTH) or not SPOT.knows(action.spot):
            return None
        where: dict[str, Value] = {"spot": f"spot:{SPOT.write(action.spot)}"}
        if action.spot < FIRST_PLOT and not state.has_field(action.spot):
            return Event("no-such-field", where)
        there = state.spots[spot_of(self.seat, action.spot)]
        if there == 0:
            return Event("nobody-there", where)
        if standing(there) == 0:
            return Event("all-lying", where)
        if standing(there) == 1 and action.verb is LAY_BOTH:
            return Event("one-standing", where)
        return Event("own-first", where)
