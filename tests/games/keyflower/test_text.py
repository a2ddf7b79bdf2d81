"""The table in the terminal: auction, boats, supplies, villages, and a map where tiles are laid or goods carried."""

from __future__ import annotations

import re

import pytest

from keydom.core.game import Words
from keydom.core.hexes import HexArg
from keydom.games.keyflower import GAME
from keydom.games.keyflower.components import TILES, WINTER_TILES
from keydom.games.keyflower.rules.building import Place, Site
from keydom.games.keyflower.state import KeyflowerState
from keydom.games.keyflower.text import tiles
from keydom.words import LANGUAGES, FluentWords

from .builders import (
    at_work,
    bid,
    cabin,
    cargo,
    contract,
    extend,
    face_up,
    goods,
    hand,
    lots,
    own,
    play,
    purple,
    season,
    skills,
    table,
    turn,
    upgraded,
    workers,
)
from .looking import mover
from .test_draw import each_table, positions

ENGLISH = FluentWords(GAME, "en", {0: "Ana", 1: "Bo", 2: "Cas"})
CELL = HexArg("hex")
VILLAGE = """\
                 ============
               . 1,-1         .
  ============   Stable
= 0,0          =              =
  Home 1         ============
= 2wo1go       =
  ~~~~~~~~~~~~"""


def shown(state: KeyflowerState, seat: int | None = None, words: Words = ENGLISH) -> str:
    return GAME.board(GAME.view(state, seat), words)


def row(board: str, name: str) -> str:
    """The lines of a tile in a table, as one; a line that begins further right goes on with the one above."""
    lines = board.splitlines()
    first = next(place for place, line in enumerate(lines) if re.match(rf"( *-?\d+,-?\d+ +| *- +|){name}\b", line))
    last = first + 1
    while last < len(lines) and lines[last].startswith(" " * 11):
        last += 1
    return " ".join(" ".join(lines[first:last]).split())


def block(board: str, name: str) -> str:
    """What the board says of one player."""
    return next(part for part in board.split("\n\n") if re.match(rf"[ >] Village of {name}\b", part))


def building(tile: str = "keywood") -> KeyflowerState:
    """Seat 0 is laying a tile."""
    state = table(2)
    own(state, 0, tile, beside=True)
    state.frames.append(Site(0, TILES.index(tile)))
    return state


# The middle of the table.


def test_the_first_line_says_the_season_and_whose_turn_it_is() -> None:
    assert shown(table()).splitlines()[0] == "Spring · Ana to move"


def test_the_first_line_says_when_the_game_is_over() -> None:
    assert shown(positions(2, {})[-1], 0).splitlines()[0] == "The game is over"


def test_tiles_on_auction_are_listed_with_what_they_do_on_both_sides() -> None:
    state = table()
    lots(state, "woodcutter")
    assert row(shown(state), "Woodcutter") == "Woodcutter 2 wood Upgrade (1 saw): 1 wood, 1 gold, 3 points"


def test_bids_are_listed_with_their_colour_the_highest_first() -> None:
    state = table()
    lots(state, "woodcutter")
    bid(state, 1, "woodcutter", 2, "red")
    bid(state, 2, "woodcutter", 3, "red")
    assert "Cas: 3 red, Bo: 2 red" in row(shown(state), "Woodcutter")


def test_workers_on_a_tile_are_shown_with_the_last_use() -> None:
    state = table()
    lots(state, "woodcutter")
    at_work(state, "woodcutter", blue=2)
    assert "at work: 2 blue (last use: 2)" in row(shown(state), "Woodcutter")


@pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_last_turn_order_tile_brings_the_purple_worker(seats: int, last: int) -> None:
    board = shown(table(seats))
    assert [number for number in range(1, last + 1) if "purple" in row(board, f"Turn order {number}")] == [last]


def test_boats_are_listed_with_their_load() -> None:
    state = table()
    cargo(state, "sea-bastion", blue=2, yellow=1, saw=1)
    assert row(shown(state), "Sea Bastion").startswith("Sea Bastion 2 blue workers, 1 yellow worker, 1 saw (Winter:")


def test_boats_of_the_merchants_carry_more() -> None:
    assert "1 cabin" in row(shown(table(merchants="full")), "Sea Bastion II")


def test_in_winter_boats_are_listed_with_what_they_score() -> None:
    state = table(2)
    season(state, "winter")
    assert row(shown(state), "Keyflower") == "Keyflower 1 point for each step of your tiles"


def test_supplies_are_counted() -> None:
    state = table()
    goods(state, "home-1", wood=2)
    assert "Supplies: 22 wood, 24 stone, 24 iron, 48 gold · Workers in the bag: " in shown(state)


