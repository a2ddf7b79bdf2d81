"""Villages grow: edges that match, turns, the order of building, and tiles that fit nowhere."""

from __future__ import annotations

import pytest

from keydom.core.game import NATURE, settle
from keydom.core.hexes import BOTTOM, LOWER_LEFT, LOWER_RIGHT, SIDES, TOP, UPPER_LEFT, UPPER_RIGHT, opposite
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import HEXAGONS
from keydom.games.keyflower.rules.building import Build
from keydom.games.keyflower.state import KeyflowerState

from ..builders import bid, goods, lots, own, pass_all, play, purple, season, table, turn, workers
from ..looking import asked, mover, offers, owner, points, village, why

EDGES = {part.id: part.word("edges") for kind in HEXAGONS for part in GAME.catalogue.kind(kind)}
NEIGHBOURS = {
    BOTTOM: (0, 1),
    LOWER_LEFT: (-1, 1),
    UPPER_LEFT: (-1, 0),
    TOP: (0, -1),
    UPPER_RIGHT: (1, -1),
    LOWER_RIGHT: (1, 0),
}
AROUND = {"0,1", "-1,1", "-1,0", "0,-1", "1,-1", "1,0"}


def building(*tiles: str, seat: int = 0, state: KeyflowerState | None = None) -> KeyflowerState:
    """A seat has won these tiles and lays them now, and nothing comes after."""
    state = table(3) if state is None else state
    for tile in tiles:
        own(state, seat, tile, beside=True)
    state.frames = [Build(tuple(state.clockwise(state.start)))]
    settle(state, None)
    return state


def turned(tile: str, steps: int) -> str:
    """The edges of a tile that is turned clockwise: its text turned to the right."""
    text = EDGES[tile]
    return text[-steps:] + text[:-steps] if steps else text


def places(state: KeyflowerState) -> set[str]:
    """The cells offered for a tile."""
    return {offer.split()[1] for offer in offers(state)}


def expected(state: KeyflowerState, seat: int, tile: str) -> set[str]:
    """Every cell and turn in which the edges of a tile are met by their like, worked out from the printed texts."""
    shown: dict[tuple[int, int], str] = {}
    for cell, name in village(state, seat).items():
        q, r = map(int, cell.split(","))
        shown[q, r] = turned(name, turns_of(state, name))
    free = {(q + dq, r + dr) for q, r in shown for dq, dr in NEIGHBOURS.values()} - set(shown)
    found = set()
    for q, r in free:
        for steps in range(SIDES):
            if turned(tile, steps) in [turned(tile, fewer) for fewer in range(steps)]:
                continue  # it would look the same
            near = [(side, shown.get((q + dq, r + dr))) for side, (dq, dr) in NEIGHBOURS.items()]
            if all(text is None or text[opposite(side)] == turned(tile, steps)[side] for side, text in near):
                found.add(f"at {q},{r} {steps}")
    return found


def turns_of(state: KeyflowerState, tile: str) -> int:
    return state.turns[GAME.parse(f"place {tile}").a]


# Edges.


@pytest.mark.parametrize(
    "tile",
    ["keywood", "miner", "woodcutter", "carpenter", "boat-1a", "barn", "sawmill", "keythedral", "keyflower"],
)
def test_beside_a_home_every_edge_is_met_by_its_like(tile: str) -> None:
    state = building(tile)
    assert set(offers(state)) == expected(state, 0, tile)


@pytest.mark.parametrize("tile", ["workshop", "farrier", "boat-2b", "goldsmith", "scribes", "order-2", "sea-breese"])
def test_in_a_larger_village_every_edge_is_met_by_its_like(tile: str) -> None:
    state = table(3)
    lots(state)
    if tile == "order-2":
        season(state, "winter")
        lots(state)
    for other, cell in (("keywood", "0,-1"), ("miner", "1,-1"), ("barn", "-1,-1"), ("boat-1a", "0,1"), ("inn", "2,-2")):
        own(state, 0, other, at=cell)
    state = building(tile, state=state) if tile != "order-2" else building_order(state)
    assert set(offers(state)) == expected(state, 0, tile)


def building_order(state: KeyflowerState) -> KeyflowerState:
    """Seat 0 has won the second turn order tile."""
    state.on_sale, state.bids, state.bid_colours = [], [], []
    state.give_tile(GAME.parse("place order-2").a, 0)
    return building(state=state)


def test_a_tile_beside_the_home_shows_it_a_road() -> None:
    """A tile with one road fits each of the five roads of a home in one way."""
    assert len(offers(building("keythedral"))) == 5


def test_no_tile_with_roads_lies_on_the_homes_river() -> None:
    assert places(building("miner")) == AROUND - {"0,1"}


def test_a_boat_beside_the_home_lies_on_its_river() -> None:
    assert offers(building("boat-1a")) == ["at 0,1 0"]


