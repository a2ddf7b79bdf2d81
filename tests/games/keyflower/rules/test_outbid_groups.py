"""Many outbid groups: which of them a use could take is found without trying every way to put them together."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from types import FrameType

import pytest

from keydom.games.keyflower.components import COLOURS, TILES
from keydom.games.keyflower.rules import mixing, requirements
from keydom.games.keyflower.rules.workers import group_choices, outbid
from keydom.games.keyflower.state import KeyflowerState

from ..builders import at_work, bid, own, play, season, table, turn, workers
from ..looking import offers

BOUND = 1500  # hands that are asked whether they have enough, in one look for all legal actions
compiled = pytest.mark.skipif(
    not str(mixing.__file__).endswith(".py"), reason="compiled functions are not seen by a profile"
)


class Watch:
    """Counts how often a hand is asked, and ends what asks too often."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        asks = frame.f_code.co_name in ("affords", "leaves_enough")
        if event == "call" and asks and frame.f_code.co_filename in (mixing.__file__, requirements.__file__):
            self.calls += 1
            assert self.calls <= BOUND, "too many ways are tried"


def outbid_often(groups: int, boat: str = "boat-4b", colours: int = 3) -> KeyflowerState:
    """Seat 0 of six is outbid for so many tiles in these colours, and its Stable has nothing to carry or to upgrade."""
    state = table(6)
    season(state, "summer")
    own(state, 0, "stable", "-1,0")
    if boat:
        own(state, 0, boat, beside=True)
    at_work(state, "stable", blue=1)
    for place, tile in enumerate(state.on_sale[:groups]):
        colour = COLOURS[place % colours]
        bid(state, 0, TILES[tile], 1 + place % 2, colour)
        bid(state, 1, TILES[tile], 2 + place % 2, colour)
    workers(state, 0, blue=1)
    turn(state, 0)
    return state


@compiled
def test_what_outbid_groups_could_do_is_found_in_few_looks() -> None:
    state = outbid_often(14)
    assert len(outbid(state, 0)) == len(state.on_sale) == 14
    before = sys.getprofile()
    sys.setprofile(Watch())
    try:
        found = offers(state)
    finally:
        sys.setprofile(before)
    assert "use stable" not in found


@pytest.mark.parametrize("room", range(-1, 7))
def test_of_groups_that_are_alike_it_does_not_matter_which_are_moved(room: int) -> None:
    state = outbid_often(8)
    lots = outbid(state, 0)
    kinds = {lot: (state.bid_colour(lot, 0), state.bid_size(lot, 0)) for lot in lots}

    def alike(some: tuple[int, ...]) -> tuple[tuple[tuple[int, int], int], ...]:
        return tuple(sorted(Counter(kinds[lot] for lot in some).items()))

    some = [few for count in range(len(lots) + 1) for few in combinations(lots, count)]
    wanted = {alike(few) for few in some if sum(kinds[lot][1] for lot in few) <= room}
    found = group_choices(state, 0, lots, room)
    moved = [tuple(lot for lot in lots if (joined >> lot) & 1) for joined, _ in found]
    assert [sum(kinds[lot][1] for lot in few) for few in moved] == [total for _, total in found]
    assert sorted(alike(few) for few in moved) == sorted(wanted)


@pytest.mark.parametrize(("count", "offered"), [(6, True), (7, False)])
def test_all_outbid_groups_of_a_colour_go_to_one_bid(count: int, offered: bool) -> None:
    state = outbid_often(4, boat="", colours=1)  # groups of 1, 2, 1 and 2, and a worker behind the screen
    tile = TILES[state.on_sale[5]]
    bid(state, 1, tile, count, "blue")
    assert (f"bid {tile}" in offers(state)) is offered
    if offered:
        play(state, f"0 bid {tile}", *[f"0 move {TILES[lot]}" for lot in state.on_sale[:4]])
        assert offers(state) == ["add 1"]
