"""Plans that people know: what is asked of a turn, and whether every plan of every game can be followed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from keydom.arena.plans import KnownPlan, PlansFound, find_plans, markdown, plans, play_turn, solves
from keydom.core.action import Action
from keydom.core.errors import BadData
from keydom.core.game import Game, State
from keydom.games import games, get_game

EVERY = [(name, plan) for name in sorted(games()) for plan in plans(get_game(name))]


def known(plays: tuple[tuple[str, ...], ...] = (), shuns: tuple[str, ...] = (), points: int | None = None) -> KnownPlan:
    """A plan that asks for this of a turn."""
    return KnownPlan("known", "", "", plays, shuns, points, ())


def by_lot(rules: Game[Any, Any], plan: KnownPlan, rng: Random) -> tuple[list[str], int]:
    """Any turn."""

    def choose(state: State, legal: list[Action]) -> Action:
        return rng.choice(legal)

    return play_turn(rules, rules.position(plan.text), choose, rng)


def follow(rules: Game[Any, Any], plan: KnownPlan) -> tuple[list[str], int]:
    """The turn that is told with the plan, the first choice wherever it tells nothing more."""
    told = list(plan.turn)

    def choose(state: State, legal: list[Action]) -> Action:
        return legal[[str(action) for action in legal].index(told.pop(0))] if told else legal[0]

    return play_turn(rules, rules.position(plan.text), choose, Random(1))


@pytest.mark.parametrize(("name", "plan"), EVERY)
def test_every_plan_is_followed_by_the_turn_told_with_it(name: str, plan: str) -> None:
    wanted = plans(get_game(name))[plan]
    assert wanted.followed(*follow(get_game(name), wanted))


@pytest.mark.parametrize(("name", "plan"), EVERY)
def test_every_plan_can_be_missed(name: str, plan: str) -> None:
    rules, wanted = get_game(name), plans(get_game(name))[plan]
    assert not all(wanted.followed(*by_lot(rules, wanted, Random(seed))) for seed in range(40))


def test_actions_of_a_plan_may_have_others_between_them() -> None:
    assert known(plays=(("bid", "in green"),)).followed(["bid", "look", "in green", "add 1"], 0)


def test_actions_of_a_plan_are_played_in_their_order() -> None:
    assert not known(plays=(("bid", "in green"),)).followed(["in green", "bid"], 0)


def test_one_row_of_actions_is_enough() -> None:
    assert known(plays=(("bid",), ("use",))).followed(["use"], 0)


def test_a_turn_with_an_action_to_be_shunned_does_not_follow() -> None:
    assert not known(plays=(("bid",),), shuns=("pay gold",)).followed(["bid", "pay gold"], 0)


def test_a_turn_that_leaves_too_few_points_does_not_follow() -> None:
    assert not known(points=12).followed(["use"], 11)


def test_who_plays_anything_finds_fewer_plans_than_who_thinks() -> None:
    random, greedy = find_plans("pebbles", ["random", "greedy"])
    assert random.solved < greedy.solved == greedy.of == 2


def test_a_bot_is_asked_the_same_way_every_time() -> None:
    rules = get_game("pebbles")
    answers = [solves(rules, plans(rules)["coal-is-given"], "random", seed) for seed in range(20)]
    assert answers == [solves(rules, plans(rules)["coal-is-given"], "random", seed) for seed in range(20)]
    assert {*answers} == {True, False}


def test_what_was_missed_is_told_in_words() -> None:
    told = markdown(get_game("pebbles"), [PlansFound("greedy", ("gold-is-kept",), 2)]).splitlines()
    assert told[-1] == "- gold-is-kept: Keep gold, unseen."


def test_a_plan_that_asks_for_nothing_is_refused() -> None:
    from keydom.arena import plans as module

    with pytest.raises(BadData, match="lacks something"):
        module._plan(get_game("pebbles"), {}, {"name": "idle", "says": "", "scene": ""})
