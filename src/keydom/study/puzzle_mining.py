"""Puzzles found in games of bots: turns late in a game in which a few plans are better than all others.

A turn is looked at cheaply first, then tried in more and more worlds, so that nearly all the work goes to the few that
become puzzles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from keydom.arena.spread import spread
from keydom.bots import bot
from keydom.core.game import NATURE, OVER, Game, State, View
from keydom.games import game as registered
from keydom.study.puzzle import Plan, Puzzle, Steps, known, name_of
from keydom.study.puzzle_judges import Player, Tried, Way, lead, players

THRESHOLD: Final = 0.10  # the chance by which every wrong plan is behind: what an analysis calls a mistake
TOLERANCE: Final = 0.04  # the chance by which a right plan may be behind the best
ERRORS: Final = 3.0  # standard errors that a lead must exceed, by either judge
BETWEEN: Final = (0.1, 0.9)  # the chance to win of who takes any plan that looks well
FEWEST: Final = 4  # plans that there are to choose from
RIGHT: Final = 3  # plans that are right, at most
NEAREST: Final = 3  # wrong plans that are tried further
LATE: Final = 60  # decisions and draws before the end: further off the end says little of one turn
TURNS: Final = 24  # of one game that are looked at
KEPT: Final = 2  # puzzles of one game: neighbours are alike
FIRST, SECOND, THIRD, LAST, CONFIRMED = 3, 8, 16, 40, 18  # worlds
PROMISE: Final = 0.06  # the chance by which the ends of the first few worlds must part the plans
BATCH: Final = 6  # worlds that the second judge tries in one go
BOTS: Final = ("learned", "learned", "planner", "greedy")  # whose games are mined
STRENGTHS: Final = (
    "random",
    "greedy@1",
    "planner@1",
    "learned@1",
    "net",
    "search:12",
)  # from the weakest to the strongest


class Mine(NamedTuple):
    """All that decides which puzzles are found."""

    game: str
    seats: tuple[int, ...]
    seed: int


def mined(mine: Mine, numbers: Iterable[int], workers: int = 1) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The puzzles of the games of these numbers, as data, as they get done."""
    return spread(dug, mine, numbers, workers)


def dug(mine: Mine, number: int) -> tuple[int, list[dict[str, Any]]]:
    """The puzzles of one game, in whatever process it is asked for."""
    game = registered(mine.game)
    rng = Random(f"{mine.game} {mine.seed} {number}")
    seats = mine.seats[number % len(mine.seats)]
    lineup = [rng.choice(BOTS) for _ in range(seats)]
    turns = played(game, seats, lineup, rng)
    judges = players(game, seats)
    found: list[dict[str, Any]] = []
    answers: set[Steps] = set()
    for ply, state in rng.sample(turns, min(TURNS, len(turns))):
        source = f"{', '.join(lineup)}: game {number} of seed {mine.seed}, ply {ply}"
        puzzle = puzzle_in(game, state, judges, source, rng)
        if puzzle is not None and puzzle.best.steps not in answers:
            found.append(puzzle.data())
            answers |= {plan.steps for plan in puzzle.right}
        if len(found) == KEPT:
            break
    return number, found


def played(game: Game[Any, Any], seats: int, lineup: list[str], rng: Random) -> list[tuple[int, State]]:
    """The turns of a game that are late enough: the ply and the position in which each begins."""
    state, bots = game.begin(seats), [bot(name, game, seats) for name in lineup]
    turns: list[tuple[int, State]] = []
    ply, last = 0, OVER
    while (mover := game.mover(state)) != OVER:
        if mover == NATURE:
            action = game.deal(state, rng)
        else:
            legal = game.legal(state)
            if mover != last and len(legal) > 1:
                turns.append((ply, state.copy()))
            action = bots[mover].choose(game.view(state, mover), legal, rng) if len(legal) > 1 else legal[0]
        last = mover
        game.play(state, action)
        ply += 1
    return [(at, turn) for at, turn in turns if ply - at <= LATE]


def puzzle_in(
    game: Game[Any, Any], state: State, judges: tuple[Player, Player], source: str, rng: Random
) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    seat = game.mover(state)
    view = game.view(state, seat)
    start = game.sample(view, rng)  # what the seat cannot know is no part of the puzzle
    first, second = judges
    tried = [Tried(way) for way in first.plans(start, game.sample(view, rng))]
    if len(tried) < FEWEST:
        return None
    first.tries(tried, view, FIRST, rng)
    if not parted(tried)[0]:
        return None
    first.tries(tried, view, SECOND - FIRST, rng)
    undecided = sum(one.promise() for one in tried) / len(tried)
    right, wrong = parted(tried)
    if not BETWEEN[0] <= undecided <= BETWEEN[1] or not right or not wrong:
        return None
    first.tries([*right, *wrong], view, THIRD - SECOND, rng)
    if _best_first(right)[0].chance() - _best_first(wrong)[0].chance() < THRESHOLD:
        return None
    first.tries([*right, *wrong], view, LAST - THIRD, rng)
    right, wrong = _best_first(right), _best_first(wrong)
    if not clear(right, wrong):
        return None
    checked = confirmed(second, right, wrong, view, rng)
    if checked is None:
        return None
    plans = [plan_of(one, right[0], again, checked[0]) for one, again in zip((*right, *wrong), checked, strict=True)]
    answers, others = plans[: len(right)], plans[len(right) :]
    text = game.text(start)
    worlds = [len(right[0].chances), len(checked[0].chances)]
    puzzle = Puzzle(name_of(text), game.id, seat, text, answers, others, round(undecided, 3), worlds, [], [], source)
    for name in STRENGTHS:
        found = known(game, puzzle, chosen(game, start, name, rng))
        (puzzle.found_by if found in puzzle.right else puzzle.missed_by).append(name.partition(":")[0])
    return puzzle if puzzle.found_by else None


