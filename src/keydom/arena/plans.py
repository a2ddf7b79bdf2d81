"""Positions in which strong players know what to do, and how many of them a bot solves.

A game keeps them in `plans/plans.toml`: scenes, each a position without its head, and plans, each a scene with some of
its fields told anew, what a turn must be to follow the plan, one that does, and the plan in words. A turn is all that
the mover decides before anybody else does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from keydom.arena.workers import run_tasks
from keydom.bots import make_bot
from keydom.core.action import Action
from keydom.core.errors import BadData
from keydom.core.game import NATURE, OVER, Game, State
from keydom.core.position import FORMAT, POSITION
from keydom.games import get_game

FILE = "plans/plans.toml"
LONGEST = 60  # decisions of one turn
_KEYS = {"name", "says", "scene", "with", "plays", "shuns", "points", "turn"}


@dataclass(frozen=True, slots=True)
class KnownPlan:
    """A position and what a turn must be to follow the plan: every condition that is given has to hold."""

    name: str
    says: str
    text: str  # the position
    plays: tuple[tuple[str, ...], ...]  # actions that are played in this order, one row of them or another; none: any
    shuns: tuple[str, ...]  # actions of which none is played
    points: int | None  # that the mover would have at least, ended the game with his turn
    turn: tuple[str, ...]  # one that follows the plan, as far as it has to be told

    def followed(self, turn: Sequence[str], points: int) -> bool:
        """Whether a turn that leads to so many points follows the plan."""
        if self.points is not None and points < self.points:
            return False
        if any(action in self.shuns for action in turn):
            return False
        return not self.plays or any(_within(wanted, turn) for wanted in self.plays)


@dataclass(frozen=True, slots=True)
class PlansFound:
    """Which of the plans a bot found."""

    bot: str
    missed: tuple[str, ...]
    of: int

    @property
    def solved(self) -> int:
        return self.of - len(self.missed)


@cache
def plans(game: Game[Any, Any]) -> dict[str, KnownPlan]:
    """The plans of a game by name; a game without a file of them has none."""
    path = files(game.home).joinpath(*FILE.split("/"))
    if not path.is_file():
        return {}
    content = tomllib.loads(path.read_text("utf-8"))
    made = [_plan(game, content["scene"], entry) for entry in content["plan"]]
    if len({plan.name for plan in made}) < len(made):
        raise BadData("two plans have one name", f"{game.id}/{FILE}")
    return {plan.name: plan for plan in made}


def play_turn(
    game: Game[Any, Any], state: State, choose: Callable[[State, list[Action]], Action], rng: Random
) -> tuple[list[str], int]:
    """Play the mover's turn in the state, and return its choices and the points it would then have."""
    seat = game.mover(state)
    played: list[str] = []
    while (mover := game.mover(state)) in (seat, NATURE) and len(played) < LONGEST:
        action = game.deal(state, rng) if mover == NATURE else choose(state, game.legal(state))
        if mover == seat:
            played.append(str(action))
        game.play(state, action)
        if game.mover(state) == OVER:
            break
    return played, game.scores(state)[seat].total


def solves(game: Game[Any, Any], plan: KnownPlan, name: str, seed: int = 0) -> bool:
    """Whether the bot of this name follows the plan; it sees what the mover sees."""
    state = game.position(plan.text)
    seats, _ = game.setting(state)
    seat = game.mover(state)
    player = make_bot(name, game, seats)
    bot_rng = Random(f"{seed} {plan.name}")

    def choose(now: State, legal: list[Action]) -> Action:
        return legal[0] if len(legal) == 1 else player.choose(game.view(now, seat), legal, bot_rng)

    return plan.followed(*play_turn(game, state, choose, Random(f"{seed} {plan.name} nature")))


def find_plans(game: str, bots: Sequence[str], seed: int = 0, workers: int = 1) -> list[PlansFound]:
    """How many of the plans of a game each bot finds."""
    suite = tuple(plans(get_game(game)))
    tasks = [(name, plan) for name in bots for plan in suite]
    missed = {task for task, solved in run_tasks(_solved, (game, seed), tasks, workers) if not solved}
    return [PlansFound(name, tuple(plan for plan in suite if (name, plan) in missed), len(suite)) for name in bots]


def markdown(game: Game[Any, Any], rows: Sequence[PlansFound]) -> str:
    """The table, and below it in words what was missed."""
    lines = ["| game | bot | found | of | part | missed |", "|---|---|---|---|---|---|"]
    for row in rows:
        part = f"{row.solved / row.of:.0%}" if row.of else "-"
        lines.append(f"| {game.id} | {row.bot} | {row.solved} | {row.of} | {part} | {', '.join(row.missed) or '-'} |")
    missed = {name for row in rows for name in row.missed}
    explained = [f"- {name}: {plan.says}" for name, plan in plans(game).items() if name in missed]
    return "\n".join([*lines, *(["", *explained] if explained else [])])


def _solved(suite: tuple[str, int], task: tuple[str, str]) -> tuple[tuple[str, str], bool]:
    game = get_game(suite[0])
    return task, solves(game, plans(game)[task[1]], task[0], suite[1])


def _within(wanted: Sequence[str], turn: Sequence[str]) -> bool:
    """Whether the turn has these actions in this order, with any others between."""
    remaining = iter(turn)
    return all(action in remaining for action in wanted)


def _plan(game: Game[Any, Any], scenes: dict[str, Any], entry: dict[str, Any]) -> KnownPlan:
    if not {"name", "says", "scene"} <= entry.keys() <= _KEYS or not {"plays", "shuns", "points"} & entry.keys():
        raise BadData(
            f"the plan {entry.get('name')!r} lacks something, or has a key that none has", f"{game.id}/{FILE}"
        )
    scene = scenes[entry["scene"]]
    head = [f"keydom {POSITION} {FORMAT}", f"game {game.id}", f"rules {game.rules_version}", f"seats {scene['seats']}"]
    head += [f"option {name} {value}" for name, value in scene.get("options", {}).items()]
    fields = {**_fields(scene["position"]), **_fields(entry.get("with", ""))}
    rows = tuple(tuple(one.split("; ")) for one in entry.get("plays", ()))
    text = "\n".join([*head, *fields.values(), ""])
    shuns, turn = tuple(entry.get("shuns", ())), tuple(entry.get("turn", ()))
    return KnownPlan(entry["name"], entry["says"], text, rows, shuns, entry.get("points"), turn)


def _fields(text: str) -> dict[str, str]:
    """The fields of a position by name, each with the lines that belong to it."""
    found: dict[str, str] = {}
    name = ""
    for line in text.strip().splitlines():
        if line[0].isspace():
            found[name] += f"\n{line}"
        else:
            name = line.partition(" ")[0]
            found[name] = line
    return found
