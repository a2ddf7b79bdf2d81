"""A real Chromium and a real server for the tests in this folder; without a Chromium they are skipped and say so."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .player import DESKTOP, PATIENCE, Player, Seat
from .serving import ARGS, NAMES, chromium, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
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
