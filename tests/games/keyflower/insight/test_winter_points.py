"""In winter no level leaves points lying that workers nobody needs any more can bring at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from keydom.bots import make_bot
from keydom.bots.levels import LEVELS
from keydom.games.keyflower import GAME
from keydom.games.keyflower.insight.features import KeyflowerInsight
from keydom.games.keyflower.rules.turns import EndOfTurn
from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, bid, goods, lots, own, play, purple, season, skills, table, turn, workers

# The levels, with so few worlds to search that the tests are quick.
NAMES = list(dict.fromkeys(f"{level.bot}:10" if level.budget_ms else level.bot for level in LEVELS.values()))


def winter(*tiles: str, up: bool = False, seats: int = 3, owner: int = 0, **options: str) -> KeyflowerState:
    """Winter: a seat has these tiles, and seat 0, which is to move, one yellow worker; nothing it could bid for."""
    state = table(seats, **options)
    season(state, "winter")
    lots(state)
    for tile in tiles:
        own(state, owner, tile, up=up)
    purple(state, seats - 1)
    for number, order in enumerate(state.order_tiles(), 1):
        bid(state, seats - 1, f"order-{number}", 4, "blue" if order % 2 else "red")
    for seat in range(1, seats):
        workers(state, seat, blue=2)
    workers(state, 0, yellow=1)
    turn(state, 0)
    return state


def a_gold_mine_of_ones_own() -> KeyflowerState:
    return winter("gold-mine")


def a_gold_mine_of_somebody_else() -> KeyflowerState:
    return winter("gold-mine", owner=1)


def gold_for_ones_own_jeweller() -> KeyflowerState:
    return winter("gold-mine", "jeweller")


def a_home_whose_upgrade_is_paid_for() -> KeyflowerState:
    state = winter()
    goods(state, "home-1", wood=1, stone=1)
    return state


def an_upgrade_by_somebody_elses_home() -> KeyflowerState:
    state = winter("goldsmith")
    goods(state, "goldsmith", gold=2)
    at_work(state, "home-1", red=1)
    return state


def an_upgrade_that_a_skill_pays_for() -> KeyflowerState:
    state = winter("keywood", seats=2)
    skills(state, 0, saw=1)
    return state


def a_wood_one_step_from_the_timber_yard() -> KeyflowerState:
    state = winter("timber-yard")
    goods(state, "home-1", wood=1)
    return state


def an_anvil_that_buys_three_gold() -> KeyflowerState:
    state = winter("smelter", up=True, seats=4)
    skills(state, 0, anvil=1)
    return state


def gold_for_a_winter_tile_that_is_as_good_as_won() -> KeyflowerState:
    state = winter("gold-mine")
    lots(state, "jeweller")
    bid(state, 0, "jeweller", 3, "green")
    bid(state, 2, "order-1", 4, "blue")
    bid(state, 2, "order-2", 4, "red")
    return state


def the_last_to_pass_with_workers_left() -> KeyflowerState:
    state = winter("gold-mine", seats=2)
    workers(state, 0, red=2)
    state.passes = 1
    return state


def an_extension_that_a_skill_pays_for() -> KeyflowerState:
    state = winter("sawmill", up=True, merchants="full")
    skills(state, 0, saw=1)
    return state


def an_upgrade_with_an_icon_that_is_left() -> KeyflowerState:
    state = winter("sawmill", "stable", seats=2)
    goods(state, "sawmill", wood=3)
    play(state, "0 use stable", "0 in yellow", "0 add 1")
    return state


POSITIONS = [
    a_gold_mine_of_ones_own,
    a_gold_mine_of_somebody_else,
    gold_for_ones_own_jeweller,
    a_home_whose_upgrade_is_paid_for,
    an_upgrade_by_somebody_elses_home,
    an_upgrade_that_a_skill_pays_for,
    a_wood_one_step_from_the_timber_yard,
    an_anvil_that_buys_three_gold,
    gold_for_a_winter_tile_that_is_as_good_as_won,
    the_last_to_pass_with_workers_left,
    an_extension_that_a_skill_pays_for,
    an_upgrade_with_an_icon_that_is_left,
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_in_winter_no_level_passes_where_a_use_or_an_upgrade_adds_points_and_loses_nothing(
    position: Callable[[], KeyflowerState], name: str
) -> None:
    state = position()
    before = GAME.scores(state)[0].total
    player, rng = make_bot(name, GAME, state.seats), Random(1)
    while GAME.mover(state) == 0 and not isinstance(state.frames[-1], EndOfTurn):
        GAME.play(state, player.choose(GAME.view(state, 0), GAME.legal(state), rng))
        if GAME.scores(state)[0].total > before:
            break
    assert GAME.scores(state)[0].total > before


def rather(state: KeyflowerState) -> str:
    """What is better than to pass."""
    return str(KeyflowerInsight().override(state, GAME.legal(state), GAME.parse("pass")))


def test_a_worker_that_scores_more_at_home_is_not_given_away_for_a_gold() -> None:
    state = winter("gold-mine", owner=1)
    own(state, 0, "village-hall")
    assert rather(state) == "pass"


def test_a_worker_that_comes_home_again_is_used_all_the_same() -> None:
    state = winter("gold-mine", "village-hall")
    assert rather(state) == "use gold-mine"


def test_a_worker_that_a_bid_may_still_need_is_kept() -> None:
    """Somebody else could outbid the seat, which has a worker of the colour to answer with."""
    state = winter("gold-mine")
    lots(state, "keythedral")
    bid(state, 0, "keythedral", 2, "yellow")
    workers(state, 1, yellow=4)
    assert rather(state) == "pass"


def test_a_worker_of_a_colour_that_no_bid_needs_is_used() -> None:
    state = winter("gold-mine")
    lots(state, "keythedral")
    bid(state, 2, "order-1", 4, "blue")
    bid(state, 2, "order-2", 4, "red")
    bid(state, 0, "keythedral", 2, "green")
    workers(state, 1, green=4)
    assert rather(state) == "use gold-mine"


def test_others_who_have_passed_are_not_given_another_chance_to_outbid() -> None:
    state = winter("gold-mine")
    lots(state, "keythedral")
    bid(state, 0, "keythedral", 2, "green")
    workers(state, 1, green=4)
    state.passes = 2
    assert rather(state) == "pass"


def test_a_worker_is_not_given_to_somebody_whom_it_brings_as_much() -> None:
    state = winter("gold-mine", "village-hall", owner=1)
    workers(state, 1, yellow=2)
    assert rather(state) == "pass"


def test_before_winter_a_pass_is_left_alone() -> None:
    state = table()
    lots(state)
    own(state, 0, "gold-mine")
    workers(state, 0, yellow=1)
    assert rather(state) == "pass"
