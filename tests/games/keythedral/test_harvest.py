"""Phase 2: a cube for every worker, from a store that can run short."""

from __future__ import annotations

from .builders import asked, at_phase, empty, heard, hold, in_store, offers, play, purse, table, worker


def test_every_worker_brings_the_cube_of_its_field() -> None:
    state = table()
    worker(state, 0, "0,0", "2,0", "-2,0", "4,0", "-4,0")
    at_phase(state, 2)
    assert purse(state, 0) == {"stone": 1, "timber": 1, "water": 1, "food": 1, "wine": 1}


def test_harvested_cubes_come_out_of_the_store() -> None:
    state = table()
    worker(state, 0, "0,0", "2,2")
    at_phase(state, 2)
    assert in_store(state, "stone") == 18


def test_workers_in_several_fields_of_a_kind_bring_a_cube_each() -> None:
    state = table()
    worker(state, 1, "0,0", "2,2", "0,-2")
    at_phase(state, 2)
    assert purse(state, 1) == {"stone": 3}


def test_when_a_colour_runs_out_the_harvest_fails_for_those_who_come_later() -> None:
    state = table()
    empty(state, "wine", but=1)
    worker(state, 0, "-4,0")
    worker(state, 1, "4,-2")
    at_phase(state, 2, start=1)
    assert (purse(state, 1), purse(state, 0)) == ({"wine": 1}, {})


def test_a_failed_harvest_is_told() -> None:
    state = table()
    empty(state, "wine")
    worker(state, 0, "-4,0", "-2,2")
    hold(state, 1, "sale")
    at_phase(state, 2)
    told = play(state, "1 decline")
    assert heard(told, "harvest-failed") == [{"seat": "seat:0", "cube": "cube:wine", "count": 2}]


def test_an_idle_player_harvests_nothing() -> None:
    state = table()
    worker(state, 0, "0,0")
    at_phase(state, 2)
    assert purse(state, 2) == {}


def test_an_unexpected_harvest_is_taken_after_the_cubes_of_fixed_colours() -> None:
    """R-KT-07: with one timber left, the worker in the wood gets it before the free choice is made."""
    state = table()
    empty(state, "timber", but=1)
    hold(state, 0, "unexpected-harvest")
    worker(state, 0, "0,0", "2,0")
    at_phase(state, 2)
    play(state, "0 unexpected-harvest quarry")
    assert (purse(state, 0), "take timber" in offers(state)) == ({"timber": 1}, False)


def test_an_unexpected_harvest_takes_no_more_than_the_store_has() -> None:
    state = table()
    for cube in ("stone", "timber", "water", "food"):
        empty(state, cube)
    empty(state, "wine", but=1)
    hold(state, 0, "unexpected-harvest")
    worker(state, 0, "0,0", "2,2")
    at_phase(state, 2)
    play(state, "0 unexpected-harvest quarry")
    assert purse(state, 0) == {"wine": 1}


def test_after_the_harvest_the_start_player_spends_first() -> None:
    state = table()
    worker(state, 0, "0,0", "2,2")
    worker(state, 1, "0,-2", "2,0")
    at_phase(state, 2, start=1)
    assert asked(state) == "1 Turn"
