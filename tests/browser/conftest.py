"""A real Chromium and a real server for the tests in this folder; without a Chromium they are skipped and say so."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .player import DESKTOP, PATIENCE, Player, Seat
from .scenes import finished, midway
from .serving import ARGS, NAMES, chromium, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        message = f"no Chromium: none of {', '.join(NAMES)} is installed"
        pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=found, args=ARGS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own answers."""
    with serving(tmp_path_factory.mktemp("server")) as where:
        yield where


@pytest.fixture
def player(browser: Browser, address: str) -> Iterator[Seat]:
    """Makes players; at the end none of their pages may have complained."""
    players: list[Player] = []

    def sit(size: dict[str, object] | None = None, seed: int = 1) -> Player:
        players.append(Player(browser, address, size or DESKTOP, seed))
        return players[-1]

    yield sit
    for one in players:
        one.close()
    assert [fault for one in players for fault in one.faults] == []


@pytest.fixture(scope="package")
def opened(browser: Browser, address: str) -> Iterator[dict[str, Player]]:
    """The pages that several tests look at."""
    players: dict[str, Player] = {}
    yield players
    for one in players.values():
        one.close()


@pytest.fixture
def seen(browser: Browser, address: str, opened: dict[str, Player]) -> Iterator[Seat]:
    """A table in the middle of a game, where the first seat is to move, for tests that only look at it.

    It is opened once for each game and size, so whoever presses anything makes a page of their own.
    """
    yield from _looking(browser, address, opened, "midway", lambda me, game: me.midway(midway(game)))


@pytest.fixture
def ended(browser: Browser, address: str, opened: dict[str, Player]) -> Iterator[Seat]:
    """As `seen`, but at the end of a game, with its curves."""

    def come(me: Player, game: str) -> None:
        me.bring(finished(game))
        me.page.locator(".course svg").wait_for()

    yield from _looking(browser, address, opened, "end", come)


def _looking(
    browser: Browser, address: str, opened: dict[str, Player], where: str, come: Callable[[Player, str], None]
) -> Iterator[Seat]:
    looked_at: list[Player] = []

    def look(game: str, size: dict[str, object] = DESKTOP) -> Player:
        key = json.dumps([where, game, size], sort_keys=True)
        if key not in opened:
            me = Player(browser, address, size)
            come(me, game)
            opened[key] = me
        looked_at.append(opened[key])
        return opened[key]

    yield look
    for one in looked_at:
        one.page.emulate_media(color_scheme="light")
    assert [fault for one in looked_at for fault in one.faults] == []
