"""The figures that the explorer ships with: games of bots, and what they say.

    python bench/explored.py play keyflower 5000 OUT --bots learned,learned,planner  # records into OUT
    python bench/explored.py ship keyflower OUT                                   # the figures into study/explorer/data

Games have every number of seats in turn and bots in any order; a game that is there already is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from random import Random
from typing import Any

from keydom.arena.workers import run_tasks
from keydom.bots import make_bot
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game
from keydom.study.explorer.explorer import Explorer
from keydom.study.explorer.packaged import DATA, NAME, RULES
from keydom.study.explorer.statistics import CollectionStatistics

HOME = Path(__file__).parents[1] / "src/keydom/study/explorer" / DATA

Plan = tuple[str, str, tuple[str, ...]]  # game, folder of the records, bots


def one(plan: Plan, number: int) -> int:
    """Play the game of this number and keep its record."""
    name, folder, bots = plan
    path = Path(folder) / f"{number:06}.key"
    if path.exists():
        return number
    game, rng = get_game(name), Random(f"explored {number}")
    seats = game.seats[number % len(game.seats)]
    names = [rng.choice(bots) for _ in range(seats)]
    match = Match(game, seats, rng=Random(number), players=dict(enumerate(names)))
    players = [make_bot(kind, game, seats) for kind in names]
    while not match.over:
        seat = match.mover
        match.play(players[seat].choose(match.view(seat), match.legal(), rng), seat)
    draft = path.with_suffix(".part")
    draft.write_text(str(match.record()), "utf-8")
    draft.replace(path)
    return number


def play(name: str, games: int, out: Path, bots: tuple[str, ...], workers: int) -> None:
    records = out / "records"
    records.mkdir(parents=True, exist_ok=True)
    for done, _ in enumerate(run_tasks(one, (name, str(records), bots), range(games), workers), 1):
        if done % 50 == 0 or done == games:
            print(f"{name}: {done} of {games}", flush=True)


def ship(name: str, folder: Path) -> None:
    records, rules = folder / "records", get_game(name).rules_version
    if others := sorted({Record.load(path).rules for path in records.glob("*.key")} - {rules}):
        raise SystemExit(f"games in {records} were played by rules {others} of {name}, which are at {rules} now")
    with Explorer.of(records) as explorer:
        found = explorer.explored()
    path = HOME / NAME.format(name)
    data = {RULES: rules, **without_few_games(found)}
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")
    print(f"{found.games} games, {len(found.things)} figures, {path.stat().st_size} bytes in {path}")


def without_few_games(found: CollectionStatistics) -> dict[str, Any]:
    """The figures that are worth their bytes: those that rest on more than a few games."""
    data = found.data()
    data["things"] = [one for one in data["things"] if not one["few"]] or data["things"]
    return data


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("games", type=int)
    playing.add_argument("out", type=Path)
    playing.add_argument("--bots", default="learned,learned,planner")
    playing.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    shipping = commands.add_parser("ship")
    shipping.add_argument("game")
    shipping.add_argument("out", type=Path)
    told = parser.parse_args()
    if told.what == "play":
        play(told.game, told.games, told.out, tuple(told.bots.split(",")), told.workers)
    else:
        ship(told.game, told.out)


if __name__ == "__main__":
    main()
