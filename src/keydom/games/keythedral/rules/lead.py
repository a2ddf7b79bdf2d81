"""Phase 5: the marker passes to the left, and the players bid for the right to name the next start player."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keythedral.actions import BID, NAME, PASS, KeythedralAction
from keydom.games.keythedral.rules.cubes import pay, too_dear
from keydom.games.keythedral.rules.law_cards import AT_BID, LAWS_AT, playable
from keydom.games.keythedral.rules.laws import LawFrame, urgent
from keydom.games.keythedral.state import NOBODY, KeythedralState

BID_LAWS: Final = LAWS_AT[AT_BID]


class Lead(Step[KeythedralState]):
    """The auction: one bid each, beginning left of the new holder of the marker, who comes last."""

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        holder = state.next_to(state.start)
        state.frames.append(Auction(holder, state.next_to(holder), 0, NOBODY))
        if tell is not None:
            tell(Event("marker", {"seat": f"seat:{holder}"}))


class Auction(Step[KeythedralState]):
    """Whose bid it is; when the holder has spoken, the winner pays and names the start player."""

    def __init__(self, holder: int, asked: int, high: int, bidder: int) -> None:
        super().__init__()
        self.holder = holder
        self.asked = asked
        self.high = high
        self.bidder = bidder

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.asked == self.holder and self.bidder == NOBODY:
            state.frames.append(Naming(self.holder))
            return
        bid = Bid(self.asked, self.holder, self.high, self.bidder)
        if len(bid.bids(state)) == 0 and not state.may_hold(self.asked, BID_LAWS):
            bid.take_bid(state, 0, tell)
        else:
            state.frames.append(bid)


class Bid(LawFrame):
    """Whether to bid for naming the start player, and how much; the holder of the marker wins by equalling."""

    def __init__(self, seat: int, holder: int, high: int, bidder: int) -> None:
        super().__init__(seat)
        self.holder = holder
        self.high = high
        self.bidder = bidder

    def args(self) -> dict[str, Value]:
        return {"count": self.high}

    def bids(self, state: KeythedralState) -> list[int]:
        owned = state.owned(self.seat)
        if self.seat == self.holder:  # R-KT-21: more than equalling would be a gift
            return [self.high] if owned >= self.high else []
        return list(range(self.high + 1, owned + 1))

    def offer(self, state: KeythedralState) -> list[Action]:
        laws = playable(state, self.seat, BID_LAWS)
        return urgent(state, self.seat, laws) or [*[BID.of(count) for count in self.bids(state)], *laws, PASS.of()]

    def why_not_without_laws(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        if action.verb is not BID:
            return None
        least = self.high if self.seat == self.holder else self.high + 1
        if action.count < least:
            return Event("too-low", {"count": least})
        return too_dear(action.count, state.owned(self.seat))

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        self.take_bid(state, action.count if action.verb is BID else 0, tell)

    def ask_again(self, state: KeythedralState, tell: Listener | None) -> None:
        state.frames.append(Auction(self.holder, self.seat, self.high, self.bidder))

    def take_bid(self, state: KeythedralState, bid: int, tell: Listener | None) -> None:
        """Take a bid (0: none), and go on to the next bidder or to the payment."""
        if tell is not None:
            who = {"seat": f"seat:{self.seat}"}
            tell(Event("bid", {**who, "count": bid}) if bid else Event("no-bid", who))
        if self.seat != self.holder:
            high, bidder = (bid, self.seat) if bid else (self.high, self.bidder)
            state.frames.append(Auction(self.holder, state.next_to(self.seat), high, bidder))
        elif bid:
            state.frames.append(Naming(self.holder))
            pay(state, self.holder, bid, tell, to=self.bidder)
        else:
            state.frames.append(Naming(self.bidder))
            pay(state, self.bidder, self.high, tell, to=self.holder)


class Naming(Frame[KeythedralState, KeythedralAction]):
    """Who is to be the start player."""

    def offer(self, state: KeythedralState) -> list[Action]:
        return [NAME.of(seat) for seat in range(state.seats)]

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.start = action.seat
        if tell is not None:
            tell(Event("named", {"seat": f"seat:{self.seat}", "start": f"seat:{action.seat}"}))
