"""A network made of the rows of self-play, with PyTorch: on a graphics processor where there is one.

Games, not positions, are held out: rows of one game all know how it ended. What is minimised is the error of the
final scores, in spreads, and the surprise at who won.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keydom.bots import bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.net.inputs import digest
from keydom.bots.net.network import FURTHEST, LINEAR, MIDDLE, Kept
from keydom.core.errors import BadOption
from keydom.core.game import Game
from keydom.core.insight import Insight

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[Any]
    Floats = NDArray[np.float32]

HIDDEN: Final = (256, 64)
BATCH: Final = 2048
RATE: Final = 1e-3
RATE_AGAIN: Final = 4e-4  # of a network that knows something already
DECAY: Final = 0.05
DROPPED: Final = (0.3, 0.1)  # parts of the inputs and of the first layer that are left out at each step
HELD_OUT: Final = 10  # one game in so many
SELDOM: Final = 2000  # an input that differs from the usual in fewer than one of so many rows is left out
CHANCE: Final = 0.7  # how much the surprise counts beside the error
CHUNK: Final = 20000  # rows that are made ready at once


@dataclass(frozen=True, slots=True)
class Fitted:
    """A network as the bytes of its file, and how well it foretells games that it has not seen."""

    content: bytes
    games: int
    rows: int
    inputs: int
    error: float  # of one's own final score, as a root of the mean square
    error_linear: float  # the same by features and weights
    surprise: float  # at who won: the mean logarithm
    surprise_even: float  # of somebody who thinks all alike
    losses: list[float]  # on rows that were learned from, epoch by epoch


class Data:
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
        folder_of = [np.full(len(games), number) for number, games in enumerate(stored["games"])]
        self.game: Array = np.concatenate(stored["games"]) * len(folder_of) + np.concatenate(folder_of)
        self.observations: Array = np.concatenate(stored["observations"])
        self.features: Array = np.concatenate(stored["features"]).astype(np.float32)
        self.phases: Array = np.concatenate(stored["phases"]).astype(np.int64)
        self.seats: Array = np.concatenate(stored["seats"]).astype(np.int64)
        self.scores: Array = np.concatenate(stored["scores"])
        self.wins: Array = np.concatenate(stored["wins"])


class Frame:
    """What the rows are turned into before they go in: as `Network.inputs` does for one number of seats."""

    def __init__(self, game: Game[Any, Any], insight: Insight[Any], data: Data) -> None:
        import numpy as np

        self.fewest, self.most, self.names = game.seats[0], max(game.seats), len(insight.names)
        self.phases = len(insight.phases)
        differ = np.zeros(data.observations.shape[1], np.int64)
        thinned = data.observations[::7]
        usual = np.median(thinned[:2001], axis=0).astype(np.uint8)
        for first in range(0, len(thinned), CHUNK):
            differ += (thinned[first : first + CHUNK] != usual).sum(axis=0)
        self.columns = np.flatnonzero(differ > max(8, len(thinned) // SELDOM)).astype(np.int32)
        high = np.percentile(data.observations[::29][:, self.columns], 99.5, axis=0)
        self.scale: Floats = (1.0 / np.clip(high, 1, None)).astype(np.float32)
        there = np.arange(self.most)[None, :] < data.seats[::5, None]
        shown = data.features[::5][there]
        self.mean: Floats = shown.mean(axis=0).astype(np.float32)
        deviation = shown.std(axis=0)
        self.deviation: Floats = np.where(deviation < 1e-3, 1e9, deviation).astype(np.float32)
        self.linear: dict[int, Floats] = {}
        for seats in game.seats:
            player = bot("learned", game, seats)
            assert isinstance(player, GreedyBot)
            self.linear[seats] = np.array(player.judge.weights, np.float32)
        self.spread = float(data.scores[:, 0].std())

    def take_over(self, kept: Kept) -> None:
        """Look at rows as an earlier network does, so that its weights mean the same."""
        self.columns, self.scale = kept.arrays["columns"], kept.arrays["scale"]
        self.mean, self.deviation = kept.arrays["mean"], kept.arrays["deviation"]
        self.linear = {seats: kept.arrays[f"{LINEAR}{seats}"] for seats in self.linear}
        self.spread = float(kept.about["spread"])

    @property
    def width(self) -> int:
        return len(self.columns) + self.most * (self.names + 1) + self.phases + self.most - self.fewest + 1

    def inputs(self, data: Data, rows: slice) -> tuple[Floats, Floats, Array]:
        """What goes in, the linear points of every seat, and which seats there are."""
        import numpy as np

        seats, phases, features = data.seats[rows], data.phases[rows], data.features[rows]
        there = np.arange(self.most)[None, :] < seats[:, None]
        weights = np.stack([self.linear.get(n, self.linear[self.most]) for n in range(self.most + 1)])
        linear = np.einsum("nsf,nf->ns", features, weights[seats, phases]) * there
        standard = np.clip((features - self.mean) / self.deviation, -FURTHEST, FURTHEST) * there[:, :, None]
        seen = data.observations[rows][:, self.columns] * self.scale
        parts = (
            seen,
            standard.reshape(len(seats), -1),
            np.eye(self.phases, dtype=np.float32)[phases],
            (linear / self.spread - MIDDLE) * there,
            np.eye(self.most - self.fewest + 1, dtype=np.float32)[seats - self.fewest],
        )
        return np.concatenate(parts, axis=1, dtype=np.float32), linear.astype(np.float32), there


def fit(
    game: Game[Any, Any],
    insight: Insight[Any],
    paths: Iterable[Path],
    made_by: str,
    epochs: int = 2,
    seed: int = 0,
    before: Kept | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Fitted:
    """Learn from the games of these files, on top of an earlier network if there is one.

    The progress is told in batches, done and in all.
    """
    import numpy as np
    import torch
    from torch.nn import functional

    data = Data(paths)
    frame = Frame(game, insight, data)
    if before is not None:
        before.check(game, insight)
        frame.take_over(before)
    most, spread, count = frame.most, frame.spread, len(data.game)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    half = torch.float16 if device == "cuda" else torch.float32
    inputs = torch.empty((count, frame.width), dtype=half, device=device)
    linear = torch.empty((count, most), device=device)
    there = torch.empty((count, most), dtype=torch.bool, device=device)
    for first in range(0, count, CHUNK):
        rows = slice(first, first + CHUNK)
        for whole, piece in zip((inputs, linear, there), frame.inputs(data, rows), strict=True):
            whole[rows] = torch.from_numpy(piece).to(device, whole.dtype)
    scores = torch.from_numpy(data.scores).to(device)
    wins = torch.from_numpy(data.wins).to(device)
    others = (torch.from_numpy(data.seats).to(device) - 1).clamp(min=1)
    importance = there.float() / others[:, None]
    importance[:, 0] = 2.0
    held_out = torch.from_numpy(_held_out(data.game)).to(device)
    learned_from, unseen = torch.nonzero(~held_out)[:, 0], torch.nonzero(held_out)[:, 0]

    torch.manual_seed(seed)
    layers = [
        torch.nn.Linear(one, next_one)
        for one, next_one in zip((frame.width, *HIDDEN), (*HIDDEN, 2 * most), strict=True)
    ]
    model = torch.nn.ModuleList(layers).to(device)
    with torch.no_grad():
        layers[2].weight *= 0.1
        layers[2].bias.zero_()
        for number, layer in enumerate(layers if before is not None else (), start=1):
            assert before is not None
            layer.weight.copy_(torch.from_numpy(before.arrays[f"w{number}"].astype(np.float32).T))
            layer.bias.copy_(torch.from_numpy(before.arrays[f"b{number}"].astype(np.float32)))
    rate = RATE if before is None else RATE_AGAIN

    def forward(rows: Any, training: bool) -> tuple[Any, Any]:
        hidden = functional.dropout(inputs[rows].float(), DROPPED[0], training)
        hidden = functional.dropout(functional.relu(layers[0](hidden)), DROPPED[1], training)
        answer = layers[2](functional.relu(layers[1](hidden)))
        odds = answer[:, most:].masked_fill(~there[rows], -1e9)
        return linear[rows] + spread * answer[:, :most], functional.log_softmax(odds, 1)

    def loss_of(rows: Any, training: bool) -> tuple[Any, Any, Any]:
        expected, chances = forward(rows, training)
        error = ((expected - scores[rows]) / spread).pow(2) * importance[rows]
        surprise = -(wins[rows] * chances.masked_fill(~there[rows], 0.0)).sum(1)
        return error.sum(1).mean() / 3 + CHANCE * surprise.mean(), expected, surprise

    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    batches = -(-len(learned_from) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * batches + 1, pct_start=0.1)
    losses, done = [], 0
    for _ in range(epochs):
        order = learned_from[torch.randperm(len(learned_from), device=device)]
        total = 0.0
        for rows in order.split(BATCH):
            loss, _, _ = loss_of(rows, True)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.detach()
            done += 1
            if progress is not None and done % 20 == 0:
                progress(done, epochs * batches)
        losses.append(float(total) / batches)
    with torch.no_grad():
        found = [loss_of(rows, False)[1:] for rows in unseen.split(1 << 16)]
        expected = torch.cat([one for one, _ in found])
        surprise = torch.cat([one for _, one in found])
        error = float((expected[:, 0] - scores[unseen][:, 0]).pow(2).mean().sqrt())
        error_linear = float((linear[unseen][:, 0] - scores[unseen][:, 0]).pow(2).mean().sqrt())
    about = {
        "game": game.id,
        "rules_version": game.rules_version,
        "inputs": digest(game, insight),
        "made_by": made_by,
        "games": len(np.unique(data.game)) + (before.about["games"] if before is not None else 0),
        "rows": count,
        "spread": spread,
        "share": 1.0,
        "lean": 1.0,
    }
    arrays: dict[str, Any] = {
        "columns": frame.columns,
        "scale": frame.scale,
        "mean": frame.mean,
        "deviation": frame.deviation,
        **{f"{LINEAR}{seats}": weights for seats, weights in frame.linear.items()},
    }
    for number, layer in enumerate(layers, start=1):
        arrays[f"w{number}"] = layer.weight.detach().cpu().numpy().T.astype(np.float16)
        arrays[f"b{number}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
    return Fitted(
        packed(arrays, about),
        len(np.unique(data.game)),
        count,
        frame.width,
        error,
        error_linear,
        float(surprise.mean()),
        float(data_even(data.seats[_held_out(data.game)])),
        losses,
    )


def data_even(seats: Array) -> float:
    """The surprise of somebody who thinks every seat as likely to win."""
    import numpy as np

    return float(np.log(seats).mean())


def _held_out(games: Array) -> Array:
    """Whether each row is of a game that is not learned from: by its number, mixed well."""
    import numpy as np

    mixed = (games.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(40)
    held_out: Array = mixed % np.uint64(HELD_OUT) == 0
    return held_out


def packed(arrays: dict[str, Any], about: dict[str, Any]) -> bytes:
    """The file of a network."""
    import numpy as np

    told = np.frombuffer(json.dumps(about, indent=1).encode(), np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, about=told, **arrays)
    return file.getvalue()
