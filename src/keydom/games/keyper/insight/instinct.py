"""What an action is worth at first sight, without trying it out."""

from __future__ import annotations

from typing import Final

from keydom.core.action import Action
from keydom.games.keyper.actions import (
    AT,
    BUILD,
    BUILD_HERE,
    DECLINE,
    ENOUGH,
    FOLD,
    GAIN,
    GET,
    GET_TWO,
    GIVE,
    GIVE_TWO,
    HOLD,
    JOIN,
    KEYPER,
    KEYPLE,
    LAY,
    LAY_BOTH,
    LAY_EXISTING,
    LOSE,
    MOOR,
    ON,
    PAY,
    PAY_FOUR,
    PAY_THREE,
    PAY_TWO,
    SELL,
    SPARE,
    STOP,
    TAKE,
    TAKE_FAIR,
    UPGRADE,
    WORK,
)
from keydom.games.keyper.components import (
    ALL_COLOURS,
    AUTUMN,
    BOATS,
    FARMERS_COTTAGE,
    FIRST_WINTER_FAIR,
    NO_COLOUR,
    OPEN_PIT,
    RIVER,
    WHITE,
    WINTER,
    YIELDS,
)
from keydom.games.keyper.insight.possessions import JOINED
from keydom.games.keyper.insight.tiles import COUNTED
from keydom.games.keyper.insight.work import Work
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.placing import Place
from keydom.games.keyper.rules.prices import paid_with
from keydom.games.keyper.state import ALL_PLOTS, BOARD, LYING, NEXT, NOBODY, PLOTS, Keydom, standing, works_as

NOTHING: Final = -1.0


