"""Plans weighed for puzzles: played on to the end of the game, in worlds that the mover cannot tell from the true one.

Every plan is tried in the same worlds, with the same chance behind it. Both judges let everybody play on with care,
one whole decision ahead, one by weights made by hand and a plan, the other by weights that were learned. Where little
chance is left nobody plays on by the letter: of choices that look about alike now one is taken, now another. Without
that, a late position went the same way in every world, and one whim of a judge looked like certainty.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
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

LOOKS: Final = 6  # plans of a turn that look best and are tried
EACH: Final = 3  # of them that begin with the same action
LOOSE: Final = 0.1  # swings: choices that look alike but for so much are taken about as often
RIGHT: Final = 3  # plans that are right, at most
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

    def __init__(self, name: str, game: Game[Any, Any], seats: int) -> None:
        player = bot(name, game, seats)
        if not isinstance(player, GreedyBot):
            raise KeydomError(f"{name} does not judge positions")
        self.game = game
        self.judge: Judge = player.judge
        self.scale = Scale(self.judge, seats)
        self.loose = 0.0 if self.judge.insight.careful else LOOSE * self.scale.swings[-1]

    def choice(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        worths = self.judge.worths(state, seat, legal)
        if self.loose:
            worths = [worth - self.loose * log(-log(1.0 - rng.random())) for worth in worths]
        return legal[worths.index(max(worths))]

    def to_the_end(self, state: State, rng: Random) -> None:
        game = self.game
        while (mover := game.mover(state)) != OVER:
            if mover == NATURE:
                game.play(state, game.deal(state, rng))
            else:
                game.play(state, self.choice(state, mover, game.legal(state), rng))

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

    def plans(self, state: State, world: State) -> tuple[list[Way], float]:
        """The plans that look best in a world, one for each position that they lead to from the true one; and by how
        many points the few best of them seem to be ahead of the others."""
        game, seat = self.game, self.game.mover(state)
        found: list[tuple[State, Way, float]] = []
        leaves = self.judge.leaves(world, seat, game.legal(world), EACH, LOOKS)
        for leaf in leaves:
            way = self._whole(world, game.legal(world)[leaf.place], leaf.path)
            end = state.copy()
            for action in way:
                if action not in game.legal(end):
                    break
                game.play(end, action)
            else:
                if way and game.mover(end) != seat and all(end != other for other, _, _ in found):
                    found.append((end, way, leaf.worth))
        ahead = [found[place][2] - found[place + 1][2] for place in range(len(found) - 1)]
        return [way for _, way, _ in found], max(ahead[:RIGHT], default=0.0)

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
    names = ("learned", "planner") if insight.careful else ("planner", "learned")  # the quicker one first
    first, second = (Player(name, game, seats) for name in names)
    return first, second
