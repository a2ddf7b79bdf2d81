"""Games that compare bots: line-ups, what a game leaves behind, and that nothing but the seed decides it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from keydom.arena.contest import Contest, ContestOutcome, play_game
from keydom.core.errors import BadOption
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games.pebbles import GAME

THREE = Contest("pebbles", 3, ("random", "greedy", "planner"), 30, seed=5)


def untimed(outcome: ContestOutcome) -> ContestOutcome:
    return replace(outcome, seconds=[])


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_every_deal_each_bot_takes_each_seat_equally_often(bots: int, seats: int) -> None:
    contest = Contest("pebbles", seats, ("random",) * bots, 100)
    for deal in range(5):
        lineups = [contest.lineup(bots * deal + turn) for turn in range(bots)]
        taken = Counter((seat, who) for lineup in lineups for seat, who in enumerate(lineup))
        assert taken == {(seat, who): 1 for seat in range(seats) for who in range(bots)}


def test_with_a_bot_for_every_seat_nobody_meets_itself() -> None:
    assert all(sorted(THREE.lineup(number)) == [0, 1, 2] for number in range(30))


def test_neighbours_change_from_deal_to_deal() -> None:
    first = {THREE.lineup(number).index(0) - THREE.lineup(number).index(1) for number in range(30)}
    assert len(first) > 1


def test_all_games_of_a_deal_see_the_same_draws() -> None:
    contest = Contest("pebbles", 3, ("random", "random", "random"), 6)
    draws = []
    for number in range(3):
        moves = Record.parse(play_game(contest, number, keep=True).record).moves
        draws.append([text for mover, text in moves if mover < 0])
    assert draws[0] == draws[1] == draws[2]


def test_another_deal_sees_other_draws() -> None:
    assert play_game(THREE, 0).totals != play_game(THREE, 3).totals


def test_a_game_depends_on_its_number_alone() -> None:
    assert untimed(play_game(THREE, 7)) == untimed(play_game(replace(THREE, games=8), 7))


def test_another_seed_gives_another_game() -> None:
    games = [untimed(play_game(replace(THREE, seed=seed), 0)) for seed in (1, 2)]
    assert games[0] != games[1]


def test_the_kept_record_replays_to_the_same_scores() -> None:
    outcome = play_game(THREE, 4, keep=True)
    match = Match.replay(GAME, Record.parse(outcome.record))
    assert [score.total for score in match.scores()] == outcome.totals


def test_the_kept_record_names_the_bots() -> None:
    outcome = play_game(THREE, 4, keep=True)
    assert Record.parse(outcome.record).players == {seat: THREE.bots[who] for seat, who in enumerate(outcome.lineup)}


def test_a_bot_that_meets_itself_is_numbered() -> None:
    assert Contest("pebbles", 2, ("greedy", "greedy"), 2).labels == ("greedy #1", "greedy #2")


def test_the_lines_of_a_score_add_up_to_its_total() -> None:
    outcome = play_game(THREE, 2)
    assert [sum(lines.values()) for lines in outcome.lines] == outcome.totals


def test_options_are_played_with() -> None:
    assert play_game(replace(THREE, options=(("length", "short"),)), 0).steps < play_game(THREE, 0).steps


@pytest.mark.parametrize(
    "contest",
    [
        replace(THREE, games=0),
        replace(THREE, seats=7),
        replace(THREE, bots=("greedy",)),
        replace(THREE, bots=("greedy", "deep")),
        replace(THREE, bots=("greedy", "search:0")),
        replace(THREE, alone=True),
    ],
)
def test_what_cannot_be_compared_is_refused(contest: Contest) -> None:
    with pytest.raises(BadOption):
        contest.check()