class Guess:
    """The first sight of one position by the seat that decides."""

    __slots__ = ("fields", "own", "seat", "state")

    def __init__(self, state: Keydom, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = Work(state, seat)
        self.fields = [NOTHING] * 96  # what 1, 2 or 3 actions on a kind of field are worth, once asked for

    def field(self, kind: int, actions: int) -> float:
        place = kind * 3 + (actions - 1 if actions < 3 else 2)
        known = self.fields[place]
        if known == NOTHING:
            grown = YIELDS[kind]
            known = self.harvest(grown, actions) if grown >= 0 else self.own.job(kind, float(actions))
            self.fields[place] = known
        return known

    def harvest(self, resource: int, actions: int) -> float:
        own = self.own
        had = own.goods[resource]
        total = 0.0
        for _ in range(min(actions, self.state.supply[resource])):
            total += own.want(resource)
            own.goods[resource] += 1.0
        own.goods[resource] = had
        return total

    def works(self, spot: int, skill: int, keyples: int) -> float:
        """What so many keyples bring on a field or on an own plot."""
        if spot >= PLOTS:
            return self.own.at_home((spot - PLOTS) % ALL_PLOTS, float(keyples))
        kind = spot % BOARD
        actions = keyples + (1 if self.state.box.border[kind] == skill else 0)
        if kind == RIVER:
            boat = self.state.moored[spot // BOARD]
            return self.own.aboard() + self.boats(boat, actions)
        return self.field(kind, actions)

    def boats(self, boat: int, actions: int) -> float:
        if boat != NOBODY:
            return self.own.boat(boat, float(actions))
        best = 0.0
        for other in range(BOATS):
            if (self.state.boats >> other) & 1:
                best = max(best, self.own.boat(other, float(actions)))
        return best

    def comes(self, spot: int, colour: int) -> float:
        """What a keyple of a colour brings on a spot, given as actions name it."""
        number = spot if spot < PLOTS else spot + self.seat * ALL_PLOTS
        there = self.state.spots[number]
        if there:
            if there & LYING or there >> NEXT:
                return self.works(spot, works_as(there), 1)
            alone = self.works(spot, works_as(there), 1)
            return max(alone, self.works(spot, works_as(there), 2) - 1.5)
        if spot >= PLOTS:
            return self.works(spot, colour, 1)
        border = self.state.box.border[spot % BOARD]
        skill = border if colour == WHITE and border != NO_COLOUR else colour
        worth = self.works(spot, skill, 1)
        if spot % BOARD != RIVER:
            worth += JOINED * (self.works(spot, skill, 2) - worth)
        return worth - (0.3 if colour == WHITE else 0.0)

    def colours(self) -> list[float]:
        """What a keyple of each colour brings on its best spot."""
        state = self.state
        best = [0.0] * ALL_COLOURS
        place = self.seat * ALL_COLOURS
        for colour in range(ALL_COLOURS):
            if state.team[place + colour] == 0:
                continue
            for board in range(state.seats):
                for kind in state.kinds(board):
                    there = state.spots[board * BOARD + kind]
                    if there and (there >> NEXT or (colour != WHITE and works_as(there) != colour)):
                        continue
                    worth = self.comes(board * BOARD + kind, colour)
                    if worth > best[colour]:
                        best[colour] = worth
        return best

    def board(self, board: int) -> float:
        """What claiming a board is worth: keyples that stand there, and those that will come home."""
        state = self.state
        worth = 0.0
        for kind in state.kinds(board):
            there = state.spots[board * BOARD + kind]
            if there:
                worth += 0.2 + 0.5 * standing(there)
        left = state.left[self.seat]
        return worth + (3.0 if left <= 3 else -2.0)

    def display(self, display: int) -> float:
        """What it is worth to fold the board so: fields that can be used well, and those that tiles count in winter."""
        box, own = self.state.box, self.own
        worth = 0.0
        for kind in box.displays[display]:
            if kind != RIVER:
                worth += 0.1 * self.field(kind, 2)
        if self.state.season >= AUTUMN:
            for tile in range(FARMERS_COTTAGE, OPEN_PIT + 1):
                if (own.built >> tile) & 1:
                    each = box.upgraded[tile] if (own.upgraded >> tile) & 1 else box.initial[tile]
                    worth += each * box.bordered[display][COUNTED[tile]] * (1.0 if self.state.season == WINTER else 0.1)
        return worth

    def liked(self, colour: int) -> float:
        """How much a keyple of a colour is liked in the team rather than on the keyp tile."""
        if colour == WHITE:
            return 1.0
        return 0.5 - 0.3 * self.state.team[self.seat * ALL_COLOURS + colour]


def guesses(state: Keydom, legal: list[Action]) -> list[float]:
    """A guess at what each action is worth, in points."""
    seat = state.frames[-1].seat
    guess = Guess(state, seat)
    verb = legal[0].verb
    if verb is KEYPLE or verb is KEYPER:
        best = guess.colours()
        return [best[action.a] if action.verb is KEYPLE else guess.board(action.a) for action in legal]
    if verb is AT:
        top = state.frames[-1]
        assert isinstance(top, Place), "a keyple is placed"
        return [guess.comes(action.a, top.colour) for action in legal]
    return [one(guess, action) for action in legal]


def one(guess: Guess, action: Action) -> float:
    """What a single action is worth."""
    state, seat, own = guess.state, guess.seat, guess.own
    verb = action.verb
    if verb is STOP or verb is ENOUGH:
        return 0.0
    if verb is DECLINE:
        return -0.5
    if verb is JOIN:
        top = state.frames[-1]
        assert isinstance(top, Join), "only a join is joined"
        return guess.works(top.spot, top.skill, 2) - (0.4 if action.a == WHITE else 0.0)
    if verb is LAY or verb is LAY_BOTH:
        spot = action.a if action.a < PLOTS else action.a + seat * ALL_PLOTS
        return guess.works(action.a, works_as(state.spots[spot]), 2 if verb is LAY_BOTH else 1)
    if verb is LAY_EXISTING:
        return 1.0
    if verb is MOOR:
        return own.boat(action.a, 2.0)
    if verb is TAKE:
        return own.planned(action.a) + 0.1
    if verb is TAKE_FAIR:
        return own.winter_fair(action.a - FIRST_WINTER_FAIR)
    if verb is BUILD or verb is BUILD_HERE:
        return own.gain(action.a, -1) - own.cost(action.a)
    if verb is UPGRADE:
        return own.raised(action.a, state.plot_of(seat, action.a)) - own.spend
    if verb is ON:
        return 0.0 if state.tops[seat * ALL_PLOTS + action.a - PLOTS] == 0 else -4.0
    return goods(guess, action)


def goods(guess: Guess, action: Action) -> float:
    """What is given or paid, and what is got."""
    own, verb = guess.own, action.verb
    if verb is PAY or verb is GIVE:
        return -own.want(action.a)
    if verb is PAY_TWO or verb is GIVE_TWO:
        return -own.want(action.a) - own.want(action.b)
    if verb is PAY_THREE:
        return -own.want(action.a) - own.want(action.b) - own.want(action.c)
    if verb is PAY_FOUR:
        return -sum([own.want(good) for good in paid_with(action)])
    if verb is GET or verb is WORK or verb is GAIN:
        return own.want(action.a)
    if verb is GET_TWO:
        return own.want(action.a) + own.want(action.b) - (0.3 if action.a == action.b else 0.0)
    if verb is SELL:
        return 2.0 - own.want(action.a)
    if verb is HOLD:
        return 3.0
    if verb is LOSE:
        return -own.want(action.a)
    if verb is FOLD:
        return guess.display(action.a)
    return -guess.liked(action.a) if verb is SPARE else 0.0
