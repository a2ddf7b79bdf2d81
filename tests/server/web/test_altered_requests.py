"""Altered positions and records as a visitor sends them: each is refused or becomes a table that can be played at."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from keydom.core.game import Game
from keydom.core.match import Match
from keydom.core.record import FROM, Record, start_of
from keydom.games import games
from tests.core.altering import altered, named_when_too_long, originals, some_options

from ..hosting import Server

GAMES = pytest.mark.parametrize("game", games().values(), ids=list(games()))
COUNT = pytest.mark.parametrize("count", [30, pytest.param(1000, marks=pytest.mark.soak)])  # of each game and kind
SEEN = 3  # tables a game that are looked at and played at too, of thirty
MOVES = 2  # that are made there
ANSWERS = {201, 400, 422}


def positions(game: Game[Any, Any], rng: Random) -> list[str]:
    seats = rng.choice(list(game.seats))
    return originals(game, seats, some_options(game, rng), rng, longest=400)


def played_at(browser: httpx.Client, id: str) -> set[int]:
    """What comes back when the table is looked at and whoever is to move moves."""
    codes = set()
    for _ in range(MOVES):
        about = browser.get(f"/api/tables/{id}")
        codes.add(about.status_code)
        seat = about.json()["mover"]
        if seat < 0:
            break
        here = browser.get(f"/api/tables/{id}/legal", params={"seat": seat}).json()
        move = {"seat": seat, "version": here["version"], "action": here["legal"][-1]["text"]}
        codes.add(browser.post(f"/api/tables/{id}/moves", json=move).status_code)
    codes.add(browser.get(f"/t/{id}/now").status_code)
    return codes


@GAMES
@COUNT
def test_altered_positions_that_are_sent_are_refused_or_played_at(
    server: Server, game: Game[Any, Any], count: int, tmp_path: Path
) -> None:
    rng, browser = Random(f"positions of {game.id}"), server.browser()
    texts = positions(game, rng)
    seats = [{"kind": "mine"}] * game.setting(game.position(texts[0]))[0]
    played = 0
    for _ in range(count):
        text = altered(texts, rng, game.choices).text
        with named_when_too_long(text, tmp_path):
            made = browser.post("/api/positions", json={"text": text, "seats": seats})
            assert made.status_code in ANSWERS, text
            if made.status_code == 201 and played < SEEN * count // 30:
                assert played_at(browser, made.json()["id"]) == {200}, text
                played += 1
    assert played


def record_from(game: Game[Any, Any], text: str, moves: int, rng: Random) -> Record:
    """A game that began with this position, some moves long."""
    match = Match.from_position(game, text)
    match.rng = rng
    while not match.over and match.ply < moves:
        match.play(rng.choice(match.legal()))
    return match.record()


@GAMES
@COUNT
def test_altered_records_that_are_sent_are_refused_or_become_tables(
    server: Server, game: Game[Any, Any], count: int, tmp_path: Path
) -> None:
    """Either the position with which the game begins is altered, or the record's own head and lines of moves."""
    rng, browser = Random(f"records of {game.id}"), server.browser()
    texts = positions(game, rng)
    shown = 0
    for place in range(count):
        position = altered(texts, rng)
        record = str(record_from(game, position.original, 12, rng))
        if place % 2:
            old, new = ("\n".join(FROM + line for line in start_of(one)) for one in (position.original, position.text))
            assert old in record
            text = record.replace(old, new)
        else:
            text = altered([record], rng, game.choices).text
        with named_when_too_long(text, tmp_path):
            answer = browser.post("/api/records", json={"text": text})
            assert answer.status_code in ANSWERS, text
            if answer.status_code == 201 and shown < SEEN * count // 30:
                assert browser.get(f"/t/{answer.json()['id']}/now", params={"ply": 1}).status_code in {200, 422}, text
                shown += 1
    assert shown
