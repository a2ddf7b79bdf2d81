"""The JSON interface: all that the pages do, for programs. Seats act with their token as a bearer."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import Parameter
from litestar.response import Response, Stream
from msgspec import Meta, Struct

from keydom.bots import BOTS, levels
from keydom.core.errors import BadOption, BadRecord, IllegalAction
from keydom.core.game import Game
from keydom.core.options import draw_seats, seated
from keydom.games import games, get_game
from keydom.server.access.requester import Requester, check_seat
from keydom.server.durations import DAY, MINUTE
from keydom.server.errors import ActionRefused, NotPossibleNow, Outdated, SeatForbidden
from keydom.server.show.advice import check_advice, hint_facts
from keydom.server.show.permissions import open_table_view
from keydom.server.show.table_facts import absence_facts, table_facts
from keydom.server.show.wire import MadeTable, NewTable, TableFacts
from keydom.server.store.expiry import withdraw
from keydom.server.store.schema import SCRIPT
from keydom.server.store.tables import TableTerms
from keydom.server.table.archive import record_of
from keydom.server.table.chat_text import check_text
from keydom.server.table.draft import MOST_STEPS
from keydom.server.table.entries import LogEntry
from keydom.server.table.lesson_progress import WrongChoice
from keydom.server.table.presence import note_seen
from keydom.server.table.results import final_places
from keydom.server.table.table import GameTable
from keydom.server.table_registry import LONGEST_NAME, SeatSetup, TableRegistry, check_level
from keydom.server.web.stream import Streams

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A player's name")]
Version = Annotated[int, Meta(ge=0, description="The version of the table that the asker saw")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Id = Annotated[str, Parameter(min_length=1, max_length=16, pattern="^[A-Za-z0-9_-]+$")]
TurnLimit = Annotated[
    int,
    Meta(ge=MINUTE, le=30 * DAY, description="Seconds to move after which others may put a bot in the mover's seat"),
]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
MINE, LINK, BOT = "mine", "link", "bot"
STAND_IN = TableTerms().stand_in


class OwnSeat(Struct, forbid_unknown_fields=True):
    """The seat that something is about, for what needs no more."""

    seat: Seat


class SeatAction(OwnSeat):
    """The seat that acts and the version that it saw, for what needs no more."""

    version: Version


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat: `mine` (this browser), `link` (whoever has the link) or `bot`."""

    kind: Annotated[str, Meta(pattern="^(mine|link|bot)$")] = MINE
    name: Name | None = None
    level: str = "easy"


SeatChoices = Annotated[list[SeatChoice], Meta(min_length=1, max_length=10)]


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: SeatChoices
    options: dict[str, str] = {}
    turn_limit: TurnLimit | None = None
    stand_in: Annotated[str, Meta(description="The level of bots that play for people who go")] = STAND_IN
    as_seated: Annotated[bool, Meta(description="Keep the seats in the order listed; otherwise they are drawn")] = False


class MoveRequest(SeatAction):
    """An action, or with `actions` several that are played together or not at all."""

    action: ActionText | None = None
    actions: Annotated[list[ActionText], Meta(max_length=MOST_STEPS)] = []

    def steps(self) -> list[str]:
        if (self.action is None) == (not self.actions):
            raise NotPossibleNow("a move is one `action` or a list of `actions`")
        return self.actions


class TurnRequest(SeatAction):
    """What a seat wants to take back, leave or resign; `whole`: all of its turn."""

    whole: bool = False


ADVISER = "medium"
MOST_LINES = 20_000  # of a record: the longest games have a tenth of them


class ProposalRequest(SeatAction):
    what: Annotated[str, Meta(min_length=1, max_length=40, description="`rewind PLY`, `end` or `bot SEAT`")]


class ProposalAnswer(SeatAction):
    agree: bool
    what: (
        Annotated[str, Meta(min_length=1, max_length=40, description="The proposal; else the one that asks me")] | None
    ) = None


class ChatRequest(OwnSeat):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class RecordFile(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=900_000, description="A record, as in a .key file")]


class LogLine(Struct, gc=False):
    """A line of what happened. There are thousands of them, which the garbage collector need not look at."""

    ply: int
    text: str


class MoveLine(Struct, gc=False):
    """A move."""

    mover: int
    text: str


