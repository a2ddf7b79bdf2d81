"""Nobody waits for another's long answer: long work is done in slices, and others have their turn in between."""

from __future__ import annotations

import asyncio
from asyncio import SelectorEventLoop
from pathlib import Path
from typing import Any

import httpx
import pytest

from keydom.core.record import Record
from keydom.server.words import PageWords

from .hosting import GUARD_HEADER, Server, client_of
from .inline import InlineServer, Loop, begin

RECORD = Record.load(Path(__file__).parents[1] / "records/keythedral/five-with-an-open-design.key")
PLIES = len(RECORD.moves)
SIDE_LINE = f"| {RECORD.moves[599][0]} {RECORD.moves[599][1]}"
MOST = 25  # lines that are told between two passes of the loop: the whole log has a thousand


class Work:
    """How many lines of a log are told from one pass of the event loop to the next, and how often it passes."""

    def __init__(self) -> None:
        self.passes = 0
        self.longest = 0
        self._said = 0  # since the last pass

    def say(self) -> None:
        self._said += 1
        self.longest = max(self.longest, self._said)

    def go_on(self) -> None:
        self._said = 0
        self.passes += 1


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    """Slices are as short as they can be: no clock decides how long a stretch of work is."""
    found = Work()
    once, told = SelectorEventLoop._run_once, PageWords.event  # type: ignore[attr-defined]

    def passed(self: Loop) -> None:
        found.go_on()
        once(self)

    def said(self: PageWords, *args: Any) -> str:
        found.say()
        return told(self, *args)

    monkeypatch.setattr(Loop, "_run_once", passed, raising=False)
    monkeypatch.setattr(PageWords, "event", said)
    monkeypatch.setattr("keydom.server.time_slices.SLICE", 0.0)
    return found


@pytest.fixture
def browser(server: Server) -> httpx.Client:
    found = client_of(server.address, **GUARD_HEADER)
    found.get("/")
    return found


def brought(browser: httpx.Client, moves: int = PLIES) -> str:
    """The table of a long game, or of the beginning of it."""
    record = Record.parse(str(RECORD))
    record.moves = RECORD.moves[:moves]
    record.results = RECORD.results if moves == PLIES else []
    made = browser.post("/api/records", json={"text": str(record)})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def version(browser: httpx.Client, id: str) -> int:
    return int(browser.get(f"/api/tables/{id}").json()["version"])


@pytest.mark.parametrize("moves", [PLIES, PLIES - 20], ids=["finished", "running"])
@pytest.mark.parametrize(
    "path", ["/t/{id}", "/t/{id}/now?log=all", "/t/{id}/now?log=all&ply=600", "/api/tables/{id}/view"]
)
def test_a_long_log_is_told_in_slices(browser: httpx.Client, work: Work, path: str, moves: int) -> None:
    path = path.format(id=brought(browser, moves))
    work.longest = 0
    browser.get(path).raise_for_status()
    assert work.longest <= MOST


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/t/{id}/now?ply=600", None),
        ("/api/tables/{id}/position?ply=600", None),
        ("/api/tables/{id}/notes", {"ply": 600, "text": SIDE_LINE}),
    ],
    ids=["look", "position", "side line"],
)
def test_a_long_game_is_replayed_in_slices(
    browser: httpx.Client, work: Work, path: str, body: dict[str, Any] | None
) -> None:
    id = brought(browser)
    path = path.format(id=id)
    if body is not None:
        body = {**body, "version": version(browser, id)}
    work.passes = 0
    answer = browser.get(path) if body is None else browser.post(path, json=body)
    answer.raise_for_status()
    assert work.passes >= 599


def test_many_side_lines_are_checked_by_one_replay(browser: httpx.Client, work: Work) -> None:
    id = brought(browser)
    body = {"version": version(browser, id), "ply": 600, "text": "\n\n".join([SIDE_LINE] * 20)}
    work.passes = 0
    browser.post(f"/api/tables/{id}/notes", json=body).raise_for_status()
    assert 599 <= work.passes < 2 * 599


@pytest.mark.usefixtures("work")
def test_a_short_answer_does_not_wait_for_a_long_one(server: InlineServer, browser: httpx.Client) -> None:
    id = brought(browser)
    long = [begin(browser.build_request("GET", f"/t/{id}/now?log=all")) for _ in range(4)]
    browser.get("/api/games").raise_for_status()
    answered = [one.done for one in long]
    server.loop.drive(asyncio.wait([asyncio.ensure_future(one.end(), loop=server.loop) for one in long]))
    assert answered == [False] * 4


def test_a_line_of_the_log_is_put_into_words_once(browser: httpx.Client, work: Work, monkeypatch: Any) -> None:
    id = brought(browser)
    first = browser.get(f"/t/{id}/now?log=all&have=").json()["regions"]["log"]
    work.longest = 0
    again = browser.get(f"/t/{id}/now?log=all&have=").json()["regions"]["log"]
    assert (work.longest, again) == (0, first)


def test_a_long_answer_is_packed_in_pieces(browser: httpx.Client, work: Work) -> None:
    id = brought(browser)
    path = f"/t/{id}/now?log=all"
    plain = browser.get(path, headers={"accept-encoding": "identity"})
    work.passes = 0
    browser.get(path, headers={"accept-encoding": "identity"})
    unpacked, work.passes = work.passes, 0
    packed = browser.get(path, headers={"accept-encoding": "gzip"})
    assert packed.json() == plain.json()
    assert work.passes > unpacked
