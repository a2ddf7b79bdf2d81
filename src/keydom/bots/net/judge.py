"""The network as a judge: it weighs the positions that the linear judge thinks best, all of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from keydom.bots.judge import Expectation, Judge, Leaf
from keydom.bots.learned import learned_judge
from keydom.bots.net.inputs import encode, from_seat
from keydom.bots.net.network import load_network
from keydom.core.game import Game, State, places
from keydom.core.score import win_shares

if TYPE_CHECKING:
    from keydom.bots.net.inputs import Floats
    from keydom.bots.net.network import Network
    from keydom.core.action import Action

NEAR: Final = 8  # steps by policy before a network judges: it foresees more from here than from where those lead


class NetJudge(Judge):
    """The worth of positions by the network and of actions by the plan, in points."""

    kind: ClassVar[str] = "network"
    batch: ClassVar[int] = 16

    def __init__(self, linear: Judge, network: Network) -> None:
        # Rivals are the network's business.
        super().__init__(linear.game, linear.insight, linear.weights, linear.measures, 0.0, network.seats)
        self.network = network

    def linear(self) -> Judge:
        return Judge(self.game, self.insight, self.weights, self.measures, seats=self.seats)

    def horizon(self, seats: int) -> int:
        return NEAR

    def spread(self) -> float:
        return self.network.spread

    def judged(self, states: list[State], seat: int) -> tuple[Floats, Floats, Floats]:
        """Scores, chances and worths as the network says, from this seat on; the true ones where the game is over."""
        shown = encode(self.game, self.insight, self.seats, states, seat)
        scores, chances, worths = self.network.judge(shown)
        for row, state in enumerate(states):
            if not state.frames:
                final = self.game.scores(state)
                scores[row] = from_seat([float(score.total) for score in final], seat)
                chances[row] = from_seat(win_shares(places(final)), seat)
                worths[row] = self.network.worths(scores[row : row + 1], chances[row : row + 1])[0]
        return scores, chances, worths

    def expectations(self, states: list[State], seat: int) -> list[Expectation]:
        scores, chances, worths = self.judged(states, seat)
        columns = worths.tolist(), scores[:, 0].tolist(), chances[:, 0].tolist()
        return [Expectation(*row) for row in zip(*columns, strict=True)]

    def leaf_worths(self, state: State, leaves: list[Leaf], expectations: list[Expectation]) -> list[float]:
        """The worth of the leaves, by the network where it can tell more than the plan."""
        share = self.network.share if self.insight.foreseeable(state) else 0.0
        weight = self.network.plan_weight
        return [
            share * (expectation.worth + weight * leaf.bonus) + (1.0 - share) * leaf.worth
            for leaf, expectation in zip(leaves, expectations, strict=True)
        ]

    def worths(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return [look.worth for look in self.looks(state, seat, legal)]

    def looks(self, state: State, seat: int, legal: list[Action]) -> list[Expectation]:
        weighed = self.weigh(state, seat, legal, 1, len(legal))
        found = {
            leaf.place: expectation for leaf, expectation in zip(weighed.leaves, weighed.expectations, strict=True)
        }
        return [found[place] for place in range(len(legal))]

    def verdict(self, state: State, seats: int, seat: int) -> tuple[list[float], list[float]]:
        return self.verdicts([state], seats, seat)[0]

    def verdicts(self, states: list[State], seats: int, seat: int) -> list[tuple[list[float], list[float]]]:
        """The scores that the network expects, and how likely such leads win. A finished game counts half as it ended.

        What it says itself of the chance to win tells actions apart less well.
        """
        scores, chances, _ = self.judged(states, seat)
        back = (seats - seat) % seats
        found = []
        for state, expected, won in zip(states, scores.tolist(), chances.tolist(), strict=True):
            odds = self.odds(expected)
            total = sum(odds)
            likely = [lead / total for lead in odds]
            if not state.frames:
                likely = [(lead + part) / 2 for lead, part in zip(likely, won, strict=True)]
            found.append((from_seat(expected, back), from_seat(likely, back)))
        return found


def net_judge(game: Game[Any, Any], seats: int, path: str = "") -> NetJudge:
    """The judge by the network that comes with the game, or that a file holds."""
    return NetJudge(learned_judge(game, seats), load_network(game, seats, path))
