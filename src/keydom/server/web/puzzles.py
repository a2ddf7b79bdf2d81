"""Puzzles for people: all of a game, one at a table, and what an answer is worth."""

from __future__ import annotations

from typing import Literal

from litestar import Controller, MediaType, get, post
from litestar.response import Response

from keydom.core.game import Line
from keydom.games import get_game
from keydom.server.access.requester import Requester
from keydom.server.bots.pool import LONG
from keydom.server.errors import NotPossibleNow
from keydom.server.show.wire import NewTable
from keydom.server.table.entries import PuzzleEntry
from keydom.server.table.puzzle_progress import PuzzleProgress, PuzzleVerdict, verdict
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import Id, SeatAction, make_scripted_table, open_to_act
from keydom.server.web.pages import ENV, page
from keydom.server.words import PageWords
from keydom.study.puzzles.puzzle import Puzzle, packaged_puzzles
from keydom.study.words import StudyWords

HARDEST = 4  # the level that the hardest puzzles are told as


class RetryRequest(SeatAction):
    """Whether to begin a puzzle again or to be shown the answer."""

    what: Literal["again", "show"]


class PuzzleRoutes(Controller):
    """A puzzle is a table of its own kind: it begins from a position, and one plan is played there."""

    @get("/games/{name:str}/puzzles", include_in_schema=False)
    async def puzzles(self, name: str, requester: Requester) -> Response[str]:
        game = get_game(name)
        by_level: dict[int, list[Puzzle]] = {}
        for puzzle in packaged_puzzles(game).values():
            by_level.setdefault(min(puzzle.level, HARDEST), []).append(puzzle)
        words = PageWords(game, requester.language)
        return page("puzzles.html", words, requester, game=game, by_level=sorted(by_level.items()))

    @post("/api/games/{name:str}/puzzles/{puzzle:str}", summary="Begin a puzzle")
    async def begin(self, name: str, puzzle: str, tables: TableRegistry, requester: Requester) -> Response[NewTable]:
        game = get_game(name)
        found = PuzzleProgress.of(game, puzzle).puzzle
        seats, options = game.setting(found.start(game))
        entry = PuzzleEntry(found.seat, puzzle)
        return await make_scripted_table(game, options.values, seats, entry, tables, requester)

    @post("/api/tables/{id:str}/puzzle", status_code=200, summary="Begin a puzzle again, or be shown its answer")
    async def retry(self, id: Id, data: RetryRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.retry(tables.store, data.version, data.what == "show")
        return tables.changed(table)

    @get("/t/{id:str}/verdict", include_in_schema=False, media_type=MediaType.HTML)
    async def verdict(self, id: Id, tables: TableRegistry, requester: Requester) -> str:
        """What the answer at a table is worth, in points and words."""
        table = await tables.open(id)
        progress = table.puzzle_progress
        if progress is None or not progress.answered(table.match):
            raise NotPossibleNow("there is no answer to judge")
        steps = tuple(text for _, text in table.match.moves)
        with tables.tasks.allowed():
            found = await tables.tasks.ask(PuzzleVerdict, LONG, verdict, table.game.id, progress.puzzle.name, steps)
        words, page_words = StudyWords(table.game, requester.language, table.names), table.words(requester.language)
        lines = [
            (page_words.source(Line(source, 0)), words.figure(mine), words.figure(other))
            for source, mine, other in found.lines
        ]
        plan, rival = (
            " · ".join(words.do(table.game.parse(step)) for step in way)
            for way in (progress.puzzle.best.steps, progress.puzzle.wrong[0].steps)
        )
        facts = {"found": found, "progress": progress, "lines": lines, "plan": plan, "rival": rival}
        return ENV.get_template("verdict.html").render(**facts, words=words, say=page_words.say)
