"""The composed table in every window, through whole games: what is legal can be pressed, nothing leaves its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.layouts import PHONES, WINDOWS, Steadiness, Survey, overlapping, surveys

from keydom.core.game import Words
from keydom.core.hexes import ORIGIN, SIDES, STEPS
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.scene import Area, Pane, Scene, WindowSize
from keydom.drawing.compose import LEAST
from keydom.games.keyflower import GAME
from keydom.games.keyflower.actions import TILE
from keydom.games.keyflower.draw import harbour
from keydom.games.keyflower.draw.reading import parts_of, submitting
from keydom.games.keyflower.draw.tile_faces import LARGE_FROM
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.state import KeyflowerState
from keydom.words import FluentWords

from .builders import table
from .looking import mover, over

RECORDS = Path(__file__).parents[2] / "records" / "keyflower"
GAMES = ("two", "three-merchants", "four", "five-mixed", "six-with-everything", "three-with-open-screens")
DRAWN = ("tile", "colour", "skill", "good", "contract", "extension", "hex", "turn")  # kinds of references on the board
LETTERS, STRIPS = 10.0, 8.5  # pixels: the least lettering, and that of strips
STEADY = 1.1  # times: lettering is no more larger at one time of a season than at another
CROWD, WIDE = 3, 1400  # with more players than this, the others lie as strips in a window less wide
ENGLISH = FluentWords(GAME, "en")
each_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window.width}x{window.height}")


class Position:
    """A moment of a recorded game that somebody decides in."""

    def __init__(self, game: str, ply: int, state: KeyflowerState) -> None:
        self.game = game
        self.ply = ply
        self.state = state

    @property
    def kind(self) -> tuple[int, str]:
        return self.state.season, type(self.state.frames[-1]).__name__ if self.state.frames else "over"

    def scene(self, window: WindowSize, seat: int | None, words: Words = ENGLISH) -> Scene:
        return GAME.compose(GAME.view(self.state, seat), words, window)

    def __repr__(self) -> str:
        return f"{self.game} at {self.ply}"


def positions(game: str) -> Iterator[Position]:
    """Every decision of a recorded game, and its end."""
    record = Record.load(RECORDS / f"{game}.key")
    match = Match.of(GAME, record)
    for _ in match.play_lines(record):
        if mover(match.state) >= 0 or over(match.state):
            yield Position(game, match.ply, match.state.copy())


@cache
def some(game: str) -> list[Position]:
    """The first decision of each kind in each season."""
    found: dict[tuple[int, str], Position] = {}
    for position in positions(game):
        found.setdefault(position.kind, position)
    return list(found.values())


def reader(position: Position) -> int | None:
    return mover(position.state) if not over(position.state) else None


def drawn(found: dict[str, Survey]) -> set[str]:
    return set().union(*(survey.refs for survey in found.values()))


def check(position: Position, window: WindowSize, seat: int | None, words: Words = ENGLISH) -> None:
    """All that holds for every scene."""
    scene = position.scene(window, seat, words)
    found = surveys(GAME, scene)
    where = f"{position} for {seat} in {window.width}x{window.height}"
    if seat is not None and seat == mover(position.state):
        legal = {ref for action in GAME.legal(position.state) for ref in action.refs()}
        missing = {ref for ref in legal if ref.partition(":")[0] in DRAWN} - drawn(found)
        assert not missing, f"{where}: {sorted(missing)} cannot be pressed"
    least = STRIPS if position.state.seats > CROWD and window.width < WIDE else LETTERS
    for pane in (scene.header, *scene.panes, *([scene.hand] if scene.hand else [])):
        survey = found[pane.name]
        assert not survey.bounds.outside(pane.area), f"{where}: {pane.name} is left by {survey.bounds}"
        areas = [zone.area for zone in pane.zones]
        assert not overlapping(areas), f"{where}: zones of {pane.name} overlap"
        for area in areas:
            assert -0.1 <= area.x <= area.right <= pane.area.width + 0.1, f"{where}: {area}"
            assert -0.1 <= area.y <= area.bottom <= pane.area.height + 0.1, f"{where}: {area}"
        covered = [(below.ref, above.ref) for below, above in survey.covered()]
        assert covered == [], f"{where}: things of {pane.name} lie on the middle of others"
        small = [(line.text, line.size) for line in survey.texts if line.text and line.size < least - 0.05]
        assert small == [], f"{where}: letters of {pane.name} are too small"
    ids = [id for survey in found.values() for id in survey.ids]
    assert len(ids) == len(set(ids)), f"{where}: something has its id twice"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_legal_is_drawn_in_its_place_and_can_be_read(game: str) -> None:
    for place, position in enumerate(some(game)[:: 3 if game != GAMES[1] else 2]):
        check(position, WINDOWS[place % len(WINDOWS)], reader(position))


@pytest.mark.soak
@each_window
@pytest.mark.parametrize("game", GAMES)
def test_through_whole_games_all_that_is_legal_can_be_pressed(game: str, window: WindowSize) -> None:
    for position in positions(game):
        check(position, window, reader(position))
        check(position, window, None)


@pytest.mark.parametrize("language", ["nl", "fr", "es"])
def test_longer_names_fit_too(language: str) -> None:
    words = FluentWords(GAME, language)
    for place, position in enumerate(some("six-with-everything")[::9]):
        check(position, WINDOWS[place % len(WINDOWS)], reader(position), words)


@pytest.mark.parametrize("game", ["two", "six-with-everything"])
def test_a_spectator_sees_every_village(game: str) -> None:
    for place, position in enumerate(some(game)[::7]):
        check(position, WINDOWS[place % len(WINDOWS)], None)
        found = surveys(GAME, position.scene(WINDOWS[place % len(WINDOWS)], None))
        assert {f"seat:{seat}" for seat in range(position.state.seats)} <= drawn(found)


@each_window
def test_zones_keep_their_size_through_a_season(window: WindowSize) -> None:
    sizes: dict[tuple[int, bool, int], dict[str, Area]] = {}
    for position in some("three-merchants")[::2]:
        state = position.state
        if over(state):
            continue
        scene = position.scene(window, 0)
        found = {f"{pane.name} {zone.name}": zone.area for pane in scene.panes for zone in pane.zones}
        key = (state.season, bool(state.on_sale), 0)
        assert sizes.setdefault(key, found) == found, f"{position}: a zone has changed"


@pytest.mark.parametrize("window", PHONES, ids=lambda window: f"{window.width}x{window.height}")
def test_the_own_village_is_about_as_large_when_tiles_are_laid_in_it_if_their_names_can_be_read(
    window: WindowSize,
) -> None:
    wide: dict[int, list[float]] = {}
    for position in some("three-merchants"):
        if not over(position.state):
            village = next(pane for pane in position.scene(window, 0).panes if pane.name == "village")
            scale = re.search(r'id="tile-home-\d"[^>]* scale\(([\d.]+)\)', village.picture)
            assert scale is not None
            wide.setdefault(position.state.season, []).append(200 * float(scale[1]))
    named = [sizes for sizes in wide.values() if min(sizes) >= LARGE_FROM]
    assert named
    assert [max(sizes) / min(sizes) for sizes in named if max(sizes) > 1.1 * min(sizes)] == []


@cache
def turns(game: str, seat: int) -> list[Position]:
    """The first turn of a seat in each phase, and its last: winter tiles are chosen, bids made, tiles laid."""
    first: dict[tuple[int, bool, bool], Position] = {}
    last: dict[tuple[int, bool, bool], Position] = {}
    before = -1
    for position in positions(game):
        state = position.state
        if mover(state) == seat and (before != seat or position.kind[1] == "Turn"):
            phase = state.season, bool(state.on_sale), submitting(GAME.view(state, seat))
            first.setdefault(phase, position)
            last[phase] = position
        before = mover(state)
    return sorted({*first.values(), *last.values()}, key=lambda position: position.ply)


@each_window
@pytest.mark.parametrize(
    ("game", "seat"),
    [
        ("two", 1),
        ("three-merchants", 0),
        ("three-merchants", 1),
        ("three-with-open-screens", 0),
        ("three-with-open-screens", 2),
        ("four", 3),
        ("six-with-everything", 3),
    ],
)
def test_lettering_is_about_as_large_through_a_season(game: str, seat: int, window: WindowSize) -> None:
    steadiness = Steadiness()
    for position in turns(game, seat):
        steadiness.look(GAME, position.scene(window, seat))
    assert steadiness.most <= STEADY


@each_window
def test_what_tells_the_story_lies_beside_the_zones(window: WindowSize) -> None:
    for seats in GAME.seats:
        scene = GAME.compose(GAME.view(table(seats, merchants="mixed"), 0), ENGLISH, window)
        for pane in scene.panes:
            story = scene.story._replace(x=scene.story.x - pane.area.x, y=scene.story.y - pane.area.y)
            others = [zone.area for zone in pane.zones if zone.name != "story"]
            assert not story.width or not any(overlapping([story, area]) for area in others)


# Villages of every shape.


@pytest.mark.parametrize("step", range(SIDES))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_village_of_any_shape_lies_in_its_zone(step: int, seat: int) -> None:
    state = table()
    chain = list(range(TILE.read("keywood"), TILE.read("keywood") + 12))
    for number, tile in enumerate(chain, 1):
        state.give_tile(tile, seat)
        state.lay_tile(seat, tile, ORIGIN + STEPS[step] * number, 0)
    state.on_sale = [tile for tile in state.on_sale if tile not in chain]
    state.bids = state.bid_colours = [0] * (len(state.on_sale) * state.seats)
    scene = GAME.compose(GAME.view(state, 0), ENGLISH, WINDOWS[step])
    wanted = {f"tile:{TILE.write(tile)}" for tile in chain}
    found = surveys(GAME, scene)
    for pane in scene.panes:
        zone = next((zone.area for zone in pane.zones if zone.name == f"village-{seat}"), None)
        for thing in found[pane.name].things if zone is not None else ():
            if thing.ref in wanted:
                wanted.remove(thing.ref)
                assert zone is not None
                assert zone.x - 1 <= thing.bounds.left <= thing.bounds.right <= zone.right + 1
                assert zone.y - 1 <= thing.bounds.top <= thing.bounds.bottom <= zone.bottom + 1
    assert not wanted


@pytest.mark.parametrize("window", [*WINDOWS[:4], PHONES[1]], ids=lambda window: f"{window.width}x{window.height}")
def test_six_players_can_read_the_names_of_all_tiles_on_sale(window: WindowSize) -> None:
    position = next(each for each in some("six-with-everything") if each.state.on_sale)
    picture = position.scene(window, reader(position)).panes[0].picture
    sizes = [
        re.search(rf'id="tile-{TILE.write(tile)}"[^>]* scale\(([\d.]+)\)', picture) for tile in position.state.on_sale
    ]
    assert all(size and 200 * float(size[1]) >= LARGE_FROM - 0.1 for size in sizes)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window.width}x{window.height}")
def test_tiles_of_others_that_wait_have_a_heading(window: WindowSize) -> None:
    state = table(3)
    for seat, tile in ((1, "keywood"), (2, "quarryman")):
        state.give_tile(TILE.read(tile), seat)
    state.on_sale, state.bids, state.bid_colours = [], [], []
    found = surveys(GAME, GAME.compose(GAME.view(state, 0), ENGLISH, window))
    headings = [line for survey in found.values() for line in survey.texts if line.text == "Not laid yet"]
    assert len(headings) == 2


@pytest.mark.parametrize("scale", [0.45, 0.6, 1.0])
@pytest.mark.parametrize("bare", [False, True])
def test_a_boat_lies_inside_its_edge(scale: float, bare: bool) -> None:
    sight = Sight(GAME.view(table(), 0), ENGLISH, parts_of(GAME.catalogue))
    people, rest = ([], []) if bare else (["worker-red"] * 7, ["skill-saw"] * 3)
    for boat in sight.view.table.boats:
        picture = harbour.ship(sight, boat, (0.0, 0.0, scale), people, rest)
        found = Survey(GAME, Pane("boats", "", Area(0, 0, 200, 200), picture, ()))
        (edge,) = (thing.bounds for thing in found.things)
        assert edge.left < found.bounds.left + 0.1
        assert found.bounds.right - 0.1 < edge.right
        assert edge.top < found.bounds.top + 0.1
        assert found.bounds.bottom - 0.1 < edge.bottom


def test_a_game_that_is_over_is_shown_with_the_true_points() -> None:
    match = Match.replay(GAME, Record.load(RECORDS / "three-merchants.key"))
    scene = GAME.compose(match.view(None), ENGLISH, WindowSize(1440, 900), match.scores())
    picture = ElementTree.fromstring(f"<svg>{scene.panes[0].picture}</svg>")
    shown = {
        str(part.get("data-source")): points_of(part) for part in picture.iter("g") if part.get("class") == "scored"
    }
    true: Counter[str] = Counter()
    for line in [line for score in match.scores() for line in score.lines]:
        true[str(line.how.get("tile", line.source))] += line.points  # an extension counts on its tile
    assert shown == {source: true[source] for source in shown}


def points_of(part: ElementTree.Element) -> int:
    """The number that is written on a thing which scored."""
    return int("".join(text.text or "" for text in part.iter("text")))


def test_who_won_a_game_stands_first_of_those_whose_points_are_added_up() -> None:
    match = Match.replay(GAME, Record.load(RECORDS / "three-merchants.key"))
    scene = GAME.compose(match.view(None), ENGLISH, WindowSize(1440, 900), match.scores())
    assert [match.places()[one.seat] for one in scene.sums] == [1, 2, 3]


@pytest.mark.parametrize("window", [LEAST, *PHONES], ids=lambda window: f"{window.width}x{window.height}")
def test_a_table_is_composed_before_anything_was_drawn(window: WindowSize) -> None:
    position = Position("begun", 0, GAME.begin(GAME.seats[-1]))
    assert position.scene(window, None).panes
