"""Files of version 1.0: records, positions, weights and journals are read as they were, and games go as they went."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import keydom
from keydom import Match, Record
from keydom.cli import main
from tests.fixtures.make import (
    GAMES,
    LADDER,
    NETWORKS,
    PANEL,
    choose,
    fingerprints,
    network_choices,
    played,
    rounded,
    run,
    rungs,
    standings,
    views,
)

FOLDER = Path(__file__).parents[1] / "fixtures" / "1.0"
POSITIONS = sorted((FOLDER / "positions").rglob("*.txt"))
FINGERPRINTS = json.loads((FOLDER / "fingerprints.json").read_text("utf-8"))
CHOICES = json.loads((FOLDER / "choices.json").read_text("utf-8"))
FEW = 10  # of so many choices of the panel one is made again; all of them in `make soak`


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_notes_and_side_lines_replays_to_its_result(game: str) -> None:
    path = FOLDER / "records" / f"{game}.key"
    record = Record.load(path)
    match = Match.replay(keydom.get_game(game), record)

    assert (str(record), match.record().results) == (path.read_text("utf-8"), record.results)
    assert (len(record.tree().notes), len(record.tree().sides) >= 2) == (2, True)
    assert main(["replay", str(path)]) == 0  # it plays the side lines too


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_position_is_written_as_it_was_read(path: Path) -> None:
    game, text = keydom.get_game(path.parent.name), path.read_text("utf-8")

    assert game.text(game.position(text)) == text


def test_a_seat_knows_of_each_position_what_it_knew() -> None:
    assert dict(views(FOLDER / "positions")) == json.loads((FOLDER / "views.json").read_text("utf-8"))


def test_random_games_go_as_they_went() -> None:
    assert dict(fingerprints()) == FINGERPRINTS


@pytest.mark.parametrize("step", [FEW, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES[1:])
def test_the_panel_chooses_as_it_did(game: str, step: int) -> None:
    places = [place for place in CHOICES if place.startswith(game)][::step]
    found = {
        place: [choose(one, match, ply) for one in PANEL[: len(CHOICES[place])]]
        for name, ply, match in played(game)
        if (place := f"{game} {name} {ply}") in places
    }

    assert found == {place: CHOICES[place] for place in places}


@pytest.mark.parametrize("game", NETWORKS)
def test_a_network_chooses_as_it_did(game: str) -> None:
    known = json.loads((FOLDER / "networks.json").read_text("utf-8"))

    assert dict(network_choices(FOLDER, game)) == {place: known[place] for place in known if place.startswith(game)}


def test_learned_weights_are_kept_where_others_are_learned(tmp_path: Path) -> None:
    path = tmp_path / "learned.json"
    shutil.copy(FOLDER / "learned.json", path)
    run("learn pebbles --seats 4 --games 20", "--out", path)
    before, after = (json.loads(place.read_text("utf-8"))["weights"] for place in (FOLDER / "learned.json", path))

    assert ({seats: after[seats] for seats in before}, sorted(after)) == (before, ["2", "3", "4"])


def whole_lines(path: Path) -> list[bytes]:
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def test_an_arena_goes_on_and_plays_no_game_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    shutil.copy(FOLDER / "arena.jsonl", path)
    known = whole_lines(path)
    report = json.loads(run("arena --json", "--resume", path))

    assert standings(report) == json.loads((FOLDER / "arena.json").read_text("utf-8"))["bots"]
    assert (whole_lines(path)[: len(known)], len(whole_lines(path))) == (known, 1 + report["games"])


def test_a_ladder_goes_on_and_plays_no_game_again(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    shutil.copytree(FOLDER / "ladder", folder)
    known = {path.name: whole_lines(path) for path in folder.iterdir()}
    climbed = rungs(run(LADDER, "--resume", folder))

    assert climbed == json.loads((FOLDER / "arena.json").read_text("utf-8"))["rungs"]
    assert {path.name: whole_lines(path)[: len(known[path.name])] for path in folder.iterdir()} == known


def test_the_explorer_finds_in_a_data_set_what_it_found(tmp_path: Path) -> None:
    run("explore", FOLDER / "dataset", "--json", tmp_path / "found.json")
    known, found = (json.loads(path.read_text("utf-8")) for path in (FOLDER / "explored.json", tmp_path / "found.json"))

    assert rounded(found) == rounded(known)
