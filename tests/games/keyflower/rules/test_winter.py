"""Winter: the players choose in secret what comes on auction, and nobody can tell who brought it."""

from __future__ import annotations

from random import Random

import pytest

from keydom.core.game import settle
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import BOAT_NAMES, TILES, WINTER, WINTER_TILES
from keydom.games.keyflower.rules.seasons import Season
from keydom.games.keyflower.state import GONE, ON_SALE, KeyflowerState

from ..builders import bid, cargo, hand, lots, match, own, pass_all, play, purple, season, table, workers
from ..looking import (
    asked,
    goods_on,
    in_bag,
    mover,
    offers,
    on_auction,
    on_board,
    owner,
    points,
    screen,
    told,
    village,
    why,
)


def choosing(seats: int = 3, start: int = 0, keep: bool = False) -> KeyflowerState:
    """Winter begins: the start player is to choose. With `keep`, everybody has a worker for the turns that follow."""
    state = table(seats)
    season(state, "autumn")
    lots(state)
    for boat in BOAT_NAMES[:seats]:
        cargo(state, boat)
    purple(state, start)
    if seats == 3:
        hand(state, 0, "apothecary", "jeweller", "keythedral")
        hand(state, 1, "scholar", "scribes", "windmill")
        hand(state, 2, "key-market", "key-guild", "watermill")
    for seat in range(seats) if keep else ():
        workers(state, seat, blue=2)
    state.frames = [Season(WINTER)]
    settle(state, None)
    return state


def brought(state: KeyflowerState) -> list[str]:
    """The winter tiles on auction."""
    return [tile for tile in on_auction(state) if tile in WINTER_TILES]


def held(state: KeyflowerState, seat: int) -> set[str]:
    return {tile for tile in WINTER_TILES if state.hands[seat] & winter_bit(TILES.index(tile))}


CHOICES = ("0 submit apothecary", "1 submit scribes+windmill", "2 submit watermill")


# The choice.


def test_everybody_chooses_clockwise_from_the_start_player() -> None:
    state = choosing(start=1)
    order = []
    for _ in range(3):
        order.append(mover(state))
        play(state, f"{mover(state)} {offers(state)[0]}")
    assert order == [1, 2, 0]


def test_any_of_the_own_tiles_may_be_chosen_but_at_least_one() -> None:
    assert set(offers(choosing())) == {
        "submit apothecary",
        "submit jeweller",
        "submit keythedral",
        "submit apothecary+jeweller",
        "submit apothecary+keythedral",
        "submit jeweller+keythedral",
        "submit apothecary+jeweller+keythedral",
    }


@pytest.mark.parametrize(("seats", "ways"), [(2, 7), (3, 7), (4, 7), (5, 3), (6, 3)])
def test_so_many_choices_with_as_many_tiles_as_were_dealt(seats: int, ways: int) -> None:
    assert len(offers(choosing(seats))) == ways


def test_chosen_tiles_are_on_auction_with_the_turn_order_tiles() -> None:
    state = choosing(keep=True)
    play(state, *CHOICES)
    assert set(on_auction(state)) == {"order-1", "order-2", "apothecary", "scribes", "watermill", "windmill"}


def test_all_dealt_tiles_may_come_into_play() -> None:
    state = choosing(keep=True)
    for _ in range(3):
        play(state, f"{mover(state)} {offers(state)[-1]}")
    assert len(brought(state)) == 9


def test_tiles_kept_back_leave_the_game() -> None:
    state = choosing(keep=True)
    play(state, *CHOICES)
    assert [owner(state, tile) for tile in ("apothecary", "jeweller", "scholar")] == [ON_SALE, GONE, GONE]


def test_after_the_last_choice_the_start_player_has_the_first_turn() -> None:
    state = choosing(start=1, keep=True)
    play(state, "1 submit scribes", "2 submit watermill", "0 submit apothecary")
    assert asked(state) == "1 Turn"