def test_contracts_on_show_are_named_with_what_they_ask_for() -> None:
    state = table(merchants="full")
    face_up(state, "c04", "c14", "c13")
    assert "Contracts: c04 2 green workers | c14 1 saw, 1 wood | c13 the purple worker | " in shown(state)


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_says_in_every_language_what_it_does(tile: str, language: str) -> None:
    view = GAME.view(table(), None)
    for up in (0, 1):
        assert tiles.effect(view.table, FluentWords(GAME, language), TILES.index(tile), up)


@pytest.mark.parametrize(
    ("tile", "up", "text"),
    [
        ("workshop", 0, "1 wood / 1 stone / 1 iron"),
        ("workshop", 1, "1 wood, 1 stone, 1 iron, 3 points"),
        ("tavern", 0, "1 worker of any colour → 2 workers from the bag"),
        ("farrier", 1, "5 steps, 2 upgrades, 5 points"),
        ("barn", 1, "2 points for each resource of any type on it"),
        ("stone-yard", 0, "2 points for each stone on it"),
        ("goldsmith", 0, "no action"),
        ("sorcerer", 1, "the action of any tile of its village, 5 points"),
        ("mercers-guild", 0, "1 wood, 1 stone, 1 iron → 5 points"),
        ("scholar", 0, "1 skill of any type, of one kind → 3 points"),
        ("artisan", 0, "2 points for each upgraded tile"),
        ("keythedral", 0, "12 points"),
        ("ianvincible", 0, "5 points"),
        ("boat-2b", 0, "twice the steps and upgrades"),
    ],
)
def test_what_a_tile_does_is_said_in_a_few_words(tile: str, up: int, text: str) -> None:
    assert tiles.effect(GAME.view(table(), None).table, ENGLISH, TILES.index(tile), up) == text


# Villages.


def test_a_tile_of_a_village_is_listed_with_its_place_side_goods_and_workers() -> None:
    state = table()
    own(state, 1, "stable", at="1,-1", up=True)
    goods(state, "stable", iron=2)
    at_work(state, "stable", red=1)
    line = row(block(shown(state), "Bo"), "Stable")
    assert line.startswith("1,-1 Stable (upgraded) 4 steps, 2 upgrades, 5 points 2 iron, at work: 1 red")


def test_extensions_and_cabins_are_listed_where_they_lie() -> None:
    state = table(merchants="full")
    upgraded(state, "home-1")
    extend(state, "home-1", "e05")
    cabin(state, 0, 2)
    text = " ".join(block(shown(state), "Ana").split())
    assert "2 cabins" in text
    assert "blue extension" in text


def test_a_tile_beside_the_village_has_no_place_yet() -> None:
    state = table()
    own(state, 1, "keywood", beside=True)
    assert row(block(shown(state), "Bo"), "Keywood") == "- Keywood 1 wood Not laid yet"


def test_the_one_to_move_is_pointed_at() -> None:
    state = table()
    workers(state, 1, blue=1)
    turn(state, 1)
    assert re.findall(r"^> Village of (\w+)", shown(state), re.MULTILINE) == ["Bo"]


def test_the_start_player_is_named() -> None:
    state = table()
    purple(state, 2)
    assert re.findall(r"Village of (\w+) \(Start player\)", shown(state)) == ["Cas"]


def test_the_viewers_own_village_comes_first() -> None:
    assert re.findall(r"Village of (\w+)", shown(table(), 1)) == ["Bo", "Cas", "Ana"]


def test_somebody_in_the_middle_of_a_bid_sees_the_tile_and_the_own_workers() -> None:
    state = table()
    lots(state, "woodcutter", "stable")
    bid(state, 1, "woodcutter", 1, "red")
    workers(state, 0, red=3)
    play(state, "0 bid woodcutter")
    board = shown(state, 0)
    assert "Bo: 1 red" in row(board, "Woodcutter")
    assert "behind the screen: 3 red workers" in board
    assert len(board.splitlines()) == 6


def test_somebody_in_the_middle_of_using_a_tile_elsewhere_sees_that_tile() -> None:
    state = table()
    at_work(state, "home-2", blue=1)
    own(state, 0, "keywood")
    goods(state, "home-1", wood=1)
    workers(state, 0, blue=3)
    play(state, "0 use home-2")
    assert "at work: 1 blue (last use: 1)" in row(shown(state, 0), "Home 2")


@pytest.mark.parametrize("seat", [1, None])
def test_others_see_the_whole_table_all_the_time(seat: int | None) -> None:
    state = table()
    workers(state, 0, red=3)
    play(state, "0 bid keywood")
    assert sorted(re.findall(r"Village of (\w+)", shown(state, seat))) == ["Ana", "Bo", "Cas"]


# The map.


def test_somebody_who_carries_goods_sees_a_map_of_the_village() -> None:
    state = table(2)
    own(state, 0, "stable", at="1,-1", turn=0)
    goods(state, "home-1", wood=2, gold=1)
    workers(state, 0, blue=1)
    play(state, "0 use stable", "0 in blue", "0 add 1")
    assert VILLAGE in shown(state, 0)


