"""Positions as text: read from a finished game, edited, and played on from as a new table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.response import Response
from msgspec import Meta, Struct

from keydom.core.errors import BadPosition, KeydomError
from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.core.position import MOST_TEXT, game_of
from keydom.games import get_game
from keydom.server.access.requester import Requester
from keydom.server.bots.pool import SHORT
from keydom.server.errors import NotPossibleNow
from keydom.server.show.wire import MadeTable
from keydom.server.table.entries import first_entries
from keydom.server.table_registry import TableRegistry
from keydom.server.web.analyses import finished_table
from keydom.server.web.api import Id, SeatChoices, seat_setups, table_links
from keydom.server.web.pages import page
from keydom.server.words import PageWords

Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT, description="A position, as `Game.text` writes it")]


class PositionText(Struct, forbid_unknown_fields=True):
    text: Text


class PositionRequest(Struct, forbid_unknown_fields=True):
    """A table that begins with a position, and who is to sit there."""

    text: Text
    seats: SeatChoices


def match_from(text: str) -> Match[Any, Any]:
    """The match that begins with a position's text; BadPosition says in one line what does not add up."""
    return Match.from_position(get_game(game_of(text)), text)


class ReadPosition(Struct):
    """What a text says a game begins with, or what is wrong with it."""

    wrong: str = ""
    game: str = ""
    seats: int = 0
    options: dict[str, str] = {}
    text: str = ""
    over: bool = False


def _checked_position(text: str) -> ReadPosition:
    try:
        match = match_from(text)
    except KeydomError as error:
        return ReadPosition(wrong=str(error))
    options = dict(match.options.values)
    return ReadPosition("", match.game.id, match.seats, options, match.record().position(), match.over)


class PositionRoutes(Controller):
    """Positions: their editor, and what it asks."""

    @get("/position", include_in_schema=False)
    async def edit(self, requester: Requester) -> Response[str]:
        return page("position.html", PageWords(None, requester.language), requester)

    @get("/api/tables/{id:str}/position", summary="A moment of a finished game as text")
    async def text(self, id: Id, tables: TableRegistry, requester: Requester, ply: int | None = None) -> dict[str, str]:
        table = await finished_table(id, tables)
        if ply is not None and ply not in range(table.match.ply + 1):
            raise NotPossibleNow(f"the game has {table.match.ply} moves")
        match = table.match if ply is None else await tables.replays.match(table, ply)
        return {"text": match.game.text(match.state)}

    @post("/api/positions/look", status_code=200, summary="Check a position, and see it")
    async def look(self, data: PositionText, requester: Requester, tables: TableRegistry) -> dict[str, Any]:
        with tables.tasks.allowed():
            return await tables.tasks.ask(dict[str, Any], SHORT, _drawn_position, data.text, requester.language)

    @post("/api/positions", status_code=201, summary="Make a table that begins with a position")
    async def begin(self, data: PositionRequest, tables: TableRegistry, requester: Requester) -> Response[MadeTable]:
        with tables.tasks.allowed():
            found = await tables.tasks.ask(ReadPosition, SHORT, _checked_position, data.text)
        if found.wrong:
            raise BadPosition(found.wrong)
        if found.over:
            raise NotPossibleNow("nothing is to be decided there: the game is over")
        if len(data.seats) != found.seats:
            raise NotPossibleNow(f"it is a position of {found.seats} seats")
        setups, mine = seat_setups(data.seats)
        game, first = get_game(found.game), first_entries(found.text, ())
        made = await tables.create(game, found.options, setups, requester.holder, mine, entries=first)
        return Response(table_links(*made), status_code=201, cookies=requester.cookies())


def _drawn_position(text: str, language: str) -> dict[str, Any]:
    """How a position looks to whoever is to move; or what is wrong with it, which is an answer too."""
    try:
        match = match_from(text)
    except KeydomError as error:
        return {"wrong": str(error)}
    words = PageWords(match.game, language)
    viewer = match.mover if match.mover > NATURE else None
    names = [words.name(f"seat:{seat}") for seat in range(match.seats)]
    picture = match.game.draw(match.view(viewer), words)
    return {"game": match.game.id, "seats": names, "mover": match.mover, "over": match.over, "picture": picture}
