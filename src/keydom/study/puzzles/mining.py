"""Finds puzzles in games of bots: late turns in which a few plans are better than all others.

Games of equals that ended close are looked at: elsewhere a turn decides nothing. A turn is tried in a few worlds first,
and in more and more as long as it may become a puzzle, so that nearly all the work goes to the few that do.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from keydom.arena.simulate import open_game
from keydom.bots import make_bot
from keydom.core.game import NATURE, OVER, Game, State, View
from keydom.games import get_game
from keydom.study.puzzles.judges import MAX_RIGHT_PLANS, Actions, PuzzleJudge, TriedPlan, lead, puzzle_judges
from keydom.study.puzzles.puzzle import Puzzle, PuzzlePlan, Steps, matching_plan, puzzle_name

MIN_LEAD: Final = 0.10  # the chance by which every wrong plan is behind: what an analysis calls a mistake
TOLERANCE: Final = 0.04  # the chance by which a right plan may be behind the best
LEAD_ERRORS: Final = 3.0  # standard errors that a lead must exceed, by either judge
UNDECIDED: Final = (0.1, 0.9)  # the chance to win of who takes any plan that looks well
MIN_PLANS: Final = 4  # plans that there are to choose from
MAX_WRONG_PLANS: Final = 3  # wrong plans that are tried further
MAX_PLIES_LEFT: Final = 40  # decisions and draws before the end, at most: further off the end says little of one turn
CLOSE_WIN_SWINGS: Final = 1.5  # swings by which a game may have been won
MAX_TURNS_TRIED: Final = 6  # of one game that are tried: those whose best plans seem to be ahead by most
MIN_AHEAD_SWINGS: Final = 0.1  # swings by which the best plans of a turn must seem to be ahead
PUZZLES_A_GAME: Final = 4  # puzzles of one game: neighbours are alike
FIRST_LOOK_WORLDS: Final = 2  # worlds in which every plan is tried at first
SECOND_LOOK_WORLDS: Final = 8  # worlds after which right plans are told from wrong ones
MIN_WORLDS: Final = 16  # worlds before a verdict is sure
MAX_WORLDS: Final = 48
MAX_VERIFY_WORLDS: Final = 160  # worlds at most when a puzzle is verified: its lead may prove smaller
WORLDS_AT_ONCE: Final = 8  # worlds that are tried in one go
MIN_CHANCE_RANGE: Final = 0.3  # the chance by which the first few worlds must set the best plan apart from the worst
MINED_BOT: Final = "planner"  # whose games are mined: quick, and its equals end close
LEVEL_BOTS: Final = ("random", "greedy@1", "planner@1", "learned@1", "net", "search:12")  # the weakest first


class MiningPlan(NamedTuple):
    """The settings of a search for puzzles."""

    game: str
    seats: tuple[int, ...]
    seed: int
    late: int = MAX_PLIES_LEFT
    apart: float = MIN_AHEAD_SWINGS
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text


class PuzzleVerification(NamedTuple):
    """What puzzles are judged anew with."""

    seed: int
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text


def _game(name: str, catalogue: tuple[tuple[str, str], ...]) -> Game[Any, Any]:
    return open_game(name, (), catalogue)[0] if catalogue else get_game(name)


def mine_game(mine: MiningPlan, number: int) -> tuple[int, list[dict[str, Any]]]:
    """The puzzles of the game of this number, as data."""
    game = _game(mine.game, mine.catalogue)
    rng = Random(f"{mine.game} {mine.seed} {number}")
    seats = mine.seats[number % len(mine.seats)]
    judges = puzzle_judges(game, seats)
    turns, won_by = late_turns(game, seats, rng, mine.late)
    found: list[dict[str, Any]] = []
    answers: set[Steps] = set()
    swing = judges[0].scale.swings[-1]
    if won_by > CLOSE_WIN_SWINGS * swing:
        return number, found
    asked = [PuzzleCandidate(game, judges[0], ply, state, rng) for ply, state in turns]
    asked = [one for one in asked if one.ahead >= mine.apart * swing and len(one.plans) >= MIN_PLANS]
    for one in sorted(asked, key=lambda one: -one.ahead)[:MAX_TURNS_TRIED]:
        source = f"{seats} {MINED_BOT}: game {number} of seed {mine.seed}, ply {one.ply}"
        puzzle = find_puzzle(game, one, judges, source, rng)
        if puzzle is not None and puzzle.best.steps not in answers:
            found.append(puzzle.data())
            answers |= {plan.steps for plan in puzzle.right}
        if len(found) == PUZZLES_A_GAME:
            break
    return number, found


def late_turns(
    game: Game[Any, Any], seats: int, rng: Random, late: int = MAX_PLIES_LEFT
) -> tuple[list[tuple[int, State]], float]:
    """The late turns of a game, and the lead by which it was won. A turn has its ply and the position in which it
    begins.
    """
    state, bots = game.begin(seats), [make_bot(MINED_BOT, game, seats) for _ in range(seats)]
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
    best, second = sorted((score.total for score in game.scores(state)), reverse=True)[:2]
    return [(at, turn) for at, turn in turns if ply - at <= late], best - second


class PuzzleCandidate:
    """A turn that may be a puzzle, and the plans for it that look best."""

    __slots__ = ("ahead", "plans", "ply", "seat", "start", "view")

    def __init__(self, game: Game[Any, Any], judge: PuzzleJudge, ply: int, state: State, rng: Random) -> None:
        self.ply = ply
        self.seat = game.mover(state)
        self.view = game.view(state, self.seat)
        self.start = game.sample(self.view, rng)  # what the seat cannot know is no part of the puzzle
        self.plans, self.ahead = judge.plans(self.start, game.sample(self.view, rng))


def find_puzzle(
    game: Game[Any, Any], asked: PuzzleCandidate, judges: tuple[PuzzleJudge, PuzzleJudge], source: str, rng: Random
) -> Puzzle | None:
    """The puzzle of a turn, or None where it is none."""
    seat, view, start = asked.seat, asked.view, asked.start
    first, second = judges
    tried = [TriedPlan(actions) for actions in asked.plans]
    first.try_plans(tried, view, FIRST_LOOK_WORLDS, rng)
    chances = [one.chance() for one in tried]
    if max(chances) - min(chances) < MIN_CHANCE_RANGE:
        return None
    first.try_plans(tried, view, SECOND_LOOK_WORLDS - FIRST_LOOK_WORLDS, rng)
    undecided = sum(one.lead_chance() for one in tried) / len(tried)
    right, wrong = split_plans(tried)
    if not UNDECIDED[0] <= undecided <= UNDECIDED[1] or not right or not is_settled(first, right, wrong, view, rng):
        return None
    right, wrong = _best_first(right), _best_first(wrong)
    checked = [TriedPlan(one.actions) for one in (*right, *wrong)]
    if not is_settled(second, checked[: len(right)], checked[len(right) :], view, rng):
        return None
    best_again = _best_first(checked[: len(right)])[0]
    plans = [plan_of(one, right[0], again, best_again) for one, again in zip((*right, *wrong), checked, strict=True)]
    answers, others = plans[: len(right)], plans[len(right) :]
    text = game.text(start)
    worlds = [len(right[0].chances), len(checked[0].chances)]
    puzzle = Puzzle(
        puzzle_name(text), game.id, seat, text, answers, others, round(undecided, 3), worlds, [], [], source
    )
    for name in LEVEL_BOTS:
        found = matching_plan(game, puzzle, bot_plan(game, start, name, rng))
        (puzzle.found_by if found in puzzle.right else puzzle.missed_by).append(name.partition(":")[0])
    return puzzle if puzzle.found_by else None


def split_plans(tried: list[TriedPlan]) -> tuple[list[TriedPlan], list[TriedPlan]]:
    """The right plans and the nearest wrong ones, where a gap lies between; else nothing."""
    order = sorted(tried, key=lambda one: (-one.chance(), -one.lead_chance()))
    gaps = [order[place].chance() - order[place + 1].chance() for place in range(len(order) - 1)][:MAX_RIGHT_PLANS]
    place = gaps.index(max(gaps)) + 1
    apart = order[0].chance() - order[place - 1].chance()
    if gaps[place - 1] < MIN_LEAD or apart > TOLERANCE + 1 / len(order[0].chances):
        return [], []
    return order[:place], order[place : place + MAX_WRONG_PLANS]


def is_settled(judge: PuzzleJudge, right: list[TriedPlan], wrong: list[TriedPlan], view: View, rng: Random) -> bool:
    """Whether the plans are clearly right and wrong, tried in as many worlds as it takes to say so."""
    while len(right[0].chances) < MAX_WORLDS:
        judge.try_plans([*right, *wrong], view, WORLDS_AT_ONCE, rng)
        if len(right[0].chances) >= MIN_WORLDS and is_clear(_best_first(right), wrong):
            return True
        if is_hopeless(_best_first(right), wrong):
            return False
    return False


def is_hopeless(right: list[TriedPlan], wrong: list[TriedPlan]) -> bool:
    """Whether further worlds will hardly settle it."""
    shrink = sqrt(len(right[0].chances) / MAX_WORLDS)  # what further worlds leave of an error
    behind = [lead(right[0], one) for one in right[1:]]
    leads = [lead(right[0], one) for one in wrong]
    return any(late - error > TOLERANCE for late, error in behind) or any(
        early + error < max(MIN_LEAD, LEAD_ERRORS * error * shrink) for early, error in leads
    )


def is_clear(right: list[TriedPlan], wrong: list[TriedPlan]) -> bool:
    """Whether every wrong plan is surely behind, and no right one by more than the tolerance."""
    best = right[0]
    if any(best.chance() - one.chance() > TOLERANCE for one in right):
        return False
    leads = [lead(best, one) for one in wrong]
    return all(behind >= MIN_LEAD and behind >= LEAD_ERRORS * error for behind, error in leads)


def _best_first(tried: list[TriedPlan]) -> list[TriedPlan]:
    return sorted(tried, key=lambda one: -one.chance())


def plan_of(one: TriedPlan, best: TriedPlan, again: TriedPlan, best_again: TriedPlan) -> PuzzlePlan:
    behind, error = lead(best, one)
    more, more_error = lead(best_again, again)
    figures = [round(figure, 4) for figure in (behind, error, more, more_error)]
    steps = tuple(str(action) for action in one.actions)
    return PuzzlePlan(steps, round(one.mean_points(), 2), round(one.chance(), 4), *figures)


def bot_plan(game: Game[Any, Any], start: State, name: str, rng: Random) -> list[str]:
    """The plan that a bot takes."""
    seat, state = game.mover(start), start.copy()
    player = make_bot(name, game, game.setting(start)[0])
    steps: list[str] = []
    while game.mover(state) == seat:
        action = player.choose(game.view(state, seat), game.legal(state), rng)
        steps.append(str(action))
        game.play(state, action)
    return steps


def verify_puzzle(verification: PuzzleVerification, puzzle: Puzzle) -> tuple[str, str]:
    """The name of a puzzle, and why it fails when both judges try its plans in other worlds. It holds where that is
    empty.

    The lead was chosen for being great, and may prove smaller; it must be there, beyond its error, and worth having.
    """
    game = _game(puzzle.game, verification.catalogue)
    start = puzzle.start(game)
    view, rng = game.view(start, puzzle.seat), Random(f"{puzzle.name} {verification.seed} again")
    for judge in puzzle_judges(game, game.setting(start)[0]):
        right, wrong = ([TriedPlan(_actions(game, plan)) for plan in side] for side in (puzzle.right, puzzle.wrong))
        while True:
            judge.try_plans([*right, *wrong], view, MIN_WORLDS, rng)
            leads = [lead(_best_first(right)[0], one) for one in wrong]
            if all(behind >= MIN_LEAD / 2 and behind >= LEAD_ERRORS * error for behind, error in leads):
                break
            nearest, (behind, error) = min(zip(puzzle.wrong, leads, strict=True), key=lambda one: one[1])
            if len(right[0].chances) >= MAX_VERIFY_WORLDS or behind + LEAD_ERRORS * error < MIN_LEAD / 2:
                return puzzle.name, f"{'; '.join(nearest.steps)} is only {behind:.3f} ± {error:.3f} behind"
    return puzzle.name, ""


def _actions(game: Game[Any, Any], plan: PuzzlePlan) -> Actions:
    return tuple(game.parse(step) for step in plan.steps)
