"""The table in every window: everything is drawn and can be pressed, nothing leaves its place, and sizes are steady."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from tests.layouts import DESKS, PHONES, WINDOWS, Survey, overlapping, surveys

from keydom.bots import make_bot
from keydom.core.game import NATURE, OVER
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.core.scene import Area, Scene, WindowSize
from keydom.games.keyper import GAME
from keydom.games.keyper.components import SEASONS
from keydom.games.keyper.draw.reading import foldings
from keydom.games.keyper.state import KeyperState
from keydom.words import FluentWords

from .builders import built, table

RECORDS = sorted((Path(__file__).parents[2] / "records" / "keyper").glob("*.key"))
PLAYED = 41  # plies of a recorded game from one composed position to the next: a prime, so that no turn is preferred
LEAST_LETTERS = 10.0  # pixels
BUTTONS = 92  # pixels: what talk and menu take at a desk
TILE_ON_PLOT = re.compile(r'id="plot-([0-9])-[^"]*"[^>]*scale\(([0-9.]+)\)')
ENGLISH, FRENCH = FluentWords(GAME, "en"), FluentWords(GAME, "fr")


class Composed:
    """A position as its mover sees it in a window, or, where nobody is to move, as a spectator does."""

    def __init__(self, state: KeyperState, seat: int | None, window: WindowSize, words: FluentWords = ENGLISH) -> None:
        self.state = state
        self.window = window
        self.view = GAME.view(state, seat)
        self.scene: Scene = GAME.compose(self.view, words, window)
        self.surveys: dict[str, Survey] = surveys(GAME, self.scene)

    @property
    def zones(self) -> dict[str, Area]:
        return {f"{pane.name} {zone.name}": zone.area for pane in self.scene.panes for zone in pane.zones}

    def where(self) -> str:
        return f"{self.window.width}x{self.window.height}, seat {self.view.seat} of {self.state.seats}"


def positions(path: Path, every: int) -> Iterator[KeyperState]:
    """Positions of a recorded game in which somebody is to choose, and its end."""
    record = Record.load(path)
    match = Match.replay(GAME, record, 0)
    for ply, _ in enumerate(match.play_lines(record)):
        if (ply % every == every - 1 and match.mover != NATURE) or match.over:
            yield match.state.copy()


@cache
def sampled() -> tuple[KeyperState, ...]:
    """Some positions of each recorded game, and one of each kind of question of a random one."""
    found = list(chain.from_iterable(positions(path, PLAYED) for path in RECORDS))
    questions: set[str] = set()
    for seats in (3, 4):
        rng, state = Random(seats), GAME.begin(seats)
        while (mover := GAME.mover(state)) != OVER:
            question = type(state.frames[-1]).__name__
            if mover != NATURE and question not in questions:
                questions.add(question)
                found.append(state.copy())
            GAME.play(state, GAME.deal(state, rng) if mover == NATURE else rng.choice(GAME.legal(state)))
    return tuple(found)


def check(composed: Composed) -> None:
    """All that holds for every scene."""
    where = composed.where()
    mover = GAME.mover(composed.state)
    drawn = set().union(*(survey.refs for survey in composed.surveys.values()))
    if mover == composed.view.seat:
        legal = {ref for action in GAME.legal(composed.state) for ref in action.refs()}
        assert legal <= drawn, f"{where}: {legal - drawn} can be chosen and are not drawn"
    scene = composed.scene
    for pane in (scene.header, *scene.panes, *((scene.hand,) if scene.hand else ())):
        survey = composed.surveys[pane.name]
        assert not survey.bounds.outside(pane.area), f"{where}: {pane.name} is left by {survey.bounds}"
        areas = [zone.area for zone in pane.zones]
        assert not overlapping(areas), f"{where}: zones of {pane.name} overlap"
        for area in areas:
            assert 0 <= area.x <= area.right <= pane.area.width
            assert 0 <= area.y <= area.bottom <= pane.area.height
        covered = [(below.ref, above.ref) for below, above in survey.covered()]
        assert covered == [], f"{where}: things of {pane.name} lie on the middle of others"
        small = [(line.text, line.size) for line in survey.texts if line.size < LEAST_LETTERS - 0.05]
        assert small == [], f"{where}: letters of {pane.name} are too small"
    ids = [id for survey in composed.surveys.values() for id in survey.ids]
    assert len(ids) == len(set(ids)), f"{where}: something has its id twice"
    spare = scene.story
    told = [spare._replace(x=spare.x - scene.panes[0].area.x, y=spare.y - scene.panes[0].area.y)] if spare.width else []
    assert not overlapping([*told, *(zone.area for zone in scene.panes[0].zones)]), f"{where}: the log lies on a zone"
    scales = scales_of_others(composed)
    assert len(scales) < 2, f"{where}: farms and villages of others have the scales {scales}"


def scales_of_others(composed: Composed) -> set[str]:
    """The scales of the farms and villages that are not the reader's own; at the end of all."""
    over, own = GAME.mover(composed.state) == OVER, str(composed.view.seat)
    drawn = "".join(pane.picture for pane in composed.scene.panes)
    return {scale for seat, scale in TILE_ON_PLOT.findall(drawn) if over or seat != own}


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window.width}x{window.height}")
def test_all_that_can_be_chosen_is_drawn_in_its_place_and_legible_and_others_at_one_scale(window: WindowSize) -> None:
    for place, state in enumerate(sampled()):
        if (place + WINDOWS.index(window)) % 2 == 0:
            check(Composed(state, GAME.mover(state) if GAME.mover(state) >= 0 else None, window))


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_is_so_at_every_ply_for_everybody(path: Path) -> None:
    for ply, state in enumerate(positions(path, 1)):
        for place, window in enumerate(WINDOWS):
            others = [None, ply % state.seats] if ply % len(WINDOWS) == place else []
            for seat in {max(0, GAME.mover(state)), *others}:
                check(Composed(state, seat, window, FRENCH if ply % 2 else ENGLISH))


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_so_in_a_game_of_bots_that_build(seats: int) -> None:
    rng, match = Random(seats), Match(GAME, seats=seats, rng=Random(seats))
    players = [make_bot("greedy", GAME, seats) for _ in range(seats)]
    while not match.over:
        check(Composed(match.state, match.mover, WINDOWS[match.ply % len(WINDOWS)]))
        match.play(players[match.mover].choose(match.view(match.mover), match.legal(), rng))
    for window in WINDOWS:
        check(Composed(match.state, 0, window))


