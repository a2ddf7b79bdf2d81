"""Advice: the best actions by a bot, from what the mover sees and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom.bots import make_bot
from keydom.bots.hints import Hint, hints
from keydom.bots.judge import ScoreInsight, insight_of
from keydom.bots.search_bot import SearchBot
from keydom.bots.step_search import StepSearch
from keydom.bots.turn_search import TurnSearch
from keydom.core.action import Action
from keydom.core.errors import BadOption
from keydom.core.game import Frame, Line, Listener, Score
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import games
from keydom.games.pebbles import GAME
from keydom.games.pebbles.actions import GIVE, KEEP, PebblesAction
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.rules.turns import Gift, Turn
from keydom.games.pebbles.state import PebblesState
from keydom.games.pebbles.view import PebblesView

RECORDS = Path(__file__).parents[1] / "records"


class Envious(Pebbles):
    """Gold counts more, the more of it the others hide."""

    def scores(self, state: PebblesState) -> list[Score]:
        scores = super().scores(state)
        gold = [hidden[1] for hidden in state.hidden]
        return [
            Score([*score.lines, Line("envy", gold[seat] * sum(gold))], score.tiebreak)
            for seat, score in enumerate(scores)
        ]


class Halfway(ScoreInsight):
    """Cannot judge a gift before it is given."""

    def quiescent(self, state: Any) -> bool:
        return not state.frames or not isinstance(state.frames[-1], Gift)


class Kind(Pebbles):
    """A gift is worth a point to the giver."""

    def scores(self, state: PebblesState) -> list[Score]:
        given = [sum(map(sum, state.opened)) - sum(mine) for mine in state.opened]
        scores = super().scores(state)
        return [Score([*score.lines, Line("gifts", given[seat])]) for seat, score in enumerate(scores)]

    def insight(self) -> Halfway:
        return Halfway(self)


class Secrets(ScoreInsight):
    """Thinks something of every pebble that others do not see, besides the score."""

    names = ("all", "score", "secrets")

    def __init__(self, game: Pebbles, secret: float) -> None:
        super().__init__(game)
        self.secret = secret

    def features(self, state: Any, seat: int) -> list[float]:
        return [*super().features(state, seat), float(sum(state.hidden[seat]))]

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0, 1.0, self.secret]]


class Secretive(Pebbles):
    def __init__(self, secret: float = 0.5) -> None:
        super().__init__()
        self.secret = secret

    def insight(self) -> Secrets:
        return Secrets(self, self.secret)


class Foresight(ScoreInsight):
    """Knows what the pebbles will score in the end."""

    def features(self, state: Any, seat: int) -> list[float]:
        return [1.0, float(GAME.scores(state)[seat].total)]


class Promised(Pebbles):
    """Nothing scores before the end."""

    def scores(self, state: PebblesState) -> list[Score]:
        return [Score([]) if state.frames else score for score in super().scores(state)]

    def insight(self) -> Foresight:
        return Foresight(self)


class Giving(ScoreInsight):
    """Would rather give than keep, whatever it comes to."""

    def may_override(self, action: Action) -> bool:
        return action == KEEP.of()

    def override(self, state: Any, legal: list[Action], choice: Action) -> Action:
        return GIVE.of()


class Generous(Pebbles):
    def insight(self) -> Giving:
        return Giving(self)


def match(*lines: str, game: Pebbles = GAME) -> Match[PebblesState, PebblesView]:
    begun = Match(game, 2)
    for line in lines:
        begun.play(line)
    return begun


def known(figure: float | None) -> float:
    assert figure is not None
    return figure


def best(*lines: str, adviser: str = "learned", game: Pebbles = GAME) -> Hint:
    return hints(match(*lines, game=game), adviser)[0]


@pytest.mark.parametrize("adviser", ["greedy", "planner", "learned", "search:50"])
@pytest.mark.parametrize("game", [GAME, Generous()], ids=["as the bot finds", "as the game knows better"])
def test_what_an_adviser_would_play_comes_first(adviser: str, game: Pebbles) -> None:
    begun = match("draw gold", game=game)
    played = make_bot(adviser, game, 2).choose(begun.view(begun.mover), begun.legal(), Random(0))
    assert hints(begun, adviser)[0].action == played


@pytest.mark.parametrize("adviser", ["greedy", "planner", "learned", "search:50"])
@pytest.mark.parametrize(("pebble", "action"), [("gold", "keep"), ("coal", "give")])
def test_every_adviser_keeps_gold_and_gives_coal(adviser: str, pebble: str, action: str) -> None:
    assert str(best(f"draw {pebble}", adviser=adviser).action) == action


def test_the_line_of_the_score_that_rises_is_named() -> None:
    hint = best("draw gold")
    assert [(line.source, change) for line, change in hint.lines] == [("gold", 3)]


def test_the_lines_that_are_named_are_those_of_whoever_is_to_move() -> None:
    hint = best("draw white", "keep", "draw gold")
    assert [(line.source, change) for line, change in hint.lines] == [("gold", 3)]


def test_what_falls_is_told_too() -> None:
    worst = hints(match("draw coal"), best=2)[-1]
    assert [(line.source, change) for line, change in worst.lines] == [("coal", -2)]


def test_the_feature_that_rises_is_named() -> None:
    assert best("draw gold", game=Secretive()).features == (("secrets", 0.5),)


def test_what_weighs_most_comes_first_even_if_it_is_a_loss() -> None:
    keep = hints(match("draw white", game=Secretive(secret=-2.0)), best=2)[-1]
    assert keep.features == (("secrets", -2),)


def test_points_that_a_line_of_the_score_tells_are_no_feature_besides() -> None:
    assert best("draw gold").features == ()


@pytest.mark.parametrize("id", games())
def test_what_the_score_may_count_as_well_is_among_the_features(id: str) -> None:
    insight = insight_of(games()[id])
    assert set() < set(insight.also_scored) < set(insight.names)


def test_points_that_no_line_of_the_score_tells_yet_are_a_feature() -> None:
    assert best("draw gold", game=Promised()).features == (("score", 3),)


def test_what_it_is_worth_beyond_the_lines_of_the_score_is_in_prospect() -> None:
    assert best("draw gold", game=Secretive()).prospects == 0.5


def test_a_score_that_is_judged_by_itself_has_nothing_in_prospect() -> None:
    assert best("draw gold").prospects == 0


def test_the_last_move_of_a_game_has_nothing_in_prospect() -> None:
    last = best(*["draw white", "keep"] * 9, "draw gold")
    assert (last.prospects, last.features) == (0, ())


def test_a_decision_of_several_steps_is_followed_to_its_end() -> None:
    hint = hints(match("draw coal", game=Kind()), "greedy")[0]
    assert [(line.source, change) for line, change in hint.lines] == [("gifts", 1)]


def test_the_score_to_expect_is_told() -> None:
    assert best("draw gold", adviser="greedy").points == 3


def test_all_actions_together_are_preferred_by_one() -> None:
    assert sum(known(hint.preference) for hint in hints(match("draw gold"))) == pytest.approx(1)


def test_only_the_best_are_told() -> None:
    assert len(hints(match("draw gold"), best=1)) == 1


def test_what_the_mover_cannot_see_changes_nothing() -> None:
    told = []
    for pebble in ("gold", "coal"):
        begun = match("draw white", "keep", f"draw {pebble}", "keep", "draw gold", game=Envious())
        told.append([hint.report() for hint in hints(begun, "search:20")])
    assert told[0] == told[1]


def test_the_same_seed_gives_the_same_advice() -> None:
    told = [[hint.report() for hint in hints(match("draw white"), "search:20", seed=7)] for _ in range(2)]
    assert told[0] == told[1]


def test_where_chance_is_to_move_there_is_no_advice() -> None:
    with pytest.raises(BadOption, match="chance is to move"):
        hints(match())


def test_when_the_game_is_over_there_is_no_advice() -> None:
    over = match(*["draw white", "keep"] * 10)
    with pytest.raises(BadOption, match="the game is over"):
        hints(over)


def test_a_bot_that_does_not_think_cannot_advise() -> None:
    with pytest.raises(BadOption, match="random has no opinion"):
        best("draw gold", adviser="random")


def test_a_search_prefers_clearly_what_it_thinks_clearly_better() -> None:
    assert known(hints(match("draw gold"), "search:200", best=1)[0].preference) > 0.75


def test_a_search_tells_the_score_that_it_found_not_how_the_move_looked_at_first() -> None:
    """Gold is three points at once; but pebbles come after it, and coal as a gift."""
    assert best("draw gold").points == 3
    assert abs(known(best("draw gold", adviser="search:400").points) - 3) > 0.1


def test_a_search_tells_the_chance_to_win_by_each_move() -> None:
    keep, give = hints(match("draw gold"), "search:200", best=2)
    assert keep.chance is not None
    assert give.chance is not None
    assert 0 < give.chance < keep.chance < 1


def test_processes_agree_on_points_and_chances() -> None:
    hint = best("draw gold", adviser="search:50*2")
    assert hint.chance is not None
    assert 2 < known(hint.points) < 12


class Lumped(Frame[PebblesState, PebblesAction]):
    """A turn that keeps the pebble one way or the other."""

    def offer(self, state: PebblesState) -> list[Action]:
        return [KEEP.of(), KEEP.of(1), GIVE.of()]

    def apply(self, state: PebblesState, action: PebblesAction, tell: Listener | None) -> None:
        Turn(self.seat).apply(state, action, tell)


def test_actions_that_lead_to_the_same_position_are_one_hint() -> None:
    begun = match("draw gold")
    begun.state.frames[-1] = Lumped(0)
    keep, give = hints(begun, "greedy", best=3)
    assert (keep.action, keep.alike, give.alike) == (KEEP.of(), (KEEP.of(1),), ())
    assert known(keep.preference) + known(give.preference) == pytest.approx(1)


@pytest.fixture(scope="module")
def laying() -> Match[Any, Any]:
    """Keyflower, where a seat lays a tile into its village for the first time."""
    record = Record.load(RECORDS / "keyflower" / "four.key")
    ply = next(ply for ply, (_, text) in enumerate(record.moves) if text.startswith("at "))
    return Match.replay(games()[record.game], record, ply)


@pytest.mark.parametrize("adviser", ["learned", "search:20"])
def test_a_tile_turned_this_way_and_that_is_one_hint_where_it_makes_no_difference(
    laying: Match[Any, Any], adviser: str
) -> None:
    found = hints(laying, adviser, best=100)
    figures = [
        (str(hint.action).split()[1], tuple(hint.lines), hint.features, round(hint.prospects, 6)) for hint in found
    ]
    assert len(set(figures)) == len(figures) < len(laying.legal())
    assert sum(1 + len(hint.alike) for hint in found) == len(laying.legal())


def falling(column: Iterable[float | None]) -> bool:
    """Whether there is a figure in every place, and none is above the one before it."""
    figures = list(column)
    known = [figure for figure in figures if figure is not None]
    return known == figures == sorted(known, reverse=True)


SEARCHED = {  # positions of records, and a search that follows some of the moves there and not all
    "keyflower": ("three-merchants", 328, "search:6"),  # by whole turns, judged by a network
    "keyper": ("three", 100, "search:30"),  # by single decisions, judged by a network
    "keythedral": ("three-of-2002", 200, "search:40"),  # by single decisions, judged by features
}


class Searched:
    """A position of a record, what a search itself finds there, and the hints that it gives."""

    def __init__(self, id: str) -> None:
        name, ply, adviser = SEARCHED[id]
        record = Record.load(RECORDS / id / f"{name}.key")
        match = Match.replay(games()[id], record, ply)
        self.hints = hints(match, adviser, best=1000, seed=3)
        self.legal = match.legal()
        self.found: dict[Action, tuple[float, float]] = {}  # by what was followed: the points, and the chance to win
        self.worths: dict[Action, float] = {}  # and what the search goes by
        player = make_bot(adviser, match.game, match.seats)
        assert isinstance(player, SearchBot)
        search = player.search(match.view(match.mover), self.legal, Random(3))
        if isinstance(search, StepSearch):
            for action, points, chance in zip(self.legal, search.expected_points(), search.chances(), strict=True):
                if search.root.children[action].visits:
                    self.found[action] = points, min(max(chance, 0.0), 1.0)
                    self.worths[action] = chance
            return
        assert isinstance(search, TurnSearch)
        for turn in search.candidates:
            worth, points, chance = turn.expected()
            if turn.results and worth > self.worths.get(turn.action, -inf):
                self.found[turn.action] = points, chance
                self.worths[turn.action] = worth


@cache
def searched(id: str) -> Searched:
    pytest.importorskip("numpy")
    return Searched(id)


@pytest.mark.parametrize("id", SEARCHED)
def test_a_search_tells_the_points_and_the_chance_that_it_found_and_none_of_what_it_did_not_follow(id: str) -> None:
    position = searched(id)
    told = {hint.action: (hint.points, hint.chance) for hint in position.hints}
    assert told == {action: position.found.get(action, (None, None)) for action in told}
    assert 0 < len(position.found) < len(position.legal)


@pytest.mark.parametrize("id", SEARCHED)
def test_what_a_search_did_not_follow_comes_after_what_it_followed_and_is_not_preferred(id: str) -> None:
    followed = [hint.points is not None for hint in searched(id).hints]
    assert followed == sorted(followed, reverse=True)
    assert [hint.preference is not None for hint in searched(id).hints] == followed
    assert not all(followed)


@pytest.mark.parametrize("id", SEARCHED)
def test_the_moves_stand_in_the_order_of_what_the_search_goes_by(id: str) -> None:
    position = searched(id)
    followed = [hint for hint in position.hints if hint.action in position.found]
    assert falling(position.worths[hint.action] for hint in followed)
    assert falling(hint.preference for hint in followed)


@pytest.mark.parametrize("id", ["keyper", "keythedral"])
def test_a_search_that_goes_by_the_chance_to_win_tells_the_likeliest_first(id: str) -> None:
    assert falling(hint.chance for hint in searched(id).hints if hint.action in searched(id).found)


def test_where_a_search_can_follow_nothing_it_tells_no_figures() -> None:
    """Before the first round of Keythedral worlds tell less than the plan."""
    record = Record.load(RECORDS / "keythedral" / "three-of-2002.key")
    found = hints(Match.replay(games()[record.game], record, 60), "search:20", best=100)
    assert {(hint.points, hint.chance, hint.preference) for hint in found} == {(None, None, None)}


def test_the_report_of_a_move_that_was_not_followed_has_no_figures() -> None:
    told = searched("keythedral").hints[-1].report()
    assert (told["points"], told["chance"], told["preference"]) == (None, None, None)


def test_a_move_that_can_be_made_in_many_ways_is_not_preferred_for_that() -> None:
    begun = match("draw gold")
    begun.state.frames[-1] = Lumped(0)
    keep, give = hints(begun, "greedy", best=3)
    assert keep.preference == pytest.approx(hints(match("draw gold"), "greedy")[0].preference)
    assert falling([keep.preference, give.preference])
