"""The pages of the rules: all of them, a summary to print, and their pictures."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get
from litestar.response import Response

from keydom.games import get_game
from keydom.server.access.requester import Requester
from keydom.server.runner import Runner
from keydom.server.show.game_cards import game_card
from keydom.server.show.rules_pictures import rules_picture, summary
from keydom.server.web.pages import page, picture_response
from keydom.server.words import PageWords
from keydom.words.rules import contents, rules, section_of_kind


class RulesRoutes(Controller):
    """The rules of a game, for people."""

    path = "/games/{name:str}/rules"
    include_in_schema = False

    @get("/")
    async def rules(self, name: str, requester: Requester, runner: Runner) -> Response[str]:
        game = get_game(name)
        offer = await runner.run(game_card, game, requester.language)
        sections = await runner.run(rules, game, requester.language)
        kinds = {kind: section_of_kind(game, kind) for kind in game.catalogue.components}
        explained = {kind: section for section in sections for kind, id in kinds.items() if id == section.id}
        facts: dict[str, Any] = {"game": game, "offer": offer, "sections": sections, "explained": explained}
        facts["scenes"] = contents(game.home).scenes
        return page("rules.html", PageWords(game, requester.language), requester, **facts)

    @get("/summary")
    async def summary(self, name: str, requester: Requester, runner: Runner) -> Response[str]:
        """The rules in short, to print."""
        game = get_game(name)
        sections = await runner.run(summary, game, requester.language)
        return page("summary.html", PageWords(game, requester.language), requester, game=game, sections=sections)

    @get("/{section:str}/{number:int}")
    async def scene(self, name: str, section: str, number: int, requester: Requester, runner: Runner) -> Response[str]:
        """A picture of a section of the rules."""
        drawn = await runner.run(rules_picture, get_game(name), section, number, requester.language)
        return picture_response(drawn)
