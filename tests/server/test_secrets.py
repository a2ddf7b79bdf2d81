"""Secrets on the wire: what a seat and a spectator are sent does not change when only another's secret does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Game
from keydom.core.match import Match
from keydom.games import games
from keydom.server.store.migrate import migrate
from keydom.server.store.tables import Store
from keydom.server.store.tokens import hashed

from .hosting import Party, Server, awaited, client_of, sit
from .inline import Host

TOKEN = "the-token-of-the-seat-that-looks"
LONGEST = 400  # plies of a pair
SEEDS = 12


def seen(match: Match[Any, Any], action: Action, seat: int) -> tuple[str, str]:
    """How a line reads to a seat and to a spectator."""
    state = match.state
    return match.game.text_for(state, action, seat), match.game.text_for(state, action, None)


def twins(game: Game[Any, Any], seat: int, rng: Random) -> tuple[Match[Any, Any], Match[Any, Any]]:
    """Two games that a seat and a spectator cannot tell apart, as different as chance and the other seat allow."""
    one, other = Match(game, 2), Match(game, 2)
    while one.mover == other.mover != OVER and one.ply < LONGEST:
        mover = one.mover
        legal = one.legal()
        action = game.deal(one.state, rng) if mover == NATURE else rng.choice(legal)
        like = [twin for twin in other.legal() if seen(other, twin, seat) == seen(one, action, seat)]
        if mover == seat:
            like = [twin for twin in like if twin == action and other.legal() == legal]
        if not like:
            break
        before = one.record(), other.record()
        one.play(action, mover)
        other.play(rng.choice([twin for twin in like if twin != action] or like), mover)
        if _heard(one, seat) != _heard(other, seat):  # something was shown
            return Match.replay(game, before[0]), Match.replay(game, before[1])
    return one, other


def _heard(match: Match[Any, Any], seat: int) -> list[Any]:
    return [match.mover, match.events(seat), match.events(None)]


def different_twins(game: Game[Any, Any]) -> Iterator[tuple[Match[Any, Any], Match[Any, Any]]]:
    for seed in range(SEEDS):
        one, other = twins(game, 0, Random(seed))
        if one.moves != other.moves and not one.over:
            yield one, other


def with_secrets() -> list[Game[Any, Any]]:
    return [game for game in games().values() if next(different_twins(game), None)]


def keep(database: Path, match: Match[Any, Any]) -> None:
    """A database in which this match is the table `twin`, every line written at the same moment."""

    async def write() -> None:
        store = Store(f"sqlite:///{database}")
        await migrate(store)
        game = match.game
        seats = [("Ana", None, hashed(TOKEN)), ("Bo", None, hashed("of the other"))]
        await store.create(
            "twin",
            game.id,
            match.options.values,
            game.rules_version,
            game.catalogue.digest(),
            seats,
            [(0, hashed("c"))],
        )
        await store.append("twin", 0, match.moves, False)
        await store.add_chat("twin", 1, "hello")
        await store.close()

    awaited(write())
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update tables set created = 1000, touched = 1000")
        db.execute("update lines set at = 1000")
        db.execute("update chat set at = 1000")


def sent(server: Server, plies: int) -> dict[str, bytes]:
    """All that the server says of the table to the seat, to a spectator and to a stranger who asks for more."""
    bearer = client_of(server.address, authorization=f"Bearer {TOKEN}")
    browser = client_of(server.address)
    browser.cookies.set("keydom", "c")
    spectator = client_of(server.address)
    found: dict[str, bytes] = {}
    for name, client, seat in (("bearer", bearer, 0), ("browser", browser, 0), ("spectator", spectator, None)):
        eyes = {} if seat is None else {"seat": str(seat)}
        page = {} if seat is None else {"as": str(seat)}
        for path in ("", "/chat", "/scores", "/record"):
            found[f"{name} api {path}"] = _bytes(client.get(f"/api/tables/twin{path}"))
        for ply in (None, plies, plies // 2, plies - 1):
            at = {} if ply is None else {"ply": str(ply)}
            found[f"{name} view {ply}"] = _bytes(client.get("/api/tables/twin/view", params={**eyes, **at}))
            found[f"{name} page {ply}"] = _bytes(client.get("/t/twin", params={**page, **at}))
            found[f"{name} now {ply}"] = _bytes(client.get("/t/twin/now", params={**page, **at, "log": "all"}))
        found[f"{name} legal"] = _bytes(client.get("/api/tables/twin/legal", params={"seat": "0"}))
        found[f"{name} other"] = _bytes(client.get("/api/tables/twin/view", params={"seat": "1"}))
        for path in ("score-curves", "share.svg", "share.png"):
            found[f"{name} {path}"] = _bytes(client.get(f"/t/twin/{path}"))
        found[f"{name} lobby"] = _bytes(client.get("/"))
        found[f"{name} stream"] = _first(client)
    return found


def _bytes(answer: httpx.Response) -> bytes:
    return str(answer.status_code).encode() + answer.content


def _first(client: httpx.Client) -> bytes:
    with client.stream("GET", "/api/tables/twin/stream") as stream:
        return next(stream.iter_bytes())


@pytest.mark.parametrize("game", with_secrets(), ids=lambda game: game.id)
def test_another_ones_secret_changes_no_byte(host: Host, tmp_path: Path, game: Game[Any, Any]) -> None:
    pairs = list(different_twins(game))
    one, other = max(pairs, key=lambda pair: sum(a != b for a, b in zip(pair[0].moves, pair[1].moves, strict=True)))
    servers = []
    for name, match in (("one", one), ("other", other)):
        keep(tmp_path / f"{name}.db", match)
        servers.append(host.server(tmp_path / f"{name}.db"))
    answers = [sent(server, one.ply) for server in servers]
    for server in servers:
        server.stop()
    assert [name for name in answers[0] if answers[0][name] != answers[1][name]] == []


def test_pebbles_and_keyflower_have_secrets() -> None:
    assert {"keyflower", "pebbles"} <= {game.id for game in with_secrets()}


def test_a_reader_without_the_seat_does_not_get_its_view(server: Server) -> None:
    table = Party(server, "pebbles")
    assert server.browser().get(f"{table.path}/view", params={"seat": 0}).status_code == 403


def test_a_reader_of_one_seat_does_not_get_the_page_of_another(server: Server) -> None:
    table = Party(server, "pebbles")
    browser = server.browser()
    sit(browser, table.links["0"])
    assert browser.get(f"/t/{table.id}?as=1").status_code == 403


def test_tokens_are_all_different(server: Server) -> None:
    tokens = [token for _ in range(5) for token in Party(server, "pebbles", seats=4).tokens.values()]
    assert len(set(tokens)) == 20


def played_with_secrets(host: Host, folder: Path) -> tuple[Party, list[str]]:
    """A finished table whose tokens and cookies have been used in every way, and these secrets."""
    server = host.server(folder / "keydom.db")
    table = Party(server, "pebbles")
    browser = server.browser()
    table.share(0, browser)
    browser.get(f"/t/{table.id}/join/not-a-token-of-any-seat")
    secrets = [*table.tokens.values(), browser.cookies["keydom"]]
    table.finish(Random(1))
    table.client.post(f"{table.path}/moves", content=b"{", headers=table.head(0))
    table.client.get(f"{table.path}/view", params={"seat": "x"}, headers=table.head(0))
    server.stop()
    return table, secrets


def test_secrets_are_hashed_at_rest(host: Host, tmp_path: Path) -> None:
    _, secrets = played_with_secrets(host, tmp_path)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("keydom.db*"))
    assert [secret for secret in secrets if secret.encode() in kept] == []


def test_the_hash_of_a_token_is_what_is_kept(host: Host, tmp_path: Path) -> None:
    _, secrets = played_with_secrets(host, tmp_path)
    assert hashed(secrets[0]).encode() in (tmp_path / "keydom.db").read_bytes()


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'k.db'}")
    with pytest.raises(DBAPIError) as told, store.engine.connect() as db:
        db.execute(text("insert into nowhere values (:token)"), {"token": TOKEN})
    awaited(store.close())
    assert TOKEN not in str(told.value)


def test_a_token_is_not_in_the_stream(server: Server) -> None:
    table = Party(server, "pebbles")
    with table.client.stream("GET", f"{table.path}/stream", headers=table.head(0)) as stream:
        first = next(stream.iter_bytes()).decode()
    assert first.split() == ["event:", "version", "data:", str(table.get()["version"])]


def test_a_token_is_on_no_page(server: Server) -> None:
    table = Party(server, "pebbles")
    browser = server.browser()
    sit(browser, table.links["0"])
    pages = browser.get(f"/t/{table.id}").text + browser.get(f"/t/{table.id}/now").text + browser.get("/").text
    assert not any(token in pages for token in table.tokens.values())
