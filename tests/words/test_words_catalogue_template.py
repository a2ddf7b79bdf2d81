"""The template of a catalogue: it has what is reconstructed, loads as it is written, and changes nothing."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from keydom.core.catalogue import RECONSTRUCTED, STATUSES
from keydom.core.game import Game
from keydom.games import games
from keydom.words.catalogue_template import template

GAMES = [pytest.param(game, id=id) for id, game in games().items()]


def written(game: Game[Any, Any], *statuses: str) -> str:
    return template(game.id, game.catalogue, game.shape, statuses, str)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("statuses", [(RECONSTRUCTED,), STATUSES])
def test_a_template_changes_nothing(game: Game[Any, Any], statuses: tuple[str, ...]) -> None:
    assert game.corrected({"my.toml": written(game, *statuses)}).catalogue == game.catalogue


@pytest.mark.parametrize("game", GAMES)
def test_a_template_leaves_every_component_its_status(game: Game[Any, Any]) -> None:
    parts = game.corrected({"my.toml": written(game, *STATUSES)}).catalogue.components
    before = {
        (part.kind, part.id): part.status for group in game.catalogue.components.values() for part in group.values()
    }
    assert {(part.kind, part.id): part.status for group in parts.values() for part in group.values()} == before


@pytest.mark.parametrize("game", GAMES)
def test_a_template_has_all_that_is_reconstructed(game: Game[Any, Any]) -> None:
    document = tomllib.loads(written(game, RECONSTRUCTED))
    assert {(kind, id) for kind, group in document.items() for id in group} - {("source", "own-box")} == {
        (part.kind, part.id)
        for group in game.catalogue.components.values()
        for part in group.values()
        if part.status == RECONSTRUCTED
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_kind_is_explained_above_it(game: Game[Any, Any]) -> None:
    lines = written(game, *STATUSES).splitlines()
    facts = [f"# - {fact}: {want}" for shape in game.shape.values() for fact, want in shape.items()]
    assert [fact for fact in facts if not any(line.startswith(fact) for line in lines)] == []


def test_each_component_stands_below_its_name() -> None:
    assert "# pebble-gold\n[pebble.gold]\npoints = 3\n" in written(games()["pebbles"], *STATUSES)


def test_the_words_of_a_fact_are_listed() -> None:
    assert "# - border: a text, such as black, brown, grey," in written(games()["keyper"], RECONSTRUCTED)