@pytest.mark.parametrize(("seat", "cell"), [(0, "0,1"), (1, "-1,1"), (2, "0,-1")])
def test_the_river_leaves_each_home_elsewhere(seat: int, cell: str) -> None:
    assert places(building("boat-1a", seat=seat)) == {cell}


def test_all_edges_that_touch_must_match_and_not_one_alone() -> None:
    """Between a road of the home and a field of the keywood only a tile with both fits."""
    state = table(3)
    lots(state)
    own(state, 0, "keywood", at="0,-1", turn=0)  # a field at its lower right, towards 1,-1
    building("keythedral", state=state)
    assert [offer for offer in offers(state) if " 1,-1 " in offer] == ["at 1,-1 2"]


def test_a_tile_needs_no_road_to_the_village() -> None:
    """A tile of fields touches the keywood along a field only."""
    state = table(3)
    lots(state)
    own(state, 0, "keywood", at="0,-1", turn=0)  # fields at its upper left and lower right
    building("keythedral", state=state)
    assert "-1,-1" in places(state)


def test_a_tile_needs_a_neighbour() -> None:
    assert places(building("miner")) <= AROUND


def test_no_tile_lies_on_another() -> None:
    assert "0,0" not in places(building("miner"))


def test_boats_need_not_join_the_river() -> None:
    state = table(3)
    lots(state)
    own(state, 0, "keywood", at="0,-1", turn=0)
    building("boat-1a", state=state)
    assert len(places(state)) > 1


# Turns.


@pytest.mark.parametrize(
    ("tile", "ways"),
    [
        ("miner", 4),  # four roads, no two turns alike
        ("keywood", 2),  # alike after half a turn
        ("carpenter", 3),
        ("sawmill", 1),  # two roads opposite each other
        ("timber-yard", 2),
    ],
)
def test_turns_that_look_the_same_count_once(tile: str, ways: int) -> None:
    assert len([offer for offer in offers(building(tile)) if " 0,-1 " in offer]) == ways


@pytest.mark.parametrize(("tile", "ways"), [("order-1", 1), ("order-2", 1), ("order-3", 1), ("order-4", 2)])
def test_turn_order_tiles_are_laid_by_their_roads(tile: str, ways: int) -> None:
    state = table(6)
    state.on_sale, state.bids, state.bid_colours = [], [], []
    state.give_tile(GAME.parse(f"place {tile}").a, 0)
    building(state=state)
    assert len(offers(state)) == 5 * ways


def test_a_tile_lies_as_it_was_turned() -> None:
    state = building("miner")
    play(state, "0 at 0,-1 1")
    assert (village(state, 0)["0,-1"], turns_of(state, "miner")) == ("miner", 1)


# Boat 2a.


def test_with_boat_2a_edges_need_not_match() -> None:
    state = table(3)
    lots(state)
    own(state, 0, "boat-2a", at="0,1")
    building("keythedral", state=state)
    assert len(offers(state)) == 8 * SIDES


def test_with_boat_2a_a_tile_still_needs_a_neighbour() -> None:
    state = table(3)
    lots(state)
    own(state, 0, "boat-2a", at="0,1")
    building("miner", state=state)
    assert places(state) == (AROUND - {"0,1"}) | {"-1,2", "0,2", "1,1"}


def test_with_boat_2a_turns_that_look_the_same_count_once() -> None:
    state = table(3)
    lots(state)
    own(state, 0, "boat-2a", at="0,1")
    building("boat-3a", state=state)
    assert len(offers(state)) == 8 * 3


def test_boat_2a_helps_its_owner_only() -> None:
    state = table(3)
    lots(state)
    own(state, 1, "boat-2a")
    building("keythedral", state=state)
    assert len(offers(state)) == 5


def test_boat_2a_helps_already_at_the_end_of_the_summer_in_which_it_is_won() -> None:
    state = building("boat-2a", "store")
    play(state, "0 place store")
    assert len(offers(state)) == 6 * SIDES


# The order of building.


def test_the_order_of_ones_tiles_is_free() -> None:
    assert offers(building("miner", "keywood", "boat-1a")) == ["place keywood", "place miner", "place boat-1a"]


def test_a_single_tile_is_laid_without_asking_which() -> None:
    assert asked(building("miner")) == "0 Site"


def test_all_tiles_are_laid() -> None:
    state = building("miner", "keywood")
    play(state, "0 place miner", "0 at 0,-1 0", "0 at -1,0 1")
    assert village(state, 0) == {"0,0": "home-1", "0,-1": "miner", "-1,0": "keywood"}


def test_villages_are_enlarged_one_after_the_other_from_the_start_player() -> None:
    """R-KF-17."""
    state = table(3)
    purple(state, 1)
    for seat, tile in enumerate(("miner", "keywood", "stable")):
        own(state, seat, tile, beside=True)
    building(state=state)
    order = []
    while state.frames:
        order.append(mover(state))
        GAME.play(state, GAME.legal(state)[0])
    assert order == [1, 2, 0]


