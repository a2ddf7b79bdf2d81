"""What bots know of pebbles: points in the bowl and points that lie open, each for itself."""

from __future__ import annotations

from keydom import Match
from keydom.games.pebbles import GAME


def test_what_is_hidden_and_what_lies_open_are_counted_apart() -> None:
    match = Match(GAME, 2)
    for line in ("draw gold", "keep", "draw coal", "give", "to 0"):
        match.play(line)

    insight = GAME.insight()
    assert insight is not None
    assert dict(zip(insight.names, insight.features(match.state, 0), strict=True)) == {"all": 1, "bowl": 3, "open": -2}


def test_weighed_by_hand_they_add_up_to_the_score() -> None:
    match = Match(GAME, 3)
    for line in ("draw gold", "keep", "draw coal", "give", "to 0", "draw white", "keep"):
        match.play(line)

    insight = GAME.insight()
    assert insight is not None
    weights = insight.weights(3)[0]
    worth = [sum(w * f for w, f in zip(weights, insight.features(match.state, s), strict=True)) for s in range(3)]
    assert worth == [score.total for score in match.scores()]
