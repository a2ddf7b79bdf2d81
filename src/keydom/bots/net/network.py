"""A value network: it takes what a seat is shown, and gives every seat's final score and chance to win.

Two hidden layers. What it says of the scores is a correction of what features times weights say, so that it knows as
much as the linear judge before it has learned anything. Where a search has taught it, it also tells by how much a
position is worth more than the linear judge thinks, beside others that the same decision leads to. Of positions that
are judged together only what differs from the first goes through the first layer.
"""

from __future__ import annotations

import io
import json
import os
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keydom.bots.judge import insight_of
from keydom.bots.net.inputs import inputs_digest, observation_places
from keydom.core.errors import BadData, BadOption
from keydom.core.game import Game
from keydom.core.insight import Insight

if TYPE_CHECKING:
    from keydom.bots.net.inputs import EncodedInputs, Floats

FILE: Final = "insight/net.npz"  # in the game's package
MAX_DEVIATIONS: Final = 6.0  # deviations from its mean that a feature is taken for at most
LINEAR_CENTRE: Final = 3.5  # deviations: about where linear points lie, so that they are shown around nought
WIN_WORTH: Final = 3.3  # spreads of the score that a game which is won for sure is worth more than a lost one
LINEAR: Final = "linear"  # with the number of seats behind it: the linear weights that are corrected


class NetworkFile:
    """A file of weights: what is in it, as arrays, and how it was made."""

    def __init__(self, content: bytes, source: str) -> None:
        import numpy as np

        try:
            with np.load(io.BytesIO(content), allow_pickle=False) as stored:
                self.arrays = {name: stored[name] for name in stored.files}
            self.about: dict[str, Any] = json.loads(bytes(self.arrays["about"]).decode())
        except (ValueError, KeyError, OSError, EOFError) as error:
            raise BadData(f"no network can be read from it: {error}", source) from None
        self.source = source

    def check(self, game: Game[Any, Any], insight: Insight[Any]) -> None:
        """Refuse weights that were made for another game, other rules or other inputs."""
        made_for = (self.about["game"], self.about["rules_version"], self.about["inputs"])
        if made_for != (game.id, game.rules_version, inputs_digest(game, insight)):
            raise BadData(f"it was made for other rules or inputs; make it anew: {self.about['made_by']}", self.source)


