"""What a search makes of the choices it tried, and of those it did not."""

from __future__ import annotations

import multiprocessing
from random import Random
from typing import Any

import pytest

from keydom.bots.judge import Judge
from keydom.bots.search_bot import SearchBot
from keydom.bots.step_search import Node, StepSearch, deficit, priors
from keydom.core.action import Action
from keydom.core.game import State
from keydom.core.insight import Insight
from keydom.core.match import Match
from keydom.games.pebbles import GAME
from keydom.games.pebbles.state import PebblesState

PRIOR_VISITS = 20.0
FIRST, SECOND = [GAME.grammar.action(place) for place in (0, 1)]


def parent(*children: Node) -> Node:
    node = Node(1.0, 0.0)
    node.children = dict(zip((FIRST, SECOND), children, strict=False))
    return node


def tried(visits: int, value: float, behind: float = 0.0) -> Node:
    node = Node(0.5, behind)
    node.visits, node.value = visits, value
    return node


class Guessing(Insight[Any]):
    """Judges Pebbles by the score, and counts how often it is asked for a quick guess."""

    names = ("all", "score")

    def __init__(self) -> None:
        self.asked = 0

    def features(self, state: PebblesState, seat: int) -> list[float]:
        return [1.0, float(GAME.scores(state)[seat].total)]

    def policy(self, state: PebblesState, legal: list[Action]) -> list[float]:
        self.asked += 1
        return [0.0] * len(legal)


class Weighing(Guessing):
    weighed_playouts = True


class Near(Guessing):
    """Looks no further than the action itself, and notes for how many seats it was asked how far to look."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0

    def horizon(self, seats: int) -> int:
        self.seats = seats
        return 0


class Crowd(Judge):
    """Judges several positions at once, and notes how many."""

    batch = 4

    def __init__(self) -> None:
        super().__init__(GAME, Guessing(), [[0.0, 1.0]], None)
        self.asked: list[int] = []

    def verdicts(self, states: list[State], seats: int, seat: int) -> list[tuple[list[float], list[float]]]:
        self.asked.append(len(states))
        return super().verdicts(states, seats, seat)


class Foregone(Judge):
    """Takes the first seat for the likelier winner, whatever happens."""

    def __init__(self) -> None:
        super().__init__(GAME, Guessing(), [[0.0, 1.0]], None)

    def verdict(self, state: State, seats: int, seat: int) -> tuple[list[float], list[float]]:
        return [0.0, 0.0], [0.75, 0.25]


class Fog(Guessing):
    def foreseeable(self, state: State) -> bool:
        return False


def searched(insight: Guessing) -> StepSearch:
    return searched_by(Judge(GAME, insight, [[0.0, 1.0]], None))


def searched_by(judge: Judge) -> StepSearch:
    match = Match(GAME, 2)
    match.play("draw white")
    search = StepSearch(judge, 2, match.view(match.mover), match.legal(), Random(1))
    search.run(20, 0.0)
    return search


def test_playouts_follow_the_policy() -> None:
    guessing = Guessing()
    searched(guessing)
    assert guessing.asked > 20


def test_weighed_playouts_do_without_a_policy() -> None:
    weighing = Weighing()
    searched(weighing)
    assert weighing.asked == 0


def test_weighed_playouts_are_tried_in_as_many_worlds() -> None:
    assert searched(Weighing()).worlds == 20


def test_a_playout_ends_at_the_horizon() -> None:
    far, near = Guessing(), Near()
    searched(far)
    searched(near)
    assert near.asked < far.asked


def test_how_far_a_playout_goes_may_depend_on_the_number_of_seats() -> None:
    near = Near()
    searched(near)
    assert near.seats == 2


def test_worlds_are_judged_together_once_there_are_some_to_go_by() -> None:
    crowd = Crowd()
    searched_by(crowd)
    assert crowd.asked == [1] * 8 + [2] * 4 + [3, 1]  # twenty worlds


def test_of_worlds_that_are_judged_together_every_one_is_counted() -> None:
    search = searched_by(Crowd())
    assert sum(child.visits for child in search.root.children.values()) == search.worlds == 20


def test_a_choice_is_judged_by_what_it_brings_to_who_made_it() -> None:
    own = [*searched_by(Foregone()).root.children.values()]
    theirs = [node for child in own for node in child.children.values() if node.visits]
    assert {child.value / child.visits for child in own} == {0.75}
    assert {node.value / node.visits for node in theirs} == {0.25}


def test_where_nothing_can_be_foreseen_nothing_is_tried() -> None:
    assert searched(Fog()).worlds == 0


def test_an_untried_choice_is_thought_as_good_as_those_tried() -> None:
    untried = tried(0, 0.0)
    assert untried.estimate(parent(tried(10, 7.0), untried).baseline(), PRIOR_VISITS) == pytest.approx(0.7)


def test_an_untried_choice_that_looked_worse_is_thought_worse_by_as_much() -> None:
    untried = tried(0, 0.0, 0.2)
    assert untried.estimate(parent(tried(10, 7.0), untried).baseline(), PRIOR_VISITS) == pytest.approx(0.5)


def test_what_was_tried_is_judged_by_how_it_looked_as_well() -> None:
    assert tried(int(PRIOR_VISITS), PRIOR_VISITS * 0.8).estimate(0.4, PRIOR_VISITS) == pytest.approx(0.6)


def test_after_many_tries_only_they_count() -> None:
    assert tried(100_000, 80_000.0).estimate(0.4, PRIOR_VISITS) == pytest.approx(0.8, abs=1e-3)


def test_where_nothing_was_tried_nothing_is_known() -> None:
    assert parent(tried(0, 0.0)).baseline() == 0.5


def test_an_action_that_leads_by_what_decides_games_is_far_more_promising() -> None:
    first, second = priors([3.0, 1.0], 2.0)
    assert first > 100 * second


def test_no_points_behind_is_no_less_likely_to_win() -> None:
    assert deficit(0.0, 5.0) == 0.0


def in_two_processes(unit: str) -> list[Any]:
    match = Match(GAME, 2, rng=Random(3))
    return SearchBot(GAME, 2, "10*2", unit=unit).search(match.view(0), match.legal(), Random(4)).results()


def test_several_processes_think_the_mean_of_what_each_thinks() -> None:
    match, rng = Match(GAME, 2, rng=Random(3)), Random(4)
    bot = SearchBot(GAME, 2, "10*2")
    first = StepSearch(bot.judge, 2, match.view(0), match.legal(), rng)
    alone = [first.anew(Random(rng.getrandbits(64))) for _ in range(2)]
    for search in alone:
        search.run(10, 0)
    one, other = [search.results() for search in alone]
    assert in_two_processes("steps") == [
        tuple(sum(pair) / 2 for pair in zip(*rows, strict=True)) for rows in zip(one, other, strict=True)
    ]


@pytest.mark.parametrize("unit", ["steps", "turns"])
def test_without_processes_the_same_is_thought_one_after_the_other(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = in_two_processes(unit)
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert in_two_processes(unit) == found
