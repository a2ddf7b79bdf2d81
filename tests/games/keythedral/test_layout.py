"""The composed table, turn by turn of whole games in six windows: everything legal is in sight, legible, uncovered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.layouts import WINDOWS

from keydom import Match, Record
from keydom.core.game import NATURE, OVER, Words
from keydom.core.scene import Scene, WindowSize
from keydom.games.keythedral import GAME
from keydom.games.keythedral.view import KeythedralView
from keydom.words import FluentWords

from .looking import covered, looks, outside, overlapping_zones, small_letters, twice, unreachable

RECORDS = sorted(Path(__file__).parents[2].joinpath("records", "keythedral").glob("*.key"))
WORDS = FluentWords(GAME, "en", {0: "Anneke", 1: "Bruno", 2: "Carmen", 3: "Daniela", 4: "Emanuel"})
LANGUAGES = ("nl", "fr", "es")
EVERY = 151  # plies from one composed position to the next: a prime, so that it falls into step with nothing
LONG = 700  # plies of a random game, which has no end of its own
Place = tuple[WindowSize, KeythedralView, list[str]]

each_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window.width}x{window.height}")


def replayed(file: Path, every: int) -> Iterator[tuple[KeythedralView, list[str]]]:
    """What the mover sees, and what his choices touch, every so many plies of a record; then a spectator's view."""
    record = Record.load(file)
    match = Match(GAME, record.seats, GAME.options(record.options))
    for ply, (_, text) in enumerate(record.moves):
        if ply % every == len(file.name) % every and match.mover >= 0:
            yield match.view(match.mover), touched(match)
        match.play(text)
    yield match.view(None), []


def random_game(seats: int, every: int) -> Iterator[tuple[KeythedralView, list[str]]]:
    """The same of a random game, in which people build houses and fences wherever they can."""
    rng = Random(seats)
    match = Match(GAME, seats, GAME.options({"edition": "2004" if seats == 3 else "2002"}), rng=rng)
    for ply in range(LONG):
        if match.over:
            break
        if ply % every == seats and match.mover >= 0:
            yield match.view(match.mover), touched(match)
        match.play(rng.choice(match.legal()))


def touched(match: Match[Any, Any]) -> list[str]:
    refs = {ref for action in match.legal() for ref in action.refs()}
    return sorted(ref for ref in refs if not ref.startswith("count:"))  # a number is pressed beside the table


@cache
def sampled() -> list[tuple[KeythedralView, list[str]]]:
    found = [place for file in RECORDS for place in replayed(file, EVERY)]
    return found + [place for seats in (2, 3, 5) for place in random_game(seats, EVERY)]


def wrong(scene: Scene, refs: list[str]) -> list[str]:
    """Everything that is not as it should be."""
    seen = looks(scene)
    found = [f"{ref} cannot be pressed" for ref in unreachable(seen, refs)]
    found += covered(seen, refs)
    found += small_letters(seen) + outside(seen) + overlapping_zones(scene)
    return found + [f"{id} is there twice" for id in twice(seen)]


@each_window
def test_everything_legal_is_in_sight_legible_and_uncovered(window: WindowSize) -> None:
    for view, refs in sampled():
        scene = GAME.compose(view, WORDS, window)
        assert (len(scene.panes) == 1) == (scene.kind == "desk" or view.mover == OVER)
        assert wrong(scene, refs) == []


@pytest.mark.soak
@each_window
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_it_is_so_in_every_turn_of_the_records(file: Path, window: WindowSize) -> None:
    for view, refs in replayed(file, 1):
        assert wrong(GAME.compose(view, WORDS, window), refs) == []


@pytest.mark.soak
@each_window
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_is_so_in_every_turn_of_random_games(seats: int, window: WindowSize) -> None:
    for view, refs in random_game(seats, 1):
        assert wrong(GAME.compose(view, WORDS, window), refs) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_so_in_every_language(language: str) -> None:
    names = {seat: f"Maximiliane {seat} of Ravensburg" for seat in range(5)}
    for place, (view, refs) in enumerate(sampled()[:: len(LANGUAGES) + 1]):
        window = WINDOWS[(place + LANGUAGES.index(language)) % len(WINDOWS)]
        assert wrong(GAME.compose(view, FluentWords(GAME, language, names), window), refs) == []


@each_window
def test_zones_are_as_large_in_every_ply_of_a_phase(window: WindowSize) -> None:
    """Where zones lie depends on the window, the players and the phase, and not on what can be pressed."""
    found: dict[tuple[bool, bool], set[object]] = {}
    file = RECORDS[-1]
    for view, _ in replayed(file, 23):
        if view.seat is None:
            continue
        scene = GAME.compose(view, Words(), window)
        zones = tuple((pane.name, pane.area, pane.zones) for pane in scene.panes)
        found.setdefault((view.table.round > 0, view.mover == OVER), set()).add((zones, scene.story))
    assert {phase: len(sizes) for phase, sizes in found.items()} == dict.fromkeys(found, 1)


@each_window
def test_the_land_keeps_its_scale_once_it_is_built(window: WindowSize) -> None:
    scales = set()
    for view, _ in replayed(RECORDS[0], 29):
        if view.table.round and view.mover != OVER and view.mover != NATURE:
            first = GAME.compose(view, Words(), window).panes[0].picture
            scales.add(first.split('id="field-', 2)[1].split("scale(")[1].split(")")[0])
    assert len(scales) == 1


@each_window
def test_the_end_says_where_every_seat_is_added_up(window: WindowSize) -> None:
    for file in RECORDS[::3]:
        view = Match.replay(GAME, Record.load(file)).view(None)
        scene = GAME.compose(view, WORDS, window)
        assert sorted(total.seat for total in scene.sums) == list(range(view.table.seats))
        inside = scene.panes[0].area
        assert all(inside.x <= total.area.x and total.area.right <= inside.right for total in scene.sums)
        assert scene.panes[0].picture.count('class="scored"') >= sum(owner >= 0 for owner in view.table.owner)
        assert scene.hand is None
