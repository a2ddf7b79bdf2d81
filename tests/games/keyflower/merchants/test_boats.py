"""The boats II: what each brings in each season, where that goes, and the boat that replaces Sea Bastion II."""

from __future__ import annotations

import pytest

from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import TILE
from keydom.games.keyflower.components import ALL_FREIGHT, BOATS, FREIGHT_CABINS, SEASONS, SPRING
from keydom.games.keyflower.setup import Moor
from keydom.games.keyflower.state import GONE, ON_SALE, KeyflowerState
from keydom.games.keyflower.state.full_state import more, more_bytes, put

from ..builders import (
    boats,
    cabin,
    exhaust,
    goods,
    lots,
    nature,
    own,
    pass_all,
    play,
    purple,
    season,
    table,
    turn,
    upgraded,
    workers,
)
from ..looking import asked, goods_on, mover, offers, on_board, owner, papers, points, screen, seen, sound, told

# Workers from the bag, skills, then what only boats II carry; spring, summer, autumn.
LOADS = {
    "keyflower-ii": ["7 workers gold", "4 workers 1 skills gold", "4 workers 1 skills gold"],
    "sea-bastion-ii": ["6 workers 1 skills cabin", "6 workers 1 skills cabin", "4 workers 1 skills cabin"],
    "sea-breese-ii": ["5 workers 1 skills contract"] * 3,
    "flipper-ii": ["4 workers 2 skills green", "2 workers 2 skills green", "2 workers 2 skills green"],
    "ianvincible-ii": ["5 workers 1 skills cabin"] * 3,
    "white-wind-ii": ["5 workers 2 skills contract", "3 workers 2 skills contract", "3 workers 2 skills contract"],
}
CASES = [(boat, name, LOADS[boat][place]) for boat in LOADS for place, name in enumerate(SEASONS[:3])]


def load(state: KeyflowerState, boat: str) -> str:
    """What a boat carries, as in LOADS."""
    board = on_board(state, boat)
    bag = sum(board.get(colour, 0) for colour in ("blue", "red", "yellow"))
    skills = sum(board.get(skill, 0) for skill in ("saw", "pickaxe", "anvil"))
    found = [f"{bag} workers", f"{skills} skills" if skills else ""]
    for special in ("green", "gold", "cabin", "contract"):
        assert board.get(special, 0) <= 1
        found.append(special if special in board else "")
    return " ".join(word for word in found if word)


def harbour(seats: int, name: str) -> KeyflowerState:
    """The Merchants' variant in a season with no tiles on auction; only seat 0 has a worker."""
    state = table(seats, merchants="full")
    if name != "spring":
        season(state, name)
    lots(state)
    return state


def take(state: KeyflowerState, boat: str) -> None:
    """The season ends, and whoever comes first takes a boat."""
    pass_all(state)
    play(state, f"{mover(state)} board {boat}")


def take_the_rest(state: KeyflowerState) -> None:
    """All others take the first boat they can; draws come as they will."""
    while asked(state).split()[1] in ("Board", "DrawContracts"):
        play(state, f"{'*' if mover(state) < 0 else mover(state)} {offers(state)[0]}")


# Contents.


@pytest.mark.parametrize(("boat", "name", "carried"), CASES)
def test_a_boat_brings_what_it_shows_for_the_season(boat: str, name: str, carried: str) -> None:
    assert load(harbour(6, name), boat) == carried


@pytest.mark.parametrize("seats", range(2, 7))
def test_with_the_merchants_variant_all_boats_are_of_the_second_set(seats: int) -> None:
    state = table(seats, merchants="full")
    assert [BOATS[boat - 6] for boat in state.boats] == list(LOADS)[:seats]  # R-KM-12


@pytest.mark.parametrize("seats", range(2, 7))
def test_mixed_each_boat_is_one_of_the_two_of_its_name(seats: int) -> None:
    state = GAME.begin(seats, GAME.options({"merchants": "mixed"}))
    moored = []
    while mover(state) < 0 and len(state.boats) < seats:
        if offers(state)[0].startswith("moor"):
            moored.append(offers(state))
        play(state, f"* {offers(state)[-1]}")
    names = list(LOADS)[:seats]
    assert moored == [[f"moor {name.removesuffix('-ii')}", f"moor {name}"] for name in names]  # R-KM-12


