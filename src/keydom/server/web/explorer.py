"""The explorer: what the finished games of this server say, or those of bots that come with the package."""

from __future__ import annotations

from importlib.util import find_spec
from time import monotonic
from typing import Annotated, Any, Final, NamedTuple

from litestar import Controller, get
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Struct, json

from keydom.core.cache import Cache
from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.record import Record
from keydom.games import get_game
from keydom.server.access.requester import Requester
from keydom.server.bots.pool import LONG, WorkerFailed
from keydom.server.table_registry import TableRegistry
from keydom.server.web.pages import page
from keydom.server.words import PageWords
from keydom.study.explorer.component_uses import GameSummary, summarise
from keydom.study.explorer.explorer import BOTS, PEOPLE, Explorer, GameFilter
from keydom.study.explorer.formatting import StatisticsText
from keydom.study.explorer.packaged import packaged_statistics
from keydom.study.explorer.statistics import CollectionStatistics

OWN, SHIPPED, MINE = "own", "shipped", "mine"
MOST: Final = 1000  # games that are counted: the last ones
Seats = Annotated[int, Parameter(ge=0, le=10)]  # of a table; 0: however many
READING_TIME: Final = 3.0  # seconds after which those that are not counted yet wait for the next look

# What finished games tell, by table; None: not to be counted.
_facts_by_table: Cache[str, GameFacts | None] = Cache(4 * MOST)


class GameOptions(Struct):
    """Of what a game tells, the options."""

    options: dict[str, str]


class GameFacts(NamedTuple):
    """What a finished game tells: its options, and all of it as JSON, which is read where it is counted."""

    options: dict[str, str]
    text: str


class ExplorerQuery(NamedTuple):
    """What somebody wants to see."""

    source: str = ""
    seats: int = 0
    who: str = ""
    option: str = ""
    deed: str = ""
    behind: str = ""


class ExplorerPage(NamedTuple):
    """What there is to show."""

    asked: ExplorerQuery
    found: CollectionStatistics | None
    counted: int = 0
    there: int = 0  # games, counted or not
    options: tuple[str, ...] = ()  # other than usual, that some game has
    mine: tuple[str, ...] = ()  # one's own games behind a figure
    others: int = 0


class ExplorerRoutes(Controller):
    """Many games at a glance. Nobody is named: bots go by their level, people are people."""

    include_in_schema = False

    @get("/games/{name:str}/explore")
    async def explore(
        self,
        name: str,
        tables: TableRegistry,
        requester: Requester,
        source: str = "",
        seats: Seats = 0,
        who: str = "",
        option: str = "",
        deed: str = "",
        behind: str = "",
    ) -> Response[str]:
        game = get_game(name)
        seen = await self._seen(game, tables, requester, ExplorerQuery(source, seats, who, option, deed, behind))
        facts: dict[str, Any] = {"game": game, "seen": seen, "asked": seen.asked}
        facts["figures"] = StatisticsText(game, requester.language)
        return page("explorer.html", PageWords(game, requester.language), requester, **facts)

    async def _seen(
        self, game: Game[Any, Any], tables: TableRegistry, requester: Requester, asked: ExplorerQuery
    ) -> ExplorerPage:
        known = packaged_statistics(game.id)
        able = find_spec("duckdb") is not None
        ids = await tables.store.finished(game.id, game.rules_version, game.catalogue.digest(), MOST) if able else []
        if asked.source == SHIPPED or (known is not None and not ids and asked.source != OWN):
            return ExplorerPage(asked._replace(source=SHIPPED), known, there=len(ids))
        with tables.tasks.allowed():
            return await self._counted(game, tables, requester, asked, ids)

    async def _counted(
        self, game: Game[Any, Any], tables: TableRegistry, requester: Requester, asked: ExplorerQuery, ids: list[str]
    ) -> ExplorerPage:
        games = await collect_facts(tables, ids)
        own = set() if requester.fresh else set(await tables.store.tables_of(requester.holder, MOST))
        if asked.who == MINE:
            games = {id: one for id, one in games.items() if id in own}
        usual = game.options().values
        options = {
            f"{key}={value}" for one in games.values() for key, value in one.options.items() if usual[key] != value
        }
        wanted = GameFilter(asked.seats, "", asked.who if asked.who in (BOTS, PEOPLE) else "", asked.option)
        texts = {id: one.text for id, one in games.items()}
        found, behind = await tables.tasks.ask(ExplorerAnswer, LONG, _asked, game.id, texts, wanted, asked.behind)
        return ExplorerPage(
            asked._replace(source=OWN),
            found,
            len(games),
            len(ids),
            tuple(sorted(options)),
            tuple(id for id in behind if id in own),
            sum(id not in own for id in behind),
        )


class ExplorerAnswer(NamedTuple):
    """The figures, and the games behind one of them; none where no game is as wished."""

    found: CollectionStatistics | None
    behind: list[str]


def _asked(name: str, texts: dict[str, str], wanted: GameFilter, behind: str) -> ExplorerAnswer:
    deed, _, thing = behind.partition(":")
    games = {id: json.decode(text, type=GameSummary) for id, text in texts.items()}
    with Explorer(get_game(name), games, wanted) as explorer:
        try:
            found = explorer.explored()
        except KeydomError:
            return ExplorerAnswer(None, [])
        return ExplorerAnswer(found, explorer.games_with(deed, thing) if thing else [])


async def collect_facts(tables: TableRegistry, ids: list[str]) -> dict[str, GameFacts]:
    """What these games tell; those that were never read are, for a while."""
    ends = monotonic() + READING_TIME
    for id in ids:
        if id not in _facts_by_table and monotonic() < ends:
            try:
                _facts_by_table[id] = await _read(id, tables)
            except WorkerFailed:  # the next look tries again
                continue
    return {id: one for id in ids if (one := _facts_by_table.get(id)) is not None}


async def _read(id: str, tables: TableRegistry) -> GameFacts | None:
    try:
        table = await tables.cache.read_only(id)
        if not table.over:
            return None
        record = table.match.record()
        people = frozenset(table.people.seats)
        record.players = {seat: level for seat, level in table.bots.items() if seat not in people}
        text = await tables.tasks.ask_json(LONG, _facts, str(record), sorted(people))
        options = json.decode(text, type=GameOptions | None)
        return None if options is None else GameFacts(options.options, text)
    except WorkerFailed:
        raise
    except KeydomError:  # a table that cannot be read is no game that counts
        return None


def _facts(text: str, people: list[int]) -> GameSummary | None:
    """What a record tells; nothing where it cannot be counted."""
    try:
        record = Record.parse(text)
        return summarise(get_game(record.game), record, frozenset(people))
    except KeydomError:
        return None
