"""Fuzzing finds what is wrong and writes the record that shows it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from keydom import Match, Record
from keydom.arena.fuzz import Fuzzer, fuzz
from keydom.conformance import Nonconformance, check_record
from keydom.core.action import Action
from keydom.core.game import Listener, Options
from keydom.games.pebbles.actions import KEEP, TO
from keydom.games.pebbles.components import COAL
from keydom.games.pebbles.game import Pebbles
from keydom.games.pebbles.state import PebblesState


class Brittle(Pebbles):
    """Breaks when a seat is given its third piece of coal."""

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if action.verb is TO and state.opened[action.a][COAL] == 3:
            raise ZeroDivisionError("no bowl is deep enough")


class Leaky(Pebbles):
    """A pebble too many is found in the last bowl."""

    def play(self, state: PebblesState, action: Action, tell: Listener | None = None) -> None:
        super().play(state, action, tell)
        if action.verb is KEEP and not state.frames:
            state.hidden[0][0] += 1


class Unborn(Pebbles):
    """Does not even begin."""

    def start(self, seats: int, options: Options) -> PebblesState:
        raise LookupError("no bag")


def seed(path: Path) -> int:
    return int(path.stem.split("-")[-1])


def test_a_sound_game_yields_nothing(tmp_path: Path) -> None:
    assert (fuzz(Pebbles(), 1, tmp_path), list(tmp_path.iterdir())) == (None, [])


def test_a_crash_is_found(tmp_path: Path) -> None:
    assert fuzz(Brittle(), 60, tmp_path) is not None


def test_the_record_of_a_crash_replays_to_the_crash(tmp_path: Path) -> None:
    path = fuzz(Brittle(), 60, tmp_path)
    assert path is not None

    with pytest.raises(ZeroDivisionError, match="no bowl is deep enough"):
        Match.replay(Brittle(), Record.parse(path.read_text()))


def test_the_last_move_of_the_record_is_the_one_that_goes_wrong(tmp_path: Path) -> None:
    path = fuzz(Brittle(), 60, tmp_path)
    assert path is not None
    record = Record.parse(path.read_text())
    del record.moves[-1]

    assert not Match.replay(Brittle(), record).over


def test_the_record_of_a_fault_shows_it_when_it_is_checked(tmp_path: Path) -> None:
    path = fuzz(Leaky(), 60, tmp_path)
    assert path is not None

    with pytest.raises(Nonconformance, match="breaks `stock`"):
        check_record(Leaky(), Record.parse(path.read_text()), seed(path))


def test_a_finding_says_on_top_what_went_wrong(tmp_path: Path) -> None:
    path = fuzz(Brittle(), 60, tmp_path)
    assert path is not None

    assert path.read_text().startswith("# ZeroDivisionError: no bowl is deep enough (test_fuzz.py, line ")


def test_a_finding_is_named_after_the_game_and_its_seed(tmp_path: Path) -> None:
    path = fuzz(Leaky(), 60, tmp_path, seed=40)
    assert path is not None

    assert path.parent == tmp_path
    assert path.name.startswith("fuzz-pebbles-4")


def test_a_game_that_does_not_begin_is_a_finding_too(tmp_path: Path) -> None:
    path = fuzz(Unborn(), 60, tmp_path)
    assert path is not None

    assert Record.parse(path.read_text()).moves == []


def test_a_finding_is_the_only_thing_that_is_left(tmp_path: Path) -> None:
    path = fuzz(Unborn(), 60, tmp_path / "new" / "folder")

    assert [path] == list((tmp_path / "new" / "folder").iterdir())


def test_a_finding_is_written_over_nothing_else(tmp_path: Path) -> None:
    precious = tmp_path / "fuzz-pebbles-0.key"
    precious.write_text("another finding")

    path = fuzz(Unborn(), 60, tmp_path)

    assert (path, precious.read_text()) == (tmp_path / "fuzz-pebbles-0-2.key", "another finding")


def test_the_same_finding_again_is_one_file(tmp_path: Path) -> None:
    assert fuzz(Unborn(), 60, tmp_path) == fuzz(Unborn(), 60, tmp_path)


def test_a_hunt_tells_how_far_it_is(tmp_path: Path) -> None:
    told: list[int] = []

    fuzz(Pebbles(), 0, tmp_path, progress=lambda _seconds, games: told.append(games))

    assert told == [1]


@pytest.mark.parametrize("style", range(7))
def test_every_style_plays_what_is_offered(style: int) -> None:
    game, rng = Pebbles(), Random(1)
    choose = Fuzzer(game).styles[style]
    match = Match(game, 3)
    while not match.over:
        match.play(choose(game, match.state, match.legal(), rng))

    assert match.over


def test_a_hunt_comes_to_every_table() -> None:
    fuzzer = Fuzzer(Pebbles())

    assert {(seats, options["length"]) for seats, options in fuzzer.tables} == {
        (seats, length) for seats in (2, 3, 4) for length in ("full", "short")
    }


def test_the_rarest_verb_is_what_the_rarest_style_plays() -> None:
    game = Pebbles()
    fuzzer = Fuzzer(game)
    fuzzer.played.update(keep=5, give=2)
    state = game.begin(2)
    game.play(state, game.deal(state, Random(1)))

    assert str(fuzzer.rarest(game, state, game.legal(state), Random(1))) == "give"
