"""Laying keyples down: whoever has no piece left has those that stand work a second time."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Value
from keydom.games.keyper.actions import KEYPER, KEYPLE, LAY, LAY_BOTH, SPOT
from keydom.games.keyper.rules.work import work_field, work_plot
from keydom.games.keyper.state import ALL_PLOTS, BOARD, NOBODY, PLOTS, Keydom, spot_of, standing, works_as


def lying_choices(state: Keydom, seat: int) -> list[Action]:
    """What a seat with an empty keyp may lay down: at home and on its board; elsewhere only when none stands there."""
    found: list[Action] = []
    for plot in range(ALL_PLOTS):
        _lay(state.spots[PLOTS + seat * ALL_PLOTS + plot], PLOTS + plot, found)
    own = state.board_of(seat)
    for place in state.fields_on(own):
        _lay(state.spots[own * BOARD + place], own * BOARD + place, found)
    if found:
        return found
    for board in range(state.seats):
        if board != own:
            for place in state.fields_on(board):
                _lay(state.spots[board * BOARD + place], board * BOARD + place, found)
    return found


def _lay(there: int, number: int, found: list[Action]) -> None:
    if there:
        count = standing(there)
        if count:
            found.append(LAY.of(number))
        if count == 2:
            found.append(LAY_BOTH.of(number))


class LayDown(Frame[Keydom]):
    """Which keyples to lay down so that they work a second time."""

    __slots__ = ()

    def offer(self, state: Keydom) -> list[Action]:
        return lying_choices(state, self.seat)

    def apply(self, state: Keydom, action: Action, tell: Listener | None) -> None:
        seat, spot = self.seat, spot_of(self.seat, action.a)
        count = 2 if action.verb is LAY_BOTH else 1
        skill = works_as(state.spots[spot])
        state.lay_down(spot, count)
        if tell is not None:
            tell(Event("laid-down", {"seat": f"seat:{seat}", "count": count, "spot": f"spot:{SPOT.write(action.a)}"}))
        if spot >= PLOTS:
            work_plot(state, seat, spot, count, False)
        else:
            work_field(state, seat, NOBODY, spot, skill, count, tell)

    def why_not(self, state: Keydom, action: Action) -> Event | None:
        if action.verb is KEYPLE or action.verb is KEYPER:
            return Event("keyp-empty", {})
        if (action.verb is not LAY and action.verb is not LAY_BOTH) or not SPOT.knows(action.a):
            return None
        where: dict[str, Value] = {"spot": f"spot:{SPOT.write(action.a)}"}
        if action.a < PLOTS and not state.has_field(action.a):
            return Event("no-such-field", where)
        there = state.spots[spot_of(self.seat, action.a)]
        if there == 0:
            return Event("nobody-there", where)
        if standing(there) == 0:
            return Event("all-lying", where)
        if standing(there) == 1 and action.verb is LAY_BOTH:
            return Event("one-standing", where)
        return Event("own-first", where)
