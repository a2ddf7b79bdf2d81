"""The JSON interface: all that the pages do, for programs. Seats act with their token as a bearer."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter
from litestar.response import Response, Stream
from litestar.types import Scope
from msgspec import Meta, Struct

from keydom.bots import BOTS, levels
from keydom.core.errors import BadOption, BadRecord, IllegalAction
from keydom.core.record import Record
from keydom.core.seating import draw_seats, seated
from keydom.games import game as registered
from keydom.games import games
from keydom.server.advice import refusal, told
from keydom.server.course import Astray
from keydom.server.draft import MOST
from keydom.server.errors import NotAllowed, NotNow, NotYours, Outdated
from keydom.server.live import Live
from keydom.server.look import Look
from keydom.server.looking import holding, looking
from keydom.server.presence import note
from keydom.server.readers import Reader, reader_of
from keydom.server.results import places
from keydom.server.sayable import sayable
from keydom.server.store import Terms
from keydom.server.stream import Streams
from keydom.server.table_facts import about, going
from keydom.server.tables import LONGEST_NAME, Guest, Tables, check_level

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A player's name")]
Version = Annotated[int, Meta(ge=0, description="The version of the table that the asker saw")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[str, Parameter(min_length=1, max_length=16, pattern="^[A-Za-z0-9_-]+$")]
TurnLimit = Annotated[
    int,
    Meta(ge=60, le=30 * 24 * 3600, description="Seconds to move after which others may put a bot in the mover's seat"),
]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
MINE, LINK, BOT = "mine", "link", "bot"
STAND_IN = Terms().stand_in


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: `mine` (this browser), `link` (whoever has the link) or `bot`."""

    kind: Annotated[str, Meta(pattern="^(mine|link|bot)$")] = MINE
    name: Name | None = None
    level: str = "easy"


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, str] = {}
    turn_limit: TurnLimit | None = None
    stand_in: Annotated[str, Meta(description="The level of bots that play for people who go")] = STAND_IN
    as_seated: Annotated[bool, Meta(description="Keep the seats in the order listed; otherwise they are drawn")] = False


class Move(Struct, forbid_unknown_fields=True):
    """An action, or with `actions` several that are played together or not at all."""

    seat: Seat
    version: Version
    action: ActionText | None = None
    actions: Annotated[list[ActionText], Meta(max_length=MOST)] = []

    def steps(self) -> list[str]:
        if (self.action is None) == (not self.actions):
            raise NotNow("a move is one `action` or a list of `actions`")
        return self.actions


class Turn(Struct, forbid_unknown_fields=True):
    """A seat and the version it saw, for what needs no more."""

    seat: Seat
    version: Version
    whole: bool = False


ADVISER = "medium"
MOST_LINES = 20_000  # of a record: the longest games have a tenth of them


class Proposal(Struct, forbid_unknown_fields=True):
    seat: Seat
    version: Version
    what: Annotated[str, Meta(min_length=1, max_length=40, description="`rewind PLY`, `end` or `bot SEAT`")]


class Answer(Struct, forbid_unknown_fields=True):
    seat: Seat
    version: Version
    agree: bool
    what: (
        Annotated[str, Meta(min_length=1, max_length=40, description="The proposal; else the one that asks me")] | None
    ) = None


class Remark(Struct, forbid_unknown_fields=True):
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class RecordFile(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=900_000, description="A record, as in a .key file")]


class Said(Struct, gc=False):
    """A line of what happened. There are thousands of them, which the garbage collector need not look at."""

    ply: int
    text: str


class Played(Struct, gc=False):
    """A move."""

    mover: int
    text: str


