"""Phase 3: players spend cubes, one action a turn, until all who have taken no law have passed."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener, Step, Value
from keydom.games.keythedral.actions import (
    BUY,
    CARD,
    COTTAGE,
    CRAFT,
    DECLINE,
    FENCE,
    HOUSE,
    LAW,
    NEW_LAW,
    PASS,
    TAKE_LAW,
    TRADE,
    UNFENCE,
    KeythedralAction,
)
from keydom.games.keythedral.components import (
    ALL_CUBES,
    CUBES,
    IRON,
    LAWS,
    NUMBERS,
    RESOURCES,
    STONE,
    TIMBER,
    WINE,
    seat_of,
)
from keydom.games.keythedral.rules.cubes import Hand, can_craft, lacking, order_craft, pay, too_dear
from keydom.games.keythedral.rules.fences import FenceSite, can_fence
from keydom.games.keythedral.rules.law_cards import AT_TURN, LAWS_AT, law_of, playable
from keydom.games.keythedral.rules.laws import LawFrame, urgent
from keydom.games.keythedral.rules.purchase import NOTHING, PURCHASE_LAWS, announce, can_buy, needs_law, plus
from keydom.games.keythedral.state import NOBODY, KeythedralState

TURN_LAWS: Final = LAWS_AT[AT_TURN]
UNFENCE_PRICE: Final = 2
TRADE_PRICE: Final = 2


class Spend(Step[KeythedralState]):
    """The phase begins with the start player."""

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        state.took = 0
        state.passes = 0
        state.frames.append(NextTurn(state.start))


class NextTurn(Step[KeythedralState]):
    """Whose turn it is; whoever has taken a law this round has one for playing laws alone (R-KT-31)."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if state.passes >= state.seats - state.took.bit_count():  # R-KT-09
            return
        seat = self.first
        while (state.took >> seat) & 1:
            if state.may_hold(seat, TURN_LAWS):
                state.frames.append(LawTurn(seat))
                return
            seat = state.next_to(seat)
        turn = Turn(seat)
        if not state.may_hold(seat, TURN_LAWS | PURCHASE_LAWS) and turn.can_only_pass(state):
            turn.pass_turn(state, tell)
        else:
            state.frames.append(turn)


class Acted(Step[KeythedralState]):
    """A turn was used: the next player's comes, and passing starts anew."""

    def __init__(self, actor: int) -> None:
        super().__init__()
        self.actor = actor

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        state.passes = 0
        state.frames.append(NextTurn(state.next_to(self.actor)))


class Taken(Step[KeythedralState]):
    """A law was taken: that ends the turn, and takes back nobody's pass (R-KT-09)."""

    def __init__(self, taker: int) -> None:
        super().__init__()
        self.taker = taker

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if state.at_once and state.may_hold(self.taker, TURN_LAWS):  # R-KT-24
            state.frames.append(LawTurn(self.taker))
        else:
            state.frames.append(NextTurn(state.next_to(self.taker)))


class Outcome(Step[KeythedralState]):
    """Whether an announced purchase used the turn: a thwarted buyer acts again."""

    def __init__(self, buyer: int, tile: int) -> None:
        super().__init__()
        self.buyer = buyer
        self.tile = tile

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        bought = state.owner[self.tile] == self.buyer
        state.frames.append(Acted(self.buyer) if bought else NextTurn(self.buyer))