def parted(tried: list[Tried]) -> tuple[list[Tried], list[Tried]]:
    """The plans that may be right, and the nearest of the others, where a gap lies between; else nothing."""
    order = sorted(tried, key=lambda one: -one.promise())
    gaps = [order[place].promise() - order[place + 1].promise() for place in range(len(order) - 1)][:RIGHT]
    place = gaps.index(max(gaps)) + 1
    if gaps[place - 1] < PROMISE or order[0].promise() - order[place - 1].promise() > TOLERANCE:
        return [], []
    return order[:place], order[place : place + NEAREST]


def clear(right: list[Tried], wrong: list[Tried]) -> bool:
    """Whether every wrong plan is surely behind, and no right one by more than the tolerance."""
    best = right[0]
    if any(best.chance() - one.chance() > TOLERANCE for one in right):
        return False
    leads = [lead(best, one) for one in wrong]
    return all(behind >= THRESHOLD and behind >= ERRORS * error for behind, error in leads)


def confirmed(judge: Player, right: list[Tried], wrong: list[Tried], view: View, rng: Random) -> list[Tried] | None:
    """The same plans in other worlds, as another judge plays on; None where it does not agree."""
    tried = [Tried(one.way) for one in (*right, *wrong)]
    for worlds in range(BATCH, CONFIRMED + 1, BATCH):
        judge.tries(tried, view, BATCH, rng)
        best, others = tried[0], tried[len(right) :]
        if min(lead(best, one)[0] for one in others) < (THRESHOLD / 2 if worlds > BATCH else 0.0):
            return None
    return tried if clear(_best_first(tried[: len(right)]), tried[len(right) :]) else None


def _best_first(tried: list[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda one: -one.chance())


def plan_of(one: Tried, best: Tried, again: Tried, best_again: Tried) -> Plan:
    behind, error = lead(best, one)
    more, more_error = lead(best_again, again)
    figures = [round(figure, 4) for figure in (behind, error, more, more_error)]
    steps = tuple(str(action) for action in one.way)
    return Plan(steps, round(one.mean_points(), 2), round(one.chance(), 4), *figures)


def chosen(game: Game[Any, Any], start: State, name: str, rng: Random) -> list[str]:
    """The plan that a bot takes."""
    seat, state = game.mover(start), start.copy()
    player = bot(name, game, game.setting(start)[0])
    steps: list[str] = []
    while game.mover(state) == seat:
        action = player.choose(game.view(state, seat), game.legal(state), rng)
        steps.append(str(action))
        game.play(state, action)
    return steps


def verify(puzzles: Iterable[Puzzle], seed: int, workers: int = 1) -> Iterator[tuple[str, str]]:
    """The names of puzzles, each with what is wrong with it in other worlds, if anything."""
    return spread(verified, seed, puzzles, workers)


def verified(seed: int, puzzle: Puzzle) -> tuple[str, str]:
    """What is wrong with a puzzle when both judges try its plans in other worlds; nothing where it holds.

    The lead was chosen for being great, and may prove smaller; it must be there, beyond its error, and worth having.
    """
    game = registered(puzzle.game)
    start = puzzle.start(game)
    view, rng = game.view(start, puzzle.seat), Random(f"{puzzle.name} {seed} again")
    for judge, worlds in zip(players(game, game.setting(start)[0]), (LAST, CONFIRMED), strict=True):
        right, wrong = ([Tried(_way(game, plan)) for plan in side] for side in (puzzle.right, puzzle.wrong))
        judge.tries([*right, *wrong], view, worlds, rng)
        for one in wrong:
            behind, error = lead(_best_first(right)[0], one)
            if behind < THRESHOLD / 2 or behind < ERRORS * error:
                steps = "; ".join(str(action) for action in one.way)
                return puzzle.name, f"{steps} is only {behind:.3f} ± {error:.3f} behind"
    return puzzle.name, ""


def _way(game: Game[Any, Any], plan: Plan) -> Way:
    return tuple(game.parse(step) for step in plan.steps)
