"""What bots choose at the same decisions, and what comes of it: tells them apart in far less time than whole games do.

python bench/choices.py keythedral --bots search@1:1s,search:1s --games 20 --pivotal --journal choices.jsonl
python bench/choices.py keyper --bots search@1:1s,search:1s,net --games 20 --part 0.05 --workers 2

Bots play games, and at some of their decisions each bot that is compared is asked. Where answers differ each is tried
in the same worlds, with the same chance, everybody playing on as `learned` does to the end. What is told is by how
much the choices of a bot are better than those of the first, per decision, with the standard error. A journal goes on
where it was stopped. It is no proof of strength, since rivals are no searchers here: for that there is the arena.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, pvariance
from time import perf_counter
from typing import Any

from keydom.arena.simulate import chance, play_out
from keydom.arena.spread import spread
from keydom.bots import bot
from keydom.core.action import Action
from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, OVER, Game, State, View, places
from keydom.games import game as registered

ON = "learned"  # plays on, for everybody


@dataclass(frozen=True)
class Plan:
    """What is compared, as plain text: it travels to other processes and stands on top of a journal."""

    game: str
    seats: int
    bots: tuple[str, ...]
    players: str  # who play the games
    part: float  # of the decisions, at which bots are asked
    pivotal: bool  # at those alone that the game says much hangs on
    worlds: int
    seed: int


@dataclass
class Asked:
    """One decision: what each bot chose and how long it took, and what came of each choice where they differ."""

    choices: list[str]
    seconds: list[float]
    wins: dict[str, float]
    leads: dict[str, float]


def of_game(plan: Plan, number: int) -> tuple[int, list[Asked]]:
    """The decisions of one game that bots were asked at."""
    game, rng = registered(plan.game), chance(plan.seed, number)
    players = [bot(plan.players, game, plan.seats) for _ in range(plan.seats)]
    told: list[Asked] = []
    state: State = game.begin(plan.seats)
    while (mover := game.mover(state)) != OVER:
        if mover == NATURE:
            game.play(state, game.deal(state, rng))
            continue
        legal = game.legal(state)
        action = legal[0]
        if len(legal) > 1:
            view = game.view(state, mover)
            if asks(plan, game, state, legal, rng):
                told.append(asked(plan, game, view, legal, rng))
            action = players[mover].choose(view, legal, rng)
        game.play(state, action)
    return number, told


def asks(plan: Plan, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> bool:
    insight = game.insight()
    if insight is not None and (not insight.foreseeable(state) or (plan.pivotal and not insight.pivotal(legal))):
        return False
    return rng.random() < plan.part


def asked(plan: Plan, game: Game[Any, Any], view: View, legal: list[Action], rng: Random) -> Asked:
    choices, seconds = [], []
    for name in plan.bots:
        player = bot(name, game, plan.seats)
        begun = perf_counter()
        choices.append(str(player.choose(view, legal, Random(rng.getrandbits(64)))))
        seconds.append(perf_counter() - begun)
    wins: dict[str, list[float]] = {choice: [] for choice in dict.fromkeys(choices)}
    leads: dict[str, list[float]] = {choice: [] for choice in wins}
    for _ in range(plan.worlds if len(wins) > 1 else 0):
        world, luck = game.sample(view, rng), rng.getrandbits(64)
        for choice in wins:
            won, lead = played_on(game, world.copy(), game.parse(choice), view.mover, plan.seats, Random(luck))
            wins[choice].append(won)
            leads[choice].append(lead)
    tried = [choice for choice in wins if wins[choice]]
    return Asked(
        choices,
        seconds,
        {choice: mean(wins[choice]) for choice in tried},
        {choice: mean(leads[choice]) for choice in tried},
    )


def played_on(
    game: Game[Any, Any], world: State, action: Action, seat: int, seats: int, rng: Random
) -> tuple[float, float]:
    """The part of the win and the lead that a seat comes to by an action, all playing on as `learned` does."""
    game.play(world, action)
    own = [Random(rng.getrandbits(64)) for _ in range(seats)]
    play_out(game, world, [bot(ON, game, seats) for _ in own], rng, own)
    scores = game.scores(world)
    order, totals = places(scores), [score.total for score in scores]
    return (order[seat] == 1) / order.count(1), totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def kept(path: Path | None, plan: Plan) -> dict[int, list[Asked]]:
    """What a journal holds of this plan."""
    if path is None or not path.exists():
        return {}
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != json.loads(json.dumps(asdict(plan))):
        raise SystemExit(f"{path} is the journal of something else: {first}")
    return {int(number): [Asked(**one) for one in told] for number, told in map(json.loads, lines)}


def run(plan: Plan, games: int, workers: int, path: Path | None) -> Iterator[list[Asked]]:
    """All that was asked so far, each time that one more game is through."""
    found = kept(path, plan)
    if path is not None and not path.exists():
        path.write_text(json.dumps(asdict(plan)) + "\n", encoding="utf-8")
    if found:
        yield [one for told in found.values() for one in told]
    for number, told in spread(of_game, plan, [n for n in range(games) if n not in found], workers):
        found[number] = told
        if path is not None:
            with path.open("a", encoding="utf-8") as journal:
                journal.write(json.dumps([number, [asdict(one) for one in told]]) + "\n")
        yield [one for of_one in found.values() for one in of_one]


def table(plan: Plan, found: list[Asked]) -> str:
    lines = [
        f"{len(found)} decisions",
        "| bot | otherwise | chance to win | points of lead | s |",
        "|---|---|---|---|---|",
    ]
    for place, name in enumerate(plan.bots):
        others = sum(one.choices[place] != one.choices[0] for one in found)
        wins = [better(one.wins, one, place) for one in found]
        leads = [better(one.leads, one, place) for one in found]
        seconds = mean(one.seconds[place] for one in found)
        lines.append(f"| {name} | {others} | {told(wins, 3)} | {told(leads, 2)} | {seconds:.2f} |")
    return "\n".join(lines)


def better(values: dict[str, float], one: Asked, place: int) -> float:
    """By how much the choice of a bot is better than that of the first."""
    return values[one.choices[place]] - values[one.choices[0]] if values else 0.0


def told(values: list[float], digits: int) -> str:
    return f"{mean(values):+.{digits}f} ({sqrt(pvariance(values) / len(values)):.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="that are compared, the first with all others")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--players", default="net", help="who play the games")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--part", type=float, default=0.1, help="of the decisions that they are asked at")
    parser.add_argument("--pivotal", action="store_true", help="ask only where the game says that much hangs on it")
    parser.add_argument("--worlds", type=int, default=40, help="that each choice is tried in")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path)
    given = parser.parse_args()
    bots = tuple(given.bots.split(","))
    plan = Plan(given.game, given.seats, bots, given.players, given.part, given.pivotal, given.worlds, given.seed)
    found: list[Asked] = []
    try:
        for name in (*bots, given.players):
            bot(name, registered(given.game), given.seats)
        for found in run(plan, given.games, given.workers, given.journal):
            print(f"\r{len(found)} decisions", end="", flush=True)
    except KeydomError as error:
        raise SystemExit(str(error)) from None
    except KeyboardInterrupt:
        pass
    print("\r" + (table(plan, found) if found else "nothing was asked"))


if __name__ == "__main__":
    main()
