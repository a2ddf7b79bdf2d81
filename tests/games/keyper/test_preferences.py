"""What the bots prefer in Keyper: what a sensible player would."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import NATURE
from keydom.games.keyper import GAME
from keydom.games.keyper.actions import TILE
from keydom.games.keyper.components import HOME_TILES
from keydom.games.keyper.state import KeyperState

from .builders import (
    at_fairs,
    bereave,
    built,
    claim,
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
from .judging import bare, best, leaning


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


def _on_the_market(state: KeyperState, name: str) -> None:
    bit = 1 << (TILE.read(name) - HOME_TILES)
    state.bag &= ~bit
    state.market |= bit
