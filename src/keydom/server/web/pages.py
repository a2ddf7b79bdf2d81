"""The pages: lobby, table, gallery and rules. What changes at a table is fetched in parts."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Any, Literal

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Controller, MediaType, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect, Response
from msgspec import json
from msgspec.structs import asdict

from keydom import __version__
from keydom.bots import levels
from keydom.core.cache import Cache
from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.scene import WindowSize
from keydom.drawing.chart import CURVES, Curves
from keydom.games import games, get_game
from keydom.server.access.requester import LANGUAGE, Requester, cookies_of
from keydom.server.bots.pool import LONG
from keydom.server.durations import DAY, HOUR, MINUTE, YEAR
from keydom.server.errors import NoPixels, NotPossibleNow
from keydom.server.runner import Runner
from keydom.server.show.advice import is_advisable
from keydom.server.show.badges import SIGNS, badge, paint, seat_style
from keydom.server.show.daily import daily_puzzle, next_puzzle, today
from keydom.server.show.ending import is_over
from keydom.server.show.game_cards import GameCard, cover_picture, gallery, game_card
from keydom.server.show.gestures import find_carries, find_gestures
from keydom.server.show.landscape import place_picture, whole_landscape
from keydom.server.show.my_tables import MyTables, my_tables
from keydom.server.show.page_parts import changed, page_parts
from keydom.server.show.payments import find_payment
from keydom.server.show.permissions import open_table_view
from keydom.server.show.rules_pictures import in_gallery, portrait
from keydom.server.show.scene_parts import scene_facts
from keydom.server.show.score_curves import score_curves
from keydom.server.show.seat_status import renewable, seat_status
from keydom.server.show.share import NAME, picture_of_end, pixels
from keydom.server.show.sounds import sounds
from keydom.server.show.table_facts import table_facts
from keydom.server.show.table_view import TableView
from keydom.server.show.window_size import COOKIE, window_of
from keydom.server.show.wire import GestureGroup, TableStatus
from keydom.server.store.tokens import hashed
from keydom.server.table.results import final_places
from keydom.server.table.table import GameTable
from keydom.server.table_registry import TableRegistry
from keydom.server.time_slices import Slices
from keydom.server.web.api import STAND_IN, Id
from keydom.server.web.icons import icon
from keydom.server.web.script_preloads import module_addresses
from keydom.server.words import PageWords
from keydom.words import LANGUAGES, message_of
from keydom.words.rules import section_of_kind

PictureKey = tuple[str, int, str, tuple[tuple[int, str], ...]]  # table, version, language, names

ENV = Environment(
    loader=PackageLoader("keydom.server.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
ENV.policies["json.dumps_function"] = lambda facts, **_: json.encode(facts).decode()  # it knows what is sent
ENV.globals.update(icon=icon, modules=module_addresses)
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "fr": "Français", "es": "Español"}
MOST_STEPS = 60  # that are asked about at once
PUBLIC_CACHE, PRIVATE_CACHE = f"public, max-age={DAY}", f"private, max-age={DAY}"
UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
Light = Literal["day", "night"]
TURN_LIMITS = (10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY)  # what the form for a new table offers


def level_name(words: PageWords, level: str) -> str:
    """What a table calls a bot's level."""
    return words.say(f"level-{level}") if words.has(f"level-{level}") else level


