"""Pickle, copies, hash and docstrings, as Python has them: in the installed package, compiled or not."""

from __future__ import annotations

import ast
import copy
import inspect
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest

import keydom
from keydom.core.game import NATURE, OVER, Game
from keydom.core.match import Match
from keydom.core.plain import names
from keydom.games import games

HOME = Path(keydom.__file__).parent
PLIES = 400  # of the game that is looked through
EVERY = 7  # plies of it, and all of the first
WAYS = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def played(game: Game[Any, Any], seed: int = 1) -> Iterator[Match[Any, Any]]:
    """A match as it goes on, every decision at random."""
    rng = Random(seed)
    match = Match(game, game.seats[-1], rng=Random(seed))
    while not match.over and match.ply < PLIES:
        yield match
        match.play(rng.choice(match.legal()))
    yield match


@cache
def things(id: str) -> list[Any]:
    """All kinds of things that there are in a game of it."""
    game = games()[id]
    found: dict[object, Any] = {}
    kinds: set[type] = set()
    for match in played(game):
        some = [match.state, match.view(0), match.view(None), *match.state.frames, *match.legal()[:3]]
        new = [thing for thing in some if type(thing) not in kinds or match.ply % EVERY == 0]
        kinds |= {type(thing) for thing in some}
        found.update({(match.ply, place): copy.deepcopy(thing) for place, thing in enumerate(new)})
    rest = [game, match, match.options, match.record(), *match.scores(), *[event for _, event in match.log[:50]]]
    return [*found.values(), *rest, game.catalogue, *game.choices]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("id", games())
def test_everything_in_a_game_can_be_pickled_and_copied(id: str, way: str) -> None:
    assert [thing for thing in things(id) if WAYS[way](thing) != thing] == []


@pytest.mark.parametrize("id", games())
def test_a_pickled_position_has_every_field_of_its_original(id: str) -> None:
    for match in played(games()[id]):
        if match.ply % EVERY == 0:
            state = match.state
            again = pickle.loads(pickle.dumps(state))
            assert [name for name in names(type(state)) if getattr(again, name) != getattr(state, name)] == []


@pytest.mark.parametrize("id", games())
def test_equal_things_have_the_same_hash(id: str) -> None:
    assert [thing for thing in things(id) if hash(thing) != hash(pickle.loads(pickle.dumps(thing)))] == []


@pytest.mark.parametrize("id", games())
def test_a_position_that_is_played_on_is_another_one(id: str) -> None:
    game = games()[id]
    state = game.begin(game.seats[0])
    twin = copy.copy(state)
    game.play(twin, game.legal(twin)[0])
    assert twin != state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("id", games())
def test_a_copied_match_goes_on_by_itself_and_is_dealt_the_same(id: str, way: str) -> None:
    game = games()[id]
    match = Match(game, game.seats[0], rng=Random(5))
    twin = WAYS[way](match)
    before = list(match.moves)
    finish(twin)
    assert match.moves == before
    finish(match)
    assert (twin == match, twin.log == match.log, twin.lines(0) == match.lines(0)) == (True, True, True)


def finish(match: Match[Any, Any]) -> None:
    rng = Random(3)
    while not match.over and match.ply < PLIES:
        match.play(rng.choice(match.legal()))


def test_a_match_that_the_system_deals_for_can_be_pickled_too() -> None:
    again = pickle.loads(pickle.dumps(Match(keydom.get_game("pebbles"), 2, rng=SystemRandom())))
    again.play("keep")
    assert again.mover == 1


def test_a_copied_match_takes_back_what_its_original_could() -> None:
    match = Match(keydom.get_game("pebbles"), 2)
    for line in ("draw gold", "give"):
        match.play(line)
    twin = match.copy()
    twin.undo(0)
    assert (twin.ply, match.ply) == (1, 2)


@pytest.mark.parametrize("id", games())
def test_an_unpickled_action_can_be_played(id: str) -> None:
    match = next(match for match in played(games()[id]) if match.mover not in (NATURE, OVER))
    action = pickle.loads(pickle.dumps(match.legal()[-1]))
    match.play(action)
    assert match.moves[-1][1] == str(action) or match.moves[-1][0] == NATURE


def test_a_process_that_knows_nothing_yet_can_unpickle_all_of_it() -> None:
    kept = pickle.dumps([(game.id, game, things(game.id)) for game in games().values()])
    code = "import pickle, sys; print([id for id, game, _ in pickle.load(sys.stdin.buffer) if game.id != id])"
    run = subprocess.run([sys.executable, "-c", code], input=kept, capture_output=True, check=False)
    assert (run.stdout.decode().strip(), run.stderr.decode()) == ("[]", "")


def test_a_pickled_position_carries_no_component_data() -> None:
    sizes = {id: len(pickle.dumps(game.begin(game.seats[-1]))) for id, game in games().items()}
    assert {id: size for id, size in sizes.items() if size > 10_000} == {}


def test_a_corrected_game_is_another_one_and_stays_so() -> None:
    game = keydom.get_game("pebbles")
    text = '[pebble.gold]\npoints = 4\ncount = 8\nstatus = "rulebook"\nsource = ["keydom"]\n'
    other = game.corrected({"mine.toml": text})
    again = pickle.loads(pickle.dumps(other))
    assert (again == other, other == game, again.catalogue.digest()) == (True, False, other.catalogue.digest())


def documented() -> Iterator[tuple[str, str, str]]:
    """Module, name and first line of every docstring of the package's public functions, classes and methods."""
    for path in sorted([*HOME.glob("core/*.py"), *HOME.glob("bots/*.py"), *HOME.glob("games/*/**/*.py")]):
        module = ".".join(path.relative_to(HOME.parent).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text("utf-8"))
        if docstring := ast.get_docstring(tree):
            yield module, "", docstring.splitlines()[0]
        for node in tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                if docstring := ast.get_docstring(node):
                    yield module, node.name, docstring.splitlines()[0]
                for part in node.body if isinstance(node, ast.ClassDef) else []:
                    if isinstance(part, ast.FunctionDef) and (docstring := ast.get_docstring(part)):
                        yield module, f"{node.name}.{part.name}", docstring.splitlines()[0]


def tuple_of(module: str, name: str) -> bool:
    """Whether it is a named tuple, or one of its methods."""
    owner = getattr(import_module(module), name.partition(".")[0], None)
    return inspect.isclass(owner) and issubclass(owner, tuple)


def test_what_is_documented_says_so_at_run_time() -> None:
    silent = []
    for module, name, line in documented():
        thing: Any = import_module(module)
        for part in name.split(".") if name else []:
            thing = inspect.getattr_static(thing, part) if inspect.isclass(thing) else getattr(thing, part)
        if type(thing).__name__ in ("property", "getset_descriptor", "wrapper_descriptor") or tuple_of(module, name):
            continue  # mypyc has no place for the docstrings of properties, special methods and named tuples
        thing = getattr(thing, "__func__", thing)
        if line not in (thing.__doc__ or ""):
            silent.append(f"{module}.{name}")
    assert silent == []


def test_help_tells_what_it_does_and_takes() -> None:
    code = "import keydom; help(keydom.Match.play)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    assert "Play one action of the mover" in run.stdout
    assert "action" in run.stdout.splitlines()[2]
    assert "seat=None" in run.stdout or "seat: " in run.stdout
