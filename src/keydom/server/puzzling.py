"""Puzzles for people: all of a game, one at a table, and what an answer is worth."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, MediaType, get, post
from litestar.response import Response
from msgspec import Struct

from keydom.core.game import Line
from keydom.games import game as registered
from keydom.server.api import Id, Seat, Version, acting
from keydom.server.attempt import PUZZLE, Attempt, Verdict, verdict
from keydom.server.errors import NotNow
from keydom.server.pages import ENV, page
from keydom.server.readers import Reader
from keydom.server.schema import SCRIPT
from keydom.server.speech import speech
from keydom.server.studies import LONG
from keydom.server.tables import Guest, Tables
from keydom.study.puzzle import Puzzle, shipped
from keydom.study.speech import Speech

HARDEST = 4  # the level that the hardest puzzles are told as


class Retry(Struct, forbid_unknown_fields=True):
    """The solver's seat, the version that he saw, and whether to begin again or to be shown the answer."""

    seat: Seat
    version: Version
    what: Literal["again", "show"]


class Puzzling(Controller):
    """A puzzle is a table of its own kind: it begins from a position, and one plan is played there."""

    @get("/games/{name:str}/puzzles", include_in_schema=False)
    async def puzzles(self, name: str, reader: Reader) -> Response[str]:
        game = registered(name)
        by_level: dict[int, list[Puzzle]] = {}
        for puzzle in shipped(game).values():
            by_level.setdefault(min(puzzle.level, HARDEST), []).append(puzzle)
        words = speech(game, reader.language)
        return page("puzzles.html", words, reader, game=game, by_level=sorted(by_level.items()))

    @post("/api/games/{name:str}/puzzles/{puzzle:str}", summary="Begin a puzzle")
    async def begin(self, name: str, puzzle: str, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        game = registered(name)
        found = Attempt.of(game, puzzle).puzzle
        seats, options = game.setting(found.start(game))
        guests = [Guest("") if seat == found.seat else Guest("", SCRIPT) for seat in range(seats)]
        lines = [(found.seat, f"{PUZZLE} {puzzle}")]
        live, _ = await tables.create(game, options.values, guests, reader.holder, [found.seat], moves=lines)
        return Response({"id": live.id, "watch": f"/t/{live.id}"}, status_code=201, cookies=reader.cookies())

    @post("/api/tables/{id:str}/puzzle", status_code=200, summary="Begin a puzzle again, or be shown its answer")
    async def retry(self, id: Id, data: Retry, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.retry(tables.store, data.version, data.what == "show")
        tables.changed(live)
        return {"version": live.version}

    @get("/t/{id:str}/verdict", include_in_schema=False, media_type=MediaType.HTML)
    async def verdict(self, id: Id, tables: Tables, reader: Reader) -> str:
        """What the answer at a table is worth, in points and words."""
        live = await tables.open(id)
        attempt = live.attempt
        if attempt is None or not attempt.answered(live.match):
            raise NotNow("there is no answer to judge")
        steps = tuple(text for _, text in live.match.moves)
        with tables.studies.allowed():
            found = await tables.studies.ask(Verdict, LONG, verdict, live.game.id, attempt.puzzle.name, steps)
        words, told = Speech(live.game, reader.language, live.names), live.words(reader.language)
        lines = [
            (told.source(Line(source, 0)), words.figure(mine), words.figure(other))
            for source, mine, other in found.lines
        ]
        plan, rival = (
            " · ".join(words.do(live.game.parse(step)) for step in way)
            for way in (attempt.puzzle.best.steps, attempt.puzzle.wrong[0].steps)
        )
        facts = {"found": found, "attempt": attempt, "lines": lines, "plan": plan, "rival": rival}
        return ENV.get_template("verdict.html").render(**facts, words=words, say=told.say)
