"""Bots and hints take turns: nobody's long thoughts keep somebody else waiting."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.bots import analyses
from keydom.server.bots.pool import LONG, BotPool, BotWorker, Question, Task
from keydom.server.bots.queue import DELAYS, FairQueue, Priority
from keydom.study.analysis.analysis import analyse_part
from keydom.study.puzzles.puzzle import packaged_puzzles

from ..hosting import GUARD_HEADER, Party, Server, client_of, fetch, until
from ..inline import Host, begin, together

# The queue.


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(*waiting: tuple[Priority, str, str]) -> list[tuple[Priority, str, str]]:
    """In which order they get their turns that came in this one."""
    turns: FairQueue[tuple[Priority, str, str]] = FairQueue(Clock())
    for one in waiting:
        turns.put(*one, one)
    return [turns.take() for _ in waiting]


def move(visitor: str, table: str) -> tuple[Priority, str, str]:
    return Priority.MOVE, visitor, table


def test_a_visitor_who_has_asked_for_much_waits_for_who_has_asked_for_little() -> None:
    order = taken(*(move("much", f"t{number}") for number in range(30)), move("little", "t"))
    assert order.index(move("little", "t")) == 1


def test_the_tables_of_a_visitor_take_turns() -> None:
    order = taken(move("v", "a"), move("v", "a"), move("v", "a"), move("v", "b"))
    assert order[1] == move("v", "b")


def test_a_move_comes_before_a_hint_and_a_table_where_nobody_is_comes_last() -> None:
    order = taken((Priority.ALONE, "a", "t"), (Priority.HINT, "b", "t"), (Priority.MOVE, "c", "t"))
    assert [rank for rank, _, _ in order] == [Priority.MOVE, Priority.HINT, Priority.ALONE]


@pytest.mark.parametrize("rank", [Priority.HINT, Priority.ALONE])
def test_nobody_gives_way_for_ever(rank: Priority) -> None:
    clock = Clock()
    turns: FairQueue[str] = FairQueue(clock)
    turns.put(rank, "a", "t", "old")
    clock.now += DELAYS[rank] + 1
    turns.put(Priority.MOVE, "b", "t", "new")
    assert turns.take() == "old"


def test_of_many_old_things_of_one_visitor_only_the_first_comes_before_anothers_move() -> None:
    clock = Clock()
    turns: FairQueue[str] = FairQueue(clock)
    for number in range(4):
        turns.put(Priority.HINT, "a", "t", f"old {number}")
    clock.now += DELAYS[Priority.HINT] + 1
    first = turns.take()
    turns.put(Priority.MOVE, "b", "t", "new")
    assert (first, turns.take()) == ("old 0", "new")


def test_who_brings_one_thing_at_a_time_has_every_other_turn() -> None:
    turns: FairQueue[str] = FairQueue(Clock())
    for number in range(9):
        turns.put(Priority.STUDY, "much", f"t{number}", "much")
    order = []
    for _ in range(4):
        order.append(turns.take())
        turns.put(Priority.STUDY, "little", "t", "little")  # while the other is served
        order.append(turns.take())
    assert order == ["much", "little"] * 4


def test_all_get_their_turn_once() -> None:
    rng = Random(1)
    waiting = [(rng.choice(list(Priority)), f"v{rng.randrange(4)}", f"t{number}") for number in range(100)]
    assert sorted(taken(*waiting)) == sorted(waiting)


# The attacks. The answer of the easy bot must not come after those of the hard ones: no clock is looked at.

HARD = 6  # tables


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard bots take their time; others are thought about meanwhile."""
    answer = BotPool.answer

    async def late(self: BotPool, worker: BotWorker, question: Question | Task, seconds: float) -> str:
        if question.queue == LONG:
            await asyncio.sleep(seconds)
        return await answer(self, worker, question, seconds)

    monkeypatch.setattr(BotPool, "answer", late)


def lines_by(database: Path, tables: list[str]) -> int:
    """How many moves bots have made at these tables."""
    marks = ",".join("?" * len(tables))
    with closing(sqlite3.connect(database)) as db:
        found: int = db.execute(
            f"select count(*) from lines natural join seats where bot is not null and table_id in ({marks})", tables
        ).fetchone()[0]
    return found


