"""What the bots know of Keyper: numbers at every ply."""

from __future__ import annotations

from random import Random

import pytest

from keydom.games.keyper import GAME
from keydom.games.keyper.insight.features import KeyperInsight

from .builders import built, decline, give, play, put, table, working
from .judging import INSIGHT, bare, feature, positions

OPTIONS = [
    (2, ()),
    (2, (("pair", "eight"),)),
    (3, ()),
    (3, (("supply", "unlimited"),)),
    (4, ()),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_there_is_a_number_for_each_name_at_every_ply(seats: int, options: tuple[tuple[str, str], ...]) -> None:
    lengths = {len(INSIGHT.features(state, seat)) for state in positions(seats, options) for seat in range(seats)}

    assert lengths == {len(KeyperInsight.names)}


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_policy_and_plan_say_something_of_every_choice(seats: int, options: tuple[tuple[str, str], ...]) -> None:
    for state in positions(seats, options):
        legal = GAME.legal(state)

        assert (
            len(INSIGHT.policy(state, legal))
            == len(INSIGHT.plan(state, legal, INSIGHT.default_measures(state.seats)))
            == len(legal)
        )


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_phase_has_a_weight_for_each_name(seats: int) -> None:
    assert [len(phase) for phase in INSIGHT.weights(seats)] == [len(KeyperInsight.names)] * len(KeyperInsight.phases)


def test_no_name_is_given_twice() -> None:
    assert len(set(KeyperInsight.names)) == len(KeyperInsight.names)


def test_the_phase_is_the_season() -> None:
    assert {KeyperInsight.phases[INSIGHT.phase(state)] for state in positions(3, ())} == {
        "spring",
        "summer",
        "autumn",
        "winter",
    }


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_worlds_sampled_from_a_view_look_the_same_to_its_seat(seats: int, options: tuple[tuple[str, str], ...]) -> None:
    for state in positions(seats, options)[::7]:
        seat = GAME.mover(state)
        worlds = [GAME.sample(GAME.view(state, seat), Random(number)) for number in range(2)]

        assert INSIGHT.features(worlds[0], seat) == INSIGHT.features(worlds[1], seat)


def test_points_that_tiles_score_are_those_of_the_rules() -> None:
    state = table()
    built(state, 0, "pig-sty", upgraded=True)
    give(state, 0, pig=3)

    assert feature(state, "houses") == 6


def test_a_tile_of_gem_sets_leaves_the_gems_of_its_sets_to_no_other() -> None:
    state = table()
    built(state, 0, "jeweller")
    give(state, 0, emerald=1, ruby=1)
    one = feature(state, "sets")
    built(state, 0, "bracelet-maker")

    assert feature(state, "sets") == one


def test_animals_without_a_place_are_homeless() -> None:
    state = table()
    built(state, 0, "farmyard")
    give(state, 0, pig=5, deer=1)

    assert feature(state, "homeless") == 2


def test_work_that_waits_for_others_to_join_is_counted() -> None:
    state = table()
    before = feature(state, "raw")
    put(state, 0, "orange", "a-clay")

    assert feature(state, "raw") > before


def test_a_price_that_is_still_to_be_paid_is_counted() -> None:
    state = bare()
    give(state, 0, log=2, clay=2, wheat=1)
    working("a-build", state, "orange")
    play(state, "0 build cow-shed")

    assert feature(state, "pending") < 0


def test_a_decision_is_thought_through_until_the_keyple_is_placed() -> None:
    state = bare()
    play(state, "0 keyple orange")

    assert not INSIGHT.quiescent(state)


def test_single_actions_are_judged_one_by_one() -> None:
    state = bare()
    give(state, 0, log=2, clay=2)
    working("a-build", state, "orange")

    assert INSIGHT.quiescent(state)


def test_nobody_waits_for_a_joiner_to_see_what_the_work_brings() -> None:
    state = table()
    put(state, 0, "brown", "a-logs")
    waiting = feature(state, "raw")
    decline(state)

    assert waiting > feature(state, "raw") - 1
