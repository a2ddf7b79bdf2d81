"""A real Chromium and a real server for the tests in this folder; without a Chromium they are skipped and say so."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .player import DESKTOP, PATIENCE, Player, Seat, Windows
from .scenes import finished, midway
from .serving import ARGS, DATABASE, NAMES, chromium, serving

FAILED = pytest.StashKey[bool]()


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
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a server of our own keeps its tables in."""
    return tmp_path_factory.mktemp("server") / DATABASE


@pytest.fixture(scope="package")
def address(database: Path) -> Iterator[str]:
    """Where that server answers."""
    with serving(database.parent) as where:
        yield where


@pytest.fixture(scope="package")
def windows(browser: Browser, address: str) -> Iterator[Windows]:
    windows = Windows(browser, address)
    yield windows
    windows.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def player(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Seat]:
    """Makes players; at the end none of their pages may have complained."""
    players: list[Player] = []

    def sit(size: dict[str, object] | None = None, seed: int = 1) -> Player:
        players.append(Player(windows.take(size or DESKTOP), seed))
        return players[-1]

    yield sit
    faults = [fault for one in players for fault in one.faults]
    for one in players:
        if one.altered or request.node.stash[FAILED]:
            one.window.close()
        else:
            windows.give_back(one.window)
    assert faults == []


@pytest.fixture(scope="package")
def opened(windows: Windows) -> Iterator[dict[str, Player]]:
    """The pages that several tests look at."""
    players: dict[str, Player] = {}
    yield players
    for one in players.values():
        one.window.close()


@pytest.fixture
def seen(windows: Windows, opened: dict[str, Player]) -> Iterator[Seat]:
    """A table in the middle of a game, where the first seat is to move, for tests that only look at it.

    It is opened once for each game and size, so whoever presses anything makes a page of their own.
    """
    yield from _looking(windows, opened, "midway", lambda me, game: me.midway(midway(game)))


@pytest.fixture
def ended(windows: Windows, opened: dict[str, Player]) -> Iterator[Seat]:
    """As `seen`, but at the end of a game."""

    def come(me: Player, game: str) -> None:
        me.bring(finished(game))
        size = me.window.size["viewport"]  # the first page may have been composed for a desk
        kind = "upright" if size["width"] < 700 else "lying" if size["height"] < 500 else "desk"
        me.page.locator(f'#table[data-kind="{kind}"] .result').wait_for()

    yield from _looking(windows, opened, "end", come)


def _looking(
    windows: Windows, opened: dict[str, Player], where: str, come: Callable[[Player, str], None]
) -> Iterator[Seat]:
    looked_at: list[Player] = []

    def look(game: str, size: dict[str, object] = DESKTOP) -> Player:
        key = json.dumps([where, game, size], sort_keys=True)
        if key not in opened:
            me = Player(windows.take(size))
            come(me, game)
            opened[key] = me
        looked_at.append(opened[key])
        return opened[key]

    yield look
    for one in looked_at:
        one.page.emulate_media(color_scheme="light")
    assert [fault for one in looked_at for fault in one.faults] == []
