"""How fast the rules are: each figure a ratio against a peer that is measured around it in the same run.

make bench                      # installs the peers first
make bench ARGS=--pure          # the same rules in pure Python
python bench/speed.py --json
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count, pairwise
from math import isfinite
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import keydom
from keydom.arena.simulate import play_out
from keydom.bots import make_bot
from keydom.bots.judge import Judge
from keydom.bots.step_search import StepSearch
from keydom.core import compiled
from keydom.core.game import NATURE, OVER, Game, State
from keydom.core.indexed_table import IndexedTable
from keydom.core.insight import Insight
from keydom.core.playout import playout
from keydom.games import games

SEATS = 4
REPEATS = 3
AHEAD = 4  # decisions before the one that a search thinks about
SIMULATIONS = 10  # for one decision
COPIES = 100  # at a time, so that the clock costs nothing beside them
SEED = 1
PURPOSEFUL = "greedy"  # who plays whole games that random players do not finish

Work = Callable[[], int]  # does a piece of work and says how many units that was


@dataclass(frozen=True, slots=True)
class Aim:
    """Something counted per second, the peer it is held against, and the ratio it must and should reach."""

    what: str
    ours: Callable[[Game[Any, Any]], Work]
    peer: str
    theirs: Callable[[], Work]
    compiled: tuple[float, float] | None  # must, goal
    pure: tuple[float, float] | None
    whole: bool = False  # whether it counts games played to their end, which not every game reaches at random
    uses: str = ""  # a package without which ours cannot be measured
    needs: str = ""  # one that the peer needs besides

    @property
    def comparable(self) -> bool:
        """Whether the peer can be measured here."""
        return _installed(self.peer) and _installed(self.needs)


@dataclass(frozen=True, slots=True)
class Figure:
    """One aim as measured with one game; without the peer there is no ratio, and the spread is that of ours."""

    game: str
    seats: int
    what: str
    players: str
    ours: float
    peer: str
    theirs: float | None
    ratio: float | None
    spread: float  # from the lowest to the highest repetition, as a part of the median
    must: float | None
    goal: float | None

    @property
    def short(self) -> bool:
        """Whether it falls short of what it must be."""
        return self.ratio is not None and self.must is not None and self.ratio < self.must


def build() -> str:
    """Which build is measured."""
    return (
        f"{'compiled' if compiled() else 'pure Python'}, {platform.python_implementation()} {platform.python_version()}"
    )


def peers(aims: Iterable[Aim]) -> dict[str, str | None]:
    """Every peer of these aims and its version; None where it is not installed."""
    return {aim.peer: version(aim.peer) if aim.comparable else None for aim in aims}


def _installed(package: str) -> bool:
    return not package or find_spec(package) is not None


def measure(aim: Aim, game: Game[Any, Any], seconds: float) -> Figure:
    """The medians of a few repetitions, the peer measured right before and right after each."""
    ours = aim.ours(game)
    theirs = aim.theirs() if aim.comparable else None
    own: list[float] = []
    around = [rate(theirs, seconds)] if theirs else []
    for _ in range(REPEATS):
        own.append(rate(ours, seconds))
        if theirs:
            around.append(rate(theirs, seconds))
    peer = [(before + after) / 2 for before, after in pairwise(around)]
    ratios = [mine / other for mine, other in zip(own, peer, strict=False)]
    must, goal = (aim.compiled if compiled() else aim.pure) or (None, None)
    if aim.whole and not game.ends_at_random:
        must, goal = None, None  # a guard of ours decides how long that takes, or better players than the peer's
    return Figure(
        game=game.id,
        seats=_seats(game),
        what=aim.what,
        players=PURPOSEFUL if aim.ours is _games and not game.ends_at_random else "random",
        ours=median(own),
        peer=aim.peer,
        theirs=median(peer) if peer else None,
        ratio=median(ratios) if ratios else None,
        spread=_spread(ratios or own),
        must=must,
        goal=goal,
    )


def bench(aims: Iterable[Aim], seconds: float, progress: Callable[[str], None] | None = None) -> list[Figure]:
    """These aims with every registered game, so many seconds a measurement; `progress` hears what comes next."""
    figures = []
    measurable = [aim for aim in aims if _installed(aim.uses)]
    for game in games().values():
        for aim in measurable:
            if progress is not None:
                progress(f"{game.id}: {aim.what}")
            figures.append(measure(aim, game, seconds))
    return figures


def rate(work: Work, seconds: float) -> float:
    """Units a second, working for about so long; in processor time, so that a busy machine disturbs it little."""
    units = 0
    begun = process_time()
    while True:
        units += work()
        taken = process_time() - begun
        if taken >= seconds:
            return units / taken


def _spread(values: list[float]) -> float:
    return (max(values) - min(values)) / median(values)


def _seats(game: Game[Any, Any]) -> int:
    return SEATS if SEATS in game.seats else game.seats[-1]


# Ours.


def _steps(game: Game[Any, Any]) -> Work:
    rng = Random(SEED)
    return lambda: playout(game, game.begin(_seats(game)), rng)


def _games(game: Game[Any, Any]) -> Work:
    """Whole games: by chance where chance comes to an end, else by the simplest players who do."""
    rng, seats = Random(SEED), _seats(game)
    if game.ends_at_random:
        return lambda: min(playout(game, game.begin(seats), rng), 1)
    bots = [make_bot(PURPOSEFUL, game, seats) for _ in range(seats)]
    return lambda: min(play_out(game, game.begin(seats), bots, rng, [rng] * seats), 1)


def _copies(game: Game[Any, Any]) -> Work:
    rng = Random(SEED)
    state: State = game.begin(_seats(game))
    past: list[Any] = []
    while (mover := game.mover(state)) != OVER:
        past.append(state.copy())
        game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(game.legal(state)))
    return _copying(past[len(past) // 2].copy)


def _simulations(game: Game[Any, Any]) -> Work:
    """Thinking about a decision a little way into the game, every world played to its end at random."""
    rng, seats = Random(SEED), _seats(game)
    stage = IndexedTable(game, seats, game.options())
    stage.reset(rng)
    for _ in range(AHEAD):
        stage.play(rng.choice(stage.legal))
    while len(stage.legal) == 1:
        stage.play(stage.legal[0])
    view, legal = game.view(stage.state, stage.mover), stage.legal
    judge = Judge(game, Blind(), [[0.0]], measures=None)

    def work() -> int:
        StepSearch(judge, seats, view, legal, rng, to_end=True).run(SIMULATIONS, 0.0)
        return SIMULATIONS

    return work


class Blind(Insight[Any]):
    """An insight that sees no difference: what is searched with it is judged by the end of the game alone."""

    names = ("all",)

    def features(self, state: Any, seat: int) -> list[float]:
        return [1.0]

    def weights(self, seats: int) -> list[list[float]]:
        return [[0.0]]


def _env_steps(game: Game[Any, Any]) -> Work:
    # By name, as the peers are: the environments come with packages of their own, which may not be here.
    return _table_steps(import_module("keydom.envs.pettingzoo").env(game.id, _seats(game)))


def _table_steps(table: Any) -> Work:
    """A game of PettingZoo at random: each agent looks at its observation and chooses what its mask allows."""
    rng = Random(SEED)

    def work() -> int:
        table.reset(seed=rng.getrandbits(30))
        steps = 0
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]  # many times faster than of whole numbers
            table.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return work


def _copying(copy: Callable[[], object]) -> Work:
    def work() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return work


# The peers: each plays at random in the plainest way that it offers.


def _chess_steps() -> Work:
    chess = import_module("chess")
    rng = Random(SEED)

    def work() -> int:
        board = chess.Board()
        for ply in range(400):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100 or board.is_insufficient_material():
                return ply
            board.push(rng.choice(moves))
        return 400

    return work


def _catan(seed: int) -> Any:
    catanatron = import_module("catanatron")
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


def _catan_games() -> Work:
    seeds = count(SEED)

    def work() -> int:
        _catan(next(seeds)).play()
        return 1

    return work


def _catan_copies() -> Work:
    game = _catan(SEED)
    past: list[Any] = []
    while game.winning_color() is None and len(past) < 1000:
        past.append(game.copy())
        game.play_tick()
    return _copying(past[len(past) // 2].copy)


def _hanabi_steps() -> Work:
    return _table_steps(import_module("pettingzoo.classic.hanabi.hanabi").env())


def _rummy_simulations() -> Work:
    spiel = import_module("pyspiel")
    rng = Random(SEED)
    state = spiel.load_game("gin_rummy").new_initial_state()
    moves = 0
    while moves < AHEAD or state.is_chance_node():
        moves += not state.is_chance_node()
        draws = [draw for draw, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(draws))
    rollouts = spiel.RandomRolloutEvaluator(1, SEED)
    policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(SEED, rollouts, 2.0, SIMULATIONS, -1, policy, False, True)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


# Steps are decisions and draws of whole games played at random, games are those whole games (with greedy players where
# random ones do not finish), and copies are of a position half-way through one. Simulations are worlds that a search
# tries out, each played to its end; environment steps are decisions, each with an observation and a mask of what is
# allowed.
AIMS = (
    Aim("steps", _steps, "chess", _chess_steps, compiled=(6, 15), pure=None),
    Aim("games", _games, "catanatron", _catan_games, compiled=(20, 50), pure=(2, 5), whole=True),
    Aim("copies", _copies, "catanatron", _catan_copies, compiled=(15, 50), pure=None),
    Aim("simulations", _simulations, "open_spiel", _rummy_simulations, compiled=(0.3, 1.5), pure=None, whole=True),
    Aim(
        "environment steps",
        _env_steps,
        "pettingzoo",
        _hanabi_steps,
        compiled=(5, 8),
        pure=None,
        uses="pettingzoo",
        needs="shimmy",
    ),
)


def table(figures: list[Figure], title: str) -> Table:
    """The figures side by side with what they are held against; `!` marks a ratio below its must."""
    short = [figure for figure in figures if figure.short]
    sheet = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    if short:
        sheet.caption = f"! {len(short)} below what they must be"
        sheet.caption_justify = "left"
    sheet.add_column("a second, seats")
    for name in ("ours", "peer", "ratio", "spread", "must", "goal"):
        sheet.add_column(name, justify="right")
    for figure in figures:
        sheet.add_row(
            f"{figure.game} {figure.what}, {figure.seats}{'' if figure.players == 'random' else f' {figure.players}'}",
            _number(figure.ours),
            "–" if figure.theirs is None else f"{figure.peer} {_number(figure.theirs)}",
            f"! {_times(figure.ratio)}" if figure.short else _times(figure.ratio),
            f"{figure.spread:.0%}",
            _times(figure.must),
            _times(figure.goal),
        )
    return sheet


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _times(value: float | None) -> str:
    return "–" if value is None else f"{_number(value)}x"


def seconds(text: str) -> float:
    """A time that can be measured for."""
    value = float(text)
    if not isfinite(value) or value <= 0:
        raise ValueError
    return value


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.add_argument("--seconds", type=seconds, default=2.0, help="how long each measurement takes; a figure has 7")
    parser.add_argument("--pure", action="store_true", help="in pure Python, also where the rules are compiled")
    given = parser.parse_args(arguments)
    if given.pure and compiled():
        return _in_pure_python(["--seconds", str(given.seconds), *(["--json"] if given.json else [])])
    aims = [aim for aim in AIMS if aim.pure] if given.pure else AIMS
    installed = peers(aims)
    missing = [name for name, version in installed.items() if version is None]
    if missing:
        hint = "pip install 'keydom[bench]' brings what is missing"
        print(f"not compared with {' and '.join(missing)}, not installed here: {hint}", file=sys.stderr)
    with Console(stderr=True).status("") as status:
        figures = bench(aims, given.seconds, status.update)
    if given.json:
        document = {"build": build(), "peers": installed, "figures": [asdict(figure) for figure in figures]}
        print(json.dumps(document, indent=2))
    else:
        versions = ", ".join(f"{name} {version}" for name, version in installed.items() if version)
        Console().print(table(figures, f"{build()}; {versions}" if versions else build()))
    return 0


def _in_pure_python(arguments: list[str]) -> int:
    """The same, run with a copy of the package without its compiled modules."""
    with TemporaryDirectory() as folder:
        home = Path(keydom.__file__).parent
        copytree(home, Path(folder) / home.name, ignore=ignore_patterns("*.so", "*.pyd", "__pycache__"))
        paths = [folder, *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        line = [sys.executable, __file__, "--pure", *arguments]
        return subprocess.run(line, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
