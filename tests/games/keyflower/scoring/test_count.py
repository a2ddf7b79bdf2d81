"""The end of the game: every line of the score, step by step."""

from __future__ import annotations

import pytest

from keydom.core.game import Line, places
from keydom.games.keyflower import GAME
from keydom.games.keyflower.state import KeyflowerState

from ..builders import (
    at_work,
    bid,
    boats,
    exhaust,
    goods,
    lots,
    own,
    pass_all,
    play,
    purple,
    season,
    skills,
    table,
    upgraded,
    workers,
)
from ..looking import asked, goods_on, offers, over, owner, points, sound


def last(seats: int = 3) -> KeyflowerState:
    """A table where nothing is on auction; the purple piece is with seat 0, so most tests are about seat 1."""
    state = table(seats)
    lots(state)
    return state


def having(*tiles: str, seats: int = 3) -> KeyflowerState:
    """Seat 1 has these tiles."""
    state = last(seats)
    for tile in tiles:
        own(state, 1, tile)
    return state


def total(state: KeyflowerState, seat: int = 1) -> int:
    return GAME.scores(state)[seat].total


def lines(state: KeyflowerState, seat: int = 1) -> list[Line]:
    return GAME.scores(state)[seat].lines


def finish(state: KeyflowerState) -> None:
    """All pass, take the first boat and build at the first place, to the end of the game."""
    pass_all(state)
    while not over(state):
        GAME.play(state, GAME.legal(state)[0])
    sound(state)


def test_a_village_with_nothing_scores_nothing() -> None:
    assert GAME.scores(last())[1].lines == []


# Yards.


@pytest.mark.parametrize(
    ("tile", "good", "basic", "up"),
    [("timber-yard", "wood", 2, 3), ("stone-yard", "stone", 2, 3), ("blacksmith", "iron", 2, 3)],
)
def test_a_yard_scores_each_good_of_its_kind_on_it(tile: str, good: str, basic: int, up: int) -> None:
    state = having(tile)
    goods(state, tile, **{good: 4})
    before = points(state, 1)
    upgraded(state, tile)
    assert (before, points(state, 1)) == ({tile: 4 * basic}, {tile: 4 * up})


def test_a_barn_scores_every_good_on_it() -> None:
    state = having("barn")
    goods(state, "barn", wood=1, stone=2, iron=3)
    assert points(state, 1) == {"barn": 6}


def test_an_upgraded_barn_scores_two_for_every_good() -> None:
    state = having("barn")
    goods(state, "barn", wood=1, stone=2, iron=3)
    upgraded(state, "barn")
    assert points(state, 1) == {"barn": 12}


@pytest.mark.parametrize("tile", ["timber-yard", "stone-yard", "blacksmith"])
def test_gold_on_a_yard_counts_as_its_kind(tile: str) -> None:
    state = having(tile)
    goods(state, tile, gold=2)
    assert points(state, 1) == {tile: 4}


def test_gold_on_a_barn_counts_there_and_not_as_gold() -> None:
    """R-KF-21."""
    state = having("barn")
    upgraded(state, "barn")
    goods(state, "barn", gold=2)
    assert points(state, 1) == {"barn": 4}


def test_another_kind_on_a_yard_does_not_score_there() -> None:
    state = having("timber-yard")
    goods(state, "timber-yard", wood=1, stone=3)
    assert points(state, 1) == {"timber-yard": 2}


def test_goods_elsewhere_are_not_carried_to_a_yard_at_the_end() -> None:
    state = having("timber-yard")
    goods(state, "home-2", wood=3)
    assert points(state, 1) == {}


def test_what_does_not_fit_on_a_yard_is_free_for_other_uses() -> None:
    """R-KF-21."""
    state = having("timber-yard", "mercers-guild")
    goods(state, "timber-yard", wood=1, stone=1, iron=1)
    goods(state, "home-2", wood=1)
    assert points(state, 1) == {"timber-yard": 2, "mercers-guild": 5}


def test_with_boat_3b_every_good_fits_on_every_yard() -> None:
    """R-KF-22."""
    state = having("timber-yard", "boat-3b")
    goods(state, "timber-yard", stone=2, iron=1, gold=1)
    assert points(state, 1) == {"timber-yard": 8}