def test_villages_are_enlarged_from_the_new_start_player() -> None:
    """R-KF-17."""
    state = table(3)
    lots(state, "keywood", "miner")
    bid(state, 2, "order-2", 1, "blue")
    bid(state, 0, "keywood", 1, "blue")
    bid(state, 2, "miner", 1, "blue")
    pass_all(state)
    while asked(state).endswith("Board"):
        GAME.play(state, GAME.legal(state)[0])
    assert asked(state) == "2 Site"


def test_tiles_that_lie_are_not_moved() -> None:
    state = table(3)
    lots(state)
    own(state, 0, "keywood")
    building("miner", state=state)
    play(state, f"0 {offers(state)[0]}")
    assert state.frames == []


def test_a_tile_can_be_used_by_all_once_it_lies() -> None:
    state = table(3)
    lots(state, "keywood")
    bid(state, 1, "keywood", 1, "blue")
    pass_all(state)
    while not asked(state).endswith("Turn"):
        legal = GAME.legal(state)
        GAME.play(state, legal[0] if mover(state) != NATURE else legal[-1])
    turn(state, 0)
    assert "use keywood" in offers(state)


# Tiles that fit nowhere.


def shut_in(*extra: str) -> KeyflowerState:
    """A village of seat 0 that shows roads to every cell where a boat could lie; it has won boat 1a."""
    state = table(3)
    lots(state)
    own(state, 0, "apprentice-hall", at="-1,1", turn=1)
    own(state, 0, "workshop", at="-1,2", turn=2)
    return building("boat-1a", *extra, state=state)


def test_a_tile_that_fits_nowhere_is_kept_beside_the_village() -> None:
    """R-KF-18."""
    state = shut_in()
    assert (owner(state, "boat-1a"), "boat-1a" in village(state, 0).values(), state.frames) == (0, False, [])


def test_a_tile_that_fits_nowhere_is_laid_as_soon_as_another_makes_room() -> None:
    """R-KF-18."""
    state = shut_in("miner")
    assert asked(state) == "0 Site"
    play(state, "0 at 0,-1 0")
    assert {offer.split()[0] for offer in offers(state)} == {"at"}


def test_a_tile_that_fits_nowhere_is_laid_at_a_later_seasons_end_if_it_fits_then() -> None:
    """R-KF-18."""
    state = shut_in()
    own(state, 0, "miner", at="0,-1")
    building(state=state)
    play(state, f"0 {offers(state)[0]}")
    assert "boat-1a" in village(state, 0).values()


def beside(tile: str, name: str = "spring") -> KeyflowerState:
    """A later season in which seat 0 has a tile beside its village."""
    state = table(3)
    if name != "spring":
        season(state, name)
    lots(state)
    own(state, 0, tile, beside=True)
    return state


def test_a_tile_beside_the_village_cannot_be_used() -> None:
    """R-KF-18."""
    state = beside("keywood")
    workers(state, 0, blue=1)
    assert "use keywood" not in offers(state)


def test_a_tile_beside_the_village_touches_nothing() -> None:
    """R-KF-18."""
    state = beside("keywood")
    goods(state, "home-1", wood=1)
    workers(state, 0, blue=1)
    assert "use home-1" not in offers(state)  # there is nowhere to carry the wood to


def test_a_turn_order_tile_beside_the_village_has_no_neighbours() -> None:
    """R-KF-18."""
    state = table(3)
    state.on_sale, state.bids, state.bid_colours = [], [], []
    state.give_tile(GAME.parse("place order-1").a, 1)
    assert points(state, 1) == {}


def test_a_tile_beside_the_village_scores_what_it_shows() -> None:
    """R-KF-18."""
    state = table(3)
    own(state, 1, "sawmill", beside=True)
    assert points(state, 1) == {"sawmill": 3}


def test_a_summer_boat_beside_the_village_works() -> None:
    """R-KF-18: what was paid for is not lost."""
    state = table(3)
    season(state, "autumn")
    lots(state)
    own(state, 1, "boat-1b", beside=True)
    pass_all(state)
    while asked(state).endswith("Board"):
        GAME.play(state, GAME.legal(state)[0])
    assert state.greens == 19


# What the builder is told.


def test_a_cell_that_is_taken_is_named_as_the_reason() -> None:
    found = why(building("miner"), "at 0,0 0")
    assert found is not None
    assert found.key == "cell-taken"


def test_a_cell_far_from_the_village_is_named_as_the_reason() -> None:
    found = why(building("miner"), "at 5,5 0")
    assert found is not None
    assert found.key == "not-beside-the-village"


def test_edges_that_do_not_match_are_named_as_the_reason() -> None:
    found = why(building("miner"), "at 0,1 0")
    assert found is not None
    assert found.key == "edges-do-not-match"


def test_where_edges_match_they_are_not_named_as_the_reason() -> None:
    """A boat turned by three steps looks as it does unturned, and fits."""
    found = why(building("boat-1a"), "at 0,1 3")
    assert found is None or found.key != "edges-do-not-match"
