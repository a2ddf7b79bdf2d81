"""Phase 5: the marker passes to the left, and the players bid for the right to name the next start player."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Listener, Step, Value
from keydom.games.keythedral.actions import BID, NAME, PASS, law_of
from keydom.games.keythedral.rules.cubes import pay, too_dear
from keydom.games.keythedral.rules.laws import ANY_TIME, Lawful, due, playable
from keydom.games.keythedral.state import NOBODY, Keyland


class Lead(Step[Keyland]):
    """The auction: one bid each, beginning left of the new holder of the marker, who comes last."""

    __slots__ = ()

    def run(self, state: Keyland, tell: Listener | None) -> None:
        holder = state.next_to(state.start)
        state.frames.append(Auction(holder, state.next_to(holder), 0, NOBODY))
        if tell is not None:
            tell(Event("marker", {"seat": f"seat:{holder}"}))


class Auction(Step[Keyland]):
    """Whose bid it is; when the holder has spoken, the winner pays and names the start player."""

    __slots__ = ("asked", "bidder", "high", "holder")

    def __init__(self, holder: int, asked: int, high: int, bidder: int) -> None:
        super().__init__()
        self.holder = holder
        self.asked = asked
        self.high = high
        self.bidder = bidder

    def run(self, state: Keyland, tell: Listener | None) -> None:
        if self.asked == self.holder and self.bidder == NOBODY:
            state.frames.append(Naming(self.holder))
            return
        bid = Bid(self.asked, self.holder, self.high, self.bidder)
        if len(bid.bids(state)) == 0 and not state.may_hold(self.asked, ANY_TIME):
            bid.decide(state, 0, tell)
        else:
            state.frames.append(bid)


class Bid(Lawful):
    """Whether to bid for naming the start player, and how much; the holder of the marker wins by equalling."""

    __slots__ = ("bidder", "high", "holder")

    def __init__(self, seat: int, holder: int, high: int, bidder: int) -> None:
        super().__init__(seat)
        self.holder = holder
        self.high = high
        self.bidder = bidder

    def args(self) -> dict[str, Value]:
        return {"count": self.high}

    def bids(self, state: Keyland) -> list[int]:
        owned = state.owned(self.seat)
        if self.seat == self.holder:  # R-KT-21: more than equalling would be a gift
            return [self.high] if owned >= self.high else []
        return list(range(self.high + 1, owned + 1))

    def offer(self, state: Keyland) -> list[Action]:
        laws = playable(state, self.seat, ANY_TIME)
        return due(state, self.seat, laws) or [*[BID.of(count) for count in self.bids(state)], *laws, PASS.of()]

    def why_not(self, state: Keyland, action: Action) -> Event | None:
        pressing = super().why_not(state, action)
        if pressing is not None or action.verb is not BID:
            return pressing
        least = self.high if self.seat == self.holder else self.high + 1
        if action.a < least:
            return Event("too-low", {"count": least})
        return too_dear(action.a, state.owned(self.seat))

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        if law_of(action):
            self.play_law(state, action, tell)
        else:
            self.decide(state, action.a if action.verb is BID else 0, tell)

    def again(self, state: Keyland, tell: Listener | None) -> None:
        state.frames.append(Auction(self.holder, self.seat, self.high, self.bidder))

    def decide(self, state: Keyland, bid: int, tell: Listener | None) -> None:
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


class Naming(Frame[Keyland]):
    """Who is to be the start player."""

    __slots__ = ()

    def offer(self, state: Keyland) -> list[Action]:
        return [NAME.of(seat) for seat in range(state.seats)]

    def apply(self, state: Keyland, action: Action, tell: Listener | None) -> None:
        state.start = action.a
        if tell is not None:
            tell(Event("named", {"seat": f"seat:{self.seat}", "start": f"seat:{action.a}"}))
