"""School: the lessons of a game, begun or taken up again, and the way from one pause to the next."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.response import Response

from keydom.core.errors import KeydomError
from keydom.games import get_game
from keydom.server.access.reader import Requester
from keydom.server.runner import Runner
from keydom.server.show.rules_pictures import rules_picture, summary
from keydom.server.show.wire import NewTable
from keydom.server.table.entries import LessonEntry
from keydom.server.table.lesson_progress import LessonProgress
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import Id, SeatAction, make_scripted_table, open_to_act
from keydom.server.web.pages import page, picture_response
from keydom.server.words import PageWords
from keydom.words.lessons import lessons


class LessonRoutes(Controller):
    """A lesson is a table of its own kind: one seat the learner's, all else as its record says."""

    @get("/games/{name:str}/learn", include_in_schema=False)
    async def learn(self, name: str, tables: TableRegistry, reader: Requester) -> Response[str]:
        game = get_game(name)
        running = {} if reader.fresh else await _running(game.id, tables, reader)
        offered = [
            {
                "name": lesson.name,
                "title": lesson.text(reader.language, lesson.name),
                "about": lesson.text(reader.language, f"{lesson.name}.about"),
                "minutes": max(1, round(lesson.minutes(reader.language))),
                "count": len(lesson.pauses),
                "running": running.get(lesson.name),
            }
            for lesson in lessons(game).values()
        ]
        seats = min(3, game.seats[-1])
        words = PageWords(game, reader.language)
        return page("learn.html", words, reader, game=game, lessons=offered, seats=seats)

    @get("/games/{name:str}/rules/summary", include_in_schema=False)
    async def summary(self, name: str, reader: Requester, runner: Runner) -> Response[str]:
        """The rules in short, to print."""
        game = get_game(name)
        sections = await runner.run(summary, game, reader.language)
        return page("summary.html", PageWords(game, reader.language), reader, game=game, sections=sections)

    @get("/games/{name:str}/rules/{section:str}/{number:int}", include_in_schema=False)
    async def scene(self, name: str, section: str, number: int, reader: Requester, runner: Runner) -> Response[str]:
        """A picture of a section of the rules."""
        drawn = await runner.run(rules_picture, get_game(name), section, number, reader.language)
        return picture_response(drawn)

    @post("/api/games/{name:str}/lessons/{lesson:str}", summary="Begin a lesson")
    async def begin(self, name: str, lesson: str, tables: TableRegistry, reader: Requester) -> Response[NewTable]:
        game = get_game(name)
        found = LessonProgress.of(game, lesson).lesson
        entry = LessonEntry(found.seat, lesson)
        return await make_scripted_table(game, found.record.options, found.record.seats, entry, tables, reader)

    @post("/api/tables/{id:str}/lesson", status_code=200, summary="Leave a pause of a lesson that only tells")
    async def onward(self, id: Id, data: SeatAction, tables: TableRegistry, reader: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, reader)
        await table.next_pause(tables.store, data.version)
        return tables.changed(table)


async def _running(game: str, tables: TableRegistry, reader: Requester) -> dict[str, dict[str, Any]]:
    """The lessons that this browser has begun and not ended, the last of each."""
    found: dict[str, dict[str, Any]] = {}
    for id in await tables.store.tables_of(reader.holder, taught=game):
        try:
            table = await tables.open(id)
        except KeydomError:  # a lesson that has been written anew: it is begun again
            continue
        progress = table.lesson_progress
        if progress is not None and not progress.last:
            found.setdefault(progress.lesson.name, {"id": id, "place": progress.place + 1})
    return found
