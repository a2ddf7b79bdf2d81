"""The learning itself, with PyTorch: rows on the device, a network, and what it is to come near to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from keydom.bots.net.network import LINEAR_CENTRE, MAX_DEVIATIONS, NetworkFile
from keydom.core.errors import BadOption
from keydom.training.samples import InputEncoding, Samples

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]

BatchProgress = Callable[[int, int], None]  # hears how many batches are done, and of how many

MEMBERS: Final = 2  # networks that learn each for itself and answer with their mean, joined into one
HIDDEN: Final = (144, 40)  # units of each
BATCH: Final = 2048
RATE: Final = 1e-3
RATE_AGAIN: Final = 4e-4  # of a network that knows something already
DECAY: Final = 0.05
DROPOUT: Final = (0.3, 0.1)  # parts of the inputs and of the first layer that are left out at each step
CHANCE: Final = 0.7  # how much the surprise counts beside the error
PREDICTION_BATCH: Final = 1 << 15  # rows that are foretold at once


class TorchLearner:
    """Samples made ready for learning, and networks that learn from some of them."""

    def __init__(self, frame: InputEncoding, data: Samples, before: NetworkFile | None, seed: int) -> None:
        import numpy as np
        import torch

        self.frame, self.before = frame, before
        self.most = frame.most
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.seen = self._on_device(np.ascontiguousarray(data.observations[:, frame.columns]))
        self.features = self._on_device(data.features)
        self.phases, self.seats = self._on_device(data.phases), self._on_device(data.seats)
        self.scores, self.wins = self._on_device(data.scores), self._on_device(data.wins)
        self.bases, self.values = self._on_device(data.bases), self._on_device(data.values)
        self.ways = self._on_device(data.ways)
        self.scale, self.mean, self.deviation = map(self._on_device, (frame.scale, frame.mean, frame.deviation))
        weights = [frame.linear.get(count, frame.linear[frame.most]) for count in range(frame.most + 1)]
        self.linear = self._on_device(np.stack(weights).astype(np.float32))
        self.taught = bool(len(data.ways))
        self.edge = self._spread_of_decisions() if self.taught else 1.0  # points that an answer of 1 is
        torch.manual_seed(seed)

    def _on_device(self, array: Array) -> Any:
        import torch

        return torch.from_numpy(array).to(self.device)

    def inputs(self, rows: Any) -> tuple[Any, Any, Any]:
        """What goes in, the linear points of every seat, and which seats there are: as `Network.inputs` does."""
        import torch
        from torch.nn import functional

        seats, phases, features = self.seats[rows], self.phases[rows], self.features[rows].float()
        present = self._present(seats)
        linear = torch.einsum("nsf,nf->ns", features, self.linear[seats, phases]) * present
        standard = ((features - self.mean) / self.deviation).clamp(-MAX_DEVIATIONS, MAX_DEVIATIONS)
        parts = (
            self.seen[rows] * self.scale,
            (standard * present[:, :, None]).flatten(1),
            functional.one_hot(phases, self.frame.phases).float(),
            (linear / self.frame.spread - LINEAR_CENTRE) * present,
            functional.one_hot(seats - self.frame.fewest, self.most - self.frame.fewest + 1).float(),
        )
        return torch.cat(parts, 1), linear, present

    def network(self) -> Any:
        """One that knows nothing, or as much as the one before."""
        import torch

        hidden = HIDDEN if self.before is None else (len(self.before.arrays["b1"]), len(self.before.arrays["b2"]))
        sizes = (self.frame.width, *hidden, 2 * self.most + self.taught)
        layers = [torch.nn.Linear(one, next_one) for one, next_one in pairwise(sizes)]
        with torch.no_grad():
            layers[2].weight *= 0.1
            layers[2].bias.zero_()
            for number, layer in enumerate(layers if self.before is not None else (), start=1):
                assert self.before is not None
                weights = torch.from_numpy(self.before.arrays[f"w{number}"].astype("float32").T)
                if weights.shape != layer.weight.shape:
                    raise BadOption("the network before this one answers other questions: teach it anew")
                layer.weight.copy_(weights)
                layer.bias.copy_(torch.from_numpy(self.before.arrays[f"b{number}"].astype("float32")))
        return torch.nn.ModuleList(layers).to(self.device)

    def answers(self, model: Any, rows: Any, training: bool = False, ways: int = 1) -> tuple[Any, Any, Any]:
        """Scores, logarithms of chances and the edge over the linear judge, in points, of these rows.

        What is left out in training is the same for so many ways out of one decision: they are compared.
        """
        from torch.nn import functional

        inputs, linear, present = self.inputs(rows)
        hidden = inputs * _dropout_mask(inputs, DROPOUT[0], ways) if training else inputs
        hidden = functional.relu(model[0](hidden))
        hidden = hidden * _dropout_mask(hidden, DROPOUT[1], ways) if training else hidden
        answer = model[2](functional.relu(model[1](hidden)))
        odds = answer[:, self.most : 2 * self.most].masked_fill(~present, -1e9)
        scores = linear + self.frame.spread * answer[:, : self.most]
        return scores, functional.log_softmax(odds, 1).masked_fill(~present, 0.0), self.edge * answer[:, -1]

    def joined(self, models: list[Any]) -> Any:
        """One network that answers with the mean of theirs."""
        import torch

        firsts, seconds, thirds = zip(*models, strict=True)
        parts = (
            (torch.cat([one.weight for one in firsts]), torch.cat([one.bias for one in firsts])),
            (torch.block_diag(*[one.weight for one in seconds]), torch.cat([one.bias for one in seconds])),
            (
                torch.cat([one.weight for one in thirds], 1) / len(models),
                torch.stack([one.bias for one in thirds]).mean(0),
            ),
        )
        layers = [torch.nn.Linear(1, 1) for _ in parts]
        for layer, (weight, bias) in zip(layers, parts, strict=True):
            layer.weight, layer.bias = torch.nn.Parameter(weight.detach()), torch.nn.Parameter(bias.detach())
        return torch.nn.ModuleList(layers).to(self.device)

    def learn(
        self, rows: Array, decisions: Array, epochs: int, progress: BatchProgress = lambda done, total: None
    ) -> Any:
        """A network that comes near to how the games of these rows ended, and to the taught decisions."""
        members = MEMBERS if self.before is None else 1
        models = [self._member(rows, decisions, epochs, progress, member, members) for member in range(members)]
        return models[0] if members == 1 else self.joined(models)

    def _member(
        self, rows: Array, decisions: Array, epochs: int, progress: BatchProgress, member: int, members: int
    ) -> Any:
        import torch

        model = self.network()
        batches = self.batches(rows, decisions)
        rate = RATE if self.before is None else RATE_AGAIN
        optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * batches + 1, pct_start=0.1)
        from_rows, from_decisions = self._on_device(rows), self._on_device(decisions)
        for epoch in range(epochs):
            order = from_rows[torch.randperm(len(from_rows), device=self.device)]
            taught = from_decisions[torch.randperm(len(from_decisions), device=self.device)]
            pieces = zip(order.tensor_split(batches), taught.tensor_split(batches), strict=True)
            for done, (chosen, ways) in enumerate(pieces, start=epoch * batches):
                loss = self._loss(model, chosen, ways)
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
                if done % 20 == 0:
                    progress(member * epochs * batches + done, members * epochs * batches)
        return model

    def batches(self, rows: Array, decisions: Array) -> int:
        """In an epoch: as many as the rows need, or the ways out of the decisions, whichever are more."""
        ways: int = self.ways.shape[1]
        return max(-(-len(rows) // BATCH), -(-len(decisions) * ways // BATCH), 1)

    def _loss(self, model: Any, rows: Any, decisions: Any) -> Any:
        loss = 0.0
        if len(rows):
            expected, chances, _ = self.answers(model, rows, True)
            seats = self.seats[rows]
            importance = (self._present(seats) / (seats - 1).clamp(min=1)[:, None]).float()
            importance[:, 0] = 2.0
            error = (((expected - self.scores[rows]) / self.frame.spread).pow(2) * importance).sum(1).mean()
            loss = error / 3 + CHANCE * -(self.wins[rows] * chances).sum(1).mean()
        if len(decisions):
            loss = loss + self._unexplained(model, decisions, True).mean() / self.edge**2
        return loss

    def _present(self, seats: Any) -> Any:
        import torch

        return torch.arange(self.most, device=self.device)[None, :] < seats[:, None]

    def _unexplained(self, model: Any | None, decisions: Any, training: bool) -> Any:
        """The mean square, a decision, of what was not foretold of the differences between its ways."""
        ways = self.ways[decisions]
        present = (ways >= 0).float()
        rows = ways.clamp(min=0)
        gaps = self.values[rows] - self.bases[rows]
        if model is not None:
            gaps = gaps - self.answers(model, rows.flatten(), training, rows.shape[1])[2].view(rows.shape)
        gaps = (gaps - (gaps * present).sum(1, keepdim=True) / present.sum(1, keepdim=True)) * present
        return gaps.pow(2).sum(1) / present.sum(1)

    def _spread_of_decisions(self) -> float:
        import torch

        return float(self._unexplained(None, torch.arange(len(self.ways), device=self.device), False).mean().sqrt())

    def predict(self, model: Any, rows: Array) -> tuple[Array, Array]:
        """The scores and the chances that it expects of these rows."""
        import numpy as np
        import torch

        found: list[tuple[Array, Array]] = []
        with torch.no_grad():
            for some in self._on_device(rows).split(PREDICTION_BATCH):
                scores, chances, _ = self.answers(model, some)
                found.append((scores.cpu().numpy(), (chances.exp() * self._present(self.seats[some])).cpu().numpy()))
        if not found:
            return np.zeros((0, self.most), np.float32), np.zeros((0, self.most), np.float32)
        return np.concatenate([one for one, _ in found]), np.concatenate([one for _, one in found])

    def explained(self, model: Any, decisions: Array) -> float:
        """Which part of the differences within these decisions it foretells beyond the linear judge."""
        import torch

        if not len(decisions):
            return 0.0
        chosen = self._on_device(decisions)
        with torch.no_grad():
            parts = [self._unexplained(model, some, False) for some in chosen.split(PREDICTION_BATCH // 8)]
            return 1.0 - float(torch.cat(parts).mean()) / float(self._unexplained(None, chosen, False).mean())

    def linear_points(self, rows: Array) -> Array:
        """What features and weights say of the scores."""
        import numpy as np
        import torch

        with torch.no_grad():
            found = [self.inputs(some)[1].cpu().numpy() for some in self._on_device(rows).split(PREDICTION_BATCH)]
        return np.concatenate(found) if found else np.zeros((0, self.most), np.float32)

    def arrays(self, model: Any) -> dict[str, Array]:
        """The weights as they are kept."""
        found: dict[str, Array] = {}
        for number, layer in enumerate(model, start=1):
            found[f"w{number}"] = layer.weight.detach().cpu().numpy().T.astype("float16")
            found[f"b{number}"] = layer.bias.detach().cpu().numpy().astype("float16")
        if self.taught:
            found["w3"][:, -1] *= self.edge / self.frame.spread  # a file has all its answers in spreads
        return found


def _dropout_mask(values: Any, part: float, ways: int) -> Any:
    """Factors that leave out a part and raise the rest, alike for rows that are ways out of one decision."""
    import torch
    from torch.nn import functional

    return functional.dropout(torch.ones_like(values[::ways]), part).repeat_interleave(ways, 0)
