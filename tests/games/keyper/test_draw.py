"""The drawing: what lies where on the table, as what it can be pointed at, and what nobody may see."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tests.sampling import sampled

from keydom.core.game import NATURE, Frame, Value, Words
from keydom.drawing.compose import SHEET_WINDOW
from keydom.drawing.theme import TABLE
from keydom.games.keyper import GAME
from keydom.games.keyper.actions import BOARDS, SPOT
from keydom.games.keyper.components import COLOURS, FAIRS, FIELDS, HOME_TILES, RESOURCES, TILES
from keydom.games.keyper.draw import compose, draw, gallery
from keydom.games.keyper.draw.effects import facts
from keydom.games.keyper.draw.faces import FROM_LARGE, FROM_MEDIUM, building
from keydom.games.keyper.draw.palette import ROLES
from keydom.games.keyper.draw.tile_faces import fair, tile
from keydom.games.keyper.state import BOARD_SPOTS, KeyperState
from keydom.words import FluentWords

from .builders import (
    built,
    claim,
    give,
    in_season,
    moor,
    mover,
    over,
    own_fair,
    plan,
    play,
    put,
    rest,
    stand,
    table,
    turn,
)

VARIANTS: list[dict[str, str]] = [{}, {"supply": "unlimited"}, {"pair": "eight"}]
TABLES = [(seats, options) for seats in GAME.seats for options in VARIANTS[: 3 if seats == 2 else 2]]
EVERY = 41  # plies from one drawn position to the next: a prime, so that it falls into step with nothing
SVG = "{http://www.w3.org/2000/svg}"
BARE = Words()
HOSTILE = "</text><script>&\"'\x07\x1b[2J\ud83d"


def often(seats: int, options: dict[str, str]) -> bool:
    """Every number of seats in every run, the variants taking turns."""
    return options == VARIANTS[seats % len(VARIANTS)]


each_table = pytest.mark.parametrize(("seats", "options"), sampled(TABLES, often))
each_tile = pytest.mark.parametrize("name", TILES)


class Named(Words):
    """Words in which every player has a name that no document should trust."""

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        return HOSTILE if "seat" in (args or {}) else key


@cache
def _positions(seats: int, options: tuple[tuple[str, str], ...]) -> list[KeyperState]:
    """Positions from the whole length of a random game, its first and its last included, and each kind of question."""
    rng = Random(f"{seats} {options}")
    state = GAME.begin(seats, GAME.options(dict(options)))
    found, questions, ply = [state.copy()], set(), 0
    while not over(state):
        legal = GAME.legal(state)
        GAME.play(state, GAME.deal(state, rng) if mover(state) == NATURE else rng.choice(legal))
        ply += 1
        question = type(state.frames[-1]).__name__ if state.frames else ""
        if ply % EVERY == 0 or question not in questions:
            questions.add(question)
            found.append(state.copy())
    return [*found, state]


def positions(seats: int, options: dict[str, str]) -> list[KeyperState]:
    return _positions(seats, tuple(options.items()))


def drawing(state: KeyperState, seat: int | None = None, words: Words = BARE) -> str:
    return draw(GAME.view(state, seat), words, GAME.catalogue)


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def refs(svg: str) -> list[str]:
    return [element.get("data-ref", "") for element in elements(svg) if element.get("data-ref")]


def named(svg: str, id: str) -> ElementTree.Element:
    return next(element for element in elements(svg) if element.get("id") == id)


def fragment(face: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<g xmlns="{SVG[1:-1]}">{face}</g>')


def markup(element: ElementTree.Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")


def pictures(element: ElementTree.Element) -> list[str]:
    """The names of what is drawn in an element, in order."""
    return [use.get("href", "").removeprefix("#k-") for use in element.iter(f"{SVG}use")]


def spoken(element: ElementTree.Element) -> str:
    """All that can be read in an element, tooltips included."""
    return " ".join(element.itertext())


# Sound documents.


@each_tile
def test_every_tile_is_well_formed_on_both_sides(name: str) -> None:
    part = GAME.catalogue.components["tile"][name]
    for face in (tile(part, name), tile(part, name, built=True), tile(part, name, built=True, up=True)):
        assert f"scene-{name}" in pictures(fragment(face))


def test_a_tile_in_a_smaller_place_says_less_and_keeps_its_picture() -> None:
    part = GAME.catalogue.components["tile"]["kiln"]
    large, medium, small = (
        fragment(building(part, "Kiln", width, built=True, up=False)) for width in (FROM_LARGE, FROM_MEDIUM, 40.0)
    )
    assert ["Kiln" in spoken(face) for face in (large, medium, small)] == [True, False, False]
    assert set(pictures(large)) == set(pictures(medium)) > set(pictures(small)) == {"scene-kiln"}


def test_the_name_of_a_tile_in_a_small_place_is_in_its_tooltip() -> None:
    state = table()
    plan(state, 1, "barn")
    assert "Tile-barn" in spoken(named(drawing(state), "tile-barn"))


def test_upgrading_changes_what_every_tile_says() -> None:
    parts = GAME.catalogue.components["tile"]
    assert [name for name in TILES if facts(parts[name], False) == facts(parts[name], True)] == []


def test_every_colour_of_the_style_sheet_is_used() -> None:
    states = positions(3, {})
    used = set(
        re.findall(r"var\(--k-([a-z0-9-]+)\)", "".join(re.sub("<style.*</style>", "", drawing(s, 0)) for s in states))
    )
    assert used <= set(ROLES)
    shown = used | set(re.findall(r"var\(--k-([a-z0-9-]+)\)", gallery(BARE, GAME.catalogue)))
    assert set(ROLES) - set(TABLE) - shown == set()  # the page paints the table itself with the others


def test_a_hostile_name_is_mere_text() -> None:
    state = table()
    claim(state, 1, "b")
    svg = drawing(state, 0, Named())
    assert "<script" not in svg
    assert "</text><script>&\"'\ufffd" in spoken(ElementTree.fromstring(svg))


# Everything is there, under its reference.


@each_table
def test_every_field_boat_tile_and_player_has_its_reference(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options):
        if over(state):
            continue
        wanted = {
            f"spot:{SPOT.write(board * BOARD_SPOTS + kind)}"
            for board in range(seats)
            for kind in state.fields_on(board)
        }
        wanted |= {f"board:{board}" for board in BOARDS[:seats]}
        wanted |= {f"boat:boat-{boat + 1}" for boat in range(6) if state.boats >> boat & 1}
        wanted |= {f"tile:{TILES[12 + place]}" for place in range(48) if state.market >> place & 1}
        wanted |= {f"resource:{resource}" for resource in RESOURCES} | {f"seat:{seat}" for seat in range(seats)}
        assert wanted <= set(refs(drawing(state)))


@each_table
def test_at_the_end_every_country_tile_that_was_built_has_its_reference_and_what_it_scored(
    seats: int, options: dict[str, str]
) -> None:
    state = positions(seats, options)[-1]
    svg = drawing(state)
    tiles = {tile for seat in range(seats) for plot in range(20) if (tile := state.tile_on(seat, plot)) >= 0}
    wanted = {f"tile:{TILES[tile]}" for tile in tiles if tile >= HOME_TILES}
    assert wanted | {f"seat:{seat}" for seat in range(seats)} <= set(refs(svg))
    sources = {element.get("data-source") for element in elements(svg) if element.get("class") == "scored"}
    assert sources == {line.source for score in GAME.scores(state) for line in score.lines if line.points}


def test_plots_and_home_tiles_of_others_have_no_reference() -> None:
    state = table()
    built(state, 0, "cow-shed", "farm-1")
    built(state, 1, "cow-shed", "farm-1")
    for ref in ("spot:farm-1", "tile:cow-shed"):
        assert [refs(drawing(state, seat)).count(ref) for seat in (0, 1, 2, None)] == [1, 1, 1, 0]


def test_a_country_tile_keeps_its_id_from_the_market_to_its_plot() -> None:
    state = table()
    assert 'id="tile-barn"' in markup(named(drawing(state), "market"))
    plan(state, 1, "barn")
    assert 'id="tile-barn"' in markup(named(drawing(state), "plans-1"))
    built(state, 1, "barn", "farm-2")
    assert 'id="tile-barn"' in markup(named(drawing(state), "plot-1-farm-2"))


def test_a_keyple_that_lies_is_turned() -> None:
    state = table()
    stand(state, 0, "a-pigs", "orange")
    stand(state, 1, "a-clay", "orange", lying=True)
    svg = drawing(state)
    assert ["rotate(90)" in markup(named(svg, f"keyple-a-{kind}-1")) for kind in ("pigs", "clay")] == [False, True]


def test_a_white_keyple_wears_the_sign_of_the_colour_that_it_works_as() -> None:
    state = table()
    stand(state, 0, "a-clay", "white", works_as="orange")
    stand(state, 0, "a-tile", "white")
    svg = drawing(state)
    assert pictures(named(svg, "keyple-a-clay-1")) == ["keyple-white", "skill-orange"]
    assert pictures(named(svg, "keyple-a-tile-1")) == ["keyple-white"]


def test_a_keyper_leaves_the_keyp_for_the_board_that_it_claims() -> None:
    state = table()
    assert "keyper-1" in pictures(named(drawing(state), "keyp-1"))
    claim(state, 1, "b")
    svg = drawing(state)
    assert [id for id in ("keyp-1", "keyp-a", "keyp-b") if "keyper-1" in pictures(named(svg, id))] == ["keyp-b"]


def test_a_moored_boat_lies_on_its_river_with_its_cargo() -> None:
    state = table()
    moor(state, "c", 2)
    svg = drawing(state)
    assert {"resource-cow", "resource-log"} <= set(pictures(named(svg, "spot-c-river")))
    assert 'id="boat-boat-2"' not in markup(named(svg, "boats"))


@pytest.mark.parametrize(("season", "cargo"), [("summer", "pig clay"), ("autumn", "chicken emerald")])
def test_a_boat_shows_the_side_of_the_season(season: str, cargo: str) -> None:
    state = table()
    in_season(state, season)
    shown = pictures(named(drawing(state), "boat-boat-1"))
    assert [name for name in shown if name.startswith("resource-")] == [f"resource-{name}" for name in cargo.split()]


def test_a_field_has_the_border_and_the_sign_of_its_colour() -> None:
    svg = drawing(table())
    for kind in ("pigs", "clay", "tile"):
        border = GAME.catalogue.components["field"][kind].word("border")
        signs = [name for name in pictures(named(svg, f"spot-a-{kind}")) if name.startswith("skill-")]
        assert signs == [f"skill-{border}"] * (border != "none")


def test_stores_show_what_a_player_has() -> None:
    state = table()
    give(state, 1, wild_boar=3)
    svg = drawing(state, 0)
    assert [f'id="store-{seat}-wild-boar"' in svg for seat in range(3)] == [False, True, False]
    assert spoken(named(svg, "store-1-wild-boar")).split()[-1] == "3"


def test_ones_own_stores_are_pieces_while_there_is_room_for_them() -> None:
    state = table()
    give(state, 0, wild_boar=3)
    pieces = [name for name in pictures(named(drawing(state, 0), "store-0-wild-boar")) if name == "resource-wild-boar"]
    assert len(pieces) == 3
    give(state, 0, **{name.replace("-", "_"): 9 for name in RESOURCES})
    svg = drawing(state, 0)
    assert [spoken(named(svg, f"store-0-{name}")).split()[-1] for name in ("clay", "wild-boar")] == ["9", "12"]


def test_an_unlimited_supply_is_no_number() -> None:
    state = table(supply="unlimited")
    assert "∞" in spoken(named(drawing(state), "supply-clay"))


def test_keyples_rest_on_the_keyp_tile() -> None:
    state = table()
    rest(state, 0, "white", "black")
    svg = drawing(state, 0)
    resting = [element.get("id") for element in named(svg, "keyp-tile-0").iter() if element.get("id")]
    assert resting == ["keyp-tile-0", "resting-0-black-1", "resting-0-white-1"]


def test_an_upgraded_tile_and_one_built_over_another_look_their_part() -> None:
    state = table()
    built(state, 0, "pig-sty", "farm-1")
    plain = markup(named(drawing(state, 0), "plot-0-farm-1"))
    built(state, 0, "stable", "farm-1")
    over_it = named(drawing(state, 0), "plot-0-farm-1")
    assert "draw-built-over" in spoken(over_it)
    assert "draw-built-over" not in plain
    state.upgraded[0] |= 1 << TILES.index("stable")
    upgraded = markup(named(drawing(state, 0), "plot-0-farm-1"))
    assert ["--k-gilt" in each for each in (plain, markup(over_it), upgraded)] == [False, False, True]


def test_the_spot_that_a_decision_is_about_is_marked() -> None:
    state = table()
    turn(state, 0)
    put(state, 0, "white", "a-build")
    svg = drawing(state, 0)
    marked = [id for id in ("spot-a-build", "spot-b-build") if "pointer-events" in markup(named(svg, id))]
    assert marked == ["spot-a-build"]


def test_the_others_lie_clockwise_from_the_viewer_and_his_own_farm_is_the_largest() -> None:
    svg = drawing(table(4), 2)
    others = [id for element in elements(svg) if re.fullmatch(r"seat-\d", id := element.get("id") or "")]
    assert others == ["seat-3", "seat-0", "seat-1", "seat-2"]
    scene = compose(GAME.view(table(4), 2), BARE, GAME.catalogue, SHEET_WINDOW)
    areas = {zone.name: zone.area for pane in scene.panes for zone in pane.zones}
    assert areas["estate"].width > max(areas[f"seat-{seat}"].width for seat in (0, 1, 3))


def test_only_the_start_player_has_the_key_and_only_the_mover_the_arrow() -> None:
    state = table()
    state.start = 1
    svg = drawing(state, 2)
    for id, seat in (("start-player", 1), ("turn", mover(state))):
        assert [s for s in (0, 1) if f'id="{id}"' in markup(named(svg, f"seat-{s}"))] == [seat]
        assert svg.count(f'id="{id}"') == 1


def test_the_start_player_sees_the_key_with_his_own_pieces() -> None:
    state = table()
    state.start = 1
    assert 'id="start-player"' in markup(named(drawing(state, 1), "hand-1"))


# Fairs and foldings, and who may see them.


def test_a_private_fair_is_named_to_its_owner_alone() -> None:
    state = table()
    fairs = [FAIRS[state.private[3]], FAIRS[6 + state.private[4]]]
    for name in fairs:
        assert [seat for seat in (0, 1, 2, None) if f"fair:{name}" in refs(drawing(state, seat))] == [1]


def test_winter_fairs_that_were_taken_lie_with_the_plans() -> None:
    state = table()
    own_fair(state, 2, "winter-3")
    assert "fair:winter-3" in markup(named(drawing(state, 0), "plans-2"))


def test_a_winter_fair_shows_both_its_sides() -> None:
    part = GAME.catalogue.components["fair"]["winter-3"]
    face = fragment(fair(part, "Winter fair 3"))
    assert {f"resource-{name}" for name in part.words("needs") + part.words("gems")} <= set(pictures(face))
    assert {str(part.number("points")), str(part.number("gem_points"))} <= set(spoken(face).split())


def _folding(seats: int) -> KeyperState:
    """The first position of a game in which displays are chosen."""
    for state in positions(seats, {}):
        if state.frames and type(state.frames[-1]).__name__ == "Fold":
            return state.copy()
    raise AssertionError("no displays were chosen")


def test_foldings_are_offered_to_the_players_alone() -> None:
    state = _folding(3)
    assert ['id="folding"' in drawing(state, seat) for seat in (0, 1, 2, None)] == [True, True, True, False]


def test_a_chosen_folding_is_marked_for_its_player_alone() -> None:
    state = _folding(3)
    chooser = mover(state)
    play(state, f"{chooser} {GAME.legal(state)[2]}")
    marked = [seat for seat in range(3) if "pointer-events" in markup(named(drawing(state, seat), "folding"))]
    assert marked == [chooser]


def test_foldings_stay_while_the_choice_waits_for_a_yes() -> None:
    state = _folding(3)
    view = GAME.view(state, mover(state))
    view.frames = [*view.frames, Frame(mover(state))]  # as a page has it of a turn that is put together
    assert 'id="folding"' in GAME.draw(view, FluentWords(GAME, "en"))


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es"])
def test_foldings_have_the_number_that_their_names_say(language: str) -> None:
    state, words = _folding(3), FluentWords(GAME, language)
    picture = GAME.draw(GAME.view(state, 0), words)
    for action in GAME.legal(state):
        (ref,) = action.refs()
        number = ref[-1]
        assert f" {number} (" in words.name(ref)
        assert f" {number} (" in words.do(action)
        assert number in [each.text for each in named(picture, ref.replace(":", "-")).iter(f"{SVG}text")]


# Signs in a line of text.


@pytest.mark.parametrize(
    ("ref", "picture"),
    [
        ("keyple:light-blue", "keyple-light-blue"),
        ("resource:wild-boar", "resource-wild-boar"),
        ("tile:barn", "tile-farm"),
        ("tile:kiln", "tile-village"),
        ("spot:farm-3", "tile-farm"),
        ("spot:b-clay", "resource-clay"),
        ("spot:b-clay-2", "resource-clay"),
        ("spot:a-trade-raw", "cost-raw"),
        ("season:winter", "season-winter"),
        ("fair:winter-1", "tent"),
        ("boat:boat-4", "sail"),
        ("board:c", "keyhole"),
        ("seat:1", ""),
        ("display:spring-1", ""),
    ],
)
def test_things_have_a_sign_for_a_line_of_text(ref: str, picture: str) -> None:
    assert GAME.icon(ref) == picture
    assert not picture or f'id="k-{picture}"' in GAME.definitions()


# The gallery.


def test_figures_from_the_rulebook_are_not_marked_as_reconstructed() -> None:
    svg = gallery(BARE, GAME.catalogue)
    dashes = {name: "stroke-dasharray" in markup(named(svg, f"fair-{name}")) for name in ("spring-1", "spring-2")}
    assert dashes == {"spring-1": False, "spring-2": True}


def test_a_corrected_figure_is_drawn() -> None:
    file = '[tile.kiln]\nset = "later"\narea = "village"\ncost = ["clay"]\ninitial = 7\nupgraded = 9\n'
    game = GAME.corrected({"mine.toml": file + 'source = ["rules"]\nstatus = "rulebook"\n'})
    kiln = named(gallery(BARE, game.catalogue), "tile-kiln")
    assert {"7", "9"} <= set(spoken(kiln).split())
    assert "resource-clay" in pictures(kiln)


def test_every_kind_of_field_and_colour_of_keyple_has_a_picture_of_its_own() -> None:
    svg = gallery(BARE, GAME.catalogue)
    fields = [tuple(pictures(named(svg, f"field-{kind}"))) for kind in FIELDS]
    keyples = [tuple(pictures(named(svg, f"keyple-{colour}"))) for colour in COLOURS]
    assert len(set(fields)) == len(FIELDS)
    assert len(set(keyples)) == len(COLOURS)