def test_workers_on_a_barn_are_no_resources() -> None:
    state = having("barn")
    at_work(state, "barn", blue=2)
    assert points(state, 1) == {}


# Fixed points.


@pytest.mark.parametrize(
    ("tile", "basic", "up"),
    [
        *[(tile, 0, 3) for tile in ("keywood", "keystone-quarry", "key-mine", "woodcutter", "quarryman", "miner")],
        *[(tile, 0, 3) for tile in ("gold-mine", "workshop", "apprentice-hall", "store", "brewer")],
        *[(tile, 0, 0) for tile in ("alehouse", "peddler", "tavern", "inn", "timber-yard", "barn")],
        *[(tile, 0, 5) for tile in ("stable", "hiring-fair", "farrier", "fair", "wainwright")],
        *[(tile, 0, 7) for tile in ("carpenter", "mason", "smelter", "goldsmith")],
        *[(tile, 3, 10) for tile in ("sawmill", "sculptor", "forge")],
        ("well", 3, 7),
    ],
)
def test_a_tile_scores_the_points_on_the_side_that_lies_up(tile: str, basic: int, up: int) -> None:
    state = having(tile)
    before = total(state)
    upgraded(state, tile)
    assert (before, total(state)) == (basic, up)


def test_an_upgraded_home_scores_five() -> None:
    state = last()
    upgraded(state, "home-2")
    assert points(state, 1) == {"home-2": 5}


@pytest.mark.parametrize(("boat", "seats", "value"), [("flipper", 4, 2), ("ianvincible", 5, 5)])
def test_a_boat_scores_its_fixed_points(boat: str, seats: int, value: int) -> None:
    state = having(boat, seats=seats)
    upgraded(state, "home-2")  # nothing is left for Flipper to turn over
    assert points(state, 1)[boat] == value


# Gold.


def test_a_gold_left_over_scores_one() -> None:
    state = last()
    goods(state, "home-2", gold=4)
    assert points(state, 1) == {"gold": 4}


def test_gold_anywhere_in_the_village_counts() -> None:
    state = having("keywood", "timber-yard")
    goods(state, "keywood", gold=1)
    goods(state, "home-2", gold=1)
    assert points(state, 1) == {"gold": 2}


def test_other_resources_left_over_score_nothing() -> None:
    state = last()
    goods(state, "home-2", wood=3, stone=3, iron=3)
    assert points(state, 1) == {}


def test_workers_and_skills_left_over_score_nothing() -> None:
    state = last()
    workers(state, 1, blue=5, green=5)
    skills(state, 1, saw=5)
    assert points(state, 1) == {}


# Everything together.


def rich() -> KeyflowerState:
    state = having("barn", "sawmill", "keyflower", "boat-2b", "stable", "scribes", "key-market", "keythedral")
    upgraded(state, "sawmill")
    goods(state, "barn", wood=3, gold=1)
    goods(state, "home-2", gold=2, stone=1)
    skills(state, 1, saw=1, pickaxe=1, anvil=2)
    workers(state, 1, green=2, blue=3)
    return state


def test_the_whole_score_of_a_village() -> None:
    assert points(rich(), 1) == {
        "barn": 4,
        "sawmill": 10,
        "keythedral": 12,
        "scribes": 10,
        "key-market": 4,
        "keyflower": 6,
        "gold": 2,
    }


def test_the_lines_of_a_score_add_up() -> None:
    state = rich()
    assert sum(line.points for line in lines(state)) == total(state) == 48


def test_a_line_says_how_many_and_for_how_much() -> None:
    found = {line.source: line.how for line in lines(rich())}
    assert (found["tile:barn"], found["tile:key-market"]) == ({"count": 4, "value": 1}, {"count": 2, "value": 2})


def test_the_steps_come_in_order() -> None:
    """Yards, fixed points, winter tiles, boats, gold."""
    sources = [line.source for line in lines(rich())]
    wanted = ["tile:barn", "tile:sawmill", "tile:scribes", "tile:keyflower", "gold"]
    assert [source for source in sources if source in wanted] == wanted


def test_what_one_has_scores_for_nobody_else() -> None:
    assert points(rich(), 2) == {}


# In the middle of the game.