def test_in_winter_no_boats_are_loaded() -> None:
    state = choosing(keep=True)
    play(state, *CHOICES)
    assert [on_board(state, boat) for boat in BOAT_NAMES[:3]] == [{}, {}, {}]


# Secrecy.


def test_winter_tiles_are_laid_out_by_name_so_that_nobody_can_tell_who_brought_them() -> None:
    """R-KF-19."""
    state = choosing(keep=True)
    play(state, *CHOICES)
    assert brought(state) == ["apothecary", "scribes", "watermill", "windmill"]


def test_whoever_brought_what_the_table_looks_the_same_afterwards() -> None:
    """R-KF-19: the same four tiles brought by others."""
    first, second = choosing(keep=True), choosing(keep=True)
    hand(second, 0, "scribes", "windmill", "keythedral")
    hand(second, 1, "scholar", "apothecary", "jeweller")
    play(first, *CHOICES)
    play(second, "0 submit scribes+windmill", "1 submit apothecary", "2 submit watermill")
    assert GAME.view(first, 2) == GAME.view(second, 2)


def test_what_was_kept_back_is_not_seen_even_after_the_choice() -> None:
    """R-KF-19: a tile kept back looks like one that was never dealt."""
    first, second = choosing(keep=True), choosing(keep=True)
    hand(second, 0, "apothecary", "mercers-guild", "keythedral")
    play(first, *CHOICES)
    play(second, *CHOICES)
    assert GAME.view(first, 1) == GAME.view(second, 1)


def test_a_choice_is_read_by_its_maker_alone() -> None:
    """R-KF-19."""
    game = match(choosing())
    game.play("submit apothecary", 0)
    assert [game.lines(seat)[-1][1] for seat in (0, 1, 2, None)] == ["submit apothecary", *["submit ?"] * 3]


def test_the_event_of_a_choice_does_not_name_the_tiles() -> None:
    """R-KF-19."""
    events = play(choosing(), "0 submit apothecary")
    assert [(event.key, event.args) for event in events] == [("submitted", {"seat": "seat:0"})]


def test_the_event_of_the_last_choice_names_the_tiles_by_name_only() -> None:
    """R-KF-19."""
    state = choosing(keep=True)
    play(state, *CHOICES[:2])
    assert [args["tile"] for args in told(play(state, CHOICES[2]), "laid-out")] == [
        "tile:apothecary",
        "tile:scribes",
        "tile:watermill",
        "tile:windmill",
    ]


def test_a_seat_sees_its_own_winter_tiles_and_how_many_the_others_have() -> None:
    state = choosing()
    seen = GAME.view(state, 1)
    assert (seen.hand, seen.held) == (state.hands[1], [3, 3, 3])


def test_a_choice_made_is_seen_by_its_maker_alone() -> None:
    state = choosing()
    play(state, "0 submit apothecary")
    assert [GAME.view(state, seat).pick != 0 for seat in (0, 1, 2, None)] == [True, False, False, False]


def test_another_choice_looks_the_same_to_the_others() -> None:
    first, second = choosing(), choosing()
    play(first, "0 submit apothecary")
    play(second, "0 submit jeweller+keythedral")
    assert [GAME.view(first, seat) == GAME.view(second, seat) for seat in (0, 1, 2, None)] == [False, True, True, True]


def test_a_choice_can_be_taken_back_until_the_tiles_are_shown() -> None:
    game = match(choosing())
    game.play("submit apothecary", 0)
    assert game.undoable(0)


def test_the_last_choice_shows_the_tiles_and_is_not_taken_back() -> None:
    game = match(choosing(keep=True))
    for line in CHOICES:
        game.play(line[2:], int(line[0]))
    assert not game.undoable(2)


def test_a_sample_gives_the_others_winter_tiles_that_the_seat_has_not() -> None:
    state = choosing()
    for seed in range(20):
        sample = GAME.sample(GAME.view(state, 1), Random(seed))
        assert held(sample, 1) == {"scholar", "scribes", "windmill"}
        assert not (held(sample, 0) | held(sample, 2)) & held(sample, 1)