def test_at_a_desk_all_is_in_one_pane_and_on_a_phone_in_tabs() -> None:
    state = sampled()[0]
    mover = GAME.mover(state)
    for window in DESKS:
        assert [pane.name for pane in Composed(state, mover, window).scene.panes] == ["table"]
    for window in PHONES:
        assert [pane.name for pane in Composed(state, mover, window).scene.panes] == [
            "boards",
            "farm",
            "market",
            "others",
        ]
        assert [pane.name for pane in Composed(state, None, window).scene.panes] == ["boards", "market", "others"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_zones_have_one_size_all_the_season_whatever_can_be_chosen(path: Path) -> None:
    seen: dict[tuple[WindowSize, int | None, str, bool], dict[str, Area]] = {}
    for place, state in enumerate(positions(path, 29)):
        if GAME.mover(state) == OVER:
            continue
        window, seat = WINDOWS[place % 2 * 3 + 1], [None, 0][place // 2 % 2]
        composed = Composed(state, seat, window)
        key = (window, seat, SEASONS[state.season], bool(foldings(composed.view)))
        assert seen.setdefault(key, composed.zones) == composed.zones
    assert len(seen) > 4


def test_on_a_phone_the_boards_lie_with_the_readers_own_farm_so_that_a_keyple_can_be_played_on_one_tab() -> None:
    for state in sampled():
        if not state.frames or type(state.frames[-1]).__name__ != "Place":
            continue
        for window in PHONES:
            survey = Composed(state, GAME.mover(state), window).surveys["boards"]
            assert {ref for action in GAME.legal(state) for ref in action.refs()} <= survey.refs


def test_when_the_game_is_over_the_page_adds_up_below_each_farm() -> None:
    state = sampled()[0].copy()
    over = next(state for state in sampled() if GAME.mover(state) == OVER)
    for window in WINDOWS:
        scene = Composed(over, 0, window).scene
        assert sorted(each.seat for each in scene.sums) == list(range(over.seats))
        assert not overlapping([each.area for each in scene.sums])
        board = scene.panes[0].area
        zones = [zone.area._replace(x=zone.area.x + board.x, y=zone.area.y + board.y) for zone in scene.panes[0].zones]
        assert not overlapping([*zones, *(each.area for each in scene.sums)])
        assert scene.hand is None
    assert Composed(state, 0, WINDOWS[0]).scene.sums == ()


def test_the_supplies_end_before_the_buttons_of_the_page() -> None:
    state = sampled()[0]
    for window in DESKS:
        header = Composed(state, 0, window).scene.header
        assert header.area.right <= window.width - BUTTONS


def test_the_plot_of_a_farm_that_stands_for_all_is_as_large_as_a_tile() -> None:
    state = table()
    built(state, 0, "barn", at="farm-1")
    for window in WINDOWS:
        survey = Composed(state, 0, window).surveys["table" if window in DESKS else "farm"]
        wide = {thing.ref: thing.bounds.right - thing.bounds.left for thing in survey.things}
        assert wide["spot:farm-2"] >= wide["spot:farm-1"] * 0.95
