"""Browsers at different servers of one PostgreSQL play one game, and go on when one of the servers is killed."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ..server.postgres import Postgres, missing
from .player import DESKTOP, OVER, Player, Window
from .serving import Process

SERVERS = 3
KILLED_AFTER = 4  # decisions


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    if (why := missing()) is not None:
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.close()


class Evening:
    """Three people, each at a server of their own."""

    def __init__(self, browser: Browser, database: str) -> None:
        self.database = database
        self.servers: list[Process] = []
        self.players: list[Player] = []
        for number in range(SERVERS):
            self.servers.append(Process(database))
            self.players.append(Player(Window(browser, self.servers[number].address, DESKTOP), number))
        self.last = self.players[0]  # who decided last

    def sit_down(self) -> None:
        first, *others = self.players
        links = first.sit("pebbles", *("link" for _ in others))
        for other, link in zip(others, links, strict=True):
            other.come(other.address + link.removeprefix(first.address))

    def kill(self, number: int) -> None:
        """And let another one take its place, at the same address."""
        port = self.servers[number].port
        self.servers[number].kill()
        self.servers[number] = Process(self.database, port)

    def decide(self) -> bool:
        """Whoever is asked decides; says whether anybody was. The server of the last decision knows who that is."""
        mover = self.last.mover
        if mover < 0:
            return False
        self.last = self.players[mover]
        if self.last.wait():
            self.last.decide()
        return True

    def close(self) -> None:
        for player in self.players:
            player.window.close()
        for server in self.servers:
            server.end()


@pytest.fixture
def evening(browser: Browser, postgres: Postgres) -> Iterator[Evening]:
    evening = Evening(browser, postgres.url)
    try:
        yield evening
    finally:
        evening.close()


@pytest.mark.soak
def test_three_browsers_at_three_servers_play_to_the_end_though_one_server_is_killed(evening: Evening) -> None:
    evening.sit_down()
    for _ in range(KILLED_AFTER):
        evening.decide()
    evening.kill(1)
    while evening.decide():
        pass
    for player in evening.players:
        player.page.locator(OVER).first.wait_for()
    results = {player.page.locator(OVER).first.inner_text() for player in evening.players}
    assert len(results) == 1
