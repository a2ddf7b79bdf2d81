"""What the bots know of Keythedral: numbers at every ply, and preferences that a sensible player has."""

from __future__ import annotations

from random import Random

import pytest

from keydom.bots import make_bot
from keydom.bots.learned import LearnedBot
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER
from keydom.games.keythedral import GAME
from keydom.games.keythedral.insight.features import KeythedralInsight
from keydom.games.keythedral.insight.market import SeatsLeft, for_sale
from keydom.games.keythedral.state import KeythedralState

from .builders import at_phase, fence, give, hold, house, mover, on_sale, play, spending, table, worker

OPTIONS = [
    (2, {}),
    (3, {"edition": "2004", "laws": "face-up"}),
    (4, {"laws": "none", "design": "open"}),
    (5, {"edition": "2004"}),
]


def best(state: KeythedralState, name: str = "greedy") -> str:
    """What the bot of this name plays."""
    seat = mover(state)
    return str(make_bot(name, GAME, state.seats).choose(GAME.view(state, seat), GAME.legal(state), Random(1)))


def feature(state: KeythedralState, seat: int, name: str) -> float:
    return KeythedralInsight().features(state, seat)[KeythedralInsight.names.index(name)]


def positions(seats: int, options: dict[str, str]) -> list[KeythedralState]:
    """The positions of a game in which most decisions are greedy."""
    rng = Random(seats)
    state = GAME.begin(seats, GAME.options(options))
    found = []
    while (seat := GAME.mover(state)) != OVER:
        legal = GAME.legal(state)
        if seat == NATURE:
            GAME.play(state, GAME.deal(state, rng))
            continue
        found.append(state.copy())
        GAME.play(state, GAME.parse(best(state)) if rng.random() < 0.8 else rng.choice(legal))
    return found


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_there_is_a_number_for_each_name_at_every_ply(seats: int, options: dict[str, str]) -> None:
    insight = KeythedralInsight()
    lengths = {len(insight.features(state, seat)) for state in positions(seats, options) for seat in range(seats)}
    assert lengths == {len(KeythedralInsight.names)}


def planned(state: KeythedralState, legal: list[Action]) -> dict[str, float]:
    """What the plan adds to each action, by its words."""
    insight = KeythedralInsight()
    leanings = insight.plan(state, legal, insight.default_measures(state.seats))
    return dict(zip([str(action) for action in legal], leanings, strict=True))


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_the_plan_says_a_number_for_each_choice(seats: int, options: dict[str, str]) -> None:
    insight = KeythedralInsight()
    for state in positions(seats, options):
        legal = GAME.legal(state)
        leanings = insight.plan(state, legal, insight.default_measures(seats))
        assert len(leanings) == len(legal), legal


def test_seats_that_the_short_game_never_sells_are_not_counted_on() -> None:
    """R-KT-38: of five stages it has two."""
    state = table(length="short")
    sold = sum(state.box.value[level] * state.box.spaces[level] for level in (1, 2))
    assert SeatsLeft(state, for_sale(state)).points == sold


def test_names_are_told_apart() -> None:
    assert len(set(KeythedralInsight.names)) == len(KeythedralInsight.names)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_a_row_of_weights_for_each_phase(seats: int) -> None:
    assert [len(row) for row in KeythedralInsight().weights(seats)] == [len(KeythedralInsight.names)] * len(
        KeythedralInsight.phases
    )


def test_the_first_feature_is_one_at_every_ply() -> None:
    insight = KeythedralInsight()
    assert {insight.features(state, 0)[0] for state in positions(3, {})} == {1.0}


def test_what_a_seat_knows_is_the_same_in_every_world() -> None:
    state = table()
    give(state, 0, stone=2, timber=1)
    hold(state, 0, "sale")
    hold(state, 1, "bargain", "repeal-law")
    at_phase(state, 3)
    rng = Random(2)
    worlds = [GAME.sample(GAME.view(state, 0), rng) for _ in range(20)]
    assert len({tuple(KeythedralInsight().features(world, 0)) for world in worlds}) == 1


def test_the_phases_are_the_stages_of_the_keythedral() -> None:
    state = table()
    on_sale(state, "b15", "b16")
    at_phase(state, 3)
    assert KeythedralInsight.phases[KeythedralInsight().phase(state)] == "stage-3"


def test_points_are_those_of_acquired_seats() -> None:
    state = spending(stone=1, timber=1)
    play(state, "0 buy b01", "0 acquire")
    assert feature(state, 0, "points") == 1.0


def test_a_seat_being_acquired_counts_as_acquired() -> None:
    state = spending(stone=1, timber=1, laws={1: "repeal-law"})
    play(state, "0 buy b01")
    assert feature(state, 0, "points") == 1.0


def test_cubes_still_to_be_paid_are_no_longer_counted() -> None:
    state, other = spending(stone=1, wine=4), spending(stone=1)
    on_sale(state, "b31")
    on_sale(other, "b31")
    play(state, "0 craft gold")
    assert feature(state, 0, "stone") + feature(state, 0, "wine") == feature(other, 0, "stone")


def test_a_house_is_expected_to_bring_more() -> None:
    plain, built = table(), table()
    house(built, "blue4")
    assert feature(built, 0, "yield") > feature(plain, 0, "yield")


def test_a_fence_before_a_rival_leaves_more_for_oneself() -> None:
    plain, fenced = table(), table()
    fence(fenced, 0, "-3,-1>-2,0")
    assert feature(fenced, 0, "yield") > feature(plain, 0, "yield")


