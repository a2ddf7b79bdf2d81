"""Search as a teacher: what the ways out of one decision are worth beside each other.

Where positions that players of sense chose are all that is seen, what an action is worth that nobody takes has to be
guessed, and the best of many guesses is the luckiest. So every good way out of a decision is played on from, with the
same draws, and a network learns the differences. Once is enough: in Keythedral what came of it is correlated by 0.9
with what came of it under other draws.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from keydom.arena.rows import Rows
from keydom.bots import bot
from keydom.bots.greedy import GreedyBot
from keydom.core.game import NATURE, OVER, Game, State

if TYPE_CHECKING:
    from keydom.core.action import Action

EACH: Final = 2  # ways out of one action that are played on from
WAYS: Final = 6  # out of a decision


class Teacher:
    """Plays on from every good way out of a decision, in the same way each, to tell what lies between them."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        player = bot("learned", game, seats)
        assert isinstance(player, GreedyBot)
        self.game = game
        self.seats = seats
        self.judge = player.judge

    def teach(self, world: State, seat: int, legal: list[Action], number: int, rng: Random, rows: Rows) -> None:
        """Note the ways out of a decision, with what they look worth and what they proved to be worth."""
        leaves = self.judge.leaves(world, seat, legal, EACH, WAYS)
        leaves = [leaf for leaf in leaves if leaf.state.frames]
        if len(leaves) < 2:
            return
        decision, draws = len(rows.games), rng.getrandbits(64)
        for leaf in leaves:
            value = self._played_on(leaf.state.copy(), seat, Random(draws))
            rows.note(leaf.state, self.seats, seat, number, decision, leaf.worth, value)

    def _played_on(self, state: State, seat: int, rng: Random) -> float:
        """What the seat comes to: half its chance, half its lead, in points."""
        game, judge = self.game, self.judge
        decisions = judge.insight.horizon(self.seats)
        while decisions and (mover := game.mover(state)) != OVER:
            if mover == NATURE:
                game.play(state, game.deal(state, rng))
                continue
            legal = game.legal(state)
            place = 0
            if len(legal) > 1:
                worths = judge.worths(state, mover, legal)
                place = worths.index(max(worths))
                decisions -= 1
            game.play(state, legal[place])
        expected, chances = judge.verdict(state, self.seats, seat)
        lead = expected[seat] - (sum(expected) - expected[seat]) / (self.seats - 1)
        return 2.0 * judge.insight.swing * chances[seat] + 0.5 * lead
