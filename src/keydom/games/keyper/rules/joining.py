"""Who may join a keyple, and the others asked in turn whether they do."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keyper.actions import DECLINE, JOIN, SPOT, KeyperAction
from keydom.games.keyper.components import ALL_COLOURS, COLOURS, WHITE
from keydom.games.keyper.rules.work import work_field
from keydom.games.keyper.state import KEYPLE_BITS, NOBODY, KeyperState, works_as


def fits(there: int, colour: int) -> bool:
    """Whether a keyple may come to a spot: an empty one, or one keyple that it can join (R-KR-05)."""
    if there == 0:
        return True
    return there >> KEYPLE_BITS == 0 and (colour == WHITE or works_as(there) == colour)


def why_not_placed(there: int, number: int) -> Event:
    """Why a keyple may not come to those on a spot, which is given as actions name it."""
    where: dict[str, Value] = {"spot": f"spot:{SPOT.write(number)}"}
    if there >> KEYPLE_BITS:
        return Event("spot-full", where)
    if works_as(there) == WHITE:
        return Event("only-white-joins", where)
    return Event("other-colour", {**where, "colour": f"keyple:{COLOURS[works_as(there)]}"})


class Invite(Step[KeyperState]):
    """Ask the next player clockwise who has a keyple that fits; when nobody is left the keyple works alone."""

    def __init__(self, active: int, asked: int, spot: int, skill: int) -> None:
        super().__init__()
        self.active = active
        self.asked = asked
        self.spot = spot
        self.skill = skill

    def run(self, state: KeyperState, tell: Listener | None) -> None:
        asked = self.asked
        while asked != self.active:
            place = asked * ALL_COLOURS
            if state.team[place + self.skill] or state.team[place + WHITE]:
                state.frames.append(Join(asked, self.active, self.spot, self.skill))
                return
            asked = state.next_to(asked)
        work_field(state, self.active, NOBODY, self.spot, self.skill, 1, tell)


class Join(Frame[KeyperState, KeyperAction]):
    """Whether to join another player's keyple, and with which."""

    def __init__(self, seat: int, active: int, spot: int, skill: int) -> None:
        super().__init__(seat)
        self.active = active
        self.spot = spot
        self.skill = skill

    def args(self) -> dict[str, Value]:
        spot, colour = f"spot:{SPOT.write(self.spot)}", f"keyple:{COLOURS[self.skill]}"
        return {"player": f"seat:{self.active}", "spot": spot, "colour": colour}

    def aside(self) -> bool:
        return True

    def offer(self, state: KeyperState) -> list[Action]:
        place = self.seat * ALL_COLOURS
        found: list[Action] = []
        if self.skill != WHITE and state.team[place + self.skill]:
            found.append(JOIN.of(self.skill))
        if state.team[place + WHITE]:
            found.append(JOIN.of(WHITE))
        found.append(DECLINE.of())
        return found

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        if action.verb is DECLINE:
            state.frames.append(Invite(self.active, state.next_to(self.seat), self.spot, self.skill))
            return
        if tell is not None:
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "player": f"seat:{self.active}"}
            tell(Event("joined", {**args, "colour": f"keyple:{COLOURS[action.colour]}"}))
        state.leave_keyp(self.seat, action.colour)
        state.stand(self.spot, action.colour, self.skill)
        work_field(state, self.active, self.seat, self.spot, self.skill, 2, tell)

    def why_not(self, state: KeyperState, action: KeyperAction) -> Event | None:
        if action.verb is not JOIN or action.colour >= ALL_COLOURS:
            return None
        if action.colour == self.skill or action.colour == WHITE:
            return Event("no-such-keyple", {"colour": f"keyple:{COLOURS[action.colour]}"})
        return why_not_placed(state.spots[self.spot], self.spot)
