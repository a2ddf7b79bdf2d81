"""The network as a judge: it weighs the positions that the linear judge thinks best, all of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from keydom.bots.judge import Judge, Leaf
from keydom.bots.net.inputs import of_seat, show
from keydom.core.game import Game, State, places
from keydom.core.insight import Insight

if TYPE_CHECKING:
    from keydom.bots.net.inputs import Floats
    from keydom.bots.net.network import Network
    from keydom.core.action import Action

EACH: Final = 2  # positions of an action that the network weighs
MOST: Final = 24  # positions of a decision


class Weighed(NamedTuple):
    """The positions that a decision can come to, and what the network makes of each."""

    leaves: list[Leaf]
    worths: list[float]
    points: list[float]  # one's own
    chances: list[float]


class NetJudge(Judge):
    """What the network says a position is worth, and what the plan adds; in points."""

    together: ClassVar[int] = 16

    def __init__(
        self,
        game: Game[Any, Any],
        insight: Insight[Any],
        weights: list[list[float]],
        measures: list[float] | None,
        network: Network,
    ) -> None:
        super().__init__(game, insight, weights, measures, 0.0, network.seats)  # rivals are the network's business
        self.network = network

    def plain(self) -> Judge:
        return Judge(self.game, self.insight, self.weights, self.measures, seats=self.seats)

    def judged(self, states: list[State], seat: int) -> tuple[Floats, Floats, Floats]:
        """Scores, chances and worths as the network says, from this seat on; the true ones where the game is over."""
        shown = show(self.game, self.insight, self.seats, states, seat)
        scores, chances, worths = self.network.judge(shown)
        for row, state in enumerate(states):
            if not state.frames:
                final = self.game.scores(state)
                order = places(final)
                scores[row] = of_seat([float(score.total) for score in final], seat)
                chances[row] = of_seat([float(place == 1) / order.count(1) for place in order], seat)
                worths[row] = self.network.worths(scores[row : row + 1], chances[row : row + 1])[0]
        return scores, chances, worths

    def weigh(
        self,
        state: State,
        seat: int,
        legal: list[Action],
        each: int = EACH,
        most: int = MOST,
        whole: bool | None = None,
    ) -> Weighed:
        """What the decision, or the whole turn, can come to: by the network where it can tell more than the plan."""
        leaves = self.leaves(state, seat, legal, each, max(most, 1), whole)
        scores, chances, worths = self.judged([leaf.state for leaf in leaves], seat)
        share = self.network.share if self.insight.foreseeable(state) else 0.0
        mixed = [
            share * (float(worth) + self.network.lean * leaf.lean) + (1.0 - share) * leaf.worth
            for worth, leaf in zip(worths, leaves, strict=True)
        ]
        return Weighed(leaves, mixed, [float(own) for own in scores[:, 0]], [float(own) for own in chances[:, 0]])

    def worths(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return self.looks(state, seat, legal)[0]

    def looks(self, state: State, seat: int, legal: list[Action]) -> tuple[list[float], list[float]]:
        weighed = self.weigh(state, seat, legal, 1, len(legal))
        worths, points = [0.0] * len(legal), [0.0] * len(legal)
        for row, leaf in enumerate(weighed.leaves):
            worths[leaf.place], points[leaf.place] = weighed.worths[row], weighed.points[row]
        return worths, points

    def verdict(self, state: State, seats: int, seat: int) -> tuple[list[float], list[float]]:
        return self.verdicts([state], seats, seat)[0]

    def verdicts(self, states: list[State], seats: int, seat: int) -> list[tuple[list[float], list[float]]]:
        """The scores that the network expects, and how likely such leads are to win: half as it went where it is over.

        What it says itself of the chance to win tells actions apart less well.
        """
        scores, chances, _ = self.judged(states, seat)
        back = (seats - seat) % seats
        found = []
        for state, expected, won in zip(states, scores.tolist(), chances.tolist(), strict=True):
            odds = self.odds(expected)
            whole = sum(odds)
            likely = [lead / whole for lead in odds]
            if not state.frames:
                likely = [(lead + part) / 2 for lead, part in zip(likely, won, strict=True)]
            found.append((of_seat(expected, back), of_seat(likely, back)))
        return found