class Api(Controller):
    """Games, tables and what can be done at them."""

    path = "/api"

    @get("/games", summary="The games and their options")
    async def games(self) -> list[dict[str, Any]]:
        return [
            {
                "id": game.id,
                "seats": [game.seats[0], game.seats[-1]],
                "rules": game.rules_version,
                "options": {choice.name: list(choice.values) for choice in game.choices},
                "levels": list(levels()),
                "bots": list(BOTS),
            }
            for game in games().values()
        ]

    @post("/tables", summary="Make a table")
    async def create(self, data: TableWish, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        live, tokens = await make_table(data, tables, reader)
        return Response(links(live, tokens), status_code=201, cookies=reader.cookies())

    @post("/records", summary="Make a table from a record")
    async def bring(self, data: RecordFile, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        if data.text.count("\n") > MOST_LINES:
            raise BadRecord(f"no game has more than {MOST_LINES} lines")
        record = await tables.runner.run(Record.parse, data.text)
        live = await tables.bring_in(record, reader.holder)
        return Response({"id": live.id, "watch": f"/t/{live.id}"}, status_code=201, cookies=reader.cookies())

    @get("/tables/{id:str}", summary="What everybody may know of a table")
    async def table(self, id: Id, tables: Tables, reader: Reader) -> dict[str, Any]:
        async with holding(id, tables) as live:
            return about(live, tables, await reader.seats(id), live.words(reader.language))

    @get("/tables/{id:str}/view", summary="What a seat, or a spectator, sees")
    async def view(
        self, id: Id, tables: Tables, reader: Reader, seat: int | None = None, ply: int | None = None
    ) -> dict[str, Any]:
        live = await tables.open(id)
        async with looking(live, reader, tables, seat, ply) as look:
            live = look.live
            log = await live.turnstile.result(look.log())
            return {
                "version": live.version,
                "ply": look.match.ply,
                "mover": look.match.mover,
                "seat": seat,
                "ask": look.prompt(),
                "legal": await live.turnstile.result(look.choices()),
                "view": look.view().data(),
                "log": [Said(ply, text) for ply, text in log],
                "lines": [Played(mover, text) for mover, text in look.lines()],
            }

    @get("/tables/{id:str}/legal", summary="What a seat may do now")
    async def legal(self, id: Id, tables: Tables, reader: Reader, seat: int) -> dict[str, Any]:
        live = await tables.open(id)
        async with looking(live, reader, tables, seat, None) as look:
            live = look.live
            return {"version": live.version, "legal": await live.turnstile.result(look.choices())}

    @get("/tables/{id:str}/why", summary="Why a thing cannot be chosen now")
    async def why(self, id: Id, tables: Tables, reader: Reader, seat: int, ref: str, draft: str = "") -> dict[str, str]:
        live = await tables.open(id)
        async with looking(live, reader, tables, seat, None, draft) as look:
            return {"ref": ref, "why": look.why_not(ref)}

    @get("/tables/{id:str}/hint", summary="What a bot would do, what it expects of it, and why")
    async def hint(
        self,
        id: Id,
        tables: Tables,
        reader: Reader,
        ply: int | None = None,
        level: str = ADVISER,
        best: Annotated[int, Parameter(ge=1, le=20)] = 3,
        seat: int | None = None,
        draft: str = "",
    ) -> dict[str, Any]:
        """For whoever is to move, from what that seat sees. Where other people play there is advice only afterwards."""
        live, mine = await tables.open(id), await reader.seats(id)
        check_level(level)
        async with looking(live, reader, tables, seat, ply, draft) as look:
            live = look.live
            if (refused := refusal(look, mine)) is not None:
                raise refused
            moves = list(look.match.moves)
            facts = {"version": live.version, "ply": len(moves), "seat": look.match.mover, "ask": look.question()}
        advice = await tables.advisers.advise(live, moves, level, best)
        return {**facts, "level": level, "hints": [told(hint, look.words) for hint in advice]}

    @post("/tables/{id:str}/moves", status_code=200, summary="Play an action, or several at once")
    async def move(self, id: Id, data: Move, request: Request[Any, Any, Any]) -> dict[str, int]:
        return {"version": await played(id, data, request.scope, request.app.state.tables)}

    @post("/tables/{id:str}/undo", status_code=200, summary="Take back a decision, or the whole turn")
    async def undo(self, id: Id, data: Turn, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.undo(tables.store, data.seat, data.version, data.whole)
        tables.changed(live)
        return {"version": live.version}

    @post("/tables/{id:str}/redo", status_code=200, summary="Make a move again that was taken back")
    async def redo(self, id: Id, data: Turn, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.redo(tables.store, data.seat, data.version)
        tables.changed(live)
        return {"version": live.version}

    @post("/tables/{id:str}/proposals", status_code=200, summary="Ask the others for their consent")
    async def propose(self, id: Id, data: Proposal, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader)
        await live.propose(tables.store, data.seat, data.what, data.version)
        tables.changed(live)
        return {"version": live.version}

    @post("/tables/{id:str}/answers", status_code=200, summary="Agree to what was proposed, or refuse")
    async def answer(self, id: Id, data: Answer, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader, returning=True)  # who was replaced still counts
        await live.answer(tables.store, data.seat, data.agree, data.version, data.what)
        tables.changed(live)
        return {"version": live.version}

    @post("/tables/{id:str}/return", status_code=200, summary="Take a seat back from a bot")
    async def take_back(self, id: Id, data: Turn, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader, returning=True)
        await live.take_back(tables.store, data.seat, data.version)
        tables.changed(live)
        return {"version": live.version}

    @post("/tables/{id:str}/chat", status_code=201, summary="Say something at the table")
    async def say(self, id: Id, data: Remark, tables: Tables, reader: Reader) -> dict[str, int]:
        live = await acting(id, data.seat, tables, reader, returning=True)
        number = await tables.store.say(id, data.seat, sayable(data.text))
        tables.publish(id, live.version)
        return {"number": number}

    @get("/tables/{id:str}/chat", summary="What was said at the table")
    async def chat(self, id: Id, tables: Tables) -> list[dict[str, Any]]:
        await tables.open(id)
        return [{"number": s.number, "seat": s.seat, "text": s.text, "at": s.at} for s in await tables.store.said(id)]

    @get("/tables/{id:str}/scores", summary="The itemised scores, when the game is over")
    async def scores(self, id: Id, tables: Tables, reader: Reader) -> list[dict[str, Any]]:
        async with holding(id, tables) as live:
            if not live.over:
                raise NotNow("scores hold secrets until the game is over")
            look = Look(live, None, reader.language)
            by_seat = places(live)
            return [
                {
                    "seat": seat,
                    "place": by_seat[seat],
                    "total": score.total,
                    "gone": going(live, seat),
                    "lines": [
                        {"source": line.source, "name": look.words.source(line), "points": line.points, "how": line.how}
                        for line in score.lines
                    ],
                }
                for seat, score in enumerate(live.match.scores())
            ]

    @get("/tables/{id:str}/record", media_type="text/plain", summary="The record, when the game is over")
    async def record(self, id: Id, tables: Tables, reader: Reader) -> Response[str]:
        """Of a running game that cannot go on, because it began under earlier rules, whoever sat there gets it too."""
        try:
            async with holding(id, tables) as live:
                if not live.over:
                    raise NotNow("a record holds everybody's secrets: it is given out when the game is over")
                record = live.match.record()
        except Outdated:
            row, record = await tables.archived(id)
            if not row.over and not await reader.seats(id):
                raise NotYours("the record of a game that cannot go on is for those who sat there") from None
        text = await tables.runner.run(str, record)
        disposition = f'attachment; filename="{record.game}-{id}.key"'
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    @post("/tables/{id:str}/rematch", status_code=201, summary="The same players once more")
    async def rematch(self, id: Id, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
        return await again(id, tables, reader)

    @get("/tables/{id:str}/stream", summary="A line for every change: the version of the table")
    async def stream(self, id: Id, tables: Tables, streams: Streams) -> Stream:
        live = await tables.open(id)
        return streams.of(id, lambda: live.version)


async def played(id: str, data: Move, scope: Scope, tables: Tables) -> int:
    """Make a move and tell everybody; says the table's version then."""
    reader = await reader_of(scope, tables.store)
    live = await acting(id, data.seat, tables, reader, version=data.version)
    try:
        if data.action is not None and not data.actions:
            await live.play(tables.store, data.seat, data.action, data.version)
        else:
            await live.play_turn(tables.store, data.seat, data.steps(), data.version)
    except IllegalAction as error:
        why = live.words(reader.language).why(error.reason) if error.reason else None
        raise NotAllowed(str(error), error.reason.key if error.reason else None, why) from None
    except Astray as error:
        raise NotAllowed(str(error), "astray", error.why(reader.language)) from None
    tables.changed(live)
    return live.version


async def make_table(data: TableWish, tables: Tables, reader: Reader) -> tuple[Live, list[str]]:
    game = registered(data.game)
    drawn = () if data.as_seated else draw_seats(len(data.seats), SystemRandom())
    guests, mine = guests_of(seated(data.seats, drawn))
    terms = Terms(data.turn_limit, check_level(data.stand_in), drawn=drawn)
    options = game.seated(game.options(data.options), drawn).values
    return await tables.create(game, options, guests, reader.holder, mine, terms)


def guests_of(wishes: list[SeatWish]) -> tuple[list[Guest], list[int]]:
    """Who is to sit where, and which seats are the maker's own."""
    guests, mine = [], []
    for seat, wish in enumerate(wishes):
        if wish.kind == BOT:
            guests.append(Guest(wish.name or f"Bot {seat + 1}", check_level(wish.level)))
            continue
        guests.append(Guest(wish.name or ""))
        if wish.kind == MINE:
            mine.append(seat)
    if all(guest.bot for guest in guests):
        raise BadOption("somebody must sit at the table: every seat is a bot's")
    return guests, mine


def links(live: Live, tokens: list[str]) -> dict[str, Any]:
    """What the maker of a table is told, once: the secrets of its seats."""
    people = [seat for seat in range(live.seats) if seat not in live.bots]
    return {
        "id": live.id,
        "version": live.version,
        "links": {str(seat): f"/t/{live.id}/join/{tokens[seat]}" for seat in people},
        "tokens": {str(seat): tokens[seat] for seat in people},
        "watch": f"/t/{live.id}",
        "drawn": live.match.drawn,  # the seat of each wish; empty: as they were listed
    }


async def again(id: str, tables: Tables, reader: Reader) -> Response[dict[str, Any]]:
    """The table that follows a finished one: made by whoever asks first."""
    async with holding(id, tables) as live:
        mine = await reader.seats(id)
        if not mine:
            raise NotYours("only who has played can ask for a rematch")
        next = (await tables.store.table(id)).rematch
        if next is None:
            if not live.over or live.course is not None:
                raise NotNow("the game is not over, or was a lesson")
            drawn = draw_seats(live.seats, SystemRandom()) if live.row.drawn else ()
            guests = [Guest(live.names.get(seat, ""), live.bots.get(seat)) for seat in range(live.seats)]
            mine = [drawn[seat] if drawn else seat for seat in mine]
            terms = Terms(live.row.turn_limit, live.row.stand_in, drawn=drawn)
            game, options = live.game, live.game.seated(live.match.options, drawn).values
            guests = seated(guests, drawn)
            following, _ = await tables.create(game, options, guests, reader.holder, mine, terms)
            await tables.store.share_claims(id, following.id, drawn)
            next = await tables.store.set_rematch(id, following.id)  # at another server somebody may have been faster
    return Response({"id": next, "watch": f"/t/{next}"}, status_code=201)


async def acting(
    id: str, seat: int, tables: Tables, reader: Reader, returning: bool = False, version: int | None = None
) -> Live:
    """The table where a reader wants to act for a seat, if it may."""
    mine = await reader.seats(id)
    live = await tables.open(id, version)
    if seat not in mine:
        raise NotYours(f"seat {seat} of this table is not yours")
    if seat in live.bots and not returning:
        raise NotNow(f"a bot plays for seat {seat}: take the seat back first")
    await note(live, mine, tables.store)
    return live
