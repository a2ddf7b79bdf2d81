"""Many games between bots: the same result however they are spread."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from keydom.arena.simulate import SimulationPlan, SimulationResult, play_out, simulate
from keydom.bots import Bot, make_bot
from keydom.core.action import Action
from keydom.core.errors import BadOption, KeydomError, UnknownGame
from keydom.core.game import View
from keydom.core.match import Match
from keydom.games.pebbles import GAME

PLAN = SimulationPlan("pebbles", ("random", "random", "random"), seed=7)

WORTHLESS = """
[source.mine]
title = "My own copy"
[pebble.white]
points = 0
count = 30
source = ["mine"]
status = "public"
[pebble.coal]
points = 0
count = 0
source = ["mine"]
status = "public"
[pebble.gold]
points = 0
count = 0
source = ["mine"]
status = "public"
"""


class Keeper(Bot):
    """Keeps every pebble, and notes whose eyes it was given."""

    def __init__(self) -> None:
        super().__init__(GAME, 2)
        self.eyes: set[int | None] = set()

    def choose(self, view: View, legal: list[Action], rng: Random) -> Action:
        self.eyes.add(view.seat)
        return legal[0]


def untimed(tally: SimulationResult) -> SimulationResult:
    return replace(tally, seconds=0.0)


def test_the_same_seed_gives_the_same_tally() -> None:
    assert untimed(simulate(PLAN, 50)) == untimed(simulate(PLAN, 50))


def test_another_seed_gives_another_tally() -> None:
    assert untimed(simulate(PLAN, 50)) != untimed(simulate(replace(PLAN, seed=8), 50))


def test_the_number_of_workers_changes_nothing() -> None:
    assert untimed(simulate(PLAN, 333, workers=2)) == untimed(simulate(PLAN, 333))


def test_more_games_begin_with_the_fewer() -> None:
    fewer, more = simulate(PLAN, 10), simulate(PLAN, 11)
    assert 0 < more.steps - fewer.steps <= GAME.longest


def test_no_game_is_like_the_one_before() -> None:
    one, many = simulate(PLAN, 1), simulate(PLAN, 20)
    assert many.points != [20 * points for points in one.points]


def test_all_wins_together_are_one_a_game() -> None:
    assert sum(simulate(PLAN, 200).win_share) == pytest.approx(1.0, abs=1e-12)


def test_a_shared_win_is_split() -> None:
    plan = replace(PLAN, catalogue=(("mine.toml", WORTHLESS),))
    assert simulate(plan, 5).win_share == [1 / 3, 1 / 3, 1 / 3]


def test_a_corrected_catalogue_reaches_the_workers() -> None:
    plan = replace(PLAN, catalogue=(("mine.toml", WORTHLESS),))
    assert simulate(plan, 20, workers=2).mean_scores == [0, 0, 0]


def test_options_are_played_with() -> None:
    assert simulate(replace(PLAN, options=(("length", "short"),)), 20).steps < simulate(PLAN, 20).steps


def test_progress_counts_up_to_all_games() -> None:
    heard: list[int] = []
    simulate(PLAN, 250, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 250


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_leaves_a_tally_of_what_is_finished(workers: int) -> None:
    def interrupt(finished: int) -> None:
        if finished >= 10:
            raise KeyboardInterrupt

    tally = simulate(PLAN, 1000, workers, interrupt)
    assert 10 <= tally.finished < 1000
    assert sum(tally.win_share) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (replace(PLAN, game="chess"), UnknownGame),
        (replace(PLAN, bots=("random",)), BadOption),
        (replace(PLAN, bots=("random", "deep")), BadOption),
        (replace(PLAN, options=(("length", "long"),)), BadOption),
        (replace(PLAN, catalogue=(("mine.toml", "[pebble.red]"),)), KeydomError),
    ],
)
def test_a_mistaken_plan_is_refused(plan: SimulationPlan, error: type[KeydomError]) -> None:
    with pytest.raises(error):
        simulate(plan, 10, workers=2)


def test_the_report_has_the_names_that_other_programs_read() -> None:
    assert list(simulate(PLAN, 1).report()) == [
        "game",
        "games",
        "finished",
        "steps",
        "games_per_s",
        "steps_per_s",
        "mean_scores",
        "win_share",
    ]


def test_a_tally_without_games_divides_by_nothing() -> None:
    assert SimulationResult("pebbles", 10, 2).report()["mean_scores"] == [0, 0]


def test_a_bot_that_looks_sees_with_the_eyes_of_its_seat() -> None:
    keeper = Keeper()
    play_out(GAME, GAME.begin(2), [make_bot("random", GAME, 2), keeper], Random(1), [Random(2), Random(3)])
    assert keeper.eyes == {1}


def test_what_bots_do_with_their_chance_leaves_that_of_nature_alone() -> None:
    ends = []
    for own in (10, 20):
        ends.append(GAME.begin(2))
        play_out(
            GAME,
            ends[-1],
            [make_bot("random", GAME, 2), make_bot("random", GAME, 2)],
            Random(1),
            [Random(own), Random(own + 1)],
        )
    assert ends[0] != ends[1]
    assert ends[0].bag == ends[1].bag


def test_every_line_of_a_game_is_a_step() -> None:
    match = Match(GAME, 2, rng=Random(1))
    while not match.over:
        match.play(match.legal()[0])
    assert play_out(GAME, GAME.begin(2), [Keeper(), Keeper()], Random(1), [Random(), Random()]) == match.ply