def test_mixed_a_boat_of_either_set_is_as_likely() -> None:
    state = GAME.begin(2, GAME.options({"merchants": "mixed"}))
    while not offers(state)[0].startswith("moor"):
        play(state, f"* {offers(state)[0]}")
    frame = state.frames[-1]
    assert isinstance(frame, Moor)
    assert frame.odds(state) == [1, 1]  # R-KM-12


def test_a_mixed_harbour_loads_each_boat_by_its_own_set() -> None:
    state = table(merchants="mixed")
    boats(state, "keyflower", "sea-bastion-ii", "sea-breese")
    season(state, "autumn")
    carried = [load(state, boat) for boat in ("keyflower", "sea-bastion-ii", "sea-breese")]
    assert carried == ["3 workers 2 skills", "4 workers 1 skills cabin", "4 workers 1 skills"]


def test_without_the_expansion_boats_carry_workers_and_skills_only() -> None:
    state = table(6)
    assert not any(state.freight)


def test_what_boats_bring_comes_from_the_supply() -> None:
    state = table(6, merchants="full")
    assert (state.supply[3], state.greens, state.cabins_left, state.piled) == (47, 19, 4, 31)


# Shortages.


def test_without_gold_in_the_supply_keyflower_ii_brings_none() -> None:
    state = table(merchants="full")
    board = on_board(state, "keyflower-ii")
    exhaust(state, "gold")
    state.freight = put(state.freight, 0, 0)
    state.goods = more_bytes(state.goods, state.homes[2] * 4 + 3, board["gold"])
    season(state, "summer")
    assert "gold" not in on_board(state, "keyflower-ii")


def test_without_green_workers_in_the_supply_flipper_ii_brings_none_though_the_bag_has_some() -> None:
    state = table(4, merchants="full")
    exhaust(state, "green")
    season(state, "summer")
    assert (state.greens, state.bag[3] > 0) == (0, True)
    assert on_board(state, "flipper-ii").get("green", 0) + state.bag[3] == 1


def test_without_cabins_left_a_boat_brings_none() -> None:
    state = table(merchants="full")
    cabin(state, 2, state.cabins_left)
    for place in range(FREIGHT_CABINS, len(state.freight), ALL_FREIGHT):
        state.cabins = more(state.cabins, 2, state.freight[place])
        state.freight = put(state.freight, place, 0)
    sound(state)
    season(state, "summer")
    assert "cabin" not in on_board(state, "sea-bastion-ii")


def test_the_six_cabins_last_for_the_whole_game() -> None:
    state = harbour(6, "autumn")
    cabin(state, 0, state.cabins_left)
    assert sum(state.cabins) + sum(state.freight[FREIGHT_CABINS::ALL_FREIGHT]) == 6


# Where it goes.


def test_gold_from_a_boat_goes_to_the_home() -> None:
    state = harbour(3, "spring")
    own(state, 0, "keywood")
    take(state, "keyflower-ii")
    assert (goods_on(state, "home-1"), goods_on(state, "keywood")) == ({"gold": 1}, {})


def test_gold_goes_to_the_home_of_whoever_takes_the_boat() -> None:
    state = harbour(3, "spring")
    take(state, "sea-bastion-ii")
    play(state, "1 board keyflower-ii")
    assert (goods_on(state, "home-1"), goods_on(state, "home-2")) == ({}, {"gold": 1})


def test_a_cabin_from_a_boat_goes_to_the_home_of_its_taker() -> None:
    state = harbour(3, "spring")
    take(state, "sea-bastion-ii")
    assert (state.cabins, on_board(state, "sea-bastion-ii")) == ([1, 0, 0], {})


def test_a_green_worker_from_a_boat_goes_behind_the_screen_and_is_known() -> None:
    state = harbour(4, "spring")
    take(state, "flipper-ii")
    assert (screen(state, 0)["green"], seen(state, 0)["green"]) == (1, 1)


