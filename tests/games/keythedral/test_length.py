"""The length of the game: all five stages of the keythedral, or the first two only (R-KT-38)."""

from __future__ import annotations

from typing import Any

import pytest

from keydom import get_game
from keydom.core.game import OVER
from keydom.games.keythedral.rules.stages import next_stage
from keydom.games.keythedral.state import FACE_UP

GAME: Any = get_game("keythedral")


def sold_out(length: str, level: int) -> Any:
    """The last seat of a stage has just been acquired."""
    state = GAME.begin(3, GAME.options({"length": length}))
    state.level = level
    next_stage(state, None)
    return state


@pytest.mark.parametrize(("length", "level", "over"), [("short", 1, False), ("short", 2, True), ("full", 2, False)])
def test_the_short_game_ends_with_its_second_stage(length: str, level: int, over: bool) -> None:
    assert (GAME.mover(sold_out(length, level)) == OVER) == over


def test_the_full_game_ends_with_its_fifth_stage() -> None:
    assert GAME.mover(sold_out("full", 5)) == OVER


def test_with_an_open_design_only_the_stages_of_the_short_game_are_turned_up() -> None:
    state = GAME.begin(2, GAME.options({"length": "short", "design": "open"}))
    while len(GAME.legal(state)) and str(GAME.legal(state)[0]).startswith("reveal"):
        GAME.play(state, GAME.legal(state)[0])

    assert {state.box.level[tile] for tile, owner in enumerate(state.owner) if owner == FACE_UP} == {1, 2}


def test_the_game_is_full_unless_told_otherwise() -> None:
    assert GAME.options()["length"] == "full"
