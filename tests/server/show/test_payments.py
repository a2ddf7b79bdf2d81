"""A payment is found whole: every one can be taken, none twice, and the game says which is usual."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from keydom.core.match import Match
from keydom.games import games, get_game
from keydom.server.show.payments import find_payment
from keydom.server.show.table_view import TableView
from keydom.server.show.wire import Payment
from keydom.server.store.tables import SeatRow, TableRow
from keydom.server.table.table import GameTable

from ..slices import run_at_once

SEATS = tuple(SeatRow(seat, "", None) for seat in range(3))


def view_of(match: Match[Any, Any]) -> TableView:
    """A position as its mover sees it."""
    live = GameTable(TableRow("t", match.game.id, {}, 0, "", 0.0, 0.0, False, None, SEATS), match.game, [])
    live.history.match = match.copy()
    return TableView(live, match.mover, "en")


def asked(frame: str, count: int) -> list[TableView]:
    """Some of the times that somebody is asked this in random games of Keythedral, for several things each."""
    found: list[TableView] = []
    rng = Random(frame)
    while len(found) < count:
        match = Match(get_game("keythedral"), 3, rng=rng)
        while not match.over and match.ply < 900 and len(found) < count:
            top = match.state.frames[-1]
            if type(top).__name__ == frame and top.left > 1 and len(match.legal()) > 1:
                found.append(view_of(match))
            match.play(rng.choice(match.legal()))
    return found


def of(view: TableView) -> Payment:
    found = run_at_once(find_payment(view))
    assert found is not None
    return found


def test_a_payment_costs_what_it_shows() -> None:
    for view in asked("Pay", 8):
        for pick in of(view).all:
            after = view.match.copy()
            seat = after.mover
            after.rng = None
            told = []
            for step in pick.steps:
                before = len(after.log)
                after.play(step, seat)
                told += [event for _, event in after.log[before:] if event.key.startswith("paid")]
            assert Counter(pick.refs) == Counter(event.args["cube"] for event in told)


def test_no_payment_is_found_twice() -> None:
    for view in asked("Pay", 8):
        picks = [tuple(sorted(pick.refs)) for pick in of(view).all]
        assert len(picks) == len(set(picks))


def test_every_payment_has_as_many_cubes_as_are_due() -> None:
    for view in asked("Pay", 8):
        assert {len(pick.refs) for pick in of(view).all} == {view.match.state.frames[-1].left}


def test_the_usual_payment_is_one_of_them() -> None:
    for view in asked("Pay", 8):
        assert of(view).usual in of(view).all


def test_nothing_is_usual_where_something_may_be_taken() -> None:
    assert [of(view).usual for view in asked("Take", 3)] == [None] * 3


@pytest.mark.parametrize("name", ["keyflower", "keyper", "pebbles"])
def test_a_game_that_has_no_word_for_it_is_played_step_by_step(name: str) -> None:
    rng = Random(name)
    match = Match(get_game(name), 3, rng=rng)
    while not match.over and match.ply < 100:
        assert run_at_once(find_payment(view_of(match))) is None
        match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("name", games())
def test_what_is_usual_is_allowed(name: str) -> None:
    rng = Random(name)
    match = Match(get_game(name), 3, rng=rng)
    while not match.over and match.ply < 400:
        usual = match.state.frames[-1].usual(match.state)
        assert usual is None or usual in match.legal()
        match.play(rng.choice(match.legal()))
