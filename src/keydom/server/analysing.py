"""The analysis of a finished game: asked for, followed and read, as a page and by programs."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from litestar import Controller, get, post
from litestar.response import Response

from keydom.server.api import Id
from keydom.server.errors import NotOver
from keydom.server.live import Live
from keydom.server.pages import page
from keydom.server.readers import Reader
from keydom.server.tables import Tables
from keydom.study.analysis import UNFINISHED, Analysis, planned, steps_of
from keydom.study.page import body, style
from keydom.study.speech import Speech

KEPT = 16  # pages that were read last: each is some hundred kB of pictures

_pages: OrderedDict[tuple[str, str], str] = OrderedDict()


async def finished_table(id: str, tables: Tables) -> Live:
    live = await tables.open(id)
    if not live.over:
        raise NotOver(UNFINISHED)
    return live


async def standing(id: str, tables: Tables) -> dict[str, Any]:
    """How far an analysis is: whether it was asked for, how many parts of how many are done, and what was found."""
    job = tables.analysts.progress(id)
    if job is not None:
        state = "failed" if job.failed else "running"
        return {"state": state, "done": len(job.done), "total": len(job.firsts), "detail": job.failed, "report": None}
    report = await tables.analysts.kept(id)
    return {"state": "done" if report else "none", "done": 0, "total": 0, "detail": "", "report": report}


class Analysing(Controller):
    """The analysis for programs."""

    path = "/api/tables/{id:str}/analysis"

    @get("/", summary="What was found of a finished game, or how far its analysis is")
    async def told(self, id: Id, tables: Tables, reader: Reader) -> dict[str, Any]:
        await finished_table(id, tables)
        return await standing(id, tables)

    @post("/", status_code=202, summary="Have a finished game analysed")
    async def begin(self, id: Id, tables: Tables, reader: Reader) -> dict[str, Any]:
        live = await finished_table(id, tables)
        if await tables.analysts.kept(id) is None:
            await tables.analysts.begin(live)
        return await standing(id, tables)


class AnalysisPages(Controller):
    """The analysis for people."""

    include_in_schema = False

    @get("/t/{id:str}/analysis")
    async def analysis(self, id: Id, tables: Tables, reader: Reader) -> Response[str]:
        live = await finished_table(id, tables)
        facts = await standing(id, tables)
        report = facts.pop("report")
        inside = "" if report is None else await tables.runner.run(_read, live, report, reader.language)
        return page(
            "analysis.html", live.words(reader.language), reader, live=live, facts=facts, inside=inside, style=style()
        )


def _read(live: Live, report: dict[str, Any], language: str) -> str:
    """What a report says in a language, with its pictures; the last few are kept."""
    key = (live.id, language)
    if key not in _pages:
        record = live.match.record()
        plan = planned(record, report["depth"], report["seed"])
        words = Speech(live.game, language, live.names)
        _pages[key] = body(Analysis(plan, steps_of(report["steps"])), words, f"/t/{live.id}?ply=")
        while len(_pages) > KEPT:
            _pages.popitem(last=False)
    return _pages[key]
