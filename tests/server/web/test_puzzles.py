"""A puzzle at a table: one turn is played, judged, tried again or shown, and none of it is one's games."""

from __future__ import annotations

import html
from datetime import date, timedelta
from typing import Any

import httpx
import pytest

import keydom
from keydom.games import games
from keydom.server.show.daily import daily_puzzle, next_puzzle
from keydom.study.puzzles.puzzle import packaged_puzzles

from ..hosting import Server
from ..inline import InlineServer

GAME = "keythedral"
PUZZLE = min(
    packaged_puzzles(keydom.get_game(GAME)).values(),
    key=lambda one: sum(len(plan.steps) for plan in (*one.right, *one.wrong)),
)


class Solver:
    """A browser before a puzzle."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.browser = server.browser(**{"accept-language": language})
        self.browser.get("/")
        made = self.browser.post(f"/api/games/{GAME}/puzzles/{PUZZLE.name}", json={})
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.browser.get(f"/api/tables/{self.id}").json()
        return found

    @property
    def panel(self) -> str:
        return html.unescape(self.browser.get(f"/t/{self.id}/now?as={PUZZLE.seat}").json()["regions"]["lesson"])

    @property
    def verdict(self) -> str:
        return html.unescape(self.browser.get(f"/t/{self.id}/verdict").text)

    def post(self, path: str, **more: object) -> httpx.Response:
        body = {"seat": PUZZLE.seat, "version": self.table["version"], **more}
        return self.browser.post(f"/api/tables/{self.id}/{path}", json=body)

    def answer(self, steps: tuple[str, ...]) -> None:
        answer = self.post("moves", actions=list(steps))
        assert answer.status_code == 200, answer.text

    def legal(self) -> list[Any]:
        found: list[Any] = self.browser.get(f"/api/tables/{self.id}/legal?seat={PUZZLE.seat}").json()["legal"]
        return found


def test_a_puzzle_begins_from_its_position(server: Server) -> None:
    assert {one["text"] for one in Solver(server).legal()} >= {PUZZLE.best.steps[0], PUZZLE.wrong[0].steps[0]}


def test_of_a_pass_that_ends_a_season_it_is_not_told_all_that_follows(server: Server) -> None:
    browser = server.browser()
    browser.get("/")
    one = next(one for one in packaged_puzzles(keydom.get_game("keyflower")).values() if one.name == "732e1172")
    id = browser.post(f"/api/games/keyflower/puzzles/{one.name}", json={}).json()["id"]
    assert browser.get(f"/t/{id}/now?as={one.seat}").json()["brings"] == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Find the best turn"),
        ("nl", "Vind de beste beurt"),
        ("fr", "Trouvez le meilleur tour"),
        ("es", "Encuentra el mejor turno"),
    ],
)
def test_a_puzzle_is_asked_in_the_readers_language(server: Server, language: str, words: str) -> None:
    assert words in Solver(server, language).panel


def test_the_best_plan_is_right(server: Server) -> None:
    solver = Solver(server)
    solver.answer(PUZZLE.best.steps)
    assert 'data-right="yes"' in solver.verdict


def test_a_wrong_plan_is_wrong(server: Server) -> None:
    solver = Solver(server)
    solver.answer(PUZZLE.wrong[0].steps)
    assert 'data-right="no"' in solver.verdict


def test_a_wrong_plan_is_not_answered_with_the_right_one(server: Server) -> None:
    solver = Solver(server)
    solver.answer(PUZZLE.wrong[0].steps)
    assert "The best turn" not in solver.verdict


def test_a_puzzle_is_tried_again_from_its_position(server: Server) -> None:
    solver = Solver(server)
    before = solver.legal()
    solver.answer(PUZZLE.wrong[0].steps)
    solver.post("puzzle", what="again")
    assert solver.legal() == before


def test_whoever_gives_up_is_shown_the_best_plan(server: Server) -> None:
    solver = Solver(server)
    solver.post("puzzle", what="show")
    assert "The best turn" in solver.verdict


def test_rivals_in_a_puzzle_are_called_so(server: Server) -> None:
    solver = Solver(server)
    players = solver.browser.get(f"/t/{solver.id}/now?as={PUZZLE.seat}").json()["regions"]["players"]
    assert ("rival in the puzzle" in players, "bot" in players) == (True, False)


def test_before_an_answer_there_is_no_verdict(server: Server) -> None:
    solver = Solver(server)
    assert solver.browser.get(f"/t/{solver.id}/verdict").status_code == 422


def test_a_puzzle_gives_no_hints(server: Server) -> None:
    solver = Solver(server)
    assert solver.browser.get(f"/api/tables/{solver.id}/hints?seat={PUZZLE.seat}").status_code >= 400


def test_a_puzzle_is_none_of_ones_tables(server: Server) -> None:
    solver = Solver(server)
    assert solver.id not in solver.browser.get("/").text


def test_there_is_no_puzzle_of_another_name(server: Server) -> None:
    browser = server.browser()
    browser.get("/")
    assert browser.post(f"/api/games/{GAME}/puzzles/none", json={}).status_code == 422


def test_the_puzzle_of_a_day_is_the_same_all_day() -> None:
    assert daily_puzzle(date(2026, 11, 16)) == daily_puzzle(date(2026, 11, 16))


def test_every_puzzle_has_its_day() -> None:
    names = {name for game in games().values() for name in packaged_puzzles(game)}
    days = [date(2026, 1, 1) + timedelta(days=day) for day in range(4 * len(names) + 4)]
    assert {found.puzzle.name for day in days if (found := daily_puzzle(day))} == names


def test_after_the_last_puzzle_comes_the_first() -> None:
    game = keydom.get_game(GAME)
    names = list(packaged_puzzles(game))
    assert next_puzzle(game, names[-1]) == names[0]


def test_the_lobby_offers_the_puzzle_of_the_day(server: Server) -> None:
    assert "Puzzle of the day" in server.browser().get("/").text


def test_the_page_of_puzzles_has_them_all(server: Server) -> None:
    page = server.browser().get(f"/games/{GAME}/puzzles").text
    assert page.count("data-begin=") == len(packaged_puzzles(keydom.get_game(GAME)))


def test_a_puzzle_is_begun_though_another_server_opens_its_table_at_once(server: InlineServer) -> None:
    tables = server.application.state.tables
    create = tables.store.create

    async def create_and_open(id: str, *facts: Any, **more: Any) -> None:
        await create(id, *facts, **more)
        await tables.open(id)  # as a server does that takes up the move of a bot

    tables.store.create = create_and_open
    try:
        assert Solver(server).table["ply"] == 0
    finally:
        del tables.store.create