def test_a_sample_gives_whoever_has_chosen_a_choice() -> None:
    state = choosing()
    play(state, "0 submit apothecary")
    picks = [GAME.sample(GAME.view(state, 1), Random(seed)).picks for seed in range(20)]
    assert all(pick[0] and not pick[1] and not pick[2] for pick in picks)


def test_a_sample_knows_the_own_choice() -> None:
    state = choosing()
    play(state, "0 submit apothecary")
    samples = [GAME.sample(GAME.view(state, 0), Random(seed)) for seed in range(10)]
    assert {sample.picks[0] for sample in samples} == {winter_bit(TILES.index("apothecary"))}


def test_samples_of_a_choice_differ() -> None:
    state = choosing()
    play(state, "0 submit apothecary")
    assert len({GAME.sample(GAME.view(state, 1), Random(seed)).picks[0] for seed in range(20)}) > 5


# Turns in winter.


def winter(*tiles: str) -> KeyflowerState:
    """Winter, with these tiles on auction."""
    state = table(3)
    season(state, "winter")
    lots(state, *tiles)
    return state


def test_winter_tiles_on_auction_can_be_bid_for_but_not_used() -> None:
    state = winter("scholar")
    workers(state, 0, blue=2)
    assert {"bid scholar", "use scholar"} & set(offers(state)) == {"bid scholar"}


def test_that_a_winter_tile_is_not_used_is_said() -> None:
    state = winter("scholar")
    workers(state, 0, blue=2)
    found = why(state, "use scholar")
    assert found is not None
    assert found.key == "not-in-winter"


def test_own_village_tiles_are_used_in_winter() -> None:
    state = winter("scholar")
    own(state, 0, "keywood")
    workers(state, 0, blue=2)
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert goods_on(state, "keywood") == {"wood": 1}


def test_village_tiles_of_others_are_used_in_winter() -> None:
    state = winter("scholar")
    own(state, 1, "keywood")
    workers(state, 0, blue=2)
    play(state, "0 use keywood", "0 in blue", "0 add 1")
    assert goods_on(state, "home-1") == {"wood": 1}


def test_workers_in_a_village_come_home_to_be_counted_at_the_end_of_winter() -> None:
    state = winter("scholar")
    own(state, 1, "keywood")
    workers(state, 0, blue=2)
    play(state, "0 use keywood", "0 in blue", "0 add 2")
    pass_all(state)
    assert screen(state, 1) == {"blue": 2}


def test_winning_bids_are_gone_before_the_score_is_taken() -> None:
    state = winter("village-hall")
    bid(state, 1, "village-hall", 3, "blue")
    before = in_bag(state)["blue"]
    pass_all(state)
    assert (screen(state, 1), in_bag(state)["blue"]) == ({}, before + 3)


def test_losing_bids_come_home_to_be_counted() -> None:
    state = winter("village-hall")
    own(state, 2, "apothecary")
    bid(state, 2, "village-hall", 5, "blue")
    bid(state, 1, "village-hall", 6, "blue")
    pass_all(state)
    assert points(state, 2) == {"apothecary": 3}


def test_a_winter_tile_that_is_won_is_laid_in_the_village() -> None:
    state = winter("scholar")
    bid(state, 1, "scholar", 1, "blue")
    pass_all(state)
    while state.frames:
        GAME.play(state, GAME.legal(state)[0])
    assert "scholar" in village(state, 1).values()


def test_a_winter_tile_without_a_bid_leaves_the_game() -> None:
    state = winter("scholar")
    pass_all(state)
    assert owner(state, "scholar") == GONE


def test_while_winter_tiles_are_chosen_nobody_leads_for_a_turn_order_tile() -> None:
    """As the game really comes to it, at the end of autumn."""
    state = table(3)
    season(state, "autumn")
    pass_all(state)
    while not asked(state).endswith("Submit"):
        GAME.play(state, GAME.legal(state)[0])
    assert [state.lead(lot) for lot in range(len(state.on_sale))] == [-1, -1]