def against(server: Server, level: str, address: str) -> Party:
    """A table of somebody at this address with a bot of this level, whose turn it is."""
    head = {**GUARD_HEADER, "x-forwarded-for": address}
    seats = [{"kind": "link"}, {"kind": "bot", "level": level}]
    wish: dict[str, Any] = {"game": "keyflower", "seats": seats, "as_seated": True}
    table = Party.__new__(Party)
    table.client = client_of(server.address, **head)
    made = table.client.post("/api/tables", json=wish).json()
    table.id, table.tokens = made["id"], {int(seat): token for seat, token in made["tokens"].items()}
    while table.get()["mover"] == 0:
        table.play()
    return table


@pytest.mark.usefixtures("slow")
def test_an_easy_bot_does_not_wait_for_the_hard_bots_of_another(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    hard = [against(server, "hard", "192.0.2.1") for _ in range(HARD)]
    easy = against(server, "easy", "192.0.2.2")
    until(lambda: fetch(server.address).is_success and lines_by(tmp_path / "k.db", [easy.id]) > 0)
    waiting = [table for table in hard if lines_by(tmp_path / "k.db", [table.id]) == 0]
    server.stop()
    assert waiting


def hints_of_a_finished_game(server: Server) -> list[httpx.Request]:
    """Questions for hints of the hard level, each about another moment."""
    study = Party(server, "pebbles")
    study.finish(Random(2))
    plies = [ply for ply, line in enumerate(study.get("/view")["lines"]) if line["mover"] >= 0][:HARD]
    return [study.client.build_request("GET", f"{study.path}/hint?ply={ply}&level=hard") for ply in plies]


@pytest.mark.usefixtures("slow")
def test_an_easy_bot_does_not_wait_for_hints_of_the_hard_level(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    easy = Party(server, "pebbles", 2, bots=1)
    easy.until_a_person_moves()
    hints = [begin(request) for request in hints_of_a_finished_game(server)]
    easy.play("keep")
    easy.until_a_person_moves()
    waiting = [hint for hint in hints if not hint.done]
    server.stop()
    assert waiting


@pytest.mark.usefixtures("slow")
def test_a_spectator_has_few_hints_thought_about_at_once(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", hints_at_once=2)
    answers = together(*hints_of_a_finished_game(server))
    server.stop()
    told = [(answer.status_code, int(answer.headers.get("retry-after", 0)) > 0) for answer in answers]
    assert told == [(200, False)] * 2 + [(429, True)] * (HARD - 2)


# Analyses.

MANY = 8  # games that one visitor has analysed
LINES = 3  # in a part


class Weighed:
    """In which order parts of analyses are made, as the tables that they are of; none is before it is opened."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.opened = asyncio.Event()

    def turns_until(self, table: str) -> int:
        """How many parts of other tables were made before the last one of this."""
        last = len(self.order) - self.order[::-1].index(table)
        return last - self.order.count(table)


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> Weighed:
    found = Weighed()
    answer = BotPool.answer

    async def noted(self: BotPool, worker: BotWorker, question: Question | Task, seconds: float) -> str:
        if isinstance(question, Task) and question.work is analyse_part:
            found.order.append(question.table.split()[0])
            await found.opened.wait()
        return await answer(self, worker, question, seconds)

    monkeypatch.setattr(BotPool, "answer", noted)
    monkeypatch.setattr("keydom.study.analysis.analysis.PART_PLIES", LINES)
    return found


def to_be_analysed(server: Server, address: str, seed: int) -> Party:
    """A finished game, of which somebody at this address has asked for the analysis."""
    table = Party(server, "pebbles", 2)
    table.finish(Random(seed))
    table.client.post(f"{table.path}/analysis", headers={"x-forwarded-for": address}).raise_for_status()
    return table


def test_analyses_of_one_visitor_do_not_come_before_those_of_another(
    host: Host, tmp_path: Path, weighed: Weighed
) -> None:
    server = host.server(tmp_path / "k.db")
    for seed in range(MANY):
        to_be_analysed(server, "192.0.2.1", seed)
    other = to_be_analysed(server, "192.0.2.2", MANY)
    weighed.opened.set()
    until(lambda: other.get("/analysis")["state"] == "done")
    server.stop()
    assert weighed.turns_until(other.id) <= weighed.order.count(other.id) + 1


def test_a_visitor_begins_only_so_many_analyses_in_an_hour(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ANALYSES_PER_HOUR", 2)
    server = host.server(tmp_path / "k.db")
    answers = []
    for seed in range(3):
        table = Party(server, "pebbles", 2)
        table.finish(Random(seed))
        answers.append(table.client.post(f"{table.path}/analysis").status_code)
    server.stop()
    assert answers == [202, 202, 429]


# Verdicts, the explorer and looks at positions.


def judged(server: Server) -> httpx.Request:
    puzzle = min(packaged_puzzles(get_game("keythedral")).values(), key=lambda one: len(one.best.steps))
    solver = server.browser()
    solver.get("/")
    id = solver.post(f"/api/games/keythedral/puzzles/{puzzle.name}", json={}).json()["id"]
    version = solver.get(f"/api/tables/{id}").json()["version"]
    move = {"seat": puzzle.seat, "version": version, "actions": list(puzzle.best.steps)}
    solver.post(f"/api/tables/{id}/moves", json=move).raise_for_status()
    return solver.build_request("GET", f"/t/{id}/verdict")


def explored(server: Server) -> httpx.Request:
    pytest.importorskip("duckdb")
    table = Party(server, "pebbles", 2)
    table.finish(Random(1))
    return table.client.build_request("GET", "/games/pebbles/explore?source=own")


def looked_at(server: Server) -> httpx.Request:
    text = get_game("pebbles").text(Match(get_game("pebbles"), 2, rng=1).state)
    return server.browser().build_request("POST", "/api/positions/look", json={"text": text})


def laid_down(server: Server) -> httpx.Request:
    text = get_game("pebbles").text(Match(get_game("pebbles"), 2, rng=1).state)
    wish = {"text": text, "seats": [{"kind": "mine"}, {"kind": "bot"}]}
    return server.browser().build_request("POST", "/api/positions", json=wish)


def brought(server: Server) -> httpx.Request:
    match = Match(get_game("pebbles"), 2, rng=1)
    later = Match(get_game("pebbles"), 2, position=get_game("pebbles").text(match.state))
    return server.browser().build_request("POST", "/api/records", json={"text": str(later.record())})


def shared(server: Server) -> httpx.Request:
    pytest.importorskip("resvg_py")
    table = Party(server, "pebbles")
    table.finish(Random(1))
    browser = server.browser()
    browser.get(f"/t/{table.id}/share.svg").raise_for_status()
    return browser.build_request("GET", f"/t/{table.id}/share.png")


STUDIES = [judged, explored, looked_at, laid_down, brought]


@pytest.mark.parametrize("study", [*STUDIES, shared])
def test_long_work_for_a_page_is_done_where_bots_think(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, study: Callable[[Server], httpx.Request]
) -> None:
    asked: list[Question | Task] = []
    answer = BotPool.answer

    async def noted(self: BotPool, worker: BotWorker, question: Question | Task, seconds: float) -> str:
        asked.append(question)
        return await answer(self, worker, question, seconds)

    monkeypatch.setattr(BotPool, "answer", noted)
    server = host.server(tmp_path / "k.db")
    request = study(server)
    asked.clear()
    (answered,) = together(request)
    server.stop()
    assert (answered.is_success, len(asked) > 0) == (True, True)


def test_pictures_in_pixels_are_of_that(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", background_tasks_per_minute=1)
    request = shared(server)
    answers = []
    for language in ("nl", "fr", "nl"):  # what was made once is given to everybody
        request.headers["accept-language"] = language
        answers.append(together(request)[0].status_code)
    server.stop()
    assert answers == [200, 429, 200]


@pytest.mark.parametrize("study", STUDIES)
def test_a_visitor_has_so_much_of_it_in_a_minute(
    host: Host, tmp_path: Path, study: Callable[[Server], httpx.Request]
) -> None:
    server = host.server(tmp_path / "k.db", background_tasks_per_minute=1)
    request = study(server)
    first, second = (together(request)[0] for _ in range(2))
    server.stop()
    assert (first.is_success, second.status_code) == (True, 429)


def test_another_visitor_has_his_own(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db", background_tasks_per_minute=1)
    request, other = looked_at(server), looked_at(server)
    other.headers["x-forwarded-for"] = "192.0.2.2"
    answers = [one.status_code for one in together(request, other)]
    server.stop()
    assert answers == [200, 200]
