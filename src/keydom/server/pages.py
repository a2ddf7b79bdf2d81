"""The pages: lobby, table, gallery and rules. What changes at a table is fetched in parts."""

from __future__ import annotations

from typing import Annotated, Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Controller, MediaType, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Redirect, Response
from msgspec import to_builtins

from keydom.bots import levels
from keydom.core.errors import KeydomError
from keydom.drawing.chart import CURVES, Curves
from keydom.games import game as registered
from keydom.games import games
from keydom.server.advice import refusal
from keydom.server.api import STAND_IN, Id
from keydom.server.badges import SIGNS, badge, paint
from keydom.server.curves import course
from keydom.server.daily import daily, following, today
from keydom.server.errors import NotNow
from keydom.server.handful import handful
from keydom.server.live import Live
from keydom.server.look import Look
from keydom.server.looking import looking
from keydom.server.makers import renewable
from keydom.server.offers import gallery, offered, scene
from keydom.server.own import Own, own_tables
from keydom.server.readers import LANGUAGE, YEAR, Reader
from keydom.server.regions import changed, regions
from keydom.server.runner import Runner
from keydom.server.scenes import in_gallery, portrait
from keydom.server.seated import seated
from keydom.server.speech import Speech, speech
from keydom.server.table_facts import about
from keydom.server.tables import Tables
from keydom.server.tokens import hashed
from keydom.server.turnstile import Slices
from keydom.server.whole import Group, groups, ways
from keydom.words import LANGUAGES, message_of
from keydom.words.rules import contents, rules, section_of_kind

