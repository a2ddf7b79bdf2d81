"""One seat against bots as Gymnasium sees it: its own checker, the mask, and who sits where."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keydom import BadOption
from keydom.games import games

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'keydom[envs]'")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from keydom.envs.gymnasium import SeatEnv  # noqa: E402

TABLES = [(id, seats) for id, game in games().items() for seats in game.seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_checker_is_content(id: str, seats: int) -> None:
    name = f"keydom/{id.capitalize()}-v{games()[id].rules_version}"
    check_env(gymnasium.make(name, seats=seats, render_mode="ansi").unwrapped)


def test_every_id_that_documents_and_docstrings_name_is_registered() -> None:
    root = Path(__file__).parents[2]
    pages = [*root.glob("*.md"), *root.glob("docs/**/*.md"), *root.glob("docs/*.py"), *root.glob("src/keydom/**/*.py")]
    named = {id for page in pages for id in re.findall(r"keydom/\w+-v\d+", page.read_text("utf-8"))}
    assert len(named) >= len(games())
    assert sorted(named - set(gymnasium.registry)) == []


def play(seat: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """Play at random to the end: what was chosen, the reward, and what is told of it."""
    rng = Random(seed)
    seat.reset(seed=seed)
    chosen = []
    while True:
        chosen.append(int(rng.choice(seat.action_masks().nonzero()[0])))
        _, reward, over, _, info = seat.step(chosen[-1])
        if over:
            return chosen, reward, info


@pytest.mark.parametrize("id", games())
def test_a_seat_plays_to_the_end_against_bots(id: str) -> None:
    _, reward, info = play(SeatEnv(id, opponents="random"), 1)

    assert reward == info["rank"]


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play(SeatEnv("pebbles", 3, opponents="greedy"), 7) for _ in range(2))

    assert first[:2] == second[:2]


def test_any_seat_can_be_taken() -> None:
    seat = SeatEnv("pebbles", 4, seat=2)
    seat.reset(seed=1)

    assert seat.table.mover == 2


def test_opponents_sit_clockwise_from_ones_own_seat() -> None:
    seat = SeatEnv("pebbles", 3, seat=1, opponents=["greedy", "random"])

    assert {place: type(bot).__name__ for place, bot in seat.bots.items()} == {2: "GreedyBot", 0: "RandomBot"}


def test_a_bot_can_be_brought_along() -> None:
    friend = SeatEnv("pebbles", 2, opponents="planner").bots[1]

    assert SeatEnv("pebbles", 2, opponents=[friend]).bots[1] is friend


def test_an_illegal_action_ends_the_game() -> None:
    seat = SeatEnv("pebbles", 2)
    seat.reset(seed=1)

    assert seat.step(5)[1:] == (-1.0, True, False, {"illegal": True})


def test_as_many_opponents_as_seats_are_asked_for() -> None:
    with pytest.raises(BadOption, match="1 opponents for 3 seats: name one for all, or one for each"):
        SeatEnv("pebbles", 4, opponents=["random"])


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no seat 2 at a table of 2"):
        SeatEnv("pebbles", 2, seat=2)


def test_an_opponent_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="no bot 'oracle'"):
        SeatEnv("pebbles", 2, opponents="oracle")
