"""The analysis of a finished game: asked for, followed and read, as a page and by programs."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.response import Response

from keydom.core.cache import Cache
from keydom.server.access.requester import Requester
from keydom.server.errors import NotOver
from keydom.server.show.wire import AnalysisStatus
from keydom.server.table.table import GameTable
from keydom.server.table_registry import TableRegistry
from keydom.server.web.api import Id
from keydom.server.web.pages import page
from keydom.study.analysis.analysis import UNFINISHED, Analysis, plan_analysis
from keydom.study.analysis.page import body, style
from keydom.study.analysis.steps import AnalysisStep
from keydom.study.words import StudyWords

CACHE_SIZE = 16  # pages that were read last: each is some hundred kB of pictures

_pages: Cache[tuple[str, str, tuple[tuple[int, str], ...]], str] = Cache(CACHE_SIZE)


async def finished_table(id: str, tables: TableRegistry) -> GameTable:
    table = await tables.open(id)
    if not table.over:
        raise NotOver(UNFINISHED)
    return table


async def analysis_status(id: str, tables: TableRegistry) -> AnalysisStatus:
    """How far an analysis is, and what was found."""
    job = tables.analyses.progress(id)
    if job is not None:
        return AnalysisStatus("failed" if job.failed else "running", len(job.done), len(job.firsts), job.failed)
    report = await tables.analyses.stored_report(id)
    return AnalysisStatus("done" if report else "none", report=report)


class AnalysisRoutes(Controller):
    """The analysis of a table, for programs and as a page."""

    @get("/api/tables/{id:str}/analysis", summary="What was found of a finished game, or how far its analysis is")
    async def told(self, id: Id, tables: TableRegistry, requester: Requester) -> AnalysisStatus:
        await finished_table(id, tables)
        return await analysis_status(id, tables)

    @post("/api/tables/{id:str}/analysis", status_code=202, summary="Have a finished game analysed")
    async def begin(self, id: Id, tables: TableRegistry, requester: Requester) -> AnalysisStatus:
        table = await finished_table(id, tables)
        if await tables.analyses.stored_report(id) is None:
            await tables.analyses.begin(table)
        return await analysis_status(id, tables)

    @get("/t/{id:str}/analysis", include_in_schema=False)
    async def analysis(self, id: Id, tables: TableRegistry, requester: Requester) -> Response[str]:
        table = await finished_table(id, tables)
        facts = await analysis_status(id, tables)
        report = facts.report
        inside = "" if report is None else await tables.runner.run(_read, table, report, requester.language)
        words = table.words(requester.language)
        return page("analysis.html", words, requester, table=table, facts=facts, inside=inside, style=style())


def _read(table: GameTable, report: dict[str, Any], language: str) -> str:
    """What a report says in a language, with its pictures; the last few are kept."""
    key = (table.id, language, tuple(table.names.items()))
    inside = _pages.get(key)
    if inside is None:
        record = table.match.record()
        plan = plan_analysis(record, report["depth"], report["seed"])
        words = StudyWords(table.game, language, table.names)
        analysis = Analysis(plan, map(AnalysisStep.of, report["steps"]))
        inside = _pages[key] = body(analysis, words, f"/t/{table.id}?ply=")
    return inside
