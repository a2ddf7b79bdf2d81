"""The explorer: what the finished games of this server say, or those of bots that come with the package."""

from __future__ import annotations

from collections import OrderedDict
from importlib.util import find_spec
from time import monotonic
from typing import Annotated, Any, Final, NamedTuple

from litestar import Controller, get
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Struct, json

from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.core.record import Record
from keydom.games import game as registered
from keydom.server.pages import page
from keydom.server.readers import Reader
from keydom.server.speech import speech
from keydom.server.studies import LONG
from keydom.server.tables import Tables
from keydom.server.thinking import NoAnswer
from keydom.study.deeds import Told, told
from keydom.study.explorer import BOTS, PEOPLE, Explorer, Wish
from keydom.study.figures import Figures
from keydom.study.found import Explored
from keydom.study.shipped import shipped

OWN, SHIPPED, MINE = "own", "shipped", "mine"
MOST: Final = 1000  # games that are counted: the last ones
Seats = Annotated[int, Parameter(ge=0, le=10)]  # of a table; 0: however many
ENOUGH: Final = 3.0  # seconds after which those that are not counted yet wait for the next look

_told: OrderedDict[str, Facts | None] = OrderedDict()  # what finished games tell, by table; nothing: not to be counted


class Chosen(Struct):
    """Of what a game tells, the options."""

    options: dict[str, str]


class Facts(NamedTuple):
    """What a finished game tells: its options, and all of it as JSON, which is read where it is counted."""

    options: dict[str, str]
    text: str


class Asked(NamedTuple):
    """What somebody wants to see."""

    source: str = ""
    seats: int = 0
    who: str = ""
    option: str = ""
    deed: str = ""
    behind: str = ""


class Seen(NamedTuple):
    """What there is to show."""

    asked: Asked
    found: Explored | None
    counted: int = 0
    there: int = 0  # games, counted or not
    options: tuple[str, ...] = ()  # other than usual, that some game has
    mine: tuple[str, ...] = ()  # one's own games behind a figure
    others: int = 0


class Exploring(Controller):
    """Many games at a glance. Nobody is named: bots go by their level, people are people."""

    include_in_schema = False

    @get("/games/{name:str}/explore")
    async def explore(
        self,
        name: str,
        tables: Tables,
        reader: Reader,
        source: str = "",
        seats: Seats = 0,
        who: str = "",
        option: str = "",
        deed: str = "",
        behind: str = "",
    ) -> Response[str]:
        game = registered(name)
        seen = await self._seen(game, tables, reader, Asked(source, seats, who, option, deed, behind))
        facts: dict[str, Any] = {"game": game, "seen": seen, "asked": seen.asked}
        facts["figures"] = Figures(game, reader.language)
        return page("explorer.html", speech(game, reader.language), reader, **facts)

    async def _seen(self, game: Game[Any, Any], tables: Tables, reader: Reader, asked: Asked) -> Seen:
        known = shipped(game.id)
        able = find_spec("duckdb") is not None
        ids = await tables.store.finished(game.id, game.rules_version, game.catalogue.digest(), MOST) if able else []
        if asked.source == SHIPPED or (known is not None and not ids and asked.source != OWN):
            return Seen(asked._replace(source=SHIPPED), known, there=len(ids))
        with tables.studies.allowed():
            return await self._counted(game, tables, reader, asked, ids)

    async def _counted(
        self, game: Game[Any, Any], tables: Tables, reader: Reader, asked: Asked, ids: list[str]
    ) -> Seen:
        games = await gathered(tables, ids)
        own = set() if reader.fresh else set(await tables.store.tables_of(reader.holder, MOST))
        if asked.who == MINE:
            games = {id: one for id, one in games.items() if id in own}
        usual = game.options().values
        options = {
            f"{key}={value}" for one in games.values() for key, value in one.options.items() if usual[key] != value
        }
        wish = Wish(asked.seats, "", asked.who if asked.who in (BOTS, PEOPLE) else "", asked.option)
        texts = {id: one.text for id, one in games.items()}
        found, behind = await tables.studies.ask(Answer, LONG, _asked, game.id, texts, wish, asked.behind)
        return Seen(
            asked._replace(source=OWN),
            found,
            len(games),
            len(ids),
            tuple(sorted(options)),
            tuple(id for id in behind if id in own),
            sum(id not in own for id in behind),
        )


class Answer(NamedTuple):
    """The figures, and the games behind one of them; none where no game is as wished."""

    found: Explored | None
    behind: list[str]


def _asked(name: str, texts: dict[str, str], wish: Wish, behind: str) -> Answer:
    deed, _, thing = behind.partition(":")
    games = {id: json.decode(text, type=Told) for id, text in texts.items()}
    with Explorer(registered(name), games, wish) as explorer:
        try:
            found = explorer.explored()
        except KeydomError:
            return Answer(None, [])
        return Answer(found, explorer.behind(deed, thing) if thing else [])


async def gathered(tables: Tables, ids: list[str]) -> dict[str, Facts]:
    """What these games tell; those that were never read are, for a while."""
    ends = monotonic() + ENOUGH
    for id in ids:
        if id not in _told and monotonic() < ends:
            try:
                _told[id] = await _read(id, tables)
            except NoAnswer:  # the next look tries again
                continue
            while len(_told) > 4 * MOST:
                _told.popitem(last=False)
    return {id: one for id in ids if (one := _told.get(id)) is not None}


async def _read(id: str, tables: Tables) -> Facts | None:
    try:
        live = await tables.glance(id)
        if not live.over:
            return None
        record = live.match.record()
        people = frozenset(live.people.seats)
        names = {seat: "" if seat in people else level for seat, level in live.bots.items()}
        record.players = {seat: name for seat, name in names.items() if name}
        text = await tables.studies.told(LONG, _facts, str(record), sorted(people))
        options = json.decode(text, type=Chosen | None)
        return None if options is None else Facts(options.options, text)
    except NoAnswer:
        raise
    except KeydomError:  # a table that cannot be read is no game that counts
        return None


def _facts(text: str, people: list[int]) -> Told | None:
    """What a record tells; nothing where it cannot be counted."""
    try:
        record = Record.parse(text)
        return told(registered(record.game), record, frozenset(people))
    except KeydomError:
        return None
