"""The rows that a network learns from: noted while games are played, kept in parts, and read again all at once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keydom.bots.learned import learned_judge
from keydom.bots.net.inputs import encode, from_seat, observation_places, widest_observation
from keydom.bots.net.network import LINEAR, NetworkFile
from keydom.core.errors import BadOption
from keydom.core.game import Game, State
from keydom.core.insight import Insight

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[Any]
    Floats = NDArray[np.float32]

NO_DECISION: Final = -1  # a row that is no way out of a decision
RARE: Final = 2000  # an input that differs from the usual in fewer than one of so many rows is left out
CHUNK: Final = 20000  # rows that are looked at once


class SampleRecorder:
    """What was shown, and what it came to: every row as at the largest table, seats from the viewer's own on."""

    def __init__(self, game: Game[Any, Any], insight: Insight[Any]) -> None:
        self.game = game
        self.insight = insight
        self.most = max(game.seats)
        self.wide = len(widest_observation(game))
        self.observations: list[Any] = []
        self.features: list[Any] = []
        self.phases: list[int] = []
        self.seats: list[int] = []
        self.games: list[int] = []
        self.movers: list[int] = []
        self.decisions: list[int] = []  # NO_DECISION, or which decision the row is one way out of
        self.bases: list[float] = []  # what it looks worth to features and plan
        self.values: list[float] = []  # what it was worth when it was played on
        self.scores: list[list[float]] = []
        self.wins: list[list[float]] = []

    def add(
        self,
        world: State,
        seats: int,
        seat: int,
        number: int,
        decision: int = NO_DECISION,
        base: float = 0.0,
        value: float = 0.0,
    ) -> None:
        import numpy as np

        shown = encode(self.game, self.insight, seats, [world], seat)
        observation = np.zeros(self.wide, np.uint8)
        observation[observation_places(self.game, seats)] = shown.observations[0]
        features = np.zeros((self.most, len(self.insight.names)), np.float16)
        features[:seats] = np.clip(shown.features[0], -60000, 60000)
        self.observations.append(observation)
        self.features.append(features)
        self.phases.append(int(shown.phases[0]))
        self.seats.append(seats)
        self.games.append(number)
        self.movers.append(seat)
        self.decisions.append(decision)
        self.bases.append(base)
        self.values.append(value)

    def finish_game(self, totals: list[float], wins: list[float]) -> None:
        """The game that the last rows are of is over."""
        for seat in self.movers[len(self.scores) :]:
            empty = [0.0] * (self.most - len(totals))
            self.scores.append([*from_seat(totals, seat), *empty])
            self.wins.append([*from_seat(wins, seat), *empty])

    def arrays(self) -> dict[str, Any]:
        import numpy as np

        count = len(self.games)
        return {
            "observations": np.array(self.observations, np.uint8).reshape(count, self.wide),
            "features": np.array(self.features, np.float16).reshape(count, self.most, len(self.insight.names)),
            "phases": np.array(self.phases, np.int16),
            "seats": np.array(self.seats, np.int16),
            "games": np.array(self.games, np.int64),
            "movers": np.array(self.movers, np.int16),
            "decisions": np.array(self.decisions, np.int64),
            "bases": np.array(self.bases, np.float32),
            "values": np.array(self.values, np.float32),
            "scores": np.array(self.scores, np.float32).reshape(count, self.most),
            "wins": np.array(self.wins, np.float32).reshape(count, self.most),
        }


