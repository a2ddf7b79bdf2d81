"""What the bots play at first sight in Keyper."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import NATURE, OVER
from keydom.games.keyper import GAME
from keydom.games.keyper.actions import GRAMMAR
from keydom.games.keyper.insight.policy import ALWAYS, GUESSES

from .builders import built, give, play, team, turn, working
from .judging import bare, by_policy


def test_the_policy_has_an_answer_for_every_decision_of_a_player() -> None:
    assert {*GUESSES, *ALWAYS} == {*GRAMMAR.players}


def test_the_policy_fills_a_house() -> None:
    state = bare("autumn", 3, 3, 3)
    built(state, 0, "sheep-shelter", upgraded=True)
    team(state, 0, "light-green")
    turn(state, 0)
    play(state, "0 keyple light-green")

    assert by_policy(state) == "at a-sheep"


def test_the_policy_builds_on_empty_plots() -> None:
    state = bare()
    built(state, 0, "brickmaker", "village-1")
    give(state, 0, brick=1, wheat=1)
    working("a-build", state, "orange")
    play(state, "0 build pavements")

    assert by_policy(state) != "on village-1"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_policy_beats_chance(seats: int) -> None:
    totals = [0, 0]
    for number in range(4):
        rng = Random(number)
        state = GAME.begin(seats)
        while (seat := GAME.mover(state)) != OVER:
            if seat == NATURE:
                GAME.play(state, GAME.deal(state, rng))
            elif seat == number % seats:
                GAME.play(state, GAME.parse(by_policy(state)))
            else:
                GAME.play(state, rng.choice(GAME.legal(state)))
        scores = GAME.scores(state)
        totals[0] += scores[number % seats].total
        totals[1] += max(score.total for place, score in enumerate(scores) if place != number % seats)

    assert totals[0] > 2 * totals[1]
