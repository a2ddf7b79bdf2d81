"""The pages: lobby, table, gallery and rules. What changes at a table is fetched in parts."""

from __future__ import annotations

from typing import Annotated, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Controller, MediaType, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect, Response

from keydom.core.errors import KeydomError
from keydom.core.game import OVER, Game
from keydom.games import game as registered
from keydom.games import games
from keydom.server.api import Id, about, look_at
from keydom.server.errors import NotYours
from keydom.server.live import Live
from keydom.server.readers import LANGUAGE, YEAR, Reader
from keydom.server.regions import changed, regions, sources
from keydom.server.speech import Speech, speech
from keydom.server.tables import Tables
from keydom.server.thinking import LEVELS
from keydom.server.tokens import hashed
from keydom.words import LANGUAGES

ENV = Environment(
    loader=PackageLoader("keydom.server"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENV.globals["sources"] = sources
ENV.globals["OVER"] = OVER
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "fr": "Français", "es": "Español"}
TUTORIAL = "pebbles"  # not worth an evening


def page(template: str, words: Speech, reader: Reader | None = None, status: int = 200, **facts: Any) -> Response[str]:
    html = ENV.get_template(template).render(
        words=words, say=words.say, language=words.language, languages=LANGUAGE_NAMES, **facts
    )
    cookies = reader.cookies() if reader else []
    return Response(html, media_type=MediaType.HTML, status_code=status, cookies=cookies)


class Pages(Controller):
    """HTML for people; nothing here is part of the interface for programs."""

    include_in_schema = False

    @get("/")
    async def lobby(self, tables: Tables, reader: Reader) -> Response[str]:
        words = speech(None, reader.language)
        mine = [] if reader.fresh else await self._mine(tables, reader)
        offers = [Offer(game, reader.language) for game in games().values()]
        offers.sort(key=lambda offer: offer.game.id == TUTORIAL)
        return page("lobby.html", words, reader, offers=offers, mine=mine, levels=list(LEVELS))

    async def _mine(self, tables: Tables, reader: Reader) -> list[dict[str, Any]]:
        found = []
        for id in await tables.store.tables_of(reader.holder):
            try:
                live = await tables.open(id)
            except KeydomError:  # a table of other rules: it is kept, and cannot be shown
                continue
            seats = await reader.seats(id)
            facts = about(live, tables, seats)
            facts["my_turn"] = live.mover in seats
            facts["name"] = speech(live.game, reader.language).say("game-name")
            found.append(facts)
        return found

    @get("/next")
    async def next(self, tables: Tables, reader: Reader) -> Redirect:
        """The table that has been waiting for this browser longest."""
        waiting = [table for table in await self._mine(tables, reader) if table["my_turn"]]
        waiting.sort(key=lambda table: float(table["since"]))
        return Redirect(f"/t/{waiting[0]['id']}" if waiting else "/")

    @get("/t/{id:str}/join/{token:str}")
    async def join(self, id: Id, token: str, tables: Tables, reader: Reader) -> Redirect:
        """A seat's secret link: from now on this browser may act for it."""
        seat = await tables.store.seat_of(hashed(token))
        if seat is None or seat[0] != id:
            raise NotYours("this link is for no seat of this table")
        await tables.store.claim(id, seat[1], reader.holder)
        return Redirect(f"/t/{id}", cookies=reader.cookies())

    @get("/t/{id:str}")
    async def table(
        self,
        id: Id,
        tables: Tables,
        reader: Reader,
        seat: Annotated[int | None, Parameter(query="as")] = None,
        ply: int | None = None,
    ) -> Response[str]:
        live = await tables.open(id)
        mine = await reader.seats(id)
        shown = seat if seat is not None else self._seat(live, mine)
        async with live.lock:
            look = await look_at(live, reader, shown, ply)
            parts = regions(ENV, look, tables, await tables.store.said(id), mine)
            facts = about(live, tables, mine)
        row = await tables.store.table(id)
        return page(
            "table.html", look.words, reader, look=look, live=live, parts=parts, table=facts, seat=shown, ply=ply,
            rematch=row.rematch,
        )  # fmt: skip

    @staticmethod
    def _seat(live: Live, mine: list[int]) -> int | None:
        """Which of a browser's seats to look through: the one to move, or else the first."""
        if not mine:
            return None
        return live.mover if live.mover in mine else mine[0]

    @get("/t/{id:str}/now")
    async def now(
        self,
        id: Id,
        tables: Tables,
        reader: Reader,
        seat: Annotated[int | None, Parameter(query="as")] = None,
        ply: int | None = None,
        have: str = "",
    ) -> dict[str, Any]:
        """How the table stands for a seat: the parts of the page that the browser lacks, and what may be done."""
        live = await tables.open(id)
        mine = await reader.seats(id)
        said = await tables.store.said(id)
        async with live.lock:
            look = await look_at(live, reader, seat, ply)
            parts, prints = changed(regions(ENV, look, tables, said, mine), have)
            undoable = seat is not None and look.now and live.match.undoable(seat)
            return {
                **about(live, tables, mine),
                "seat": seat,
                "shown": look.match.ply,
                "now": look.now,
                "prompt": look.prompt(),
                "choices": look.choices(),
                "undoable": undoable,
                "redoable": seat is not None and look.now and live.redoable(seat),
                "regions": parts,
                "prints": prints,
            }

    @get("/help/{name:str}")
    async def help(self, name: str, ref: str, reader: Reader) -> dict[str, str]:
        """What a thing is called and does."""
        words = speech(registered(name), reader.language)
        try:
            explained = words.help(ref)
        except KeydomError:
            explained = ""
        return {"ref": ref, "name": words.name(ref), "help": explained}

    @get("/games/{name:str}/gallery")
    async def gallery(self, name: str, reader: Reader) -> Response[str]:
        game = registered(name)
        words = speech(game, reader.language)
        return page("gallery.html", words, reader, game=game, picture=game.gallery(words))

    @get("/games/{name:str}/rules")
    async def rules(self, name: str, reader: Reader) -> Response[str]:
        game = registered(name)
        words = speech(game, reader.language)
        return page("rules.html", words, reader, game=game)

    @post("/language/{language:str}", status_code=204)
    async def switch(self, language: str) -> Response[None]:
        chosen = language if language in LANGUAGES else LANGUAGES[0]
        cookie = Cookie(LANGUAGE, value=chosen, max_age=YEAR, samesite="lax", path="/")
        return Response(None, status_code=204, cookies=[cookie])

    @staticmethod
    def error_page(message: str, detail: str, status: int, language: str) -> Response[str]:
        return page("error.html", speech(None, language), status=status, message=message, detail=detail)


class Offer:
    """A game as the lobby offers it."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words = speech(game, language)
        self.seats = list(game.seats)
        self.options = [
            (choice.name, [(value, self._value(choice.name, value)) for value in choice.values])
            for choice in game.choices
        ]

    def _value(self, name: str, value: str) -> str:
        return self.words.say(f"option-{name}-{value}")