def test_scores_can_be_asked_for_at_any_time() -> None:
    assert [len(GAME.scores(state)) for state in (GAME.begin(4), table(4))] == [4, 4]


def test_before_the_end_workers_in_the_own_village_count() -> None:
    """They will come home."""
    state = having("keywood", "village-hall")
    at_work(state, "keywood", blue=2)
    workers(state, 1, blue=1)
    assert points(state, 1) == {"village-hall": 3}


def test_before_the_end_a_leading_bid_does_not_count() -> None:
    """It will go into the bag."""
    state = table(3)
    lots(state, "miner")
    own(state, 1, "village-hall")
    bid(state, 1, "miner", 3, "blue")
    assert points(state, 1) == {}


def test_before_the_end_an_outbid_group_counts() -> None:
    """It will come home, like workers in the own village."""
    state = table(3)
    lots(state, "miner")
    own(state, 1, "village-hall")
    bid(state, 1, "miner", 3, "blue")
    bid(state, 2, "miner", 4, "blue")
    assert points(state, 1) == {"village-hall": 3}


def test_a_position_is_not_changed_by_asking_for_its_score() -> None:
    state = rich()
    twin = state.copy()
    GAME.scores(state)
    assert state == twin


# Ties.


def tied(start: int, merchants: str = "none") -> KeyflowerState:
    """A winter without bids. Who takes a boat first has the Keyflower (1), the second one Sea Bastion (0) and, passed
    on, the purple piece (1), the third one Sea Breese (2)."""
    state = table(3, merchants=merchants)
    boats(state, "keyflower", "sea-bastion", "sea-breese")
    season(state, "winter")
    lots(state)
    purple(state, start)
    finish(state)
    return state


def test_two_with_equal_totals() -> None:
    assert [score.total for score in GAME.scores(tied(0))] == [1, 1, 2]


def test_players_with_equal_totals_share_the_place() -> None:
    """R-KF-31."""
    assert places(GAME.scores(tied(0))) == [2, 2, 1]


def test_with_the_merchants_the_one_of_equal_totals_who_took_a_boat_first_in_winter_is_ahead() -> None:
    """R-KF-31."""
    assert places(GAME.scores(tied(0, "mixed"))) == [2, 3, 1]


def test_of_equal_totals_the_seat_does_not_decide() -> None:
    """R-KF-31."""
    assert places(GAME.scores(tied(2, "mixed"))) == [3, 1, 2]


def test_a_higher_total_beats_an_earlier_boat() -> None:
    """R-KF-31."""
    state = table(3)
    season(state, "winter")
    lots(state)
    own(state, 2, "keythedral")
    finish(state)
    assert (owner(state, "keyflower"), places(GAME.scores(state))[2]) == (0, 1)


def test_who_took_a_boat_first_in_autumn_does_not_matter() -> None:
    """R-KF-31."""
    state = table(3, merchants="full")
    season(state, "autumn")
    lots(state)
    bid(state, 2, "order-1", 1, "blue")
    pass_all(state)
    while not asked(state).endswith("Submit"):
        GAME.play(state, GAME.legal(state)[0])
    assert [score.tiebreak for score in GAME.scores(state)] == [(0,), (0,), (0,)]


def test_a_supply_that_is_empty_takes_nothing_from_a_score() -> None:
    state = having("jeweller")
    goods(state, "home-2", gold=3)
    exhaust(state, "gold")
    assert (points(state, 1), sum(goods_on(state, "home-2").values())) == ({"jeweller": 6}, 3)


def test_at_the_end_nothing_more_can_be_done() -> None:
    state = table(3)
    season(state, "winter")
    lots(state)
    finish(state)
    assert offers(state) == []


def test_a_line_of_play_to_the_end_scores_what_it_should() -> None:
    """Seat 0 wins the key market with two blue and has two green left; nobody bids for the piece, so seat 1 has it."""
    state = table(3)
    season(state, "winter")
    lots(state, "key-market")
    workers(state, 0, blue=2, green=2)
    play(state, "0 bid key-market", "0 in blue", "0 add 2")
    finish(state)
    assert [points(state, seat) for seat in range(3)] == [
        {"key-market": 4, "keyflower": 1},
        {"gold": 1},
        {"sea-breese": 2},
    ]
