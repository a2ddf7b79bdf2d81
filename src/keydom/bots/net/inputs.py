"""What a network is shown of a position from one seat: the observation, everybody's features, and the table's size.

One network serves every number of seats. Its inputs are those of the largest table; at a smaller one those of the
seats that are not there are left out. Seats are counted from the viewer's own, clockwise.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from keydom.core.game import Game, State
from keydom.core.insight import Insight

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Bytes = NDArray[np.uint8]
    Whole = NDArray[np.int64]


class EncodedInputs(NamedTuple):
    """Positions as arrays, one row each."""

    observations: Bytes  # in the order of the names for this number of seats
    features: Floats  # by seat, from the viewer's own on
    phases: Whole


def encode(game: Game[Any, Any], insight: Insight[Any], seats: int, states: list[State], seat: int) -> EncodedInputs:
    """The inputs for these positions, from one seat. They are empty where the game is over."""
    import numpy as np

    observations = np.zeros((len(states), len(game.observation_names(seats))), np.uint8)
    features = np.zeros((len(states), seats, len(insight.names)), np.float32)
    phases = np.zeros(len(states), np.int64)
    for row, state in enumerate(states):
        if not state.frames:
            continue
        observations[row] = np.frombuffer(game.observe(game.view(state, seat)), np.uint8)
        phases[row] = insight.phase(state)
        for distance in range(seats):
            features[row, distance] = insight.features(state, (seat + distance) % seats)
    return EncodedInputs(observations, features, phases)


def widest_observation(game: Game[Any, Any]) -> tuple[str, ...]:
    """The names of the observation at the largest table: every smaller one has some of them."""
    return game.observation_names(max(game.seats))


def observation_places(game: Game[Any, Any], seats: int) -> Whole:
    """Where each number of an observation for so many seats stands in the widest."""
    import numpy as np

    where = {name: place for place, name in enumerate(widest_observation(game))}
    return np.array([where[name] for name in game.observation_names(seats)], np.int64)


def inputs_digest(game: Game[Any, Any], insight: Insight[Any]) -> str:
    """A digest of the names of the inputs. Weights that were made for other inputs have another one."""
    names = "\n".join((*widest_observation(game), *insight.names, *insight.phases))
    return sha256(names.encode()).hexdigest()[:16]


def from_seat(values: list[float], seat: int) -> list[float]:
    """A list by seat, from one seat on."""
    return [*values[seat:], *values[:seat]]
