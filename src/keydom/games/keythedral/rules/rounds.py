"""The sequence of play: round after round of five phases, until the last seat is acquired."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Step
from keydom.games.keythedral.actions import LAW, SHOW, KeythedralAction
from keydom.games.keythedral.rules.harvest import Harvest
from keydom.games.keythedral.rules.law_cards import lapse
from keydom.games.keythedral.rules.laws import Window
from keydom.games.keythedral.rules.lead import Lead
from keydom.games.keythedral.rules.spend import Spend, unseen_laws
from keydom.games.keythedral.rules.work import Work
from keydom.games.keythedral.state import NOBODY, KeythedralState

# R-KT-22: a far guard against a table where nobody will ever buy the last seats, told before it comes.
MOST_ROUNDS: Final = 40
NOTICE: Final = 3  # rounds before the last


class Round(Step[KeythedralState]):
    """One round: the phases in order, each opened by its window for laws; then the next round."""

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
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


class TakeBack(Step[KeythedralState]):
    """Phase 4: workers and order markers come back, the round's laws lapse, empty law spaces are filled."""

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        state.workers = [NOBODY] * len(state.workers)
        state.order = []
        lapse(state)
        fill_law_spaces(state)


def fill_law_spaces(state: KeythedralState) -> None:
    """As far as the deck lasts; face up, what comes there is a draw."""
    count = min(state.law_spaces() - state.spaces, state.deck)
    if not count:
        return
    if state.open_laws:
        state.frames.append(ShowLaw(count))
    else:
        state.deck -= count
        state.spaces += count


class ShowLaw(Chance[KeythedralState, KeythedralAction]):
    """A law comes face up onto a law space."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count  # still to come, this one included

    def offer(self, state: KeythedralState) -> list[Action]:
        return [SHOW.of(place) for place in unseen_laws(state)]

    def odds(self, state: KeythedralState) -> list[int]:
        return [1] * len(unseen_laws(state))

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.shown |= 1 << action.law
        state.deck -= 1
        state.spaces += 1
        if self.count > 1:
            state.frames.append(ShowLaw(self.count - 1))
        if tell is not None:
            tell(Event("law-shown", {"law": f"law:{LAW.write(action.law)}"}))
