"""The drawing: what lies where on the table, as what it can be pointed at, and what nobody may see."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from keydom.core.game import NATURE, Words
from keydom.drawing.excerpt import DrawingIndex
from keydom.games.keythedral import GAME
from keydom.games.keythedral.actions import CELL, COTTAGE, TILE
from keydom.games.keythedral.components import CUBES, IRON, KINDS, NUMBERS, unpack
from keydom.games.keythedral.state import KeythedralState
from keydom.words import FluentWords

from .builders import fence, give, hold, house, lay, mover, over, own, play, spending, table, worker

VARIANTS: list[dict[str, str]] = [
    {},
    {"edition": "2004"},
    {"laws": "face-up"},
    {"laws": "none"},
    {"design": "open", "edition": "2004", "laws": "face-up"},
]
TABLES = [(seats, options) for seats in GAME.seats for options in VARIANTS]
EVERY = 37  # plies from one drawn position to the next: a prime, so that it falls into step with nothing
SVG = "{http://www.w3.org/2000/svg}"
BARE = Words()
HOSTILE = "</text><script>&\"'\x07\x1b[2J\ud83d"

each_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def positions(seats: int, options: dict[str, str]) -> list[KeythedralState]:
    return _positions(seats, tuple(options.items()))


@cache
def _positions(seats: int, options: tuple[tuple[str, str], ...]) -> list[KeythedralState]:
    """Positions from the whole length of a random game, its first and its last included."""
    rng = Random(f"{seats} {options}")
    state = GAME.begin(seats, GAME.options(dict(options)))
    found = [state.copy()]
    ply = 0
    while not over(state):
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, rng) if mover(state) == NATURE else rng.choice(legal))
        ply += 1
        if ply % EVERY == 0:
            found.append(state.copy())
    return [*found[:6], *found[6 :: max(len(found) // 8, 1)], state]


def drawing(state: KeythedralState, seat: int | None = None, words: Words = BARE) -> str:
    return GAME.draw(GAME.view(state, seat), words)


def refs(svg: str) -> set[str]:
    return {element.get("data-ref", "") for element in ElementTree.fromstring(svg).iter()} - {""}


def named(svg: str, id: str) -> ElementTree.Element:
    return next(element for element in ElementTree.fromstring(svg).iter() if element.get("id") == id)


def markup(element: ElementTree.Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")


def spoken(svg: str) -> str:
    """All that can be read in a drawing, tooltips included."""
    return " ".join(ElementTree.fromstring(svg).itertext())


def place(svg: str, id: str) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", named(svg, id).get("transform", ""))
    assert found, f"{id} lies nowhere"
    return float(found[1]), float(found[2])


# Sound documents.


def test_a_hostile_name_is_mere_text() -> None:
    svg = drawing(table(), 0, FluentWords(GAME, "en", {0: HOSTILE}))
    assert "<script" not in svg
    assert not list(ElementTree.fromstring(svg).iter(f"{SVG}script"))
    assert "</text><script>&\"'\ufffd" in spoken(svg)


# Everything is there, under its reference.


@each_table
def test_every_field_cottage_and_face_up_tile_has_its_reference(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options):
        wanted = {f"cell:{CELL.write(cell)}" for cell in state.cells}
        wanted |= {f"cottage:{COTTAGE.write(cottage)}" for cottage in range(seats * NUMBERS)}
        wanted |= {f"tile:{TILE.write(tile)}" for tile in state.face_up()}
        wanted |= {f"seat:{seat}" for seat in range(seats)}
        assert wanted <= refs(drawing(state))


def test_cubes_kinds_and_cottage_numbers_can_be_pointed_at() -> None:
    wanted = {f"cube:{cube}" for cube in CUBES} | {f"kind:{kind}" for kind in KINDS}
    assert wanted | {f"number:{number}" for number in range(1, NUMBERS + 1)} <= refs(drawing(table()))


def test_the_numbers_that_were_chosen_are_numbered_in_the_order_of_work() -> None:
    state = table()
    state.order = [4, 2]
    svg = drawing(state)
    shown = [" ".join(named(svg, f"order-{number}").itertext()) for number in (2, 3, 4)]
    assert ["2." in shown[0], "." in shown[1], "1." in shown[2]] == [True, False, True]


def test_an_order_that_is_whole_is_shown_once_from_first_to_last() -> None:
    state = table()
    state.order = [4, 2, 5, 1, 3]
    svg = drawing(state)
    assert re.findall(r'id="order-(\d)"', svg) == ["4", "2", "5", "1", "3"]
    assert "." not in " ".join(named(svg, "order-4").itertext()).split()[-1]


def test_a_craftsman_who_has_none_left_is_not_meant_by_a_cube_of_the_stall() -> None:
    state = table()
    state.shop[IRON], state.store[IRON] = 0, 2
    svg = drawing(state)
    assert named(svg, "craft-iron").get("data-ref") is None
    assert named(svg, "craft-iron").get("data-about") == "cube:iron"
    assert named(svg, "store-iron").get("data-ref") == "cube:iron"


def test_a_fence_stands_on_the_side_that_it_closes() -> None:
    state = table()
    fence(state, 1, "1,-1>2,-2")
    svg = drawing(state)
    rail = named(svg, "fence-1_-1-2_-2")
    assert rail.get("data-ref") == "fence:1,-1>2,-2"
    assert place(svg, "fence-1_-1-2_-2") == place(svg, "cottage-blue1")
    turned = re.match(r"translate\((\S+) (\S+)\) rotate\(45\)", rail[1].get("transform", ""))
    assert turned
    assert float(turned[1]) > 0 > float(turned[2])  # towards the field to the north-east


def test_a_cottage_keeps_its_id_wherever_it_moves() -> None:
    state = table()
    before = place(drawing(state), "cottage-black5")
    lay(state, "black5", "5,-1")
    assert place(drawing(state), "cottage-black5") != before


def test_a_house_is_another_drawing_than_a_cottage() -> None:
    state = table()
    before = markup(named(drawing(state), "cottage-blue1"))
    house(state, "blue1")
    assert markup(named(drawing(state), "cottage-blue1")) != before


def test_a_worker_stands_in_the_middle_of_its_field() -> None:
    state = table()
    worker(state, 1, "2,0")
    svg = drawing(state)
    assert place(svg, "worker-yellow-2_0") == place(svg, "field-2_0")


def test_the_keythedral_stands_in_the_middle_except_with_two_players() -> None:
    assert 'id="keythedral"' in drawing(table(3))
    assert 'id="keythedral"' not in drawing(table(2))


def test_price_laws_lie_beside_their_seat() -> None:
    state = table()
    state.raised = TILE.read("b02")
    state.lowered = TILE.read("b03")
    svg = drawing(state)
    laws = [[child.get("id") for child in named(svg, f"tile-{tile}")] for tile in ("b01", "b02", "b03")]
    assert ["law-price-increase" in beside for beside in laws] == [False, True, False]
    assert ["law-price-decrease" in beside for beside in laws] == [False, False, True]


def test_an_announced_purchase_is_marked_in_the_buyers_colour() -> None:
    state = spending(stone=1, timber=1)
    play(state, "0 buy b01")
    marks = {tile: "k-seat-0" in markup(named(drawing(state), f"tile-{tile}")) for tile in ("b01", "b02")}
    assert marks == {"b01": True, "b02": False}


def test_an_acquired_seat_shows_its_owner_and_counts_for_him() -> None:
    state = table()
    own(state, 2, "b01")
    svg = drawing(state, None, FluentWords(GAME, "en"))
    assert "k-seat-2" in markup(named(svg, "tile-b01"))
    assert "1 point" in "".join(named(svg, "seat-2").itertext())


def test_a_name_is_not_cut_short_for_the_word_beside_its_points() -> None:
    state = table(5)
    for tile in ("b29", "b30", "b31"):
        own(state, 0, tile)
    svg = drawing(state, 1, FluentWords(GAME, "en", {0: "Carmen"}))
    panel = named(svg, "seat-0")  # which has the start player's key and the mover's arrow as well
    assert "Carmen" in [text.text for text in panel.iter(f"{SVG}text")]


@pytest.mark.parametrize(("law", "sign"), [("good", "×2"), ("poor", "×0")])
def test_a_good_or_poor_harvest_is_marked_on_the_fields_of_its_kind(law: str, sign: str) -> None:
    state = table()
    lake = KINDS.index("lake")
    setattr(state, law, lake)
    svg = drawing(state)
    marked = [cell for cell in state.cells if sign in "".join(named(svg, _field(cell)).itertext())]
    assert [state.kinds[state.at[cell]] for cell in marked] == [lake] * state.kinds.count(lake)


def _field(cell: int) -> str:
    x, y = unpack(cell)
    return f"field-{x}_{y}"


def test_the_others_follow_clockwise_and_the_viewers_own_cubes_lie_before_him_one_by_one() -> None:
    state = table(4)
    give(state, 2, stone=2)
    give(state, 3, stone=2)
    svg = drawing(state, 2)
    ids = [id for element in ElementTree.fromstring(svg).iter() if (id := element.get("id") or "")]
    assert [id for id in ids if id.startswith("seat-")] == ["seat-3", "seat-0", "seat-1", "seat-2"]
    assert [id for id in ids if re.match(r"cube-\w+-\w+-\d", id)] == ["cube-black-stone-1", "cube-black-stone-2"]
    assert "2" in [text.text for text in named(svg, "cubes-green-stone").iter(f"{SVG}text")]


def test_only_the_start_player_has_the_key_and_only_the_mover_the_arrow() -> None:
    state = table()
    state.start = 1
    svg = drawing(state)
    for id, seat in (("start-player", 1), ("turn", mover(state))):
        holders = [s for s in range(3) if any(e.get("id") == id for e in named(svg, f"seat-{s}").iter())]
        assert holders == [seat]


# Secrets.


@pytest.mark.parametrize(("laws", "watchers"), [("face-down", [1]), ("face-up", [0, 1, 2, None])])
def test_laws_in_hand_are_named_to_those_who_may_know(laws: str, watchers: list[int | None]) -> None:
    state = table(laws=laws)
    hold(state, 1, "good-harvest")
    assert [seat for seat in (0, 1, 2, None) if "good-harvest" in drawing(state, seat)] == watchers


def test_laws_of_others_are_shown_as_so_many_cards() -> None:
    state = table()
    hold(state, 1, "good-harvest", "sale", "bargain")
    backs = [child for child in named(drawing(state, 0), "laws-yellow").iter(f"{SVG}text") if child.text == "§"]
    assert len(backs) == 3


# Boards of every shape.


def sprawling(seats: int, across: int, down: int) -> KeythedralState:
    """The table after every field was laid as far out in one direction as the rules allow."""
    rng = Random(1)
    state = GAME.begin(seats, GAME.options())
    while state.round == 0:
        legal = GAME.legal(state)
        action = GAME.deal(state, rng) if mover(state) == NATURE else legal[0]
        if action.verb.name == "field":
            action = max(legal, key=lambda spot: across * unpack(spot.a)[0] + down * unpack(spot.a)[1])
        GAME.play(state, action)
    return state


@pytest.mark.parametrize(("across", "down"), [(3, -1), (-1, 3), (1, 1)])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_board_of_any_shape_lies_on_the_sheet_and_stays_legible(seats: int, across: int, down: int) -> None:
    state = sprawling(seats, across, down)
    svg = drawing(state)
    _, _, width, height = map(float, ElementTree.fromstring(svg).get("viewBox", "").split())
    index = DrawingIndex(ElementTree.fromstring(svg))
    fields = [index.thing(f"cell:{CELL.write(cell)}") for cell in state.cells]
    places = [((field.left + field.right) / 2, (field.top + field.bottom) / 2) for field in fields]
    assert all(20 < x < width - 20 and 70 < y < height - 20 for x, y in places)
    assert re.findall(r'id="field-[^>]*scale\(([^)]*)\)', svg)
    assert all(float(scale) > 0.44 for scale in re.findall(r'id="field-[^>]*scale\(([^)]*)\)', svg))


# The gallery.


def test_figures_from_the_rulebook_are_not_marked_as_reconstructed() -> None:
    file = '[tile.b01]\nlevel = 1\ncost = ["stone", "wine"]\nsource = ["rules-2002"]\nstatus = "rulebook"\n'
    game = GAME.corrected({"mine.toml": file})
    state = game.begin(3)
    while state.round == 0:
        game.play(state, game.legal(state)[0])
    svg = game.draw(game.view(state, None), BARE)
    assert "≈" not in spoken(svg)  # where figures are known from is told in the gallery, not at the table
    dashes = {tile: "stroke-dasharray" in markup(named(game.gallery(BARE), f"tile-{tile}")) for tile in ("b01", "b02")}
    assert dashes == {"b01": False, "b02": True}
