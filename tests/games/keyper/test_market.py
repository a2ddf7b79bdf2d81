"""Country tiles and winter fairs: the market, the bag and the discards."""

from __future__ import annotations

from keydom.games.keyper.components import COUNTRY_TILES

from .builders import alone, asked, market, offers, play, put, turn


def test_the_market_is_filled_to_eight_before_the_next_turn() -> None:
    """R-KR-31."""
    state = alone()
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn", "* draw windmill")
    assert (len(market(state)), asked(state)) == (8, "1 Turn")


def test_when_the_bag_is_empty_in_spring_the_other_tiles_come_in() -> None:
    """R-KR-31."""
    state = alone()
    state.discards, state.bag = state.bag, 0
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn")
    assert "draw mine" in offers(state)
    assert "draw-fair winter-3" in offers(state)
    assert "draw windmill" not in offers(state)


def test_when_the_bag_is_empty_later_the_discards_come_back() -> None:
    """R-KR-31."""
    state = alone("summer")
    state.discards, state.bag = state.bag, 0
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn")
    assert "draw windmill" in offers(state)


def test_a_bag_emptied_by_the_last_draw_takes_in_the_discards_at_once() -> None:
    """R-KR-31: what is on display at the end of the season joins the discards only after that."""
    state = alone("summer")
    last = state.bag & -state.bag
    state.discards, state.bag = state.bag ^ last, last
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn")
    discards = state.discards
    play(state, f"* {offers(state)[0]}")
    assert (state.bag, state.discards) == (discards, 0)


def test_a_bag_emptied_in_spring_takes_in_the_other_tiles_at_once() -> None:
    """R-KR-31."""
    state = alone()
    last = state.bag & -state.bag
    state.discards, state.bag = state.bag ^ last, last
    aside = state.aside
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn")
    play(state, f"* {offers(state)[0]}")
    assert (state.bag, state.aside) == (aside, 0)


def test_when_nothing_is_left_the_market_stays_short() -> None:
    """R-KR-31."""
    state = alone("summer")
    state.plans[1] |= (state.bag & (1 << COUNTRY_TILES) - 1) << 12
    state.winter[1] = state.bag >> COUNTRY_TILES
    state.bag = 0
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn")
    assert (len(market(state)), asked(state)) == (7, "1 Turn")


def test_a_winter_fair_is_taken_like_a_tile() -> None:
    state = alone("summer")
    put(state, 0, "brown", "a-tile")
    play(state, "0 take barn", "* draw-fair winter-4")
    turn(state, 0)
    put(state, 0, "grey", "b-tile")
    play(state, "0 take-fair winter-4")
    assert state.winter[0] == 0b1000


def test_an_empty_market_offers_nothing() -> None:
    state = alone("summer")
    tiles = state.market | state.bag
    state.market = state.bag = 0
    state.plans[1] |= (tiles & (1 << COUNTRY_TILES) - 1) << 12
    state.winter[1] = tiles >> COUNTRY_TILES
    put(state, 0, "black", "a-tile")
    assert asked(state) == "1 Turn"