def test_somebody_busy_in_the_village_sees_nothing_else() -> None:
    assert re.findall(r"Village of (\w+)", shown(building(), 0)) == ["Ana"]


def test_without_a_decision_about_a_village_there_is_no_map() -> None:
    assert "====" not in shown(table(), 0)


def test_places_where_a_tile_fits_are_shown_with_its_turns() -> None:
    state = building()
    turns: dict[str, str] = {}
    for action in GAME.legal(state):
        turns[CELL.write(action.a)] = turns.get(CELL.write(action.a), "") + str(action.b)
    lines = [f" {line} " for line in shown(state, 0).partition("\n\n")[2].splitlines()]
    for cell, digits in turns.items():
        place = next(place for place, line in enumerate(lines) if f" {cell} " in line)
        assert lines[place + 1][lines[place].index(cell) :].startswith(f"({digits})")


def test_the_tile_to_be_laid_is_described_by_its_edges() -> None:
    text = " ".join(shown(building("keywood"), 0).split())
    assert "Keywood, clockwise from the bottom edge: road, road, field, road, road, field" in text


def test_a_village_is_drawn_while_its_owner_chooses_what_to_lay() -> None:
    state = table(2)
    own(state, 0, "keywood", beside=True)
    own(state, 0, "stable", beside=True)
    state.frames.append(Place(0))
    assert "~~~~" in shown(state, 0)


def test_edges_that_do_not_match_are_marked() -> None:
    state = building("keywood")
    own(state, 0, "boat-2a", beside=True)
    state.lay_tile(0, TILES.index("boat-2a"), CELL.read("1,0"), 0)
    assert re.search("= {14}! 1,0", shown(state, 0))


# Secrets.


def test_one_sees_ones_own_workers_and_skills_by_kind() -> None:
    state = table()
    workers(state, 1, hidden=True, blue=3, green=1)
    skills(state, 1, hidden=True, saw=2)
    assert "behind the screen: 3 blue workers, 1 green worker, 2 saws" in block(shown(state, 1), "Bo")


def test_of_others_one_sees_how_much_is_behind_their_screens() -> None:
    state = table()
    workers(state, 1, blue=3, green=1)
    skills(state, 1, saw=2)
    assert "behind the screen: 4 workers, 2 skills, 3 winter tiles" in block(shown(state, 0), "Bo")


def test_at_an_open_table_one_sees_what_everybody_saw() -> None:
    state = table(screens="open")
    workers(state, 1, blue=3)
    workers(state, 1, hidden=True, red=2)
    skills(state, 1, hidden=True, saw=1)
    assert "3 blue workers, 2 unseen workers, 1 unseen skill" in block(shown(state, 0), "Bo")


@pytest.mark.parametrize(("screens", "watchers"), [("closed", [1]), ("open", [0, 1, 2, None])])
def test_contracts_taken_openly_are_named_to_those_who_may_see_them(screens: str, watchers: list[int | None]) -> None:
    state = table(merchants="full", screens=screens)
    contract(state, 1, "c30")
    assert [seat for seat in (0, 1, 2, None) if "c30" in block(shown(state, seat), "Bo")] == watchers


def test_winter_tiles_in_hand_are_named_to_their_holder_with_what_they_score() -> None:
    state = table(2)
    hand(state, 0, "scribes", "jeweller", "keythedral")
    assert "Scribes: 1 saw, 1 pickaxe, 1 anvil → 10 points" in shown(state, 0)
    assert "Scribes" not in shown(state, 1)


def test_winter_tiles_that_were_chosen_are_marked() -> None:
    state = table(2)
    hand(state, 0, "scribes", "jeweller", "keythedral")
    state.picks = [1 << WINTER_TILES.index("jeweller"), 0]
    assert re.findall(r"(\w+) \(chosen\)", shown(state, 0)) == ["Jeweller"]


# Form.


@each_table
def test_every_position_fits_into_a_hundred_columns(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options):
        for language in LANGUAGES:
            board = shown(state, max(0, mover(state)), FluentWords(GAME, language))
            assert max(map(len, board.splitlines())) <= 100


def test_a_name_cannot_send_codes_to_the_terminal() -> None:
    state = table()
    bid(state, 0, "keywood", 1, "blue")
    text = shown(state, 0, FluentWords(GAME, "en", {0: "\x1b[2J\x07Ana\u202e"}))
    assert "?[2J?Ana?" in text
    assert all(sign.isprintable() or sign == "\n" for sign in text)


def test_a_hard_space_is_shown_as_a_space() -> None:
    text = shown(table(), 0, FluentWords(GAME, "fr", {0: "Ana\N{NO-BREAK SPACE}Ruiz"}))
    assert "Ana Ruiz" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str) -> None:
    words = FluentWords(GAME, language)
    assert words.say("draw-setup") in shown(GAME.begin(4), 0, words)
