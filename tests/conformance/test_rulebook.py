"""What rulebooks say of components is data: what is shipped keeps it, and a catalogue that does not is in doubt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keydom.conformance import rulebook
from keydom.core.errors import BadData
from keydom.core.game import Game
from keydom.games import games
from keydom.games.pebbles.game import Pebbles

GAMES = [pytest.param(game, id=id) for id, game in games().items()]


def doubts(id: str, text: str) -> list[str]:
    game = games()[id]
    return [str(doubt) for doubt in rulebook.doubts(game, game.corrected({"my.toml": text}).catalogue)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_contradicts_no_rulebook(game: Game[Any, Any]) -> None:
    assert rulebook.doubts(game, game.catalogue) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_of_components_and_facts_that_there_are(game: Game[Any, Any]) -> None:
    for statement in rulebook.statements(game):
        facts = [
            *statement.get("facts", ()),
            *statement.get("where", {}),
            *[statement[key] for key in ("fact",) if key in statement],
        ]
        ids = game.catalogue.components[statement["kind"]]
        assert {*facts} <= game.shape[statement["kind"]].keys()
        assert {*statement.get("ids", ids)} <= ids.keys()


@pytest.mark.parametrize(
    ("game", "text", "doubt"),
    [
        ("keyper", "[tile.dock]\ninitial = 5\n", "tile.dock: initial: the rulebook has 6"),
        ("keyper", "[tile.dock]\nupgraded = 10\n", "tile.dock: upgraded: the rulebook has 12"),
        ("keyper", "[fair.winter-1]\ngem_points = 5\n", "fair.winter-1: gem_points: the rulebook has 6"),
        ("keyper", '[fair.spring-1]\nneeds = ["pig", "rock"]\n', "fair.spring-1: needs: the rulebook has sheep, rock"),
        (
            "keyper",
            '[tile.barn]\narea = "village"\n[tile.farmer]\narea = "farm"\n',
            "tile.barn: area: the rulebook has farm",
        ),
        (
            "keythedral",
            '[tile.b01]\ncost = ["stone"]\n',
            "tile.b01: cost: by the rulebook there are 2, not 1 where level is 1",
        ),
        (
            "keythedral",
            '[tile.b15]\ncost = ["stone", "food"]\n',
            "tile.b15: cost: by the rulebook there is no stone where level is 3 or 4 or 5",
        ),
        (
            "keythedral",
            '[tile.b30]\ncost = ["food", "water"]\n',
            "tile.b30: cost: by the rulebook there is some of iron, glass, gold where level is 5",
        ),
        ("keyflower", "[winter.scribes]\npoints = 9\n", "winter.scribes: points: the rulebook has 10"),
    ],
)
def test_what_contradicts_a_rulebook_is_in_doubt(game: str, text: str, doubt: str) -> None:
    assert doubts(game, text) == [f"my.toml: {doubt}"]


def test_each_total_that_is_missed_is_in_doubt() -> None:
    assert doubts("keythedral", '[field.f05]\nkind = "wood"\n') == [
        "my.toml: field.f05: kind: by the rulebook quarry is there 6 times, not 5",
        "my.toml: field.f05: kind: by the rulebook wood is there 8 times, not 9",
    ]


def test_a_doubt_is_told_where_the_season_is_wrong() -> None:
    shipped = games()["keyper"].catalogue.components["display"]["summer-1"].words("fields")
    fields = str(["chickens" if field == "sheep" else field for field in shipped]).replace("'", '"')
    assert doubts("keyper", f"[display.summer-1]\nfields = {fields}\n") == [
        "my.toml: display.summer-1: fields: by the rulebook there is no chickens where season is summer"
    ]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("keyper", '[tile.dock]\ncost = ["brick"]\n'),
        ("keyper", '[tile.windmill]\narea = "village"\n[tile.farmer]\narea = "farm"\n'),
        ("keythedral", '[tile.b15]\ncost = ["food", "wine"]\n'),
        ("keythedral", '[field.f05]\nkind = "wood"\n[field.f06]\nkind = "quarry"\n'),
    ],
)
def test_what_no_rulebook_says_is_in_no_doubt(game: str, text: str) -> None:
    assert doubts(game, text) == []


def test_a_fact_without_words_is_not_asked_for_any() -> None:
    statement = {"kind": "fair", "fact": "gems", "never": ["clay"]}
    shipped = games()["keyper"].catalogue
    assert [*rulebook._contradictions(statement, shipped, shipped)] == []


class Misstated(Pebbles):
    id = "misstated"


def test_a_statement_that_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / rulebook.FILE).parent.mkdir(parents=True)
    (tmp_path / rulebook.FILE).write_text('[[statement]]\nkind = "pebble"\nalways = ["gold"]\n')
    monkeypatch.setattr(rulebook, "files", lambda home: tmp_path)
    with pytest.raises(BadData, match=r"^misstated/data/rulebook/statements.toml: 1: unknown key 'always'"):
        rulebook.statements(Misstated(Pebbles().catalogue))
