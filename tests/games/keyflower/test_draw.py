"""The drawing: what lies where on the table, as what it can be pointed at, and what nobody may see."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import isclose, sqrt
from random import Random
from xml.etree import ElementTree

import pytest
from tests.sampling import sampled

from keydom.core.game import NATURE, Value, Words
from keydom.core.hexes import ORIGIN, SIDES, STEPS
from keydom.drawing import theme
from keydom.drawing.svg import define
from keydom.games.keyflower import GAME, draw
from keydom.games.keyflower.actions import TILE
from keydom.games.keyflower.components import COLOURS, CONTRACTS, EDGES, GOODS, ROAD, SEASONS, SKILLS, TILES, WATER
from keydom.games.keyflower.draw import effects, hexagons, pieces, tile_faces, village
from keydom.games.keyflower.draw.reading import parts_of
from keydom.games.keyflower.draw.signs import thing
from keydom.games.keyflower.rules.building import Site
from keydom.games.keyflower.state import KeyflowerState

from .builders import (
    at_work,
    bid,
    cabin,
    contract,
    extend,
    goods,
    hand,
    lots,
    own,
    season,
    skills,
    table,
    turn,
    workers,
)
from .looking import mover, over

VARIANTS: list[dict[str, str]] = [
    {},
    {"merchants": "mixed", "promos": "all"},
    {"merchants": "full", "screens": "open"},
]
TABLES = [(seats, options) for seats in GAME.seats for options in VARIANTS]
EVERY = 23  # plies from one drawn position to the next: a prime, so that it falls into step with nothing
SVG = "{http://www.w3.org/2000/svg}"
BARE = Words()
HOSTILE = "</text><script>&\"'\x07\x1b[2J\ud83d"
PARTS = parts_of(GAME.catalogue)
FACES = [(id, up) for id in TILES for up in (False, True) if not up or "cost" in PARTS[id].facts]


def often(seats: int, options: dict[str, str]) -> bool:
    """Every number of seats in every run, the variants taking turns."""
    return options == VARIANTS[seats % len(VARIANTS)]


each_table = pytest.mark.parametrize(("seats", "options"), sampled(TABLES, often))
each_tile = pytest.mark.parametrize("id", TILES)


class Names(Words):
    """Bare keys, but every player has the same name."""

    def __init__(self, name: str) -> None:
        self.player = name

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        return self.player if key == "seat-name" else key


def positions(seats: int, options: dict[str, str]) -> list[KeyflowerState]:
    return _positions(seats, tuple(options.items()))


@cache
def _positions(seats: int, options: tuple[tuple[str, str], ...]) -> list[KeyflowerState]:
    """Positions from the whole length of a random game, its first and its last included."""
    rng = Random(f"{seats} {options}")
    state = GAME.begin(seats, GAME.options(dict(options)))
    found = [state.copy()]
    ply = 0
    while not over(state):
        GAME.play(state, GAME.deal(state, rng) if mover(state) == NATURE else rng.choice(GAME.legal(state)))
        ply += 1
        if ply % EVERY == 0:
            found.append(state.copy())
    return [*found[:3], *found[3 :: max(1, len(found) // 5)], state]


def drawing(state: KeyflowerState, seat: int | None = None, words: Words = BARE) -> str:
    return draw.draw(GAME.view(state, seat), words, GAME.catalogue)


def parse(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def refs(svg: str) -> set[str]:
    return {element.get("data-ref", "") for element in parse(svg).iter()} - {""}


def named(svg: str, id: str) -> ElementTree.Element:
    return next(element for element in parse(svg).iter() if element.get("id") == id)


def has(svg: str, id: str) -> bool:
    return f' id="{id}"' in svg


def text_of(element: ElementTree.Element) -> str:
    """What is written on a thing, without its tooltips."""
    return " ".join(part.text or "" for part in element.iter(f"{SVG}text"))


def uses(element: ElementTree.Element) -> list[str]:
    """The pictures that a thing is made of."""
    return [part.get("href", "").removeprefix("#k-") for part in element.iter(f"{SVG}use")]


def place(svg: str, id: str) -> tuple[float, float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", named(svg, id).get("transform", ""))
    assert found, f"{id} lies nowhere"
    return float(found[1]), float(found[2]), float(found[3] or 1)


# Sound documents.


def test_a_hostile_name_is_mere_text() -> None:
    svg = drawing(table(), 0, Names(HOSTILE))
    assert not list(parse(svg).iter(f"{SVG}script"))
    assert "</text><script>&\"'\ufffd" in " ".join(parse(svg).itertext())


# Tiles.


@pytest.mark.parametrize(("id", "up"), FACES)
def test_a_tile_is_well_formed_on_both_sides(id: str, up: bool) -> None:
    drawn = tile_faces.tile(PARTS[id], Names("Ana"), up=up)
    assert PARTS[id].kind in text_of(parse(f'<svg xmlns="{SVG[1:-1]}">{drawn}</svg>'))


def sides(id: str, turned: int, picture: str) -> set[int]:
    """The sides of a turned tile where this picture runs to its edge."""
    drawn = parse(f"<g>{hexagons.ground(tile_faces.ground_of(PARTS[id]), PARTS[id].word('edges'), turned)}</g>")
    found = [element for element in drawn if element.get("href") == f"#k-{picture}"]
    return {int(re.sub(r"\D", "", element.get("transform", "0"))) // 60 for element in found}


@each_tile
@pytest.mark.parametrize(("edge", "picture"), [(ROAD, "road"), (WATER, "river")])
def test_roads_and_rivers_run_to_the_edges_that_have_them(id: str, edge: int, picture: str) -> None:
    tile = TILE.read(id)
    for turned in range(SIDES):
        edges = GAME.box.edges[(tile * SIDES + turned) * SIDES :][:SIDES]
        assert sides(id, turned, picture) == {side for side in range(SIDES) if edges[side] == edge}


def test_the_bottom_of_a_tile_is_where_its_edges_begin() -> None:
    assert [EDGES[ROAD], EDGES[WATER]] == ["R", "W"]
    assert hexagons.side_of("road", 0) == '<use href="#k-road"/>'
    road = next(iter(parse(f"<g>{define(hexagons.pictures())}</g>")))
    assert all(float(rail.get("y", "0")) + float(rail.get("height", "0")) > 86 for rail in list(road)[:2])


def test_neighbours_touch_with_the_sides_that_look_at_each_other() -> None:
    for side in range(SIDES):
        x, y = (a - b for a, b in zip(village.middle(ORIGIN + STEPS[side]), village.middle(ORIGIN), strict=True))
        assert isclose(sqrt(x * x + y * y), 2 * hexagons.SIDE)
        bottom = (0.0, 2 * hexagons.SIDE)
        for _ in range(side):  # a turn by 60 degrees clockwise
            bottom = (
                bottom[0] / 2 - bottom[1] * sqrt(3) / 2,
                bottom[0] * sqrt(3) / 2 + bottom[1] / 2,
            )
        assert isclose(x, bottom[0], abs_tol=1e-6)
        assert isclose(y, bottom[1], abs_tol=1e-6)


@each_tile
def test_no_text_turns_with_its_tile(id: str) -> None:
    upright, turned = (tile_faces.tile(PARTS[id], BARE, turn=turns) for turns in (0, 2))
    assert re.findall("<text.*?</text>", upright) == re.findall("<text.*?</text>", turned)
    if len(set(PARTS[id].word("edges"))) > 1:
        assert upright != turned


def test_the_two_sides_of_a_tile_say_what_they_give() -> None:
    marks = {up: [mark.picture for mark in effects.output(PARTS["peddler"], up)] for up in (False, True)}
    assert marks == {
        False: ["worker-yellow", "arrow", "worker-green"],
        True: ["worker-yellow", "arrow", "worker-green", "worker-green"],
    }


def test_the_cost_of_an_upgrade_is_on_the_basic_side_alone() -> None:
    basic, upgraded = (tile_faces.tile(PARTS["keywood"], BARE, up=up) for up in (False, True))
    assert "#k-skill-saw" in basic
    assert "#k-skill-saw" not in upgraded


@pytest.mark.parametrize("word", [*COLOURS, *SKILLS, *GOODS, "start-player"])
def test_nothing_is_known_by_its_colour_alone(word: str) -> None:
    pictures = parse(f"<g>{define(pieces.pictures())}</g>")
    shapes = {picture.get("id"): [part.get("d") or part.tag for part in picture.iter()] for picture in pictures}
    assert list(shapes.values()).count(shapes[f"k-{thing(word).picture}"]) == 1


# Everything is there, under its reference.


@each_table
def test_every_tile_on_the_table_has_its_reference(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options):
        wanted = {f"tile:{TILES[tile]}" for tile in state.on_sale}
        wanted |= {f"tile:{TILES[tile]}" for tile, owner in enumerate(state.owner) if owner >= 0}
        wanted |= {f"tile:{TILES[boat]}" for boat in state.boats}
        if not over(state):  # after that nobody takes any more
            wanted |= {f"contract:{CONTRACTS[card]}" for card in state.offered if card >= 0}
        assert wanted | {f"seat:{seat}" for seat in range(seats)} <= refs(drawing(state))


def test_workers_skills_and_goods_can_be_pointed_at() -> None:
    wanted = {f"colour:{colour}" for colour in COLOURS} | {f"skill:{skill}" for skill in SKILLS}
    assert wanted | {f"good:{good}" for good in GOODS} <= refs(drawing(table(), 0))


def test_a_placed_tile_lies_beside_its_neighbour() -> None:
    state = table()
    own(state, 0, "keywood", at="0,-1")
    svg = drawing(state, 0)
    (x, y, size), (other_x, other_y, _) = place(svg, "tile-home-1"), place(svg, "tile-keywood")
    assert other_x == x
    assert other_y == pytest.approx(y - 2 * hexagons.SIDE * size / village.APART, abs=0.2)


def test_a_bid_lies_on_its_players_side() -> None:
    state = table(2)
    lots(state, "keywood")
    bid(state, 0, "keywood", 1, "red")
    bid(state, 1, "keywood", 2, "red")
    for viewer, other in ((0, 1), (1, 0)):
        svg = drawing(state, viewer)
        mine, theirs = (
            float(next(named(svg, f"bid-keywood-{seat}").iter(f"{SVG}line")).get("y1", "0")) for seat in (viewer, other)
        )
        assert mine > 0 > theirs


def test_a_bid_is_a_part_of_its_tile_and_as_large_as_on_any_other() -> None:
    state = table(2)
    lots(state, "keywood")
    bid(state, 0, "keywood", 1, "red")
    svg = drawing(state, 0)
    tray = next(part for part in named(svg, "tile-keywood").iter() if part.get("id") == "bid-keywood-0")
    size = float(str(tray.get("transform")).rpartition("scale(")[2].rstrip(")"))
    assert place(svg, "tile-keywood")[2] * size == pytest.approx(1.0, rel=0.01)


def test_a_bid_says_whose_it_is_how_many_and_of_which_colour() -> None:
    state = table(3)
    lots(state, "keywood")
    bid(state, 1, "keywood", 4, "green")
    tray = named(drawing(state), "bid-keywood-1")
    assert (tray.get("data-ref"), uses(tray)) == ("tile:keywood", ["seat-1"] + ["worker-green"] * 4)


def test_only_the_leading_bid_is_on_gold() -> None:
    state = table(3)
    lots(state, "keywood")
    bid(state, 1, "keywood", 1, "blue")
    bid(state, 2, "keywood", 3, "blue")
    svg = drawing(state)
    rims = [{line.get("stroke") for line in named(svg, f"bid-keywood-{seat}").iter(f"{SVG}line")} for seat in (1, 2)]
    assert [theme.colour("gilt") in rim for rim in rims] == [False, True]


def test_every_worker_on_a_tile_is_drawn_and_refers_to_it() -> None:
    state = table()
    at_work(state, "home-2", yellow=3)
    tile = named(drawing(state), "tile-home-2")
    figures = [part for part in tile.iter() if (part.get("id") or "").startswith("worker-")]
    assert [uses(figure) for figure in figures] == [["worker-yellow"]] * 3
    assert {figure.get("data-ref") for figure in figures} == {"tile:home-2"}


def test_of_more_than_four_workers_of_a_colour_one_stands_for_all() -> None:
    state = table()
    at_work(state, "home-2", yellow=6)
    tile = named(drawing(state), "tile-home-2")
    (figure,) = (part for part in tile.iter() if (part.get("id") or "").startswith("worker-"))
    assert text_of(figure) == "×6"


def test_workers_stand_beside_the_number_of_a_home() -> None:
    state = table()
    at_work(state, "home-2", yellow=2)
    svg = drawing(state, seat=1)
    figures = [next(named(svg, f"worker-home-2-{place}").iter(f"{SVG}use")) for place in (1, 2)]
    found = [re.match(r"translate\((\S+) ", figure.get("transform", "")) for figure in figures]
    assert all(match and abs(float(match[1])) > 20 for match in found)


def test_workers_of_another_colour_than_the_tiles_lie_apart() -> None:
    state = table()
    at_work(state, "home-2", red=1, blue=1)
    figures = [next(named(drawing(state), f"worker-home-2-{place}").iter(f"{SVG}use")) for place in (1, 2)]
    lies = {figure.get("href"): "rotate(90)" in figure.get("transform", "") for figure in figures}
    assert lies == {"#k-worker-red": False, "#k-worker-blue": True}
    assert figures[1].get("href") == "#k-worker-blue"


def test_goods_lie_on_their_tile_with_their_number() -> None:
    state = table()
    goods(state, "home-1", wood=2, gold=5)
    tile = named(drawing(state), "tile-home-1")
    lying = {part.get("data-ref"): text_of(part) for part in tile.iter() if "good:" in part.get("data-ref", "")}
    assert lying == {"good:wood": "2", "good:gold": "5"}


def test_a_few_goods_lie_on_their_tile_one_by_one() -> None:
    state = table()
    goods(state, "home-1", wood=3, gold=1)
    tile = named(drawing(state), "tile-home-1")
    lying = {part.get("data-ref"): uses(part) for part in tile.iter() if "good:" in part.get("data-ref", "")}
    assert lying == {"good:wood": ["good-wood"] * 3, "good:gold": ["good-gold"]}


def test_an_extension_is_on_its_tile_and_doubles_its_points() -> None:
    state = table(merchants="full")
    own(state, 0, "stable", up=True)
    assert "5" in text_of(named(drawing(state), "tile-stable")).split()
    extend(state, "stable", "e01")
    tile = named(drawing(state), "tile-stable")
    assert "extension-blue" in uses(tile)
    assert "10" in text_of(tile).split()
    assert not has(drawing(state), "extension-e01")


def test_cabins_stand_beside_the_home() -> None:
    state = table(merchants="full")
    cabin(state, 1, 2)
    svg = drawing(state)
    homes = {home: "cabin" in uses(named(svg, f"tile-{home}")) for home in ("home-1", "home-2")}
    assert homes == {"home-1": False, "home-2": True}


def test_a_boat_shows_what_it_carries() -> None:
    state = table()
    svg = drawing(state)
    for number, boat in enumerate(state.boats):
        crew = uses(named(svg, f"tile-{TILES[boat]}"))
        for colour in range(len(COLOURS)):
            assert crew.count(f"worker-{COLOURS[colour]}") == state.cargo[number * len(COLOURS) + colour]


def test_the_purple_piece_is_on_the_last_turn_order_tile() -> None:
    svg = drawing(table(4))
    shown = [f"order-{number}" for number in (1, 2, 3) if "worker-purple" in uses(named(svg, f"tile-order-{number}"))]
    assert shown == ["order-3"]


def test_only_the_start_player_has_the_purple_piece_and_only_the_mover_the_arrow() -> None:
    state = table()
    workers(state, 2, blue=1)
    turn(state, 2)
    state.start = 1
    svg = drawing(state)
    for id, seat in (("start-player", 1), ("turn", 2)):
        holders = [s for s in range(3) if any(part.get("id") == id for part in named(svg, f"seat-{s}").iter())]
        assert holders == [seat]


def test_the_current_season_stands_out() -> None:
    state = table()
    season(state, "autumn")
    svg = drawing(state)
    assert [name for name in SEASONS if len(named(svg, f"season-{name}")) > 2] == ["autumn"]


def test_where_a_tile_can_be_laid_and_how_it_can_be_turned_is_shown() -> None:
    state = table()
    own(state, 1, "keywood", beside=True)
    state.frames.append(Site(1, TILE.read("keywood")))
    svg = drawing(state, 1)
    wanted = {ref for action in GAME.legal(state) for ref in action.refs()}
    assert wanted <= refs(ElementTree.tostring(named(svg, "seat-1"), encoding="unicode"))


def test_the_viewers_own_village_comes_first_and_is_the_largest() -> None:
    svg = drawing(table(4), 2)
    villages = [id for part in parse(svg).iter() if (id := part.get("id") or "").startswith("village-")]
    assert villages == ["village-2", "village-3", "village-0", "village-1"]
    sizes = [place(svg, f"tile-home-{seat + 1}")[2] for seat in (2, 3, 0, 1)]
    assert sizes[0] > max(sizes[1:])


# Secrets.


def strip(svg: str, seat: int) -> dict[str, str]:
    """The numbers on a player's screen."""
    first = f"screen-{seat}-"
    found = [part for part in named(svg, f"seat-{seat}").iter() if (part.get("id") or "").startswith(first)]
    return {(part.get("id") or "").removeprefix(first): text_of(part) for part in found}


