"""Networks for the tests: of the right shape for a game, with weights drawn by lot."""

from __future__ import annotations

from typing import Any

import numpy as np

from keydom.bots import make_bot
from keydom.bots.greedy import GreedyBot
from keydom.bots.net.inputs import inputs_digest, widest_observation
from keydom.bots.net.network import LINEAR, NetworkFile
from keydom.core.game import Game
from keydom.training.network_fit import pack_network

HIDDEN = (8, 4)


def random_network(game: Game[Any, Any], seed: int = 1, /, edged: bool = False, **other: Any) -> bytes:
    """The bytes of a file, as if taught by search if `edged`; `other` says what is to be different about it."""
    player = make_bot("greedy", game, game.seats[0])
    assert isinstance(player, GreedyBot)
    insight = player.judge.insight
    rng, most, names = np.random.default_rng(seed), max(game.seats), len(insight.names)
    columns = np.arange(len(widest_observation(game)), dtype=np.int32)
    width = len(columns) + most * (names + 1) + len(insight.phases) + len(game.seats)
    sizes = (width, *HIDDEN, 2 * most + edged)
    arrays: dict[str, Any] = {
        "columns": columns,
        "scale": np.full(len(columns), 0.1, np.float32),
        "mean": np.zeros(names, np.float32),
        "deviation": np.ones(names, np.float32),
    }
    for seats in game.seats:
        arrays[f"{LINEAR}{seats}"] = np.array(insight.weights(seats), np.float32)
    for layer in (1, 2, 3):
        shape = sizes[layer - 1], sizes[layer]
        arrays[f"w{layer}"] = rng.normal(0, 0.3, shape).astype(np.float16)
        arrays[f"b{layer}"] = rng.normal(0, 0.3, shape[1]).astype(np.float16)
    about = {
        "game": game.id,
        "rules_version": game.rules_version,
        "inputs": inputs_digest(game, insight),
        "made_by": "keydom train",
        "spread": 5.0,
        "share": 1.0,
        "lean": 1.0,
    }
    return pack_network(arrays, {**about, **other})


def kept(game: Game[Any, Any], /, **other: Any) -> NetworkFile:
    return NetworkFile(random_network(game, 1, **other), "of a test")