def test_a_contract_from_a_boat_goes_behind_the_screen_unseen() -> None:
    state = harbour(3, "spring")
    take(state, "sea-breese-ii")
    play(state, "* draw-contract c20")
    assert (papers(state, 0), state.known_contracts[0], state.hidden_contracts[0]) == (["c20"], 0, 1)


def test_nobody_else_hears_which_contract_a_boat_brought() -> None:
    state = harbour(3, "spring")
    take(state, "sea-breese-ii")
    events = play(state, "* draw-contract c20")
    assert [event.audience for event in events if event.key == "saw-contract"] == [(0,)]


def test_a_boat_left_to_the_last_player_brings_its_contract_too() -> None:
    state = harbour(2, "spring")
    boats(state, "keyflower-ii", "sea-breese-ii")
    season(state, "summer")
    lots(state)
    take(state, "keyflower-ii")
    assert asked(state) == "* DrawContracts"


def test_skills_on_boats_lie_face_up_and_are_known() -> None:
    state = harbour(3, "spring")
    take(state, "sea-bastion-ii")
    assert sum(state.known_skills[0:3]) == 1


# Cabins.


def hauling(state: KeyflowerState, seat: int, home: str) -> dict[str, str | int]:
    """Steps and icons of a use of a home; the user has a good to carry."""
    own(state, seat, "keywood")
    goods(state, f"home-{seat + 1}", wood=1)
    workers(state, seat, blue=1)
    turn(state, seat)
    play(state, f"{seat} use {home}", f"{seat} in blue", f"{seat} add 1")
    return state.frames[-1].args()


def test_a_cabin_is_one_more_upgrade_icon_and_no_step() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    assert hauling(state, 0, "home-1") == {"moves": 1, "icons": 2}  # R-KM-13


def test_several_cabins_lie_on_one_home() -> None:
    state = table(merchants="full")
    cabin(state, 0, 3)
    assert hauling(state, 0, "home-1") == {"moves": 1, "icons": 4}


def test_a_cabin_serves_whoever_uses_the_home() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    assert hauling(state, 1, "home-1") == {"moves": 1, "icons": 2}  # R-KM-13


def test_a_cabin_serves_on_its_own_home_only() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    assert hauling(state, 0, "home-2") == {"moves": 1, "icons": 1}


def test_a_cabin_adds_nothing_to_other_transport_tiles() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    own(state, 0, "stable")
    assert hauling(state, 0, "stable") == {"moves": 2, "icons": 1}


def test_a_cabin_stays_when_the_home_is_upgraded() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    upgraded(state, "home-1")
    assert hauling(state, 0, "home-1") == {"moves": 2, "icons": 2}


def test_boat_2b_doubles_cabins_too() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    own(state, 0, "boat-2b", beside=True)
    assert hauling(state, 0, "home-1") == {"moves": 2, "icons": 4}  # R-KM-13


def test_boat_2b_doubles_the_cabins_of_another_for_its_owner() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    own(state, 1, "boat-2b", beside=True)
    assert hauling(state, 1, "home-1") == {"moves": 2, "icons": 4}  # R-KF-12


def test_the_boat_2b_of_the_owner_of_a_home_does_not_help_its_user() -> None:
    state = table(merchants="full")
    cabin(state, 0)
    own(state, 0, "boat-2b", beside=True)
    assert hauling(state, 1, "home-1") == {"moves": 1, "icons": 2}


def test_cabins_score_nothing_by_themselves() -> None:
    state = table(merchants="full")
    purple(state, 2)
    cabin(state, 0, 3)
    assert points(state, 0) == {}


# Sea Bastion II.


def test_whoever_takes_sea_bastion_ii_in_autumn_names_any_boat_not_in_the_game() -> None:
    state = harbour(3, "autumn")
    take(state, "sea-bastion-ii")
    others = [boat for boat in BOATS if boat not in ("keyflower-ii", "sea-bastion-ii", "sea-breese-ii")]
    assert offers(state) == [f"replace {boat}" for boat in others]  # R-KM-06


def test_a_boat_in_the_game_does_not_replace_sea_bastion_ii() -> None:
    state = table(merchants="mixed")
    boats(state, "keyflower", "sea-bastion-ii", "sea-breese")
    season(state, "autumn")
    lots(state)
    take(state, "sea-bastion-ii")
    assert not {"replace keyflower", "replace sea-bastion-ii", "replace sea-breese"} & set(offers(state))


