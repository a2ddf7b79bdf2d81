"""Make the records of Keyper again: `python tests/records/make_keyper.py`.

The players are simple but purposeful: they play colours by chance, try out every spot, and take what leaves them best
off as far as they can see: points as if the game ended now, and what their resources and tiles may still bring. The
same rules give the same files.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from keydom.core.action import Action
from keydom.core.match import Match
from keydom.games.keyper import GAME
from keydom.games.keyper.components import ALL_COLOURS, ALL_RESOURCES, ANIMAL, GEM
from keydom.games.keyper.rules.joining import Join
from keydom.games.keyper.rules.laying import LayDown
from keydom.games.keyper.rules.turns import Turn
from keydom.games.keyper.scoring import score
from keydom.games.keyper.state import KeyperState
from keydom.games.keyper.view import KeyperView

FOLDER = Path(__file__).parent / "keyper"
NAMES = ("Anneke", "Bruno", "Carmen", "Dieter")

# File, seats, options, seed.
GAMES: list[tuple[str, int, dict[str, str], int]] = [
    ("two-with-nine", 2, {}, 1),
    ("two-with-eight", 2, {"pair": "eight"}, 2),
    ("three", 3, {}, 3),
    ("three-with-plenty", 3, {"supply": "unlimited"}, 4),
    ("four", 4, {}, 5),
]
AHEAD = 8  # decisions that a player thinks a turn through
# What a resource may still bring: raw, finished, wheat, animals, gems.
HOPES = [*[1.1] * 3, *[1.6] * 3, 1.3, *[0.4] * 8, *[1.2] * 4]


def hope(state: KeyperState, seat: int) -> float:
    """Points as if the game ended now, and what may come of the rest; less and less of it as the seasons pass."""
    early = (1.0, 0.8, 0.6, 0.15)[state.season]
    total = float(score(state, seat).total)
    for resource in range(ALL_RESOURCES):
        count = state.has(seat, resource)
        total += early * HOPES[resource] * min(count, 5 if ANIMAL <= resource < GEM else 4)
    total += early * (5.0 * state.built[seat].bit_count() + 2.0 * state.upgraded[seat].bit_count())
    total += early * 2.6 * (min((state.plans[seat] >> 12).bit_count(), 4) + state.winter[seat].bit_count())
    return total


def outcome(state: KeyperState, seat: int, action: Action, depth: int) -> float:
    """What an action leads to, if the seat goes on well and nobody joins."""
    twin = state.copy()
    GAME.play(twin, action)
    while twin.frames and isinstance(twin.frames[-1], Join) and twin.frames[-1].seat != seat:
        GAME.play(twin, GAME.legal(twin)[-1])
    if not depth or GAME.mover(twin) != seat or isinstance(twin.frames[-1], Turn | LayDown):
        return hope(twin, seat)
    best = max(GAME.legal(twin), key=lambda follow: outcome(twin, seat, follow, 0))
    return outcome(twin, seat, best, depth - 1)


def choose(state: KeyperState, seat: int, legal: list[Action], rng: Random) -> Action:
    if isinstance(state.frames[-1], Turn):
        left = sum(state.team[seat * ALL_COLOURS : seat * ALL_COLOURS + ALL_COLOURS])
        keyples = [action for action in legal if action.verb.name == "keyple"]
        claims = [action for action in legal if action.verb.name == "keyper"]
        return rng.choice(claims if claims and left < 3 else keyples or claims)
    likings = [outcome(state, seat, action, AHEAD) + rng.random() * 0.5 for action in legal]
    return legal[likings.index(max(likings))]


def played(seats: int, options: dict[str, str], seed: int) -> Match[KeyperState, KeyperView]:
    rng = Random(seed)
    match = Match(GAME, seats, GAME.options(options), rng, dict(enumerate(NAMES[:seats])))
    while not match.over:
        state = match.state
        assert isinstance(state, KeyperState)
        match.play(choose(state, match.mover, match.legal(), rng))
    return match


def main() -> None:
    for name, seats, options, seed in GAMES:
        match = played(seats, options, seed)
        (FOLDER / f"{name}.key").write_text(str(match.record()), "utf-8")


if __name__ == "__main__":
    main()