def duration(words: PageWords, seconds: int) -> str:
    """A time in the largest unit that measures it."""
    unit, size = next((name, size) for name, size in UNITS if seconds % size == 0)
    return words.say(f"duration-{unit}", {"count": seconds // size})


ENV.globals.update(SIGNS=SIGNS, WIDE=CURVES[0], HIGH=CURVES[1], levels=levels, level_name=level_name)


def offered(language: str) -> list[GameCard]:
    """The games that people come for, as every page's menu lists them."""
    return [game_card(game, language) for game in games().values() if not game.for_developers]


def has_place(game: Game[Any, Any]) -> bool:
    return type(game).place is not Game.place


ENV.globals.update(offered=offered, has_place=has_place, version=__version__)
ENV.globals.update(duration=duration, turn_limits=TURN_LIMITS, stand_in=STAND_IN, following=next_puzzle)
ENV.globals.update(badge=badge, paint=paint, seat_style=seat_style)


def page(
    template: str, words: PageWords, requester: Requester | None = None, status: int = 200, **facts: Any
) -> Response[str]:
    html = ENV.get_template(template).render(
        words=words, say=words.say, language=words.language, languages=LANGUAGE_NAMES, **facts
    )
    cookies = requester.cookies() if requester else []
    return Response(html, media_type=MediaType.HTML, status_code=status, cookies=cookies)


def picture_response(svg: str) -> Response[str]:
    """A drawing in the reader's language, which a browser may keep for a day."""
    headers = {"cache-control": PUBLIC_CACHE, "vary": "cookie, accept-language"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


class PageRoutes(Controller):
    """HTML for people; nothing here is part of the interface for programs."""

    include_in_schema = False

    @get("/")
    async def lobby(self, tables: TableRegistry, requester: Requester) -> Response[str]:
        words = PageWords(None, requester.language)
        own = MyTables([], []) if requester.fresh else await my_tables(tables, requester)
        offers = [game_card(game, requester.language) for game in games().values()]
        return page(
            "lobby.html", words, requester, offers=offers, own=own, daily=daily_puzzle(today()), titled=PageWords
        )

    @get("/next")
    async def next(self, tables: TableRegistry, requester: Requester) -> Redirect:
        """The table that has been waiting for this browser longest."""
        waiting = [table for table in (await my_tables(tables, requester)).rows if table.my_turn]
        waiting.sort(key=lambda table: table.since)
        return Redirect(f"/t/{waiting[0].id}" if waiting else "/")

    @get("/t/{id:str}/join/{token:str}")
    async def join(self, id: Id, token: str, tables: TableRegistry, requester: Requester) -> Response[str] | Redirect:
        """A seat's link: a page that says where it leads. Nothing is taken before somebody sits down there."""
        table = await tables.open(id)
        invited, words = await tables.store.invitation(hashed(token)), table.words(requester.language)
        facts: dict[str, Any] = {"table": table, "token": token, "seat": None, "open": []}
        if invited is None or invited[0] != id:
            return page("join.html", words, requester, status=403, **facts)
        if invited[1] in await requester.seats(id):
            return Redirect(f"/t/{id}")
        facts |= {"seat": invited[1], "open": (await tables.store.seat_holding(id)).of(invited[1])}
        return page("join.html", words, requester, **facts)

    @get("/t/{id:str}")
    async def table(
        self,
        id: Id,
        tables: TableRegistry,
        requester: Requester,
        seat: Annotated[int | None, Parameter(query="as")] = None,
        ply: int | None = None,
        window: str = "",
    ) -> Response[str]:
        table = await tables.open(id)
        mine = await requester.seats(id)
        shown = seat if seat is not None else self._seat(table, mine)
        chat, holding = await tables.store.chat(id), await tables.store.seat_holding(id)
        async with open_table_view(id, requester, tables, shown, ply, window=_window(requester, window)) as view:
            table = view.table
            people = seat_status(table, holding, requester)
            parts = await table.slices.run(page_parts(ENV, view, tables, chat, mine, people))
            facts = await table.slices.run(table_status(view, tables, mine))
        _, facts.prints = changed(parts, "")
        return page(
            "table.html", view.words, requester, table=table, parts=parts, facts=facts, seat=shown, ply=ply,
            mine=mine, definitions=table.game.definitions(),
        )  # fmt: skip

    @staticmethod
    def _seat(table: GameTable, mine: list[int]) -> int | None:
        """Which of a browser's seats to look through; friends at one screen begin behind the curtain."""
        if not mine:
            return None
        if table.over or len(mine) == 1:
            return mine[0]
        return None

    @get("/t/{id:str}/now")
    async def now(
        self,
        id: Id,
        tables: TableRegistry,
        requester: Requester,
        seat: Annotated[int | None, Parameter(query="as")] = None,
        ply: int | None = None,
        have: str = "",
        log: str = "",
        draft: str = "",
        window: str = "",
    ) -> TableStatus:
        """How the table stands for a seat: the parts of the page that the browser lacks, and what may be done."""
        mine = await requester.seats(id)
        chat, holding = await tables.store.chat(id), await tables.store.seat_holding(id)
        async with open_table_view(id, requester, tables, seat, ply, draft, _window(requester, window)) as view:
            table = view.table
            people = seat_status(table, holding, requester)
            made = await table.slices.run(page_parts(ENV, view, tables, chat, mine, people, log == "all"))
            facts = await table.slices.run(table_status(view, tables, mine))
            facts.regions, facts.prints = changed(made, have)
            return facts

    @get("/t/{id:str}/seats", media_type=MediaType.HTML)
    async def seats(self, id: Id, tables: TableRegistry, requester: Requester) -> str:
        """Who sits where and who has come; one's own name and link, and for a maker the links that got lost."""
        table, mine = await tables.open(id), await requester.seats(id)
        words = table.words(requester.language)
        holding = await tables.store.seat_holding(id)
        spare = renewable(table, holding, requester.holder)
        facts: dict[str, Any] = {"table": table, "words": words, "say": words.say, "mine": mine, "spare": spare}
        facts |= {"holding": holding, "me": requester.holder}
        return ENV.get_template("seats.html").render(**facts)

    @get("/t/{id:str}/gestures")
    async def gestures(
        self,
        id: Id,
        tables: TableRegistry,
        requester: Requester,
        seat: Annotated[int, Parameter(query="as")],
        step: Annotated[list[str], Parameter(max_items=MOST_STEPS)],
        draft: str = "",
    ) -> list[GestureGroup]:
        """What these steps lead to, each with all that belongs to it."""
        async with open_table_view(id, requester, tables, seat, None, draft) as view:
            return await view.table.slices.run(find_gestures(view, step))

    @get("/t/{id:str}/score-curves", media_type=MediaType.HTML)
    async def score_curves(self, id: Id, tables: TableRegistry, requester: Requester, runner: Runner) -> str:
        """How the scores grew, when the game is over."""
        table = await tables.open(id)
        if not table.over:
            raise NotPossibleNow("scores hold secrets until the game is over")
        key = (id, table.version)
        curves = _curves.get(key)
        if curves is None:
            curves = _curves[key] = await runner.run(score_curves, table.game, table.match.record())
        words = table.words(requester.language)
        return ENV.get_template("score_curves.html").render(
            curves=curves, game=table.game, plies=table.match.ply, words=words, say=words.say
        )

    @get("/t/{id:str}/share.svg")
    async def share(self, id: Id, tables: TableRegistry, requester: Requester, runner: Runner) -> Response[str]:
        """How a finished game ended, as a picture to show around."""
        _, drawn = await self._shared(id, tables, requester, runner)
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": PRIVATE_CACHE})

    @get("/t/{id:str}/share.png")
    async def share_pixels(
        self, id: Id, tables: TableRegistry, requester: Requester, runner: Runner
    ) -> Response[bytes]:
        """The same as a PNG, where the server has what makes one: elsewhere, as all would have to wait for it."""
        key, drawn = await self._shared(id, tables, requester, runner)
        made = _pixels.get(key)
        if made is None:
            if find_spec("resvg_py") is None:
                raise NoPixels("a PNG needs the package resvg-py, which this server has not")
            with tables.tasks.allowed():
                made = _pixels[key] = await tables.tasks.ask(bytes, LONG, pixels, drawn)
        name = f'inline; filename="{NAME.format(id)}.png"'
        return Response(
            made, media_type="image/png", headers={"cache-control": PRIVATE_CACHE, "content-disposition": name}
        )

    @staticmethod
    async def _shared(id: str, tables: TableRegistry, requester: Requester, runner: Runner) -> tuple[PictureKey, str]:
        table = await tables.open(id)
        await table.slices.wait_turn()
        if not table.over:
            raise NotPossibleNow("what is shared tells scores, and they hold secrets until the game is over")
        key = (id, table.version, requester.language, tuple(table.names.items()))
        drawn = _shared.get(key)
        if drawn is None:
            match, words = table.match, table.words(requester.language)
            asked = (match.view(None), match.scores(), final_places(table))
            drawn = _shared[key] = await runner.run(picture_of_end, table.game, words, *asked)
        return key, drawn

    @get("/help/{name:str}")
    async def help(self, name: str, ref: str, requester: Requester) -> dict[str, Any]:
        """What a thing is called and does."""
        game = get_game(name)
        words = PageWords(game, requester.language)
        try:
            explained = words.help(ref)
        except KeydomError:
            explained = ""
        anchor = message_of(game, ref)
        kind, _, id = ref.partition(":")
        section = section_of_kind(game, anchor.removesuffix(f"-{id}")) or section_of_kind(game, kind)
        more = f"rules-{section}" if section else anchor
        drawn = in_gallery(game, ref) != ""
        return {
            "ref": ref,
            "name": words.name(ref),
            "help": explained,
            "anchor": anchor,
            "more": more,
            "drawn": drawn,
        }

    @get("/help/{name:str}/picture")
    async def portrait(
        self, name: str, ref: str, requester: Requester, tables: TableRegistry, runner: Runner
    ) -> Response[str]:
        """A thing with all its sides, large."""
        game = get_game(name)
        key = (game.id, in_gallery(game, ref), requester.language)
        if not key[1]:
            raise NotPossibleNow(f"{name} has no picture of {ref!r}")
        drawn = _portraits.get(key)
        if drawn is None:
            with tables.tasks.allowed():
                drawn = _portraits[key] = await runner.run(portrait, game, key[1], requester.language)
        return picture_response(drawn)

    @get("/games/{name:str}/gallery")
    async def gallery(self, name: str, requester: Requester, runner: Runner) -> Response[str]:
        game = get_game(name)
        drawn = await runner.run(gallery, game, requester.language)
        return page("gallery.html", PageWords(game, requester.language), requester, game=game, picture=drawn)

    @get("/games/{name:str}/picture.svg")
    async def picture(self, name: str, requester: Requester, runner: Runner) -> Response[str]:
        """A table in the middle of a game, for the lobby."""
        drawn = await runner.run(cover_picture, get_game(name), requester.language)
        return picture_response(drawn)

    @get("/games/{name:str}/place.svg")
    async def place(self, name: str, runner: Runner, light: Light = "day", wide: bool = False) -> Response[str]:
        """A game's place in the landscape, for a small window."""
        drawn = await runner.run(place_picture, get_game(name), light, wide)
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": PUBLIC_CACHE})

    @get("/landscape.svg")
    async def landscape(self, runner: Runner, light: Light = "day") -> Response[str]:
        """The landscape of all games."""
        drawn = await runner.run(whole_landscape, light)
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": PUBLIC_CACHE})

    @get("/t/{id:str}/picture.svg")
    async def position_picture(
        self, id: Id, tables: TableRegistry, requester: Requester, runner: Runner
    ) -> Response[str]:
        """How a table stands, as everybody may see it, for a list of tables; the address changes with its version."""
        table = await tables.open(id)
        words = table.words(requester.language)
        await table.slices.wait_turn()
        drawn = await runner.run(table.game.cover, words, table.match.view(None))
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": PRIVATE_CACHE})

    @get("/preferences")
    async def preferences(self, requester: Requester) -> Response[str]:
        """What a reader prefers; the browser keeps it, and the page alone knows."""
        return page("preferences.html", PageWords(None, requester.language), requester)

    @post("/language/{language:str}", status_code=204)
    async def switch(self, language: str, requester: Requester) -> Response[None]:
        chosen = language if language in LANGUAGES else LANGUAGES[0]
        cookie = Cookie(LANGUAGE, value=chosen, max_age=YEAR, samesite="lax", path="/")
        return Response(None, status_code=204, cookies=[cookie, *requester.cookies()])

    @staticmethod
    def error_page(message: str, detail: str, status: int, language: str, headers: dict[str, str]) -> Response[str]:
        answer = page("error.html", PageWords(None, language), status=status, message=message, detail=detail)
        if retry := headers.get("retry-after"):
            headers = {**headers, "refresh": retry}  # a browser asks again by itself
        answer.headers.update(headers)
        return answer


def _window(requester: Requester, asked: str) -> WindowSize:
    """The window that a page is laid out for."""
    request = requester.request
    return window_of(asked, cookies_of(request).get(COOKIE, ""), request.headers.get("user-agent", ""))


def table_status(view: TableView, tables: TableRegistry, mine: list[int]) -> Slices[TableStatus]:
    """What a browser is told besides the parts of its page: whose turn it is and what may be done."""
    table, seat = view.table, view.seat
    choices = yield from view.choices()
    refs = {ref for action in choices for ref in action.refs}
    moment = table.game.moment(view.game_view(), view.words)
    yield
    outcomes = view.outcomes()
    yield
    picked = yield from find_payment(view)
    carried = yield from find_carries(view)
    return TableStatus(
        **asdict(table_facts(table, tables, mine, view.words)),
        seat=seat,
        scene=scene_facts(view.scene(), seat is not None and not is_over(view)),
        sounds=sounds(view),
        shown=view.match.ply if view.draft is None else table.match.ply,
        draft=view.draft.steps if view.draft else [],
        turn=view.turn(),
        then=view.consequences(),
        closed=view.closed,
        doubtful=view.doubtful(),
        stepwise=table.lesson_progress is not None,  # a lesson answers every step
        now=view.now,
        moment=moment,
        aside=view.aside(),
        about=view.about(),
        choices=choices,
        brings=outcomes,
        payment=picked,
        ways=carried,
        advisable=is_advisable(view, mine),
        names={ref: view.words.name(ref) for ref in sorted(refs)},
        undoable=seat in mine and view.now and seat is not None and table.undoable(seat),
        redoable=seat in mine and view.now and seat is not None and table.redoable(seat),
    )


CACHE_SIZE = 64
_portraits: Cache[tuple[str, str, str], str] = Cache(4 * CACHE_SIZE)  # by game, thing and language
_curves: Cache[tuple[str, int], Curves] = Cache(CACHE_SIZE)  # of the finished games that were looked at last
_shared: Cache[PictureKey, str] = Cache(CACHE_SIZE // 4)  # of those, the pictures; some 200 kB each
_pixels: Cache[PictureKey, bytes] = Cache(CACHE_SIZE // 4)
