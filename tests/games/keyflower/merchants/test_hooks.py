"""The hooks by which The Merchants meet Keyflower: without the option no line of the expansion runs."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import FrameType

import pytest

import keydom.games.keyflower as package
from keydom.core.game import NATURE
from keydom.games.keyflower import GAME
from keydom.games.keyflower.merchants import boats, contracts, expansion, extensions, invariants
from keydom.games.keyflower.merchants.expansion import Merchants
from keydom.games.keyflower.state import ExpansionHooks, KeyflowerState

from ..builders import table
from ..looking import mover, over

MODULES = {module.__file__ for module in (boats, contracts, expansion, extensions, invariants)}
compiled = pytest.mark.skipif(
    not str(contracts.__file__).endswith(".py"), reason="compiled functions are not seen by a profile"
)


class Watch:
    """Counts the functions of the expansion that are called."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename in MODULES:
            self.calls[frame.f_code.co_qualname] += 1


def watched(seed: int, seats: int, **options: str) -> Counter[str]:
    """What runs of the expansion in a whole random game, its views, samples, checks and scores included."""
    watch, before = Watch(), sys.getprofile()
    sys.setprofile(watch)
    try:
        random_game(seed, seats, **options)
    finally:
        sys.setprofile(before)
    return watch.calls


def random_game(seed: int, seats: int, **options: str) -> KeyflowerState:
    state, rng = GAME.begin(seats, GAME.options(options)), Random(seed)
    plies = 0
    while not over(state):
        action = GAME.deal(state, rng) if mover(state) == NATURE else rng.choice(GAME.legal(state))
        GAME.play(state, action, list[object]().append)
        plies += 1
        if plies % 50 == 0:
            GAME.sample(GAME.view(state, 0), rng)
            GAME.stock(state)
            GAME.check(state)
    GAME.scores(state)
    return state


@compiled
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_without_the_option_no_function_of_the_merchants_runs(seats: int) -> None:
    assert watched(seats, seats) == {}


@compiled
def test_with_promos_open_screens_and_novices_none_runs_either() -> None:
    assert watched(1, 3, promos="all", screens="open", novices="1") == {}


@compiled
def test_with_the_option_they_do_run() -> None:
    calls = watched(1, 3, merchants="full")
    assert {"Merchants.set_up", "ship", "unship", "trades", "replace_offered", "check_frame"} <= set(calls)


@pytest.mark.parametrize(("merchants", "kind"), [("none", ExpansionHooks), ("mixed", Merchants), ("full", Merchants)])
def test_the_option_says_which_hooks_a_game_has(merchants: str, kind: type[ExpansionHooks]) -> None:
    assert type(table(2, merchants=merchants).hooks) is kind


def test_every_hook_of_the_merchants_is_one_of_the_base_game() -> None:
    own = {name for name in vars(Merchants) if not name.startswith("_")}
    assert own <= {name for name in vars(ExpansionHooks) if not name.startswith("_")}


def test_the_rules_of_the_base_game_know_the_merchants_in_one_place_only() -> None:
    root = Path(str(package.__file__)).parent
    others = {"merchants", "draw", "text", "observation.py", "layout.py"}
    found = []
    for file in sorted(root.rglob("*.py")):
        if others & set(file.relative_to(root).parts):
            continue  # they take any position as it is: pictures, and observations with their layout
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{package.__name__}.merchants"):
                found.append(file.relative_to(root).as_posix())
    assert found == ["game.py"]


def test_without_the_option_there_are_no_contracts_cabins_and_extensions() -> None:
    state = random_game(3, 3)
    assert (state.contracts, state.offered, state.piled, state.cabins_left) == ([], [], 0, 0)
    assert set(state.extended) == {-1}
    assert not any(state.freight)


def test_without_the_option_nobody_owns_a_tile_of_the_merchants() -> None:
    state = random_game(4, 4)
    theirs = [tile for tile, origin in enumerate(state.box.origin) if origin == 1]
    assert theirs
    assert all(state.owner[tile] < 0 for tile in theirs)
