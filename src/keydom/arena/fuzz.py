"""Random games that look for crashes, dead ends, leaks and endless games; a finding is the record that shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from traceback import extract_tb
from typing import Any

from keydom.arena.files import write_atomically
from keydom.conformance import CheckedGame, Nonconformance, option_sets
from keydom.conformance.checked_game import usual_stride
from keydom.conformance.subject import Style, uniform
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Game, State

STRIDES = (1, 4, 16, 64)  # how much less than usual is checked in depth, so that there is time for many games
MANY = 1_000_000  # more choices than any list has
AHEAD = 4  # choices that a style tries out before it takes one

Progress = Callable[[float, int], None]


def fuzz(
    game: Game[Any, Any], seconds: float, folder: Path, seed: int = 0, progress: Progress = lambda seconds, games: None
) -> Path | None:
    """Play random games until the time is up or one goes wrong, and return the record of that one. At least one is
    played.

    Game number n has the seed `seed + n`, and the finding is named after it. `progress` is told the seconds
    and the games done.
    """
    start = monotonic()
    fuzzer = Fuzzer(game)
    games = 0
    while games == 0 or monotonic() - start < seconds:
        finding = fuzzer.play(seed + games)
        games += 1
        progress(monotonic() - start, games)
        if finding:
            return _write(folder, f"fuzz-{game.id}-{seed + games - 1}", finding)
    return None


class Fuzzer:
    """Plays one game after the other, each at another table and in another style, and remembers what is rare."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.tables = [(seats, options) for seats in game.seats for options in option_sets(game)]
        self.played: Counter[str] = Counter()  # how often each verb was chosen
        self.styles: list[Style] = [uniform, self.rare, self.rarest, self.wide, self.narrow, self.first, self.last]

    def play(self, seed: int) -> str:
        """Play one game, and return the text of its record if something went wrong."""
        rng = Random(f"table {seed}")
        seats, options = rng.choice(self.tables)
        style = rng.choice(self.styles)
        stride = rng.choice(STRIDES) * usual_stride(self.game)
        checked: CheckedGame | None = None
        try:
            checked = CheckedGame(self.game, seats, options, seed, stride=stride, style=style)
            checked.run()
        # Whatever a game raises is a finding: no kind of error is expected, and none may end the run before it is
        # written down.
        except Exception as error:
            if isinstance(error, Nonconformance):
                record = error.record
            else:
                record = self.game.empty_record(seats, options) if checked is None else checked.subject.record()
            return f"# {_sentence(error)}\n# seed {seed}\n{record}"
        for _, text in checked.subject.match.moves:
            self.played[text.split()[0]] += 1
        return ""

    # The styles. NATURE deals by its odds, except where rare draws are wanted.

    def rare(self, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
        """Each verb as likely as it has been rare."""
        return rng.choices(legal, [1 / (1 + self.played[action.verb.name]) for action in legal])[0]

    def rarest(self, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
        """Always the rarest verb there is."""
        least = min(self.played[action.verb.name] for action in legal)
        action = rng.choice([action for action in legal if self.played[action.verb.name] == least])
        self.played[action.verb.name] += 1  # or a verb that can be repeated would be repeated for ever
        return action

    def wide(self, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
        """The action that leaves the most to choose: crowded positions and long lists."""
        return max(_some(legal, rng), key=lambda action: _choices(game, state, action, broken=MANY))

    def narrow(self, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
        """The action that leaves the least to choose: dead ends are near."""
        return min(_some(legal, rng), key=lambda action: _choices(game, state, action, broken=-1))

    def first(self, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
        """Nearly always the first choice: games that go round in circles."""
        return legal[0] if game.mover(state) != NATURE and rng.random() < 0.95 else uniform(game, state, legal, rng)

    def last(self, game: Game[Any, Any], state: State, legal: list[Action], rng: Random) -> Action:
        """Nearly always the last choice."""
        return legal[-1] if game.mover(state) != NATURE and rng.random() < 0.95 else uniform(game, state, legal, rng)


def _some(legal: list[Action], rng: Random) -> list[Action]:
    return rng.sample(legal, min(AHEAD, len(legal)))


def _choices(game: Game[Any, Any], state: State, action: Action, broken: int) -> int:
    twin = state.copy()
    try:
        game.play(twin, action)
        return 0 if game.mover(twin) == OVER else len(game.legal(twin))
    # An action that breaks the game is just the one to play: there it becomes a finding.
    except Exception:
        return broken


def _sentence(error: Exception) -> str:
    """What went wrong and where, on one line."""
    spot = extract_tb(error.__traceback__)[-1]
    where = (
        "" if isinstance(error, Nonconformance) else f" ({Path(spot.filename).name}, line {spot.lineno}, {spot.name})"
    )
    return " ".join(f"{type(error).__name__}: {error}{where}".split())


def _write(folder: Path, name: str, text: str) -> Path:
    """Put the finding into the folder, whole or not at all, and over nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.key"
    number = 1
    while path.exists() and path.read_text("utf-8") != text:
        number += 1
        path = folder / f"{name}-{number}.key"
    write_atomically(path, text.encode())
    return path