class Turn(LawFrame):
    """One of the seven actions."""

    def ask_again(self, state: KeythedralState, tell: Listener | None) -> None:
        state.frames.append(NextTurn(self.seat))

    def offer(self, state: KeythedralState) -> list[Action]:
        seat = self.seat
        laws = playable(state, seat, TURN_LAWS)
        urgent_laws = urgent(state, seat, laws)
        if urgent_laws:
            return urgent_laws
        owned = state.owned(seat)
        found: list[Action] = []
        if owned:
            found = [BUY.of(tile) for tile in state.on_sale() if can_buy(state, seat, owned, tile)]
        if state.has(seat, STONE) and state.has(seat, TIMBER) and state.moratorium in (NOBODY, seat):
            for cottage in range(seat * NUMBERS, seat * NUMBERS + NUMBERS):
                if not state.is_house(cottage):
                    found.append(HOUSE.of(cottage))
        if state.has(seat, TIMBER) and state.fences_left[seat] and can_fence(state):
            found.append(FENCE.of())
        if state.has(seat, WINE) >= UNFENCE_PRICE:
            found.extend([UNFENCE.of(which) for which in sorted(state.fences)])
        for cube in range(IRON, ALL_CUBES):
            if can_craft(state, owned, cube):
                found.append(CRAFT.of(cube))
        if owned >= TRADE_PRICE:
            for cube in range(RESOURCES):
                if state.store[cube]:
                    found.append(TRADE.of(cube))
        if owned and state.spaces:
            found.extend(self.cards(state))
        found.extend(laws)
        found.append(PASS.of())
        return found

    def why_not_without_laws(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        seat, verb = self.seat, action.verb
        purse = state.purse(seat)
        if verb is BUY and action.tile in state.on_sale():
            return lacking(purse, state.box.cost[action.tile])
        if verb is HOUSE and seat_of(action.cottage) == seat and not state.is_house(action.cottage):
            if state.moratorium not in (NOBODY, seat):
                return Event("moratorium", {"seat": f"seat:{state.moratorium}"})
            return lacking(purse, plus(plus(NOTHING, STONE), TIMBER))
        if verb is FENCE:
            return lacking(purse, plus(NOTHING, TIMBER))
        if verb is UNFENCE and action.fence in state.fences:
            return lacking(purse, plus(NOTHING, WINE, UNFENCE_PRICE))
        cube = action.cube
        if verb is CRAFT and cube >= RESOURCES and state.shop[cube] + state.store[cube]:
            return too_dear(state.box.price[cube], sum(purse))
        if verb is TRADE and cube < RESOURCES and state.store[cube]:
            return too_dear(TRADE_PRICE, sum(purse))
        return None

    def can_only_pass(self, state: KeythedralState) -> bool:
        """Whether passing is all there is, laws aside."""
        owned = state.owned(self.seat)
        if owned == 0:
            return True
        if state.spaces or (owned >= TRADE_PRICE and state.in_store()):
            return False  # a law costs but one cube, and the trader deals with anybody
        return len(self.offer(state)) == 1

    def cards(self, state: KeythedralState) -> list[Action]:
        """Face down, one law is as good as another; face up they are chosen by name."""
        if not state.open_laws:
            return [NEW_LAW.of()]
        return [TAKE_LAW.of(place) for place in range(len(LAWS)) if (state.shown >> place) & 1]

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            self.pass_turn(state, tell)
            return
        if verb is BUY:
            state.frames.append(Outcome(seat, action.tile))
            announce(state, seat, action.tile, tell)
            return
        if verb is NEW_LAW or verb is TAKE_LAW:
            self.take_law(state, action, tell)
            return
        state.frames.append(Acted(seat))
        if verb is HOUSE:
            self.build_house(state, action.cottage, tell)
        elif verb is FENCE:
            state.frames.append(FenceSite(seat))
        elif verb is UNFENCE:
            for _ in range(UNFENCE_PRICE):
                state.pay_cube(seat, WINE)
            state.remove_fence(action.fence)
            if tell is not None:
                tell(Event("unfenced", {"seat": f"seat:{seat}", "fence": action.refs()[0]}))
        elif verb is CRAFT:
            order_craft(state, seat, action.cube, 0, tell)
        else:
            if tell is not None:
                tell(Event("traded", {"seat": f"seat:{seat}", "cube": f"cube:{CUBES[action.cube]}"}))
            state.frames.append(Hand(seat, action.cube))
            pay(state, seat, TRADE_PRICE, tell)

    def pass_turn(self, state: KeythedralState, tell: Listener | None) -> None:
        """Pass: not for good, for a later turn may come (R-KT-09)."""
        state.passes += 1
        state.frames.append(NextTurn(state.next_to(self.seat)))
        if tell is not None:
            tell(Event("passed", {"seat": f"seat:{self.seat}"}))

    def build_house(self, state: KeythedralState, cottage: int, tell: Listener | None) -> None:
        state.pay_cube(self.seat, STONE)
        state.pay_cube(self.seat, TIMBER)
        state.houses |= 1 << cottage
        if tell is not None:
            tell(Event("built-house", {"seat": f"seat:{self.seat}", "cottage": f"cottage:{COTTAGE.write(cottage)}"}))

    def take_law(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        """Take a law for one cube; it ends this player's actions for the round."""
        seat = self.seat
        state.took |= 1 << seat
        state.frames.append(Taken(seat))
        if action.verb is TAKE_LAW:
            state.spaces -= 1
            state.shown &= ~(1 << action.law)
            state.hands[seat] |= 1 << action.law
            if tell is not None:
                tell(Event("took-open-law", {"seat": f"seat:{seat}", "law": action.refs()[0]}))
        else:
            state.frames.append(Card(seat))
            if tell is not None:
                tell(Event("took-law", {"seat": f"seat:{seat}"}))
        pay(state, seat, 1, tell)

    def after_action_law(self, state: KeythedralState) -> Step[KeythedralState]:
        return Acted(self.seat)

    def reveals(self, state: KeythedralState, action: KeythedralAction) -> bool:
        if action.verb is BUY and not state.open_laws and needs_law(state, self.seat, action.tile):
            return True
        return super().reveals(state, action)


class LawTurn(Turn):
    """The turn of a player who has taken a law this round: to play laws, or decline; it is no pass (R-KT-31)."""

    def offer(self, state: KeythedralState) -> list[Action]:
        laws = playable(state, self.seat, TURN_LAWS)
        return urgent(state, self.seat, laws) or [*laws, DECLINE.of()]

    def why_not_without_laws(self, state: KeythedralState, action: KeythedralAction) -> Event | None:
        if law_of(action) or action.verb is DECLINE:
            return None
        return Event("took-law", {"seat": f"seat:{self.seat}"})

    def decide(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.frames.append(self.after_action_law(state))

    def after_action_law(self, state: KeythedralState) -> Step[KeythedralState]:
        return NextTurn(state.next_to(self.seat))


class Card(Chance[KeythedralState, KeythedralAction]):
    """A law from the face-down cards into a hand: seen by its taker alone."""

    def __init__(self, taker: int) -> None:
        super().__init__()
        self.taker = taker

    def offer(self, state: KeythedralState) -> list[Action]:
        return [CARD.of(place) for place in unseen_laws(state)]

    def odds(self, state: KeythedralState) -> list[int]:
        return [1] * len(unseen_laws(state))

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.spaces -= 1
        state.hands[self.taker] |= 1 << action.law
        if tell is not None:
            args: dict[str, Value] = {"law": f"law:{LAW.write(action.law)}"}
            tell(Event("drew-law", args, (self.taker,)))

    def text_for(self, state: KeythedralState, action: KeythedralAction, seat: int | None) -> str:
        return str(action) if seat == self.taker else "card ?"


def unseen_laws(state: KeythedralState) -> list[int]:
    """The laws that are in nobody's hand, not played and not on show."""
    known = state.gone | state.shown
    for hand in state.hands:
        known |= hand
    return [place for place in range(len(LAWS)) if not (known >> place) & 1]