class TableRoutes(Controller):
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
    async def create(self, data: TableRequest, tables: TableRegistry, requester: Requester) -> Response[MadeTable]:
        table, tokens = await make_table(data, tables, requester)
        return Response(table_links(table, tokens), status_code=201, cookies=requester.cookies())

    @post("/records", summary="Make a table from a record")
    async def bring(self, data: RecordFile, tables: TableRegistry, requester: Requester) -> Response[NewTable]:
        if len(data.text.splitlines()) > MOST_LINES:
            raise BadRecord(f"no game has more than {MOST_LINES} lines")
        table = await tables.import_record(data.text, requester.holder)
        return new_table_response(table.id, requester)

    @get("/tables/{id:str}", summary="What everybody may know of a table")
    async def table(self, id: Id, tables: TableRegistry, requester: Requester) -> TableFacts:
        table = await tables.open(id)
        return table_facts(table, tables, await requester.seats(id), table.words(requester.language))

    @get("/tables/{id:str}/view", summary="What a seat, or a spectator, sees")
    async def view(
        self, id: Id, tables: TableRegistry, requester: Requester, seat: int | None = None, ply: int | None = None
    ) -> dict[str, Any]:
        async with open_table_view(id, requester, tables, seat, ply) as view:
            table = view.table
            log = await table.slices.run(view.log())
            return {
                "version": table.version,
                "ply": view.match.ply,
                "mover": view.match.mover,
                "seat": seat,
                "ask": view.prompt(),
                "legal": await table.slices.run(view.choices()),
                "view": view.game_view().data(),
                "log": [LogLine(ply, text) for ply, text in log],
                "lines": [MoveLine(mover, text) for mover, text in view.lines()],
            }

    @get("/tables/{id:str}/legal", summary="What a seat may do now")
    async def legal(self, id: Id, tables: TableRegistry, requester: Requester, seat: int) -> dict[str, Any]:
        async with open_table_view(id, requester, tables, seat, None) as view:
            table = view.table
            return {"version": table.version, "legal": await table.slices.run(view.choices())}

    @get("/tables/{id:str}/why", summary="Why a thing cannot be chosen now")
    async def why(
        self, id: Id, tables: TableRegistry, requester: Requester, seat: int, ref: str, draft: str = ""
    ) -> dict[str, str]:
        async with open_table_view(id, requester, tables, seat, None, draft) as view:
            return {"ref": ref, "why": view.why_not(ref)}

    @get("/tables/{id:str}/hint", summary="What a bot would do, what it expects of it, and why")
    async def hint(
        self,
        id: Id,
        tables: TableRegistry,
        requester: Requester,
        ply: int | None = None,
        level: str = ADVISER,
        best: Annotated[int, Parameter(ge=1, le=20)] = 3,
        seat: int | None = None,
        draft: str = "",
    ) -> dict[str, Any]:
        """For whoever is to move, from what that seat sees. Where other people play there is advice only afterwards."""
        mine = await requester.seats(id)
        check_level(level)
        async with open_table_view(id, requester, tables, seat, ply, draft) as view:
            table = view.table
            check_advice(view, mine)
            moves = list(view.match.moves)
            facts = {"version": table.version, "ply": len(moves), "seat": view.match.mover, "ask": view.question()}
        advice = await tables.hints.advise(table, moves, level, best)
        return {**facts, "level": level, "hints": [hint_facts(hint, view.words) for hint in advice]}

    @post("/tables/{id:str}/moves", status_code=200, summary="Play an action, or several at once")
    async def move(self, id: Id, data: MoveRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester, version=data.version)
        try:
            if data.action is not None and not data.actions:
                await table.play(tables.store, data.seat, data.action, data.version)
            else:
                await table.play_turn(tables.store, data.seat, data.steps(), data.version)
        except IllegalAction as error:
            why = table.words(requester.language).why(error.why) if error.why else None
            raise ActionRefused(str(error), error.why.key if error.why else None, why) from None
        except WrongChoice as error:
            raise ActionRefused(str(error), "astray", error.why(requester.language)) from None
        return tables.changed(table)

    @post("/tables/{id:str}/undo", status_code=200, summary="Take back a decision, or the whole turn")
    async def undo(self, id: Id, data: TurnRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.undo(tables.store, data.seat, data.version, data.whole)
        return tables.changed(table)

    @post("/tables/{id:str}/redo", status_code=200, summary="Make a move again that was taken back")
    async def redo(self, id: Id, data: TurnRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.redo(tables.store, data.seat, data.version)
        return tables.changed(table)

    @post("/tables/{id:str}/proposals", status_code=200, summary="Ask the others for their consent")
    async def propose(
        self, id: Id, data: ProposalRequest, tables: TableRegistry, requester: Requester
    ) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.propose(tables.store, data.seat, data.what, data.version)
        return tables.changed(table)

    @post("/tables/{id:str}/answers", status_code=200, summary="Agree to what was proposed, or refuse")
    async def answer(self, id: Id, data: ProposalAnswer, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester, returning=True)  # who was replaced still counts
        await table.answer(tables.store, data.seat, data.agree, data.version, data.what)
        return tables.changed(table)

    @post("/tables/{id:str}/leave", status_code=200, summary="Leave: a bot plays on, and the seat can be taken back")
    async def leave(self, id: Id, data: TurnRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.leave(tables.store, data.seat, data.version)
        return tables.changed(table)

    @post("/tables/{id:str}/resign", status_code=200, summary="Resign: a bot plays on, for the last place")
    async def resign(self, id: Id, data: TurnRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester)
        await table.resign(tables.store, data.seat, data.version)
        return tables.changed(table)

    @post("/tables/{id:str}/return", status_code=200, summary="Take a seat back from a bot")
    async def take_back(self, id: Id, data: TurnRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester, returning=True)
        await table.take_back(tables.store, data.seat, data.version)
        return tables.changed(table)

    @post("/tables/{id:str}/chat", status_code=201, summary="Say something at the table")
    async def say(self, id: Id, data: ChatRequest, tables: TableRegistry, requester: Requester) -> dict[str, int]:
        table = await open_to_act(id, data.seat, tables, requester, returning=True)
        number = await tables.store.add_chat(id, data.seat, check_text(data.text))
        tables.publish(id, table.version)
        return {"number": number}

    @get("/tables/{id:str}/chat", summary="What was said at the table")
    async def chat(self, id: Id, tables: TableRegistry) -> list[dict[str, Any]]:
        await tables.open(id)
        return [{"number": s.number, "seat": s.seat, "text": s.text, "at": s.at} for s in await tables.store.chat(id)]

    @get("/tables/{id:str}/scores", summary="The itemised scores, when the game is over")
    async def scores(self, id: Id, tables: TableRegistry, requester: Requester) -> list[dict[str, Any]]:
        table = await tables.open(id)
        if not table.over:
            raise NotPossibleNow("scores hold secrets until the game is over")
        words = table.words(requester.language)
        by_seat = final_places(table)
        return [
            {
                "seat": seat,
                "place": by_seat[seat],
                "total": score.total,
                "gone": absence_facts(table, seat),
                "lines": [
                    {"source": line.source, "name": words.source(line), "points": line.points, "how": line.how}
                    for line in score.lines
                ],
            }
            for seat, score in enumerate(table.match.scores())
        ]

    @get("/tables/{id:str}/record", media_type="text/plain", summary="The record, when the game is over")
    async def record(self, id: Id, tables: TableRegistry, requester: Requester) -> Response[str]:
        """Of a running game that cannot go on, because it began under earlier rules, whoever sat there gets it too."""
        try:
            table = await tables.open(id)
        except Outdated:
            row = await tables.store.table(id)
            record = record_of(row, await tables.store.log(id))
            if not row.over and not await requester.seats(id):
                raise SeatForbidden("the record of a game that cannot go on is for those who sat there") from None
        else:
            if not table.over:
                raise NotPossibleNow("a record holds everybody's secrets: it is given out when the game is over")
            record = table.match.record()
        text = await tables.runner.run(str, record)
        disposition = f'attachment; filename="{record.game}-{id}.key"'
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    @post("/tables/{id:str}/rematch", status_code=201, summary="The same players once more")
    async def rematch(self, id: Id, tables: TableRegistry, requester: Requester) -> Response[NewTable]:
        """The table that follows a finished one: made by whoever asks first."""
        table = await tables.open(id)
        mine = await requester.seats(id)
        if not mine:
            raise SeatForbidden("only who has played can ask for a rematch")
        async with table.lock:
            next = (await tables.store.table(id)).rematch
            if next is None:
                if not table.over or table.lesson_progress is not None:
                    raise NotPossibleNow("the game is not over, or was a lesson")
                drawn = draw_seats(table.seats, SystemRandom()) if table.row.drawn else ()
                setups = [SeatSetup(table.names.get(seat, ""), table.bots.get(seat)) for seat in range(table.seats)]
                mine = [drawn[seat] if drawn else seat for seat in mine]
                terms = TableTerms(turn_limit=table.row.turn_limit, stand_in=table.row.stand_in, drawn=drawn)
                game, options = table.game, table.game.seated(table.match.options, drawn).values
                setups = seated(setups, drawn)
                following, _ = await tables.create(game, options, setups, requester.holder, mine, terms)
                await tables.store.share_claims(id, following.id, drawn)
                next = await tables.store.set_rematch(id, following.id)
                if next != following.id:  # another server was faster
                    await withdraw(tables.store, tables.cache.drop, following.id)
        return Response(NewTable(next, f"/t/{next}"), status_code=201)

    @get("/tables/{id:str}/stream", summary="A line for every change: the version of the table")
    async def stream(self, id: Id, tables: TableRegistry, streams: Streams) -> Stream:
        table = await tables.open(id)
        return streams.of(id, lambda: table.version)


async def make_table(data: TableRequest, tables: TableRegistry, requester: Requester) -> tuple[GameTable, list[str]]:
    game = get_game(data.game)
    drawn = () if data.as_seated else draw_seats(len(data.seats), SystemRandom())
    setups, mine = seat_setups(seated(data.seats, drawn))
    terms = TableTerms(turn_limit=data.turn_limit, stand_in=check_level(data.stand_in), drawn=drawn)
    options = game.seated(game.options(data.options), drawn).values
    return await tables.create(game, options, setups, requester.holder, mine, terms)


async def make_scripted_table(
    game: Game[Any, Any],
    options: dict[str, str],
    seats: int,
    entry: LogEntry,
    tables: TableRegistry,
    requester: Requester,
) -> Response[NewTable]:
    """A table for one reader, in the seat of the entry: a lesson or a puzzle, which has the moves of the others."""
    setups = [SeatSetup("", None if seat == entry.seat else SCRIPT) for seat in range(seats)]
    table, _ = await tables.create(game, options, setups, requester.holder, [entry.seat], entries=[entry])
    return new_table_response(table.id, requester)


def new_table_response(id: str, requester: Requester) -> Response[NewTable]:
    return Response(NewTable(id, f"/t/{id}"), status_code=201, cookies=requester.cookies())


def seat_setups(choices: list[SeatChoice]) -> tuple[list[SeatSetup], list[int]]:
    """Who is to sit where, and which seats are the maker's own."""
    setups, mine = [], []
    for seat, choice in enumerate(choices):
        if choice.kind == BOT:
            setups.append(SeatSetup(choice.name or f"Bot {seat + 1}", check_level(choice.level)))
            continue
        setups.append(SeatSetup(choice.name or ""))
        if choice.kind == MINE:
            mine.append(seat)
    if all(setup.bot for setup in setups):
        raise BadOption("somebody must sit at the table: every seat is a bot's")
    return setups, mine


def table_links(table: GameTable, tokens: list[str]) -> MadeTable:
    """What the maker of a table is told, once: the secrets of its seats."""
    people = [seat for seat in range(table.seats) if seat not in table.bots]
    return MadeTable(
        id=table.id,
        version=table.version,
        links={str(seat): f"/t/{table.id}/join/{tokens[seat]}" for seat in people},
        tokens={str(seat): tokens[seat] for seat in people},
        watch=f"/t/{table.id}",
        drawn=list(table.match.drawn),  # the seat of each choice; empty: as they were listed
    )


async def open_to_act(
    id: str, seat: int, tables: TableRegistry, requester: Requester, returning: bool = False, version: int | None = None
) -> GameTable:
    """The table where a requester wants to act for a seat, if it may."""
    mine = await requester.seats(id)
    table = await tables.open(id, version)
    check_seat(seat, mine)
    if seat in table.bots and not returning:
        raise NotPossibleNow(f"a bot plays for seat {seat}: take the seat back first")
    await note_seen(table, mine, tables.store)
    return table