class Samples:
    """All rows of some parts."""

    def __init__(self, paths: Iterable[Path]) -> None:
        import numpy as np

        stored: dict[str, list[Array]] = {}
        for path in paths:
            with np.load(path, allow_pickle=False) as part:
                for name in part.files:
                    stored.setdefault(name, []).append(part[name])
        if not stored:
            raise BadOption("there are no games to learn from")
        # Games are numbered within a part's own run, so the parts keep them apart.
        part_of = np.concatenate([np.full(len(games), number) for number, games in enumerate(stored["games"])])
        self.game: Array = np.concatenate(stored["games"]) * len(stored["games"]) + part_of
        self.observations: Array = np.concatenate(stored["observations"])
        self.features: Array = np.concatenate(stored["features"]).astype(np.float16)
        self.phases: Array = np.concatenate(stored["phases"]).astype(np.int64)
        self.seats: Array = np.concatenate(stored["seats"]).astype(np.int64)
        self.scores: Array = np.concatenate(stored["scores"])
        self.wins: Array = np.concatenate(stored["wins"])
        self.bases: Array = np.concatenate(stored["bases"])
        self.values: Array = np.concatenate(stored["values"])
        decisions = np.concatenate(stored["decisions"])
        self.plain_rows: Array = np.flatnonzero(decisions == NO_DECISION)  # rows that know how their game ended
        numbered = decisions * len(stored["games"]) + part_of
        self.ways: Array = _ways(np.where(decisions == NO_DECISION, NO_DECISION, numbered))


def _ways(decisions: Array) -> Array:
    """The rows of each decision, one decision a line, filled up with -1; rows of one decision follow each other."""
    import numpy as np

    there = np.flatnonzero(decisions != NO_DECISION)
    if not len(there):
        return np.zeros((0, 1), np.int64)
    begins = np.append(True, decisions[there][1:] != decisions[there][:-1])
    line = np.cumsum(begins) - 1
    at = np.arange(len(there)) - np.flatnonzero(begins)[line]
    found = np.full((int(line[-1]) + 1, int(at.max()) + 1), -1, np.int64)
    found[line, at] = there
    return found


class InputEncoding:
    """What the rows are turned into before they go in: as `Network.inputs` does for one number of seats."""

    def __init__(self, game: Game[Any, Any], insight: Insight[Any], data: Samples) -> None:
        import numpy as np

        self.fewest, self.most, self.names = game.seats[0], max(game.seats), len(insight.names)
        self.phases = len(insight.phases)
        differ = np.zeros(data.observations.shape[1], np.int64)
        thinned = data.observations[::7]
        usual = np.median(thinned[:2001], axis=0).astype(np.uint8)
        for first in range(0, len(thinned), CHUNK):
            differ += (thinned[first : first + CHUNK] != usual).sum(axis=0)
        self.columns = np.flatnonzero(differ > max(8, len(thinned) // RARE)).astype(np.int32)
        high = np.percentile(data.observations[::29][:, self.columns], 99.5, axis=0)
        self.scale: Floats = (1.0 / np.clip(high, 1, None)).astype(np.float32)
        there = np.arange(self.most)[None, :] < data.seats[::5, None]
        shown = data.features[::5][there].astype(np.float32)
        self.mean: Floats = shown.mean(axis=0).astype(np.float32)
        deviation = shown.std(axis=0)
        self.deviation: Floats = np.where(deviation < 1e-3, 1e9, deviation).astype(np.float32)
        self.linear: dict[int, Floats] = {}
        for seats in game.seats:
            self.linear[seats] = np.array(learned_judge(game, seats).weights, np.float32)
        self.spread = float(data.scores[data.plain_rows, 0].std())

    def take_over(self, kept: NetworkFile) -> None:
        """Look at rows as an earlier network does, so that its weights mean the same."""
        self.columns, self.scale = kept.arrays["columns"], kept.arrays["scale"]
        self.mean, self.deviation = kept.arrays["mean"], kept.arrays["deviation"]
        self.linear = {seats: kept.arrays[f"{LINEAR}{seats}"] for seats in self.linear}
        self.spread = float(kept.about["spread"])

    @property
    def width(self) -> int:
        return len(self.columns) + self.most * (self.names + 1) + self.phases + self.most - self.fewest + 1

    def arrays(self) -> dict[str, Array]:
        """What a network has to know to look at positions in the same way."""
        return {
            "columns": self.columns,
            "scale": self.scale,
            "mean": self.mean,
            "deviation": self.deviation,
            **{f"{LINEAR}{seats}": weights for seats, weights in self.linear.items()},
        }
