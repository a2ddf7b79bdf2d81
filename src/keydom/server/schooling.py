"""School: the lessons of a game, begun or taken up again, and the way from one pause to the next."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.response import Response
from msgspec import Struct

from keydom.core.errors import KeydomError
from keydom.games import game as registered
from keydom.server.api import Id, Seat, Version, acting
from keydom.server.course import LESSON, Course
from keydom.server.pages import DAY, page
from keydom.server.readers import Reader
from keydom.server.runner import Runner
from keydom.server.scenes import rules_scene, summary
from keydom.server.schema import SCRIPT
from keydom.server.speech import speech
from keydom.server.tables import Guest, Tables
from keydom.words.lessons import lessons


class Onward(Struct, forbid_unknown_fields=True):
    """The learner's seat and the version that he saw."""

    seat: Seat
    version: Version


class School(Controller):
    """A lesson is a table of its own kind: one seat the learner's, all else as its record says."""

    @get("/games/{name:str}/learn", include_in_schema=False)
    async def learn(self, name: str, tables: Tables, reader: Reader) -> Response[str]:
        game = registered(name)
        running = {} if reader.fresh else await _running(game.id, tables, reader)
        offered = [
            {
                "name": lesson.name,
                "title": lesson.said(reader.language, lesson.name),
                "about": lesson.said(reader.language, f"{lesson.name}.about"),
                "minutes": max(1, round(lesson.minutes(reader.language))),
                "count": len(lesson.pauses),
                "running": running.get(lesson.name),
            }
            for lesson in lessons(game).values()
        ]
        seats = min(3, game.seats[-1])
        words = speech(game, reader.language)
        return page("learn.html", words, reader, game=game, lessons=offered, seats=seats)

    @get("/games/{name:str}/rules/summary", include_in_schema=False)
    async def summary(self, name: str, reader: Reader, runner: Runner) -> Response[str]:
        """The rules in short, to print."""
        game = registered(name)
        sections = await runner.run(summary, game, reader.language)
        return page("summary.html", speech(game, reader.language), reader, game=game, sections=sections)

    @get("/games/{name:str}/rules/{section:str}/{number:int}", include_in_schema=False)
    async def scene(self, name: str, section: str, number: int, reader: Reader, runner: Runner) -> Response[str]:
        """A picture of a section of the rules."""
        drawn = await runner.run(rules_scene, registered(name), section, number, reader.language)
        headers = {"cache-control": DAY, "vary": "cookie, accept-language"}
        return Response(drawn, media_type="image/svg+xml", headers=headers)

    @post("/api/games/{name:str}/lessons/{lesson:str}", summary="Begin a lesson")
    async def begin(self, name: str, lesson: str, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        game = registered(name)
        found = Course.of(game, lesson).lesson
        rivals = [Guest("", SCRIPT)] * found.record.seats
        guests = [Guest("") if seat == found.seat else rival for seat, rival in enumerate(rivals)]
        lines = [(found.seat, f"{LESSON} {lesson}")]
        live, _ = await tables.create(game, found.record.options, guests, reader.holder, [found.seat], moves=lines)
        return Response({"id": live.id, "watch": f"/t/{live.id}"}, status_code=201, cookies=reader.cookies())

    @post("/api/tables/{id:str}/lesson", status_code=200, summary="Leave a pause of a lesson that only tells")
    async def onward(self, id: Id, data: Onward, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.turn(tables.store, data.version)
        tables.changed(live)
        return {"version": live.version}


async def _running(game: str, tables: Tables, reader: Reader) -> dict[str, dict[str, Any]]:
    """The lessons that this browser has begun and not ended, the last of each."""
    found: dict[str, dict[str, Any]] = {}
    for id in await tables.store.tables_of(reader.holder, taught=game):
        try:
            live = await tables.open(id)
        except KeydomError:  # a lesson that has been written anew: it is begun again
            continue
        course = live.course
        if course is not None and not course.last:
            found.setdefault(course.lesson.name, {"id": id, "place": course.place + 1})
    return found
