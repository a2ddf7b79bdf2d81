"""Make the records of Keythedral again: `python tests/records/make_keythedral.py`.

The players are simple but purposeful: they settle where there are many fields, build houses early, work towards the
seat they are nearest to, and buy whatever they can. The same rules give the same files.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from keydom.core.action import Action
from keydom.core.match import Match
from keydom.games.keythedral import GAME
from keydom.games.keythedral.components import ALL_CUBES, BESIDE, CORNERS, IRON, NUMBERS
from keydom.games.keythedral.rules.law_cards import law_of
from keydom.games.keythedral.state import KeythedralState
from keydom.games.keythedral.view import KeythedralView

FOLDER = Path(__file__).parent / "keythedral"
NAMES = ("Anneke", "Bruno", "Carmen", "Dieter", "Elise")

# File, seats, options, seed.
GAMES: list[tuple[str, int, dict[str, str], int]] = [
    ("two-with-laws-on-show", 2, {"edition": "2002", "laws": "face-up"}, 3),
    ("three-of-2002", 3, {"edition": "2002"}, 1),
    ("three-without-laws", 3, {"edition": "2004", "laws": "none"}, 1),
    ("four-of-2004", 4, {"edition": "2004"}, 2),
    ("five-with-an-open-design", 5, {"edition": "2004", "design": "open"}, 11),
    ("four-with-laws-at-once", 4, {"edition": "2002", "laws-about-others": "at-once"}, 1),
]
HOUSES, EARLY = 3, 4  # houses that a player wants, and until which round


def missing(state: KeythedralState, seat: int) -> list[int]:
    """What a seat lacks for the tile on sale that it is nearest to."""
    purse = state.purse(seat)
    lacks = [[max(0, cost - own) for cost, own in zip(state.box.cost[t], purse, strict=True)] for t in state.on_sale()]
    return min(lacks, key=sum, default=[0] * ALL_CUBES)


def spare(state: KeythedralState, seat: int) -> list[int]:
    """The cubes that the seat does not need for the tile it is nearest to."""
    purse = state.purse(seat)
    wants = [state.box.cost[tile] for tile in state.on_sale()]
    wants.sort(key=lambda cost: sum(max(0, need - own) for need, own in zip(cost, purse, strict=True)))
    need = wants[0] if wants else [0] * ALL_CUBES
    return [max(0, own - needed) for own, needed in zip(purse, need, strict=True)]


def liking(state: KeythedralState, seat: int, action: Action) -> float:
    """How much a player likes an action; less than nothing is not done."""
    word, lacks, extra = action.verb.name, missing(state, seat), spare(state, seat)
    if word == "acquire":
        return 100
    if word == "buy":
        return 50 + state.box.level[action.a]
    if word in ("extra", "less", "swap"):
        return 40
    if word == "field":
        return sum(action.a + step in state.at for step in BESIDE)
    if word == "at":
        return sum(action.a + step in state.at for step in CORNERS)
    if word == "work":
        return lacks[state.kinds[state.at[action.a]]] + 1
    if word in ("pay", "take"):
        return extra[action.a] + 1 if word == "pay" else lacks[action.a] + 1
    if word == "house":
        mine = sum(state.is_house(seat * NUMBERS + number) for number in range(NUMBERS))
        return 30 if mine < HOUSES and state.round <= EARLY else -1
    if word == "craft":
        return 20 if lacks[action.a] and sum(extra) >= state.box.price[action.a] else -1
    if word == "trade":
        return 10 if lacks[action.a] and not any(lacks[IRON:]) and sum(extra) >= 2 else -1
    if word in ("new-law", "take-law"):
        return 5 if sum(extra) and state.round % 2 else -1
    if word == "bid":
        return 1 if action.a == 1 else -1
    if word in ("fence", "unfence"):
        return 0.5 if any(extra) and state.round % 3 == 0 else -1
    return 2 if law_of(action) else 0


def choose(state: KeythedralState, seat: int, legal: list[Action], rng: Random) -> Action:
    """The action liked best; chance decides between equals, and now and then speaks for a lesser one."""
    likings = [liking(state, seat, action) + rng.random() * 0.9 for action in legal]
    return legal[likings.index(max(likings))]


def played(seats: int, options: dict[str, str], seed: int) -> Match[KeythedralState, KeythedralView]:
    rng = Random(seed)
    match = Match(GAME, seats, GAME.options(options), rng, dict(enumerate(NAMES[:seats])))
    while not match.over:
        state = match.state
        assert isinstance(state, KeythedralState)
        match.play(choose(state, match.mover, match.legal(), rng))
    return match


def main() -> None:
    for name, seats, options, seed in GAMES:
        match = played(seats, options, seed)
        (FOLDER / f"{name}.key").write_text(str(match.record()), "utf-8")


if __name__ == "__main__":
    main()