ENV = Environment(
    loader=PackageLoader("keydom.server"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "fr": "Français", "es": "Español"}
MOST_STEPS = 60  # that are asked about at once
DAY = "public, max-age=86400"
UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
TURN_LIMITS = (600, 3600, 86400, 3 * 86400, 7 * 86400)  # what the form for a new table offers


def level_name(words: Speech, level: str) -> str:
    """What a table calls a bot's level."""
    return words.say(f"level-{level}") if words.has(f"level-{level}") else level


def duration(words: Speech, seconds: int) -> str:
    """A time in the largest unit that measures it."""
    unit, size = next((name, size) for name, size in UNITS if seconds % size == 0)
    return words.say(f"duration-{unit}", {"count": seconds // size})


ENV.globals.update(SIGNS=SIGNS, WIDE=CURVES[0], HIGH=CURVES[1], levels=list(levels()), level_name=level_name)
ENV.globals.update(
    duration=duration, turn_limits=TURN_LIMITS, stand_in=STAND_IN, badge=badge, paint=paint, following=following
)


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
        own = Own([], []) if reader.fresh else await own_tables(tables, reader)
        offers = [offered(game, reader.language) for game in games().values()]
        return page("lobby.html", words, reader, offers=offers, own=own, daily=daily(today()), titled=speech)

    @get("/next")
    async def next(self, tables: Tables, reader: Reader) -> Redirect:
        """The table that has been waiting for this browser longest."""
        waiting = [table for table in (await own_tables(tables, reader)).rows if table.my_turn]
        waiting.sort(key=lambda table: table.since)
        return Redirect(f"/t/{waiting[0].id}" if waiting else "/")

    @get("/t/{id:str}/join/{token:str}")
    async def join(self, id: Id, token: str, tables: Tables, reader: Reader) -> Response[str] | Redirect:
        """A seat's link: a page that says where it leads. Nothing is taken before somebody sits down there."""
        live = await tables.open(id)
        invited, words = await tables.store.invitation(hashed(token)), live.words(reader.language)
        facts: dict[str, Any] = {"live": live, "token": token, "seat": None, "open": []}
        if invited is None or invited[0] != id:
            return page("join.html", words, reader, status=403, **facts)
        if invited[1] in await reader.seats(id):
            return Redirect(f"/t/{id}")
        facts |= {"seat": invited[1], "open": (await tables.store.sitting(id)).of(invited[1])}
        return page("join.html", words, reader, **facts)

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
        said, sitting = await tables.store.said(id), await tables.store.sitting(id)
        async with looking(live, reader, tables, shown, ply) as look:
            live = look.live
            people = seated(live, sitting, reader)
            parts = await live.turnstile.result(regions(ENV, look, tables, said, mine, people))
            facts = await live.turnstile.result(standing(look, tables, mine))
        _, facts["prints"] = changed(parts, "")
        return page(
            "table.html", look.words, reader, look=look, live=live, parts=parts, facts=facts, seat=shown, ply=ply,
            mine=mine,
        )  # fmt: skip

    @staticmethod
    def _seat(live: Live, mine: list[int]) -> int | None:
        """Which of a browser's seats to look through; friends at one screen begin behind the curtain."""
        if not mine:
            return None
        if live.over or len(mine) == 1:
            return mine[0]
        return None

    @get("/t/{id:str}/now")
    async def now(
        self,
        id: Id,
        tables: Tables,
        reader: Reader,
        seat: Annotated[int | None, Parameter(query="as")] = None,
        ply: int | None = None,
        have: str = "",
        log: str = "",
        draft: str = "",
    ) -> dict[str, Any]:
        """How the table stands for a seat: the parts of the page that the browser lacks, and what may be done."""
        live = await tables.open(id)
        mine = await reader.seats(id)
        said, sitting = await tables.store.said(id), await tables.store.sitting(id)
        async with looking(live, reader, tables, seat, ply, draft) as look:
            live = look.live
            people = seated(live, sitting, reader)
            made = await live.turnstile.result(regions(ENV, look, tables, said, mine, people, log == "all"))
            parts, prints = changed(made, have)
            facts = await live.turnstile.result(standing(look, tables, mine))
            return {**facts, "regions": parts, "prints": prints}

    @get("/t/{id:str}/seats", media_type=MediaType.HTML)
    async def seats(self, id: Id, tables: Tables, reader: Reader) -> str:
        """Who sits where and who has come; one's own name and link, and for a maker the links that got lost."""
        live, mine = await tables.open(id), await reader.seats(id)
        words = live.words(reader.language)
        sitting = await tables.store.sitting(id)
        spare = renewable(live, sitting, reader.holder)
        facts: dict[str, Any] = {"live": live, "words": words, "say": words.say, "mine": mine, "spare": spare}
        facts |= {"sitting": sitting, "me": reader.holder}
        return ENV.get_template("seats.html").render(**facts)

    @get("/t/{id:str}/whole")
    async def whole(
        self,
        id: Id,
        tables: Tables,
        reader: Reader,
        seat: Annotated[int, Parameter(query="as")],
        step: Annotated[list[str], Parameter(max_items=MOST_STEPS)],
        draft: str = "",
    ) -> list[Group]:
        """What these steps lead to, each with all that belongs to it."""
        live = await tables.open(id)
        async with looking(live, reader, tables, seat, None, draft) as look:
            live = look.live
            return await live.turnstile.result(groups(look, step))

    @get("/t/{id:str}/course", media_type=MediaType.HTML)
    async def course(self, id: Id, tables: Tables, reader: Reader, runner: Runner) -> str:
        """How the scores grew, when the game is over."""
        live = await tables.open(id)
        if not live.over:
            raise NotNow("scores hold secrets until the game is over")
        key = (id, live.version)
        if key not in _courses:
            _courses[key] = await runner.run(course, live.game, live.match.record())
            while len(_courses) > COURSES:
                _courses.pop(next(iter(_courses)))
        words = live.words(reader.language)
        return ENV.get_template("course.html").render(
            course=_courses[key], game=live.game, plies=live.match.ply, words=words, say=words.say
        )

    @get("/help/{name:str}")
    async def help(self, name: str, ref: str, reader: Reader) -> dict[str, Any]:
        """What a thing is called and does."""
        game = registered(name)
        words = speech(game, reader.language)
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
    async def portrait(self, name: str, ref: str, reader: Reader, runner: Runner) -> Response[str]:
        """A thing with all its sides, large."""
        drawn = await runner.run(portrait, registered(name), ref, reader.language)
        headers = {"cache-control": DAY, "vary": "cookie, accept-language"}
        return Response(drawn, media_type="image/svg+xml", headers=headers)

    @get("/games/{name:str}/gallery")
    async def gallery(self, name: str, reader: Reader, runner: Runner) -> Response[str]:
        game = registered(name)
        drawn = await runner.run(gallery, game, reader.language)
        return page("gallery.html", speech(game, reader.language), reader, game=game, picture=drawn)

    @get("/games/{name:str}/picture.svg")
    async def picture(self, name: str, reader: Reader, runner: Runner) -> Response[str]:
        """A table in the middle of a game, for the lobby."""
        drawn = await runner.run(scene, registered(name), reader.language)
        headers = {"cache-control": DAY, "vary": "cookie, accept-language"}
        return Response(drawn, media_type="image/svg+xml", headers=headers)

    @get("/games/{name:str}/rules")
    async def rules(self, name: str, reader: Reader, runner: Runner) -> Response[str]:
        game = registered(name)
        offer = await runner.run(offered, game, reader.language)
        sections = await runner.run(rules, game, reader.language)
        kinds = {kind: section_of_kind(game, kind) for kind in game.catalogue.components}
        explained = {kind: section for section in sections for kind, id in kinds.items() if id == section.id}
        facts: dict[str, Any] = {"game": game, "offer": offer, "sections": sections, "explained": explained}
        facts["scenes"] = contents(game.home).scenes
        return page("rules.html", speech(game, reader.language), reader, **facts)

    @get("/preferences")
    async def preferences(self, reader: Reader) -> Response[str]:
        """What a reader prefers; the browser keeps it, and the page alone knows."""
        return page("preferences.html", speech(None, reader.language), reader)

    @post("/language/{language:str}", status_code=204)
    async def switch(self, language: str, reader: Reader) -> Response[None]:
        chosen = language if language in LANGUAGES else LANGUAGES[0]
        cookie = Cookie(LANGUAGE, value=chosen, max_age=YEAR, samesite="lax", path="/")
        return Response(None, status_code=204, cookies=[cookie, *reader.cookies()])

    @staticmethod
    def error_page(message: str, detail: str, status: int, language: str, headers: dict[str, str]) -> Response[str]:
        answer = page("error.html", speech(None, language), status=status, message=message, detail=detail)
        if retry := headers.get("retry-after"):
            headers = {**headers, "refresh": retry}  # a browser asks again by itself
        answer.headers.update(headers)
        return answer


def standing(look: Look, tables: Tables, mine: list[int]) -> Slices[dict[str, Any]]:
    """What a browser is told besides the parts of its page: whose turn it is and what may be done."""
    live, seat = look.live, look.seat
    choices = yield from look.choices()
    refs = {ref for action in choices for ref in _refs(action)}
    moment = live.game.moment(look.view(), look.words)
    yield
    brings = look.brings()
    yield
    picked = yield from handful(look)
    carried = yield from ways(look)
    return {
        **about(live, tables, mine, look.words),
        "seat": seat,
        "shown": look.match.ply if look.draft is None else live.match.ply,
        "draft": look.draft.steps if look.draft else [],
        "turn": look.turn(),
        "then": look.then(),
        "closed": look.closed,
        "stepwise": live.course is not None,  # a lesson answers every step
        "now": look.now,
        "moment": moment,
        "aside": look.aside(),
        "about": look.about(),
        "choices": choices,
        "brings": brings,
        "handful": to_builtins(picked),
        "ways": to_builtins(carried),
        "advisable": refusal(look, mine) is None,
        "names": {ref: look.words.name(ref) for ref in sorted(refs)},
        "undoable": seat in mine and look.now and seat is not None and live.undoable(seat),
        "redoable": seat in mine and look.now and seat is not None and live.redoable(seat),
    }


def _refs(choice: dict[str, object]) -> list[str]:
    refs = choice["refs"]
    assert isinstance(refs, list)
    return refs


COURSES = 64
_courses: dict[tuple[str, int], Curves] = {}  # of the finished games that were looked at last
