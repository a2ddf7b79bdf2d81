"""Lessons: the list of a game's lessons, beginning one, and going on from a pause."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.response import Response

from keydom.core.errors import KeydomError
from keydom.games import get_game
from keydom.server.access.requester import Requester
from keydom.server.show.wire import NewTable
from keydom.server.table.entries import LessonEntry
from keydom.server.table.lesson_progress import LessonProgress
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import Id, SeatAction, make_scripted_table, open_to_act
from keydom.server.web.pages import page
from keydom.server.words import PageWords
from keydom.words.lessons import lessons


class LessonRoutes(Controller):
    """A lesson is a table of its own kind: one seat the learner's, all else as its record says."""

    @get("/games/{name:str}/learn", include_in_schema=False)
    async def learn(self, name: str, tables: TableRegistry, requester: Requester) -> Response[str]:
        game = get_game(name)
        running = {} if requester.fresh else await _running(game.id, tables, requester)
        offered = [
            {
                "name": lesson.name,
                "title": lesson.text(requester.language, lesson.name),
                "about": lesson.text(requester.language, f"{lesson.name}.about"),
                "minutes": max(1, round(lesson.minutes(requester.language))),
                "count": len(lesson.pauses),
                "running": running.get(lesson.name),
            }
            for lesson in lessons(game).values()
        ]
        seats = min(3, game.seats[-1])
        words = PageWords(game, requester.language)
        return page("learn.html", words, requester, game=game, lessons=offered, seats=seats)

    @post("/api/games/{name:str}/lessons/{lesson:str}", summary="Begin a lesson")
    async def begin(self, name: str, lesson: str, tables: TableRegistry, requester: Requester) -> Response[NewTable]:
        game = get_game(name)
        found = LessonProgress.of(game, lesson).lesson
        entry = LessonEntry(found.seat, lesson)
        return await make_scripted_table(game, found.record.options, found.record.seats, entry, tables, requester)

    @post("/api/tables/{id:str}/lesson", status_code=200, summary="Leave a pause of a lesson that only tells")
    async def onward(self, id: Id, data: SeatAction, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.next_pause(tables.store, data.version)
        return tables.changed(table)


async def _running(game: str, tables: TableRegistry, requester: Requester) -> dict[str, dict[str, Any]]:
    """The lessons that this browser has begun and not ended, the last of each."""
    found: dict[str, dict[str, Any]] = {}
    for id in await tables.store.tables_of(requester.holder, taught=game):
        try:
            table = await tables.open(id)
        except KeydomError:  # a lesson that has been written anew: it is begun again
            continue
        progress = table.lesson_progress
        if progress is not None and not progress.last:
            found.setdefault(progress.lesson.name, {"id": id, "place": progress.place + 1})
    return found
