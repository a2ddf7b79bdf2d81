"""What a seat has: goods, keyples at home, how many tiles, and the work that is under way."""

from __future__ import annotations

from typing import Final

from keydom.games.keyper.components import ALL_COLOURS, ALL_RESOURCES, BUILD, GEM, RIVER, WINTER, YIELDS
from keydom.games.keyper.rules.build import BuildHere
from keydom.games.keyper.rules.job import Job, JobAction
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.state import (
    ALL_PLOTS,
    BOARD_SPOTS,
    FIRST_PLOT,
    KEYPLE_BITS,
    LYING,
    NOBODY,
    KeyperState,
    board_at,
    kind_at,
    plot_at,
)

SEASON: Final = 11  # turns of one season, about
JOINED: Final = 0.5  # actions more, since somebody may join


class Holdings:
    """One seat's, worked out in one go, with the time that is left to use them."""

    def __init__(self, state: KeyperState, seat: int) -> None:
        box = state.box
        self.state = state
        self.seat = seat
        self.box = box
        self.built = state.built[seat]
        self.upgraded = self.built & state.upgraded[seat]
        self.village = (self.built & box.village).bit_count()
        self.farm = (self.built & box.farm).bit_count()
        self.better_village = (self.upgraded & box.village).bit_count()
        self.better_farm = (self.upgraded & box.farm).bit_count()
        base = seat * ALL_RESOURCES
        self.goods: list[float] = [float(count) for count in state.goods[base : base + ALL_RESOURCES]]
        self.turns = max(state.left)
        time = (WINTER - state.season) * SEASON + self.turns
        self.medium_term = min(1.0, time / 22)  # how far what takes half a game can still come true
        self.long_term = min(1.0, time / 44)  # the part of the game that is left
        self.short_term = min(1.0, time / 8)  # how far goods can still be spent
        self.kind = -1  # of the field where this seat has actions to come, or a plot
        self.plot = -1
        self.actions = 0.0
        self.team: list[int] = []
        self.standing = 0  # keyples that this seat can lay down, at home and on its board
        self.laid = 0  # keyples that come home with it
        self._work()
        self._home()
        self.gems = self.goods[GEM:]

    def pile(self, first: int, behind: int) -> float:
        """How many things there are of some kinds of resources that stand in a row."""
        return sum(self.goods[first:behind])

    # The work under way.

    def _work(self) -> None:
        """The actions that this seat still has on a field or plot; a harvest to come counts as brought in."""
        frames, seat = self.state.frames, self.seat
        top = frames[-1]
        if isinstance(top, Join):
            if top.active == seat:
                self._at(top.spot, 1.0 + JOINED + (1.0 if self.box.border[kind_at(top.spot)] == top.skill else 0.0))
            return
        if isinstance(top, BuildHere):
            if top.seat == seat:
                self.kind, self.plot, self.actions = BUILD, top.plot, 1.0
            return
        place = len(frames) - 1
        while place >= 0 and place > len(frames) - 4:
            job = frames[place]
            if isinstance(job, Job):
                left = job.left if job.active == seat else job.joiner_left if job.joiner == seat else 0
                if top.seat == seat and isinstance(top, JobAction):
                    left += 1
                if left:
                    self._at(job.spot, float(left))
                return
            place -= 1

    def _at(self, spot: int, actions: float) -> None:
        self.actions = actions
        if spot >= FIRST_PLOT:
            self.plot = plot_at(spot)
            return
        kind = kind_at(spot)
        if YIELDS[kind] >= 0:
            self.goods[YIELDS[kind]] += min(actions, float(self.state.supply[YIELDS[kind]]))
        elif kind == RIVER:
            self.kind = RIVER
            self.plot = self.state.moored[board_at(spot)]  # the boat
        else:
            self.kind = kind

    def _home(self) -> None:
        """Keyples at home and on the claimed board: they can be laid down, and belong to the next team."""
        state, seat = self.state, self.seat
        place = seat * ALL_COLOURS
        team = [state.team[place + colour] + state.resting[place + colour] for colour in range(ALL_COLOURS)]
        self.team = team
        first = FIRST_PLOT + seat * ALL_PLOTS
        for spot in range(first, first + ALL_PLOTS):
            if state.spots[spot]:
                self._count(state.spots[spot])
        board = state.board_of(seat)
        if board != NOBODY:
            for field in state.fields_on(board):
                if state.spots[board * BOARD_SPOTS + field]:
                    self._count(state.spots[board * BOARD_SPOTS + field])

    def _count(self, there: int) -> None:
        while there:
            self.team[(there & 7) - 1] += 1
            self.laid += 1
            if there & LYING == 0:
                self.standing += 1
            there >>= KEYPLE_BITS
