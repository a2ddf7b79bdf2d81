"""Browsers at different servers of one PostgreSQL play one game, and go on when one of the servers is killed."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ..server.hosting import until
from ..server.postgres import Postgres, missing
from .player import ASKED, DESKTOP, OVER, Player
from .serving import Process

SERVERS = 3
KILLED_AFTER = 4  # decisions
RESULT = f"{OVER}:has(.course)"  # the curves of the game are fetched once the result stands


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
        self.decided = 0
        for number in range(SERVERS):
            self.servers.append(Process(database))
            self.players.append(Player(browser, self.servers[number].address, DESKTOP, number))

    def sit_down(self) -> None:
        first, *others = self.players
        links = first.sit("pebbles", *("link" for _ in others))
        for other, link in zip(others, links, strict=True):
            other.open(link.removeprefix(first.address))
            other.arrive()

    def kill(self, number: int) -> None:
        """And let another one take its place, at the same address."""
        port = self.servers[number].port
        self.servers[number].kill()
        self.servers[number] = Process(self.database, port)

    def decide(self) -> bool:
        """Whoever is asked decides; says whether anybody was."""
        for player in self.players:
            if player.page.locator(ASKED).count():
                player.decide()
                self.decided += 1
                return True
            player.page.wait_for_timeout(20)
        return False

    @property
    def over(self) -> bool:
        return all(player.page.locator(RESULT).count() for player in self.players)

    def close(self) -> None:
        for player in self.players:
            player.close()
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
    while evening.decided < KILLED_AFTER:
        until(evening.decide)
    evening.kill(1)
    until_over(evening)
    results = {player.page.locator(RESULT).first.inner_text() for player in evening.players}
    assert len(results) == 1


def until_over(evening: Evening) -> None:
    while not evening.over:
        until(lambda: evening.decide() or evening.over)
