"""Search as a teacher: what the ways out of one decision are worth beside each other.

Where positions that players of sense chose are all that is seen, what an action is worth that nobody takes has to be
guessed, and the best of many guesses is the luckiest. So every good way out of a decision is played on from, with the
same draws, and a network learns the differences. Once is enough: other draws come to much the same differences.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from keydom.arena.simulate import decisions
from keydom.bots.learned import learned_judge
from keydom.core.game import Game, State
from keydom.training.samples import SampleRecorder

if TYPE_CHECKING:
    from keydom.core.action import Action

EACH: Final = 2  # ways out of one action that are played on from
WAYS: Final = 6  # out of a decision


class RolloutTargets:
    """Plays on from every good way out of a decision, in the same way each, to tell what lies between them."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.judge = learned_judge(game, seats)

    def record(
        self, world: State, seat: int, legal: list[Action], number: int, rng: Random, samples: SampleRecorder
    ) -> None:
        """Note the ways out of a decision, with what they look worth and what they proved to be worth."""
        leaves = self.judge.leaves(world, seat, legal, EACH, WAYS)
        leaves = [leaf for leaf in leaves if leaf.state.frames]
        if len(leaves) < 2:
            return
        decision, draws = len(samples.games), rng.getrandbits(64)
        for leaf in leaves:
            value = self._played_on(leaf.state.copy(), seat, Random(draws))
            samples.add(leaf.state, self.seats, seat, number, decision, leaf.worth, value)

    def _played_on(self, state: State, seat: int, rng: Random) -> float:
        """What the seat comes to: half its chance, half its lead, in points."""
        game, judge = self.game, self.judge
        left = judge.insight.horizon(self.seats)
        for mover, legal in decisions(game, state, rng):
            game.play(state, judge.best_action(state, mover, legal))
            left -= len(legal) > 1
            if not left:
                break
        expected, chances = judge.verdict(state, self.seats, seat)
        lead = expected[seat] - (sum(expected) - expected[seat]) / (self.seats - 1)
        return 2.0 * judge.insight.win_scale * chances[seat] + 0.5 * lead