def test_a_worker_in_a_field_is_as_good_as_its_cube() -> None:
    state = table()
    give(state, 0, stone=1)
    worker(state, 0, "2,0")
    at_phase(state, 2)
    assert feature(state, 0, "ready") > 0.0


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_player_buys_the_seat_it_can_pay(name: str) -> None:
    state = table()
    give(state, 0, gold=1, food=1, water=1)
    on_sale(state, "b26", "b25")
    at_phase(state, 3)
    assert best(state, name) == "buy b26"


def test_a_player_takes_first_what_another_could_take() -> None:
    state = table()
    give(state, 0, iron=2, food=3, timber=1, water=1)
    give(state, 1, iron=2, food=1)
    on_sale(state, "b15", "b19")
    at_phase(state, 3)
    assert best(state) == "buy b19"


def test_a_player_crafts_what_its_seat_lacks() -> None:
    state = table()
    give(state, 0, stone=3, food=1, iron=1)
    on_sale(state, "b19")
    at_phase(state, 3)
    assert best(state) == "craft iron"


def test_a_player_pays_with_cubes_it_has_no_use_for() -> None:
    state = table()
    give(state, 0, stone=3, food=1, iron=1)
    on_sale(state, "b19")
    at_phase(state, 3)
    play(state, "0 craft iron")
    assert best(state) == "pay stone"


def test_a_player_works_for_what_its_seat_lacks() -> None:
    state = table()
    give(state, 0, iron=2, water=2)
    on_sale(state, "b15", others=2)
    at_phase(state, 1)
    play(state, "0 order 5")
    assert best(state) == "work -2,-2"


def test_a_player_names_itself_to_start() -> None:
    state = table()
    at_phase(state, 5, start=2)
    assert best(state) == "name 0"


def test_a_player_bids_no_fortune_for_the_start() -> None:
    state = table()
    give(state, 1, stone=9)
    at_phase(state, 5, start=2)
    assert best(state) == "pass"


def test_a_player_settles_where_fields_are() -> None:
    state = GAME.begin(3)
    rng = Random(3)
    while not {action.verb.name for action in GAME.legal(state)} >= {"at"}:
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, rng) if mover(state) == NATURE else legal[0])
    cottage = state.frames[-1].fields()[1]
    assert isinstance(cottage, int)
    GAME.play(state, GAME.parse(best(state)))
    assert sum(field >= 0 for field in state.near[cottage * 4 : cottage * 4 + 4]) >= 2


def test_a_planner_settles_beside_more_fields_than_one() -> None:
    state = GAME.begin(3)
    rng = Random(3)
    while GAME.legal(state)[0].verb.name != "at":
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, rng) if mover(state) == NATURE else legal[0])
    legal = GAME.legal(state)
    leanings = planned(state, legal)
    assert leanings[best(state, "planner")] == max(leanings.values())


def test_a_planner_sends_a_worker_where_another_has_no_other_field() -> None:
    state = table()
    worker(state, 0, "-2,-2", "0,-4")
    at_phase(state, 1)
    play(state, "0 order 1")
    legal = GAME.legal(state)
    leanings = planned(state, legal)
    assert leanings["work 2,-2"] > 0.0


def test_a_rich_player_does_not_wait_with_a_cheap_seat() -> None:
    state = table(2)
    give(state, 0, stone=20, timber=7, water=11, food=11, wine=6)
    on_sale(state, "b01", "b02", others=1)
    at_phase(state, 3)
    assert best(state, "planner") in ("buy b01", "buy b02")


def test_a_planner_with_idle_cubes_makes_what_a_seat_lacks() -> None:
    state = table()
    give(state, 0, stone=12, timber=6, food=3, iron=1)
    on_sale(state, "b19")
    at_phase(state, 3)
    legal = GAME.legal(state)
    leanings = planned(state, legal)
    assert leanings["craft iron"] > leanings["craft gold"]


def test_a_search_does_not_look_ahead_while_the_land_is_laid_out() -> None:
    assert not KeythedralInsight().foreseeable(GAME.begin(3))


def test_a_search_looks_ahead_once_work_has_begun() -> None:
    assert KeythedralInsight().foreseeable(table())


# Buying rather than hoarding: the game ends by no other way (R-KT-22).


@pytest.mark.parametrize("name", ["greedy", "learned"])
def test_a_bot_works_towards_the_last_seat_of_a_stage_though_its_cubes_would_score_too(name: str) -> None:
    """R-KT-22: in the edition of 2004 a cube that will pay for a seat scores once, as that seat."""
    state = table(edition="2004")
    on_sale(state, "b28")
    give(state, 0, stone=3, timber=6, water=4, food=4, wine=2)
    give(state, 1, stone=4, timber=9, water=1)
    give(state, 2, stone=3, timber=3, water=1, food=3, wine=6)
    at_phase(state, 3)
    assert best(state, name) in ("craft iron", "craft glass")


@pytest.mark.parametrize("name", ["greedy", "learned"])
def test_a_bot_with_more_cubes_than_it_can_use_makes_something_of_them(name: str) -> None:
    """R-KT-22: each has all of what the other lacks, and if both wait for it to come, both wait for ever."""
    state = table(2)
    on_sale(state, "b12", others=1)
    give(state, 0, stone=1, timber=20, food=11, wine=4)
    give(state, 1, stone=10, water=15, food=4, wine=11)
    at_phase(state, 3)
    assert best(state, name).startswith("craft")


def test_the_measures_that_were_learned_still_load() -> None:
    learner = make_bot("learned", GAME, 3)
    assert isinstance(learner, LearnedBot)
    assert learner.judge.measures != KeythedralInsight().default_measures(3)
