"""Positions as text: taken from a finished game, looked at while they are edited, and played on from as a new table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.response import Response
from msgspec import Meta, Struct

from keydom.core.errors import BadPosition, KeydomError
from keydom.core.game import NATURE, Game
from keydom.core.match import Match
from keydom.core.position import POSITION, entries, head_of
from keydom.games import game as registered
from keydom.server.analysing import finished_table
from keydom.server.api import Id, SeatWish, guests_of, links
from keydom.server.errors import NotNow
from keydom.server.pages import page
from keydom.server.readers import Reader
from keydom.server.speech import speech
from keydom.server.studies import SHORT
from keydom.server.tables import Tables, begun

LONGEST = 100_000  # characters: the longest position has a tenth of them

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST, description="A position, as `Game.text` writes it")]


class PositionText(Struct, forbid_unknown_fields=True):
    text: Text


class PositionWish(Struct, forbid_unknown_fields=True):
    """A table that begins with a position, and who is to sit there."""

    text: Text
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]


def laid(text: str) -> Match[Any, Any]:
    """The match that begins with a position's text; BadPosition says in one line what does not add up."""
    found = entries(text, POSITION)
    said = next((entry.text() for entry in found if entry.name == "game"), "")
    if not said:
        raise BadPosition("it does not say of which game it is")
    game: Game[Any, Any] = registered(said)
    head = head_of(found, game.id, game.rules_version, game.catalogue.digest())
    return Match(game, head.seats, game.options(head.options), position=text)


class Laid(Struct):
    """What a text says a game begins with, or what is wrong with it."""

    wrong: str = ""
    game: str = ""
    seats: int = 0
    options: dict[str, str] = {}
    text: str = ""
    over: bool = False


def _laid(text: str) -> Laid:
    try:
        match = laid(text)
    except KeydomError as error:
        return Laid(wrong=str(error))
    options = dict(match.options.values)
    return Laid("", match.game.id, match.seats, options, match.record().position(), match.over)


class Positions(Controller):
    """Positions for programs."""

    @get("/api/tables/{id:str}/position", summary="A moment of a finished game as text")
    async def text(self, id: Id, tables: Tables, reader: Reader, ply: int | None = None) -> dict[str, str]:
        live = await finished_table(id, tables)
        if ply is not None and ply not in range(live.match.ply + 1):
            raise NotNow(f"the game has {live.match.ply} moves")
        match = await live.replayed(live.match.ply if ply is None else ply)
        return {"text": match.game.text(match.state)}

    @post("/api/positions/look", status_code=200, summary="Check a position, and see it")
    async def look(self, data: PositionText, reader: Reader, tables: Tables) -> dict[str, Any]:
        with tables.studies.allowed():
            return await tables.studies.ask(dict[str, Any], SHORT, _seen, data.text, reader.language)

    @post("/api/positions", status_code=201, summary="Make a table that begins with a position")
    async def begin(self, data: PositionWish, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        with tables.studies.allowed():
            found = await tables.studies.ask(Laid, SHORT, _laid, data.text)
        if found.wrong:
            raise BadPosition(found.wrong)
        if found.over:
            raise NotNow("nothing is to be decided there: the game is over")
        if len(data.seats) != found.seats:
            raise NotNow(f"it is a position of {found.seats} seats")
        guests, mine = guests_of(data.seats)
        game, lines = registered(found.game), begun(found.text)
        made = await tables.create(game, found.options, guests, reader.holder, mine, moves=lines)
        return Response(links(*made), status_code=201, cookies=reader.cookies())


def _seen(text: str, language: str) -> dict[str, Any]:
    """How a position looks to whoever is to move; or what is wrong with it, which is an answer too."""
    try:
        match = laid(text)
    except KeydomError as error:
        return {"wrong": str(error)}
    words = speech(match.game, language)
    viewer = match.mover if match.mover > NATURE else None
    names = [words.name(f"seat:{seat}") for seat in range(match.seats)]
    picture = match.game.draw(match.view(viewer), words)
    return {"game": match.game.id, "seats": names, "mover": match.mover, "over": match.over, "picture": picture}


class PositionPages(Controller):
    """The editor of positions."""

    include_in_schema = False

    @get("/position")
    async def edit(self, reader: Reader) -> Response[str]:
        return page("position.html", speech(None, reader.language), reader)
