"""What a component is worth in truth: bots replay the same draws with it and with another one in its place.

python bench/exchanged.py keythedral acquired tile:b18 tile:b20 --games 100
python bench/exchanged.py keyper built tile:mine tile:kiln --among bag --games 100   # lines where nobody has the other

A case is a game of bots in which somebody took the first component and nobody had the second. At the moment when he
was first offered it the two change places; from there bots play both games to their ends, several times, with the same
chance. What counts is his score with the first, less that with the second. The answer is kept in study/explorer/data.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from analysis import played
from explored import HOME

from keydom.arena.workers import run_tasks
from keydom.bots import make_bot
from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game
from keydom.study.explorer.component_uses import summarise
from keydom.study.explorer.packaged import CAUSED, RULES
from keydom.study.explorer.statistics import ComponentEffect
from keydom.study.explorer.statistics import mean_estimate as interval

PLAYER = "learned"
PAIRS = 2  # of games that are played on from one moment


def word(id: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(id)}(?![\w-])")


def exchanged(text: str, one: str, other: str) -> str:
    """A position in which two components have changed places."""
    swap = {one: other, other: one}
    return re.sub(rf"(?<![\w-])({re.escape(one)}|{re.escape(other)})(?![\w-])", lambda found: swap[found[1]], text)


def unseen(text: str, id: str, among: list[str]) -> bool:
    """Whether a component lies nowhere in a position, or only in lines where nobody has it."""
    lines = [line for line in text.splitlines() if line.split()[:1] and line.split()[0] not in among]
    return not word(id).search("\n".join(lines))


def score(game: Game[Any, Any], seats: int, options: dict[str, str], text: str, seat: int, luck: int) -> float:
    """What a seat comes to when bots have played on from a position."""
    match = Match(game, seats, game.options(options), position=text)
    match.rng = Random(luck)
    player = make_bot(PLAYER, game, seats)
    while not match.over:
        match.play(player.choose(match.view(match.mover), match.legal(), match.rng), match.mover)
    return float(match.scores()[seat].total)


def change(record: Record, deed: str, ref: str, other: str, among: list[str]) -> float | None:
    """What it was worth in one game to who took it; None where nobody did, or the other cannot take its place."""
    game, ids = get_game(record.game), [one.partition(":")[2] for one in (ref, other)]
    facts = summarise(game, record)
    takers = (
        [one for one in facts.uses if one.taken is not None and (one.deed, one.thing) == (deed, ref)] if facts else []
    )
    if not takers:
        return None
    text = game.text(Match.replay(game, record, takers[0].offered).state)
    if not unseen(text, ids[1], among):
        return None
    try:
        with_it, without = (
            [score(game, record.seats, record.options, one, takers[0].seat, luck) for luck in range(PAIRS)]
            for one in (text, exchanged(text, *ids))
        )
    except KeydomError:  # the other cannot lie there
        return None
    return mean(with_it) - mean(without)


Plan = tuple[str, int, str, str, str, tuple[str, ...]]  # game, seats, deed, thing, the other one, lines


def case(plan: Plan, number: int) -> tuple[int, float | None]:
    """What it was worth in the game of this number."""
    name, seats, deed, thing, other, among = plan
    record = played(get_game(name), seats, [PLAYER] * seats, number).record()
    return number, change(record, deed, thing, other, list(among))


def keep(game: str, found: ComponentEffect) -> None:
    """Put the answer beside those about other components."""
    path, rules = HOME / CAUSED.format(game), get_game(game).rules_version
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {RULES: rules, "caused": []}
    if known[RULES] != rules:
        raise SystemExit(f"{path} was found by rules {known[RULES]} of {game}, which are at {rules} now")
    others = [one for one in known["caused"] if (one["thing"], one["other"]) != (found.thing, found.other)]
    data = {RULES: rules, "game": game, "caused": [*others, asdict(found)]}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("deed")
    parser.add_argument("thing")
    parser.add_argument("other")
    parser.add_argument("--among", default="", help="lines of a position where nobody has the other one")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    kept = asked.journal.read_text("utf-8").splitlines() if asked.journal and asked.journal.exists() else []
    done: dict[int, float | None] = dict(map(json.loads, kept))
    numbers = [number for number in range(asked.games) if number not in done]
    plan = asked.game, asked.seats, asked.deed, asked.thing, asked.other, tuple(asked.among.split(","))
    for number, found in run_tasks(case, plan, numbers, asked.workers):
        done[number] = found
        if asked.journal:
            with asked.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps([number, found]) + "\n")
        print(f"{len(done)} of {asked.games} games", flush=True)
    changes = [one for one in done.values() if one is not None]
    if len(changes) > 1:
        worth = interval(mean(changes), stdev(changes), len(changes))
        keep(asked.game, ComponentEffect(asked.thing, asked.other, len(changes), worth))
        print(f"{len(changes)} cases: {worth}")


if __name__ == "__main__":
    main()
