"""Plans weighed for puzzles: played on to the end of the game, in worlds that the mover cannot tell from the true one.

Every plan is tried in the same worlds, with the same chance behind it. The first judge lets everybody play on by
instinct, as far as a game has one, the second with care, one whole decision ahead; where instinct misleads, both play
with care, the first by weights that were learned, the second by those made by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from keydom.bots import bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import Judge
from keydom.core.action import Action
from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, OVER, Game, Score, State, View, places
from keydom.study.scale import Scale, shares
from keydom.study.valuing import gap

LOOKS: Final = 8  # plans of a turn that look best and are tried
EACH: Final = 3  # of them that begin with the same action
APART: Final = 3  # of the plans that look best, one of which must look better than the next
STEP: Final = 0.3  # swings by which it must
LONGEST: Final = 30  # steps of a plan

Way = tuple[Action, ...]


class Tried:
    """What one plan came to for its mover, a number a world; and the points by what they were scored for."""

    __slots__ = ("chances", "leads", "lines", "points", "way")

    def __init__(self, way: Way) -> None:
        self.way = way
        self.points: list[float] = []
        self.chances: list[float] = []
        self.leads: list[float] = []  # chances by how far ahead the end was: they tell something after fewer worlds
        self.lines: dict[str, float] = {}

    def add(self, score: Score, share: float, ahead: float) -> None:
        self.points.append(float(score.total))
        self.chances.append(share)
        self.leads.append(ahead)
        for line in score.lines:
            self.lines[line.source] = self.lines.get(line.source, 0.0) + line.points

    def mean_points(self) -> float:
        return sum(self.points) / len(self.points)

    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    def promise(self) -> float:
        """The chance by how far ahead the ends were."""
        return sum(self.leads) / len(self.leads)

    def brings(self, source: str) -> float:
        """The points that it scores for something, on average."""
        return self.lines.get(source, 0.0) / len(self.points)


def lead(better: Tried, worse: Tried) -> tuple[float, float]:
    """By how much chance one plan is ahead of another in the same worlds, and the standard error of that."""
    return gap([[one] for one in better.chances], [[one] for one in worse.chances], 0)


class Player:
    """Plays worlds to their end, for every seat alike."""

    def __init__(self, name: str, game: Game[Any, Any], seats: int, by_instinct: bool) -> None:
        player = bot(name, game, seats)
        if not isinstance(player, GreedyBot):
            raise KeydomError(f"{name} does not judge positions")
        self.game = game
        self.judge: Judge = player.judge
        self.by_instinct = by_instinct
        self.scale = Scale(self.judge, seats)

    def choice(self, state: State, seat: int, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if self.by_instinct:
            worths = self.judge.insight.instinct(state, legal)
        else:
            worths = self.judge.worths(state, seat, legal)
        return legal[worths.index(max(worths))]

    def to_the_end(self, state: State, rng: Random) -> None:
        game = self.game
        while (mover := game.mover(state)) != OVER:
            if mover == NATURE:
                game.play(state, game.deal(state, rng))
            else:
                game.play(state, self.choice(state, mover, game.legal(state)))

    def tries(self, tried: Sequence[Tried], view: View, worlds: int, rng: Random) -> None:
        """Try the plans in so many more worlds."""
        game, seat = self.game, view.mover
        for _ in range(worlds):
            world, seed = game.sample(view, rng), rng.getrandbits(64)
            for one in tried:
                twin = world.copy()
                for action in one.way:
                    game.play(twin, action)
                self.to_the_end(twin, Random(seed))
                scores = game.scores(twin)
                totals = [float(score.total) for score in scores]
                one.add(scores[seat], shares(places(scores))[seat], self.scale.chances(totals, -1)[seat])

    def plans(self, state: State, world: State) -> list[Way]:
        """The plans that look best in a world, one for each position that they lead to from the true one.

        None where they all look alike: such a turn is hardly ever a puzzle.
        """
        game, seat = self.game, self.game.mover(state)
        found: list[tuple[State, Way]] = []
        leaves = self.judge.leaves(world, seat, game.legal(world), EACH, LOOKS)
        worths = [leaf.worth for leaf in leaves]
        steps = [worths[place] - worths[place + 1] for place in range(len(worths) - 1)]
        if not steps or max(steps[:APART]) < STEP * self.scale.swings[-1]:
            return []
        for leaf in leaves:
            way = self._whole(world, game.legal(world)[leaf.place], leaf.path)
            end = state.copy()
            for action in way:
                if action not in game.legal(end):
                    break
                game.play(end, action)
            else:
                if way and game.mover(end) != seat and all(end != other for other, _ in found):
                    found.append((end, way))
        return [way for _, way in found]

    def _whole(self, world: State, first: Action, path: Sequence[Action]) -> Way:
        """A decision completed to a whole plan, as the judge likes it best; nothing where it takes too long."""
        game, seat, state = self.game, self.game.mover(world), world.copy()
        steps, left = [first], list(path)
        game.play(state, first)
        while game.mover(state) == seat:
            legal = game.legal(state)
            if len(legal) == 1:
                step = legal[0]
            elif left:
                step = left.pop(0)
            else:
                worths = self.judge.worths(state, seat, legal)
                step = legal[worths.index(max(worths))]
            steps.append(step)
            game.play(state, step)
            if len(steps) > LONGEST:
                return ()
        return tuple(steps)


def players(game: Game[Any, Any], seats: int) -> tuple[Player, Player]:
    """The first judge and the second."""
    insight = game.insight()
    if insight is None:
        raise KeydomError(f"{game.id} knows nothing of good play: there is nobody to judge its puzzles")
    if insight.careful:
        return Player("learned", game, seats, False), Player("planner", game, seats, False)
    return Player("learned", game, seats, True), Player("learned", game, seats, False)
