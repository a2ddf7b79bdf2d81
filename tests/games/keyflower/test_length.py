"""The length of the game: all four seasons, or spring and winter only (R-KF-37)."""

from __future__ import annotations

from random import Random

import pytest

from keydom import get_game
from keydom.core.match import Match
from keydom.games.keyflower.state import KeyflowerState
from keydom.games.keyflower.view import KeyflowerView

GAME = get_game("keyflower")


def played(length: str, seats: int) -> Match[KeyflowerState, KeyflowerView]:
    """A whole game at random."""
    rng = Random(seats)
    match = Match(GAME, seats, GAME.options({"length": length}), rng)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def seasons(match: Match[KeyflowerState, KeyflowerView]) -> list[object]:
    return [event.args["season"] for _, event in match.events(None) if event.key == "season-began"]


@pytest.mark.parametrize("seats", [2, GAME.seats[-1]])
def test_in_the_short_game_winter_follows_spring(seats: int) -> None:
    assert seasons(played("short", seats)) == ["season:spring", "season:winter"]


def test_the_full_game_has_four_seasons() -> None:
    assert seasons(played("full", 2)) == ["season:spring", "season:summer", "season:autumn", "season:winter"]


def test_the_game_is_full_unless_told_otherwise() -> None:
    assert GAME.options()["length"] == "full"