class Network:
    """The network of a game for one number of seats."""

    def __init__(self, file: NetworkFile, game: Game[Any, Any], insight: Insight[Any], seats: int) -> None:
        import numpy as np

        file.check(game, insight)
        arrays, names = file.arrays, len(insight.names)
        most, columns = max(game.seats), arrays["columns"]
        self.seats = seats
        self.spread = float(file.about["spread"])  # of final scores
        self.share = float(file.about["share"])  # of its say beside the linear judge's
        self.plan_weight = float(file.about["lean"])  # how much of the plan it heeds
        self.linear: Floats = arrays[f"{LINEAR}{seats}"].astype(np.float32)
        self.phases: Floats = np.eye(len(insight.phases), dtype=np.float32)
        self.mean: Floats = arrays["mean"]
        self.deviation: Floats = arrays["deviation"]
        here = {int(place): at for at, place in enumerate(observation_places(game, seats))}
        taken = [row for row, place in enumerate(columns) if int(place) in here]
        self.columns = np.array([here[int(columns[row])] for row in taken], np.int64)
        self.scale: Floats = arrays["scale"][taken]
        first = len(columns)
        rows = [*taken, *range(first, first + seats * names)]
        first += most * names
        rows += range(first, first + len(insight.phases))
        first += len(insight.phases)
        rows += range(first, first + seats)
        first += most
        weights = [arrays[f"w{layer}"].astype(np.float32) for layer in (1, 2, 3)]
        self.first: Floats = np.ascontiguousarray(weights[0][rows])
        self.first_bias: Floats = arrays["b1"].astype(np.float32) + weights[0][first + seats - game.seats[0]]
        self.second: Floats = weights[1]
        self.second_bias: Floats = arrays["b2"].astype(np.float32)
        self.has_edge = weights[2].shape[1] > 2 * most  # whether a search taught it what lies between ways to decide
        answers = [*range(seats), *range(most, most + seats), *range(2 * most, weights[2].shape[1])]
        self.third: Floats = np.ascontiguousarray(weights[2][:, answers])
        self.third_bias: Floats = arrays["b3"].astype(np.float32)[answers]

    def inputs(self, shown: EncodedInputs) -> tuple[Floats, Floats]:
        """The inputs of the network, a row a position, and the linear points of every seat."""
        import numpy as np

        rows = len(shown.phases)
        linear: Floats = np.einsum("nsf,nf->ns", shown.features, self.linear[shown.phases])
        features = (shown.features - self.mean) / self.deviation
        np.clip(features, -MAX_DEVIATIONS, MAX_DEVIATIONS, out=features)
        seen = shown.observations[:, self.columns] * self.scale
        parts = (seen, features.reshape(rows, -1), self.phases[shown.phases], linear / self.spread - LINEAR_CENTRE)
        return np.concatenate(parts, axis=1, dtype=np.float32), linear

    def judge(self, shown: EncodedInputs) -> tuple[Floats, Floats, Floats]:
        """Final scores and chances of every seat, from the viewer's own on, and worths to it; a row a position."""
        import numpy as np

        inputs, linear = self.inputs(shown)
        base = inputs[0]
        other = inputs - base
        changed = np.flatnonzero(other.any(axis=0))
        hidden = other[:, changed] @ self.first[changed] + (base @ self.first + self.first_bias)
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ self.second + self.second_bias
        np.maximum(hidden, 0, out=hidden)
        answer = hidden @ self.third + self.third_bias
        odds = answer[:, self.seats : 2 * self.seats]
        odds = np.exp(odds - odds.max(axis=1, keepdims=True))
        scores, chances = linear + self.spread * answer[:, : self.seats], odds / odds.sum(axis=1, keepdims=True)
        if self.has_edge:
            return scores, chances, linear[:, 0] + self.spread * answer[:, -1]
        return scores, chances, self.worths(scores, chances)

    def worths(self, scores: Floats, chances: Floats) -> Floats:
        """Half the chance to win, half the lead over the others, in points; by one's own points where search taught."""
        if self.has_edge:
            return scores[:, 0]
        leads = scores[:, 0] - scores[:, 1:].mean(axis=1)
        worths: Floats = (0.5 * WIN_WORTH * self.spread) * chances[:, 0] + 0.5 * leads
        return worths


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def has_network(game: Game[Any, Any]) -> bool:
    """Whether a network comes with the game and can be asked."""
    return has_numpy() and files(game.home).joinpath(*FILE.split("/")).is_file()


def load_network(game: Game[Any, Any], seats: int, path: str = "") -> Network:
    """The network that comes with the game, or that a file holds. It is kept until the file changes."""
    written = os.stat(path).st_mtime_ns if path and os.path.exists(path) else 0
    return _network(game, seats, path, written)


@lru_cache(maxsize=32)
def _network(game: Game[Any, Any], seats: int, path: str, written: int) -> Network:
    return Network(_network_file(game, path), game, insight_of(game), seats)


def _network_file(game: Game[Any, Any], path: str) -> NetworkFile:
    if path:
        try:
            return NetworkFile(Path(path).read_bytes(), path)
        except OSError as error:
            raise BadOption(f"no network in {path}: {error.strerror}") from None
    place = files(game.home).joinpath(*FILE.split("/"))
    if not place.is_file():
        raise BadOption(f"no network comes with {game.id}: name a file of weights, as in net:FILE, or make one")
    return NetworkFile(place.read_bytes(), f"{game.id}/{FILE}")