@pytest.mark.parametrize("name", ["spring", "summer"])
def test_sea_bastion_ii_is_not_replaced_before_autumn(name: str) -> None:
    state = harbour(3, name)
    take(state, "sea-bastion-ii")
    assert asked(state).endswith("Board")


def test_in_the_short_game_sea_bastion_ii_is_replaced_at_the_end_of_spring() -> None:
    """R-KM-06: winter follows, where it would give nothing."""
    state = table(merchants="full", length="short")
    lots(state)
    take(state, "sea-bastion-ii")
    assert asked(state) == "0 Replace"


def test_in_the_short_game_sea_bastion_ii_is_not_offered_in_winter() -> None:
    """R-KM-06."""
    state = table(merchants="full", length="short")
    lots(state)
    pass_all(state)
    while state.season == SPRING:
        nature(state)
        GAME.play(state, GAME.legal(state)[0])
    assert TILE.read("sea-bastion-ii") not in state.boats


def test_sea_bastion_itself_is_not_replaced() -> None:
    state = table(merchants="mixed")
    boats(state, "keyflower", "sea-bastion", "sea-breese")
    season(state, "autumn")
    lots(state)
    take(state, "sea-bastion")
    assert asked(state).endswith("Board")


def test_the_taker_of_sea_bastion_ii_gets_its_load_before_it_leaves() -> None:
    state = harbour(3, "autumn")
    take(state, "sea-bastion-ii")
    assert (state.cabins[0], state.workers_of(0), state.skills_of(0)) == (1, 4, 1)


def test_the_last_player_is_asked_for_a_replacement_too() -> None:
    state = harbour(3, "autumn")
    take(state, "keyflower-ii")
    while asked(state) != "2 Replace":
        nature(state)
        play(state, f"{mover(state)} board sea-breese-ii")
        nature(state)
    assert asked(state) == "2 Replace"


def replaced(by: str) -> KeyflowerState:
    """Winter: another boat has taken the place of Sea Bastion II; no tiles are on auction."""
    state = harbour(3, "autumn")
    take(state, "sea-bastion-ii")
    play(state, f"0 replace {by}")
    take_the_rest(state)
    nature(state)
    while not asked(state).endswith("Turn"):
        play(state, f"{mover(state)} {offers(state)[-1]}")
        nature(state)
    lots(state)
    return state


def test_the_new_boat_is_not_owned_by_who_named_it() -> None:
    state = replaced("white-wind")
    assert (owner(state, "white-wind"), owner(state, "sea-bastion-ii")) == (ON_SALE, GONE)  # R-KM-06


def test_the_new_boat_is_taken_in_winter_like_the_others() -> None:
    state = replaced("white-wind")
    purple(state, 1)
    pass_all(state)
    assert offers(state) == ["board keyflower-ii", "board white-wind", "board sea-breese-ii"]  # R-KM-06
    play(state, "1 board white-wind")
    assert owner(state, "white-wind") == 1


def test_the_new_boat_scores_for_whoever_took_it() -> None:
    state = replaced("ianvincible")
    pass_all(state)
    play(state, f"{mover(state)} board ianvincible")
    assert points(state, owner(state, "ianvincible"))["ianvincible"] == 5


def test_everybody_hears_which_boat_replaces_sea_bastion_ii() -> None:
    state = harbour(3, "autumn")
    take(state, "sea-bastion-ii")
    events = play(state, "0 replace flipper")
    assert told(events, "replaced-boat") == [{"seat": "seat:0", "tile": "tile:flipper"}]


def test_the_new_boat_keeps_the_number_of_boats() -> None:
    state = replaced("flipper-ii")
    assert [BOATS[boat - 6] for boat in state.boats] == ["keyflower-ii", "flipper-ii", "sea-breese-ii"]


def test_a_boat_ii_is_added_to_the_village_in_winter() -> None:
    state = harbour(3, "winter")
    take(state, "keyflower-ii")
    assert (owner(state, "keyflower-ii"), TILE.read("keyflower-ii") in state.boats) == (0, True)
