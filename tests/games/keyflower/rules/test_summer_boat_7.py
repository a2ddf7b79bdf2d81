"""Summer boat 7, both faces: goods from elsewhere on any own tile, and goods at the end of a season."""

from __future__ import annotations

import pytest

from keydom.core.game import NATURE
from keydom.games.keyflower.state import KeyflowerState

from ..builders import bid, exhaust, lots, own, pass_all, play, season, table, workers
from ..looking import asked, goods_on, mover, offers
from ..promos import use


def stowing(seat: int = 0) -> KeyflowerState:
    """Seat 0 has the Key mine, boat 7a belongs to a seat, and the Workshop is another's and upgraded."""
    state = table(3, promos="all")
    own(state, 0, "key-mine")
    own(state, 1, "workshop", up=True)
    own(state, seat, "boat-7a", beside=True)
    for user in (0, 1):
        workers(state, user, blue=4)
    return state


def test_boat_7a_puts_goods_from_elsewhere_on_any_own_tile() -> None:
    state = stowing()
    use(state, "workshop")
    assert offers(state) == ["store home-1", "store key-mine"]  # R-KF-27


def test_boat_7a_puts_all_goods_of_one_use_together() -> None:
    state = stowing()
    use(state, "workshop")
    play(state, "0 store key-mine")
    assert goods_on(state, "key-mine") == {"wood": 1, "stone": 1, "iron": 1}  # R-KF-27


def test_boat_7a_puts_goods_of_a_tile_on_auction_on_any_own_tile() -> None:
    state = stowing()
    lots(state, "keywood")
    use(state, "keywood")
    play(state, "0 store key-mine")
    assert goods_on(state, "key-mine") == {"wood": 1}


def test_with_boat_7a_goods_of_an_own_tile_stay_on_it() -> None:
    state = stowing()
    use(state, "key-mine")
    assert (goods_on(state, "key-mine"), asked(state)) == ({"iron": 1}, "1 Turn")


def test_boat_7a_serves_its_owner_only() -> None:
    state = stowing(seat=2)
    use(state, "workshop")
    assert goods_on(state, "home-1") == {"wood": 1, "stone": 1, "iron": 1}


def test_boat_7a_does_not_ask_where_to_put_nothing() -> None:
    state = table(3, promos="all", merchants="full")
    own(state, 0, "key-mine")
    own(state, 1, "assayer", up=True)
    own(state, 0, "boat-7a", beside=True)
    exhaust(state, "stone")
    exhaust(state, "iron")
    workers(state, 0, blue=2)
    use(state, "assayer")
    assert asked(state) == "0 TakeContract"


def through_the_season(state: KeyflowerState) -> None:
    """Everybody passes, and the season ends."""
    now = state.season
    lots(state)
    pass_all(state)
    while state.season == now and mover(state) != -2:
        play(state, f"{'*' if mover(state) == NATURE else mover(state)} {offers(state)[0]}")


@pytest.mark.parametrize("name", ["summer", "autumn", "winter"])
def test_boat_7b_gives_a_wood_a_stone_and_an_iron_at_the_end_of_a_season(name: str) -> None:
    state = table(3, promos="all")
    season(state, name)
    own(state, 0, "boat-7b", beside=True)
    through_the_season(state)
    assert goods_on(state, "home-1") == {"wood": 1, "stone": 1, "iron": 1}  # R-KF-28


def test_boat_7b_gives_in_the_season_it_is_won() -> None:
    state = table(3, promos="all")
    season(state, "summer")
    lots(state, "boat-7b")
    bid(state, 0, "boat-7b", 1, "blue")
    pass_all(state)
    while state.season == 1:
        play(state, f"{'*' if mover(state) == NATURE else mover(state)} {offers(state)[0]}")
    assert goods_on(state, "home-1") == {"wood": 1, "stone": 1, "iron": 1}  # R-KF-16, R-KF-28


def test_boat_7b_gives_what_is_there() -> None:
    state = table(3, promos="all")
    season(state, "autumn")
    own(state, 0, "boat-7b", beside=True)
    exhaust(state, "stone")
    through_the_season(state)
    assert goods_on(state, "home-1") == {"wood": 1, "iron": 1}  # R-KF-28


def test_boat_7a_gives_nothing_at_the_end_of_a_season() -> None:
    state = table(3, promos="all")
    season(state, "autumn")
    own(state, 0, "boat-7a", beside=True)
    through_the_season(state)
    assert goods_on(state, "home-1") == {}
