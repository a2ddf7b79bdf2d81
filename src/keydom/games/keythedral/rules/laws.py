"""Laws: who is asked and when, how a law is played, and how it is repealed. What each law does is in law_cards.py.

A window opens on public facts alone: whoever holds a law card is asked, whatever the card. A decision in which laws may
be played is a LawFrame frame; it offers them beside its own choices, and enacts them unless they are repealed.
"""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keythedral.actions import DECLINE, KeythedralAction
from keydom.games.keythedral.components import REPEAL_LAW
from keydom.games.keythedral.rules.law_cards import BY_NAME, LAWS_AT, card_of, law_of, playable
from keydom.games.keythedral.state import NOBODY, KeythedralState

REPEAL: Final = BY_NAME["repeal-law"].verb


class LawFrame(Frame[KeythedralState, KeythedralAction]):
    """A decision of a seat that may play laws beside it."""

    def ask_again(self, state: KeythedralState, tell: Listener | None) -> None:
        """Ask anew, after a law was enacted or repealed."""
        state.frames.append(self)

    def after_action_law(self, state: KeythedralState) -> Step[KeythedralState]:
        """What comes after a law that was this decision's action."""
        return Resume(self)

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        if law_of(action):
            self.play_law(state, action, tell)
        else:
            self.decide(state, action, tell)

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        """Do what was chosen that is no law; declining does nothing."""

    def purchase(self) -> int:
        """The tile whose purchase is under way, or NOBODY."""
        return NOBODY

    def send_workers(self, state: KeythedralState, cottage: int, tell: Listener | None) -> None:
        """Send out the workers of a cottage before its number comes."""
        raise AssertionError("workers are sent out while others are")

    def enact(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        """Carry out a law that nobody repealed. This frame is off the stack."""
        law = card_of(action)
        state.frames.append(self.after_action_law(state) if law.is_action else Resume(self))
        law.enact(state, self, action, tell)

    def play_law(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        """Lay the card down, and let the others repeal it before it is enacted."""
        law = law_of(action)
        state.hands[self.seat] &= ~law
        state.gone |= law
        state.frames.append(self)
        state.frames.append(Enact(action))
        state.frames.append(Appeal(self.seat, state.next_to(self.seat)))
        if tell is not None:
            name = action.verb.name
            args: dict[str, Value] = {"seat": f"seat:{self.seat}", "law": f"law:{name}"}
            aim = list(action.args().values())
            tell(Event("law-aimed", {**args, "target": aim[0]}) if aim else Event("law-played", args))

    def reveals(self, state: KeythedralState, action: KeythedralAction) -> bool:
        return law_of(action) != 0 or reveals_no_urgent_law(state, self.seat)

    def why_not(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        first = self.offer(state)[0] if state.at_once else action
        if law_of(first) and card_of(first).about_others:
            return Event("at-once", {"law": f"law:{first.verb.name}"})
        return self.why_not_without_laws(state, action)

    def why_not_without_laws(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        """Why an action is not in the offer, where no law comes first; None where there is no more to say."""
        return None


class Resume(Step[KeythedralState]):
    """Back to the decision in which a law was played, once the law has done all it does."""

    def __init__(self, frame: LawFrame) -> None:
        super().__init__()
        self.frame = frame

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        self.frame.ask_again(state, tell)


class Enact(Step[KeythedralState]):
    """A law comes into force: the decision beneath, where it was played, knows what that means."""

    def __init__(self, action: KeythedralAction) -> None:
        super().__init__()
        self.action = action

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        frame = state.frames.pop()
        assert isinstance(frame, LawFrame), "a law is enacted on the decision it was played in"
        frame.enact(state, self.action, tell)


class Appeal(Step[KeythedralState]):
    """Ask the others in turn, from the lawgiver's left, whether they repeal the law just played."""

    def __init__(self, lawgiver: int, asked: int) -> None:
        super().__init__()
        self.lawgiver = lawgiver
        self.asked = asked

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.asked == self.lawgiver:
            return
        state.frames.append(Appeal(self.lawgiver, state.next_to(self.asked)))
        if state.may_hold(self.asked, REPEAL_LAW):
            state.frames.append(Repeal(self.asked))


class Repeal(Frame[KeythedralState, KeythedralAction]):
    """Whether to repeal the law just played."""

    def aside(self) -> bool:
        return True

    def offer(self, state: KeythedralState) -> list[Action]:
        if not state.hands[self.seat] & REPEAL_LAW:
            return [DECLINE.of()]
        return [REPEAL.of()] if state.at_once else [REPEAL.of(), DECLINE.of()]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        if action.verb is DECLINE:
            return
        state.hands[self.seat] &= ~REPEAL_LAW
        state.gone |= REPEAL_LAW
        state.frames.pop()  # the rest of the Appeal
        repealed = state.frames.pop()  # Enact
        frame = state.frames.pop()
        assert isinstance(repealed, Enact)
        assert isinstance(frame, LawFrame)
        if tell is not None:
            law = f"law:{repealed.action.verb.name}"
            tell(Event("law-repealed", {"seat": f"seat:{self.seat}", "law": law, "whose": f"seat:{frame.seat}"}))
        frame.ask_again(state, tell)

    def reveals(self, state: KeythedralState, action: KeythedralAction) -> bool:
        return action.verb is not DECLINE or reveals_no_urgent_law(state, self.seat)


class Window(Step[KeythedralState]):
    """A phase opens: everybody who holds laws is asked in turn, from the start player on."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if tell is not None:
            tell(Event("phase", {"phase": f"phase:{self.phase}"}))
        # Named, not counted from the start player, whom a law may change meanwhile (R-KT-12).
        state.frames.append(Asking(self.phase, [state.next_to(state.start, place) for place in range(state.seats)]))


class Asking(Step[KeythedralState]):
    """The seats still to be asked as a phase opens."""

    def __init__(self, phase: int, waiting: list[int]) -> None:
        super().__init__()
        self.phase = phase
        self.waiting = waiting

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        for place, seat in enumerate(self.waiting):
            if state.may_hold(seat, LAWS_AT[self.phase]):
                state.frames.append(Asking(self.phase, self.waiting[place + 1 :]))
                state.frames.append(Opening(seat, self.phase))
                return


class Opening(LawFrame):
    """Whether to play a law as a phase opens."""

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def args(self) -> dict[str, Value]:
        return {"phase": f"phase:{self.phase}"}

    def aside(self) -> bool:
        return True

    def ask_again(self, state: KeythedralState, tell: Listener | None) -> None:
        if state.may_hold(self.seat, LAWS_AT[self.phase]):
            state.frames.append(self)

    def offer(self, state: KeythedralState) -> list[Action]:
        laws = playable(state, self.seat, LAWS_AT[self.phase])
        return urgent(state, self.seat, laws) or [*laws, DECLINE.of()]


def urgent(state: KeythedralState, seat: int, laws: list[Action]) -> list[Action]:
    """Those of the laws that may not be kept, where the table plays so: nothing else can be done before (R-KT-24)."""
    return [law for law in laws if card_of(law).is_urgent(state, seat)] if state.at_once else []


def reveals_no_urgent_law(state: KeythedralState, seat: int) -> bool:
    """Whether to do anything but play a law tells that a seat with hidden laws holds none that must come first."""
    return state.at_once and not state.open_laws and state.hands[seat] != 0