def test_of_others_only_totals_are_shown() -> None:
    state = table()
    workers(state, 1, blue=2, red=1)
    workers(state, 1, hidden=True, yellow=3)
    skills(state, 1, saw=1)
    assert strip(drawing(state, 0), 1) == {
        "any-worker": "6",
        "any-skill": "1",
        "season-winter": "3",
        "any-good": "0",
        "good-gold": "0",
        "hex": "1",
    }


def test_at_an_open_table_all_is_shown_that_was_seen() -> None:
    state = table(screens="open")
    workers(state, 1, blue=2)
    workers(state, 1, hidden=True, yellow=3)
    shown = strip(drawing(state, 0), 1)
    assert {name: count for name, count in shown.items() if count != "0"} == {
        "worker-blue": "2",
        "random-worker": "3",
        "season-winter": "3",
        "hex": "1",
    }


def test_ones_own_screen_is_shown_in_full() -> None:
    state = table()
    workers(state, 0, hidden=True, yellow=3)
    skills(state, 0, hidden=True, anvil=2)
    svg = drawing(state, 0)
    own = {name: named(svg, f"screen-{name}") for name in ("yellow", "anvil", "blue")}
    pieces = {name: sum(1 for part in own[name].iter() if part.get("id", "").startswith("screen-")) for name in own}
    assert pieces == {"yellow": 4, "anvil": 3, "blue": 1}  # the group, and what lies in it
    assert {part.get("data-ref") for part in own["yellow"].iter()} == {None, "colour:yellow"}


