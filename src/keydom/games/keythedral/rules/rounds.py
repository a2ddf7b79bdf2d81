"""The sequence of play: round after round of five phases, until the last seat is acquired."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Step
from keydom.games.keythedral.actions import LAW, SHOW
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.laws import Window, lapse
from keydom.games.keythedral.rules.lead import Lead
from keydom.games.keythedral.rules.spend import Spend, unseen_laws
from keydom.games.keythedral.rules.work import Work
from keydom.games.keythedral.state import NOBODY, Keyland

# R-KT-22: a far guard against a table where nobody will ever buy the last seats, told before it comes.
MOST_ROUNDS: Final = 40
NOTICE: Final = 3  # rounds before the last


class Round(Step[Keyland]):
    """One round: the phases in order, each opened by its window for laws; then the next round."""

    __slots__ = ()

    def run(self, state: Keyland, tell: Listener | None) -> None:
        if state.round == MOST_ROUNDS:
            if tell is not None:
                tell(Event("abandoned", {"round": state.round}))
            return
        state.round += 1
        if tell is not None:
            tell(Event("round", {"round": state.round, "seat": f"seat:{state.start}"}))
            if MOST_ROUNDS - state.round <= NOTICE:
                tell(Event("closing", {"round": MOST_ROUNDS, "left": MOST_ROUNDS - state.round}))
        state.frames.append(Round())
        for phase in (Lead(), Window(5), TakeBack(), Window(4), Spend(), Window(3), Harvest(), Window(2), Work()):
            state.frames.append(phase)
        state.frames.append(Window(1))


class TakeBack(Step[Keyland]):
    """Phase 4: workers and order markers come back, the round's laws lapse, empty law spaces are filled."""

    __slots__ = ()

    def run(self, state: Keyland, tell: Listener | None) -> None:
        state.workers = [NOBODY] * len(state.workers)
        state.order = []
        lapse(state)
        fill_law_spaces(state)


def fill_law_spaces(state: Keyland) -> None:
    """One law space with two players, else two; face up, what comes there is a draw."""
    room = (1 if state.seats == 2 else 2) - state.spaces
    count = min(room, state.deck)
    if not count:
        return
    if state.open_laws:
        state.frames.append(ShowLaw(count))
    else:
        state.deck -= count
        state.spaces += count


class ShowLaw(Chance[Keyland]):
    """A law comes face up onto a law space."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count  # still to come, this one included

    def offer(self, state: Keyland) -> list[Action]:
        return [SHOW.of(place) for place in unseen_laws(state)]

    def odds(self, state: Keyland) -> list[int]:
        return [1] * len(unseen_laws(state))

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.shown |= 1 << action.a
        state.deck -= 1
        state.spaces += 1
        if self.count > 1:
            state.frames.append(ShowLaw(self.count - 1))
        if tell is not None:
            tell(Event("law-shown", {"law": f"law:{LAW.write(action.a)}"}))
