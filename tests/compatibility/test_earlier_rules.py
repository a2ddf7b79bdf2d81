"""Running tables that began under earlier rules: their moves were made by the code of that time."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from keydom import Match, get_game
from keydom.core.record import Record, result_lines
from tests.server.hosting import Party
from tests.server.inline import Host, InlineServer

FOLDER = Path(__file__).parents[1] / "fixtures" / "earlier"
GO_ON = ["keyflower-2", "keyflower-2-novices", "keyper-2"]
CANNOT = ["keyflower-2-transport", "keythedral-1"]


def record(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.key")


def table_of(host: Host, path: Path, name: str) -> tuple[InlineServer, Party]:
    """A server that has this game as a running table, as it was stored then."""
    game = record(name)
    server = host.server(path)
    table = Party(server, game.game, game.seats)
    server.stop()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("delete from lines where table_id = ?", (table.id,))
        lines = [(table.id, number, seat, text, 0.0) for number, (seat, text) in enumerate(game.moves)]
        db.executemany("insert into lines (table_id, number, seat, text, at) values (?, ?, ?, ?, ?)", lines)
        kept = (game.rules, game.catalogue, json.dumps(game.options), table.id)
        db.execute("update tables set rules = ?, catalogue = ?, options = ? where id = ?", kept)
    server = host.server(path)
    table.at(server)
    return server, table


@pytest.mark.parametrize("name", GO_ON)
def test_a_table_of_earlier_rules_is_played_to_its_end(host: Host, tmp_path: Path, name: str) -> None:
    """Its record, with the earlier moves and the result, is one that can be replayed."""
    server, table = table_of(host, tmp_path / "k.db", name)
    table.finish(Random(1))
    kept = Record.parse(table.client.get(f"{table.path}/record", headers=table.head(0)).text)
    server.stop()
    before, match = record(name).moves, Match.replay(get_game(kept.game), kept)
    assert kept.moves[: len(before)] == before
    assert (match.over, kept.results) == (True, result_lines(match.scores()))


@pytest.mark.parametrize("name", CANNOT)
def test_a_table_whose_game_went_another_way_says_so_and_gives_its_record(
    host: Host, tmp_path: Path, name: str
) -> None:
    server, table = table_of(host, tmp_path / "k.db", name)
    game = record(name)
    refused, page = table.client.get(table.path), table.client.get(f"/t/{table.id}")
    kept = table.client.get(f"{table.path}/record", headers=table.head(0))
    server.stop()
    said = f"began under rules version {game.rules} of {game.game} and cannot go on"
    assert (refused.status_code, said in refused.json()["detail"]) == (422, True)
    assert (page.status_code, "cannot go on" in page.text) == (422, True)
    assert (kept.status_code, Record.parse(kept.text).moves) == (200, game.moves)
