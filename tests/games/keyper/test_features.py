"""What the bots know of Keyper: numbers at every ply, and preferences that a sensible player has."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from keydom.bots import bot
from keydom.core.game import NATURE, OVER
from keydom.games.keyper import GAME
from keydom.games.keyper.actions import GRAMMAR, TILE
from keydom.games.keyper.components import HOME_TILES
from keydom.games.keyper.insight.features import Sight
from keydom.games.keyper.insight.instinct import WORTH
from keydom.games.keyper.state import Keydom

from .builders import (
    alone,
    at_fairs,
    bereave,
    built,
    claim,
    decline,
    give,
    in_season,
    moor,
    mover,
    offers,
    own_fair,
    play,
    put,
    stand,
    table,
    team,
    turn,
    working,
)

OPTIONS = [
    (2, ()),
    (2, (("pair", "eight"),)),
    (3, ()),
    (3, (("supply", "unlimited"),)),
    (4, ()),
]
SIGHT = Sight()


def best(state: Keydom, name: str = "greedy") -> str:
    """What the bot of this name plays."""
    seat = mover(state)
    return str(bot(name, GAME, state.seats).choose(GAME.view(state, seat), GAME.legal(state), Random(1)))


def by_instinct(state: Keydom) -> str:
    legal = GAME.legal(state)
    guesses = SIGHT.instinct(state, legal)
    return str(legal[guesses.index(max(guesses))])


def feature(state: Keydom, name: str, seat: int = 0) -> float:
    return SIGHT.features(state, seat)[Sight.names.index(name)]


def leaning(state: Keydom, text: str) -> float:
    """What the plan adds to an action."""
    return SIGHT.plan(state, GAME.legal(state), SIGHT.measured(state.seats))[offers(state).index(text)]


def bare(season: str = "spring", *displays: int, seats: int = 3) -> Keydom:
    """Nobody can join seat 0, and it has no goods."""
    state = alone(season, *displays, seats=seats)
    bereave(state, 0)
    return state


@cache
def positions(seats: int, options: tuple[tuple[str, str], ...]) -> list[Keydom]:
    """The positions of a game in which most decisions are made by instinct."""
    rng = Random(seats)
    state = GAME.begin(seats, GAME.options(dict(options)))
    found = []
    while (seat := GAME.mover(state)) != OVER:
        legal = GAME.legal(state)
        if seat == NATURE:
            GAME.play(state, GAME.deal(state, rng))
            continue
        found.append(state.copy())
        guesses = SIGHT.instinct(state, legal)
        sensible = rng.random() < 0.7
        GAME.play(state, legal[guesses.index(max(guesses))] if sensible else rng.choice(legal))
    return found


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_there_is_a_number_for_each_name_at_every_ply(seats: int, options: tuple[tuple[str, str], ...]) -> None:
    lengths = {len(SIGHT.features(state, seat)) for state in positions(seats, options) for seat in range(seats)}

    assert lengths == {len(Sight.names)}


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_instinct_and_plan_say_something_of_every_choice(seats: int, options: tuple[tuple[str, str], ...]) -> None:
    for state in positions(seats, options):
        legal = GAME.legal(state)

        assert (
            len(SIGHT.instinct(state, legal))
            == len(SIGHT.plan(state, legal, SIGHT.measured(state.seats)))
            == len(legal)
        )


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_phase_has_a_weight_for_each_name(seats: int) -> None:
    assert [len(phase) for phase in SIGHT.weights(seats)] == [len(Sight.names)] * len(Sight.phases)


def test_no_name_is_given_twice() -> None:
    assert len(set(Sight.names)) == len(Sight.names)


def test_the_phase_is_the_season() -> None:
    assert {Sight.phases[SIGHT.phase(state)] for state in positions(3, ())} == {"spring", "summer", "autumn", "winter"}


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_worlds_sampled_from_a_view_look_the_same_to_its_seat(seats: int, options: tuple[tuple[str, str], ...]) -> None:
    for state in positions(seats, options)[::7]:
        seat = GAME.mover(state)
        worlds = [GAME.sample(GAME.view(state, seat), Random(number)) for number in range(2)]

        assert SIGHT.features(worlds[0], seat) == SIGHT.features(worlds[1], seat)


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


# What the bots prefer.


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_keyple_goes_where_its_colour_matches(name: str) -> None:
    state = bare()
    team(state, 0, "orange", "brown")
    turn(state, 0)
    play(state, "0 keyple orange")

    assert best(state, name) in ("at a-clay", "at b-clay", "at c-clay")


def test_animals_are_sought_for_which_there_is_a_house() -> None:
    state = bare("autumn", 3, 3, 3)
    built(state, 0, "pig-sty", upgraded=True)
    team(state, 0, "light-green")
    turn(state, 0)
    play(state, "0 keyple light-green")

    assert best(state) in ("at a-pigs", "at b-pigs", "at c-pigs")


def test_gems_are_sought_for_which_there_is_a_tile() -> None:
    state = bare("winter", 1, 1, 1)
    built(state, 0, "goldsmith")
    give(state, 0, gold=3)
    team(state, 0, "black", "light-green")
    turn(state, 0)
    play(state, "0 keyple black")

    assert best(state) in ("at a-sapphires", "at b-sapphires", "at c-sapphires")


def test_pavements_are_built_where_most_tiles_can_be_seen() -> None:
    state = bare()
    for plot in ("village-4", "village-6", "village-2"):
        built(state, 0, {"village-4": "brickmaker", "village-6": "carpenter", "village-2": "stonemason"}[plot], plot)
    give(state, 0, brick=1, wheat=1)
    working("a-build", state, "orange")
    play(state, "0 build pavements")

    assert best(state) == "on village-5"


def test_the_upgrade_that_scores_most_comes_first() -> None:
    state = bare("winter")
    built(state, 0, "pig-sty")
    built(state, 0, "cow-shed")
    give(state, 0, cow=4, wheat=1)
    working("a-upgrade", state, "white")

    assert best(state) == "upgrade cow-shed"


def test_raw_materials_are_paid_before_wheat() -> None:
    state = bare()
    built(state, 0, "farmyard")
    give(state, 0, clay=3, wheat=1)
    working("a-upgrade", state, "white")
    play(state, "0 upgrade farmyard")

    assert best(state) == "pay clay"


def test_what_is_of_no_use_any_more_is_sold() -> None:
    state = bare("winter")
    give(state, 0, chicken=3)
    moor(state, "a", 1)
    working("a-river", state, "light-blue")

    assert best(state) == "sell chicken"


def test_animals_that_score_more_than_they_sell_for_are_kept() -> None:
    state = bare("winter")
    built(state, 0, "chicken-house", upgraded=True)
    give(state, 0, chicken=3)
    moor(state, "a", 1)
    working("a-river", state, "light-blue")

    assert best(state) != "sell chicken"


def test_a_fair_that_can_be_held_is_held() -> None:
    state = table()
    give(state, 0, sheep=1, rock=1)
    at_fairs(state)

    assert best(state) == "hold spring-1"


def test_a_winter_fair_waits_for_its_gems_only_if_they_are_near() -> None:
    state = table()
    in_season(state, "summer")
    own_fair(state, 0, "winter-1")
    give(state, 0, cow=1, chicken=1, wheat=1)
    at_fairs(state)

    assert best(state) == "hold winter-1"


def test_the_last_thing_for_a_fair_is_fetched_before_the_season_ends() -> None:
    state = bare()
    give(state, 0, rock=1)
    team(state, 0, "black", keyper=False)
    state.claimed[0] = 0
    turn(state, 0)

    assert best(state) in ("at a-sheep", "at b-sheep", "at c-sheep")


def test_the_display_of_winter_is_folded_for_the_tiles_that_count_it() -> None:
    state = table()
    built(state, 0, "mine", upgraded=True)
    in_season(state, "autumn")
    for seat, board in enumerate("abc"):
        team(state, seat)
        claim(state, seat, board)
    at_fairs(state)
    while "fold late-1" not in offers(state):
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, Random(1)) if mover(state) == NATURE else legal[-1])

    assert best(state, "planner") == "fold late-1"


def test_the_planner_minds_less_who_joins_the_more_others_there_are() -> None:
    def minds(seats: int) -> float:
        state = table(seats)
        put(state, 0, "orange", "a-clay")
        return leaning(state, "join orange")

    assert minds(2) < minds(4)


def test_the_planner_is_eager_to_join_where_there_is_something_to_do() -> None:
    state = table()
    put(state, 0, "orange", "a-clay")

    assert leaning(state, "join orange") > 0


def test_the_planner_would_rather_work_where_nobody_can_join() -> None:
    state = table()
    team(state, 1, "brown")
    team(state, 2, "brown")
    turn(state, 0)
    play(state, "0 keyple brown")
    shared = leaning(state, "at a-logs")
    state = table()
    team(state, 1, "grey")
    team(state, 2, "grey")
    turn(state, 0)
    play(state, "0 keyple brown")

    assert shared < leaning(state, "at a-logs") == 0


def test_the_planner_does_not_claim_first() -> None:
    assert best(table(), "planner").startswith("keyple")


def test_the_planner_claims_before_its_last_keyples_are_played() -> None:
    state = table()
    stand(state, 1, "b-logs", "brown")
    stand(state, 1, "b-clay", "orange")
    team(state, 0, "grey", "black")
    turn(state, 0)

    assert best(state, "planner") == "keyper b"


def test_work_that_is_worth_it_is_joined() -> None:
    state = table()
    put(state, 0, "orange", "a-clay")

    assert best(state).startswith("join")


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_work_that_brings_nothing_is_not_joined(name: str) -> None:
    state = table()
    bereave(state, 1)
    put(state, 0, "orange", "a-build")

    assert best(state, name) == "decline"


def test_two_keyples_are_laid_down_together() -> None:
    state = table()
    for seat in range(3):
        team(state, seat)
        claim(state, seat, "abc"[seat])
    team(state, 1, "white", keyper=False)
    stand(state, 0, "a-wheat", "light-green")
    stand(state, 0, "a-wheat", "light-green")
    turn(state, 0)

    assert best(state) == "lay-both a-wheat"


def test_a_tile_is_taken_for_the_gems_at_hand() -> None:
    state = bare("autumn")
    give(state, 0, emerald=4, ruby=4, brick=1, stone=1, wood=2)
    state.bag |= state.market
    state.market = 0
    for name in ("jeweller", "copse", "village-hall"):
        _on_the_market(state, name)
    team(state, 0, "black")
    turn(state, 0)
    while mover(state) == NATURE:
        GAME.play(state, GAME.deal(state, Random(1)))
    put(state, 0, "black", "a-tile")

    assert best(state) == "take jeweller"


def _on_the_market(state: Keydom, name: str) -> None:
    bit = 1 << (TILE.read(name) - HOME_TILES)
    state.bag &= ~bit
    state.market |= bit


# Instinct.


def test_instinct_has_an_answer_for_every_decision_of_a_player() -> None:
    assert set(WORTH) == set(GRAMMAR.players)


def test_instinct_fills_a_house() -> None:
    state = bare("autumn", 3, 3, 3)
    built(state, 0, "sheep-shelter", upgraded=True)
    team(state, 0, "light-green")
    turn(state, 0)
    play(state, "0 keyple light-green")

    assert by_instinct(state) == "at a-sheep"


def test_instinct_builds_on_empty_plots() -> None:
    state = bare()
    built(state, 0, "brickmaker", "village-1")
    give(state, 0, brick=1, wheat=1)
    working("a-build", state, "orange")
    play(state, "0 build pavements")

    assert by_instinct(state) != "on village-1"


@pytest.mark.parametrize("seats", GAME.seats)
def test_instinct_beats_chance(seats: int) -> None:
    totals = [0, 0]
    for number in range(4):
        rng = Random(number)
        state = GAME.begin(seats)
        while (seat := GAME.mover(state)) != OVER:
            if seat == NATURE:
                GAME.play(state, GAME.deal(state, rng))
            elif seat == number % seats:
                GAME.play(state, GAME.parse(by_instinct(state)))
            else:
                GAME.play(state, rng.choice(GAME.legal(state)))
        scores = GAME.scores(state)
        totals[0] += scores[number % seats].total
        totals[1] += max(score.total for place, score in enumerate(scores) if place != number % seats)

    assert totals[0] > 2 * totals[1]


def test_a_decision_is_thought_through_until_the_keyple_is_placed() -> None:
    state = bare()
    play(state, "0 keyple orange")

    assert not SIGHT.resting(state)


def test_single_actions_are_judged_one_by_one() -> None:
    state = bare()
    give(state, 0, log=2, clay=2)
    working("a-build", state, "orange")

    assert SIGHT.resting(state)


def test_nobody_waits_for_a_joiner_to_see_what_the_work_brings() -> None:
    state = table()
    put(state, 0, "brown", "a-logs")
    waiting = feature(state, "raw")
    decline(state)

    assert waiting > feature(state, "raw") - 1