def test_winter_tiles_in_hand_are_shown_to_their_owner_alone() -> None:
    state = table()
    hand(state, 1, "scribes", "jeweller", "windmill")
    assert [seat for seat in (0, 1, 2, None) if has(drawing(state, seat), "tile-scribes")] == [1]


def test_contracts_are_shown_to_their_owner_and_at_an_open_table_as_far_as_they_were_seen() -> None:
    state = table(merchants="full", screens="open")
    contract(state, 1, "c30")
    contract(state, 1, "c31", hidden=True)
    seen = {
        card: [seat for seat in (0, 1, None) if has(drawing(state, seat), f"contract-{card}")]
        for card in ("c30", "c31")
    }
    assert seen == {"c30": [0, 1, None], "c31": [1]}


# The gallery.


@pytest.mark.parametrize("kind", ["home", "village"])
def test_the_gallery_shows_both_sides(kind: str) -> None:
    svg = draw.gallery(BARE, GAME.catalogue)
    for part in GAME.catalogue.kind(kind):
        assert uses(named(svg, f"{kind}-{part.id}")).count(f"scene-{part.id}") == 2


def test_reconstructed_figures_are_marked() -> None:
    file = re.sub(r"(?s).*(\[village.well\].*?)\n\n.*", r"\1", _data("autumn.toml")).replace(
        '"public"', '"reconstructed"'
    )
    game = GAME.corrected({"mine.toml": file})
    svg = draw.gallery(BARE, game.catalogue)
    marks = {id: "≈" in text_of(named(svg, f"village-{id}")) for id in ("well", "forge")}
    assert marks == {"well": True, "forge": False}


def _data(name: str) -> str:
    return files("keydom.games.keyflower").joinpath("data", name).read_text("utf-8")
